"""In a Windows console beside the program that is tried: puts keys in, and reads the screen.

    python console_agent.py PORT PROGRAM ARGUMENTS...

Keys go in by WriteConsoleInputW, so nothing between keyboard and program is left out but the
keyboard; the screen is read by ReadConsoleOutputCharacterW. What to do comes as lines of JSON from
a socket on this machine, and each is answered by one: see `Agent`. Standard library only; for Wine
and for Windows itself.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
from ctypes import byref, c_int, c_short, c_uint16, c_uint32, c_void_p, c_wchar
from typing import Any

READ_WRITE, SHARED, EXISTING = 0xC0000000, 3, 3
KEY, MOUSE, SIZE, FOCUS = 1, 2, 4, 16
VIRTUAL_KEYS = {"\r": 13, "\t": 9, "\x1b": 27, "\b": 8, " ": 32}


class Coordinates(ctypes.Structure):
    _fields_ = (("x", c_short), ("y", c_short))


class KeyEvent(ctypes.Structure):
    _fields_ = (
        ("down", c_int),
        ("repeat", c_uint16),
        ("virtual", c_uint16),
        ("scan", c_uint16),
        ("character", c_wchar),
        ("state", c_uint32),
    )


class MouseEvent(ctypes.Structure):
    _fields_ = (
        ("place", Coordinates),
        ("buttons", c_uint32),
        ("state", c_uint32),
        ("flags", c_uint32),
    )


class AnyEvent(ctypes.Union):
    _fields_ = (("key", KeyEvent), ("mouse", MouseEvent), ("focus", c_int), ("size", Coordinates))


class Record(ctypes.Structure):
    _fields_ = (("kind", c_uint16), ("event", AnyEvent))


class ScreenInfo(ctypes.Structure):
    _fields_ = (
        ("size", Coordinates),
        ("cursor", Coordinates),
        ("attributes", c_uint16),
        ("window", c_short * 4),
        ("most", Coordinates),
    )


class Agent:
    """Its public methods are what may be asked, with their arguments."""

    def __init__(self, program: list[str]) -> None:
        windll: Any = getattr(ctypes, "WinDLL")  # noqa: B009 unknown to mypy elsewhere
        self._kernel32 = windll("kernel32")
        self._kernel32.CreateFileW.restype = c_void_p
        self._open()
        player = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LC_", "LANG"))
        }  # Windows sets none of them
        self.mode_before = self.mode()
        self._child = subprocess.Popen(program, env=player)

    def type(self, text: str) -> None:
        """Press and release a key for each character."""
        self._put([record for one in text for record in _presses(one, _virtual_key(one), 0)])

    def key(self, character: str, virtual: int, state: int = 0) -> None:
        """Press and release one key: its character ("" for none), Windows' number, its state."""
        self._put(_presses(character or "\0", virtual, state))

    def sequence(self, text: str) -> None:
        """A key as a console with virtual terminal input reports it: as an escape sequence."""
        self._put([record for one in text for record in _presses(one, 0, 0)[:1]])

    def noise(self) -> None:
        """Events that are no keys: Shift alone, the mouse, the window's focus and size."""
        mouse, focus, size = Record(kind=MOUSE), Record(kind=FOCUS), Record(kind=SIZE)
        mouse.event.mouse = MouseEvent(Coordinates(1, 1), 0, 0, 1)
        focus.event.focus = 1
        size.event.size = Coordinates(80, 25)
        self._put([*_presses("\0", 16, 0), mouse, focus, size])

    def screen(self) -> list[str]:
        """The lines down to the cursor."""
        info = ScreenInfo()
        self._kernel32.GetConsoleScreenBufferInfo(self._output, byref(info))
        lines, count = [], c_uint32()
        for y in range(info.cursor.y + 1):
            line = ctypes.create_unicode_buffer(info.size.x + 1)
            self._kernel32.ReadConsoleOutputCharacterW(
                self._output, line, info.size.x, Coordinates(0, y), byref(count)
            )
            lines.append(line.value[: count.value].rstrip())
        return lines

    def unread(self) -> int:
        """How many events nobody has read."""
        count = c_uint32()
        self._kernel32.GetNumberOfConsoleInputEvents(self._input, byref(count))
        return count.value

    def mode(self) -> int:
        """The console's input mode."""
        mode = c_uint32()
        self._kernel32.GetConsoleMode(self._input, byref(mode))
        return mode.value

    def mode_changed(self) -> bool:
        """Whether the console is not as the program found it."""
        return self.mode() != self.mode_before

    def code_page(self) -> int:
        """The console's code page for output."""
        return int(self._kernel32.GetConsoleOutputCP())

    def close_window(self) -> None:
        """Close the window; on Windows itself, since Wine's has none."""
        close = 0x10
        window = self._kernel32.GetConsoleWindow()
        getattr(ctypes, "WinDLL")("user32").PostMessageW(window, close, 0, 0)  # noqa: B009

    def interrupt(self) -> None:
        """Ctrl-C, as an event."""
        self._kernel32.GenerateConsoleCtrlEvent(0, 0)

    def status(self) -> int | None:
        """The program's exit status, None while it runs."""
        return self._child.poll()

    def kill(self) -> None:
        """End the program, if it still runs."""
        if self._child.poll() is None:
            self._child.kill()
            self._child.wait()

    def _open(self) -> None:
        self._input, self._output = (
            c_void_p(self._kernel32.CreateFileW(name, READ_WRITE, SHARED, None, EXISTING, 0, None))
            for name in ("CONIN$", "CONOUT$")
        )

    def _put(self, records: list[Record]) -> None:
        array, done = (Record * len(records))(*records), c_uint32()
        if not self._kernel32.WriteConsoleInputW(self._input, array, len(records), byref(done)):
            raise OSError("the console takes no keys")


def _virtual_key(character: str) -> int:
    plain = character.isascii() and character.isalnum()
    return VIRTUAL_KEYS.get(character, ord(character.upper()) if plain else 0)


def _presses(character: str, virtual: int, state: int) -> list[Record]:
    records = []
    for down in (1, 0):
        record = Record(kind=KEY)
        record.event.key = KeyEvent(down, 1, virtual, 0, character, state)
        records.append(record)
    return records


def main(port: str, *program: str) -> None:
    """Do what comes until nothing comes any more."""
    for name in ("SIGINT", "SIGBREAK"):  # they are the program's
        if number := getattr(signal, name, None):
            signal.signal(number, signal.SIG_IGN)
    with socket.create_connection(("127.0.0.1", int(port)), 30) as link:
        link.settimeout(None)
        agent = Agent(list(program))
        stream = link.makefile("rw", encoding="utf-8", newline="\n")
        stream.write(json.dumps(agent.mode_before) + "\n")
        stream.flush()
        try:
            for line in stream:
                name, *arguments = json.loads(line)
                stream.write(json.dumps(getattr(agent, name)(*arguments)) + "\n")
                stream.flush()
        except OSError:
            pass  # whoever asked has gone
        agent.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
