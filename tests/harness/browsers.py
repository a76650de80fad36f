"""Debian's Chromium and Firefox without a screen, driven by the protocol that both speak
(WebDriver BiDi): pages, keys, touch, scripts, pictures."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.harness.ports import free_port
from tests.harness.waiting import LIVE

CHROMIUM_ARGS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"),
    *("--autoplay-policy=no-user-gesture-required", "--lang=en"),
)
FIREFOX_PREFS = {
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "browser.safebrowsing.update.enabled": False,
    "termsofuse.bypassNotification": True,
    "remote.prefs.recommended": True,
    "intl.accept_languages": "en",
    "dom.w3c_touch_events.enabled": 1,
}
KEYS = {
    "Enter": "\ue007",
    "Tab": "\ue004",
    "Escape": "\ue00c",
    "Backspace": "\ue003",
    "ArrowDown": "\ue015",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowUp": "\ue013",
    "Home": "\ue011",
    "End": "\ue010",
    "Delete": "\ue017",
    "Space": " ",
}


def missing(name: str) -> str:
    """Return why a browser ("chromium", "firefox") cannot be had here; empty if it can."""
    needed = {"chromium": ("chromium", "chromedriver"), "firefox": ("firefox-esr",)}[name]
    absent = [one for one in needed if not shutil.which(one)]
    return f"not installed: {', '.join(absent)}" if absent else ""


class Tab:
    """A page in a browser. ``user``: whose files of the browser it has, where `Browser.tab` opened
    it."""

    def __init__(self, browser: Browser, context: str, user: str = "") -> None:
        self._browser = browser
        self.context = context
        self.user = user

    def open(self, url: str) -> None:
        """Go to an address."""
        self._say("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._say("browsingContext.reload", wait="complete")

    def run(self, script: str) -> Any:
        """Return the value of an expression or a promise, which is JSON."""
        told = self._browser.say(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script})))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        value = told["result"].get("value")
        return json.loads(value) if value else None

    def add_script(self, source: str) -> None:
        """Run a script of the tests in the page, whatever the page allows itself."""
        told = self._browser.say(
            "script.evaluate",
            expression=source,
            target={"context": self.context},
            awaitPromise=False,
        )
        assert told["type"] == "success", told

    def wait(self, script: str, seconds: float = LIVE) -> None:
        """Wait until an expression is true."""
        end = monotonic() + seconds
        while monotonic() < end:
            if self.run(f"Boolean({script})"):
                return
            sleep(0.05)
        raise AssertionError(f"never true: {script}; the page says {self.text()[-600:]}")

    def text(self) -> str:
        """Return what the page shows."""
        return str(self.run("document.body.innerText"))

    def type(self, *keys: str) -> None:
        """Press keys one after another, each by its name or as a character."""
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._act({"type": "key", "id": "keys", "actions": actions})

    def tap(self, selector: str, pointer: str = "touch") -> None:
        """Press the middle of an element, with a finger or the mouse."""
        x, y = self.run(
            f"(() => {{ const one = document.querySelector({json.dumps(selector)});"
            "one.scrollIntoView({block: 'center'}); const box = one.getBoundingClientRect();"
            "return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; })()"
        )
        self.point(x, y, pointer)

    def point(self, x: float, y: float, pointer: str) -> None:
        """Press a place of the window with a pointer: "touch", "mouse"."""
        self._act(
            {
                "type": "pointer",
                "id": pointer,
                "parameters": {"pointerType": pointer},
                "actions": [
                    {"type": "pointerMove", "x": round(x), "y": round(y)},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def choose_file(self, selector: str, path: Path) -> None:
        """Choose a file, as in the browser's own dialog."""
        told = self._browser.say(
            "script.evaluate",
            expression=f"document.querySelector({json.dumps(selector)})",
            target={"context": self.context},
            awaitPromise=False,
        )
        element = {"sharedId": told["result"]["sharedId"]}
        self._say("input.setFiles", element=element, files=[str(path)])

    def resize(self, width: int, height: int, ratio: float = 1.0) -> None:
        """Give the page a width and a height in its own pixels; ``ratio``: of those to real
        ones."""
        self._say(
            "browsingContext.setViewport",
            viewport={"width": width, "height": height},
            devicePixelRatio=ratio,
        )

    def picture(self, path: Path, *, whole: bool = False) -> None:
        """Save what is to be seen."""
        path.write_bytes(base64.b64decode(self.seen(whole=whole)))

    def seen(self, *, whole: bool = False) -> str:
        """Return a picture of what is to be seen, as base64 of a PNG."""
        told = self._say(
            "browsingContext.captureScreenshot", origin="document" if whole else "viewport"
        )
        return str(told["data"])

    def back(self) -> None:
        """Go back, as by the browser's button."""
        self._say("browsingContext.traverseHistory", delta=-1)

    def close(self) -> None:
        """Close the page."""
        self._say("browsingContext.close")

    def _act(self, source: dict[str, Any]) -> None:
        self._say("input.performActions", actions=[source])

    def _say(self, method: str, **params: Any) -> Any:
        return self._browser.say(method, context=self.context, **params)


