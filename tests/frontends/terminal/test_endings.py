"""However a session ends: one clean line, a fitting status, the terminal as it was found."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.pty_session import HOME, LIMIT, PtySession
from tests.harness.waiting import has_come

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

PARROT = [sys.executable, "-m", "tests.frontends.terminal.parrot"]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture(params=["keys", "lines"])
def session(request: pytest.FixtureRequest, log: Path) -> Iterator[PtySession]:
    with PtySession([*PARROT, request.param, str(log)]) as session:
        session.hear()
        yield session


def farewell(session: PtySession) -> str:
    return session.output.decode().replace("\r", "")


@pytest.mark.parametrize(
    ("asked", "status", "why"),
    [
        ("\x03", 130, "interrupt"),
        ("\x04", 0, "end of input"),
        (signal.SIGINT, 130, "interrupt"),
        (signal.SIGTERM, 143, "terminate"),
        (signal.SIGHUP, 129, "hang up"),
    ],
)
def test_an_end_that_is_asked_for(
    session: PtySession, asked: str | signal.Signals, status: int, why: str
) -> None:
    """By Ctrl-C, Ctrl-D or another program: a farewell said once, a clean line, the status, the
    terminal restored."""
    if isinstance(asked, str):
        session.type(asked)
    else:
        session.kill(asked)
    assert session.wait() == status
    assert farewell(session).endswith(f"\nYour game is saved\nFarewell after {why}\n")
    assert farewell(session).count("Farewell") == 1
    assert session.attributes_after == session.attributes_before


@pytest.mark.parametrize("mode", ["keys", "lines"])
def test_further_signals_change_nothing(mode: str, log: Path) -> None:
    """Nothing is printed twice, and the exit not broken off, when signals come one after the
    other, as they do at a shutdown."""
    with PtySession([*PARROT, mode, str(log)], env={"PARROT_LINGERS": "0.3"}) as session:
        session.hear()
        session.kill(signal.SIGTERM)
        session.hear()
        for number in (signal.SIGHUP, signal.SIGCONT, signal.SIGINT, signal.SIGTERM):
            session.kill(number)
        assert session.wait() == 143
        assert farewell(session).endswith("\nFarewell after terminate\n")
        assert farewell(session).count("Farewell") == 1
        assert log.read_text("utf-8").count("ending") == 1


def test_the_terminal_goes_away(session: PtySession, log: Path) -> None:
    """A closed window: the game is told once, so that it can save itself, and the program ends."""
    session.hang_up()
    assert session.wait() == 129
    assert log.read_text("utf-8") == "ending hang-up\n"


def test_a_deliberate_end(session: PtySession) -> None:
    """The status is the screen's own, and no key typed after the end is left to the shell."""
    # While the parrot dozes over z, all that is typed after it arrives at the terminal.
    session.type("z\rq\r" + "echo oops\r" * 300)
    assert session.wait() == 0
    assert farewell(session).endswith("\nAnna wins\nGoodbye\n")
    assert session.unread == 0
    assert session.attributes_after == session.attributes_before


def test_an_error_in_the_game(session: PtySession) -> None:
    """An error in a screen is told in sentences, with the file that holds it, and the terminal is
    given back."""
    session.type("b\r")
    assert session.wait() == 70
    assert farewell(session).endswith(
        "\nYour game is saved\nFarewell after failure.\n"
        "The program made a mistake, it is written in perch.txt\n"
    )
    assert b"Traceback" not in session.output
    assert session.attributes_after == session.attributes_before


