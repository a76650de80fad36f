"""Refusals name the cause that holds, also of odd things in files, names and folders: each cause is
planted, and the sentence is read."""

from __future__ import annotations

import getpass
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sorry_a11y.core.game.names import NameRefusedError, checked_name
from sorry_a11y.core.rulesets.families import SORRY_FAMILY
from tests.harness.programs import command, environment, run

HOST = ("host", "--port", "0", "--seats", "red=you,yellow=runner")


LOGINS = ("green", "sorry", "server", "du", "a\x07b", "\udcff\udcfe", "x" * 40)


@pytest.mark.parametrize("login", LOGINS)
def test_a_login_that_is_no_name_is_told_as_that(tmp_path: Path, login: str) -> None:
    """Promise: nobody hears that an option needs a value who gave no option."""
    ended = run(tmp_path, *HOST, env={"LOGNAME": login.encode("utf-8", "replace").decode()})
    assert ended.complained.startswith("You are logged in as ")
    assert ended.complained.endswith(" can't be the name of a player. Give one with --name.\n")
    assert (ended.status, len(ended.complained.splitlines())) == (2, 1)


def test_a_login_that_nobody_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same where the system knows no user, as in some containers."""

    def unknown() -> str:
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr(getpass, "getuser", unknown)
    assert run(tmp_path, *HOST).complained == (
        "This computer knows no login of yours. Give your name with --name.\n"
    )


@pytest.mark.parametrize(
    "name",
    [
        *("Jack", "Donna", "Dame", "König", "Ass", "Server", "jack", "A", "Red", "Home", "You Ann"),
        *("Ann leaves", "鬼牌", "Du"),
    ],
)
def test_the_name_that_is_offered_is_taken(tmp_path: Path, name: str) -> None:
    """Promise: whoever has a name with a word of the game is offered one that is accepted."""
    with pytest.raises(NameRefusedError) as caught:
        checked_name(name)
    offered = caught.value.accepted
    assert checked_name(offered) == offered
    ended = run(tmp_path, *HOST[:1], "--game", "dog", "--name", name)
    assert ended.complained.endswith(f"such as {offered}.\n")


@pytest.mark.parametrize("name", ["Jack", "Donna", "Dame", "König", "Will Green", "Du Wei"])
def test_a_word_of_another_game_is_a_name(tmp_path: Path, name: str) -> None:
    """Promise of docs/online.md: names are refused by the words of the game there: cards of
    Dog are names at a table of Sorry!, and a name may have a colour in it."""
    ended = run(tmp_path, *HOST, "--name", name)
    assert (ended.status, ended.complained) == (0, "")
    assert checked_name(name, (SORRY_FAMILY,)) == name


@pytest.mark.parametrize("option", ["--data", "--url", "--front", "--certificate", "--key", "--at"])
@pytest.mark.parametrize("blank", ["", " "])
def test_a_place_is_not_blank(tmp_path: Path, option: str, blank: str) -> None:
    """Promise: a variable that is not set does not lead to another place than was meant."""
    command = "join" if option == "--at" else "serve"
    for given in ((option, blank), (f"{option}={blank}",)):
        ended = run(tmp_path, command, *given)
        assert ended.complained == f"{option} needs a value after it.\n"
        assert ended.status == 2


def test_a_database_at_a_port_that_is_none(tmp_path: Path) -> None:
    """Promise: the address is told as none, not as that of a database that does not answer."""
    asyncpg = pytest.importorskip("asyncpg")
    assert asyncpg
    address = "postgresql://a:b@127.0.0.1:99999/x"
    ended = run(tmp_path, "serve", "--port", "0", "--postgres", address)
    assert ended.complained.startswith("--postgres is not the address of a database.")
    assert (ended.status, len(ended.complained.splitlines())) == (1, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="links")
def test_sounds_that_are_a_loop_of_links_stop_no_game(tmp_path: Path) -> None:
    """The game is played without them, without a traceback."""
    (tmp_path / "loop").symlink_to("loop")
    ended = run(tmp_path, "play", "--seed", "7", "--sounds", str(tmp_path / "loop"), typed="\n")
    assert ended.complained == ""
    assert ended.status == 0
    assert "You drew 12." in ended.told


def test_a_file_is_called_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that begins with the name of a file leaves its first letter alone."""
    monkeypatch.chdir(tmp_path)
    run(tmp_path, "play", "--seed", "7", typed="1\n")
    ended = run(tmp_path, "export", "1", "nowhere/x.txt")
    assert ended.complained == ("nowhere/x.txt cannot be written, because its folder is missing.\n")
    (tmp_path / "x.txt").mkdir()
    assert run(tmp_path, "import", "x.txt").complained.startswith("x.txt is not an ordinary file")


def test_a_game_that_is_open_in_another_window_is_told_as_that(tmp_path: Path) -> None:
    """Not "there is no unfinished game": it says which is open, and what it would be without."""
    assert run(tmp_path, "resume").complained.startswith("You have no unfinished game")
    begun = subprocess.Popen(
        command("play", "--seed", "7", "--mode", "lines"),
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert begun.stdin
        assert begun.stdout
        begun.stdin.write(b"1\n")
        begun.stdin.flush()
        while b"Ben" not in begun.stdout.readline()[:3]:  # the decision is kept before it is told
            pass
        ended = run(tmp_path, "resume")
        assert ended.complained == "Game 1 is being played right now.\n"
        assert ended.status != 0
    finally:
        begun.communicate()
    assert "You drew 3" in run(tmp_path, "resume").told


def test_tables_that_cannot_be_kept_are_told_as_that(tmp_path: Path) -> None:
    """A folder in the file's place, or a file of another program: not "you host a table already",
    and the cause is named where there is one."""
    file = tmp_path / "home-tables.sqlite"
    file.mkdir()
    ended = run(tmp_path, "host", "--port", "0")
    assert re.fullmatch(r"Tables can't be saved in [^,]+\.\n", ended.complained)
    assert ended.status == 1
    file.rmdir()
    with closing(sqlite3.connect(file)) as theirs, theirs:
        theirs.execute("CREATE TABLE theirs (name TEXT)")
    ended = run(tmp_path, "host", "--port", "0")
    assert ended.complained.endswith(", because another program has a file there.\n")
    assert ended.status == 1
