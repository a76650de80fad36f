"""Names of messages: every message is asked for by its whole name, or by one that is put together
where this module says so, of endings that are known."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import get_args

import pytest

import sorry_a11y
from sorry_a11y.cli.commands.command_line import SUBCOMMANDS
from sorry_a11y.core.bots.opponents import CAST
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets import sorry
from sorry_a11y.core.rulesets.families import FAMILIES
from sorry_a11y.online.wire.protocol import PHRASES, REPORT_REASONS, WATCHED, Relation
from sorry_a11y.output.narration.catalog import FALLBACK, LOCALES
from sorry_a11y.output.narration.listener import _EXPLAINED, _OF_KEYS
from sorry_a11y.output.narration.remarks import SITUATIONS
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.key_commands import AT_SHARED_TABLE, COMMANDS
from sorry_a11y.ui.session.reply import Ending
from sorry_a11y.ui.settings.values import SETTINGS
from tests.harness.languages import SPOKEN
from tests.harness.rule_books import variants as rule_books
from tests.output.narration.specimens import messages, variants

PACKAGE = Path(sorry_a11y.__file__).parent
SITE = PACKAGE.parent / ".ci" / "pyodide"
"""What makes the page without a server names messages too."""
PRESETS = [(family, preset) for family in FAMILIES for preset in family.presets]
RULES = [
    sorry.build_sorry("hasbro", {"seven": "cards"}, teams=True),
    *(rules for _, preset in PRESETS for rules in rule_books(preset)),
]
CARDS = [card for rules in RULES for card in rules.cards]
SOUNDS = [earcon.replace("_", "-") for earcon in Earcon]
COMMAND_NAMES = [command.name for command in (*COMMANDS, *AT_SHARED_TABLE)]


def _sentences() -> Iterator[str]:
    """The messages that paragraphs of the rules are made of."""
    for family in FAMILIES:
        for sentence in [
            *(one for point in family.paragraphs() for one in point.sentences),
            *(one for part in family.parts for one in part.opening),
        ]:
            yield sentence.message
        for clash in family.clashes:
            yield from clash.messages


def _meanings(*, shared: bool) -> Iterator[str]:
    """Options whose values share words, or else the values that have words of their own."""
    for family, preset in PRESETS:
        for option, values in family.presets[preset].options.items():
            named = [f"{option}-{value}" for value in values]
            own = [name for name in named if f"rules-set-{name}" in variants(FALLBACK)]
            if not shared:
                yield from own
            elif own != named:
                yield option


ENDINGS: Mapping[str, Callable[[], Iterable[str]]] = {
    "banter-*-*": lambda: (f"{kind}-{situation}" for kind, situation in product(CAST, SITUATIONS)),
    "cli-help-*": lambda: SUBCOMMANDS,
    "end-*": lambda: get_args(Ending),
    "hall-*": lambda: [
        *("friend", "unfriend", "accept", "refuse", "block", "unblock", "asked"),
        *(f"{relation}-done" for relation in get_args(Relation)),
    ],
    "hall-rule-*": lambda: map(str, range(1, 5)),
    "hall-watch-*": lambda: WATCHED,
    "help-*": lambda: COMMAND_NAMES,
    "help-word-*": lambda: [name for name in COMMAND_NAMES if name != "digit"],
    "once-*": lambda: {*_EXPLAINED.values(), *_OF_KEYS.values()},
    "people-phrase-*": lambda: PHRASES,
    "people-report-*": lambda: REPORT_REASONS,
    "rules-*": _sentences,
    "rules-aim-*": lambda: (family.name for family in FAMILIES),
    "rules-card-*": lambda: (
        one.reference for card in CARDS for one in card.abilities if one.reference != "steps"
    ),
    "rules-does-*": lambda: (one.words for card in CARDS for one in card.abilities),
    "rules-intro-*": lambda: (preset for _, preset in PRESETS),
    "rules-other-game-*": lambda: (family.name for family in FAMILIES),
    "rules-set-*": lambda: _meanings(shared=True),
    "rules-set-*-*": lambda: _meanings(shared=False),
    "rules-title-*": lambda: (part.title for family in FAMILIES for part in family.parts),
    "setting-*": lambda: SETTINGS,
    "sounds-name-*": lambda: SOUNDS,
    "sounds-what-*": lambda: SOUNDS,
    "terms-card-*": lambda: [*(card.name for card in CARDS), "6", "9"],
    "terms-colour-*": lambda: COLOURS,
    "touch-*": lambda: [
        name for name in variants(FALLBACK) if f"touch-{name}" in variants(FALLBACK)
    ],
}
"""By the names that code puts together, what stands in the place of the star."""
WRITTEN_IN: Mapping[str, tuple[str, ...]] = {
    "ask-*": ("session", "web"),
    "cli-seat-*": ("game", "menus"),
    "cli-serve-*": ("commands",),
    "cli-serve-database-*": ("server",),
    "cli-server-*": ("commands",),
    "cli-server-copy-*": ("server", "store", "commands"),
    "doctor-*": ("doctor",),
    "doctor-do-*": ("doctor",),
    "doctor-sound-*": ("sound",),
    "mistake-*": ("rulesets",),
    "mistake-no-*": ("rulesets",),
    "hall-news-*": ("client", "wire"),
    "hall-offer-*": ("client",),
    "help-name-*": ("session",),
    "learn-*": ("menus",),
    "menu-friends-hint-*": ("commands",),
    "menu-friends-type-*": ("commands",),
    "menu-newcomer-*": ("menus", "rulesets"),
    "page-site-*": ("web", "narration", str(SITE)),
    "people-*": ("client", "wire", "server"),
    "people-seat-*": ("client",),
    "people-do-*": ("client",),
    "people-end-*": ("client", "wire"),
    "people-link-*": ("client", "wire"),
    "people-refused-*": ("client", "wire", "narration"),
    "rules-*-differ": ("rulebook",),
    "setting-bad-*": ("settings",),
    "sounds-help-*": ("menus",),
    "statistics-*": ("narration",),
    "saved-error-*": ("store", "menus", "commands"),
    "saved-trouble-*": ("store",),
}
"""By the names that code puts together, the packages where what stands for the star is written."""


OF_THE_PAGE = ("page-*", "page-ask-*", "page-asks-*", "page-pace-*", "page-site-*")
"""Names without their beginning, by which the page's own programs have its messages."""


