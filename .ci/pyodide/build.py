"""Makes the page that needs no server: see .ci/site."""

from __future__ import annotations

import argparse
import ast
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from icons import png  # noqa: E402, beside this file

from sorry_a11y.frontends.web.page_files import COMPRESSED, PREVIEW, SITE_POLICY, page_alone  # noqa: E402
from sorry_a11y.output.narration.catalog import Words, languages  # noqa: E402
from sorry_a11y.output.sound.clips import stock  # noqa: E402
from sorry_a11y.output.sound.earcons import Earcon  # noqa: E402
from tests.packaging import site_parts  # noqa: E402

HERE = Path(__file__).parent
NPM = ROOT / ".ci" / "npm" / "node_modules"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WHEELS = ROOT / "build" / "wheels"
WEB = ROOT / "sorry_a11y" / "frontends" / "web"
ENTRANCE = "sorry_a11y.frontends.web.worker_session"
"""What the worker imports: the modules that it names, and those that they name, make the game."""
DATA = {".bin", ".ftl", ".txt"}
"""The endings of files that modules read."""
SHORTEST_NAME = 3
"""The letters that a text with gaps needs to count as the name of a message."""
TEXT_LIKE = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".wasm", ".webmanifest", ".zip"}
"""The endings of files of the site that compressing makes smaller."""
PLATFORM = "pyemscripten_2026_0_wasm32"
ICONS = (192, 512)
NO_LOOP = "def get_event_loop():\n    raise RuntimeError('there is no event loop')\n"
"""In the place of asyncio: the one function of it that the interpreter looks for."""
TEXTS = (
    "page-title",
    "page-intro",
    *(
        f"page-site-{name}"
        for name in (
            "loading",
            "failed",
            "elsewhere",
            "take-over",
            "taken",
            "newer",
            "reload",
        )
    ),
)
"""What the page has to say while the game does not run."""


def build(folder: Path, server: str = "") -> None:
    """Make the site in ``folder``, whose files are replaced. ``server``: the origin of a server to
    which its players can go, empty for none."""
    with TemporaryDirectory() as work:
        app = Path(work) / "app"
        copy_game(app)
        wheel = unpack_wheel("msgspec", app)
        compile_all(Path(work))
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("stdlib.zip", "game.zip"):
            shutil.copyfile(Path(work) / name, folder / name)
    copy_plain_files(folder)
    write_index(folder, server)
    site_parts.write(
        folder,
        {"pyodide": version_of_pyodide(), "msgspec": wheel.version},
        {"msgspec": wheel.licence},
    )
    write_service_worker(folder)
    compress(folder)


def compress(folder: Path) -> None:
    """Write beside each file that this makes smaller what it is compressed."""
    paths = [path for path in sorted(folder.iterdir()) if path.suffix in TEXT_LIKE]
    for path in paths:
        packed = gzip.compress(path.read_bytes(), mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(packed)
    subprocess.run(["node", str(HERE / "brotli.mjs"), *map(str, paths)], check=True)


def copy_game(app: Path) -> None:
    """Copy what is needed of the game."""
    package, game = ROOT / "sorry_a11y", modules_of_game()
    for path in game:
        copy(path, app)
    told = names_in(game)
    elsewhere = names_in(set(package.rglob("*.py")).difference(game))
    for path in sorted(package.rglob("*")):
        parts = path.relative_to(package).parts
        if path.suffix not in DATA or "web" in parts or "__pycache__" in parts:
            continue
        target = copy(path, app)
        if path.suffix == ".ftl" and path.stem != "page":  # the page takes all of its own texts
            keep_messages(target, lambda name: bool(told(name) or not elsewhere(name)))
        if path.suffix == ".ftl":
            without_comments = re.sub(r"^#.*\n+", "", target.read_text("utf-8"), flags=re.MULTILINE)
            target.write_text(without_comments, encoding="utf-8")


def copy(path: Path, app: Path) -> Path:
    """Copy a file to where it stands in the package; return the copy."""
    target = app / path.relative_to(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(path, target))


def names_in(paths: Iterable[Path]) -> Callable[[str], object]:
    """Return a function that tells whether modules name a message, whole or by one of its ends."""
    patterns = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                texts = [one.value if isinstance(one, ast.Constant) else "" for one in node.values]
                if len("".join(map(str, texts))) >= SHORTEST_NAME:
                    patterns.add("".join(re.escape(str(text)) if text else ".*" for text in texts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value))
    return re.compile("|".join(sorted(patterns))).fullmatch


def keep_messages(path: Path, is_kept: Callable[[str], bool]) -> None:
    """Take the messages out of a file of a language that are not to be kept."""
    messages = re.split(r"\n(?=[^\s}])", path.read_text(encoding="utf-8"))
    named = [(one, re.match(r"([a-z][\w-]*) =", one)) for one in messages]
    kept = [one for one, name in named if name is None or is_kept(name[1])]
    path.write_text("\n".join(kept), encoding="utf-8")


def modules_of_game() -> list[Path]:
    """Return the files of every module of the game that the worker can come to import."""
    found: dict[str, Path] = {}
    waiting = [ENTRANCE]
    while waiting:
        name = waiting.pop()
        path = file_of(name)
        if path is None or name in found:
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *imported_by(path)]
    return sorted(found.values())


