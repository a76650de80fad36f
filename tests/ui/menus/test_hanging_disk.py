"""A disk that hangs: who plays is told that it is waited for, and nothing is told before its time.

The disk is planted, and answers when the test says so.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import pytest

from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.store.disk import Disk
from sorry_a11y.store.disk_thread import DiskThread
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.menus.game_maker import GameMaker, GameOptions
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.start_menu import Doors, StartMenu
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import TextScreen
from sorry_a11y.ui.settings.user_store import UserStore
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN

LONG_S = 60.0
"""Seconds after which a test that waits has failed."""


class PlantedFile(PlayerFile):
    """The file of a player on a disk that ``answers`` once that event is set, or ``fails``."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        super().__init__(folder, disk=disk)
        self.answers = Event()
        self.fails = False

    def _wait(self) -> None:
        assert self.answers.wait(LONG_S)
        if self.fails:
            raise LogError("planted", "full")

    def create(self, texts: Sequence[str]) -> int:
        self._wait()
        return super().create(texts)

    def append(self, game: int, seq: int, texts: Sequence[str]) -> None:
        self._wait()
        super().append(game, seq, texts)

    def close(self) -> OSError | None:
        assert self.answers.wait(LONG_S)
        return super().close()

    def change_note(self, name: str, change: Callable[[str], str]) -> None:
        assert self.answers.wait(LONG_S)
        super().change_note(name, change)


class Player:
    """A player at the start menu, whose disk hangs after each key until `answered`."""

    def __init__(self, folder: Path, disk: Disk, language: str = "en", save: str = "yes") -> None:
        settings = Settings(language=language, sound="off", save=save, guard=0)
        self.file = PlantedFile(folder, disk)
        store = UserStore(self.file, folder / "settings.toml", settings)
        self.session = PlayerSession(settings, store.keep_settings, disk=disk)
        saved = PlayerGames(self.session, store, lambda: datetime(2026, 3, 9, tzinfo=UTC))
        games = GameMaker(self.session, saved, LoopAlarm(), GameOptions("keys", seed=5))
        self.menu = StartMenu(games, Doors())
        self.waits = upper_first(Words(language).say("saved-waits"))
        self._is_told = Event()
        self.session.starting(self.menu.open()).wake_by(self._is_told.set)
        self.file.answers.set()
        self.session.opened()

    def press(self, key: str) -> Reply:
        """Press a key while the disk hangs, if it can; the reply once it has answered."""
        if type(self.file.disk) is Disk:
            return self.session.key(key)
        self.file.answers.clear()
        reply = self.session.key(key)
        if not reply.pending:
            self.file.answers.set()
            return reply
        self.hears_that_it_hangs(reply)
        return self.answered()

    def hears_that_it_hangs(self, reply: Reply) -> None:
        """What is told of a pending reply in its time, and in place of the replies to more keys."""
        assert reply.pending
        assert self.session.answer() is None
        assert self.session.news() is None
        told = [self.session.answer(is_due=True)]
        for key in ("enter", "n", "u", "q", "f5"):
            reply = self.session.key(key)
            assert reply.pending
            told.append(self.session.answer(is_due=True))
        assert {(one.news, one.focus, one.status) for one in told if one} == {
            ((), self.waits, None)
        }
        assert len(told) == 6

    def answered(self) -> Reply:
        """The news after the disk has answered."""
        self.file.answers.set()
        while True:
            while self.session.disk.is_busy:
                assert self._is_told.wait(LONG_S)
                self._is_told.clear()
            reply = self.session.news()
            assert reply
            if not reply.pending:
                return reply


@pytest.fixture
def disk() -> Iterator[DiskThread]:
    """The disk of a player at a terminal."""
    made = DiskThread()
    yield made
    assert not made.is_busy


