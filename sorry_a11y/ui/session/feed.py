"""Feeds: what one person at a table has been told, and what they have still to hear."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from sorry_a11y.core.game.menu import NO_DIGITS, card_keys
from sorry_a11y.core.game.port import Batch
from sorry_a11y.core.rules.board import NO_KIND, WATCHER, Kind, Position, Seat
from sorry_a11y.core.rules.events import (
    CardDiscarded,
    CardPassed,
    CardPlayed,
    Event,
    TurnBegan,
    position_after,
)
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.remarks import Banter, Drama
from sorry_a11y.output.narration.units import Unit, units_of, with_arrivals
from sorry_a11y.output.sound.cues import cues_for_reply
from sorry_a11y.output.sound.earcons import Cue
from sorry_a11y.ui.session.reply import Reply, word_count
from sorry_a11y.ui.session.told_bumps import ToldBumps

_KEPT = 5000
"""The most sentences that are kept for going back; a long game says about a thousand."""
_OF_DRAMA = 12
"""The most words of a remark of `Drama`."""
UntoldTurns = Literal["all", "oldest", "over"]
"""The turns to tell: all, the oldest one, or those that are over."""


class Recall:
    """The sentences that were told, through which a player goes back and forth, and the bumps.

    Attributes:
        last: The last reply that was no repetition.
        bumps: The bumps that were told.
    """

    def __init__(self) -> None:
        self.last = Reply((), "")
        self.bumps = ToldBumps()
        self._sentences: list[str] = []
        self._at = 0

    def keep(self, reply: Reply) -> None:
        """Remember the sentences of a reply, unless it only repeats others."""
        if not reply.repeatable:
            return
        self._sentences += [*reply.news, reply.focus]
        del self._sentences[:-_KEPT]
        self._at = len(self._sentences) - 1
        self.last = reply

    @property
    def sentences(self) -> Sequence[str]:
        """The sentences told so far, the oldest first."""
        return self._sentences

    def earlier(self) -> str | None:
        """Go back to the sentence before the present one, and return it; None at the beginning."""
        if self._at <= 0:
            return None
        self._at -= 1
        return self._sentences[self._at]

    def later(self) -> str | None:
        """Go on to the sentence after the present one, and return it; None at the end."""
        if self._at >= len(self._sentences) - 1:
            return None
        self._at += 1
        return self._sentences[self._at]


PASSED = 64
"""The most positions that are kept for a frontend that draws them."""


class Passed(NamedTuple):
    """A position that was told.

    Attributes:
        seat: The seat whose card led to it; WATCHER where none did.
        card: The card; NO_KIND where there was none.
        events: What brought pawns there.
    """

    position: Position
    seat: Seat = WATCHER
    card: Kind = NO_KIND
    events: tuple[Event, ...] = ()


class ToldNews(NamedTuple):
    """News for one listener: whole sentences without their full stops, earcons and units."""

    sentences: list[str]
    cues: tuple[Cue, ...]
    units: tuple[Unit, ...]


class _Untold:
    """The batches that a person has still to hear, the oldest first."""

    def __init__(self) -> None:
        self._batches: list[Batch] = []

    def add(self, batch: Batch) -> None:
        """Add the newest batch."""
        self._batches.append(batch)

    def drop_after(self, number: int) -> None:
        """Drop the batches of events after question ``number``."""
        self._batches = [one for one in self._batches if one.number <= number]

    def take(self, count: int) -> list[Batch]:
        """Remove the oldest ``count`` batches, and return them."""
        taken, self._batches = self._batches[:count], self._batches[count:]
        return taken

    def __len__(self) -> int:
        """Return the number of batches."""
        return len(self._batches)

    @property
    def events(self) -> list[Event]:
        """The events that were not told."""
        return [event for batch in self._batches for event in batch.events]

    @property
    def turns(self) -> int:
        """The number of turns that wait to be told, an unfinished one included."""
        ends = self._ends()
        begun = self._batches[ends[-1] if ends else 0 :]
        return len(ends) + any(batch.events for batch in begun)

    def first(self, count: int) -> list[Batch]:
        """Return the oldest ``count`` batches."""
        return self._batches[:count]

    @property
    def ends(self) -> list[int]:
        """For each turn that waits to be told, the number of batches up to its end."""
        ends = self._ends()
        return ends if len(self) in ends else [*ends, len(self)]

    def count_of(self, turns: UntoldTurns) -> int:
        """Return the number of batches of these turns.

        If no turn is over, all batches belong to the oldest one.
        """
        ends = self._ends()
        match turns:
            case "oldest" if ends:
                return ends[0]
            case "over":
                return ends[-1] if ends else 0
        return len(self._batches)

    def _ends(self) -> list[int]:
        """Return, for each turn that is over, the number of batches up to its end."""
        return [count for count, batch in enumerate(self._batches, 1) if batch.whole]


class _NewsSinceDecision:
    """The sentences that a person heard since their last decision, which can be taken back.

    Attributes:
        told: The sentences, for the key that tells them again.
        chosen: The numbers of questions that the person answered by a choice told to them in full.
        forced: The numbers of questions that answered themselves.
        took_back: Whether an entry of the log was taken back since this was set to False.
    """

    def __init__(self) -> None:
        self.told: list[str] = []
        self.chosen: set[int] = set()
        self.forced: set[int] = set()
        self.took_back = False
        self._before: dict[int, list[str]] = {}

    def hear(self, number: int) -> None:
        """Note the sentences told so far, as those before the answer to question ``number``."""
        self._before.setdefault(number, list(self.told))

    def decide(self, number: int) -> None:
        """Note that the person answers question ``number``, after which all news are new."""
        self._before[number] = self.told
        self.told = []

    def take_back(self, number: int) -> None:
        """Return to the sentences that had been told at question ``number``."""
        self.took_back = True
        self.told = self._before.get(number, [])
        self.chosen = {at for at in self.chosen if at < number}
        self.forced = {at for at in self.forced if at < number}
        self._before = {at: news for at, news in self._before.items() if at < number}


class _CardKeys:
    """The digits of the cards that a person holds, which follow from the questions put to them.

    Attributes:
        now: For each seat of the person the digit of each card.
    """

    def __init__(self) -> None:
        self._at: dict[int, Mapping[Seat, Mapping[Kind, int]]] = {}
        self.now: Mapping[Seat, Mapping[Kind, int]] = {}

    def hear(self, batch: Batch) -> None:
        """Give digits to the cards with which a batch asks one of the person's seats."""
        if batch.back_to is not None:
            self._at = {at: keys for at, keys in self._at.items() if at <= batch.back_to}
            self.now = self._at[max(self._at)] if self._at else {}
        for seat, seen in batch.views.items():
            if seat == seen.turn:
                self.ask(batch.number, seen)

    def is_first(self, number: int) -> bool:
        """Return whether no question before ``number`` was asked with cards in hand."""
        return number <= min(self._at, default=number)

    def ask(self, number: int, seen: View) -> None:
        """Give digits to the cards of the seat on turn, which is asked question ``number``.

        If a card is to be given, the hand has just been dealt, and no card has a digit yet.
        """
        if not seen.rules.is_open and seen.phase in (Phase.PLAY, Phase.GIVE):
            held = NO_DIGITS if seen.phase is Phase.GIVE else self.now.get(seen.turn, NO_DIGITS)
            self.now = self._at[number] = {**self.now, seen.turn: card_keys(seen, held)}