def _named(name: str, ending: str) -> str:
    """A name that is put together, with its ending."""
    return name.partition("*")[0] + ending + name.rpartition("*")[2]


@cache
def _trees(package: str) -> tuple[ast.AST, ...]:
    folders = PACKAGE.rglob(package) if package.isalpha() else [PACKAGE / package]
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    paths += SITE.glob("*.py") if not package else ()
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


@cache
def _texts(package: str) -> frozenset[str]:
    """Every text that stands in the code of a package."""
    return frozenset(
        node.value
        for tree in _trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _texts_of_the_page() -> Iterator[str]:
    """Every text of the page's own programs, which have the messages of the page by their names."""
    for kind in ("js", "html"):
        for path in (PACKAGE / "frontends" / "web").rglob(f"*.{kind}"):
            code = path.read_text(encoding="utf-8")
            yield from re.findall(r"[\"'`]([a-z][a-z-]*)(?=[\"'`])", code)
            yield from re.findall(r"\btexts\.([a-z]+)", code)
            yield from re.findall(r"\b([a-z]+):", code)


def _built() -> Iterator[str]:
    """The names that code puts together, with a star for each part that is not written there."""
    beginnings = {name.partition("-")[0] for name in variants(FALLBACK)}
    for node in (node for tree in _trees("") for node in ast.walk(tree)):
        if isinstance(node, ast.JoinedStr):
            parts = [one.value if isinstance(one, ast.Constant) else "*" for one in node.values]
            name = "".join(map(str, parts))
            form = re.compile(re.escape(name).replace(r"\*", ".+"))
            if name.partition("-")[0] in beginnings:
                yield from [name] if any(map(form.fullmatch, variants(FALLBACK))) else []


def test_names_are_put_together_where_this_module_knows_their_endings() -> None:
    """Promise: a name is written whole, so that it can be found, or is one of these."""
    assert sorted(set(_built())) == sorted({*ENDINGS, *WRITTEN_IN})


@pytest.mark.parametrize("name", ENDINGS)
def test_names_that_are_put_together_are_messages(name: str) -> None:
    """Promise: whatever the program puts in the place of the star, there is the message."""
    made = {_named(name, ending) for ending in ENDINGS[name]()}
    assert made - set(variants(FALLBACK)) == set()


def _asked() -> Iterator[str]:
    """The names that stand in calls of ``say``, or behind it in those of ``partial``."""
    for node in (node for tree in _trees("") for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            called = [node.func, *node.args]
            for function, name in pairwise(called):
                if ast.unparse(function).endswith("say"):
                    yield from (
                        one.value
                        for one in ast.walk(name)
                        if isinstance(one, ast.Constant)
                        and isinstance(one.value, str)
                        and re.fullmatch(r"[a-z]+(-\w+)+", one.value)
                    )


def test_a_name_that_is_asked_for_is_a_message() -> None:
    """Promise: whatever the program asks for by its whole name, there is the message."""
    asked = set(_asked())
    assert len(asked) > 500
    assert asked - set(variants(FALLBACK)) == set()


def _used() -> Iterator[str]:
    yield from _texts("")
    for name, endings in ENDINGS.items():
        yield from (_named(name, ending) for ending in endings())
    for ending in (*_texts_of_the_page(), *_texts("web")):
        yield from (name.replace("*", ending) for name in OF_THE_PAGE)
    for name, packages in WRITTEN_IN.items():
        for package in packages:
            yield from (_named(name, ending) for ending in _texts(package))


def test_every_message_is_used() -> None:
    """Promise: no message is kept that the program never says."""
    assert set(variants(FALLBACK)) - set(_used()) == set()


def test_a_message_that_nobody_asks_for_is_found() -> None:
    """Promise: the test before can fail, for the beginnings of names that are put together too."""
    used = set(_used())
    made_up = [_named(name, "made-up") for name in (*ENDINGS, *WRITTEN_IN)]
    assert [name for name in (*made_up, "play-made-up") if name in used] == []


def test_no_text_stands_twice() -> None:
    """Promise: one text, one message, unless a language says the two differently."""
    alike = Counter(
        tuple(messages(language).get(name) for language in SPOKEN)
        for name, text in messages(FALLBACK).items()
        if not re.fullmatch(r"\{ [a-z][\w-]* \}", text)
    )
    assert [texts[0] for texts, count in alike.items() if count > 1] == []


def test_a_name_stands_once_and_names_of_a_beginning_in_one_file() -> None:
    """Promise of docs/translating.md: who knows the name of a message knows where it stands."""
    files: dict[str, set[str]] = {}
    for path in (LOCALES / FALLBACK).glob("*.ftl"):
        names = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), path
        for name in names:
            files.setdefault(name.partition("-")[0], set()).add(path.name)
    assert {name: found for name, found in files.items() if len(found) > 1} == {}