def file_of(module: str) -> Path | None:
    """Return the file of a module of the game; None for what is no such module."""
    if module.partition(".")[0] != "sorry_a11y":
        return None
    path = ROOT.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def imported_by(path: Path) -> set[str]:
    """Return every module that a file names in an import, wherever it stands but for types alone,
    and every name that may be one."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        waiting += ast.iter_child_nodes(node)
    return found


def version_of_pyodide() -> str:
    """Return the version of the package that npm has installed."""
    told = json.loads((NPM / "pyodide" / "package.json").read_text(encoding="utf-8"))
    return str(told["version"])


class Wheel(NamedTuple):
    """A wheel that was unpacked: its version and the text of its licence."""

    version: str
    licence: str


def unpack_wheel(name: str, app: Path) -> Wheel:
    """Unpack the wheel of the lock, downloaded when it is not here yet."""
    lock = (ROOT / "docs" / "packaging" / "release.lock").read_text(encoding="utf-8")
    found = re.search(rf"^{name}==(\S+)[^\n]*\n(?:    --hash=\S+[^\n]*\n)+", lock, re.MULTILINE)
    assert found, f"{name} is not in the lock"
    hashes = set(re.findall(r"sha256:([0-9a-f]{64})", found[0]))
    wheels = sorted(WHEELS.glob(f"{name}-{found[1]}-*.whl"))
    if not wheels:
        download(found[0])
        wheels = sorted(WHEELS.glob(f"{name}-{found[1]}-*.whl"))
    wheel = wheels[-1]
    if hashlib.sha256(wheel.read_bytes()).hexdigest() not in hashes:
        raise SystemExit(f"{wheel} is not the file of the lock.")
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.namelist():
            if ".dist-info/" not in member and not member.endswith((".pyi", "py.typed")):
                archive.extract(member, app)
        licence = next(one for one in archive.namelist() if one.endswith("/LICENSE"))
        return Wheel(found[1], archive.read(licence).decode("utf-8"))


def download(requirement: str) -> None:
    """Download a wheel for Pyodide by the hashes of its requirement."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = WHEELS / "requirement.txt"
    wanted.write_text(requirement, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--only-binary=:all:",
            "--require-hashes",
            "--platform",
            PLATFORM,
            "--python-version",
            "314",
            "--implementation",
            "cp",
            "--abi",
            "cp314",
            "--dest",
            str(WHEELS),
            "--requirement",
            str(wanted),
        ],
        check=False,
    )
    wanted.unlink()
    if done.returncode:
        name = requirement.partition(" ")[0]
        raise SystemExit(f"The wheel of {name} for Pyodide is not to be had here.")


def compile_all(work: Path) -> None:
    """Have Pyodide itself find the modules that are used, and compile them and the game."""
    (work / "imports.json").write_text(json.dumps(imports(work / "app")), encoding="utf-8")
    for name in ("record_modules.py", "compile_zips.py"):
        shutil.copyfile(HERE / name, work / name)
    node = shutil.which("node")
    if not node or not (NPM / "pyodide").is_dir():
        raise SystemExit("Node.js and Pyodide are needed: npm ci in .ci/npm")
    write_library(work / "python_stdlib.zip")
    subprocess.run([node, str(HERE / "compile.mjs"), str(NPM / "pyodide"), str(work)], check=True)


