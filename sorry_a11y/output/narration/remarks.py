"""Remarks between turns, in addition to the news, for one listener.

`Drama` tells what matters most in a round, in at most one clause: who newly can win with the next
card; how many steps a bumped own pawn lost; which opponents now have one pawn left. At brief only
the first is told.

`Banter` is what bots with a character say: at most one line a round, each line once a game. A round
ends where a turn of the listener begins. The line is chosen by the cards of the round, so that it
is the same when the game is told again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple
from zlib import crc32

from sorry_a11y.core.analysis.overview import winners
from sorry_a11y.core.bots.opponents import CAST
from sorry_a11y.core.game.setup import Seating
from sorry_a11y.core.rules.board import PAWNS_EACH, Kind, Pawn, Seat, seat_of
from sorry_a11y.core.rules.events import (
    CardPassed,
    CardPlayed,
    Event,
    GameWon,
    PawnBumped,
    PawnWalked,
    TakenBack,
    TurnBegan,
)
from sorry_a11y.core.rules.rounds import pawns_home
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.at_a_glance import cards_clause
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.units import TurnUnit, Unit

# -- what matters most -------------------------------------------------------------------------


_LEAST_LOST: Final = 20
"""The fewest steps lost by a bump that are told."""
_MOST_OUT: Final = 2
"""The most pawns that a side brings home with one card."""


class Drama:
    """The most important moment of each round, for one listener.

    The threats at each own turn (who else could win, and by which cards) are remembered, so that a
    turn that is played again after a take-back has the same remark.

    Args:
        seats: The listener's seats.
        is_on: The function that tells whether the setting is on.
    """

    def __init__(self, seats: tuple[Seat, ...], is_on: Callable[[], bool]) -> None:
        self._own = seats
        self._is_on = is_on
        self._lost = 0
        self._home: list[Seat] = []
        self._threats: dict[int, list[tuple[Seat, tuple[Kind, ...]]]] = {}

    def note(self, units: Iterable[Unit], to: Listener) -> None:
        """Follow the game."""
        for unit in units:
            if isinstance(unit, TakenBack):
                self._lost, self._home = 0, []
            elif isinstance(unit, TurnUnit):
                self._turn(unit, to)

    def _turn(self, unit: TurnUnit, to: Listener) -> None:
        board, side = to.rules.board, to.rules.tables.side_of[unit.seat]
        for move in (move for card in unit.cards for move in card.moves):
            for pawn, spot in move.stood:
                seat = seat_of(pawn)
                is_bumped = pawn in move.bumped or (move.kind == "take" and pawn == move.other)
                if is_bumped and seat in self._own and seat not in side:
                    gone = board.distance(seat, board.start(seat)) - board.distance(seat, spot)
                    self._lost = max(self._lost, gone)
            if move.arrived:
                self._home.append(seat_of(move.pawn))

    def take_back(self, number: int) -> None:
        """Return to the turn of question ``number``."""
        self._threats = {at: found for at, found in self._threats.items() if at <= number}

    def may_remark(self, seen: View, to: Listener) -> bool:
        """Return whether a round that ends at ``seen`` can have a remark."""
        return self._is_on() and (
            to.verbosity is not Verbosity.BRIEF or bool(self._near_the_end(seen))
        )

    def told(self, seen: View, to: Listener, number: int) -> list[str]:
        """Return one sentence or none about the round that is over; the next round begins.

        Args:
            seen: The view of the listener, who is on turn.
            to: The listener.
            number: The number of the open question.
        """
        lost, home = self._lost, self._home
        self._lost, self._home = 0, []
        if not self._is_on():
            return []
        clause = self._wins(seen, to, number)
        if clause is None and to.verbosity is not Verbosity.BRIEF:
            clause = _loss(lost, to) or _last(seen, home, to)
        return [to.sentence([clause])] if clause else []

    def _wins(self, seen: View, to: Listener, number: int) -> str | None:
        """Return who else can win with the next card, unless this was so at the last turn."""
        near = self._near_the_end(seen)
        found = winners(seen, near) if near else []
        before = self._threats[max(self._threats)] if self._threats else []
        self._threats[number] = found
        fresh = [one for one in found if one not in before]
        if not fresh:
            return None
        seat, cards = fresh[0]
        return to.say("drama-wins", name=to.name(seat), cards=cards_clause(to, cards))

    @staticmethod
    def _near_the_end(seen: View) -> list[Seat]:
        """Return the rivals whose side could win with one card."""
        sides = seen.rules.tables.side_of
        rivals = [seat for seat in seen.seats if seat not in sides[seen.seat]]
        return [seat for seat in rivals if _pawns_left(seen, sides[seat]) <= _MOST_OUT]


def _loss(steps: int, to: Listener) -> str | None:
    return to.say("drama-loss", steps=steps) if steps >= _LEAST_LOST else None


def _last(seen: View, home: Sequence[Seat], to: Listener) -> str | None:
    """Return which side has one pawn left since this round; None for none."""
    sides = seen.rules.tables.side_of
    for seat in home:
        if seat not in sides[seen.seat] and _pawns_left(seen, sides[seat]) == 1:
            names = to.holders(sides[seat])
            return to.say("drama-last", names=to.every(names), count=len(names))
    return None


def _pawns_left(seen: View, side: Sequence[Seat]) -> int:
    """Return how many pawns of a side are not home."""
    home = sum(pawns_home(seen.rules, seen.position, seat) for seat in side)
    return PAWNS_EACH * len(side) - home


# -- what opponents say ------------------------------------------------------------------------


SITUATIONS = ("bump", "bumped", "home", "win", "lose")
"""The occasions for a line: the speaker bumps, is bumped, brings a pawn home, wins or loses."""
LINES = 8
"""The number of lines that a character has for each occasion."""
_SHARES: Mapping[str, int] = {"off": 0, "rare": 12, "usual": 35}
"""For each setting, in how many of 100 rounds with an occasion a line is said. At the end of a game
one is always said, unless the setting is "off"."""
_SMALL_COUNTS = (3, 5)
_ROUND_COUNT = 10
"""A bump is counted aloud if it is the third, the fifth, or a tenth of this opponent."""


class _Occasion(NamedTuple):
    """A reason to say something.

    Attributes:
        situation: The name of the occasion.
        speaker: The seat that speaks.
        about: The seat that was bumped; -1 for none.
    """

    situation: str
    speaker: Seat
    about: Seat = Seat(-1)


class GameMemory:
    """The memory of one game's opponents, for everybody at a keyboard.

    Args:
        past: The function that returns, by opponent's name, how often it bumped the player in
            earlier games.
        before: The events of a resumed game so far.
    """

    def __init__(
        self, past: Callable[[], Mapping[str, int]] = dict, before: Sequence[Event] = ()
    ) -> None:
        self._past = past
        self.before = before
        self.said: set[tuple[str, str, int]] = set()

    @cached_property
    def past(self) -> Mapping[str, int]:
        """How often each opponent bumped the player in earlier games."""
        return self._past()


class Banter:
    """The remarks of opponents that one listener hears.

    Args:
        seats: The listener's seats; none for a watcher.
        seating: The occupants of the seats.
        rules: The rule book.
        mode: The function that returns the setting, "off", "rare" or "usual".
        memory: The memory of the opponents; an empty one unless given.
    """

    def __init__(
        self,
        seats: tuple[Seat, ...],
        seating: Seating,
        rules: Ruleset,
        mode: Callable[[], str],
        memory: GameMemory | None = None,
    ) -> None:
        self._rounds_of = seats or seating.seats[:1]
        self._own = seats
        self._seating = seating
        self._rules = rules
        self._mode = mode
        self._memory = memory or GameMemory()
        self._actor = seating.seats[0]
        self._occasions: list[_Occasion] = []
        self._cards = 0
        self._counted: list[list[Seat]] = [[]]
        self.note(self._memory.before)

    @property
    def is_silent(self) -> bool:
        """True if nobody at the table has a character."""
        return not any(self._can_speak(seat) for seat in self._seating.seats)

    def told(self, events: Iterable[Event], to: Listener) -> list[str]:
        """Return the remark on these events, told after their news: one sentence or none."""
        said = self.note(events)
        if said is None:
            return []
        name, message, values = said
        text = to.say(message, **values)
        return [to.say("banter-says", name=name, text=text)]

    def note(self, events: Iterable[Event]) -> tuple[str, str, Mapping[str, int]] | None:
        """Follow the game; return its last line: the speaker's name, the message, its values."""
        said = None
        if self.is_silent:
            return None
        for event in events:
            match event:
                case CardPlayed() | CardPassed():
                    self._actor = event.seat
                    self._cards = crc32(bytes((event.seat, event.card)), self._cards)
                case PawnBumped():
                    self._bumped(event.pawn)
                case PawnWalked():
                    self._walked(event)
                case TakenBack():
                    self._take_back()
                case GameWon():
                    self._occasions = [self._end(event.seats)]
                    said = self._choose(ends=True) or said
                case TurnBegan() if event.seat in self._rounds_of:
                    said = self._choose(ends=False) or said
                case _:
                    pass
        return said

    # -- what happened ------------------------------------------------------------------------

    def _bumped(self, pawn: Pawn) -> None:
        victim = seat_of(pawn)
        if victim in self._rules.tables.side_of[self._actor]:
            return
        if victim in self._own:
            self._counted[-1].append(self._actor)
        self._occasions.append(_Occasion("bump", self._actor, victim))
        self._occasions.append(_Occasion("bumped", victim))

    def _walked(self, event: PawnWalked) -> None:
        is_goal = self._rules.tables.goal_table
        if is_goal[event.spot] and not is_goal[event.origin]:
            self._occasions.append(_Occasion("home", seat_of(event.pawn)))

    def _take_back(self) -> None:
        """Forget this round and the one before, whose decision is open again."""
        self._occasions, self._cards = [], 0
        if len(self._counted) > 1:
            self._counted.pop()
        self._counted[-1] = []

    def _end(self, winners: Sequence[Seat]) -> _Occasion:
        """Return the occasion at the end: a winner who can speak, else one of the losers."""
        speakers = [seat for seat in self._seating.seats if self._can_speak(seat)]
        won = [seat for seat in speakers if seat in winners]
        if won:
            return _Occasion("win", won[0])
        return _Occasion("lose", speakers[self._cards % len(speakers)])

    # -- what is said -------------------------------------------------------------------------

    def _can_speak(self, seat: Seat) -> bool:
        return self._seating.occupants[seat].kind in CAST

    def _choose(self, *, ends: bool) -> tuple[str, str, Mapping[str, int]] | None:
        """Return the remark on the round that is over, if any, and begin the next round."""
        occasions = [one for one in self._occasions if self._can_speak(one.speaker)]
        cards, counts = self._cards, self._counted[-1]
        self._occasions, self._cards = [], 0
        self._counted.append([])
        share = _SHARES[self._mode()]
        if not occasions or not share:
            return None
        if counts and not ends and (counted := self._count(counts[-1])):
            return counted
        if not ends and cards % 100 >= share:
            return None
        chosen = max(reversed(occasions), key=lambda one: one.about in self._own)
        return self._line(chosen, cards)

    def _count(self, speaker: Seat) -> tuple[str, str, Mapping[str, int]] | None:
        """Return the line how often the speaker has bumped the listener; None if it is not due."""
        if not self._can_speak(speaker):
            return None
        name = self._seating.name(speaker)
        now = sum(one.count(speaker) for one in self._counted)
        total = now + self._memory.past.get(name, 0)
        said = ("", "count", total)
        if (total not in _SMALL_COUNTS and total % _ROUND_COUNT) or said in self._memory.said:
            return None
        self._memory.said.add(said)
        return name, "banter-count", {"count": total}

    def _line(self, one: _Occasion, cards: int) -> tuple[str, str, Mapping[str, int]] | None:
        """Return a line that was not said in this game; None if all were."""
        who = self._seating.occupants[one.speaker]
        first = cards // 100
        for number in range(first, first + LINES):
            said = (who.kind, one.situation, number % LINES + 1)
            if said not in self._memory.said:
                self._memory.said.add(said)
                return who.name or "", f"banter-{who.kind}-{one.situation}", {"line": said[2]}
        return None
