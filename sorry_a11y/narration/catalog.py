"""The sentences of a language, and which language to speak.

A message's identifier begins with the name of the file that holds it: ``play-pass`` stands in
``locales/en/play.ftl``. A file is read when its first message is asked for, so that the first
line of a game waits only for what it says. ``terms.ftl`` holds the words that all files share.

The message library takes longer to load than all else before the first line of a game. So a file
is parsed by it when a wheel is built, or when it is new or changed and kept in a cache, as plain
lists with a digest of its source; from there it is formatted by a few functions, which know the
part of Fluent that the locales use. A test formats every message in every language by the library
too. `Words` puts messages together: lists, clauses, sentences.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from zlib import crc32

from sorry_a11y.narration.number_words import counting_word, grouped, plural_of

if TYPE_CHECKING:
    from fluent.syntax import ast

COMPILED_FORMAT = 3
"""The version of what is kept; raised with any change of it."""
COMPILED_SUFFIX = ".json"
"""How the names of compiled messages end."""

Pattern = list[Any]
"""Parts in order: a text; ["$", variable]; ["#", variable] (a number without thousands
separators); ["*", variable] (a number that counts what follows it); ["@", message];
["?", variable, [[key, pattern], ...], default]. A key is a word or a number."""
Messages = Mapping[str, Pattern]

MESSAGE_FUNCTIONS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "NUMBER": ("#", {"useGrouping": "0"}), "COUNT": ("*", {}),
}
"""By the name of a function of Fluent, or of COUNT, which is ours: its sign in a pattern, and the
options that it must have."""


class UnknownSyntaxError(ValueError):
    """Raised for a message file that holds junk, or a part of Fluent that is not known here."""


class MissingValueError(KeyError):
    """Raised for a message that takes a value that was not given, or names a message there is
    not."""


# -- reading -----------------------------------------------------------------------------------


def read_messages(path: Path) -> Messages:
    """Return the messages of a file: compiled beside it, as a wheel brings them, or from the cache,
    if that is of this very text; compiled alone where there is no text. Raises FileNotFoundError
    where there is neither."""
    try:
        source = path.read_bytes()
    except FileNotFoundError:
        alone: Messages = json.loads(path.with_suffix(COMPILED_SUFFIX).read_bytes())["messages"]
        return alone
    check = _check_of(source)
    cache = _cache_of(path)
    for kept in (path.with_suffix(COMPILED_SUFFIX), cache):
        with suppress(OSError, ValueError, KeyError, TypeError):
            found = json.loads(kept.read_bytes())
            if found["check"] == check and isinstance(found["messages"], dict):
                messages: Messages = found["messages"]
                return messages
    messages = parse_messages(source.decode("utf-8"))
    _keep(cache, _kept_form(source, messages))
    return messages


def compile_messages(source: bytes) -> bytes:
    """Return what stands beside a message file of this text, so that nobody has to parse it; raises
    UnknownSyntaxError."""
    return _kept_form(source, parse_messages(source.decode("utf-8")))


def _check_of(source: bytes) -> str:
    return f"{COMPILED_FORMAT} {len(source)} {crc32(source)}"


def _kept_form(source: bytes, messages: Messages) -> bytes:
    value = {"check": _check_of(source), "messages": messages}
    return json.dumps(value, ensure_ascii=False).encode()


def _cache_of(path: Path) -> Path:
    """Return where Python would keep what it makes of a file of code."""
    folder = path.parent
    if sys.pycache_prefix:
        folder = Path(sys.pycache_prefix, *path.parent.parts[1:])
    return folder / "__pycache__" / f"{path.stem}{COMPILED_SUFFIX}"


def _keep(path: Path, value: bytes) -> None:
    """Write the cache whole, or not at all where that cannot be."""
    if sys.dont_write_bytecode:
        return
    part = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(value)
        os.replace(part, path)


def parse_messages(text: str) -> dict[str, Pattern]:
    """Return the messages of a text in Fluent; raises UnknownSyntaxError."""
    from fluent.syntax import FluentParser, ast

    messages: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            messages[entry.id.name] = _pattern(entry.value)
        elif isinstance(entry, ast.Junk):
            raise UnknownSyntaxError(str(entry.content)[:60])
    return messages


def _pattern(pattern: ast.Pattern) -> Pattern:
    from fluent.syntax import ast

    return [
        part.value if isinstance(part, ast.TextElement) else _placed(part.expression)
        for part in pattern.elements
    ]


def _placed(part: object) -> object:
    from fluent.syntax import ast

    match part:
        case ast.StringLiteral():
            return part.parse()["value"]
        case ast.VariableReference():
            return ["$", part.id.name]
        case ast.MessageReference(attribute=None):
            return ["@", part.id.name]
        case ast.FunctionReference() if part.id.name in MESSAGE_FUNCTIONS:
            return _called(part)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            chosen = [[_key(one.key), _pattern(one.value)] for one in part.variants]
            default = next(_pattern(one.value) for one in part.variants if one.default)
            return ["?", selector.id.name, chosen, default]
    raise UnknownSyntaxError(type(part).__name__)


def _called(part: ast.FunctionReference) -> list[str]:
    """Return what a function is kept as, and its variable; raises UnknownSyntaxError."""
    from fluent.syntax import ast

    kind, options = MESSAGE_FUNCTIONS[part.id.name]
    named = {one.name.name: one.value.value for one in part.arguments.named}
    match part.arguments.positional:
        case [ast.VariableReference() as variable] if named == options:
            return [kind, str(variable.id.name)]
    raise UnknownSyntaxError(part.id.name)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    from fluent.syntax import ast

    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


# -- formatting --------------------------------------------------------------------------------


def formatted(
    pattern: Pattern, values: Mapping[str, str | int], language: str,
    other: Callable[[str], Pattern],
) -> str:
    """Return a message in words. ``other`` gives the pattern of another message; raises
    MissingValueError."""
    return "".join(
        part if isinstance(part, str) else _said(part, values, language, other)
        for part in pattern
    )


def _said(
    part: list[Any], values: Mapping[str, str | int], language: str,
    other: Callable[[str], Pattern],
) -> str:
    kind, name = part[0], part[1]
    if kind == "@":
        return formatted(other(name), values, language, other)
    if name not in values:
        raise MissingValueError(name)
    value = values[name]
    if kind == "?":
        return formatted(_chosen(part, value, language), values, language, other)
    if kind == "*":
        return counting_word(value, language)
    if isinstance(value, str):
        return value
    return str(value) if kind == "#" else grouped(value, language)


def _chosen(part: list[Any], value: str | int, language: str) -> Pattern:
    """Return the variant for a value: its own, else that of its plural, else the default."""
    variants, default = part[2], part[3]
    plural = None if isinstance(value, str) else plural_of(value, language)
    for key, pattern in variants:
        if key == value or (plural is not None and key == plural):
            found: Pattern = pattern
            return found
    chosen: Pattern = default
    return chosen


LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
TERMS = "terms"

MessageValue = str | int
"""A value of a message: whole names or noun phrases, words that choose a variant, numbers."""


class MissingMessageError(KeyError):
    """Raised for a message that neither the language nor English has, or that cannot be
    formatted."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, English first."""
    found = sorted(
        folder.name for folder in LOCALES.iterdir()
        if any((folder / f"play{end}").is_file() for end in (".ftl", COMPILED_SUFFIX))
    )
    return (FALLBACK, *(name for name in found if name != FALLBACK))