class Feed:
    """The news of one person at a table.

    Args:
        seats: The seats that the person plays; none for a watcher.
        banter: The remarks of opponents; None for none.
        drama: The remarks on moments that matter; None for none.

    Attributes:
        seats: As given.
        untold: The batches that they have still to hear.
        news: The sentences that they heard since their last decision.
        recall: The sentences told so far, to go back through.
        told_number: The number of the question that was open after the news told last.
    """

    def __init__(
        self, seats: tuple[Seat, ...], banter: Banter | None = None, drama: Drama | None = None
    ) -> None:
        self.seats = seats
        self.untold = _Untold()
        self.news = _NewsSinceDecision()
        self.recall = Recall()
        self.told_number = 0
        self._asked = ("", 0)
        self._banter = banter
        self._drama = drama
        self._passed: deque[Passed] = deque(maxlen=PASSED)
        self._views: Mapping[Seat, View] = {}
        self._latest: Mapping[Seat, View] = {}
        self._card_keys = _CardKeys()

    # -- what comes in -----------------------------------------------------------------------

    def hear(self, batch: Batch) -> None:
        """Take a batch, to be told when the person has time for it."""
        self._latest = batch.views
        self._views = self._views or batch.views
        self.news.hear(batch.number - 1)
        self._card_keys.hear(batch)
        if batch.back_to is not None:
            self._take_back(batch.back_to)
        self.untold.add(batch)

    def hear_asked(self, asked: Mapping[int, View]) -> None:
        """Take the views at questions of an earlier session, so that cards keep their digits."""
        for number, seen in asked.items():
            if seen.turn in self.seats:
                self._card_keys.ask(number, seen)

    def _take_back(self, number: int) -> None:
        """Drop untold events that are taken back; that they were is told in any case."""
        if self._drama:
            self._drama.take_back(number)
        self.untold.drop_after(number)
        self.news.take_back(number)
        self.told_number = min(self.told_number, number)

    # -- what is told ------------------------------------------------------------------------

    def tell(self, to: Listener, turns: UntoldTurns = "all") -> ToldNews:
        """Return the news of untold turns, which then are told."""
        batches = self.untold.take(self.untold.count_of(turns))
        units = self._units(batches, to)
        return self._tell(batches, units, sentences_of(units, to), to)

    def tell_within(self, words: int, to: Listener) -> ToldNews:
        """Return the news of the oldest untold turns, of as many as ``words`` words can tell.

        A remark on them is told if there is room for it.
        """
        left = words
        for end in reversed(self.untold.ends):
            batches = self.untold.first(end)
            explanation = to.first_met.due
            units = self._units(batches, to)
            sentences = sentences_of(units, to)
            left = words - word_count(sentences)
            left -= self._room_for_drama(batches, to)
            if left >= 0:
                return self._tell(self.untold.take(end), units, sentences, to, room=left)
            to.first_met.due = explanation
        return ToldNews([], (), ())

    def _tell(
        self,
        batches: Sequence[Batch],
        units: Sequence[Unit],
        sentences: list[str],
        to: Listener,
        room: int | None = None,
    ) -> ToldNews:
        """Return the news of batches, which are no longer untold.

        Args:
            batches: The batches that come next.
            units: The units of the batches.
            sentences: The sentences of the units.
            to: The listener.
            room: The most words of a remark; None for any number.
        """
        before = next(iter(self._views.values()))
        for batch in batches:
            self.recall.bumps.hear(batch)
        if batches:
            self._passed += passed_through(batches, before.position)
            self._views = batches[-1].views
            self.told_number = batches[-1].number
        if self._drama:
            self._drama.note(units, to)
            if self._begins_own(batches):
                sentences += self._drama.told(self.view(to.seat), to, self.told_number)
        if self._banter:
            events = [event for batch in batches for event in batch.events]
            said = self._banter.told(events, to)
            sentences += said if room is None or word_count(said) <= room else []
        self.news.told += sentences
        return ToldNews(sentences, cues_for_reply(units, to), tuple(units))

    def _places(self, batches: Sequence[Batch], answered: Container[int]) -> set[int]:
        """Return the indices, among all events, of this person's cards that answered questions."""
        events = [(event, batch.number - 1) for batch in batches for event in batch.events]
        return {
            at
            for at, (event, question) in enumerate(events)
            if isinstance(event, CardPlayed | CardPassed)
            and event.seat in self.seats
            and question in answered
        }

    def _units(self, batches: Sequence[Batch], to: Listener) -> list[Unit]:
        """Return the units of the batches that come next."""
        before = next(iter(self._views.values())).position
        events = [event for batch in batches for event in batch.events]
        chosen = self._places(batches, self.news.chosen)
        forced = self._places(batches, self.news.forced)
        units = units_of(events, (to.seat,), chosen, forced)
        return with_arrivals(units, before, to.rules.board)

    def _room_for_drama(self, batches: Sequence[Batch], to: Listener) -> int:
        """Return the most words of a remark on the round that these batches end."""
        if not self._drama or not self._begins_own(batches):
            return 0
        seen = batches[-1].views.get(to.seat)
        return _OF_DRAMA if seen and self._drama.may_remark(seen, to) else 0

    def _begins_own(self, batches: Sequence[Batch]) -> bool:
        return any(
            isinstance(one, TurnBegan) and one.seat in self.seats
            for batch in batches
            for one in batch.events
        )

    def overhear(self, other: Feed, sentences: list[str]) -> None:
        """Take the news as told that ``other`` was told in ``sentences`` at the same keyboard."""
        if told := self.untold.take(max(0, len(self.untold) - len(other.untold))):
            self._views, self.told_number = told[-1].views, told[-1].number
            if self._banter:
                self._banter.note(event for batch in told for event in batch.events)
            self.news.told += sentences
            for batch in told:
                self.recall.bumps.hear(batch)

    # -- what may be asked -------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """Return the view of a seat after the news told so far, or of a watcher if it has none."""
        return self._views.get(seat) or self._views[WATCHER]

    def latest(self, seat: Seat) -> View:
        """Return the view of a seat after all events, told or not; as `view` for other seats."""
        return self._latest.get(seat) or self._latest[WATCHER]

    def note_command(self, name: str) -> None:
        """Note the command given last: the same command again asks for the next part of its answer.

        The key that opens the list of questions does not count, since a question is asked by it.
        """
        if name not in ("ask", self._asked[0]):
            self._asked = (name, 0)

    def part_asked(self, count: int) -> int:
        """Return the index of the part, of ``count``, that the command given last tells now."""
        name, times = self._asked
        self._asked = (name, times + 1)
        return times % count

    def card_keys(self, seat: Seat) -> Mapping[Kind, int]:
        """Return the digit of each card that one of the person's seats holds."""
        return self._card_keys.now.get(seat, NO_DIGITS)

    def names_keys(self, question: int) -> bool:
        """Return whether the digits of cards are called keys, as at a game's first question."""
        return self._card_keys.is_first(question)

    def take_passed(self) -> list[Passed]:
        """Return the positions told since the last call, move by move; at least the present one."""
        passed = list(self._passed) or [Passed(next(iter(self._views.values())).position)]
        self._passed.clear()
        return passed


def passed_through(batches: Sequence[Batch], before: Position) -> Iterator[Passed]:
    """Yield the position after each event that moves a pawn or lays down a card, in order.

    Args:
        batches: The batches of events.
        before: The position before them.
    """
    seat, card = WATCHER, NO_KIND
    for batch in batches:
        for event in batch.events:
            if isinstance(event, CardPlayed | CardPassed | CardDiscarded):
                seat, card = event.seat, event.card
                if not isinstance(event, CardPlayed):
                    yield Passed(before, seat, card)
            elif (after := position_after(before, (event,))) != before:
                yield Passed(after, seat, card, (event,))
                before = after
        after = next(iter(batch.views.values())).position
        if after != before:
            yield Passed(after)
        before = after
