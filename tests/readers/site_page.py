"""The page without a server as the run of a reader hands it out: what its worker tells the page is
written down, and its files can go away, change, or have no room."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from sorry_a11y.web import page_messages as page
from tests.harness.file_host import FileHandler, hosted
from tests.web.sites import UNDER

TELLS = "this.page.take(message);"
NOTES = """globalThis.meant = (globalThis.meant ?? 0) + 1;
      void fetch("meant", { method: "POST", body: `${globalThis.meant}\\n${said.text}` });
      """
"""Has the front send every message to the host as well, numbered from 1 on with each load."""
WRITES = "function writeWhole(handle, piece, at) {\n"
ASKS = """  const ask = new XMLHttpRequest();
  ask.open("GET", `${HERE}room`, false);
  try { ask.send(); } catch {}
  if (ask.responseText === "none") throw new DOMException("no room", "QuotaExceededError");
"""
"""Has the worker ask the host whether there is room before it writes."""
REPLY = '{"t":"told"'
decoder = msgspec.json.Decoder(page.PageReply)


class SiteHost:
    """A host of the site. ``notice``: takes each message in order; ``is_away``: whether the host
    does not answer; ``is_full``: whether the browser has no room."""

    def __init__(self, notice: Callable[[page.ToPage], None], folder: Path) -> None:
        self._notice = notice
        self._folder = folder / UNDER
        self._waiting: dict[int, str] = {}
        self._next = 1
        self.is_away = self.is_full = False

    def write_down(self, told: str) -> None:
        """Take a message, whose number stands before it."""
        number, _, text = told.partition("\n")
        if number == "1":  # the page was loaded again
            self._waiting, self._next = {}, 1
        self._waiting[int(number)] = text
        while self._next in self._waiting:
            message = self._waiting.pop(self._next)
            self._next += 1
            if message.startswith(REPLY):
                self._notice(decoder.decode(message))

    def change(self) -> None:
        """Have a new version."""
        worker = self._folder / "sw.js"
        text = worker.read_text(encoding="utf-8")
        worker.unlink()
        worker.write_text(text.replace("`;", "-newer`;", 1), encoding="utf-8")


@contextmanager
def site_hosted(
    site: Path, folder: Path, notice: Callable[[page.ToPage], None]
) -> Iterator[tuple[str, SiteHost]]:
    """Hand out the site that was built in ``site``; the address of its page, and its host.
    ``folder``: for the files that are changed."""
    copied = folder / UNDER
    shutil.copytree(site, copied, copy_function=lambda one, to: Path(to).symlink_to(one))
    _patch(copied / "front.js", TELLS, NOTES + TELLS)
    _patch(copied / "worker.js", WRITES, WRITES + ASKS)
    host = SiteHost(notice, folder)
    with hosted(folder, partial(_Handler, host)) as url:
        yield f"{url}/{UNDER}/", host


def _patch(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, (path.name, old)
    path.unlink()
    path.write_text(text.replace(old, new), encoding="utf-8")


class _Handler(FileHandler):
    def __init__(self, host: SiteHost, *given: object, **named: object) -> None:
        self._host = host
        super().__init__(*given, **named)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 named in the library
        """Hand out a file."""
        if self._host.is_away:
            self.close_connection = True
            return
        if self.path.endswith("/room"):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"none" if self._host.is_full else b"enough")
            return
        super().do_GET()

    def do_POST(self) -> None:  # noqa: N802 named in the library
        """Take what the page was told."""
        told = self.rfile.read(int(self.headers["Content-Length"]))
        self._host.write_down(told.decode())
        self.send_response(204)
        self.end_headers()
