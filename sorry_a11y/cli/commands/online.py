"""A table with friends elsewhere: open one, sit down at one, go back to the last one."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from sorry_a11y.cli.commands.command_line import (
    FAILED,
    Chosen,
    checked_player,
    one_of,
    port_number,
    whole_number,
    wishes_asked,
)
from sorry_a11y.cli.commands.environment import (
    input_mode,
    library,
    player_disk,
    player_file,
    run_screen,
    user_store,
)
from sorry_a11y.core.game.names import NameRefusedError, checked_name
from sorry_a11y.core.game.setup import YOU, SeatingError, seats_named
from sorry_a11y.core.rules.notation import COLOURS, seat_called
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import Family, Wishes, family_of
from sorry_a11y.frontends.web.page_files import page_link
from sorry_a11y.frontends.web.web_frontend import WebFrontend
from sorry_a11y.online.client.connection import ConnectionFailedError, TableConnection, hello_of
from sorry_a11y.online.client.hall_client import HallClient
from sorry_a11y.online.client.hall_menu import HallMenu
from sorry_a11y.online.client.seats import (
    FileSeatStore,
    SavedSeat,
    Visit,
    free_name,
    identity_at,
    told_refusal,
)
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.client.waiting import WaitingScreen
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.server.table_server import HomeServer
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import HERE, PORT, own_address
from sorry_a11y.online.wire.codes import server_of_link, typed_code
from sorry_a11y.online.wire.placement import Wish
from sorry_a11y.online.wire.protocol import OPEN, fit_line
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, rules_for, tell_mistake
from sorry_a11y.output.narration.people import code_told
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.files import data_folder
from sorry_a11y.ui.menus.table_setup import seating_mistake
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.surroundings import Alarm

_DAY = "day"
"""The word for the patience of a slow table."""


class UnseatedError(Exception):
    """Raised if a player gets no seat.

    Args:
        sentence: The reason, as it is told.
        free_name: The name under which there is a seat; empty if another name would not help.
    """

    def __init__(self, sentence: str, free_name: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.free_name = free_name


def host(chosen: Chosen) -> int:
    """Open a table, in this program or on a server; return the exit status.

    Raises MistakeError.
    """
    wished = _table_of(chosen)
    port = port_number(chosen.port, PORT)
    if chosen.page:
        from sorry_a11y.cli.commands.serve import serve_page

        return serve_page(_home_tables(), wished, port, chosen.settings.language)
    is_named = chosen.name is not None
    return _played(chosen, lambda entrance: entrance.host(wished, port, is_named=is_named))


def join(chosen: Chosen) -> int:
    """Sit down at a table, or go back to the last one; return the exit status.

    Raises MistakeError.
    """
    code = " ".join(word for word in chosen.words if word)
    if not code:
        return _played(chosen, lambda entrance: entrance.go_back())
    wished = msg.Join(
        code_to_ask(code),
        _name_of(chosen, ()),
        None if chosen.seat is None else seat_called(chosen.seat),
        chosen.watch,
    )
    is_named = chosen.name is not None
    at = chosen.at or server_of_link(code) or None
    return _played(chosen, lambda entrance: entrance.join(wished, is_named=is_named), at)


def code_to_ask(typed: str) -> str:
    """Return the code in a typed text or link, or the beginning of what is none."""
    return typed_code(typed) or typed[:40]


def _home_tables() -> Path:
    """Return the journal of tables that are opened on this computer."""
    return data_folder(os.environ) / "home-tables.sqlite"


def _played(
    chosen: Chosen,
    sit: Callable[[TableEntrance], Coroutine[Any, Any, TableScreen]],
    at: str | None = None,
) -> int:
    at = at or chosen.at
    mode = input_mode(chosen.mode)
    keep_settings = user_store(chosen.settings).keep_settings
    session = PlayerSession(chosen.settings, keep_settings, disk=player_disk())
    alarm = LoopAlarm()
    entrance = TableEntrance(session, mode, alarm, at)
    failed: list[str] = []

    async def seated() -> TableScreen | str:
        try:
            return await sit(entrance)
        except UnseatedError as error:
            return error.sentence

    def enter(found: TableScreen | str) -> Reply:
        if isinstance(found, TableScreen):
            return session.enter(found)
        failed.append(found)
        return Reply((), "", status=FAILED, silent=True)

    where = fit_line(at or HERE)
    waiting = session.listener().say("people-link-waits", address=where)
    status = run_screen(
        session.starting(WaitingScreen(session, waiting, seated(), enter)),
        mode,
        alarm=alarm,
        at_end=entrance.close,
    )
    sys.stderr.write("".join(f"{one}\n" for one in failed))
    return status


class TableEntrance:
    """The way to one table at a time, or to a hall.

    It has the connection, the store of the seat, and perhaps the server itself.

    Args:
        session: The session of the player.
        mode: How keys are given, "keys" or "lines".
        alarm: The alarm for screens at a table.
        at: The address of a server; None for this computer.
        way: How players come to a table, by a "menu" or a "command".
    """

    def __init__(
        self,
        session: PlayerSession,
        mode: str,
        alarm: Alarm,
        at: str | None = None,
        way: str = "command",
    ) -> None:
        self._session = session
        self._mode = mode
        self._alarm = alarm
        self._address = at
        self._way = way
        self._store = FileSeatStore(player_file(session.disk))
        self._server: HomeServer | None = None
        self._connection: TableConnection | None = None
        self._screen: TableScreen | None = None

    @property
    def _to(self) -> Words:
        return self._session.listener()

    async def close(self) -> None:
        """Hang up, and end the server if it is here."""
        screen, connection, server = self._screen, self._connection, self._server
        self._screen = self._connection = self._server = None
        if screen:
            screen.close()
        elif connection:
            connection.close()
        if server:
            await server.stop()

    async def found(self, enter: Callable[[], Awaitable[Screen]], at: str = "") -> Screen | str:
        """Leave the table or hall that was entered before, and enter another one.

        Args:
            enter: A function that enters it and returns its screen.
            at: The address of the server; empty for this computer.

        Returns:
            The screen, or a sentence why there is none.
        """
        await self.close()
        self._address = at or None
        try:
            return await enter()
        except (UnseatedError, MistakeError) as error:
            await self.close()
            if isinstance(error, UnseatedError):
                return error.sentence
            return tell_mistake(error, self._to.language)

    # -- the ways to a seat --------------------------------------------------------------------

    async def host(self, wished: msg.HostTable, port: int, *, is_named: bool) -> TableScreen:
        """Open a table.

        Args:
            wished: The table.
            port: The port of the server on this computer.
            is_named: Whether the player asked for this name.

        Raises:
            UnseatedError: There is no seat.
        """
        to, at = self._to, self._address
        if at is None:
            port = await self._serve(port)
        seated, url = await self._seated(at or f"{HERE}:{port}", wished)
        seat = SavedSeat.of(seated, url=url, name=wished.name, port=0 if at else port)
        address = fit_line(at) if at else own_address() + ("" if port == PORT else f":{port}")
        lines = [
            *self._login_name(wished.name, is_named=is_named),
            code_told(to, seat.code),
            to.say("people-how", way=self._way, code=seat.code, address=address),
        ]
        if at is None and port == PORT and self._way == "command":
            lines.append(to.say("people-here", code=seat.code))
        if at is None:
            link = page_link(own_address(), port, seat.code)
            lines.append(to.say("people-page", link=link))
        return self._at(seat, lines)

    async def join(self, wished: msg.Join, *, is_named: bool) -> TableScreen:
        """Sit down at a friend's table.

        If the name is taken, and the player did not ask for it, sit down under a free one.

        Args:
            wished: The wish for a seat.
            is_named: Whether the player asked for this name.

        Raises:
            UnseatedError: There is no seat.
        """
        lead = self._login_name(wished.name, is_named=is_named)
        try:
            seated, url = await self._seated(self._address or HERE, wished)
        except UnseatedError as error:
            if is_named or not error.free_name or self._connection is None:
                raise
            self._connection.close()
            lead = [self._to.say("people-you-are", given=wished.name, name=error.free_name)]
            wished = msgspec.structs.replace(wished, name=error.free_name)
            seated, url = await self._seated(self._address or HERE, wished)
        return self._at(SavedSeat.of(seated, url=url, name=wished.name), lead)

    async def hall(self) -> Screen:
        """Return the hall of the server. Raises UnseatedError."""
        connection, url = await self._connect(self._address or HERE)

        def sit(seated: msg.Seated, lead: Sequence[str], you: msg.You) -> Screen:
            seat = SavedSeat.of(seated, url=url, name=you.name)
            return self._at(seat, lead, you=you)

        return HallMenu(self._session, HallClient(connection, self._session.listener, sit))

    async def go_back(self, table: str = "") -> TableScreen:
        """Take the seat at a table again, at the last one unless one is named.

        Raises UnseatedError.
        """
        seat = self._store.load(table)
        if seat is None:
            self._fail("people-no-table")
        if seat.port:
            with suppress(UnseatedError):  # somebody else may serve it by now
                await self._serve(seat.port)
        back = msg.Back(seat.table, seat.token, -1)
        connection, _ = await self._connect(seat.url, back, seat.host)
        connection.ask(back)
        lines = [self._to.say("people-welcome-back")]
        if seat.code:
            lines.append(code_told(self._to, seat.code))
        return self._at(seat, lines)

    def _login_name(self, name: str, *, is_named: bool) -> list[str]:
        """Return a sentence with the player's name, if it is the login's and nobody chose it."""
        is_chosen = is_named or bool(self._session.settings.name)
        return [] if is_chosen else [self._to.say("people-login-name", name=name)]

    # -- steps ---------------------------------------------------------------------------------

    async def _serve(self, port: int) -> int:
        """Start the server of this computer; return the port where it listens."""
        try:
            server = HomeServer(_home_tables(), WebFrontend())
        except LogError as error:
            told = "people-hosting" if error.code == "in-use" else "people-unkept"
            folder = echoed(str(data_folder(os.environ)))
            self._fail(told, folder=folder, why=error.code)
        try:
            port = await server.start(port)
        except OSError:
            self._fail("people-port-taken", port=str(port))
        self._server = server
        return port

    async def _connect(
        self, url: str, wish: Wish | None = None, host: str = ""
    ) -> tuple[TableConnection, str]:
        """Connect to a server; return the connection and the address of the server.

        Args:
            url: The address of the server, as it is typed.
            wish: The wish with which the connection begins.
            host: The name of the host of the table; empty if it is not known.
        """
        sockets = WebSockets(url)
        try:
            server = await sockets.found()
            hello = hello_of(
                self._session.settings.language,
                identity_at(server.url, data_folder(os.environ)),
            )
            here = self._server
            open_line = partial(here.tables.attach, HERE) if here else sockets.open
            self._connection = connection = TableConnection(open_line, hello)
            await connection.open(wish)
        except ConnectionFailedError as error:
            if error.message:
                self._refuse(error.message)
            if host and error.why == "refused":
                self._fail("people-link-closed", name=fit_line(host))
            self._fail(f"people-link-{error.why}", address=echoed(url))
        return connection, server.url

    async def _seated(
        self, address: str, wished: msg.HostTable | msg.Join
    ) -> tuple[msg.Seated, str]:
        """Return the seat that a server gives, and the address of that server."""
        connection, url = await self._connect(address, wished)
        seated = await connection.seat(wished)
        if seated is None:
            self._fail("people-link-silent", address=echoed(address))
        if isinstance(seated, msg.Refused):
            self._refuse(seated)
        return seated, url

    def _refuse(self, refused: msg.Refused) -> NoReturn:
        told = self._to.stopped(upper_first(told_refusal(self._to, refused)))
        raise UnseatedError(told, free_name(refused))

    def _fail(self, message: str, **values: str) -> NoReturn:
        raise UnseatedError(self._to.say(message, **values))

    def _at(self, seat: SavedSeat, lead: Sequence[str], you: msg.You | None = None) -> TableScreen:
        assert self._connection, "there is a connection to the table"
        from sorry_a11y.store.exchange import save_told  # loaded late

        keeps = self._session.settings.save == "yes"
        visit = Visit(
            self._connection,
            seat,
            lead,
            you=you,
            keep_seat=self._store.save,
            keep_game=partial(save_told, library()) if keeps else None,
            serves=self._server is not None,
        )
        options = FrontOptions(self._mode == "keys", self._alarm)
        self._screen = TableScreen(self._session, visit, options)
        return self._screen


# -- what the options ask for ------------------------------------------------------------------


def _table_of(chosen: Chosen) -> msg.HostTable:
    """Return the table wished for. Raises MistakeError."""
    wishes = wishes_asked(chosen)
    seats = _seats_of(chosen.seats) if chosen.seats else dict(msg.FOR_FRIENDS)
    rules = rules_for(wishes, tuple(sorted(seat_called(colour) for colour in seats)))
    wished = table_of(rules, seats, _name_of(chosen, (family_of(wishes.game),)))
    return msgspec.structs.replace(
        wished,
        game=wishes.game,
        watch=chosen.watch != "no",
        public=chosen.public == "yes",
        undo=chosen.undo or wished.undo,
        stand_in=chosen.stand_in or wished.stand_in,
        patience=_patience_of(chosen.patience) or wished.patience,
    )


def _patience_of(given: str | None) -> int:
    """Return the seconds wished for, 0 if none are. Raises MistakeError."""
    if given is None:
        return 0
    if given == _DAY:
        return msg.A_DAY
    return whole_number("--patience", given, msg.MOST_PATIENCE, 1)


def table_of(rules: Ruleset, seats: dict[str, str], name: str) -> msg.HostTable:
    """Return a table that plays a rule book. Where hands are hidden, nothing is taken back."""
    wishes = Wishes.of(rules)
    return msg.HostTable(
        wishes.game,
        name,
        seats,
        dict(wishes.rules),
        wishes.teams,
        wishes.points,
        wishes.rounds,
        wishes.target,
        undo="ask" if rules.is_open else "off",
    )


def _seats_of(text: str) -> dict[str, str]:
    """Return who sits on each colour: you, open or a kind of bot. Raises MistakeError."""
    from sorry_a11y.core.bots.opponents import BOTS

    try:
        named = seats_named(text)
    except SeatingError as error:
        raise seating_mistake(error) from error
    seats = {COLOURS[seat]: who for seat, who in named.items()}
    for colour, who in seats.items():
        one_of(f"--seats {colour}", who, (YOU, OPEN, *BOTS))
    if list(seats.values()).count(YOU) != 1:
        raise MistakeError("cli-host-you")
    return seats


def _name_of(chosen: Chosen, games: Sequence[Family]) -> str:
    """Return the name of a player who may have one in the settings. Raises MistakeError."""
    return name_of(chosen.settings.name or None if chosen.name is None else chosen.name, games)


def name_of(wished: str | None, games: Sequence[Family]) -> str:
    """Return the player's name: as asked for, or as known to the computer.

    Args:
        wished: The name that is asked for; None for none.
        games: As in `checked_name`.

    Raises:
        MistakeError: It is no name.
    """
    return checked_player(wished, games) or _login_name(games)


def _login_name(games: Sequence[Family]) -> str:
    """Return the name under which the player is known to the computer."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError) as error:  # nobody is known
        raise MistakeError("cli-no-login") from error
    try:
        return checked_name(upper_first(login), games)
    except NameRefusedError as error:
        raise MistakeError("cli-login", given=echoed(error.given)) from error
