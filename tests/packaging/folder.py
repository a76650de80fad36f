"""Build the folder by PyInstaller and try it: ``python -m tests.packaging.folder``.

Needs pyinstaller in the same environment. The program is built into a temporary folder, and then
run from there with an empty home: version, help in another language, a game from a pipe with
advice, a game kept and listed, bots on two processes, the sounds, the rules. Exit status 1 after
the first thing that is not as it should be.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.harness.programs import environment

SPEC = Path(__file__).parents[2] / "docs" / "packaging" / "sorry-a11y.spec"
TRIES: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("--version",), "", "sorry-a11y "),
    (("--help", "--lang", "zh-Hant"), "", "點字"),
    (("play", "--seed", "3", "--save", "no", "--opponents", "champion"), "\n\ng\nd\nq\nq\n",
     "Goodbye"),
    (("play", "--game", "dog", "--seed", "3", "--save", "no", "--lang", "de"), "g\nq\nq\n",
     "von 100"),
    ((), "\n\nq\nq\n", "Goodbye"),
    (("games",), "", "Game 1, hasbro"),
    (("simulate", "--bots", "champion,runner", "--games", "100", "--jobs", "2"), "",
     "wins for red"),
    (("sounds",), "", "card_draw.wav"),
    (("rules", "dog"), "", "The rule book dog."),
    (("doctor",), "", "sorry-a11y "),
)
"""(arguments, what is typed, what must be told)."""


def build(to: Path) -> Path:
    """Build the folder; the program in it."""
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
         "--distpath", str(to / "dist"), "--workpath", str(to / "work"), str(SPEC)],
        check=True,
    )
    return to / "dist" / "sorry-a11y" / "sorry-a11y"


def main() -> int:
    """Build and try; the exit status."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = build(folder)
        home = folder / "home"
        home.mkdir()
        for arguments, typed, wanted in TRIES:
            done = subprocess.run(
                [str(program), *arguments], input=typed.encode(), capture_output=True,
                timeout=120, check=False, cwd=folder, env={**environment(home), "HOME": str(home)},
            )
            told = done.stdout.decode()
            if done.returncode != 0 or wanted not in told or b"Traceback" in done.stderr:
                sys.stdout.write(f"Failed: {arguments}\n{told}\n{done.stderr.decode()}\n")
                return 1
            sys.stdout.write(f"Good: {' '.join(arguments) or 'a game'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
