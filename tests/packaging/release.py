"""Build what a release hands out, and try those very files: ``.ci/release`` (docs/releasing.md).

Everything is built from the last commit, whatever lies in the checkout, and twice where it has to
be the same each time. Exit status 1 when any check fails.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from tests.packaging import browser_site, debian, first_move, prepare, site_parts, wheels, winget
from tests.packaging.archives import differing, packed
from tests.packaging.names import file_name
from tests.packaging.parts import OURS, Part, bill, unlicensed
from tests.windows.checks import Checks

PROJECT = Path(__file__).parents[2]
COMPILED = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
ARE_COMPILED = "from sorry_a11y.core.rules import COMPILED; assert COMPILED"
TESTED = (
    "tests/core/rules",
    "tests/core/bots/test_features.py",
    "tests/core/bots/test_values.py",
    "tests/core/game/test_chance.py",
)
"""Tests of what is compiled, which are run over it."""
PLAIN = "tests/core/rules/test_contract.py"
"""Tests that plant faults: these need plain Python."""
LICENSED = "every file has a licence with its text"
ELSEWHERE = "Pacific/Chatham"
"""The time zone of the second builds, which no place of the first shares."""


@dataclass
class Release:
    """A release that is being made.

    Attributes:
        source: A clean checkout.
        again: Another one of the same commit, in which all is built a second time.
        to: Where its files are put.
        work: A folder for all else.
        epoch: The time of the commit, of all files within.
        checks: What was seen.
    """

    source: Path
    again: Path
    to: Path
    work: Path
    epoch: str
    checks: Checks = field(default_factory=Checks)

    @property
    def version(self) -> str:
        """The version, from its one place."""
        text = (self.source / "sorry_a11y" / "__init__.py").read_text("utf-8")
        found = re.search(r'__version__ = "([^"]+)"', text)
        assert found, "the package says its version"
        return found[1]

    def run(
        self,
        *command: str | Path,
        env: Mapping[str, str] | None = None,
        typed: str = "",
        cwd: Path | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of this environment, or of the system, in the clean checkout, or in
        ``cwd``; in the other checkout the time zone and who may read new files differ too."""
        first, *rest = map(str, command)
        own = Path(sys.executable).parent / first
        surroundings = {
            **os.environ,
            "SOURCE_DATE_EPOCH": self.epoch,
            "PYTHONHASHSEED": "0",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            **(env or {}),
            **({"TZ": ELSEWHERE} if cwd == self.again else {}),
        }
        return subprocess.run(
            [str(own) if own.exists() else first, *rest],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            cwd=cwd or self.source,
            env=surroundings,
            umask=0o077 if cwd == self.again else -1,
            check=False,
        )

    def done(
        self,
        name: str,
        *command: str | Path,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> bool:
        """Run a program that is to succeed; whether it did."""
        ended = self.run(*command, env=env, cwd=cwd)
        return self.checks.see(name, ended.returncode == 0, ended.stderr + ended.stdout)

    def files(self, pattern: str) -> list[Path]:
        """The files handed out so far that fit a pattern, in order."""
        return sorted(self.to.glob(pattern))


# -- building ------------------------------------------------------------------------------------


def build(release: Release) -> None:
    """Build sdist and wheel twice, and compare."""
    again = release.work / "again"
    for source, to in ((release.source, release.to), (release.again, again)):
        release.done(
            "sdist and wheel", "python", "-m", "build", "--no-isolation", "-o", to, cwd=source
        )
    for file in release.files("*.tar.gz") + release.files("*none-any.whl"):
        _compare(release, file, again / file.name)
    from_sdist = release.work / "from-sdist"
    for sdist in release.files("*.tar.gz"):
        shutil.unpack_archive(sdist, from_sdist)  # Python 3.11.2 of Debian 12 knows no filter
        (folder,) = from_sdist.iterdir()
        release.done(
            *("a wheel of the unpacked sdist", "python", "-m", "build", "--no-isolation"),
            *("--wheel", "-o", again / "sdist", folder),
        )
    for file in release.files("*none-any.whl"):
        _compare(release, file, again / "sdist" / file.name)


def compiled(release: Release) -> None:
    """Build the compiled wheel twice, fit it for other Linux systems, compare, and run the tests of
    the rules and values over it."""
    for number, source in enumerate((release.source, release.again), 1):
        raw = release.work / f"compiled-{number}"
        release.done(
            *(f"compiled wheel, run {number}", "python", "-m", "build", "--no-isolation"),
            *("--wheel", "-o", raw),
            env=COMPILED,
            cwd=source,
        )
        to = release.to if number == 1 else release.work / "compiled-again"
        for file in raw.glob("*.whl"):
            if sys.platform != "linux":
                shutil.copy(file, to)
            else:
                release.done("auditwheel", "auditwheel", "repair", "-w", to, file)
    for file in release.files("*-cp*.whl"):
        _compare(release, file, release.work / "compiled-again" / file.name)
        _tested(release, file)


def _tested(release: Release, wheel: Path) -> None:
    """Run the tests over a compiled wheel, away from the sources."""
    folder, apart = release.work / "compiled-venv", release.work / "compiled-tests"
    for part in ("tests", "docs", "sounds"):
        shutil.copytree(release.source / part, apart / part)
    shutil.copy(release.source / "pyproject.toml", apart)
    release.run("python", "-m", "venv", folder)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if release.done(
        *("the compiled wheel with what tests need", python, "-m", "pip", "install", "--quiet"),
        *("--disable-pip-version-check", f"{wheel}[dev]"),
    ):
        ended = release.run(python, "-m", "pytest", *TESTED, "--ignore", PLAIN, cwd=apart)
        release.checks.see(
            "the same tests over compiled rules",
            ended.returncode == 0,
            ended.stdout[-2000:] + ended.stderr,
        )


def _compare(release: Release, one: Path, other: Path) -> None:
    """Check that two runs gave the same bytes."""
    same = other.exists() and one.read_bytes() == other.read_bytes()
    instead = "diffoscope tells what differs" if other.exists() else "it was built once only"
    release.checks.see(f"{one.name} is the same again", same, instead)


def site(release: Release) -> None:
    """Build the page without a server twice, compare, pack it, and play from what was packed."""
    if shutil.which("npm") is None:
        release.checks.tell("No site built: npm not installed.")
        return
    file = release.to / file_name("site", release.version)
    name = file.stem
    folder, again = release.work / "site" / name, release.work / "site-again"
    # a stage before may have left compiled modules in the checkouts, which no browser runs
    for source, to in ((release.source, folder), (release.again, again)):
        checked_out(source)
        release.done(
            *("the locked versions for the site", "npm", "ci", "--silent", "--prefix"),
            source / ".ci" / "npm",
        )
        release.done("the site", "python", source / ".ci" / "pyodide" / "build.py", to, cwd=source)
    if folder.exists() and again.exists():
        others = differing(folder, again)
        release.checks.see("the site is the same again", not others, others)
        _described(release, "site", folder, site_parts.parts(folder))
        packed(folder, file, release.epoch)
        browser_site.see(file, release.checks, release.work / "site-tried")


def windows(release: Release) -> None:
    """Build the folder and the installer under Wine, by the lane that tries them."""
    missing = [name for name in ("wine", "makensis") if shutil.which(name) is None]
    if missing:
        release.checks.tell(f"Not built for Windows: {' and '.join(missing)} not installed.")
        return
    work = release.work / "windows"
    release.done(
        *("the Windows lane", release.source / ".ci" / "windows", "--work", work, "--only"),
        "folder,installer",
    )
    if (work / "dist" / "sorry-a11y").exists():
        archive = release.to / file_name("windows", release.version)
        packed(work / "dist" / "sorry-a11y", archive, release.epoch)
        shutil.copy(work / file_name("setup", release.version), release.to)
        for told in work.glob("*.cdx.json"):
            shutil.copy(told, release.to)


def package(release: Release) -> None:
    """Build the Debian package twice, compare, install it, play, and take it away again."""
    if shutil.which("dpkg-deb") is None:
        release.checks.tell("No Debian package built: dpkg-deb not installed.")
        return
    (wheel,) = release.files("*none-any.whl")
    elsewhere = release.work / "debian-again"
    elsewhere.mkdir()
    other_wheel = Path(shutil.copy(wheel, elsewhere))
    file = debian.built(
        wheel, release.source, release.version, release.work / "debian", release.to, release.epoch
    )
    again = debian.built(
        other_wheel, release.again, release.version, elsewhere / "files", elsewhere, release.epoch
    )
    _compare(release, file, again)
    root = release.work / "debian" / "root"
    _described(release, "debian", root, debian.parts_of(root))
    debian.see(file, release.checks)


# -- checking ------------------------------------------------------------------------------------


def metadata(release: Release) -> None:
    """Check what an index and other programs read."""
    files = [*release.files("*.whl"), *release.files("*.tar.gz")]
    release.done("twine check", "twine", "check", "--strict", *files)
    for wheel in release.files("*.whl"):
        if wheel.name.endswith("none-any.whl"):
            release.done("check-wheel-contents", "check-wheel-contents", wheel)
        wrong = wheels.described(wheel, release.to)
        release.checks.see(f"{wheel.name}: {LICENSED}", not wrong, wrong[:5])
    release.done("validate-pyproject", "validate-pyproject", "pyproject.toml")
    for sdist in release.files("*.tar.gz"):
        _committed(release, sdist)
        rated = release.run("pyroma", sdist)
        release.checks.see("pyroma 10/10", "10/10" in rated.stdout, rated.stdout)
    if ".example" in (release.source / "pyproject.toml").read_text("utf-8"):
        release.checks.tell("The addresses in pyproject.toml are examples: do not upload.")


def install(release: Release) -> None:
    """Install each file into a fresh environment, play to a first own move, and take it away."""
    for file in [*release.files("*.whl"), *release.files("*.tar.gz")]:
        folder = release.work / f"try-{file.name}"
        release.run("python", "-m", "venv", folder)
        before = _listed(folder)
        programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
        python = programs / "python"
        if not release.done(
            *(f"{file.name} installs", python, "-m", "pip", "install", "--quiet"),
            *("--disable-pip-version-check", file),
        ):
            continue
        home = {"SORRY_A11Y_HOME": str(folder / "home"), "LANG": "C.UTF-8"}
        for arguments, wanted in (
            (("--version",), f"sorry-a11y {release.version}"),
            (("docs", "keys"), "Keys."),
            (("sounds",), "card_draw.wav"),
        ):
            told = release.run(programs / "sorry-a11y", *arguments, env=home, cwd=folder)
            good = told.returncode == 0 and wanted in told.stdout and not told.stderr
            release.checks.see(f"  {' '.join(arguments)}", good, told.stdout + told.stderr)
        told = release.run(programs / "sorry-a11y", typed=first_move.TYPED, env=home, cwd=folder)
        release.checks.see(
            "  a first own move by two presses of Enter",
            first_move.is_played(told),
            told.stdout + told.stderr,
        )
        if "-cp" in file.name:
            release.done("  its rules are compiled", python, "-I", "-c", ARE_COMPILED)
        release.run(python, "-m", "pip", "uninstall", "--yes", "--quiet", "sorry-a11y")
        left = [
            name
            for name in _listed(folder) - before
            if "sorry" in name and not name.startswith("home/")
        ]
        release.checks.see("  nothing is left of it", not left, left)

    _chosen(release)


def _chosen(release: Release) -> None:
    """Check that pip, left to choose among the files, takes a compiled wheel where there is one for
    this Python."""
    if not release.files("*-cp*.whl"):
        release.checks.tell("No compiled wheel lies here: pip takes the pure one.")
        return
    folder = release.work / "try-any"
    release.run("python", "-m", "venv", folder)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    release.done(
        *("pip chooses a file", python, "-m", "pip", "install", "--quiet"),
        *("--disable-pip-version-check", "--no-index", "--no-deps", "--find-links", release.to),
        f"sorry-a11y=={release.version}",
    )
    release.done("  it is the compiled one", python, "-I", "-c", ARE_COMPILED)


def _committed(release: Release, sdist: Path) -> None:
    """Check that a source archive holds what is committed and nothing else, by our licence."""
    folder = release.work / "sdist"
    shutil.unpack_archive(sdist, folder)
    (root,) = folder.iterdir()
    files = release.run("git", "ls-files", "-z").stdout.split("\0")
    wrong = unlicensed(
        root,
        [
            Part(
                "sorry-a11y",
                release.version,
                "MIT",
                OURS,
                ("LICENSE",),
                ("PKG-INFO", *filter(None, files)),
            )
        ],
    )
    release.checks.see(f"{sdist.name}: {LICENSED}", not wrong, wrong[:5])


def _listed(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def _described(release: Release, artefact: str, folder: Path, parts: Sequence[Part]) -> None:
    """Check that every file of an artefact has a licence whose text it holds, and write its bill of
    materials."""
    wrong = unlicensed(folder, parts)
    release.checks.see(f"{artefact}: {LICENSED}", not wrong, wrong[:5])
    name = release.to / file_name("bill", release.version, artefact=artefact)
    name.write_text(bill(f"sorry-a11y {artefact}", release.version, folder, parts), "utf-8")


# -- describing ----------------------------------------------------------------------------------


def notes(release: Release) -> None:
    """Write the notes for players, from the changelog, the manifests for winget, and the check sums
    of all files."""
    text = (release.source / "docs" / "changelog.md").read_text("utf-8")
    found = notes_of(text, release.version)
    release.checks.see("the changelog has this version", bool(found), text[:200])
    (release.to / "NOTES.md").write_text(found, "utf-8")
    for installer in release.files("*-setup.exe"):
        winget.write(release.version, installer, release.source, release.to)
    sums = release.to / "SHA256SUMS"
    sums.unlink(missing_ok=True)
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(release.to.iterdir())
    ]
    sums.write_text("".join(lines), "ascii")
    release.checks.see("SHA256SUMS names every file", len(lines) >= 3, lines)


def notes_of(changelog: str, version: str) -> str:
    """Return the part of the changelog that tells of a version, before its release the part of what
    is unreleased."""
    for title in (version, "Unreleased"):
        part = re.search(
            rf"^## {re.escape(title)}\b[^\n]*\n(.*?)(?=^## |\Z)",
            changelog,
            re.MULTILINE | re.DOTALL,
        )
        if part:
            return part[1].strip() + "\n"
    return ""


STAGES: Mapping[str, Callable[[Release], None]] = {
    "build": build,
    "compiled": compiled,
    "metadata": metadata,
    "install": install,
    "debian": package,
    "site": site,
    "windows": windows,
    "notes": notes,
}


def checked_out(to: Path) -> str:
    """Put the last commit of the checkout into a folder, in place of what is there; the seconds
    since 1970 of the commit."""
    shutil.rmtree(to, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", PROJECT, to], check=True)
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=to, check=True, capture_output=True, text=True
    )
    return told.stdout.strip()


def prepared(version: str, home: str) -> int:
    """Write what a release changes into this checkout and show it; the exit status."""
    try:
        new = prepare.changes(PROJECT, version, home, datetime.now(UTC).date())
    except prepare.PrepareError as error:
        sys.stdout.write(f"{error}\n")
        return 2
    sys.stdout.write(prepare.difference(PROJECT, new))
    for name, text in new.items():
        (PROJECT / name).write_text(text, "utf-8")
    return 0


def main() -> int:
    """Make a release; the exit status."""
    parser = argparse.ArgumentParser(prog=".ci/release")
    parser.add_argument("--to", type=Path, default=PROJECT / "dist", help="where the files are put")
    parser.add_argument("--only", default=",".join(STAGES), help="stages, between commas")
    parser.add_argument("--list", action="store_true", help="name the stages")
    parser.add_argument("--prepare", metavar="VERSION", help="write a version into the checkout")
    parser.add_argument("--home", metavar="URL", help="the project's address, for --prepare")
    asked = parser.parse_args()
    if asked.prepare:
        return prepared(asked.prepare, asked.home or "")
    if asked.list:
        sys.stdout.write("".join(f"{name}: {stage.__doc__}\n" for name, stage in STAGES.items()))
        return 0
    with tempfile.TemporaryDirectory(prefix="sorry-a11y-release-") as name:
        work, to = Path(name), asked.to.absolute()
        to.mkdir(parents=True, exist_ok=True)
        if any(to.iterdir()):
            sys.stdout.write(f"{to} holds files already. Empty it, or name another with --to.\n")
            return 2
        one, again = work / "checkout", work / "elsewhere" / "again"
        checked_out(again)
        release = Release(one, again, to, work, checked_out(one))
        release.checks.tell(f"sorry-a11y {release.version}")
        for stage in asked.only.split(","):
            release.checks.stage(stage)
            STAGES[stage](release)
        failed = release.checks.failed
    sys.stdout.write(f"FAILED: {', '.join(failed)}\n" if failed else f"All is in {to}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
