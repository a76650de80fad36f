"""The list of key i: the questions that few need, one record each.

The rows of the list with their digits, the questions of those who watch and the buttons of the page
follow from these records.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from sorry_a11y.core.analysis.overview import homes, neighbours, track_order
from sorry_a11y.core.analysis.queries import count_cards_left, pawn_places
from sorry_a11y.output.narration import answers
from sorry_a11y.output.narration.at_a_glance import track_sentence
from sorry_a11y.output.narration.narrator import game_played
from sorry_a11y.ui.session.at_keyboard import AtKeyboard
from sorry_a11y.ui.settings.values import turned


class ListedQuestion(NamedTuple):
    """A row of the list.

    Attributes:
        name: Its name in messages: ``ask-NAME`` is the row, ``help-NAME`` says what it tells, and
            ``help-word-NAME`` is typed for it.
        answer: The function that returns its sentences.
        button: The group of buttons of the page at whose end it stands; None for no button.
        watchers: Whether those who have no seat may ask it.
        group: The part of the help in which it stands.
    """

    name: str
    answer: Callable[[AtKeyboard], list[str]]
    button: Literal["pawns", "cards", "game", "table"] | None = None
    watchers: bool = True
    group: Literal["asking", "game"] = "asking"


def rules_played(who: AtKeyboard) -> list[str]:
    """Return the rule book, when the match ends, and the house rules."""
    from sorry_a11y.output.rulebook.rule_pages import (
        house_rules,  # the texts cost nothing until asked
    )

    to = who.listener()
    return [*game_played(to, who.view().course.round), *house_rules(to, to.rules)]


def _turn(who: AtKeyboard) -> list[str]:
    return [answers.turn(who.listener(), who.view())]


def _cards_left(who: AtKeyboard) -> list[str]:
    return [answers.cards_left_sentence(who.listener(), count_cards_left(who.view()))]


def _neighbours(who: AtKeyboard) -> list[str]:
    """Return the neighbours of the own pawn nearest home, of the next one when asked again."""
    to, seen = who.listener(), who.view()
    places = sorted(pawn_places(seen, to.seat), key=lambda place: place.to_go)
    found = [near for place in places if (near := neighbours(seen, place.pawn))]
    if not found:
        return [to.say("answer-near-none")]
    return [answers.neighbours_sentence(to, found[who.feed.part_asked(len(found))])]


def _track(who: AtKeyboard) -> list[str]:
    """Return every pawn on the track in order, from the listener's start on."""
    to, seen = who.listener(), who.view()
    start = to.seat if to.seat in seen.seats else seen.seats[0]
    return [track_sentence(to, start, track_order(seen, start), homes(seen))]


def _verbosity(who: AtKeyboard) -> list[str]:
    who.settings.change(turned(who.settings.now, "verbosity"))
    to = who.listener()
    text = to.say("setting-verbosity", value=who.settings.now.verbosity)
    return [to.say("setting-changed", text=text)]


ASK_LIST: tuple[ListedQuestion, ...] = (
    # a game at a shared table also tells who is there
    ListedQuestion("table", rules_played, "game"),
    ListedQuestion("turn", _turn, "game"),
    ListedQuestion("cards-left", _cards_left, "cards"),
    ListedQuestion("neighbours", _neighbours, "pawns", watchers=False),
    ListedQuestion("track", _track),
    ListedQuestion("verbosity", _verbosity, "table", group="game"),
)
"""The rows in the order of their digits."""
