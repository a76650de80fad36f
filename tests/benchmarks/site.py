"""What the page without a server costs: download, the first sentence and choice, a key, memory.

``python -m tests.benchmarks.site SITE [BROWSER ...]``: SITE is what `.ci/site` made. The first
sentence is compared with bare Python: Pyodide as npm has it, loaded by a worker that does nothing
else, in turn with the page, each time by a new user of the browser.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import truediv
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep
from typing import NamedTuple

from tests.frontends.web.site_player import LOADED_S, SitePlayer
from tests.frontends.web.sites import PYODIDE, UNDER, site_served
from tests.harness.browsers import Browser, browser

ROUNDS = 3
KEYS = 150
IN_ONE_CALL = 15
"""Choices for which a browser is waited for at once."""
APART_MS = 800
BARE = """<!doctype html><title>bare</title><script type="module">
const worker = new Worker("bare.js", { type: "module" });
worker.onmessage = () => { globalThis.loaded = performance.now(); };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
postMessage(python.runPython("1 + 1"));
"""
CHOSEN = """document.getElementById("choices").addEventListener("focusin", () => {
  globalThis.chosen ??= performance.now();
});"""
HEAP = """
import fs from "node:fs";
const [, , pyodide, site] = process.argv;
const { loadPyodide } = await import(`file://${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: `${site}/stdlib.zip` });
const game = new Uint8Array(fs.readFileSync(`${site}/game.zip`));
python.unpackArchive(game, "zip", { extractDir: "/app" });
python.runPython(`
import json, sys
sys.path.insert(0, "/app")
from sorry_a11y.frontends.web.worker_session import WorkerSession
told = []
session = WorkerSession(told.append, lambda *_: None, "/home/sorry", "en", None, "keys", "{}")
def take(at):
    menu = next(one["menu"] for one in map(json.loads, reversed(told)) if one["t"] == "told")
    session.take(json.dumps({"t": "choose", "menu": menu["n"], "at": at}))
    return menu["labels"]
take(0)
for _ in range(400):
    if take(0)[0].startswith("Play again"): break
`);
console.log(python._module.HEAP8.length);
"""
QUESTIONS = """(async () => {
  const bar = document.getElementById("choices"), live = document.getElementById("live");
  const times = [];
  for (const key of "ocsocs") {
    const told = new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); done(performance.now()); });
      watch.observe(live, { childList: true });
    });
    const begun = performance.now();
    bar.querySelector("button:not([disabled])").dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    times.push(await told - begun);
    await new Promise((done) => setTimeout(done, APART_MS));
  }
  return times;
})()"""
"""Milliseconds from keys that ask until the answer is in the live region. ``APART_MS``: what comes
sooner after news would wait for them."""
CHOICES = """(async () => {
  const bar = document.getElementById("choices");
  const times = [];
  for (let key = 0; key < KEYS; key++) {
    const button = bar.querySelector("button:not([disabled])");
    if (button.textContent.startsWith("Play again")) break;
    const shown = new Promise((done) =>
      bar.addEventListener("focusin", () => done(performance.now()), { once: true }));
    const begun = performance.now();
    button.click();
    times.push(await shown - begun);
    await new Promise((done) => setTimeout(done, 60));
  }
  return times;
})()"""
"""Milliseconds from choices that are taken until the next has the focus, which tells everything
since, the opponents' turns as well: one reply has them all."""


def _first_visit(site: Path) -> int:
    """Return the bytes that the service worker keeps, each file as small as it stands there."""
    listed = (site / "sw.js").read_text("utf-8").partition("FILES = ")[2].partition(";")[0]
    files = [site / name for name in json.loads(listed) if name != "./"]
    packed = [file.with_name(f"{file.name}.br") for file in files]
    return sum(
        (small if small.exists() else file).stat().st_size
        for file, small in zip(files, packed, strict=True)
    )


def _node(script: str, *arguments: str) -> str:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "script.mjs"
        path.write_text(script, encoding="utf-8")
        told = subprocess.run(
            ["node", str(path), *arguments], check=True, capture_output=True, text=True
        )
    return told.stdout


@contextmanager
def _host(site: Path) -> Iterator[str]:
    """Hand out the site, and bare Python beside it."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / UNDER
        shutil.copytree(site, place)
        bare = place / "bare"
        shutil.copytree(PYODIDE, bare)
        (bare / "index.html").write_text(BARE, encoding="utf-8")
        (bare / "bare.js").write_text(BARE_WORKER, encoding="utf-8")
        with site_served(Path(folder)) as url:
            yield url


def _bare_ms(running: Browser, url: str) -> float:
    tab = running.tab(f"{url}bare/index.html")
    tab.wait("globalThis.loaded", LOADED_S)
    loaded = float(tab.run("globalThis.loaded"))
    tab.close()
    return loaded


class Start(NamedTuple):
    """When a page that was opened told its first sentence, and when its first choice had the focus,
    in milliseconds since it was asked for."""

    sentence: float
    choice: float


def _start(running: Browser, url: str, user: str = "") -> tuple[Start, SitePlayer]:
    ann = SitePlayer(running, url, user)
    ann.tab.add_script(CHOSEN)
    ann.tab.wait("globalThis.chosen", LOADED_S)
    sentence = ann.tab.run("performance.getEntriesByName('game')[0].startTime")
    return Start(float(sentence), float(ann.tab.run("chosen"))), ann


def _told(numbers: Sequence[float]) -> str:
    ordered = sorted(numbers)
    return f"{median(ordered):.0f} ms ({ordered[0]:.0f} to {ordered[-1]:.0f})"


def measure(site: Path, names: list[str]) -> None:
    """Measure everything and tell it."""
    say = sys.stdout.write
    say(f"first visit, each file once, brotli 11: {_first_visit(site) / 1e6:.2f} MB\n")
    heap = int(_node(HEAP, str(PYODIDE), str(site.resolve())))
    say(f"Python's memory after a game: {heap / 1e6:.0f} MB\n")
    for name in names:
        with _host(site) as url, browser(name) as running:
            bare, first, again = [], [], []
            for _ in range(ROUNDS):
                bare.append(_bare_ms(running, url))
                start, ann = _start(running, url)
                first.append(start)
                ann.tab.wait("!!navigator.serviceWorker.controller", LOADED_S)
                ann.tab.close()
                start, ann = _start(running, url, ann.tab.user)
                again.append(start)
                ann.tab.close()
            say(f"{name}: bare Python {_told(bare)}\n")
            for visit, starts in (("first", first), ("second", again)):
                for what, times in zip(Start._fields, zip(*starts, strict=True), strict=True):
                    say(
                        f"{name}: first {what} at the {visit} visit {_told(times)}, "
                        f"{median(map(truediv, times, bare)):.2f} of bare Python\n"
                    )
            _measure_keys(name, running, url)


def _measure_keys(name: str, running: Browser, url: str) -> None:
    """Measure keys in the browser's own profile, whose files are on the disk."""
    ann = SitePlayer(running, url, "default")
    ann.wait_for_choices()
    ann.set_guard(0)
    ann.pick("Play")
    asked: list[float] = []
    taken: list[float] = []
    for _ in range(KEYS // IN_ONE_CALL):
        sleep(APART_MS / 1000)
        asked += ann.tab.run(QUESTIONS.replace("APART_MS", str(APART_MS)))
        sleep(APART_MS / 1000)
        times = ann.tab.run(CHOICES.replace("KEYS", str(IN_ONE_CALL)))
        taken += times
        if len(times) < IN_ONE_CALL:
            break
    for what, times in (
        ("a question until its answer is told", asked),
        ("a choice until the next has the focus", taken),
    ):
        times.sort()
        sys.stdout.write(
            f"{name}: {what}, {len(times)} of them: median {median(times):.0f} ms, "
            f"95 % {times[int(0.95 * len(times))]:.0f}, at most {times[-1]:.0f}\n"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    measure(Path(sys.argv[1]), sys.argv[2:] or ["chromium", "firefox"])
