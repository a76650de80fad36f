"""The words of the page in a language: its own texts, and the tables that may be opened there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import structs

from sorry_a11y.core.rules.notation import COLOURS, seat_called
from sorry_a11y.core.rulesets.families import BOOKS, Wishes, make_rules
from sorry_a11y.frontends.web.page_messages import PAGE_SETTINGS, WordsOf
from sorry_a11y.frontends.web.table_drawing import words_of_faces
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import Words, named_languages, upper_first
from sorry_a11y.output.narration.mistakes import MistakeError, rules_for, tell_mistake
from sorry_a11y.output.narration.people import phrase_text
from sorry_a11y.ui.session.ask_list import ASK_LIST
from sorry_a11y.ui.session.key_commands import AT_SHARED_TABLE, COMMANDS, Command, key_sentences
from sorry_a11y.ui.settings.values import SETTINGS, sample

_ASKS = (
    ("pawns", ("pawns", "opponents", "danger", "why", "advice")),
    ("cards", ("card", "hand")),
    ("game", ("standing", "list")),
    ("heard", ("news", "bump", "repeat", "earlier", "later", "chat")),
    ("table", ("undo", "desk")),
)
"""The commands that are buttons too, by what they ask about; rows of the list of i follow them."""
_OF_THE_BROWSER = ("tab", "shift-tab")
"""Keys that lead from control to control, and not from choice to choice."""
_ALONE = "site-"
"""Begins the name of a text that stands for another one where nobody else sits at the tables."""


@cache
def words_alone(language: str) -> WordsOf:
    """Return the texts of a page at which one player plays alone."""
    to = Words(language)
    texts = _texts(language)
    texts |= {
        name.removeprefix(_ALONE): text for name, text in texts.items() if name.startswith(_ALONE)
    }
    return _words(to, texts, COMMANDS, to.say("page-site-menu"))


@cache
def page_words(language: str) -> WordsOf:
    """Return the texts of a server's page, and the choices for a table that is opened there."""
    to = Words(language)
    return structs.replace(
        _words(to, _texts(language), (*COMMANDS, *AT_SHARED_TABLE), to.say("page-hall-leave")),
        phrases=tuple((code, upper_first(phrase_text(to, code))) for code in msg.PHRASES),
        games=tuple(
            (
                name,
                to.say("menu-book", book=name),
                "ask" if make_rules(Wishes(name)).is_open else "off",
            )
            for name in BOOKS
        ),
    )


def _texts(language: str) -> dict[str, str]:
    return {name: upper_first(text) for name, text in Words(language).plain("page").items()}


def _words(to: Words, texts: dict[str, str], commands: Sequence[Command], leaving: str) -> WordsOf:
    """Return the texts of every page. ``leaving``: what the key that quits does there."""
    keys = {one.name: one.keys[0] for one in commands}
    asks = []
    for group, names in _ASKS:
        listed = [one.name for one in ASK_LIST if one.button == group]
        asks.append(
            (
                texts[f"asks-{group}"],
                [
                    (keys[name], upper_first(to.say(f"ask-{name}")))
                    for name in (*names, *listed)
                    if name in keys
                ],
            )
        )
    asks[-1][1].append((keys["quit"], upper_first(leaving)))
    here = [
        one._replace(keys=tuple(key for key in one.keys if key not in _OF_THE_BROWSER))
        for one in commands
        if one.name != "quit"
    ]
    return WordsOf(
        to.language,
        texts,
        asks,
        [to.stopped(one) for one in key_sentences(to, here)],
        {name: _values(to, name) for name in PAGE_SETTINGS},
        words_of_faces(to),
    )


def _values(to: Words, name: str) -> list[tuple[str, str, str]]:
    """Return every value of a setting with its name, and what it does, which may be empty.

    The name of the setting is left out, since it stands beside the list.
    """
    if name == "language":
        return [(one, Words(one).say("menu-language-name"), "") for one in named_languages()]
    told = {str(one): sample(to.language, name, one) for one in SETTINGS[name].values}
    comma = to.say("terms-list", first="", second="")
    named = len({text.partition(comma)[0] for text in told.values()}) == 1
    found = []
    for one, text in told.items():
        called, _, does = (text.partition(comma)[2] if named else text).partition(comma)
        found.append((one, upper_first(called), does))
    return found


# -- tables to be opened ---------------------------------------------------------------------------


def why_no_table(wished: msg.HostTable, language: str) -> str:
    """Return the fault in the wishes for a new table, in a sentence.

    It is empty if nothing is that they could choose otherwise.
    """
    seats = [seat_called(colour) for colour in wished.seats if colour in COLOURS]
    if len(seats) < 2 or "you" not in wished.seats.values():
        return Words(language).say("page-few")
    try:
        rules_for(wished.wishes, sorted(seats))
    except MistakeError as mistake:
        return tell_mistake(mistake, language)
    return ""
