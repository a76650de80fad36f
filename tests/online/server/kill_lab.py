"""Kills a server that carries many tables, again and again, with SIGKILL.

``nice python -m tests.online.server.kill_lab KILLS TABLES SEED``; a test runs a few. Each table is
played by two people over sockets; after a kill the server is started anew on the same folder, and
they come back by themselves. In the end what each was told is compared with what the journal says
they were to hear: nothing may be missing, nothing told twice, no question answered by two
decisions.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from sorry_a11y.online.server.rooms.journal import Acted, read_entry
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.threaded_log import open_alone
from tests.harness.waiting import comes_true

from .far_people import FarPerson
from .people import heard_since
from .programs import Serving

SETTLE_S = 2.5
"""Seconds without news after which everybody has heard what was to be told."""
SIT_S = 20.0
"""Seconds after which a table that could not be opened is given up."""
GAMES = ("hasbro", "dog", "parker")


class Outcome(NamedTuple):
    """What the lab saw. ``differing``: people whose news were not what the journal says;
    ``twice``: tables at which a question was answered twice; ``back``: seconds that each took to
    have the seat again, the start of the server included."""

    kills: int
    decisions: int
    people: int
    differing: int
    twice: int
    unexpected: list[str]
    back: list[float]


class Pair:
    """Two people at one table after another; ``person`` makes one who comes from an address."""

    def __init__(self, person: Callable[[str], FarPerson], number: int, lot: Random) -> None:
        self._person = person
        self._lot = lot
        self._number = number
        self._tables = 0
        self.quiet = False
        self.people: list[FarPerson] = []
        self.now: list[FarPerson] = []

    async def run(self) -> None:
        """Play game after game."""
        while not self.quiet:
            try:
                async with asyncio.timeout(SIT_S):
                    await self._sit()
            except (OSError, TimeoutError, WebSocketException):  # the server died meanwhile
                await asyncio.sleep(0.1)
                continue
            await asyncio.gather(*(one.play() for one in self.now))

    async def _sit(self) -> None:
        self._tables += 1
        address = f"10.{self._number >> 8}.{self._number & 255}.{self._tables & 255}"
        ann, ben = self._person(address), self._person(address)
        game = self._lot.choice(GAMES)
        seats = {"red": "you", "yellow": "open", "blue": "runner", "green": "runner"}
        seated = await ann.sit(msg.HostTable(game, "Ann", seats))
        await ben.sit(msg.Join(seated.code, "Ben"))
        await ann.send(msg.Manage("start"))
        self.now = [ann, ben]
        self.people += self.now


async def killed(folder: Path, kills: int, tables: int, seed: int) -> Outcome:
    """Run the lab."""
    lot = Random(seed)
    server = Serving(folder, front=True)
    url, lots = server.url, [Random(f"{seed} {number}") for number in range(tables)]
    pairs = [
        Pair(partial(FarPerson, url, lot=lots[number]), number, lots[number])
        for number in range(tables)
    ]
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    for _kill in range(kills):
        await _decide(pairs)
        await asyncio.sleep(lot.uniform(0, 1))
        server.kill()
        server.__exit__(None, None, None)
        server = await asyncio.to_thread(Serving, folder, server.port, front=True)
    await asyncio.sleep(0.5)
    await settle(pairs)
    server.kill()
    server.__exit__(None, None, None)
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    journal = open_alone(folder / "tables.sqlite")
    people = [one for pair in pairs for one in pair.people]
    found = outcome(lambda table: [line.text for line in journal.entries(table)], kills, people)
    journal.close()
    return found


async def _decide(pairs: list[Pair]) -> None:
    """Let the pairs go on until somebody has decided once more."""

    def sent() -> int:
        return sum(len(one.sent) for pair in pairs for one in pair.people)

    before = sent()
    await comes_true(lambda: sent() > before)


async def settle(pairs: list[Pair]) -> None:
    """Have nobody decide any more, and wait until both of each pair have heard as much as the
    other, and nothing for some seconds."""
    for pair in pairs:
        pair.quiet = True
        for one in pair.now:
            one.quiet = True
    heard: list[list[int]] = []
    since = monotonic()
    end = since + SIT_S
    while monotonic() - since < SETTLE_S and monotonic() < end:
        now = [[one.heard for one in pair.now] for pair in pairs]
        if now != heard or any(len(set(one)) > 1 for one in now):
            heard, since = now, monotonic()
        await asyncio.sleep(0.1)


def outcome(lines_of: Callable[[str], list[str]], kills: int, people: list[FarPerson]) -> Outcome:
    """What people were told, beside what the journal says."""
    decisions = differing = twice = 0
    for one in people:
        lines = [read_entry(text) for text in lines_of(one.seated.table)]
        table = Room.rebuilt(one.seated.table, lines, 0.0)
        assert table.game or not one.told, "what was told is written"
        if table.game is None:
            continue
        heard = heard_since(table, table.members.guests[one.seated.guest].seats)
        differing += [event for _, batch in heard for event in batch.events] != one.told
        deeds = [line for line in lines if isinstance(line, Acted)]
        decisions += len(deeds)
        twice += table.game.number > len(one.sent) + len(_other(people, one).sent)
    unexpected = [why for one in people for why in one.refused if why != "stale"]
    back = sorted(absence.until - absence.since for one in people for absence in one.absences)
    return Outcome(kills, decisions // 2, len(people), differing, twice, unexpected, back)


def _other(people: list[FarPerson], one: FarPerson) -> FarPerson:
    at = people.index(one)
    return people[at ^ 1]


def main() -> None:
    """Run as a program."""
    kills, tables, seed = (int(word) for word in sys.argv[1:4])
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(killed(Path(folder), kills, tables, seed))
    back = found.back
    sys.stdout.write(
        f"{found.kills} kills, {found.decisions} decisions, {found.people} people: "
        f"{found.differing} told something else than the journal, {found.twice} decisions twice, "
        f"unexpected refusals {found.unexpected}; back after {back[len(back) // 2]:.2f} s in the "
        f"middle, {back[int(len(back) * 0.99)]:.2f} s at the 99th percentile\n"
    )
    sys.exit(1 if found.differing or found.twice or found.unexpected else 0)


if __name__ == "__main__":
    main()
