"""A guest of a room, and the messages to them.

A message waits until the journal entries that it is about are committed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sorry_a11y.core.game.following import play_script
from sorry_a11y.core.game.log import GameEntry, Script
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import Batch, batch_for
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.server.rooms.journal import Came, RoomJournal
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard, Outgoing

_MOST_MISSED = 8
"""The most batches that are kept for a guest who is away; who misses more needs a replay."""


class Absence:
    """The time for which a guest is away.

    Args:
        since: The monotonic time at which their connection ended, in seconds.

    Attributes:
        since: As given.
        is_told: Whether the others were told of it.
    """

    __slots__ = ("is_told", "since")

    def __init__(self, since: float) -> None:
        self.since = since
        self.is_told = False


class Guest:
    """A person in a room.

    Args:
        came: The journal entry of their coming.
        journal: The journal of the room.

    Attributes:
        number: Their number in the room, which nobody else ever gets.
        name: The name at the table.
        seats: Their seats, none for a watcher.
        token: The digest of the secret by which they come back.
        former: Those of programs at which they went on elsewhere.
        person: The number of their identity, 0 for none.
        address: The network address of their last connection.
        absence: Since when they are away; None while they are here.
        silenced: Whether the host has forbidden them to talk.
        stood_in: Whether a bot plays for them until they are back.
        gone: Whether they have left for good.
        mail: The messages for them.
    """

    __slots__ = (
        "absence",
        "address",
        "former",
        "gone",
        "mail",
        "name",
        "number",
        "person",
        "seats",
        "silenced",
        "stood_in",
        "token",
    )

    def __init__(self, came: Came, journal: RoomJournal) -> None:
        self.number, self.name, self.seats = came.guest, came.name, tuple(came.seats)
        self.token, self.person = came.token, came.person
        self.former: list[str] = []
        self.address = ""
        self.absence: Absence | None = None
        self.silenced = self.stood_in = self.gone = False
        self.mail = Mailbox(self, journal)

    @property
    def is_here(self) -> bool:
        """Whether they have a connection, and have not left."""
        return self.absence is None and not self.gone

    @property
    def is_told_away(self) -> bool:
        """Whether the others were told that they are away."""
        return self.absence is not None and self.absence.is_told


class Mailbox:
    """The messages that wait for one guest, and the batches that they missed while away.

    Attributes:
        welcome: The message that gave the guest their seat; None once they have said
            anything.
        replay: The replay of the game that the guest waits for; None for none.
    """

    __slots__ = (
        "_game",
        "_guest",
        "_held",
        "_journal",
        "_missed",
        "_missed_after",
        "_outbox",
        "replay",
        "welcome",
    )

    def __init__(self, guest: Guest, journal: RoomJournal) -> None:
        self.welcome: msg.Seated | None = None
        self.replay: CatchUp | None = None
        self._guest = guest
        self._journal = journal
        self._game: LoggedGame | None = None
        self._outbox: list[tuple[int, Outgoing]] = []  # each with the entry that must be committed
        self._held: list[tuple[int, Outgoing]] | None = None  # to be told after another message
        self._missed: list[Heard] = []
        self._missed_after: int | None = None  # all batches after this entry are in `_missed`

    def send(self, message: Outgoing) -> None:
        """Send a message to the guest, if they are here, once all present entries are committed."""
        if self._guest.is_here:
            self._put(self._journal.seq, message)

    def send_first(self, *messages: Outgoing) -> None:
        """Send messages before all that wait."""
        self._outbox[:0] = [(self._journal.seq, message) for message in messages]
        self._journal.note()

    def hold(self) -> None:
        """Hold back further messages until `release` is called; a replay is no longer awaited."""
        self._outbox += self._held or []
        self._held, self.replay = [], None

    def release(self, message: Outgoing) -> None:
        """Send a message, and then those that were held back."""
        held, self._held = self._held or [], None
        self.send(message)
        self._outbox += held

    def _put(self, seq: int, message: Outgoing) -> None:
        (self._outbox if self._held is None else self._held).append((seq, message))
        self._journal.note()

    def forget(self) -> None:
        """Drop all messages that wait."""
        self._outbox, self._held = [], None

    def take_out(self) -> list[Outgoing]:
        """Remove and return the messages whose entries are committed."""
        outbox, committed, ready = self._outbox, self._journal.committed, 0
        while ready < len(outbox) and outbox[ready][0] <= committed:
            ready += 1
        self._outbox = outbox[ready:]
        return [message for _, message in outbox[:ready]]

    @property
    def is_empty(self) -> bool:
        """Whether no message waits."""
        return not self._outbox

    # -- the game (a `game.port.Subscriber`) -------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the guest."""
        return self._guest.seats

    def listen(self, game: LoggedGame) -> None:
        """Hear a game from now on; its batches are sent, or kept while the guest is away."""
        self._game = game
        if not self._guest.is_here:
            self.begin_missing()
        game.listen(self)

    def stop_listening(self) -> None:
        """Stop hearing the game."""
        if self._game:
            self._game.leave(self)
            self._game = None

    def hear(self, batch: Batch) -> None:
        """Send a batch, or keep it until the guest is back."""
        assert self._game is not None, "a game is heard"
        heard = Heard(self._journal.reached(self._game), batch)
        if self._guest.is_here:
            self._put(self._journal.seq, heard)
        elif self._missed_after is not None:
            self._missed.append(heard)
            if len(self._missed) > _MOST_MISSED:
                self._missed_after = self._missed.pop(0).seq

    def begin_missing(self) -> None:
        """Keep the batches that come from now on, since the guest is away."""
        if self._game:
            self._missed_after, self._missed = self._journal.reached(self._game), []

    def needs_replay(self, since: int) -> bool:
        """Return whether the game must be replayed to tell what the guest missed after an entry.

        Args:
            since: The number of the last journal entry of which the guest has heard.
        """
        return (
            self._game is not None
            and since < self._journal.reached(self._game)
            and (self._missed_after is None or since < self._missed_after)
        )

    def tell_missed(self, room: str, since: int) -> None:
        """Send the batches that the guest missed, or the present view if they missed none.

        If a replay is needed, it is prepared, and all else is held back until it is done.

        Args:
            room: The id of the room.
            since: The number of the last journal entry of which the guest has heard.
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
                room,
                self._guest.number,
                self.seats,
                since,
                game,
                tuple(game.log.entries),
                self._journal.numbers[:],
            )
            return
        now = batch_for(self.seats, game.number, game.now)
        for heard in later or [Heard(self._journal.reached(game), now)]:
            self._put(heard.seq, heard)

    def replayed(self, replay: CatchUp, heard: Iterable[Heard]) -> None:
        """Send the batches of a replay, and then the messages that were held back.

        Nothing is sent if the guest no longer waits for this replay.
        """
        if self.replay is not replay:
            return
        self.replay, held = None, self._held
        if held is not None:
            self._held = None
            self._outbox += [*((one.seq, one) for one in heard), *held]
            self._journal.note()


class CatchUp(NamedTuple):
    """A replay of a game, which finds the batches that a guest missed.

    Attributes:
        room: The id of the room.
        guest: The number of the guest.
        seats: The seats of the guest.
        since: The number of the last journal entry of which the guest has heard.
        game: The game, of which only the parts are read that never change.
        log: The entries of the game that are replayed.
        numbers: Their numbers in the journal, see `RoomJournal.numbers`.
    """

    room: str
    guest: int
    seats: tuple[Seat, ...]
    since: int
    game: LoggedGame
    log: Sequence[GameEntry]
    numbers: Sequence[int]

    def run(self) -> list[Heard]:
        """Return the batches that the guest missed, or the present view; any thread may call it."""
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
    """A subscriber that collects the batches for one guest, each with its last journal entry."""

    def __init__(self, seats: tuple[Seat, ...], game: LoggedGame, numbers: Sequence[int]) -> None:
        self.seats = seats
        self.heard: list[Heard] = []
        self._game = game
        self._numbers = numbers

    def hear(self, batch: Batch) -> None:
        """Keep a batch."""
        self.heard.append(Heard(self._numbers[len(self._game.log.entries)], batch))
