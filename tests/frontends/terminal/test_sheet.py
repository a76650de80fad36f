"""The sheet is append-only and written in one go (frontends/terminal/output.py)."""

from __future__ import annotations

import os
import socket
import sys
import threading
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from sorry_a11y.frontends.terminal.output import OutputClosedError, StreamOutput
from tests.harness.posix import posix


@posix
@pytest.mark.parametrize("typed", ["", "w", "wxy\b \b"])
def test_no_line_looks_like_the_echo_of_typing(typed: str) -> None:
    """Whatever stood on the line before, the cursor never moves by just as many columns as a
    reply of one line adds, which Fenrir would leave unsaid; one blank more keeps it apart."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    blanks = 0
    with here, there:
        for before in range(3, 79):
            for after in range(3, 79):
                sheet = StreamOutput(there.fileno())
                sheet.write("b" * before)
                sheet.write(typed)
                sheet.print_lines(["a" * after], fresh=False, closed=False)
                reply = [here.recv(999) for _ in range(3 if typed else 2)][-1].decode()[1:]
                stood = before + len(typed.replace("\b \b", "")) - typed.count("\b \b")
                assert abs(len(reply) - stood) != after + 1
                assert reply in ("a" * after, "a" * after + " ")
                blanks += reply.endswith(" ")
    assert 30 < blanks < 40


def test_a_reader_that_went_away_is_told_as_such() -> None:
    """A closed output pipe is no traceback."""
    reader, writer = os.pipe()
    os.close(reader)
    with pytest.raises(OutputClosedError):
        StreamOutput(writer).write("Ben 12")
    os.close(writer)
    with pytest.raises(OutputClosedError):
        StreamOutput(writer)


@posix
@pytest.mark.parametrize("lowest", [0, 1100])
def test_a_pipe_made_non_blocking_loses_nothing(lowest: int) -> None:
    """Another program may leave the shared terminal non-blocking; the reply waits, also where the
    descriptor is higher than those that ``select`` knows."""
    if sys.platform == "win32":
        return
    import fcntl
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(2000, hard)), hard))
    reader, first = os.pipe()
    writer = fcntl.fcntl(first, fcntl.F_DUPFD, lowest)
    os.close(first)
    os.set_blocking(writer, False)
    got = bytearray()

    def read() -> None:
        while chunk := os.read(reader, 4096):
            got.extend(chunk)

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    StreamOutput(writer).write("x" * 1_000_000)
    os.close(writer)
    thread.join(20)
    os.close(reader)
    assert len(got) == 1_000_000


@pytest.mark.parametrize("encoding", ["ascii", "iso-2022-jp"])
def test_a_poor_encoding_still_gets_no_escape_and_no_error(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LANG=C; and no escape byte where the encoding itself would switch alphabets by escapes."""
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(encoding=encoding))
    reader, writer = os.pipe()
    sheet = StreamOutput(writer)
    sheet.write("Ben\u2019s 棋")
    assert os.read(reader, 999) == b"Ben?s ?"
    assert sheet.layout().encoding == "ascii"
    os.close(reader)
    os.close(writer)


def test_without_a_terminal_the_size_is_what_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A transcript in a file is wrapped at COLUMNS, else at 80."""
    reader, writer = os.pipe()
    monkeypatch.setattr(os, "get_terminal_size", Mock(side_effect=OSError("not a terminal")))
    monkeypatch.setenv("COLUMNS", "40")
    assert StreamOutput(writer).layout().width == 39
    monkeypatch.delenv("COLUMNS")
    assert StreamOutput(writer).layout().width == 79
    assert StreamOutput(writer, cells=40).layout().width == 39
    assert StreamOutput(writer, cells=200).layout().width == 79
    os.close(reader)
    os.close(writer)
