"""The code is as docs/architecture.md draws it: packages import only from those below them."""

from __future__ import annotations

import ast
import builtins
import re
import subprocess
import sys
import textwrap
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

import sorry_a11y

ROOT = Path(sorry_a11y.__file__).parent

WINGS: dict[str, tuple[str, ...]] = {
    "core": ("rules", "rulesets", "bots", "game", "analysis"),
    "store": (),
    "output": ("narration", "rulebook", "sound", "speech"),
    "ui": ("settings", "session", "menus"),
    "online": ("wire", "client", "server"),
    "frontends": ("terminal", "web", "ssh"),
    "api": (),
    "cli": ("doctor", "commands", "program"),
}
"""The folders at the top from the lowest up, with their packages in the same order: each package
may
use those before it, but for what CLOSED says."""

CHAIN = tuple(package for wing, packages in WINGS.items() for package in packages or (wing,))

CLOSED: dict[str, frozenset[str]] = {
    "rulesets": frozenset({"rules"}),
    "bots": frozenset({"rules"}),
    "game": frozenset({"rules", "rulesets", "bots"}),
    "wire": frozenset({"rules", "rulesets", "game"}),
    "sound": frozenset({"rules", "narration"}),
    "speech": frozenset(),
    "server": frozenset({"rules", "rulesets", "bots", "game", "wire", "store"}),
    "api": frozenset({*WINGS["core"], "store", *WINGS["output"]}),
}
"""Packages that use less than their place would let them."""

BELOW: dict[str, frozenset[str]] = {
    package: CLOSED.get(package, frozenset(CHAIN[:at])) for at, package in enumerate(CHAIN)
}
"""For each package those that it may import; every package may use itself."""

FILES = sorted(ROOT.rglob("*.py"))


TESTS = Path(__file__).parent
BESIDE = {
    *("adjudicator", "benchmarks", "golden", "harness", "mutation", "packaging", "readers"),
    "windows",
}
"""Folders of tests that stand for no package."""
TESTED_ELSEWHERE = {"rulesets": "rules"}
"""Packages without a folder of tests, and where theirs are."""

MOST_METHODS = 25
"""Methods of a class."""
MOST_PUBLIC = 14
"""Public classes and functions of a file."""
UNIONS: dict[str, int] = {
    "core/rules/events.py": 30,
    "core/rules/ways.py": 15,
    "output/narration/units.py": 24,
    "online/wire/protocol.py": 51,
    "frontends/web/page_messages.py": 30,
}
"""Files that hold the members of one union, and how many names they may have."""

FILES_TWICE: dict[str, str] = {
    "advice": "a strong player's advice: its numbers in analysis, its words in narration",
}
"""File names that occur twice, and what they mean in both packages."""


def package_of(path: Path) -> str:
    """The package of a file, or its folder at the top if it lies in no package of it."""
    return package_in(path.relative_to(ROOT).with_suffix("").parts)


def package_in(parts: tuple[str, ...]) -> str:
    """The package that a dotted name or a path leads to."""
    wing, package = (*parts, "")[:2]
    return package if package in WINGS.get(wing, ()) else wing


