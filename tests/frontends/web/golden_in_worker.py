"""Plays the golden games of the terminal, and games of a day, in the Python of the page without a
server: with the files of the built site, and its share of the standard library. Every sentence has
to be the same, and of the days every decision that is offered, in every language.

``python -m tests.frontends.web.golden_in_worker SITE [NAME ...]``: SITE is what `.ci/site` made;
all games are played where none is named. Node.js runs Pyodide.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.frontends.web.sites import PYODIDE, ROOT
from tests.harness.golden_games import GAMES
from tests.harness.languages import SPOKEN

GOLDEN = ROOT / "tests" / "golden" / "games"
OFFERED = ROOT / "tests" / "golden" / "days"
DAYS = ("2026-11-23", "2026-11-29")
"""The days whose games are played, a Monday and a Sunday, which has Dog."""
HARNESS = ("__init__", "golden_games", "languages", "offered", "sessions", "tables")
SCRIPT = """
import fs from "node:fs";
const [, , pyodide, site, work, names, days] = process.argv;
const { loadPyodide } = await import(`file://${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: `${site}/stdlib.zip` });
const game = new Uint8Array(fs.readFileSync(`${site}/game.zip`));
python.unpackArchive(game, "zip", { extractDir: "/app" });
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: work }, "/work");
python.globals.set("NAMES", names);
python.globals.set("DAYS", days);
try {
  python.runPython(`
import json, sys
sys.path[:0] = ["/app", "/work"]
sys.dont_write_bytecode = True
from tests.harness.golden_games import GAMES
for name in json.loads(NAMES):
    with open(f"/work/{name}.txt", "w", encoding="utf-8") as file:
        file.write(GAMES[name].text())
from datetime import date
from tests.harness.languages import SPOKEN
from tests.harness.offered import offered
for day in json.loads(DAYS):
    for language in SPOKEN:
        with open(f"/work/offered-{day}-{language}.txt", "w", encoding="utf-8") as file:
            file.write(offered(date.fromisoformat(day), language))
`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
"""


def differing(site: Path, names: list[str]) -> list[str]:
    """Return those of the games that are told otherwise there."""
    with TemporaryDirectory() as folder:
        work = Path(folder)
        harness = work / "tests" / "harness"
        harness.mkdir(parents=True)
        (work / "tests" / "__init__.py").touch()
        for name in HARNESS:
            shutil.copyfile(ROOT / "tests" / "harness" / f"{name}.py", harness / f"{name}.py")
        script = work / "play.mjs"
        script.write_text(SCRIPT, encoding="utf-8")
        subprocess.run(
            [
                *("node", str(script), str(PYODIDE), str(site.resolve()), folder),
                *(json.dumps(names), json.dumps(list(DAYS))),
            ],
            check=True,
        )
        wrong = [
            name
            for name in names
            if (work / f"{name}.txt").read_bytes() != (GOLDEN / f"{name}.txt").read_bytes()
        ]
        return wrong + [
            f"{day} {language}"
            for day, language in product(DAYS, SPOKEN)
            if (work / f"offered-{day}-{language}.txt").read_bytes()
            != (OFFERED / f"offered-{day}.txt").read_bytes()
        ]


if __name__ == "__main__":
    chosen = sys.argv[2:] or list(GAMES)
    wrong = differing(Path(sys.argv[1]), chosen)
    lines = sum((GOLDEN / f"{name}.txt").read_text("utf-8").count("\n") for name in chosen)
    sys.stdout.write(
        f"{len(chosen)} games, {lines} lines, {len(DAYS)} days in {len(SPOKEN)} languages; "
        f"told otherwise: {wrong or 'none'}\n"
    )
    sys.exit(bool(wrong))
