"""The words of the page in a language: its own texts, and the tables that may be opened there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from msgspec import structs

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.menus.setup_menu import POINTS, points_words
from sorry_a11y.narration.catalog import Words, catalog, languages, upper_first
from sorry_a11y.narration.mistakes import MistakeError, rules_for, tell_mistake
from sorry_a11y.narration.people import PHRASES, phrase_text
from sorry_a11y.rulebook.rule_pages import option_words
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import BOOKS, DOG_FAMILY, SORRY_FAMILY, Family, Wishes
from sorry_a11y.session.key_commands import AT_SHARED_TABLE, COMMANDS, Command, key_sentences
from sorry_a11y.settings.table_plan import TablePlan
from sorry_a11y.settings.values import SETTING_STEPS, VALUES
from sorry_a11y.settings.words import sample
from sorry_a11y.web.page_messages import SETTINGS, AskGroup, RulesOf, WordsOf
from sorry_a11y.wire import protocol as msg

TEXTS = (
    "title", "intro", "sit", "code", "name", "seat", "seat-any", "watch", "open", "game",
    "open-begin", "you", "open-chair", "nobody", "house", "rule", "back", "language", "news",
    "choices", "ask", "board", "board-note", "talk", "line", "send", "ready", "settings",
    "verbosity", "digits", "forced", "sound", "volume", "mono", "guard", "banter", "drama",
    "letters", "stops", "voice", "big", "pace", "pace-slow", "pace-medium", "pace-fast",
    "pace-still", "help", "keys", "help-text", "whose",
    "step-back", "link", "copy", "copied", "waiting", "asked", "yes", "no", "lost", "again",
    "leave", "skip", "close", "tools", "undo", "invite", "share", "qr", "select", "lost-key",
    "lost-choice", "lost-sent", "words", "hearing", "hall", "hall-note", "hall-enter",
    "notify", "notify-refused",
)
ASKS = (
    ("pawns", ("pawns", "opponents", "neighbours", "danger", "why", "advice")),
    ("cards", ("card", "hand", "cards-left")),
    ("game", ("turn", "standing", "table", "list")),
    ("heard", ("news", "repeat", "earlier", "later", "chat")),
    ("table", ("undo", "desk", "verbosity")),
)
"""The commands that are buttons too, by what they ask about."""
OF_THE_BROWSER = ("tab", "shift-tab")
"""Keys that lead from control to control, and not from choice to choice."""
SEATS_OPTION = "seats"
"""The option that says how many colours a player has: on a page the lists of seats do."""


@cache
def page_words(language: str) -> WordsOf:
    """Return the page's texts."""
    to = Words(language)
    texts = {name: upper_first(to.say(f"page-{name}")) for name in TEXTS}
    texts |= {f"colour-{name}": to.say(f"terms-colour-{name}") for name in COLOURS}
    keys = {one.name: one.keys[0] for one in (*COMMANDS, *AT_SHARED_TABLE)}
    asks = [
        AskGroup(upper_first(to.say(f"page-asks-{group}")),
                 [(keys[name], upper_first(to.say(f"help-{name}"))) for name in names])
        for group, names in ASKS
    ]
    asks[-1].rows.append((keys["quit"], upper_first(to.say("page-hall-leave"))))
    bots = [
        (name, to.say("page-bot", kind=to.say("menu-kind", kind=name, number="each")))
        for name in BOTS
    ]
    return WordsOf(
        language, texts, asks,
        phrases=[(code, upper_first(phrase_text(to, code))) for code in PHRASES],
        keys=_key_sentences(to, (*COMMANDS, *AT_SHARED_TABLE)),
        choices={name: _values(to, name) for name in SETTINGS},
        games=[(name, to.say("menu-book", book=name)) for name in BOOKS],
        bots=bots,
        languages=[(name, catalog(name).say("menu-language-name")) for name in languages()],
        rules=[rules_of(to, family) for family in (SORRY_FAMILY, DOG_FAMILY)],
    )


