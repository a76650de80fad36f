"""How the game of a room begins."""

from __future__ import annotations

from datetime import UTC, datetime

from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import IN_A_ROOM, Header
from sorry_a11y.core.game.setup import PERSON, Occupant, Seating, bot_name
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.journal import Began
from sorry_a11y.online.server.rooms.room import STAND_IN, Room
from sorry_a11y.online.wire.protocol import OPEN


class NewGames:
    """Begins games in rooms.

    Args:
        makers: The functions that make secrets and tell the time.
    """

    def __init__(self, makers: Makers) -> None:
        self._makers = makers

    def begin(self, room: Room) -> None:
        """Begin the game, or the next one, in which a winner of the last has the first turn.

        Bots get the seats that are still open.

        Raises:
            RefusedError: A game is under way.
        """
        if room.game and not room.game.over:
            raise RefusedError("begun")
        header = self._header(room)
        room.write(Began("\n".join(header.lines()), RULES_VERSION))
        room.questions.denied.clear()
        room.readiness.forget()
        game, hearing = room.playing(), list(room.members.hearing())
        for one in hearing:
            one.mail.hold()
            one.mail.listen(game)
        game.begin()
        for one in hearing:
            one.mail.release(room.state_for(one))  # names the entries that follow

    def _header(self, room: Room) -> Header:
        seating = self._seating(room)
        header = Header.of(
            room.opened.rules(seating.seats),
            seating,
            Chance(self._makers.secret(), is_secret=True),
            datetime.fromtimestamp(int(self._makers.date()), UTC),
            may_undo=room.opened.table.undo != "off",
            purpose=IN_A_ROOM,
        )
        winners = room.game.winners if room.game else ()
        before, coming = room.members.sitting(), room.members.coming()
        own = {guest.number: seat for seat, guest in reversed(coming.items())}
        seats = [own.get(before[one].number, one) if one in before else one for one in winners]
        first = next((one for one in seats if one in seating.seats), None)
        return header.replace(first=first, first_won=first is not None)

    @staticmethod
    def _seating(room: Room) -> Seating:
        sitting = room.members.coming()
        first: dict[int, Seat] = {}
        for seat, one in sitting.items():
            first.setdefault(one.number, seat)
        occupants = [
            Occupant(seat, PERSON, one.name, first[one.number]) for seat, one in sitting.items()
        ]
        for seat, opened_as in room.opened.seats.items():
            if seat not in sitting:
                may_come = room.opened.table.drop_in and opened_as in (OPEN, PERSON)
                kind = PERSON if may_come else opened_as if opened_as in BOTS else STAND_IN
                name = bot_name(kind, seat, [occupant.name or "" for occupant in occupants])
                occupants.append(Occupant(seat, kind, name, seat))
        return Seating(occupants)
