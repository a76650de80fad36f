"""People in rooms of a lobby, without sockets: what each of them was told, in order."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Coroutine, Sequence
from random import Random
from time import time
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.ruleset import Phase
from sorry_a11y.core.rules.view import View
from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.rooms.guests import CatchUp
from sorry_a11y.online.server.rooms.journal import AnyEntry, read_entry
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard, Outgoing
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.sqlite_log import SqliteLog
from sorry_a11y.store.threaded_log import ThreadedLog
from tests.online.server.memory_log import MemoryLog

M = TypeVar("M")
T = TypeVar("T")
_runner = asyncio.Runner()
atexit.register(_runner.close)
HELLO = msg.Hello(msg.PROTOCOL, RULES_VERSION)
TWO = {"red": "you", "yellow": "open", "blue": "runner"}


DECIDED: WeakKeyDictionary[object, int] = WeakKeyDictionary()
"""By log how often people have decided."""


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """What comes of something that a server awaits."""
    return _runner.run(work)


class HeardConnection(Connection):
    """A connection of somebody. ``is_dismissed``: whether the server ended it."""

    def __init__(self, address: str, someone: Someone) -> None:
        super().__init__(address)
        self.is_dismissed = False
        self._someone = someone

    def send(self, message: Outgoing, text: str) -> None:  # noqa: ARG002
        self._someone.takes(message)

    def dismiss(self, *, leads_away: bool = False) -> None:  # noqa: ARG002
        self.is_dismissed = True


class Someone:
    """A person with a connection. ``told``: everything, oldest first; ``views``: what each own
    seat may know; ``seated``: their seat, once they have had one."""

    def __init__(self, room: RoomHarness, address: str) -> None:
        self.room = room
        self.connection = HeardConnection(address, self)
        room.lobby.arrive(self.connection)
        self.told: list[Outgoing] = []
        self.views: dict[Seat, View] = {}
        self.question = 0
        self.seated: msg.Seated

    def says(self, message: msg.Up) -> list[Outgoing]:
        """Send a message; what this person is told then."""
        before = len(self.told)
        awaited(self.room.intake.say(self.connection, message))
        self.room.settle()
        return self.told[before:]

    def takes(self, message: Outgoing) -> None:
        self.told.append(message)
        if isinstance(message, msg.Seated):
            self.seated = message
        if isinstance(message, msg.Bye):
            self.views = {}
        if isinstance(message, Heard):
            self.views = dict(message.batch.views)
            self.question = message.batch.number

    def all(self, kind: type[M]) -> list[M]:
        """Everything of one kind that was told."""
        return [one for one in self.told if isinstance(one, kind)]

    @property
    def state(self) -> msg.TableState:
        """The table, as this person was told last."""
        return self.all(msg.TableState)[-1]

    def happened(self) -> list[str]:
        """What was told of people."""
        return [f"{one.name} {one.what}" for one in self.all(msg.Happened)]

    def refusal(self, message: msg.Up) -> str:
        """Why a message is refused; empty if it is not."""
        return next((m.why for m in self.says(message) if isinstance(m, msg.Refused)), "")

    @property
    def is_on_turn(self) -> bool:
        """Whether this person must decide."""
        return any(view.to_act for view in self.views.values())

    def plays(self, lot: Random | None = None) -> list[Outgoing]:
        """Decide something that the rules allow."""
        view = next(view for view in self.views.values() if view.to_act)
        choices = list(view.options())
        choice = lot.choice(choices) if lot else choices[0]
        DECIDED[self.room.journal] = DECIDED.get(self.room.journal, 0) + 1
        return self.says(msg.Decide(self.question, action_text(view.rules, choice)))

    def ends_turn(self) -> None:
        """Decide until it is the turn of somebody else."""
        while self.is_on_turn:
            self.plays()

    def goes_away(self) -> None:
        """The connection breaks."""
        self.room.lobby.gone(self.connection, self.room.now)
        self.room.people.remove(self)
        self.room.settle()


class RoomHarness:
    """A lobby, its journal and its people; ``now``: seconds."""

    def __init__(
        self,
        journal: SqliteLog | None = None,
        identities: Identities | None = None,
        makers: Makers | None = None,
    ) -> None:
        self.journal = journal or MemoryLog()
        self.now = 5000.0  # so far from 0 that the sum of two moments is none
        self.lobby = Lobby(identities, makers or Makers(date=self.date))
        self.people: list[Someone] = []
        self.intake = Intake(self.lobby, ThreadedLog(self.journal), lambda: self.now, lambda: None)

    def date(self) -> float:
        return time() + self.now

    def someone(self, address: str = "home", **told: str) -> Someone:
        """Somebody who has connected and said hello. ``told``: more that their hello says."""
        one = Someone(self, address)
        self.people.append(one)
        one.says(msgspec.structs.replace(HELLO, **told))
        return one

    def host(self, name: str = "Ann", **wishes: object) -> Someone:
        """Somebody at a table that they opened."""
        one = self.someone(name)
        message = {"game": "hasbro", "seats": TWO, **wishes}
        one.says(msg.HostTable(name=name, **message))  # type: ignore[arg-type]
        return one

    def guest(self, of: Someone, name: str = "Ben", *, watch: bool = False) -> Someone:
        """Somebody who joins by the code that the host gave."""
        one = self.someone(name)
        one.says(msg.Join(of.seated.code, name, watch=watch))
        return one

    def back(self, old: Someone, since: int = 0, address: str = "elsewhere") -> Someone:
        """The same person on another connection."""
        one = self.someone(address)
        one.seated = old.seated
        one.says(msg.Back(old.seated.table, old.seated.token, since))
        return one

    def table(self, of: Someone) -> Room:
        """The table of somebody."""
        return self.lobby.rooms.here[of.seated.table]

    def game(self, of: Someone) -> LoggedGame:
        """The game at the table of somebody."""
        game = self.table(of).game
        assert game is not None, "has begun"
        return game

    def restart(self) -> int:
        """Learn what a server learns that is started anew; how many tables there are."""
        codes = self.journal.codes()
        self.lobby.rooms.codes = dict(codes)
        return len(codes)

    def entries(self, room_id: str) -> list[AnyEntry]:
        return [read_entry(entry.text) for entry in self.journal.entries(room_id)]

    def rebuilt(self, of: Someone) -> Room:
        """The table of somebody, made anew from its journal."""
        return Room.rebuilt(of.seated.table, self.entries(of.seated.table), self.now)

    def _have(self, room_id: str) -> None:
        if entries := self.entries(room_id):
            self.lobby.supervisor.admit(
                Room.rebuilt(room_id, entries, self.now, self.lobby.rooms.ledger)
            )

    def settle(self) -> None:
        """Commit what was decided, and tell what rests on it."""
        lines = self.lobby.rooms.unsaved()
        if lines:
            try:
                self.journal.append(lines)
            except LogError:
                self.lobby.not_saved(lines)
            else:
                self.lobby.saved(lines)
        supervisor = self.lobby.supervisor
        while supervisor.to_restore:
            self._have(supervisor.to_restore.popitem()[0])
        while supervisor.to_replay:
            replay = supervisor.to_replay.pop(0)
            supervisor.replayed(replay, replay.run())
        supervisor.tell()

    def wait(self, seconds: float) -> None:
        """Let time pass, a second at a time."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 1.0)
            self.lobby.tick(self.now)
            self.settle()

    def play_until(self, one: Someone) -> None:
        """Have the others decide until it is somebody's turn."""
        while not one.is_on_turn:
            next(other for other in self.people if other.is_on_turn).plays()

    def play(self, of: Someone, most: int = 2000, seed: int = 1) -> int:
        """Everybody here plays by lot until the game is over, or nobody here is on turn; how
        many decisions that took."""
        lot = Random(seed)
        for count in range(most):
            game = self.table(of).game
            on_turn = [one for one in self.people if one.is_on_turn]
            if game is None or game.now.phase is Phase.OVER or not on_turn:
                return count
            self.now += 1.0
            on_turn[0].plays(lot)
        return most


def heard_since(table: Room, seats: Sequence[Seat], since: int = 0) -> list[Heard]:
    """What a guest of a table has not heard who heard everything up to an entry."""
    assert table.game is not None
    game, numbers = table.game, table.journal.numbers
    return CatchUp(table.id, 0, tuple(seats), since, game, game.log.entries, numbers).run()


def people_in(identities: Identities) -> list[str]:
    """The names of everybody who is known."""
    return [row[0] for row in identities.file.execute("SELECT name FROM person ORDER BY name")]


def two_at_a_table(
    journal: SqliteLog | None = None, /, **wishes: object
) -> tuple[RoomHarness, Someone, Someone]:
    """Ann, who is the host, and Ben, at a game that has begun."""
    room = RoomHarness(journal)
    ann = room.host("Ann", **wishes)
    ben = room.guest(ann)
    ann.says(msg.Manage("start"))
    return room, ann, ben
