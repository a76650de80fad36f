"""Who is at a table elsewhere, as its messages tell it: what cannot be told is not believed."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.table.names import NameRefusedError, checked_name
from sorry_a11y.table.setup import PERSON
from sorry_a11y.wire import protocol as msg

OPEN = "open"


class Fellow(NamedTuple):
    """Another person at the table, by number and name."""

    guest: int
    name: str


class Roster:
    """The people of a table. ``own``: the number of who listens; ``host``: of the host; ``muted``:
    those whose chat is not told here."""

    def __init__(self, own: int) -> None:
        self.own = own
        self.host = -1
        self.muted: set[int] = set()
        self.locked = False
        self._away: set[int] = set()
        self._chairs: list[msg.SeatState] = []
        self._watchers: list[str] = []
        self._names: dict[int, str] = {}

    @property
    def is_host(self) -> bool:
        """Whether who listens is the host."""
        return self.host == self.own

    @property
    def open_seats(self) -> int:
        """Chairs that wait for somebody."""
        return sum(chair.kind in (OPEN, PERSON) and chair.guest < 0 for chair in self._chairs)

    def update(self, state: msg.TableState) -> None:
        """How the table stands."""
        self.host = state.host
        self._chairs = state.chairs[: len(COLOURS)]
        self._watchers = [name for one in state.watchers if (name := told_name(one))]
        for chair in self._chairs:
            self.meet(chair.guest, chair.name)
        self._away = {chair.guest for chair in self._chairs if chair.away or chair.bot}

    def meet(self, guest: int, name: str) -> None:
        """Learn what somebody is called."""
        if guest >= 0 and (known := told_name(name)):
            self._names[guest] = known

    def forget(self, guest: int) -> None:
        """Somebody is gone for good."""
        self._names.pop(guest, None)
        self.muted.discard(guest)

    def name(self, guest: int) -> str:
        """What somebody is called; empty for nobody who is known."""
        return self._names.get(guest, "")

    def others(self) -> list[Fellow]:
        """The other people on chairs, in their order."""
        sitting = dict.fromkeys(
            chair.guest for chair in self._chairs if chair.guest not in (-1, self.own)
        )
        return [Fellow(guest, self.name(guest)) for guest in sitting if self.name(guest)]

    def is_away(self, guest: int) -> bool:
        """Whether somebody is out of reach."""
        return guest in self._away

    def happened(self, what: str, guest: int) -> None:
        """Somebody went away or came back."""
        if what in ("away", "stands-in"):
            self._away.add(guest)
        elif what == "back":
            self._away.discard(guest)

    def sentences(self, to: Words) -> list[str]:
        """Everybody, a chair a sentence, and those who watch."""
        told = [self._chair(to, chair) for chair in self._chairs]
        if self._watchers:
            told.append(to.say("people-watchers", names=to.every(self._watchers)))
        return told or [to.say("people-nobody")]

    def _chair(self, to: Words, chair: msg.SeatState) -> str:
        colour = to.say(f"terms-colour-{COLOURS[chair.seat]}")
        name = told_name(chair.name)
        if chair.guest == self.own:
            text = to.say("people-chair-you", colour=colour)
        elif name:
            text = to.say("people-chair", name=name, colour=colour)
        else:
            kind = "open" if chair.kind in (OPEN, PERSON) else "bot"
            return to.say("people-chair-empty", colour=colour, kind=kind)
        more = [
            to.say(f"people-chair-{what}") for what, so in (
                ("host", chair.guest >= 0 and chair.guest == self.host),
                ("away", chair.guest in self._away), ("bot", chair.kind not in (OPEN, PERSON)),
                ("muted", chair.guest in self.muted),
            ) if so
        ]
        return to.join([text, *more])


def told_name(text: str) -> str:
    """A name from elsewhere, empty if it cannot be told."""
    with suppress(NameRefusedError):
        return checked_name(text)
    return ""
