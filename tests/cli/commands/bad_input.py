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
)
"""(what is typed, what the line names: what was wrong, and something that is accepted)."""

_PAWNS = (
    '"pawns":{"red":["start","square 12","safety 2","home"],'
    '"yellow":["start","start","square 0","start"]}'
)
GOOD_LINE = f'{{"game":"hasbro",{_PAWNS},"turn":"red","card":"7"}}'
JSON_LINES: tuple[tuple[str, str], ...] = (
    ("", "Input data was truncated"),
    ("{", "JSON"),
    ("[1]", "object"),
    ("{}", "pawns"),
    (GOOD_LINE.replace("hasbro", "ludo"), "ludo"),
    (GOOD_LINE.replace('"home"', '"nowhere"'), "nowhere"),
)
"""(a line for ``plays --json`` that is wrong, what the error names)."""
