"""Feeds: what one person at a table has been told, and what they have still to hear.

The presenter of a game, a transcript and a replay use them. A turn is told whole, however its
batches were cut. A `Pause` tells the next turn by itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sorry_a11y.narration.banter import Banter
from sorry_a11y.narration.drama import Drama
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.moves import with_arrivals
from sorry_a11y.narration.narrator import sentences_of
from sorry_a11y.narration.units import units_of
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.events import Event, TurnBegan, rebuild
from sorry_a11y.rules.view import View
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.sound.cues import cues_for_reply
from sorry_a11y.sound.earcons import Cue
from sorry_a11y.table.table import Batch

PASSED = 64
"""Positions kept for an endpoint that draws them."""
KEPT = 5000
"""Sentences kept for going back; a long game says about a thousand."""


class ToldNews(NamedTuple):
    """News for one listener: whole sentences without their full stops, and their earcons."""

    sentences: list[str]
    cues: tuple[Cue, ...]


class Feed:
    """One person at a table. ``seats``: those they play, none for a watcher; ``news``: the
    sentences heard since their last decision, for the key that tells them again; ``last``: the
    last reply that was not itself a repetition; ``opponent`` and ``neighbour``: which
    opponent, and which own pawn's neighbours, their keys tell next; ``passed``: the positions
    that were told of last, move by move, for who draws them to take; ``told_number``: of the
    question after what was told last; ``took_back``: something was taken back since this was set
    to False; ``banter``: what opponents say between turns; ``drama``: what matters most of a
    round."""

    def __init__(
        self, seats: tuple[Seat, ...], banter: Banter | None = None, drama: Drama | None = None
    ) -> None:
        self.seats = seats
        self._banter = banter
        self._drama = drama
        self.news: list[str] = []
        self.last = Reply((), "")
        self.opponent = 0
        self.neighbour = 0
        self.passed: deque[Position] = deque(maxlen=PASSED)
        self._untold: list[Batch] = []
        self.told_number = 0
        self.took_back = False
        self._views: Mapping[Seat, View] = {}
        self._latest: Mapping[Seat, View] = {}
        self._news_before: dict[int, list[str]] = {}
        self._history: list[str] = []
        self._at = 0

    # -- what comes in -----------------------------------------------------------------------

    def hear(self, batch: Batch) -> None:
        """Take what happened; it is told when this person has time for it."""
        self._latest = batch.views
        self._views = self._views or batch.views
        self._news_before.setdefault(batch.number - 1, list(self.news))
        if batch.back_to is not None:
            batch = self._take_back(batch, batch.back_to)
        self._untold.append(batch)

    def _take_back(self, batch: Batch, number: int) -> Batch:
        """Drop what was taken back before it was told."""
        self.took_back = True
        self._untold = [one for one in self._untold if one.number <= number]
        self.news = self._news_before.get(number, [])
        self._news_before = {at: news for at, news in self._news_before.items() if at < number}
        unheard = self.told_number <= number
        self.told_number = min(self.told_number, number)
        return batch._replace(events=()) if unheard else batch

    def decides(self, number: int) -> None:
        """Note that this person answers question ``number``: what is told from now on is new."""
        self._news_before[number] = self.news
        self.news = []

    # -- what is told ------------------------------------------------------------------------

    @property
    def untold(self) -> list[Event]:
        """The events that were not told."""
        return [event for batch in self._untold for event in batch.events]

    @property
    def turns_untold(self) -> int:
        """The number of turns that wait to be told, one that is not over yet among them."""
        whole = sum(batch.whole for batch in self._untold)
        return whole + any(batch.events for batch in self._after_last_whole())

    def tell(self, to: Listener) -> ToldNews:
        """Return everything that is untold."""
        return self._tell(len(self._untold), to)

    def tell_one_turn(self, to: Listener) -> ToldNews:
        """Return the oldest turn that is untold."""
        whole = [at for at, batch in enumerate(self._untold) if batch.whole]
        return self._tell(whole[0] + 1 if whole else len(self._untold), to)

    def tell_whole_turns(self, to: Listener) -> ToldNews:
        """Return all turns that are over; one that still goes on is told when it ends."""
        return self._tell(len(self._untold) - len(self._after_last_whole()), to)

    def _after_last_whole(self) -> list[Batch]:
        whole = [at for at, batch in enumerate(self._untold) if batch.whole]
        return self._untold[whole[-1] + 1 if whole else 0 :]

    def _tell(self, count: int, to: Listener) -> ToldNews:
        batches, self._untold = self._untold[:count], self._untold[count:]
        before = next(iter(self._views.values()))
        if batches:
            self.passed += passed_through(batches, before.position)
            self._views = batches[-1].views
            self.told_number = batches[-1].number
        events = [event for batch in batches for event in batch.events]
        units = with_arrivals(
            units_of(events, tells_draws=(to.seat,)), before.position, to.rules.board
        )
        sentences = sentences_of(units, to)
        if self._drama:
            self._drama.note(units, to)
            if any(isinstance(one, TurnBegan) and one.seat in self.seats for one in events):
                sentences += self._drama.told(self.view(to.seat), to)
        if self._banter:
            sentences += self._banter.told(events, to)
        self.news += sentences
        return ToldNews(sentences, cues_for_reply(units, to))

    def overhear(self, other: Feed, sentences: list[str]) -> None:
        """Drop what was told to ``other`` at the same keyboard: it is not told again."""
        count = len(self._untold) - len(other._untold)
        if count > 0:
            told, self._untold = self._untold[:count], self._untold[count:]
            self._views, self.told_number = told[-1].views, told[-1].number
            if self._banter:
                self._banter.note(event for batch in told for event in batch.events)
            self.news += sentences

    # -- what may be asked -------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """Return what one of the person's seats may know after what they were told; a watcher's
        only view for any other seat."""
        return self._views.get(seat) or self._views[WATCHER]

    def latest(self, seat: Seat) -> View:
        """Return the same as `view` after all that has happened, told or not."""
        return self._latest.get(seat) or self._latest[WATCHER]

    # -- going back through what was told ----------------------------------------------------

    def keep(self, reply: Reply) -> None:
        """Remember what was told; what only repeats is not told anew."""
        if not reply.repeatable:
            return
        self._history += [*reply.news, reply.focus]
        del self._history[:-KEPT]
        self._at = len(self._history) - 1
        self.last = reply

    def earlier(self) -> str | None:
        """Return the sentence before the one looked at; None at the beginning."""
        if self._at <= 0:
            return None
        self._at -= 1
        return self._history[self._at]

    def later(self) -> str | None:
        """Return the sentence after the one looked at; None at the end."""
        if self._at >= len(self._history) - 1:
            return None
        self._at += 1
        return self._history[self._at]


def passed_through(batches: Sequence[Batch], before: Position) -> Iterator[Position]:
    """Yield the position after each event that moves a pawn, in the order of the telling."""
    for batch in batches:
        for event in batch.events:
            after = rebuild(before, (event,))
            if after != before:
                yield after
            before = after
        after = next(iter(batch.views.values())).position
        if after != before:
            yield after
        before = after


class Pause:
    """A pause before the next turn is told by itself, one at a time. Without an ``alarm`` it never
    ends."""

    def __init__(self, alarm: Alarm | None) -> None:
        self._alarm = alarm
        self._timer: PendingCall | None = None
        self._is_over = False

    def begin(self, seconds: float, wake: Callable[[], None]) -> None:
        """Begin; when it is over, ``wake`` is called."""
        self.stop()

        def ring() -> None:
            self._is_over = True
            wake()

        if self._alarm:
            self._timer = self._alarm(seconds, ring)

    def stop(self) -> bool:
        """Stop it; whether there was one to stop."""
        timer, self._timer = self._timer, None
        self._is_over = False
        if timer:
            timer.cancel()
        return timer is not None

    def take_end(self) -> bool:
        """Return whether it is over; said once."""
        if not self._is_over:
            return False
        self.stop()
        return True
