"""The messages of a language as Fluent's own library reads them: their variables and variants, and
every sentence with sample values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from sorry_a11y.output.narration.catalog import FALLBACK, LOCALES, MessageValue, Words

MOST_SPECIMENS = 400
"""Combinations of variants that are tried of one message."""

PLURALS: Mapping[str, int] = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 6, "other": 5}
"""A number for each plural category; of the languages here only one and other occur."""

SAMPLES: Mapping[str, MessageValue] = {
    "accepted": "exact, bounce",
    "bot": "runner",
    "colour": "red",
    "colours": "red",
    "command": "play",
    "count": 5,
    "first": "pawn 1",
    "given": "moon",
    "home": 2,
    "key": "w",
    "line": 3,
    "name": "Ben",
    "names": "Ben",
    "number": 2,
    "of": 3,
    "option": "--seed",
    "path": "settings.toml",
    "pawn": "pawn 1",
    "pawns": "pawn 3",
    "other": "pawn 3",
    "place": "home",
    "points": 25,
    "second": "pawn 2",
    "square": 23,
    "steps": 12,
    "target": 2,
    "text": "pawn 1",
    "where": "--rules",
}
"""What a variable without variants is sampled with; any other by its own name."""


class Specimen(NamedTuple):
    """One sentence: the message, the values it was given, and the text."""

    message: str
    values: Mapping[str, MessageValue]
    text: str


class _Reader(Visitor):
    """Collects the variables of a message and the variants chosen by each, and the messages that
    it names."""

    def __init__(self) -> None:
        self.variables: dict[str, list[MessageValue]] = {}
        self.named: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.named.append(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):  # only numbers are formatted
                values = self.variables.setdefault(argument.id.name, [])
                counts = node.id.name == "COUNT"
                samples = [PLURALS["two"], PLURALS["other"]] if counts else [PLURALS["other"]]
                values += [value for value in samples if value not in values]

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                value = _sample_of(variant.key)
                if value not in keys:
                    keys.append(value)
        self.generic_visit(node)


def _sample_of(key: ast.Identifier | ast.NumberLiteral) -> MessageValue:
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    return PLURALS.get(key.name, key.name)


@cache
def _entries(language: str) -> Sequence[tuple[str, ast.EntryType]]:
    """Whatever stands in the files of a language, with the name of its file."""
    return [
        (path.stem, entry)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    ]


def _messages(language: str) -> Iterator[ast.Message]:
    return (entry for _, entry in _entries(language) if isinstance(entry, ast.Message))


@cache
def variants(language: str) -> Mapping[str, Mapping[str, tuple[MessageValue, ...]]]:
    """For each message of a language its variables, and for each of these a sample value for
    every variant chosen by it (none where it is only said)."""
    readers: dict[str, _Reader] = {}
    for message in _messages(language):
        readers[message.id.name] = _Reader()
        readers[message.id.name].visit(message)
    return {
        name: {
            variable: tuple(values)
            for one in (*(readers[other] for other in reader.named if other in readers), reader)
            for variable, values in one.variables.items()
        }
        for name, reader in readers.items()
    }


@cache
def messages(language: str) -> Mapping[str, str]:
    """The messages of a language as they are written, without their line breaks."""
    return {
        message.id.name: " ".join(serialize_pattern(message.value).split())
        for message in _messages(language)
        if message.value
    }


class _Texts(Visitor):
    """The words that stand in a message itself, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language with the name of its message."""
    for message in _messages(language):
        reader = _Texts()
        reader.visit(message)
        yield from ((message.id.name, text) for text in reader.found)


def file_of(name: str) -> str:
    """The file in which a message of English stands."""
    return next(
        file
        for file, entry in _entries(FALLBACK)
        if isinstance(entry, ast.Message) and entry.id.name == name
    )


def junk(language: str) -> list[str]:
    """What the message library could not read."""
    return [
        f"{file}.ftl: {(entry.content or '').strip()[:60]}"
        for file, entry in _entries(language)
        if isinstance(entry, ast.Junk)
    ]


def specimens(language: str) -> Iterator[Specimen]:
    """Every message of the language with every combination of its variants, those that English
    chooses between included."""
    words = Words(language)
    for message, variables in variants(language).items():
        english = variants(FALLBACK).get(message, {})
        names = sorted({*variables, *english})
        choices = [
            tuple(dict.fromkeys((*english.get(name, ()), *variables.get(name, ()))))
            or (SAMPLES.get(name, name),)
            for name in names
        ]
        for values in islice(product(*choices), MOST_SPECIMENS):
            given = dict(zip(names, values, strict=True))
            yield Specimen(message, given, words.say(message, **given))