def write_library(target: Path) -> None:
    """Write the library of Pyodide without its event loop, for which nothing of the game waits: it
    takes longer to load than most of the rest."""
    with (
        zipfile.ZipFile(NPM / "pyodide" / "python_stdlib.zip") as stock_library,
        zipfile.ZipFile(target, "w") as library,
    ):
        for name in stock_library.namelist():
            data = stock_library.read(name)
            if name == "pyodide/__init__.py":
                data, loop, _ = data.partition(b"from .webloop import")
                assert loop, "Pyodide begins its event loop at the end of this file"
            if not name.startswith("asyncio/"):
                library.writestr(name, data)
        library.writestr("asyncio.py", NO_LOOP)


def imports(app: Path) -> list[str]:
    """Return every module of the standard library that a file of the game names."""
    found: set[str] = set()
    for path in app.joinpath("sorry_a11y").rglob("*.py"):
        found |= imported_by(path)
    return sorted(name for name in found if name.split(".")[0] in sys.stdlib_module_names)


def copy_plain_files(folder: Path) -> None:
    """Copy what is taken as it is: the page, its front and worker, Pyodide, the sounds."""
    for source in (WEB / "static", WEB / "site"):
        for path in sorted(source.iterdir()):
            if path.name != "index.html":
                shutil.copyfile(path, folder / path.name)
    for name in PYODIDE:
        shutil.copyfile(NPM / "pyodide" / name, folder / name)
    shutil.copyfile(HERE / "sounds.ogg", folder / "sounds.ogg")
    shutil.copyfile(PREVIEW, folder / PREVIEW.name)
    for side in ICONS:
        (folder / f"icon-{side}.png").write_bytes(png(side))
    lock = json.loads((NPM / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    bare = json.dumps({"info": lock["info"], "packages": {}})
    (folder / "pyodide-lock.json").write_text(bare, encoding="utf-8")
    sounds = folder / "sounds"
    sounds.mkdir(exist_ok=True)
    for earcon in Earcon:
        (sounds / f"{earcon.value}.wav").write_bytes(stock(earcon))


def write_index(folder: Path, server: str) -> None:
    """Write the page with its policy, and what its front has to know."""
    loaded = ("pyodide.asm.wasm", "stdlib.zip", "game.zip", "pyodide-lock.json")
    site = {
        "server": server,
        "bytes": sum((folder / name).stat().st_size for name in loaded),
        "texts": {
            name: {
                text.removeprefix("page-").removeprefix("site-"): Words(name).say(text)
                for text in TEXTS
            }
            for name in languages()
        },
        "clips": json.loads((HERE / "sounds.json").read_text(encoding="utf-8"))["clips"],
    }
    links = (
        '<link rel="manifest" href="manifest.webmanifest">\n'
        f'<link rel="license" href="{site_parts.PAGE}">\n'
        f'<link rel="apple-touch-icon" href="icon-{ICONS[0]}.png">\n'
    )
    # the page asks that server whether it answers
    policy = SITE_POLICY.replace("connect-src 'self'", f"connect-src 'self' {server}".rstrip())
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
    html = page_alone(links, site)
    html = html.replace('<meta name="viewport"', f'{head}<meta name="viewport"', 1)
    html = re.sub(r'(href|src|content)="/(?=\w)', r'\1="', html)
    (folder / "index.html").write_text(html, encoding="utf-8")


def write_service_worker(folder: Path) -> None:
    """Write the service worker with the list of all other files, and a name made of their bytes.
    Clips as files of their own are kept once a browser has asked for them."""
    unkept = ("sw.js", PREVIEW.name)
    files = sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.name not in unkept and path.suffix not in (*COMPRESSED, ".wav")
    )
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    names = ["./", *(path.relative_to(folder).as_posix() for path in files)]
    source = (WEB / "site" / "sw.js").read_text(encoding="utf-8")
    # caches are of the whole address: another copy of the site beside this one has its own
    version = f"`sorry-a11y ${{registration.scope}} {whole.hexdigest()[:16]}`"
    source = source.replace('"VERSION"', version).replace("= []", f"= {json.dumps(names)}")
    (folder / "sw.js").write_text(source, encoding="utf-8")


def origin_of(address: str) -> str:
    """Return the origin of a server's page, as "https://table.example"."""
    found = re.fullmatch(r"(https?://[\w.:\[\]-]+)/?", address)
    if found is None:
        raise SystemExit(f"{address} is no address such as https://table.example.")
    return found[1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the page that needs no server.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--server", type=origin_of, metavar="ADDRESS")
    chosen = parser.parse_args()
    build(chosen.folder, chosen.server or "")
