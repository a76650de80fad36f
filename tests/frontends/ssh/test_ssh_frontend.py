"""What the frontend for ssh offers and what it does not: other clients than a friend's."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import asyncssh
import pytest

from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.frontends.ssh.arrival import ArrivalScreen
from sorry_a11y.frontends.ssh.guest_session import GuestSession, SshGuest
from sorry_a11y.frontends.ssh.guest_terminal import SEATED_S, guest_encoding, guest_language
from sorry_a11y.frontends.ssh.ssh_frontend import HOST_KEY, SshFrontend
from sorry_a11y.online.client.between_games import WaitingRoom
from sorry_a11y.online.server import rate_limits
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.rate_limits import RATES
from sorry_a11y.online.server.table_server import ServerOptions, TableServer
from sorry_a11y.online.server.websocket_front import FIRST_WORD_S
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Outgoing
from sorry_a11y.store.threaded_log import ThreadedLog, open_alone
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.bell import Bell
from tests.harness.waiting import LIVE, comes_true
from tests.online.conftest import patient as patient
from tests.online.server.tables import unanswered

CODE = "230564921842"


class Client(asyncssh.SSHClient):
    """A guest's program, which answers when it is asked nothing."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self,
        name: str,  # noqa: ARG002
        instructions: str,  # noqa: ARG002
        lang: str,  # noqa: ARG002
        prompts: Sequence[tuple[str, bool]],
    ) -> list[str]:
        """Nothing is asked."""
        assert not prompts
        return []


class Deaf:
    """The end of a guest who listens to nothing."""

    def hear(self, message: Outgoing) -> None:
        """It is not heard."""

    def lost(self, code: int) -> None:
        """It is not missed."""


class Opened:
    """A frontend, and a table of Ann's behind it."""

    def __init__(self, frontend: SshFrontend, server: TableServer, port: int) -> None:
        self.frontend = frontend
        self.server = server
        self.port = port
        self.connections: list[asyncssh.SSHClientConnection] = []

    async def connect(self, name: str = CODE, **options: Any) -> asyncssh.SSHClientConnection:
        given = {
            "client_keys": None,
            "agent_path": None,
            "config": None,
            "client_factory": Client,
            **options,
        }
        made = await asyncssh.connect(
            "127.0.0.1", self.port, username=name, known_hosts=None, **given
        )
        self.connections.append(made)
        return made

    async def left(self, count: int) -> None:
        """Wait until the server knows that no more guests are connected."""
        await comes_true(lambda: len(self.frontend.guests) <= count)

    async def by_name(self, name: str, **options: Any) -> asyncssh.SSHClientProcess[str]:
        """The session of a guest whose system says English, and who has typed a name."""
        process = await at_terminal(await self.connect(**options))
        await until(process, "your name and press Enter")
        process.stdin.write(f"{name}\r")
        return process

    async def seated(self, name: str, **options: Any) -> asyncssh.SSHClientProcess[str]:
        """The session of such a guest at the table, who has heard where."""
        process = await self.by_name(name, **options)
        await until(process, "Waiting for Ann to start")
        return process


class Visitor:
    """A guest of the frontend without a connection, at any address."""

    def __init__(self, at: Opened, address: str) -> None:
        guest = SshGuest(address, CODE, "", "en", by_keys=True)
        session = GuestSession(guest, at.frontend.entrance)
        self._session = session.player.starting(ArrivalScreen(session))
        self._events: PlayerEvents[None] = PlayerEvents(self._session)
        self._session.wake_by(self._events.wake)

    async def come(self) -> str:
        return await self._told(self._session.opened())

    async def type(self, line: str) -> str:
        return await self._told(self._session.line(line))

    async def _told(self, reply: Reply) -> str:
        reply = await self._events.settled(reply)
        return " ".join((*reply.news, reply.focus))


