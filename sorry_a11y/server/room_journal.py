"""What a room has written and not yet committed, and the messages that wait until it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sorry_a11y.server.journal import AnyEntry, entry_text
from sorry_a11y.wire.encoding import Heard, Outgoing


class RoomJournal:
    """The end of a room's journal.

    ``seq``: how many entries the journal has, those not committed included; ``unsaved``: entries
    to be committed, in order, each with its number; ``changed``: called when there is an entry to
    commit or a message to tell.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.unsaved: list[tuple[int, str]] = []
        self.changed: Callable[[], None] = lambda: None
        self._outboxes: dict[int, list[tuple[int, Outgoing]]] = {}
        self._held: dict[int, list[tuple[int, Outgoing]]] = {}

    def write(self, entry: AnyEntry) -> int:
        """Write an entry; return its number."""
        self.seq += 1
        self.unsaved.append((self.seq, entry_text(entry)))
        self.changed()
        return self.seq

    def follow(self) -> int:
        """Count an entry that is in the journal already; return its number."""
        self.seq += 1
        return self.seq

    def send(self, guest: int, message: Outgoing, after: int | None = None) -> None:
        """Have a guest told something when entry ``after`` is committed, or all that is written so
        far."""
        seq = self.seq if after is None else after
        held = self._held.get(guest)
        outbox = self._outboxes.setdefault(guest, []) if held is None else held
        outbox.append((seq, message))
        self.changed()

    def hold(self, guest: int) -> None:
        """Keep what a guest is sent from now on until `release`."""
        self._held[guest] = []

    def release(self, guest: int, first: Iterable[Heard]) -> None:
        """Have a guest told ``first``, and then what was kept; nothing where nothing is kept, since
        the guest is out of reach."""
        held = self._held.pop(guest, None)
        if held is not None:
            outbox = self._outboxes.setdefault(guest, [])
            outbox += [*((heard.seq, heard) for heard in first), *held]
            self.changed()

    def send_first(self, guest: int, *messages: Outgoing) -> None:
        """Have a guest told something before all that waits for them."""
        first = [(self.seq, message) for message in messages]
        self._outboxes[guest] = first + self._outboxes.get(guest, [])
        self.changed()

    def forget(self, guest: int) -> None:
        """Tell a guest nothing of what waits for them."""
        self._outboxes.pop(guest, None)
        self._held.pop(guest, None)

    def take_unsaved(self) -> list[tuple[int, str]]:
        """Return the entries to be committed; they count as taken."""
        unsaved, self.unsaved = self.unsaved, []
        return unsaved

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
        return not self.unsaved and not self._outboxes
