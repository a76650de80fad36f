"""Messages formatted without the message library say what the library says."""

from __future__ import annotations

import sys
import threading
from functools import partial
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sorry_a11y.narration import catalog as catalogs
from sorry_a11y.narration.catalog import (
    LOCALES,
    Catalog,
    Messages,
    MissingMessageError,
    UnknownSyntaxError,
    compile_messages,
    languages,
    parse_messages,
    read_messages,
)
from sorry_a11y.narration.number_words import counting_word

NUMBERS = (0, 1, 2, 3, 11, 21, 1000, 1234567)
MOST = 40
"""Values that are tried in a message."""


PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Names(Visitor):
    """The variables of a message with what may stand for each, and the messages it names."""

    def __init__(self) -> None:
        self.values: dict[str, list[str | int]] = {}
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable: any number or name, unless it chooses a variant."""
        self.values.setdefault(node.id.name, [*NUMBERS, "Ben"])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.others.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """A number."""
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self.values[one.id.name] = [*NUMBERS]

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Words that choose a variant, and one that chooses none; or numbers."""
        keys = [one.key for one in node.variants]
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        by_number = words <= PLURALS and (
            words != {"other"} or any(isinstance(key, ast.NumberLiteral) for key in keys)
        )
        assert isinstance(node.selector, ast.VariableReference)
        self.values[node.selector.id.name] = [*NUMBERS] if by_number else [*sorted(words), "none"]
        for variant in node.variants:
            self.visit(variant.value)


@pytest.mark.parametrize("language", languages())
def test_every_message_as_the_library_says_it(language: str) -> None:
    """Promise of narration/catalog.py: each message, with every word that chooses a variant and
    with numbers of every plural in each variable, is the library's to the letter."""
    count: Any = partial(counting_word, language=language)
    bundle = FluentBundle([language], functions={"COUNT": count}, use_isolating=False)
    resources = [
        FluentResource(path.read_text(encoding="utf-8"))
        for path in sorted((LOCALES / language).glob("*.ftl"))
    ]
    for resource in resources:
        bundle.add_resource(resource)
    catalog, compared = Catalog(language), 0
    for message in (one for res in resources for one in res.body if isinstance(one, ast.Message)):
        names = Names()
        names.visit(message)
        for other in names.others:
            names.visit(bundle_message(resources, other))
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        for one in islice(product(*names.values.values()), MOST):
            values = dict(zip(names.values, one, strict=True))
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors
            assert catalog.say(message.id.name, **values) == text, (message.id.name, values)
            compared += 1
    assert compared > 5_000


def bundle_message(resources: list[ast.Resource], name: str) -> ast.Message:
    """A message by its name."""
    return next(
        one for res in resources for one in res.body
        if isinstance(one, ast.Message) and one.id.name == name
    )


def test_a_changed_file_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: the cache is of this very text; damaged, it is made anew."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    path = tmp_path / "play.ftl"
    path.write_text("play-one = one { $n }\n", encoding="utf-8")
    assert read_messages(path) == {"play-one": ["one ", ["$", "n"]]}
    kept = next((tmp_path / "__pycache__").iterdir())
    path.write_text("play-one = two { $n }\n", encoding="utf-8")
    assert read_messages(path) == {"play-one": ["two ", ["$", "n"]]}
    for damage in ("", "[]", '{"check": 1}', kept.read_text(encoding="utf-8")[:-9]):
        kept.write_text(damage, encoding="utf-8")
        assert read_messages(path) == {"play-one": ["two ", ["$", "n"]]}


def test_the_cache_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: what was parsed once is not parsed again."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    path = tmp_path / "play.ftl"
    path.write_text("play-one = one\n", encoding="utf-8")
    read_messages(path)
    kept = next((tmp_path / "__pycache__").iterdir())
    kept.write_text(kept.read_text(encoding="utf-8").replace('"one"', '"kept"'), encoding="utf-8")
    assert read_messages(path) == {"play-one": ["kept"]}


def test_compiled_messages_beside_a_file_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/decisions/0017-start-and-end.md: where nothing can be written,
    what a wheel brings is read, unless it is of another text or damaged."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    path = tmp_path / "play.ftl"
    path.write_text("play-one = one { $n }\n", encoding="utf-8")
    compiled = path.with_suffix(catalogs.COMPILED_SUFFIX)
    compiled.write_bytes(compile_messages(path.read_bytes()))
    expected = {"play-one": ["one ", ["$", "n"]]}
    with monkeypatch.context() as within:
        within.setattr(catalogs, "parse_messages", lambda text: pytest.fail(f"parsed: {text}"))
        assert read_messages(path) == expected
    good = compiled.read_bytes()
    for damage in (b"", b"[]", b"\xff", good[:-9]):
        compiled.write_bytes(damage)
        assert read_messages(path) == expected
    compiled.write_bytes(good)
    path.write_text("play-one = two\n", encoding="utf-8")
    assert read_messages(path) == {"play-one": ["two"]}


def test_what_is_not_known_is_refused() -> None:
    """Promise: a part of Fluent that would be told wrongly is refused when it is read."""
    for text in ("a = { -term }", "a = { NUMBER($n) }", "a = { DATETIME($n) }",
                 "a = { COUNT(2) }", "a = { COUNT($n, m: 1) }", "a b = c"):
        with pytest.raises(UnknownSyntaxError):
            parse_messages(text)


def test_a_missing_value_is_told() -> None:
    """Promise: a message never leaves out what it should say."""
    with pytest.raises(MissingMessageError):
        Catalog("en").say("play-out")


def test_two_who_ask_for_the_same_sentence_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of a server that tells many at once: whoever asks while somebody else's thread still
    reads the file of a sentence gets the sentence."""
    reads, may_end = threading.Event(), threading.Event()
    read = read_messages
    first: list[Path] = []

    def slowly(path: Path) -> Messages:
        if path.stem == "play" and not first:
            first.append(path)
            reads.set()
            may_end.wait(20)
        return read(path)

    monkeypatch.setattr(catalogs, "read_messages", slowly)
    one = Catalog("en")
    other = threading.Thread(target=lambda: one.say("play-passed"))
    other.start()
    try:
        assert reads.wait(20)
        assert one.say("play-passed") == catalogs.catalog("en").say("play-passed")
    finally:
        may_end.set()
        other.join()