@asynccontextmanager
async def opened(
    folder: Path, bell: Bell | None = None, clock: Callable[[], float] = monotonic
) -> AsyncIterator[Opened]:
    """A server in this process, with a table that is waiting for guests; ``bell``: its alarm, else
    no time passes, however long a busy machine takes."""
    journal = open_alone(folder / "tables.sqlite")
    lobby = Lobby(makers=Makers(code=lambda _table: CODE))
    alarm = (bell or Bell()).start
    frontend = SshFrontend(folder, Settings(guard=0), alarm=alarm, clock=clock)
    options = ServerOptions(frontends=[frontend], clock=clock)
    server = TableServer(lobby, ThreadedLog(journal), options)
    await server.start("127.0.0.1", 0)
    ann = await server.attach("127.0.0.1", "", Deaf())
    ann.say(msg.Hello(msg.PROTOCOL, RULES_VERSION))
    ann.say(
        msg.HostTable(
            "hasbro", "Ann", {"red": "you", "blue": "open", "yellow": "open", "green": "open"}
        )
    )
    at = Opened(frontend, server, frontend.port)
    try:
        yield at
    finally:
        await server.stop()
        for connection in at.connections:
            connection.abort()
            await connection.wait_closed()
        journal.close()


def run(
    folder: Path,
    doing: Callable[[Opened], Coroutine[Any, Any, None]],
    bell: Bell | None = None,
    clock: Callable[[], float] = monotonic,
) -> None:
    async def done() -> None:
        async with opened(folder, bell, clock) as at, asyncio.timeout(5 * LIVE):
            await doing(at)

    asyncio.run(done())


def number_in(told: str) -> str:
    """The number of a seat that was told."""
    found = re.search(r"number (\d{4} \d{4})", told)
    assert found, told
    return found[1]


async def at_terminal(
    guest: asyncssh.SSHClientConnection, language: str = "en"
) -> asyncssh.SSHClientProcess[str]:
    return await guest.create_process(term_type="xterm", env={"LANG": language})


async def until(process: asyncssh.SSHClientProcess[str], words: str) -> str:
    told = ""
    while words not in told:
        more = await process.stdout.read(4096)
        assert more, told
        told += more
    return told


def test_the_language_is_asked_where_nobody_says_it(tmp_path: Path) -> None:
    """Promise: whose system says no language is asked in each, and any key but a digit asks
    again."""

    async def tried(at: Opened) -> None:
        async with await at.connect() as guest:
            process = await at_terminal(guest, "C")
            told = await until(process, "繁體中文請按4")
            assert "Press 1 for English." in told
            assert "Drücke 2 für Deutsch." in told
            process.stdin.write("x")
            assert "Press 1 for English." in await until(process, "繁體中文請按4")
            process.stdin.write("3")
            await until(process, "Scrivi il tuo nome e premi Invio. ")

    run(tmp_path, tried)


def test_somebody_without_a_key_comes_back_by_a_number(tmp_path: Path) -> None:
    """Promise: who has no key is told a number, and it leads to the seat; another one leads
    nowhere, and to nobody's seat; a name that somebody has is refused with one that is free."""

    async def tried(at: Opened) -> None:
        async with await at.connect() as guest:
            process = await at_terminal(guest)
            assert "If you had a seat here" in await until(process, "your name and press Enter")
            process.stdin.write("Ann\r")
            assert "Ann 2 is free" in await until(process, "your name and press Enter")
            process.stdin.write("Ben\r")
            heard = await until(process, "Waiting for Ann to start")
            number = number_in(heard)
            process.stdin.write("\x03")
            await process.wait()
            assert process.exit_status == 130
        process = await at.by_name(f"{(int(number.replace(' ', '')) + 1) % 10**8:08}")
        assert "No seat here has this number." in await until(process, "name and press Enter")
        process.stdin.write(f"{number}\r")
        assert "You are back at the table." in await until(process, "Waiting for Ann to start")

    run(tmp_path, tried)


