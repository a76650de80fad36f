"""What opponents with a character say between turns: who says something, when, and which line.

At most one line is said a round, which ends where a turn of the listener begins, and none twice in
a game. Which one follows from the cards of the round alone. So it is the same on every machine and
when the game is told again, and the game's own chance is left alone. The lines stand in the
messages ``banter-KIND-SITUATION``, which are read when the first of them is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple
from zlib import crc32

from sorry_a11y.bots.opponents import CAST
from sorry_a11y.game.setup import Robot, Seating
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import Pawn, Seat, seat_of
from sorry_a11y.rules.events import (
    CardPassed,
    CardPlayed,
    Event,
    GameWon,
    PawnBumped,
    PawnWalked,
    TakenBack,
    TurnBegan,
)
from sorry_a11y.rules.ruleset import Ruleset

SITUATIONS = ("bump", "bumped", "home", "win", "lose")
"""The occasions for a line: the speaker bumps, is bumped, brings a pawn home, wins or loses."""
LINES = 8
"""How many lines a character has for each."""
SHARES: Mapping[str, int] = {"off": 0, "rare": 12, "usual": 35}
"""By the setting: in how many of 100 rounds with an occasion something is said. The end of a game
is always such a round, unless nothing is ever said."""
SMALL_COUNTS = (3, 5)
ROUND_COUNT = 10
"""A bump is counted aloud if it is the third or fifth by this opponent, or every tenth."""


class Occasion(NamedTuple):
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
        past: Returns by an opponent's name how often they bumped the player in earlier games.
        before: The events before a game that goes on.
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
        seating: Who sits where.
        rules: The rule book.
        mode: Returns the setting.
        memory: The memory of the opponents; an empty one unless given.
    """

    def __init__(
        self, seats: tuple[Seat, ...], seating: Seating, rules: Ruleset,
        mode: Callable[[], str], memory: GameMemory | None = None,
    ) -> None:
        self._rounds_of = seats or seating.seats[:1]
        self._own = seats
        self._seating = seating
        self._rules = rules
        self._mode = mode
        self._memory = memory or GameMemory()
        self._actor = seating.seats[0]
        self._occasions: list[Occasion] = []
        self._cards = 0
        self._counted: list[list[Seat]] = [[]]
        self.note(self._memory.before)

    @property
    def is_silent(self) -> bool:
        """True if nobody at the table has a character."""
        return not any(self._can_speak(seat) for seat in self._seating.seats)

    def told(self, events: Iterable[Event], to: Listener) -> list[str]:
        """Return what is said about these events, after their news: one sentence or none."""
        said = self.note(events)
        if said is None:
            return []
        name, message, values = said
        text = to.say(message, **values)
        return [to.say("banter-says", name=name, text=text)]

    def note(self, events: Iterable[Event]) -> tuple[str, str, Mapping[str, int]] | None:
        """Follow the game; return the last thing said: a name, a message and its values."""
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
        self._occasions.append(Occasion("bump", self._actor, victim))
        self._occasions.append(Occasion("bumped", victim))

    def _walked(self, event: PawnWalked) -> None:
        is_goal = self._rules.tables.goal_table
        if is_goal[event.spot] and not is_goal[event.origin]:
            self._occasions.append(Occasion("home", seat_of(event.pawn)))

    def _take_back(self) -> None:
        """Forget this round, and with it the one before, whose decision is open again."""
        self._occasions, self._cards = [], 0
        if len(self._counted) > 1:
            self._counted.pop()
        self._counted[-1] = []

    def _end(self, winners: Sequence[Seat]) -> Occasion:
        """Return who speaks at the end: the winner, else one of those who lost, by the cards."""
        speakers = [seat for seat in self._seating.seats if self._can_speak(seat)]
        won = [seat for seat in speakers if seat in winners]
        if won:
            return Occasion("win", won[0])
        return Occasion("lose", speakers[self._cards % len(speakers)])

    # -- what is said -------------------------------------------------------------------------

    def _can_speak(self, seat: Seat) -> bool:
        who = self._seating.occupants[seat]
        return isinstance(who, Robot) and who.kind in CAST

    def _choose(self, *, ends: bool) -> tuple[str, str, Mapping[str, int]] | None:
        """Return what is said now that a round is over, and begin the next."""
        occasions = [one for one in self._occasions if self._can_speak(one.speaker)]
        cards, counts = self._cards, self._counted[-1]
        self._occasions, self._cards = [], 0
        self._counted.append([])
        share = SHARES[self._mode()]
        if not occasions or not share:
            return None
        if counts and not ends and (counted := self._count(counts[-1])):
            return counted
        if not ends and cards % 100 >= share:
            return None
        chosen = max(reversed(occasions), key=lambda one: one.about in self._own)
        return self._line(chosen, cards)

    def _count(self, speaker: Seat) -> tuple[str, str, Mapping[str, int]] | None:
        """Return how often the speaker has bumped the listener, where that is a number to tell."""
        if not self._can_speak(speaker):
            return None
        name = self._seating.name(speaker)
        now = sum(one.count(speaker) for one in self._counted)
        total = now + self._memory.past.get(name, 0)
        said = ("", "count", total)
        if (total not in SMALL_COUNTS and total % ROUND_COUNT) or said in self._memory.said:
            return None
        self._memory.said.add(said)
        return name, "banter-count", {"count": total}

    def _line(self, one: Occasion, cards: int) -> tuple[str, str, Mapping[str, int]] | None:
        """Return a line that was not said in this game, None where all were."""
        who = self._seating.occupants[one.speaker]
        assert isinstance(who, Robot), "only bots speak"
        first = cards // 100
        for number in range(first, first + LINES):
            said = (who.kind, one.situation, number % LINES + 1)
            if said not in self._memory.said:
                self._memory.said.add(said)
                return who.name, f"banter-{who.kind}-{one.situation}", {"line": said[2]}
        return None
