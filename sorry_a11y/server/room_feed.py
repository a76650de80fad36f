"""The messages of a room: each waits for its guest until the entries that it rests on are safe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.port import Batch
from sorry_a11y.game.subscribers import batch_for
from sorry_a11y.rules.board import Seat
from sorry_a11y.server.game_entries import CatchUp
from sorry_a11y.server.members import Guest, Members
from sorry_a11y.server.room_journal import RoomJournal
from sorry_a11y.wire.encoding import Heard, Outgoing

WATCHED_S = 10.0
"""Seconds between two messages that tell how many watch, at least."""
MOST_MISSED = 8
"""Batches that are kept for a guest who is away; after more the game is led again for them."""


class Missed:
    """The last batches of a guest who is away: all of those after entry ``after``."""

    __slots__ = ("after", "batches")

    def __init__(self, after: int) -> None:
        self.after = after
        self.batches: list[Heard] = []

    def add(self, heard: Heard) -> None:
        """Keep a batch, and forget the oldest of too many."""
        self.batches.append(heard)
        if len(self.batches) > MOST_MISSED:
            self.after = self.batches.pop(0).seq


class GuestSubscriber:
    """Gives the feed what one guest hears of the game."""

    __slots__ = ("_feed", "_game", "_guest", "seats")

    def __init__(self, game: LoggedGame, guest: Guest, feed: RoomFeed) -> None:
        self.seats: tuple[Seat, ...] = guest.seats
        self._game = game
        self._guest = guest
        self._feed = feed

    def hear(self, batch: Batch) -> None:
        """Take a batch of the game."""
        self._feed.hear(self._guest, self._game, batch)


class RoomFeed:
    """Keeps the messages for the guests of a room, and the batches that they miss.

    Attributes:
        replays: The replays under way, one a guest.
    """

    def __init__(self, journal: RoomJournal, members: Members) -> None:
        self.replays: dict[int, CatchUp] = {}
        self._journal = journal
        self._members = members
        self._outboxes: dict[int, list[tuple[int, Outgoing]]] = {}
        self._held: dict[int, list[tuple[int, Outgoing]]] = {}
        self._missed: dict[int, Missed] = {}
        self._subscribers: dict[int, GuestSubscriber] = {}
        self._watched = (0, float("-inf"))

    # -- telling ---------------------------------------------------------------------------------

    def send(self, guest: Guest, message: Outgoing) -> None:
        """Have a guest who is here told something when all that is written so far is committed."""
        if guest.is_here:
            self._put(guest.number, self._journal.seq, message)

    def send_first(self, guest: Guest, *messages: Outgoing) -> None:
        """Have a guest told something before all that waits for them."""
        first = [(self._journal.seq, message) for message in messages]
        self._outboxes[guest.number] = first + self._outboxes.get(guest.number, [])
        self._journal.changed()

    def tell(self, message: Outgoing, but: Guest | None = None) -> None:
        """Have everybody who is here told something, but for one guest."""
        self.tell_each(lambda _guest: message, but)

    def tell_each(
        self, message_for: Callable[[Guest], Outgoing], but: Guest | None = None
    ) -> None:
        """Have each who is here told a message of their own, but for one guest."""
        for one in self._members.hearing():
            if one is not but and one.is_here:
                self.send(one, message_for(one))

    def may_tell_watched(self, count: int, now: float) -> bool:
        """Return whether it is time to tell that so many watch; it counts as told then."""
        told, at = self._watched
        is_due = count != told and now - at >= WATCHED_S
        if is_due:
            self._watched = (count, now)
        return is_due

    def _put(self, number: int, seq: int, message: Outgoing) -> None:
        held = self._held.get(number)
        outbox = self._outboxes.setdefault(number, []) if held is None else held
        outbox.append((seq, message))
        self._journal.changed()

    # -- the game --------------------------------------------------------------------------------

    def listen(self, game: LoggedGame, guest: Guest) -> None:
        """Have a guest hear the game from now on, or keep for them what they miss."""
        if not guest.is_here:
            self.begin_missing(guest, self._journal.moves.reached(game))
        subscriber = self._subscribers[guest.number] = GuestSubscriber(game, guest, self)
        game.listen(subscriber)

    def stop_listening(self, game: LoggedGame | None, guest: Guest) -> None:
        """Have a guest hear no more of the game."""
        subscriber = self._subscribers.pop(guest.number, None)
        if game and subscriber:
            game.leave(subscriber)

    def hear(self, guest: Guest, game: LoggedGame, batch: Batch) -> None:
        """Take a batch for a guest, to be told now or kept until they are back."""
        heard = Heard(self._journal.moves.reached(game), batch)
        if guest.is_here:
            self._put(guest.number, self._journal.seq, heard)
        elif guest.number in self._missed:
            self._missed[guest.number].add(heard)

    def begin_missing(self, guest: Guest, seq: int) -> None:
        """Keep the batches after entry ``seq`` for a guest."""
        self._missed[guest.number] = Missed(seq)

    def needs_replay(self, game: LoggedGame | None, guest: Guest, since: int) -> bool:
        """Return whether the game must be led again to tell what a guest has not heard who heard
        everything up to entry ``since``."""
        if game is None or since >= self._journal.moves.reached(game):
            return False
        missed = self._missed.get(guest.number)
        return missed is None or since < missed.after

    def tell_missed(self, room: str, game: LoggedGame, guest: Guest, since: int) -> None:
        """Tell what a guest has not heard; how things stand, if that is nothing. Where it takes a
        replay, the guest is told nothing else before."""
        missed, moves = self._missed.pop(guest.number, None), self._journal.moves
        if since < moves.reached(game) and (missed is None or since < missed.after):
            self.replays[guest.number] = CatchUp.of(
                room, guest.number, guest.seats, since, game, moves
            )
            self._held[guest.number] = []
            return
        later = [heard for heard in missed.batches if heard.seq > since] if missed else []
        now = batch_for(guest.seats, game.number, game.now)
        for heard in later or [Heard(moves.reached(game), now)]:
            self._put(guest.number, heard.seq, heard)

    def replayed(self, replay: CatchUp, heard: Iterable[Heard]) -> None:
        """A replay is over: have its guest told what was heard in it, and then what was kept, if
        they are still there."""
        if self.replays.get(replay.guest) is not replay:
            return
        del self.replays[replay.guest]
        held = self._held.pop(replay.guest, None)
        if held is not None:
            outbox = self._outboxes.setdefault(replay.guest, [])
            outbox += [*((one.seq, one) for one in heard), *held]
            self._journal.changed()

    # -- taking out ------------------------------------------------------------------------------

    def forget(self, number: int) -> None:
        """Tell a guest nothing of what waits for them."""
        self._outboxes.pop(number, None)
        self._held.pop(number, None)

    def take_out(self, committed: int) -> Iterator[tuple[int, Outgoing]]:
        """Return (guest, message) for all that may be told when the first ``committed`` entries
        are safe, in order for each guest."""
        for guest, outbox in list(self._outboxes.items()):
            ready = 0
            while ready < len(outbox) and outbox[ready][0] <= committed:
                ready += 1
            if ready == len(outbox):
                del self._outboxes[guest]
            else:
                self._outboxes[guest] = outbox[ready:]
            for _, message in outbox[:ready]:
                yield guest, message

    @property
    def is_still(self) -> bool:
        """Whether nothing waits to be committed or told."""
        return not self._journal.unsaved and not self._outboxes