def test_a_screen_that_raises_ends_the_session_of_one_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a mistake of the program in one guest's screen is told there in one sentence and
    ends that session with status 70; the others go on, and the seat is kept."""
    press = WaitingRoom.key

    def press_or_failure(screen: WaitingRoom, key: str) -> Reply:
        if key == "w":
            raise RuntimeError("made by a test")
        return press(screen, key)

    monkeypatch.setattr(WaitingRoom, "key", press_or_failure)

    async def tried(at: Opened) -> None:
        ben, cid = await at.seated("Ben"), await at.seated("Cid")
        ben.stdin.write("w")
        await until(ben, "Something went wrong, the game is saved")
        await ben.wait()
        assert ben.exit_status == 70
        cid.stdin.write("i")
        await until(cid, "Ann is red")

    run(tmp_path, tried)


def test_there_is_no_shell_no_command_and_no_way_through(tmp_path: Path) -> None:
    """Promise: a terminal is all that is to be had. Commands, subsystems, files, a second terminal,
    forwarded ports and sockets in both directions are refused, and a refusal ends nothing."""

    async def tried(at: Opened) -> None:
        async with await at.connect() as guest:
            process = await guest.create_process(term_type="xterm")
            await until(process, "Press 1 for English.")
            for wished in (
                guest.create_process("ls"),
                guest.create_process(subsystem="sftp"),
                guest.create_process(term_type="xterm"),
                guest.open_connection("127.0.0.1", at.port),
                guest.open_unix_connection("/tmp/none"),
            ):
                with pytest.raises(asyncssh.ChannelOpenError):
                    await wished
            for listened in (
                guest.forward_remote_port("", 0, "127.0.0.1", at.port),
                guest.forward_remote_path("/tmp/none", "/tmp/none"),
            ):
                with pytest.raises(asyncssh.ChannelListenError):
                    await listened
            process.stdin.write("1")
            await until(process, "ype your name")

    run(tmp_path, tried)


def test_a_key_that_was_only_named_opens_no_seat(tmp_path: Path) -> None:
    """Promise: a seat is its holder's. Somebody who names the public key of another, which is
    asked for before anything is proven, and then comes without one, has no key."""
    key = asyncssh.generate_private_key("ssh-ed25519")

    class Liar(Client):
        """Names a key, and signs with another one."""

        named = False

        def public_key_auth_requested(self) -> Any:
            if self.named:
                return None
            self.named = True
            pair = asyncssh.load_keypairs([key])[0]
            other = asyncssh.load_keypairs([asyncssh.generate_private_key("ssh-ed25519")])[0]
            pair.sign = other.sign  # type: ignore[method-assign]
            return pair

    async def tried(at: Opened) -> None:
        ben = await at.seated("Ben", client_keys=[key])
        ben.close()
        told = await until(await at_terminal(await at.connect(client_factory=Liar)), "your name")
        assert "back at the table" not in told
        assert "If you had a seat here" in told
        owner = await at_terminal(await at.connect(client_keys=[key]))
        await until(owner, "You are back at the table")

    run(tmp_path, tried)


def test_who_guesses_is_kept_out(tmp_path: Path) -> None:
    """Promise: codes and numbers are guessed ten at a time and then one every six seconds, also if
    the next one is right, and an address that came ten times for nothing is not let in for a while;
    nobody else is hindered."""

    async def tried(at: Opened) -> None:
        ben = await at.by_name("Ben", local_addr=("127.0.0.2", 0))
        number = number_in(await until(ben, "Waiting for Ann to start"))
        async with await at.connect() as guest:
            process = await at_terminal(guest)
            await until(process, "name and press Enter. ")
            for wrong in range(RATES.wrong_codes.burst):
                process.stdin.write(f"{wrong:08}\r")
                assert "No seat here has this number." in await until(process, "press Enter. ")
            process.stdin.write(f"{number}\r")
            assert "That was too much at once" in await until(process, "wait a little")
            await process.wait()
            assert process.exit_status == 1
        for _ in range(RATES.faulty.burst - 1):
            async with await at.connect("000000000000") as guest:
                process = await at_terminal(guest)
                assert "That code doesn't match any table." in await until(process, "\n")
                await process.wait()
                assert process.exit_status == 1
            await at.left(1)
        with pytest.raises((asyncssh.DisconnectError, OSError)):
            await at.connect()
        back = await at.by_name(number, local_addr=("127.0.0.3", 0))
        await until(back, "You are back at the table")

    run(tmp_path, tried, clock=lambda: 0.0)


def test_numbers_are_guessed_by_networks(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: tries are counted by /64 and by /48, before a number is
    looked up; one that is right counts for nothing."""

    async def tried(at: Opened) -> None:
        ben = Visitor(at, "192.0.2.7")
        await ben.come()
        number = number_in(await ben.type("Ben"))
        for address in ("2001:db8::1", "2001:db8::2"):
            for _ in range(2 * RATES.wrong_codes.burst):
                honest = Visitor(at, address)
                await honest.come()
                assert "You are back at the table" in await honest.type(number)
        tries = [f"2001:db8:0:{net}::{host}" for net in range(8) for host in range(5)]
        assert len(tries) == RATES.wrong_codes_of_site.burst
        for count, address in enumerate(tries):
            guesser = Visitor(at, address)
            await guesser.come()
            assert "No seat here has this number" in await guesser.type(f"{count:08}"), address
        for address in (tries[0], "2001:db8:0:ffff::1"):
            guesser = Visitor(at, address)
            await guesser.come()
            assert "That was too much at once" in await guesser.type(number), address
        elsewhere = Visitor(at, "2001:db8:1::1")
        await elsewhere.come()
        assert "You are back at the table" in await elsewhere.type(number)

    run(tmp_path, tried, clock=lambda: 0.0)


