"""Makes the page that needs no server: see .ci/site."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from icons import png  # noqa: E402, beside this file

from sorry_a11y.narration.catalog import catalog, languages, read_messages  # noqa: E402
from sorry_a11y.sound.earcons import Earcon  # noqa: E402
from sorry_a11y.sound.sound_files import SoundFiles  # noqa: E402
from sorry_a11y.web.page_files import SITE_POLICY  # noqa: E402

NPM = ROOT / ".ci" / "npm" / "node_modules"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WHEELS = ROOT / "build" / "wheels"
WEB = ROOT / "sorry_a11y" / "web"
LEFT_OUT = (
    "api.py", "cli.py", "__main__.py", "client", "commands", "doctor", "json_api", "lab", "server",
    "speech", "ssh", "terminal", "web/endpoint.py", "web/page_files.py", "web/page_session.py",
    "web/alone", "web/site", "web/static", "py.typed",
)
"""What no page without a server needs of the package."""
PLATFORM = "pyemscripten_2026_0_wasm32"
ICONS = (192, 512)
TENTHS = range(0, 101, 10)
TEXTS = ("failed", "elsewhere", "take-over", "taken", "newer", "reload")
"""What the page has to say while the game does not run."""


def build(folder: Path) -> None:
    """Make the site in ``folder``, whose files are replaced."""
    with TemporaryDirectory() as work:
        app = Path(work) / "app"
        copy_game(app)
        for name in ("msgspec", "tomlkit"):
            unpack_wheel(name, app)
        compile_all(Path(work))
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("stdlib.zip", "game.zip"):
            shutil.copyfile(Path(work) / name, folder / name)
    copy_plain_files(folder)
    write_index(folder)
    write_service_worker(folder)


def copy_game(app: Path) -> None:
    """Copy what is needed of the game, its messages parsed."""
    package = ROOT / "sorry_a11y"
    left_out = {package / name for name in LEFT_OUT}

    def unneeded(parent: str, names: list[str]) -> list[str]:
        return [
            name for name in names
            if name == "__pycache__" or Path(parent) / name in left_out or name.endswith(".pyi")
        ]

    shutil.copytree(package, app / "sorry_a11y", ignore=unneeded)
    # what is parsed is kept beside the messages, whatever this Python does otherwise
    sys.dont_write_bytecode, sys.pycache_prefix = False, None
    for path in sorted(app.rglob("*.ftl")):
        read_messages(path)


def unpack_wheel(name: str, app: Path) -> None:
    """Unpack the wheel of the lock, downloaded when it is not here yet."""
    lock = (ROOT / ".ci" / "requirements.lock").read_text(encoding="utf-8")
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


def download(requirement: str) -> None:
    """Download a wheel for Pyodide by the hashes of its requirement."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = WHEELS / "requirement.txt"
    wanted.write_text(requirement, encoding="utf-8")
    done = subprocess.run([
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary=:all:", "--require-hashes", "--platform", PLATFORM,
        "--python-version", "314", "--implementation", "cp", "--abi", "cp314",
        "--dest", str(WHEELS), "--requirement", str(wanted),
    ], check=False)
    wanted.unlink()
    if done.returncode:
        name = requirement.partition(" ")[0]
        raise SystemExit(f"The wheel of {name} for Pyodide is not to be had here.")


def compile_all(work: Path) -> None:
    """Have Pyodide itself find the modules that are used, and compile them and the game."""
    (work / "imports.json").write_text(json.dumps(imports(work / "app")), encoding="utf-8")
    shutil.copyfile(Path(__file__).parent / "record_modules.py", work / "record_modules.py")
    shutil.copyfile(Path(__file__).parent / "compile_zips.py", work / "compile_zips.py")
    node = shutil.which("node")
    if not node or not (NPM / "pyodide").is_dir():
        raise SystemExit("Node.js and Pyodide are needed: npm ci in .ci/npm")
    subprocess.run(
        [node, str(Path(__file__).parent / "compile.mjs"), str(NPM / "pyodide"), str(work)],
        check=True,
    )


def imports(app: Path) -> list[str]:
    """Return every module that a file of the game names in an import, wherever it stands."""
    import ast

    found: set[str] = set()
    for path in app.joinpath("sorry_a11y").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return sorted(name for name in found if name.split(".")[0] in sys.stdlib_module_names)


def copy_plain_files(folder: Path) -> None:
    """Copy what is taken as it is: the page, its front and worker, Pyodide, the sounds."""
    for source in (WEB / "static", WEB / "site"):
        for path in sorted(source.iterdir()):
            if path.name != "index.html":
                shutil.copyfile(path, folder / path.name)
    for name in PYODIDE:
        shutil.copyfile(NPM / "pyodide" / name, folder / name)
    for side in ICONS:
        (folder / f"icon-{side}.png").write_bytes(png(side))
    lock = json.loads((NPM / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    bare = json.dumps({"info": lock["info"], "packages": {}})
    (folder / "pyodide-lock.json").write_text(bare, encoding="utf-8")
    sounds = folder / "sounds"
    sounds.mkdir(exist_ok=True)
    for earcon in Earcon:
        (sounds / f"{earcon.value}.wav").write_bytes(SoundFiles().stock(earcon))


def write_index(folder: Path) -> None:
    """Write the page with its policy, and what its front has to know."""
    loaded = ("pyodide.asm.wasm", "stdlib.zip", "game.zip", "pyodide-lock.json")
    site = {
        "bytes": sum((folder / name).stat().st_size for name in loaded),
        "texts": {
            name: {
                "loading": [catalog(name).say("page-site-loading", percent=n) for n in TENTHS],
                **{text: catalog(name).say(f"page-site-{text}") for text in TEXTS},
            } for name in languages()
        },
    }
    html = (WEB / "static" / "index.html").read_text(encoding="utf-8")
    html = re.sub(r'(href|src)="/(?=\w)', r'\1="', html)
    links = (
        '<link rel="manifest" href="manifest.webmanifest">\n'
        f'<link rel="apple-touch-icon" href="icon-{ICONS[0]}.png">\n'
    )
    head = f'<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}">\n'
    data = json.dumps(site, ensure_ascii=False).replace("<", "\\u003c")
    data = f'<script type="application/json" id="site">{data}</script>\n'
    html = html.replace('<meta name="viewport"', head + '<meta name="viewport"', 1)
    html = html.replace("</head>", links + data + "</head>", 1)
    (folder / "index.html").write_text(html, encoding="utf-8")


def write_service_worker(folder: Path) -> None:
    """Write the service worker with the list of all other files, and a name made of their bytes."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "sw.js")
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    names = ["./", *(path.relative_to(folder).as_posix() for path in files)]
    source = (WEB / "site" / "sw.js").read_text(encoding="utf-8")
    # caches are of the whole address: another copy of the site beside this one has its own
    version = f'`sorry-a11y ${{registration.scope}} {whole.hexdigest()[:16]}`'
    source = source.replace('"VERSION"', version).replace("= []", f"= {json.dumps(names)}")
    (folder / "sw.js").write_text(source, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    build(Path(sys.argv[1]))