@pytest.mark.parametrize("language", SPOKEN)
def test_every_key_says_that_the_disk_is_waited_for(
    language: str, tmp_path: Path, disk: DiskThread
) -> None:
    """Promise of docs/records.md: while the disk hangs, every key says so and does nothing; then
    the same is told as on a disk that never hangs, and it is saved."""
    keys = ["1", *["enter"] * 60, "q", "q"]
    hung, quick = tmp_path / "hung", tmp_path / "quick"
    player, other = Player(hung, disk, language), Player(quick, Disk(), language)
    for key in keys:
        told, wanted = player.press(key), other.press(key)
        assert (told.news, told.focus, told.status) == (wanted.news, wanted.focus, wanted.status)
    assert told.status == 0
    assert told.focus == Words(language).say("end-goodbye-kept")
    saved, wanted_record = (Library(PlayerFile(one)).load(1) for one in (hung, quick))
    assert saved.lines == wanted_record.lines


def test_a_program_that_is_ended_says_what_it_waits_for(tmp_path: Path, disk: DiskThread) -> None:
    """Promise of docs/records.md: who ends the program while the disk hangs is told that it ends
    once all is saved, at once, and it is."""
    player = Player(tmp_path, disk)
    player.press("1")
    while not player.session.key("enter").pending:
        player.file.answers.clear()
    farewell = player.session.hang_up("interrupt")
    assert farewell.focus == "The program ends once the disk has saved everything"
    player.file.answers.set()
    _until_idle(disk)
    assert player.session.keeper.lost() is None
    assert Library(PlayerFile(tmp_path)).load(1).lines


def test_a_setting_that_the_disk_keeps_waiting(
    tmp_path: Path, disk: DiskThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/records.md: the same where a key changes a setting, which holds; and if it
    cannot be stored, that is told in the end."""
    answers = Event()

    def hang(_descriptor: int) -> None:
        assert answers.wait(LONG_S)
        raise OSError("planted")

    monkeypatch.setattr("sorry_a11y.store.files.os.fsync", hang)
    player = Player(tmp_path, disk)
    before = player.session.settings
    player.session.key("m")
    player.session.key("2")
    reply = player.session.key("2")
    player.hears_that_it_hangs(reply)
    answers.set()
    told = player.answered()
    assert player.session.settings != before
    assert any("settings.toml" in one for one in (*told.news, told.focus))


def test_what_a_disk_that_hung_could_not_save_is_told(tmp_path: Path, disk: DiskThread) -> None:
    """Promise of docs/records.md: where the disk fails after all, the reply that waited for it says
    so, and the last words too."""
    player = Player(tmp_path, disk)
    player.press("1")
    player.file.fails = True
    told = player.press("enter")
    while not told.news or "unsaved" not in told.news[0]:
        told = player.press("enter")
    assert told.news[0] == "The disk is full, so this game goes on unsaved."
    player.press("q")
    told = player.press("q")
    assert told.status == 0
    assert told.news == ("The last turns of this game could not be saved.",)


def test_a_mistake_in_what_the_disk_does_is_not_lost(disk: DiskThread) -> None:
    """Promise of the disk: an error that nobody expects ends the session as one in a screen does,
    and what comes after it is done all the same."""
    done: list[int] = []

    def fail() -> None:
        raise ZeroDivisionError

    disk.do(fail)
    disk.do(lambda: done.append(1))
    _until_idle(disk)
    assert done == [1]
    session = PlayerSession(Settings(), disk=disk)
    session.starting(TextScreen(["told"], Settings()))
    with pytest.raises(ZeroDivisionError):
        session.opened()
    disk.check()  # it is raised once


def _until_idle(disk: DiskThread) -> None:
    asyncio.run(disk.idle())


PROGRAM = """
import sys
from sorry_a11y.store.disk_thread import DiskThread

def work():
    sys.stdin.readline()
    print("written", flush=True)

disk = DiskThread()
disk.do(lambda: None)
disk.do(work)
print("ends", flush=True)
"""


def test_a_program_ends_when_the_disk_has_done_its_work() -> None:
    """Promise of the disk: whatever ends the program, what was given to the disk is done first."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stdout.readline() == "ends\n"
        assert program.poll() is None
        program.stdin.write("go on\n")
        program.stdin.flush()
        assert program.stdout.readline() == "written\n"
        assert program.wait(LONG_S) == 0
