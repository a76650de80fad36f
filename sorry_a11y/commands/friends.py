"""Lead from the start menu to tables with friends elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.seats import FileSeatStore
from sorry_a11y.client.socket_connection import ConnectionFailedError
from sorry_a11y.client.table_standing import OPEN
from sorry_a11y.commands.environment import player_file
from sorry_a11y.commands.online import TableEntrance, UnseatedError, name_of, table_of
from sorry_a11y.commands.tables import open_tables
from sorry_a11y.game.setup import YOU, Robot
from sorry_a11y.menus.friends_menu import Offer
from sorry_a11y.menus.table_setup import rules_and_seats
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.mistakes import MistakeError, echoed, tell_mistake
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.table_plan import TablePlan
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import HERE, PORT


class FriendsEntrance:
    """Opens tables and sits down at them for the menus of a session.

    Args:
        session: The session of the player.
        mode: How keys are given, "keys" or "lines".
    """

    def __init__(self, session: PlayerSession, mode: str) -> None:
        self._session = session
        self._mode = mode
        self._entrance: TableEntrance | None = None

    def close(self) -> None:
        """Hang up, and end the server if it is here."""
        entrance, self._entrance = self._entrance, None
        if entrance:
            entrance.close()

    def last_server(self) -> str:
        """Return the server of the last table; empty if that is this computer."""
        seat = FileSeatStore(player_file()).load()
        return seat.url if seat and not seat.port and HERE not in seat.url else ""

    def has_last(self) -> bool:
        """Tell whether there is a last table."""
        return FileSeatStore(player_file()).load() is not None

    def go_back(self, table: str = "") -> Screen | str:
        """Return the session at a table with a saved seat, without one at the last table; or why
        there is none."""
        return self._seated("", lambda entrance: entrance.go_back(table))

    def host(self, plan: TablePlan, at: str) -> Screen | str:
        """Return the session at a new table, or why there is none."""

        def open_table(entrance: TableEntrance) -> Screen:
            rules, seating = rules_and_seats(plan, None)
            own = seating.people[0]
            seats = {COLOURS[own]: YOU}
            for seat in seating.seats:
                occupant = seating.occupants[seat]
                if seat not in seating.seats_of(own):
                    is_bot = isinstance(occupant, Robot) and bool(plan.opponents)
                    seats[COLOURS[seat]] = occupant.kind if is_bot else OPEN  # type: ignore[union-attr]
                elif seat != own:
                    seats[COLOURS[seat]] = OPEN  # the host of two colours holds both
            wished = table_of(rules, plan.teams, seats, self._name())
            return entrance.host(wished, PORT, is_named=False)

        return self._seated(at, open_table)

    def join(self, code: str, at: str) -> Screen | str:
        """Return the session at a friend's table, or why there is none."""
        return self._seated(
            at, lambda entrance: entrance.join(msg.Join(code[:40], self._name()), is_named=False)
        )

    def listing(self, at: str) -> list[Offer] | str:
        """Return the tables of a server that are open to all, or why there are none."""
        to = self._session.listener()
        try:
            found = open_tables(at)
        except ConnectionFailedError:
            return to.say("cli-tables-no-server", server=echoed(at))
        return [Offer(one.code, _offered(to, one)) for one in found] or to.say("cli-tables-none")

    def hall(self, at: str) -> Screen | str:
        """Return the hall of a server, or why there is none."""
        return self._seated(at, lambda entrance: entrance.hall())

    def _name(self) -> str:
        return name_of(self._session.settings.name or None)

    def _seated(self, at: str, sit: Callable[[TableEntrance], Screen]) -> Screen | str:
        self.close()
        entrance = TableEntrance(self._session, self._mode, at or None, way="menu")
        try:
            screen = sit(entrance)
        except UnseatedError as error:
            entrance.close()
            return error.sentence
        except MistakeError as mistake:
            entrance.close()
            return tell_mistake(mistake, self._session.settings.language)
        self._entrance = entrance
        return screen


def _offered(to: Words, one: msg.Listed) -> str:
    """Return a table that is open to all as it is told."""
    game = to.say("menu-book", book=one.game)
    told = to.say("menu-friends-one", game=game, host=one.host, open=one.open)
    return to.join([told, to.say("hall-table-slow")]) if one.slow else told
