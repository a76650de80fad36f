"""What people type wrongly, with what the one line about it must name."""

from __future__ import annotations

CASES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    # commands and options
    (("fly",), ("fly", "play", "resume", "--help")),
    (("--fly",), ("--fly", "--help")),
    (("play", "extra"), ("extra", "hasbro", "dog")),
    (("keys", "--json"), ("--json", "--help")),
    (("--game",), ("--game",)),
    (("--lang", "xx"), ("xx", "en")),
    # games and house rules
    (("--game", "ludo"), ("ludo", "hasbro", "dog")),
    (("rules", "ludo"), ("ludo", "hasbro", "dog")),
    (("simulate", "--game", "ludo"), ("ludo", "hasbro")),
    (("--rules", "home"), ("home", "home=bounce")),
    (("--rules", "home=far"), ("home=far", "exact", "bounce")),
    (("--rules", "jokers=6"), ("jokers", "home")),
    (("--game", "parker", "--quick"), ("parker", "start=quick")),
    (("--game", "dog", "--points"), ("dog", "points")),
    (("--game", "dog", "--teams"), ("dog", "teams")),
    (("--game", "dog", "--players", "3"), ("dog", "four")),
    (("--opponents", "champoin"), ("champoin", "champion?")),
    (("--seats", "red=you,blue=runer"), ("runer", "runner?")),
    (("--teams", "--players", "3"), ("Teams", "four")),
    (("--rounds", "2"), ("points",)),
    (("--points", "--rounds", "0"), ("--rounds", "0")),
    (("--points", "--target", "-5"), ("--target", "-5")),
    (("--points", "--target", "x"), ("--target", "x", "number")),
    # players
    (("--players", "1"), ("1", "2, 3, 4")),
    (("--players", "5"), ("5", "2, 3, 4")),
    (("--players", "two"), ("two", "number")),
    (("--opponents", "fast"), ("fast", "runner", "chance")),
    (("--opponents", "runner,chance", "--players", "4"), ("2", "3")),
    (("--seats", "pink=you,red=runner"), ("pink", "red", "green")),
    (("--seats", "red=you,red=runner"), ("red", "once")),
    (("--seats", "red=you,blue"), ("blue", "red=you")),
    (("--seats", "red=you"), ("1", "2, 3, 4")),
    (("--seats", "red=you,blue=fast"), ("fast", "runner")),
    (("--seats", "red=runner,blue=chance"), ("you", "simulate")),
    (("--seats", "red=Ann,blue=Ann"), ("Ann",)),
    (("--seats", "red=you,blue=runner", "--players", "2"), ("--seats", "--players")),
    (("--name", ""), ("name", "20")),
    (("--name", "A\x1b[31mnn"), ("name", "20")),
    (("--name", "A\nnn"), ("name", "20")),
    (("--name", "Maximilian the Very First"), ("Maximilian", "20")),
    # manner
    (("--seed", "x"), ("--seed", "x", "number")),
    (("--seed", "1" * 5000), ("--seed", "too large")),
    (("--mode", "fast"), ("fast", "keys", "lines")),
    (("--pace", "slow"), ("slow", "all", "step")),
    (("--verbosity", "loud"), ("loud", "brief", "full")),
    # positions
    (("plays",), ("pawns",)),
    (("plays", "--json", "--game", "dog"), ("--json", "--game")),
    (("plays", "--json", "--teams"), ("--json", "--teams")),
    (("plays", "--points"), ("--points", "no option")),
    (
        (
            *("plays", "--turn", "red", "--card", "7", "--pawns"),
            "red: start, 60, start, start; yellow: start, start, start, start",
        ),
        ("60", "0 to 59"),
    ),
    (("plays", "--turn", "red", "--card", "7", "--pawns", "red start"), ("red start", "colon")),
    # words and options of commands
    (("play", "--name=--"), ("The name -- won't work.",)),
    (("play", "--name", "ev\u200bil"), ("The name ev?il won't work.",)),
    (("play", "--seats=--"), ("There is no colour --.",)),
    (("play", "--teams=yes"), ("--teams takes no value",)),
    (("import", "a", "b"), ("b is one word too many",)),
    (("export", "1", "a", "b"), ("b is one word too many",)),
    (("rules", "dog", "hasbro"), ("hasbro is one word too many",)),
    (("keys", "x"), ("x is one word too many",)),
    (("simulate", "--games", "1000000000000"), ("--games 1000000000000 is too large",)),
    (("simulate", "--jobs", "100000"), ("--jobs 100000 is too large",)),
    (("simulate", "--points", "--games", "1", "--rounds", "99999999999999"), ("at most 100.",)),
    (("play", "--points", "--target", "5001"), ("--target 5001 is too large",)),
    (("play", "--rounds", "3", "--target", "5"), ("Give --rounds or --target, not both",)),
    (("play", "--rules", "home=bounce,home=exact"), ("home is given twice",)),
    (("dog", "--players", "9"), ("9 players are not possible",)),
    # tables and servers
    (("host", "--port", "-1"), ("--port -1 is too small",)),
    (("host", "--patience", "0"), ("--patience 0 is too small",)),
    (("host", "--patience", "3601"), ("--patience 3601 is too large",)),
    (("host", "--patience", "soon"), ("--patience soon", "number")),
    (("host", "--stand-in", "never"), ("never", "anyone, auto, wait")),
    (("host", "--undo", "always"), ("always", "ask, off, host")),
    (("host", "--watch", "1"), ("1", "yes, no")),
    (("serve", "--port", "seventy"), ("--port seventy", "number")),
    (("serve", "--port", "70000"), ("--port 70000 is too large", "65535")),
    (("serve", "--certificate", "none.pem"), ("--key needs a value",)),
    (("serve", "--certificate", "none.pem", "--key", "none.key"), ("none.pem",)),
    (("serve", "--keep", "0"), ("--keep 0 is too small",)),
    (("serve", "--keep", "soon"), ("--keep soon", "number")),
    (("serve", "--keep", "5", "--postgres", "postgresql://x"), ("--keep or --postgres, not both",)),
)
"""(what is typed, what the line names: what was wrong, and something that is accepted)."""

_PAWNS = (
    '"pawns":{"red":["start","square 12","safety 2","home"],'
    '"yellow":["start","start","square 0","start"]}'
)
GOOD_LINE = f'{{"game":"hasbro",{_PAWNS},"turn":"red","card":"7"}}'
