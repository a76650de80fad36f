"""On Windows: walks a program's dialogs by the Enter key, and writes down what a reader would find.

    python dialog_walk.py RESULT TITLE PROGRAM ARGUMENTS...

Starts the program, follows every dialog whose title contains TITLE, and presses Enter on whatever
has the focus until no such dialog is left. RESULT gets a list of pages as JSON: the title, the
texts, and for each control that the Tab key reaches its kind and its name; the first of them had
the focus. Standard library only.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
import time
from ctypes import c_int, c_void_p
from typing import Any

ENTER, UP = 13, 2
DIALOG = "#32770"
LIMIT, PAUSE = 240.0, 0.3
"""Seconds for the whole walk, and between two looks."""


class Desktop:
    """The windows of this user, and the keyboard."""

    def __init__(self) -> None:
        windll: Any = getattr(ctypes, "WinDLL")  # noqa: B009 unknown to mypy elsewhere
        self._user32 = windll("user32")
        self._procedure: Any = getattr(ctypes, "WINFUNCTYPE")(c_int, c_void_p, c_void_p)  # noqa: B009
        for name in ("GetNextDlgTabItem", "GetFocus", "GetForegroundWindow", "GetParent"):
            getattr(self._user32, name).restype = c_void_p

    def dialog(self, title: str) -> int | None:
        """A visible dialog with such a title."""
        found: list[int] = []

        def look(window: int, _: int) -> int:
            if self._is_dialog(window) and title in self.text(window):
                found.append(window)
            return 1

        self._user32.EnumWindows(self._procedure(look), None)
        return found[0] if found else None

    def page(self, dialog: int) -> dict[str, Any]:
        """What stands in a dialog."""
        texts: list[str] = []

        def look(window: int, _: int) -> int:
            shown = self._user32.IsWindowVisible(c_void_p(window))
            if shown and self.kind(window) == "Static" and (text := self.text(window).strip()):
                texts.append(text)
            return 1

        self._user32.EnumChildWindows(c_void_p(dialog), self._procedure(look), None)
        return {"title": self.text(dialog), "texts": texts, "controls": self._stops(dialog)}

    def press_enter(self, dialog: int) -> None:
        """Press and release Enter, the dialog being in front."""
        self._user32.SetForegroundWindow(c_void_p(dialog))
        self._user32.keybd_event(ENTER, 0, 0, None)
        self._user32.keybd_event(ENTER, 0, UP, None)

    def text(self, window: int | None) -> str:
        """A window's own text."""
        buffer = ctypes.create_unicode_buffer(2000)
        self._user32.GetWindowTextW(c_void_p(window), buffer, 2000)
        if not buffer.value:  # a control of another program
            self._user32.SendMessageW(c_void_p(window), 13, c_void_p(2000), buffer)
        return buffer.value

    def kind(self, window: int | None) -> str:
        """A window's class, which is what it is."""
        buffer = ctypes.create_unicode_buffer(200)
        self._user32.GetClassNameW(c_void_p(window), buffer, 200)
        return buffer.value

    def _is_dialog(self, window: int) -> bool:
        shown = self._user32.IsWindowVisible(c_void_p(window))
        return bool(shown) and self.kind(window) == DIALOG

    def _stops(self, dialog: int) -> list[tuple[str, str]]:
        """Kind and name of what Tab reaches, beginning with what has the focus."""
        focus = self._focus_of(dialog)
        stops, at = [focus], focus
        for _ in range(20):
            at = self._user32.GetNextDlgTabItem(c_void_p(dialog), c_void_p(at), 0)
            if at in (None, *stops):
                break
            stops.append(at)
        return [(self.kind(one), self.text(one)) for one in stops if one]

    def _focus_of(self, dialog: int) -> int | None:
        class Info(ctypes.Structure):
            _fields_ = (
                ("size", ctypes.c_uint32),
                ("flags", ctypes.c_uint32),
                *(
                    (name, c_void_p)
                    for name in ("active", "focus", "capture", "menu", "move", "caret")
                ),
                ("rect", c_int * 4),
            )

        info = Info(size=ctypes.sizeof(Info))
        thread = self._user32.GetWindowThreadProcessId(c_void_p(dialog), None)
        self._user32.GetGUIThreadInfo(thread, ctypes.byref(info))
        focus: int | None = info.focus
        return focus


def main(result: str, title: str, *program: str) -> int:
    """Walk; 0 if the dialogs came to an end."""
    desktop = Desktop()
    pages: list[dict[str, Any]] = []
    child = subprocess.Popen(program)
    began = quiet = time.monotonic()
    while time.monotonic() - began < LIMIT:
        time.sleep(PAUSE)
        dialog = desktop.dialog(title)
        if dialog is None:
            # between two dialogs, or at the end: an uninstaller goes on as another program
            if child.poll() is not None and time.monotonic() - quiet > 5:
                break
            continue
        quiet = time.monotonic()
        page = desktop.page(dialog)
        kind, name = (page["controls"] or [("", "")])[0]
        if kind != "Button":  # it works, and asks for nothing
            continue
        if not pages or pages[-1]["controls"][0][1] != name:
            pages.append(page)
        desktop.press_enter(dialog)
    with open(result, "w", encoding="utf-8") as file:
        json.dump(pages, file, ensure_ascii=False)
    return 0 if desktop.dialog(title) is None else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