def test_fifty_at_once_get_in(tmp_path: Path) -> None:
    """Promise: an arrival at a table counts when somebody has sat down, so fifty guests who come at
    once, each from an address of their own, all sit or watch."""

    async def tried(at: Opened) -> None:
        guests = await asyncio.gather(
            *(
                at.by_name(f"Guest {number}", local_addr=(f"127.0.1.{number}", 0))
                for number in range(1, 51)
            )
        )
        told = await asyncio.gather(*(until(one, "Waiting for Ann to start") for one in guests))
        assert sum("You watch without a seat." in one for one in told) == 47

    run(tmp_path, tried)


def test_what_is_waited_for_is_told(tmp_path: Path) -> None:
    """Promise: while the database of people does not answer, a guest hears what is waited for, and
    again at each key; who sits plays on; Escape leads to the name, and the seat is there without a
    key once it is found."""
    key = asyncssh.generate_private_key("ssh-ed25519")
    waits = "Waiting for the table to answer"

    async def tried(at: Opened) -> None:
        ben = await at.seated("Ben", client_keys=[key])
        ben.close()
        cid = await at.seated("Cid")
        opens = threading.Event()
        hanging = asyncio.create_task(at.server.directory.ask(lambda _people: opens.wait(LIVE)))
        try:
            process = await at_terminal(await at.connect(client_keys=[key]))
            await until(process, waits)
            process.stdin.write("x")
            await until(process, waits)
            other = await at_terminal(await at.connect(client_keys=[key]))
            await until(other, waits)
            other.stdin.write("\x1b")
            await until(other, "ype your name and press Enter")
            cid.stdin.write("i")
            await until(cid, "Ann is red")
        finally:
            opens.set()
        await hanging
        await until(process, "You are back at the table")

    with unanswered():
        run(tmp_path, tried)


