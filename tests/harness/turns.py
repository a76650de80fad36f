"""Turns as they happened beside the sentences they were told in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.events import Event, TurnBegan, position_after
from sorry_a11y.core.rules.view import veil
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import TurnUnit, units_of, with_arrivals
from sorry_a11y.ui.session.reply import Reply

from .sessions import PlayedSession, heard, watched

ALL = SEATS
WORD = re.compile(r"[\u4e00-\u9fff]|[^\s\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]+")
"""A Chinese character, or a run of others that no blank and no Chinese sign cuts."""


def words(sentence: str) -> int:
    """Return how many words a sentence has; a Chinese character is one."""
    return len(WORD.findall(sentence))


@dataclass(frozen=True)
class Told:
    """A unit of a turn and its sentence. ``began``: whether the turn began with this unit, and
    does not go on from the one before."""

    unit: TurnUnit
    sentence: str
    began: bool


def told_turns(screen: PlayedSession, keys: Iterable[str]) -> Iterator[tuple[Reply, list[Told]]]:
    """Yield each reply of a game for one person, with the turns of others that it tells. Asserts
    that the reply tells the sentence of each."""
    log = watched(screen).happened
    at, position = 0, b""
    for _, reply in heard(screen, keys):
        to = screen.listener()
        told_up_to = len(log) - len(screen.who.feed.untold.events)
        told = list(_others(log[at:told_up_to], to, position))
        at, position = told_up_to, position_after(position, log[at:told_up_to])
        for one in told:
            assert any(_tells(line, one.sentence) for line in _lines(reply, to)), one
        yield reply, told


def _tells(line: str, sentence: str) -> bool:
    """Whether a line is a sentence, or joins it with others that end like it ("Ben 10 and Cid 7, no
    move")."""
    head, comma, ending = sentence.rpartition("，" if "，" in sentence else ", ")
    return line == sentence or bool(head and head in line and line.endswith(f"{comma}{ending}"))


def _lines(reply: Reply, to: Listener) -> tuple[str, ...]:
    """The lines of a reply, without the key that goes on."""
    focus = reply.focus.removesuffix(to.join(["", to.say("decision-go-on")]))
    return tuple(line.rstrip(".。") for line in (*reply.news, focus))


def _others(events: Sequence[Event], to: Listener, before: bytes) -> Iterator[Told]:
    """Yield the turns of others among the events, which began from the position ``before``."""
    began = iter([e.seat for e in events if isinstance(e, TurnBegan)])
    open_turns = list(began)
    heard_of = units_of(veil(events, (to.seat,), to.rules.is_open), (to.seat,))
    for unit in with_arrivals(heard_of, before or to.rules.set_up(ALL), to.rules.board):
        if isinstance(unit, TurnUnit) and unit.seat != to.seat:
            fresh = unit.seat in open_turns
            if fresh:
                open_turns.remove(unit.seat)
            for sentence in sentences_of([unit], to):
                yield Told(unit, sentence, fresh)
