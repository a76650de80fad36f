"""The sentences of a saved game, told anew from its record for one listener.

The game is played again through a presenter for that listener, so the sentences are those
of the time, and in the same order. What only a key told, the choices and the answers to questions,
is not in a record and not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sorry_a11y.narration.banter import GameMemory
from sorry_a11y.narration.catalog import FALLBACK, upper_first
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.narration.narrator import greeting
from sorry_a11y.rules.board import Seat
from sorry_a11y.session.key_commands import command_of
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.session.screen import PlainScreen
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.record import Record
from sorry_a11y.storage.replay import Replay, ReplayedHost


@dataclass(frozen=True)
class Passage:
    """Whole sentences told at once; ``turn``: how many turns had begun, 1 before the first too."""

    turn: int
    sentences: tuple[str, ...]


def first_listener(record: Record) -> Seat:
    """Return the seat of the person who is only "you", else of the first, in seat order; the first
    seat where only bots play."""
    seating = record.header.setup.seating()
    people = sorted(seating.people, key=lambda seat: seating.name(seat) != "")
    return (people or seating.seats)[0]


def heard(
    record: Record, seat: Seat, language: str = FALLBACK, verbosity: Verbosity = Verbosity.BRIEF,
    *, from_turn: int = 1, banter: str = "off", memory: GameMemory | None = None,
) -> Iterator[Passage]:
    """Yield everything told to the player of ``seat`` (their other seats included), from the turn
    ``from_turn`` on, with the opponents' remarks as of ``banter`` and ``memory``. Raises
    RecordError where the rules do not give what the record says, and ValueError for a seat that
    does not play."""
    if seat not in record.header.setup.seats:
        raise ValueError(f"seat {seat} does not play")
    settings = Settings(language=language, verbosity=verbosity.value, banter=banter)
    for told in _Hearing(record, seat, settings, memory).listen():
        if told.sentences and told.turn >= from_turn:
            yield told


class _Hearing:
    """One person listening while a record is played again."""

    def __init__(
        self, record: Record, seat: Seat, settings: Settings, memory: GameMemory | None
    ) -> None:
        self._host = ReplayedHost(Replay(record))
        self._mine = self._host.seating.seats_of(seat)
        people = len({self._host.seating.seats_of(one) for one in self._host.seating.people})
        self._presenter = Presenter(
            self._host, settings, seats=(seat,), memory=memory,
            named=people > 1 and bool(self._host.seating.name(seat)),
        )

    def listen(self) -> Iterator[Passage]:
        """Yield what is told, reply by reply; the last one may be what nobody waited for."""
        presenter = self._presenter
        first = presenter.open()
        greeted = len(greeting(presenter.listener(), by_keys=True))
        yield self._heard(first, since=greeted)
        reply: Reply | None = first
        while (action := self._host.next_deed()) is not None:
            reply = self._take_back(action) if isinstance(action, int) else None
            if not isinstance(action, int):
                question = self._host.number
                if action.seat in self._mine:
                    reply = presenter.decide(action, question)
                else:
                    self._host.decide(action.seat, action, question)
                    reply = presenter.news()
            if reply:
                yield self._heard(reply)
        if rest := presenter.rest():
            yield self._heard(rest)

    def _take_back(self, seat: Seat) -> Reply | None:
        if seat in self._mine:
            self._presenter.seat = seat
            return self._presenter.undo()
        self._host.undo(seat)
        return self._presenter.news()

    def _heard(self, reply: Reply, since: int = 0) -> Passage:
        """Return the reply without its choices, and without what is said while others are waited
        for."""
        to = self._presenter.listener()
        lines = [*reply.news, to.stopped(reply.focus)]
        waits = to.stopped(upper_first(to.say("turn-sent")))
        kept = [line for line in lines[since : len(lines) - reply.asks] if line != waits]
        return Passage(self._host.turn, tuple(kept))


class ReplayScreen(PlainScreen):
    """A screen that tells the ``batches`` of a game one after the other: q and Escape
    leave, the keys for the choice before go back, r tells the same again, any other goes on."""

    def __init__(self, batches: Iterator[Passage], settings: Settings) -> None:
        super().__init__(settings)
        self._batches = batches
        self._told: list[Passage] = []
        self._at = -1

    def open(self) -> Reply:
        """Return the first batch."""
        return self._next()

    def press(self, key: str) -> Reply:
        """Tell a batch; behind the last one the program ends."""
        words = self.listener()
        command = command_of(words, key)
        match command.name if command else "":
            case "quit" | "back":
                return Reply((), words.say("end-goodbye"), status=0)
            case "previous" | "earlier":
                if self._at < 1:
                    return Reply((), upper_first(words.say("answer-no-earlier")))
                self._at -= 1
                return self._tell()
            case "repeat":
                return self._tell()
            case "help":
                return Reply((), upper_first(words.say("store-replay-help")))
        return self._next()

    def shown(self) -> Shown:
        """Return the choices: to go on, to go back, or to leave."""
        say = self.listener().say
        back = [("p", say("help-earlier"))] if self._at > 0 else []
        leave = ("q", say("end-goodbye"))
        return Shown.keys_of(self, ("enter", say("help-later")), *back, leave)

    def _next(self) -> Reply:
        if self._at + 1 == len(self._told):
            batch = next(self._batches, None)
            if batch is None:
                return Reply((), upper_first(self.listener().say("store-replayed")), status=0)
            self._told.append(batch)
        self._at += 1
        return self._tell()

    def _tell(self) -> Reply:
        *news, focus = self._told[self._at].sentences
        return Reply(tuple(news), self.listener().left_open(focus))