def _key_sentences(to: Words, commands: Sequence[Command]) -> list[str]:
    """Return a sentence for each command by the keys that do something on a page."""
    here = [
        replace(one, keys=tuple(key for key in one.keys if key not in OF_THE_BROWSER))
        for one in commands if one.name != "quit"
    ]
    return [to.stopped(one) for one in key_sentences(to, here)]


def _values(to: Words, name: str) -> list[tuple[str, str]]:
    """Return every value of a setting with what it does, without the name of the setting, which
    stands beside the list."""
    if name == "language":
        return [(one, catalog(one).say("menu-language-name")) for one in languages()]
    values: tuple[str | int, ...] = VALUES.get(name) or SETTING_STEPS[name]
    told = {str(one): sample(to.language, name, one) for one in values}
    comma = to.say("terms-list", first="", second="")
    named = len({text.partition(comma)[0] for text in told.values()}) == 1
    return [
        (one, upper_first(text.partition(comma)[2] if named else text))
        for one, text in told.items()
    ]


def why_no_table(wished: msg.HostTable, language: str) -> str:
    """Return what is wrong with a table that somebody wants to open; empty if nothing is that they
    could choose otherwise."""
    seats = [seat_called(colour) for colour in wished.seats if colour in COLOURS]
    if len(seats) < 2 or "you" not in wished.seats.values():
        return Words(language).say("page-few")
    try:
        rules_for(Wishes(wished.game, wished.options, wished.teams, wished.points, wished.rounds,
                         wished.target), sorted(seats))
    except MistakeError as mistake:
        return tell_mistake(mistake, language)
    return ""


def rules_of(to: Words, family: Family) -> RulesOf:
    """Return the rules that a table of a family of games may have, in words."""
    games = family.presets
    first = next(iter(games.values()))
    options = [
        (name, [
            (value, upper_first(option_words(to, family.plain(first.name, {name: value}), name)))
            for value in values
        ]) for name, values in first.options.items() if name != SEATS_OPTION
    ]
    teams: list[tuple[dict[str, int], str]] = [
        ({"teams": value == "yes"}, to.say("menu-teams", value=value)) for value in ("no", "yes")
    ]
    points: list[tuple[dict[str, int], str]] = [
        (one, points_words(to, replace(TablePlan(), **one)))  # type: ignore[arg-type]
        for one in POINTS
    ]
    ways = [] if family is DOG_FAMILY else [
        [(fields, upper_first(text)) for fields, text in rows] for rows in (teams, points)
    ]
    usual = {game: {name: preset.values()[name] for name, _ in options}
             for game, preset in games.items()}
    return RulesOf(usual, options, ways, full=family is DOG_FAMILY)


OF_THE_SITE = ("whose", "help-text", "talk", "line", "send")
"""Texts that another one stands for where no server is."""
OF_GAMES = ("games", "games-note", "export", "import", "friends", "friends-address", "friends-go",
            "friends-no-address", "friends-away")
"""Texts that are there only then."""


@cache
def site_words(language: str) -> WordsOf:
    """Return the texts of a page that has no server: nobody else sits at its tables."""
    to, words = Words(language), page_words(language)
    texts = words.texts | {
        name: upper_first(to.say(f"page-site-{name}")) for name in (*OF_THE_SITE, *OF_GAMES)
    }
    known = {command.keys[0] for command in COMMANDS if command.name != "quit"}
    rows = [[(key, text) for key, text in group.rows if key in known] for group in words.asks]
    rows[-1].append(("q", upper_first(to.say("page-site-menu"))))
    asks = [AskGroup(group.title, here) for group, here in zip(words.asks, rows, strict=True)]
    # an empty text: q is a key like any other, which leads back to the menu
    return structs.replace(
        words, texts=texts | {"leave": ""}, asks=asks, phrases=[],
        keys=_key_sentences(to, COMMANDS),
    )
