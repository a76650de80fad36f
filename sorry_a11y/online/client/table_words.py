"""The people, seats and rules of a table of a server, in words."""

from __future__ import annotations

from sorry_a11y.core.game.names import told_name
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.online.client.coming_rules import coming_rules
from sorry_a11y.online.client.table_people import TablePeople
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import OPEN
from sorry_a11y.output.narration.catalog import Words


class TableWords:
    """The sentences about the people, seats and rules of a table.

    Args:
        people: The people of the table.
        to: The words of the player here.
    """

    def __init__(self, people: TablePeople, to: Words) -> None:
        self._people = people
        self._to = to

    def sentences(self) -> list[str]:
        """Return a sentence for each seat, and one for the spectators."""
        return [told for _, told in self.by_seat()]

    def by_seat(self) -> list[tuple[int, str]]:
        """Return those sentences, each with the number of its seat, -1 for the spectators."""
        told: list[tuple[int, str]] = [(seat.seat, self._seat(seat)) for seat in self._people.seats]
        state = self._people.state
        watchers = [told_name(one) for one in (state.watchers if state else ())]
        if names := [one for one in watchers if one]:
            told.append((-1, self._to.say("people-watchers", names=self._to.every(names))))
        return told or [(-1, self._to.say("people-nobody"))]

    def seat_told(self, place: Seat) -> str:
        """Return the sentence about one seat."""
        found = next((self._seat(seat) for seat in self._people.seats if seat.seat == place), "")
        colour = self._to.say(f"terms-colour-{COLOURS[place]}")
        return found or self._to.say("people-seat-empty", colour=colour, kind="none")

    def own_seat(self) -> list[str]:
        """Return the sentence about the seat of the player here, or that there is none."""
        told = [self._seat(seat) for seat in self._people.seats if seat.guest == self._people.own]
        return told or [self._to.say("people-watch-only")]

    def other_seats(self) -> list[str]:
        """Return a sentence for each seat of somebody else."""
        others = [self._seat(seat) for seat in self._people.seats if seat.guest != self._people.own]
        return others or [self._to.say("people-nobody")]

    def moved(self, guest: int) -> str:
        """Return the sentence that a guest has taken another seat."""
        seats = self._people.seats
        colour = next((COLOURS[seat.seat] for seat in seats if seat.guest == guest), "")
        who = "you" if guest == self._people.own else "other"
        told = self._to.say(f"terms-colour-{colour}") if colour else ""
        return self._to.say("people-moved", who=who, name=self._people.name(guest), colour=told)

    def missing(self) -> str:
        """Return the sentence about who is waited for before the first game."""
        people = self._people
        name = "" if people.is_host else people.name(people.host)
        return self._to.say(
            "people-missing", count=people.open_seats, host=name or "none", name=name
        )

    def unready(self) -> str:
        """Return for whom the table waits before the other game that the player here wants.

        It is empty if the player wants none, or nobody is waited for.
        """
        people = self._people
        names = people.unready() if people.stage == "over" and people.is_ready else []
        return self._to.say("people-wait-for", name=self._to.every(names)) if names else ""

    def rules(self) -> list[str]:
        """Return the sentences about the rules of the coming game."""
        return coming_rules(self._to, self._people.wishes)

    def changes(self) -> list[str]:
        """Return sentences about the rules and seats that the last two states do not share."""
        before, now = self._people.before, self._people.state
        if before is None or now is None:
            return []
        told = self.rules() if before.wishes != now.wishes else []
        old = {seat.seat: (seat.kind, seat.guest) for seat in before.seats}
        new = {seat.seat: (seat.kind, seat.guest) for seat in now.seats}
        changed = [place for place in SEATS if old.get(place) != new.get(place)]
        return [*told, *(self.seat_told(place) for place in changed)]

    def _seat(self, seat: msg.SeatState) -> str:
        colour = self._to.say(f"terms-colour-{COLOURS[seat.seat]}")
        name = told_name(seat.name)
        if seat.guest >= 0 and seat.guest == self._people.own:
            text = self._to.say("people-seat-you", colour=colour)
        elif name:
            text = self._to.say("people-seat", name=name, colour=colour)
        else:
            kind = "open" if seat.kind in (OPEN, PERSON) else "bot"
            return self._to.say("people-seat-empty", colour=colour, kind=kind)
        more = [
            self._to.say(f"people-seat-{what}")
            for what, so in (
                ("host", seat.guest >= 0 and seat.guest == self._people.host),
                ("away", seat.away),
                ("bot", seat.kind not in (OPEN, PERSON)),
                ("muted", seat.guest in self._people.muted),
                ("ready", seat.guest in self._people.ready),
            )
            if so
        ]
        return self._to.join([text, *more])