@pytest.mark.parametrize("mode", ["keys", "lines"])
def test_the_reader_of_the_output_goes_away(mode: str, log: Path) -> None:
    """A closed output pipe, the keyboard still a terminal: told once, no traceback."""
    shell = f'{sys.executable} -m tests.frontends.terminal.parrot {mode} {log} | true; echo "ended"'
    with PtySession(["bash", "-c", shell + " ${PIPESTATUS[0]}"]) as session:
        while b"ended" not in session.output:
            session.type("h\r")
            session.overhear()
        assert session.wait() == 0
        assert b"ended 141" in session.output
        assert b"Traceback" not in session.output
        assert session.attributes_after == session.attributes_before
    assert log.read_text("utf-8").count("ending hang-up") == 1


def test_ctrl_z_where_nobody_could_continue_it() -> None:
    """In a session without a shell a stop would be for ever: it is none, and the focus line
    tells that the game goes on."""
    master, slave = os.openpty()
    script = "import os,sys; os.setsid(); os.open(os.ttyname(0), os.O_RDWR); "
    script += "os.execv(sys.executable, [sys.executable, '-m', 'tests.frontends.terminal.parrot'])"
    process = subprocess.Popen(
        [sys.executable, "-c", script], stdin=slave, stdout=slave, stderr=slave, cwd=HOME
    )
    seen = b""
    while b"Anna" not in seen:
        seen += os.read(master, 4096)
    os.write(master, b"\x1a")
    while seen.count(b"Anna") < 2:
        seen += os.read(master, 4096)
    os.write(master, b"q")
    assert process.wait(LIMIT) == 0
    assert b"Anna\r\nSay something, Anna" in seen
    os.close(master)
    os.close(slave)


def test_a_signal_ends_a_program_whose_terminal_is_full() -> None:
    """No wait without a way out: a terminal that takes nothing more (Ctrl-S, a frozen window) keeps
    no program alive, and is left as it was found."""
    master, slave = os.openpty()
    before = termios.tcgetattr(slave)
    with subprocess.Popen(PARROT, stdin=slave, stdout=slave, stderr=slave, cwd=HOME) as process:
        seen = b""
        while b"Anna" not in seen:
            seen += os.read(master, 4096)
        os.write(master, b"l" * 400)
        assert has_come(master, LIMIT)
        time.sleep(1.0)  # so that it stands in the middle of a write
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(LIMIT) == 143
        finally:
            process.kill()
    assert termios.tcgetattr(slave) == before
    os.close(master)
    os.close(slave)


# Without a terminal


def piped(data: bytes, *, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    everything = {**os.environ, "PYTHONPATH": str(HOME), "COLUMNS": "80", **(env or {})}
    return subprocess.run(
        PARROT,
        input=data,
        capture_output=True,
        timeout=LIMIT,
        env=everything,
        cwd=HOME,
        check=False,
    )


def test_piped_input_is_line_mode_without_echo() -> None:
    """Lines in, replies out, nothing echoed, nothing paged, plain newlines."""
    result = piped(b"Hey\n\nl\nq\nh\n")
    text = result.stdout.decode()
    assert text.startswith(
        "Parrot, key mode, h for help\nSay something, Anna\nYou said Hey\nTurn 1, go on\n"
        "You said enter\nTurn 2, go on\nLine 1 of a long story\n"
    )
    assert text.endswith("Line 40 of a long story\nThe end of the story\nAnna wins\nGoodbye\n")
    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("redirection", "status"),
    [("< /dev/null", 0), ("<&-", 0), (">&- < /dev/null", 141), ("> /dev/full < /dev/null", 141)],
)
def test_streams_that_are_closed_or_full(redirection: str, status: int, log: Path) -> None:
    """Started without input or output, or on a full disk: the status says so, nothing else."""
    result = subprocess.run(
        [
            "bash", "-c",
            f"{sys.executable} -m tests.frontends.terminal.parrot lines {log} {redirection}",
        ],
        capture_output=True, timeout=LIMIT, cwd=HOME, env={**os.environ, "PYTHONPATH": str(HOME)},
        check=False,
    )  # fmt: skip
    assert result.returncode == status, result
    assert result.stderr == b""
    assert log.read_text("utf-8").count("ending") == 1
