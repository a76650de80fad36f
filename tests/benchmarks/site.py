"""What the page without a server costs: download, the first sentence, a key, memory.

``python -m tests.benchmarks.site SITE [BROWSER ...]``: SITE is what `.ci/site` made. The first
sentence is compared with bare Python: Pyodide as npm has it, loaded by a worker that does nothing
else, in turn with the page, each time by a new user of the browser.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep

from tests.harness.browsers import Browser, Tab, browser
from tests.web.site_player import LOADED_S, SitePlayer
from tests.web.sites import PYODIDE, UNDER, site_served

ROUNDS = 3
KEYS = 150
BARE = """<!doctype html><title>bare</title><script type="module">
const worker = new Worker("bare.js", { type: "module" });
worker.onmessage = () => { globalThis.loaded = performance.now(); };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
postMessage(python.runPython("1 + 1"));
"""
SIZES = """
import fs from "node:fs";
import zlib from "node:zlib";
const totals = [0, 0, 0];
for (const name of fs.readdirSync(process.argv[2])) {
  const path = `${process.argv[2]}/${name}`;
  if (!fs.statSync(path).isFile() || /[.](gz|br)$/.test(name)) continue;
  const data = fs.readFileSync(path);
  totals[0] += data.length;
  totals[1] += zlib.gzipSync(data, { level: 9 }).length;
  totals[2] += zlib.brotliCompressSync(data, { params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 } }).length;
}
console.log(JSON.stringify(totals));
"""
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
from sorry_a11y.web.worker_session import WorkerSession
told = []
session = WorkerSession(told.append, lambda *_: None, "/home/sorry", "en", None, "keys")
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
TIMED = """(async () => {
  const bar = document.getElementById("choices"), log = document.getElementById("log");
  const times = [];
  for (let key = 0; key < KEYS; key++) {
    const button = bar.querySelector("button:not([disabled])");
    if (!button || button.textContent.startsWith("Play again")) break;
    const begun = performance.now();
    const told = new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); done(1); });
      watch.observe(log, { childList: true });
    });
    button.click();
    await Promise.race([told, new Promise((done) => setTimeout(done, 3000))]);
    times.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, 60));
  }
  return times;
})()"""


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
    user = running.say("browser.createUserContext")["userContext"]
    context = running.say("browsingContext.create", type="tab", userContext=user)["context"]
    tab = Tab(running, context)
    tab.open(f"{url}bare/index.html")
    tab.wait("globalThis.loaded", LOADED_S)
    loaded = float(tab.run("globalThis.loaded"))
    tab.close()
    return loaded


def _first_sentence_ms(running: Browser, url: str, user: str = "") -> tuple[float, SitePlayer]:
    ann = SitePlayer(running, url, user)
    ann.tab.wait("document.getElementById('log').childElementCount", LOADED_S)
    shown = float(ann.tab.run(
        "performance.getEntriesByName('game')[0].startTime"
    ))
    ann.wait_for_choices()
    return shown, ann


def _told(numbers: list[float]) -> str:
    ordered = sorted(numbers)
    return f"{median(ordered):.0f} ms ({ordered[0]:.0f} to {ordered[-1]:.0f})"


def measure(site: Path, names: list[str]) -> None:
    """Measure everything and tell it."""
    plain, gzipped, brotli = json.loads(_node(SIZES, str(site)))
    say = sys.stdout.write
    say(f"download without sounds: {plain / 1e6:.1f} MB, gzip 9 {gzipped / 1e6:.2f}, "
        f"brotli 11 {brotli / 1e6:.2f}\n")
    heap = int(_node(HEAP, str(PYODIDE), str(site.resolve())))
    say(f"Python's memory after a game: {heap / 1e6:.0f} MB\n")
    for name in names:
        with _host(site) as url, browser(name) as running:
            bare, first, again = [], [], []
            for _ in range(ROUNDS):
                bare.append(_bare_ms(running, url))
                shown, ann = _first_sentence_ms(running, url)
                first.append(shown)
                ann.tab.wait("!!navigator.serviceWorker.controller", LOADED_S)
                ann.tab.close()
                shown, ann = _first_sentence_ms(running, url, ann.user)
                again.append(shown)
                ann.tab.close()
            say(f"{name}: first sentence {_told(first)}, bare Python {_told(bare)}, "
                f"second visit {_told(again)}\n")
            ann = SitePlayer(running, url)
            ann.wait_for_choices()
            ann.set_guard(0)
            ann.pick("Play")
            sleep(1)
            times = sorted(ann.tab.run(TIMED.replace("KEYS", str(KEYS))))
            say(f"{name}: a choice until its news stand there, {len(times)} of them: median "
                f"{median(times):.0f} ms, 95 % {times[int(0.95 * len(times))]:.0f}, "
                f"at most {times[-1]:.0f}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    measure(Path(sys.argv[1]), sys.argv[2:] or ["chromium", "firefox"])
