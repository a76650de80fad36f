"""A guest of a room, and the messages that wait for them.

They wait until the entries that they rest on are stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sorry_a11y.game.following import play_script
from sorry_a11y.game.log import GameEntry, Script
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.port import Batch, batch_for
from sorry_a11y.rules.board import Seat
from sorry_a11y.server.journal import Came, RoomJournal
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, Outgoing

_MOST_MISSED = 8
"""Batches that are kept for a guest who is away; after more the game is led again for them."""


class Guest:
    """A person in a room.

    Args:
        came: The entry with which they came.
        journal: The journal of the room.

    Attributes:
        number: Theirs in the room; no number is given twice.
        name: The name at the table.
        seats: Their seats, none for a watcher.
        token: The digest of the secret by which they come back.
        person: The number of their identity, 0 for none.
        address: The address that they came from last.
        away_since: When they went out of reach, None while they are here.
        away_told: Whether the others were told so.
        silenced: Whether the host has forbidden them to talk.
        stood_in: Whether a bot plays for them until they are back.
        gone: Whether they have left for good.
        mail: The messages for them.
    """

    __slots__ = (
        "address", "away_since", "away_told", "gone", "mail", "name", "number", "person", "seats",
        "silenced", "stood_in", "token",
    )

    def __init__(self, came: Came, journal: RoomJournal) -> None:
        self.number, self.name, self.seats = came.guest, came.name, tuple(came.seats)
        self.token, self.person = came.token, came.person
        self.address = ""
        self.away_since: float | None = None
        self.away_told = self.silenced = self.stood_in = self.gone = False
        self.mail = Mailbox(self, journal)

    @property
    def is_here(self) -> bool:
        """Whether messages reach them."""
        return self.away_since is None and not self.gone


class Mailbox:
    """The messages for one guest, and the batches that they miss of the game while they are away.

    Attributes:
        welcome: The message that gave the guest their seat, until they say anything from it.
        replay: The replay of the game that the guest waits for.
    """

    __slots__ = (
        "_game", "_guest", "_held", "_journal", "_missed", "_missed_after", "_outbox", "replay",
        "welcome",
    )

    def __init__(self, guest: Guest, journal: RoomJournal) -> None:
        self.welcome: msg.Seated | None = None
        self.replay: CatchUp | None = None
        self._guest = guest
        self._journal = journal
        self._game: LoggedGame | None = None
        self._outbox: list[tuple[int, Outgoing]] = []
        self._held: list[tuple[int, Outgoing]] | None = None  # behind what comes first
        self._missed: list[Heard] = []
        self._missed_after: int | None = None  # all batches after this entry are in `_missed`

    def send(self, message: Outgoing) -> None:
        """Have the guest, if they are here, told something.

        It is told when all that is written so far is stored.
        """
        if self._guest.is_here:
            self._put(self._journal.seq, message)

    def send_first(self, *messages: Outgoing) -> None:
        """Have the guest told something before all that waits for them."""
        self._outbox[:0] = [(self._journal.seq, message) for message in messages]
        self._journal.changed()

    def hold(self) -> None:
        """Have what comes wait for a message that is not known yet (`release`).

        Nobody waits for a replay any more.
        """
        self._outbox += self._held or []
        self._held, self.replay = [], None

    def release(self, message: Outgoing) -> None:
        """Have the guest told a message, and then what was held for it."""
        held, self._held = self._held or [], None
        self.send(message)
        self._outbox += held

    def _put(self, seq: int, message: Outgoing) -> None:
        (self._outbox if self._held is None else self._held).append((seq, message))
        self._journal.changed()

    def forget(self) -> None:
        """Tell the guest nothing of what waits for them."""
        self._outbox, self._held = [], None

    def take_out(self) -> list[Outgoing]:
        """Return what may be told by now; it counts as taken."""
        ready = 0
        while ready < len(self._outbox) and self._outbox[ready][0] <= self._journal.committed:
            ready += 1
        told = [message for _, message in self._outbox[:ready]]
        del self._outbox[:ready]
        return told

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits to be told."""
        return not self._outbox

    # -- the game (a `game.port.Subscriber`) -------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the guest."""
        return self._guest.seats

    def listen(self, game: LoggedGame) -> None:
        """Hear a game from now on, or keep what the guest misses of it."""
        self._game = game
        if not self._guest.is_here:
            self.begin_missing()
        game.listen(self)

    def stop_listening(self) -> None:
        """Hear no more of the game."""
        if self._game:
            self._game.leave(self)
            self._game = None

    def hear(self, batch: Batch) -> None:
        """Take a batch, to be told now or kept until the guest is back."""
        assert self._game is not None, "is heard"
        heard = Heard(self._journal.reached(self._game), batch)
        if self._guest.is_here:
            self._put(self._journal.seq, heard)
        elif self._missed_after is not None:
            self._missed.append(heard)
            if len(self._missed) > _MOST_MISSED:
                self._missed_after = self._missed.pop(0).seq

    def begin_missing(self) -> None:
        """Keep the batches from now on."""
        if self._game:
            self._missed_after, self._missed = self._journal.reached(self._game), []

    def needs_replay(self, since: int) -> bool:
        """Return whether the game must be led again to tell what the guest has not heard.

        The guest heard everything up to entry ``since``.
        """
        return self._game is not None and since < self._journal.reached(self._game) and (
            self._missed_after is None or since < self._missed_after
        )

    def tell_missed(self, room: str, since: int) -> None:
        """Tell what the guest of a room has not heard; how things stand, if that is nothing.

        Where it takes a replay, the guest is told nothing else before.
        """
        game = self._game
        if game is None:
            return
        later = [heard for heard in self._missed if heard.seq > since]
        must_replay = self.needs_replay(since)
        self._missed, self._missed_after = [], None
        if must_replay:
            self._held = []
            self.replay = CatchUp(
                room, self._guest.number, self.seats, since, game, tuple(game.log.entries),
                self._journal.numbers[:],
            )
            return
        now = batch_for(self.seats, game.number, game.now)
        for heard in later or [Heard(self._journal.reached(game), now)]:
            self._put(heard.seq, heard)

    def replayed(self, replay: CatchUp, heard: Iterable[Heard]) -> None:
        """Have the guest told what was heard in a replay, and then what was held.

        Both are told if they are still there.
        """
        if self.replay is not replay:
            return
        self.replay, held = None, self._held
        if held is not None:
            self._held = None
            self._outbox += [*((one.seq, one) for one in heard), *held]
            self._journal.changed()


