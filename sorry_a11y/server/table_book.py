"""The book of a table: the lines of its journal, and messages that wait until those are safe."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sorry_a11y.server.entries import AnyEntry, Changed, Opened, written
from sorry_a11y.server.guests import Guest
from sorry_a11y.wire.encoding import Outgoing


class TableBook:
    """What every table keeps. ``id``: by which it is known; ``opened``: its first line; ``seq``:
    how many lines its journal has, those not committed included; ``unsaved``: lines to be
    committed, in order; ``host``: the number of the guest who is the host, -1 before there is
    one; ``gallery``: hears what watchers hear, on behalf of any number of them, if there are
    such; ``code`` and ``public_code``: as `Opened` says, until somebody is removed; ``stir``:
    called with the id whenever there is a line to commit or a message to tell."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.stir: Callable[[str], None] = lambda _table: None
        self.opened = opened
        self.seq = 0
        self.unsaved: list[tuple[int, str]] = []
        self.guests: dict[int, Guest] = {}
        self.gallery: Guest | None = None
        self.host = -1
        self.code, self.public_code = opened.code, opened.public_code
        self._rebuilding = False
        self._write(opened)

    def _present(self) -> Iterator[Guest]:
        return (one for one in self.guests.values() if not one.gone)

    def _hearing(self) -> Iterator[Guest]:
        yield from self._present()
        if self.gallery:
            yield self.gallery

    def _send(self, guest: Guest, message: Outgoing) -> None:
        if guest.is_here:
            guest.outbox.append((self.seq, message))
            self.stir(self.id)

    def _tell_others(self, guest: Guest, message: Outgoing) -> None:
        for one in self._hearing():
            if one is not guest:
                self._send(one, message)

    def _tell_all(self, message: Outgoing) -> None:
        for one in self._hearing():
            self._send(one, message)

    def take_out(self, committed: int) -> Iterator[tuple[Guest, Outgoing]]:
        """Every message whose lines are safe, in order, guest by guest."""
        for guest in self._with_outbox():
            ready = 0
            while ready < len(guest.outbox) and guest.outbox[ready][0] <= committed:
                ready += 1
            told, guest.outbox = guest.outbox[:ready], guest.outbox[ready:]
            for _, message in told:
                yield guest, message

    @property
    def is_still(self) -> bool:
        """Whether nothing waits to be committed or told."""
        return not self.unsaved and not any(one.outbox for one in self._with_outbox())

    def _with_outbox(self) -> list[Guest]:
        return [*self.guests.values(), *([self.gallery] if self.gallery else [])]

    def _change(self, what: str, guest: int = -1) -> None:
        if what == "host":
            self.host = guest
        self._write(Changed(what, guest))  # type: ignore[arg-type]

    def _write(self, line: AnyEntry) -> None:
        self.seq += 1
        if not self._rebuilding:
            self.unsaved.append((self.seq, written(line)))
            self.stir(self.id)