class Browser:
    """A browser that runs. ``name``: "chromium" or "firefox"; ``process``: the first
    of its processes."""

    def __init__(self, name: str, socket: ClientConnection, process: int) -> None:
        self.name = name
        self._socket = socket
        self._process = process
        self._number = 0
        self._users: list[str] = []

    def kill(self) -> None:
        """Kill all of it."""
        for one in _descendants(self._process):
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)

    def kill_pages(self) -> int:
        """Kill the processes that show pages, as if they crashed; how many there were."""
        killed = 0
        for one in _descendants(self._process):
            with suppress(OSError):
                # what Firefox forks from its own server writes its words with spaces
                told = Path(f"/proc/{one}/cmdline").read_bytes().replace(b"\0", b" ").strip()
                if b"--type=renderer" in told or told.endswith(b" tab"):
                    os.kill(one, signal.SIGKILL)
                    killed += 1
        return killed

    def tab(self, url: str, user: str = "") -> Tab:
        """Return a new page of the user, or of a new one, who has no relation to others."""
        if not user:
            user = self.say("browser.createUserContext")["userContext"]
            self._users.append(user)
        context = self.say("browsingContext.create", type="tab", userContext=user)["context"]
        tab = Tab(self, context, user)
        tab.open(url)
        return tab

    def close_tabs(self) -> None:
        """Close every page that `tab` has opened, and those that came from it."""
        while self._users:
            self.say("browser.removeUserContext", userContext=self._users.pop())

    def tab_at(self, url: str) -> Tab:
        """Return the page whose address begins so, once there is one: what a browser isolates from
        the page before counts as another page."""
        end = monotonic() + LIVE
        while monotonic() < end:
            for one in self.say("browsingContext.getTree")["contexts"]:
                if one["url"].startswith(url):
                    return Tab(self, one["context"])
            sleep(0.05)
        raise AssertionError(f"no page at {url}")

    def say(self, method: str, /, **params: Any) -> Any:
        """Return the result of a command."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(LIVE))
            if told.get("id") == self._number:
                assert told["type"] == "success", told
                return told["result"]


@contextmanager
def browser(
    name: str,
    prefs: dict[str, Any] | None = None,
    args: tuple[str, ...] = (),
    *,
    home: Path | None = None,
) -> Iterator[Browser]:
    """Yield a browser with a profile of its own.

    Args:
        name: "chromium" or "firefox".
        prefs: Preferences of that browser.
        args: Arguments of Chromium.
        home: The folder of the profile, which stays.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = home or Path(folder)
        command = (
            _firefox(home, prefs or {})
            if name == "firefox"
            else ["chromedriver", f"--port={free_port()}"]
        )
        log = home / "log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                command,
                stdout=out,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env={**os.environ, "HOME": str(home)},
            )
        try:
            url = _session(name, home, log, {"args": args, "prefs": prefs or {}})
            with connect(url, max_size=None, compression=None) as socket:
                one = Browser(name, socket, process.pid)
                if name == "firefox":
                    one.say("session.new", capabilities={})
                yield one
                with suppress(Exception):
                    one.say("session.end" if name == "chromium" else "browser.close")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, 15)
            with suppress(subprocess.TimeoutExpired):
                process.wait(5)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            process.wait()


def _firefox(home: Path, prefs: dict[str, Any]) -> list[str]:
    profile = home / "profile"
    profile.mkdir(exist_ok=True)
    lines = [
        f'user_pref("{key}", {json.dumps(value)});'
        for key, value in {**FIREFOX_PREFS, **prefs}.items()
    ]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    return [
        *("firefox-esr", "--headless", "--no-remote", "--profile", str(profile)),
        *("--remote-debugging-port=0", "about:blank"),
    ]


def _session(name: str, home: Path, log: Path, options: dict[str, Any]) -> str:
    """Return where the protocol is spoken; ``options``: of Chromium."""
    if name == "firefox":
        return _found(log, r"WebDriver BiDi listening on (ws://\S+)") + "/session"
    port = _found(log, r"started successfully on port (\d+)")
    wished = {
        "capabilities": {
            "alwaysMatch": {
                "webSocketUrl": True,
                "goog:chromeOptions": {
                    **options,
                    "args": [*CHROMIUM_ARGS, f"--user-data-dir={home}/c", *options["args"]],
                },
            }
        }
    }
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/session",
        json.dumps(wished).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=2 * LIVE) as answer:
        return str(json.load(answer)["value"]["capabilities"]["webSocketUrl"])


def _descendants(process: int) -> list[int]:
    """Return a process and all that it has begun, directly or not."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def _found(log: Path, pattern: str) -> str:
    end = monotonic() + 2 * LIVE
    while monotonic() < end:
        if match := re.search(pattern, log.read_text(errors="replace")):
            return match[1]
        sleep(0.05)
    raise AssertionError(log.read_text(errors="replace")[-2000:])