@dataclass(frozen=True)
class CatchUp:
    """The entries that a guest of a room has not heard yet.

    They are found by leading the game again, for which `run` may be called on any thread.

    Attributes:
        room: The id of the room.
        guest: The number of the guest.
        seats: The seats of the guest.
        since: The last entry that the guest has heard.
        game: The game, of which only what never changes is read.
        log: Its entries at this moment.
        numbers: Their numbers, as of `RoomJournal`.
    """

    room: str
    guest: int
    seats: tuple[Seat, ...]
    since: int
    game: LoggedGame
    log: Sequence[GameEntry]
    numbers: Sequence[int]

    def run(self) -> list[Heard]:
        """Return what the guest has not heard; how things stand, if that is nothing."""
        game = LoggedGame(self.game.header, self.game.rules, self.game.seating)
        game.script = Script(self.log, ends=True)
        collector = _Collector(self.seats, game, self.numbers)
        game.listen(collector)
        play_script(game)
        later = [heard for heard in collector.heard if heard.seq > self.since]
        if later:
            return later
        seq, last = collector.heard[-1]
        return [Heard(seq, last._replace(events=(), whole=False, back_to=None))]


class _Collector:
    """Hears everything that one guest may hear, each batch with the entry it ended with."""

    def __init__(self, seats: tuple[Seat, ...], game: LoggedGame, numbers: Sequence[int]) -> None:
        self.seats = seats
        self.heard: list[Heard] = []
        self._game = game
        self._numbers = numbers

    def hear(self, batch: Batch) -> None:
        """Note a batch."""
        self.heard.append(Heard(self._numbers[len(self._game.log.entries)], batch))