@cache
def tree_of(path: Path) -> ast.Module:
    """A file, parsed once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(path: Path) -> frozenset[str]:
    """The modules that a file imports, absolutely named."""
    names: set[str] = set()
    parents = ["sorry_a11y", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names.add(module)
            names.update(f"{module}.{alias.name}" for alias in node.names)
    return frozenset(names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_packages_import_only_from_below(path: Path) -> None:
    """Promise of docs/architecture.md: no package reaches up, whatever the import looks like."""
    package = package_of(path)
    if package not in CHAIN:  # what begins the program or a folder
        assert path.name in ("__init__.py", "__main__.py")
        return
    used = {
        package_in(tuple(name.split(".")[1:]))
        for name in imported(path)
        if name.startswith("sorry_a11y.")
    } & {*CHAIN}
    assert used <= BELOW[package] | {package}


def test_client_and_server_know_nothing_of_each_other() -> None:
    """Promise of docs/architecture.md: both sides share `wire` and what is below it, nothing
    else; the frontends put them together."""
    assert "server" not in BELOW["client"]
    assert not BELOW["server"] & {"client", "session", "menus", "terminal", "web", "ssh"}


def test_no_circle_between_files() -> None:
    """Promise of docs/architecture.md: files import one another in one direction, those that only
    a type checker sees included."""
    names = {module_name(path): path for path in FILES}
    uses = {
        name: {
            used
            for used in imported(path)
            if used in names and used != name and not name.startswith(f"{used}.")
        }
        for name, path in names.items()
    }
    while leaves := {name for name, used in uses.items() if not used & uses.keys()}:
        uses = {name: used for name, used in uses.items() if name not in leaves}
    assert sorted(uses) == []


def module_name(path: Path) -> str:
    """A file's name as it is imported."""
    parts = ["sorry_a11y", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_rules_use_nothing_but_the_standard_library() -> None:
    """Promise of the rules core: it reads no clock, file, text or randomness."""
    forbidden = {"time", "datetime", "random", "secrets", "os", "pathlib", "io", "sys", "locale"}
    for path in FILES:
        if package_of(path) == "rules":
            tops = {name.split(".")[0] for name in imported(path)}
            assert not tops & forbidden, path
            assert tops <= {
                *("__future__", "sorry_a11y", "collections", "copyreg", "enum", "functools"),
                *("inspect", "itertools", "re", "typing"),
            }, path


def test_no_file_of_the_rules_asks_which_game_it_is() -> None:
    """Promise of the engine: Dog, teams and points fit without an if on a game's name."""
    names = {"dog", "hasbro", "parker", "bounce-home", "hobby"}
    for path in FILES:
        if package_of(path) in ("rules", "game", "bots"):
            for node in ast.walk(tree_of(path)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value not in names, f"{path}:{node.lineno}"


def test_nothing_slow_is_loaded_before_the_first_line() -> None:
    """Promise of docs/performance.md: a game's first line needs neither prompt_toolkit nor anything
    of tables elsewhere."""
    code = (
        "import sys; from sorry_a11y.ui.session.game_screen import GameScreen;"
        "from tests.harness.sessions import session; session('hasbro', 1).opened();"
        "tops = {name.partition('.')[0] for name in sys.modules};"
        "print(*sorted(tops & {'prompt_toolkit', 'websockets', 'msgspec'}))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=TESTS.parent
    ).stdout
    assert told.split() == []


_MAKERS = frozenset(
    {
        *("Thread", "Timer", "ThreadPoolExecutor", "ProcessPoolExecutor", "Process", "Popen"),
        *("start_new_thread", "to_thread", "run_in_executor"),
        *("read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "touch"),
    }
)
"""What starts a thread, a timer or a program, or reads or writes a file."""
_THREADS = frozenset({"threading", "concurrent", "subprocess", "sched", "signal", "socket"})
"""Libraries that make threads and programs, or wait."""
_OUTSIDE = _THREADS | {"asyncio", "os", "io", "pathlib", "time"}
"""Libraries of what lies outside of a screen."""
OF_SCREENS = {"session": _OUTSIDE, "menus": _OUTSIDE, "client": _THREADS}
"""The packages of screens, and what they do not import: all files of `client` work on the loop of a
front, none makes a thread."""
_REACHES_OUT = {
    ("ui/session/player_events.py", "asyncio"),  # these two wait on the loop of a front, for all
    ("ui/session/alarm.py", "asyncio"),
    ("online/client/seats.py", "mkdir"),  # for the file of who the player is
}
"""What a file of screens calls or imports all the same."""


def test_no_screen_reaches_around_its_surroundings() -> None:
    """Promise of `session.surroundings`: whatever takes time or a file is asked of a port, so that
    a screen runs where there are neither threads nor files."""
    found = set()
    for path in FILES:
        if forbidden := OF_SCREENS.get(package_of(path)):
            used = {name.partition(".")[0] for name in imported(path)} & forbidden
            for node in ast.walk(tree_of(path)):
                if isinstance(node, ast.Call):
                    called = getattr(node.func, "attr", ast.unparse(node.func))
                    used |= {called} & _MAKERS or {ast.unparse(node.func)} & {"open"}
            found |= {(path.relative_to(ROOT).as_posix(), name) for name in used}
    assert found == _REACHES_OUT


def test_there_are_three_kinds_of_records() -> None:
    """Promise of docs/architecture.md: what is no `Value`, no NamedTuple and no Struct is a class
    with an ``__init__``; there are no dataclasses."""
    assert [path for path in FILES if "dataclasses" in imported(path)] == []


def test_files_hold_one_subject() -> None:
    """Promise of docs/contributing.md: no file has more public names than a reader keeps in mind,
    but those that hold the members of one union; none is a catch-all. Ruff limits how complex a
    function may be."""
    for path in FILES:
        name = path.relative_to(ROOT).as_posix()
        assert path.stem not in ("utils", "helpers", "manager"), path
        assert len(_public(tree_of(path), types=False)) <= UNIONS.get(name, MOST_PUBLIC), path
    assert {name for name in UNIONS if not (ROOT / name).exists()} == set()


def test_a_class_has_one_task() -> None:
    """Promise of docs/contributing.md: no class has more methods than one task needs, and no
    function at the top of a file of the server works on a room or a request as a method would."""
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                methods = [
                    one
                    for one in node.body
                    if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
                ]
                assert len(methods) <= MOST_METHODS, f"{path}: {node.name}"
        if package_of(path) == "server":
            homeless = [
                node.name
                for node in tree_of(path).body
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and node.args.args
                and node.args.args[0].arg in ("room", "asker", "lobby")
            ]
            assert set(homeless) <= {"request_table", "keep_forgetting", "forget_old"}, path


def test_tests_mirror_the_packages() -> None:
    """Promise of docs/architecture.md: the tests of a package are under its name; no other
    folder is there but those that stand for no package."""
    folders = {path.parent for path in TESTS.rglob("*.py")} - {TESTS}
    places = {folder.relative_to(TESTS).parts for folder in folders}
    mirrored = {parts for parts in places if parts[0] not in BESIDE}
    packages = {*CHAIN} - {"program"}
    assert {parts[0] for parts in mirrored} == {*WINGS}
    assert {package_in(parts) for parts in mirrored} & packages >= packages - {*TESTED_ELSEWHERE}


def test_no_name_stands_for_two_things() -> None:
    """Promise of docs/architecture.md: a public class, type or function of any file has a name of
    its own, but for those that are listed with their reason."""
    files: dict[str, list[str]] = {}
    for path in FILES:
        for name in _public(tree_of(path)):
            files.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    assert {name: found for name, found in files.items() if len(found) > 1} == {}


def test_a_file_name_means_one_thing() -> None:
    """Promise of docs/architecture.md: two files have one name only where they mean the same kind
    of thing, and at most ten names."""
    packages: dict[str, list[str]] = {}
    for path in FILES:
        if path.stem != "__init__":
            packages.setdefault(path.stem, []).append(package_of(path))
    twice = {stem for stem, found in packages.items() if len(found) > 1}
    assert twice == set(FILES_TWICE)
    assert len(FILES_TWICE) <= 10


def _public(tree: ast.Module, *, types: bool = True) -> set[str]:
    """The public classes and functions at the top of a file, with ``types`` also its aliases."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif types and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper():
                found.add(name)
    return {name for name in found if not name.startswith("_")}


_INTERFACES = frozenset({"Screen", "ScreenStack", "ListScreen"})
"""The interfaces of screens."""


def test_client_server_and_frontends_inherit_at_most_once() -> None:
    """Promise of docs/contributing.md: who reads a class of a package, of its players or of an
    frontend reads at most one concrete ancestor of the project; the rest is held, not inherited.
    `_INTERFACES` are those of screens, with what most of them do."""
    bases: dict[str, list[str]] = {}
    places: dict[str, str] = {}
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                names = [ast.unparse(base).partition("[")[0] for base in node.bases]
                bases[node.name] = [name.rpartition(".")[2] for name in names]
                places[node.name] = package_of(path)

    def ancestors(name: str) -> set[str]:
        concrete = [
            base
            for base in bases[name]
            if base in bases and base not in _INTERFACES and "Protocol" not in bases[base]
        ]
        return {*concrete}.union(*map(ancestors, concrete))

    deep = {
        name: sorted(ancestors(name))
        for name, package in places.items()
        if package in ("client", "server", "web", "ssh") and len(ancestors(name)) > 1
    }
    assert deep == {}


@cache
def named_in_code() -> tuple[frozenset[str], dict[str, frozenset[str]]]:
    """Every name that the code defines or imports, and the names in each class."""
    names: set[str] = set(dir(builtins))
    members: dict[str, frozenset[str]] = {}
    for node in (node for path in FILES for node in ast.walk(tree_of(path))):
        names |= _defined_by(node)
        if isinstance(node, ast.ClassDef):
            inside = frozenset().union(*map(_defined_by, ast.walk(node)))
            members[node.name] = members.get(node.name, frozenset()) | inside
    return frozenset(names), members


def _defined_by(node: ast.AST) -> frozenset[str]:
    """The names that one node of a tree defines."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return frozenset({name})
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            return frozenset({name})
        case ast.arg(arg=name):
            return frozenset({name})
        case ast.alias(name=name, asname=other):
            return frozenset({name, other or name})
    return frozenset()


def is_there(name: str, imported_here: frozenset[str] = frozenset()) -> bool:
    """Whether a name of a docstring, dotted or not, names something of the code or of an import."""
    names, members = named_in_code()
    name = name.removeprefix("sorry_a11y.")
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in FILES}
    if (
        name in CHAIN
        or (ROOT / name).is_dir()
        or any(f".{path}".endswith(f".{name}") for path in modules)
    ):
        return True
    owner, _, last = name.rpartition(".")
    holder = owner.rpartition(".")[2]
    if holder in members:
        return last in members[holder]
    if owner in sys.stdlib_module_names:
        return True
    known = owner in imported_here or any(f".{path}".endswith(f".{owner}") for path in modules)
    return (known or not owner) and last in names


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_docstrings_name_what_is_there(path: Path) -> None:
    """Promise of docs/contributing.md: a name in single backquotes, such as `View.seat`, is one of
    the code; words of others stand in double ones."""
    texts = [
        node.value.value
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    named = re.findall(r"(?<!`)`([A-Za-z_][\w.]*)(?:\(\))?`(?!`)", "\n".join(texts))
    aliases = frozenset(
        alias.asname or alias.name
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    )
    assert [name for name in named if not is_there(name, aliases)] == []


def test_a_method_without_a_docstring_overrides_one_that_has_one() -> None:
    """Promise of docs/contributing.md: a public method says what it does, or overrides one that
    says it for all (`Driver`, `Ability`, `Dealing`)."""
    bases: dict[str, set[str]] = {}
    methods: dict[str, dict[str, bool]] = {}
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                names = {ast.unparse(base).partition("[")[0] for base in node.bases}
                bases[node.name] = {name.rpartition(".")[2] for name in names}
                methods[node.name] = {
                    one.name: ast.get_docstring(one) is not None
                    for one in node.body
                    if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
                }

    def is_told(owner: str, name: str) -> bool:
        return methods.get(owner, {}).get(name, False) or any(
            is_told(base, name) for base in bases.get(owner, ())
        )

    untold = [
        f"{owner}.{name}"
        for owner, inside in methods.items()
        for name in inside
        if not owner.startswith("_") and not name.startswith("_") and not is_told(owner, name)
    ]
    assert untold == []


def _first_sentence(path: Path) -> str:
    """The first sentence of a file: of its docstring, or of its first comment."""
    if path.suffix == ".py":
        text = (ast.get_docstring(tree_of(path)) or "").partition("\n\n")[0]
    else:
        comment = takewhile(lambda line: line.startswith("//"), path.read_text("utf-8").split("\n"))
        text = " ".join(line.removeprefix("//").strip() for line in comment)
    sentence = re.split(r"(?<=\.) (?=[A-Z])", " ".join(text.split()))[0]
    return sentence.rstrip(".")


def _listed_files() -> str:
    """The list of all files, a folder after the other in the order of their imports."""
    scripts = sorted(ROOT.rglob("*.js"))
    lines: list[str] = []
    for wing, packages in WINGS.items():
        for package in packages or (wing,):
            folder = ROOT / wing / package if packages else ROOT / wing
            files = [path for path in (*FILES, *scripts) if path.is_relative_to(folder)]
            if not files:  # a file by itself
                continue
            lines += ["", f"### {folder.relative_to(ROOT).as_posix()}", ""]
            for path in files:
                if path.stem != "__init__":
                    name = path.relative_to(folder).with_suffix(
                        "" if path.suffix == ".py" else ".js"
                    )
                    line = f"`{name.as_posix()}`: {_first_sentence(path)}"
                    lines += textwrap.wrap(line, 100, initial_indent="- ", subsequent_indent="  ")
    return "\n".join(lines) + "\n"


def test_every_file_is_listed(request: pytest.FixtureRequest) -> None:
    """Promise of docs/architecture.md: each file is listed there with its first sentence;
    --rewrite-golden writes the list."""
    page = TESTS.parent / "docs" / "architecture.md"
    head, mark, listed = page.read_text(encoding="utf-8").partition("--rewrite-golden`.\n")
    assert mark
    if request.config.getoption("--rewrite-golden"):
        page.write_text(head + mark + _listed_files(), encoding="utf-8")
        return
    assert listed == _listed_files()


PAGES = [
    page
    for folder in ("", "docs", "docs/decisions")
    for page in (TESTS.parent / folder).glob("*.md")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_documents_name_what_is_there(page: Path) -> None:
    """Promise of docs/contributing.md: every file, folder and command of the project that a
    document mentions is there; NAME, N and xx stand for any."""
    text = page.read_text(encoding="utf-8")
    top, packages = TESTS.parent, "|".join(path.name for path in ROOT.iterdir() if path.is_dir())
    places = re.findall(r"(?:\b(?:docs|tests|sounds|sorry_a11y)|(?<!\w)\.ci)/[\w./*-]*[\w*]", text)
    modules = re.findall(r"python -m (tests[\w.]*)", text)
    files = re.findall(rf"`((?:{packages})/[\w/.*-]+)`", text)
    places += [f"{name.replace('.', '/')}*" for name in modules]
    places += [f"sorry_a11y/{name}*" for name in files]
    made = re.compile(r"NAME|\bxx\b|web/alone")
    assert [name for name in places if not made.search(name) and not [*top.glob(name)]] == []


def test_the_code_names_documents_that_are_there() -> None:
    """Promise of docs/contributing.md: a document that a docstring or a comment names is there."""
    files = [*FILES, *(path for path in TESTS.rglob("*.py"))]
    named = {
        name
        for path in files
        for name in re.findall(r"\bdocs/[\w/-]+\.md\b", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    made = {"docs/none.md", "docs/rules/PRESET.md"}
    assert [name for name in sorted(named - made) if not (TESTS.parent / name).exists()] == []


def test_words_of_the_code_are_words_of_the_code() -> None:
    """Promise of docs/code-words.md: a word that it explains occurs in the code today."""
    text = (TESTS.parent / "docs" / "code-words.md").read_text(encoding="utf-8")
    code = " ".join(path.read_text(encoding="utf-8").casefold() for path in FILES)
    words = re.findall(r"\*\*([\w -]+)\*\*", text)
    forms = {word: re.sub("[ -]", "[ _-]?", word.casefold()) for word in words}
    assert words
    assert [word for word in words if not re.search(rf"{forms[word]}", code)] == []