class Catalog:
    """The messages of one language, with English behind it for what it lacks."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._messages: dict[str, Pattern] = {}
        self._loaded: set[str] = set()
        self._load(TERMS)

    def say(self, message: str, **values: MessageValue) -> str:
        """Return the sentence ``message`` with its values; raises MissingMessageError."""
        pattern = self._find(message)
        if pattern is None:
            if self.language == FALLBACK:
                raise MissingMessageError(message)
            return catalog(FALLBACK).say(message, **values)
        try:
            return formatted(pattern, values, self.language, self._other)
        except MissingValueError as error:
            if self.language != FALLBACK:  # a translation under way names a value that there is not
                return catalog(FALLBACK).say(message, **values)
            raise MissingMessageError(f"{message}: {error}") from error

    def has(self, message: str) -> bool:
        """Return whether this language has a message."""
        return self._find(message) is not None

    def _find(self, message: str) -> Pattern | None:
        self._load(message.partition("-")[0])
        return self._messages.get(message)

    def _other(self, message: str) -> Pattern:
        """Return the pattern of a message that another one names."""
        pattern = self._find(message)
        if pattern is None:
            raise MissingValueError(message)
        return pattern

    def sayer(self, prefix: str) -> Callable[..., str]:
        """Return ``say`` for messages that begin with ``prefix``."""
        return lambda message, **values: self.say(f"{prefix}-{message}", **values)

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        with suppress(FileNotFoundError):
            self._messages.update(read_messages(LOCALES / self.language / f"{name}.ftl"))
        self._loaded.add(name)  # last: a server tells many at once, each on a thread


@cache
def catalog(language: str = FALLBACK) -> Catalog:
    """Return the one catalog of a language."""
    return Catalog(language)


Hands = Literal["keys", "touch"]
"""What a player has to answer with."""


class Words:
    """The words of one language.

    Args:
        language: The language, one of `languages()`.
        hands: With "touch" a message ``touch-NAME`` is told in place of ``NAME``, if there is one.
    """

    def __init__(self, language: str = FALLBACK, hands: Hands = "keys") -> None:
        self.language = language
        self.hands = hands

    @cached_property
    def _catalog(self) -> Catalog:
        return catalog(self.language)

    def say(self, message: str, **values: str | int) -> str:
        """Return the message in this language."""
        if self.hands == "touch" and self._catalog.has(f"touch-{message}"):
            message = f"touch-{message}"
        return self._catalog.say(message, **values)

    def every(self, parts: list[str]) -> str:
        """Return a list in words: "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("terms-and", first=self.items(parts[:-1]), second=parts[-1])

    def items(self, parts: list[str]) -> str:
        """Return a list without its last word: "a, b, c"."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("terms-items", first=text, second=part)
        return text

    def join(self, clauses: list[str]) -> str:
        """Join the clauses of one sentence, one after the other."""
        text = clauses[0]
        for clause in clauses[1:]:
            text = self.say("terms-list", first=text, second=clause)
        return text

    def sentence(self, clauses: list[str]) -> str:
        """Return a whole sentence without its full stop, which the printing adds: focus lines have
        none."""
        return upper_first(self.join(clauses))

    def left_open(self, sentence: str) -> str:
        """Return the sentence without its full stop, as a focus line has none."""
        return sentence.rstrip(".。")

    def stopped(self, sentence: str) -> str:
        """Return the sentence with its full stop, as news are told."""
        if sentence.endswith((".", "!", "?", "。", "！", "？")):
            return sentence
        return self.say("terms-sentence", text=sentence)


def upper_first(text: str) -> str:
    """Return the text with its first letter a capital."""
    return text[:1].upper() + text[1:]


LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that say which language a user reads; the first that is set counts."""


def match_language(wish: str) -> str | None:
    """Return the language folder for a wish like ``de``, ``de_AT.UTF-8`` or ``zh_TW``; None if
    there is none."""
    tag = wish.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {name.lower(): name for name in languages()}
    if tag in known:
        return known[tag]
    first = tag.partition("-")[0]
    return next((name for low, name in known.items() if low.partition("-")[0] == first), None)


def guess_language(
    environment: Mapping[str, str],
    platform: str = sys.platform,
    windows_language: Callable[[], int] | None = None,
) -> str:
    """Return the language of the user's locale if there is a folder for it, else English.

    Windows sets none of the variables; it is asked for the language of its own menus, whose number
    ``windows_language`` gives.
    """
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            return match_language(environment[variable]) or FALLBACK
    if platform != "win32":
        return FALLBACK
    import locale

    number = (windows_language or _windows_language)()
    return match_language(locale.windows_locale.get(number, "")) or FALLBACK


def _windows_language() -> int:
    import ctypes

    library = getattr(ctypes, "windll").kernel32  # noqa: B009 unknown to mypy elsewhere
    return int(library.GetUserDefaultUILanguage())