def test_more_than_enough_connections_of_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: connections by both frontends count together, an address at a time."""
    monkeypatch.setattr(rate_limits, "MOST_CONNECTIONS", 2)

    async def tried(at: Opened) -> None:
        async with await at.connect(), await at.connect():
            with pytest.raises((asyncssh.DisconnectError, OSError)):
                await at.connect()
        await at.left(0)
        async with await at.connect():
            pass

    run(tmp_path, tried)


def test_who_is_silent_is_not_waited_for(tmp_path: Path) -> None:
    """Promise: a connection without a terminal is closed after a moment, and so is one that is
    asked for a name and gives none; who is seated has time."""
    bell = Bell()

    async def tried(at: Opened) -> None:
        async with await at.connect() as guest:
            bell.pass_by(FIRST_WORD_S)
            await guest.wait_closed()
        async with await at.connect() as guest:
            process = await at_terminal(guest, "de")
            await until(process, "Tippe deinen Namen")
            bell.pass_by(FIRST_WORD_S)
            bell.pass_by(SEATED_S)
            await process.wait()
            assert process.exit_status == 129
        process = await at.seated("Ben")
        bell.pass_by(SEATED_S)
        process.stdin.write("i")
        await until(process, "Ann is red")

    run(tmp_path, tried, bell)


def test_a_signal_of_the_client_ends_the_session(tmp_path: Path) -> None:
    """Promise: a client that sends a signal in place of Ctrl+C is told goodbye too."""

    async def tried(at: Opened) -> None:
        process = await at.by_name("Ben")
        process.send_signal("INT")
        await process.wait_closed()
        assert process.exit_status == 130

    run(tmp_path, tried)


def test_a_flood_of_keys_is_answered_key_by_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: whoever pastes a book gets answers to all keys, in order, and the line is not read
    faster than they are given."""
    pauses = []
    pause = asyncssh.SSHServerChannel.pause_reading

    def paused(channel: asyncssh.SSHServerChannel[bytes]) -> None:
        pauses.append(channel)
        pause(channel)

    monkeypatch.setattr(asyncssh.SSHServerChannel, "pause_reading", paused)

    async def tried(at: Opened) -> None:
        process = await at.seated("Ben")
        process.stdin.write("z" * 600 + "h" + "qq")
        told = await until(process, "Goodbye")
        assert told.count("Key z") == 600
        assert pauses

    run(tmp_path, tried)


def test_the_host_key_is_made_once(tmp_path: Path) -> None:
    """Promise: a server is known again by its key, which nobody else on the machine reads."""
    first = SshFrontend(tmp_path, Settings())
    again = SshFrontend(tmp_path, Settings())
    assert first.fingerprint == again.fingerprint
    assert (tmp_path / HOST_KEY).stat().st_mode & 0o077 == 0


def test_what_a_system_says_of_its_language() -> None:
    """Promise: LC_ALL before LC_MESSAGES before LANG; "C" and what the game does not speak say
    nothing, so that the guest is asked; characters as the system says it, UTF-8 otherwise."""
    for environment, language in (
        ({}, ""),
        ({"LANG": "C.UTF-8"}, ""),
        ({"LANG": "POSIX"}, ""),
        ({"LANG": "fi_FI"}, ""),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "en_US", "LC_ALL": "de_CH"}, "de"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "en", "LC_MESSAGES": "it"}, "it"),
    ):
        assert guest_language(environment) == language, environment
    for environment, encoding in (
        ({}, "utf-8"),
        ({"LANG": "de_DE.ISO-8859-15@euro"}, "iso8859-15"),
        ({"LANG": "ja_JP.ISO-2022-JP"}, "utf-8"),
        ({"LANG": "en_US.UTF-16"}, "utf-8"),
        ({"LANG": "de.hex"}, "utf-8"),
        ({"LANG": "de.none"}, "utf-8"),
        ({"LC_ALL": "zh_TW.Big5"}, "big5"),
        ({"LANG": "C"}, "utf-8"),
    ):
        assert guest_encoding(environment) == encoding, environment
