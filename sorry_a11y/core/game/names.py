"""The check of players' names, which must be audible and different from all others at a table.

A name is said in every sentence about a player. So it may not sound like news of the game, contain
signs that no voice says, or look or sound like another name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from sorry_a11y.core.game.name_profile import PROTOTYPES, is_allowed
from sorry_a11y.core.rulesets.families import FAMILIES, Family

LONGEST_NAME = 20
"""The most characters of a name."""
_MOST_ACCENTS = 2
"""The most accents on one letter."""

SCRIPTS = {
    **{
        name: name.lower()
        for name in (
            "ARABIC",
            "ARMENIAN",
            "BENGALI",
            "CYRILLIC",
            "DEVANAGARI",
            "ETHIOPIC",
            "GEORGIAN",
            "GREEK",
            "GUJARATI",
            "GURMUKHI",
            "HEBREW",
            "KANNADA",
            "KHMER",
            "LAO",
            "LATIN",
            "MALAYALAM",
            "MYANMAR",
            "ORIYA",
            "SINHALA",
            "TAMIL",
            "TELUGU",
            "THAANA",
            "THAI",
            "TIBETAN",
        )
    },
    # names may mix these scripts
    **dict.fromkeys(("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"), "han"),
}
"""The scripts in everyday use (Unicode Standard Annex 31), by the first word of the names of their
letters."""
_ANY_SCRIPT = frozenset({"COMBINING", "DIGIT"})
_APOSTROPHES = "’\u02bc\uff07"
_HYPHENS = "\u2010\u2011\uff0d"

NEVER = frozenset(
    (
        "pawn",
        "pawns",
        "you",
        "your",
        "own",
        "partner",
        "says",
        "figur",
        "figuren",
        "partnerfigur",
        "dich",
        "dir",
        "dein",
        "deine",
        "deiner",
        "deinen",
        "eigene",
        "sagt",
        "pedina",
        "pedine",
        "tu",
        "ti",
        "te",
        "tuo",
        "tua",
        "propria",
        "compagno",
        "dice",
    )
)
"""Words of the game's sentences, in all its languages, that no word of a name may be."""
NEVER_WITHIN = ("你", "棋子", "自己的", "隊友")
"""Such words of languages without spaces between words; no name may contain them."""
NOT_ALONE = frozenset(
    (
        *("red", "blue", "yellow", "green", "rot", "blau", "gelb", "grün", "rosso", "azzurro"),
        *("giallo", "verde", "紅色", "藍色", "黃色", "綠色", "du", "home", "start"),
    )
)
"""Colours, places and "you"; the letters of a name may not be one of these words alone."""
_OFFICES = (
    "server",
    "admin",
    "administrator",
    "administratorin",
    "moderator",
    "moderatorin",
    "operator",
    "operatorin",
    "system",
    "support",
    "betreiber",
    "betreiberin",
    "gestore",
    "amministratore",
    "amministratrice",
    "moderatore",
    "moderatrice",
    "sistema",
)
"""Titles of the program and of people who run a server; no word of a name may resemble one."""
_OFFICES_ALONE = ("host", "gastgeber", "gastgeberin", "ospitante", "everybody", "alle", "tutti")
_OFFICES_WITHIN = ("管理員", "管理者", "系統", "伺服器", "主持人", "大家")
_WORDS_OF_NEWS = frozenset(
    (
        "left",
        "leaves",
        "away",
        "back",
        "joined",
        "joins",
        "sits",
        "removed",
        "muted",
        "is",
        "was",
        "weg",
        "zurück",
        "entfernt",
        "verlässt",
        "verlassen",
        "ist",
        "geht",
        "kommt",
        "via",
        "torna",
        "uscito",
        "uscita",
        "esce",
        "entra",
        "entrato",
        "entrata",
        "rimosso",
        "è",
    )
)
"""Words that make a name sound like news about a person; only its first word may be one."""
_REPORTS_WITHIN = ("離開", "回來", "加入", "說")


class NameRefusedError(ValueError):
    """Raised for a text that cannot be a name.

    Args:
        code: "name" (too long, or a sign that no name has), "name-script" or "name-word".
        given: The name as far as it can be shown.
        similar: A name like it that would be accepted.

    Attributes:
        code, given, similar: As given.
    """

    def __init__(self, code: str, given: str, similar: str) -> None:
        super().__init__(f"{code}: {given}")
        self.code = code
        self.given = given
        self.similar = similar

    @property
    def accepted(self) -> str:
        """The value that would be right: the most characters, or a similar name."""
        return self.similar if self.code == "name-word" else str(LONGEST_NAME)


def checked_name(text: str, games: Sequence[Family] = FAMILIES) -> str:
    """Return the name that a text gives, in NFKC with plain apostrophes and hyphens.

    Args:
        text: The text.
        games: The games whose words are refused: the one that is played, or none while that is not
            known.

    Raises:
        NameRefusedError: The text cannot be a name.
    """
    name = unicodedata.normalize("NFKC", text.strip())
    name = "".join(
        "'" if char in _APOSTROPHES else "-" if char in _HYPHENS else char for char in name
    ).strip()
    if why := _fault(name, games):
        raise NameRefusedError(why, _shown(name), _similar(name, games))
    return name


def _fault(name: str, games: Sequence[Family]) -> str:
    """Return the code of a refusal of a text as a name; empty if it is one."""
    if not 1 <= len(name) <= LONGEST_NAME or not _is_written_right(name):
        return "name"
    if len(_scripts(name)) > 1:
        return "name-script"
    return "name-word" if _is_of_a_game(name, games) else ""


def _similar(name: str, games: Sequence[Family]) -> str:
    """Return a name like a text that is none, always the same one."""
    scripts = [script for char in name if (script := _script(char))]
    own = ("", *scripts[:1])
    fit = "".join(char if _script(char) in own and is_allowed(char) else " " for char in name)
    kept = " ".join(fit.split())[:LONGEST_NAME].strip(" -'")
    short = kept[: LONGEST_NAME - 2]
    words = " ".join(word for word in kept.split() if word.casefold() not in NEVER)
    tried = (kept, words, *(f"{short} {initial}" for initial in "BCD"))
    return next((one for one in tried if not _fault(one, games)), "Ann")


class Likeness(NamedTuple):
    """The two traits by which a name is told from others.

    Two names are alike if they share one of the two.

    Attributes:
        heard: The skeleton of the name without case.
        seen: The name's skeleton, without case.
    """

    heard: str
    seen: str


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Return whether a name cannot be told from one of the others, by ear or by eye."""
    own = set(likeness(name))
    return any(not own.isdisjoint(likeness(other)) for other in others)


def with_numbers(name: str) -> Iterator[str]:
    """Return names that resemble one: its beginning with each number from 2 to 999."""
    return (f"{name[: LONGEST_NAME - 4]} {number}" for number in range(2, 1000))


def likeness(name: str) -> Likeness:
    """Return what a name has in common with those that look or sound like it."""
    return Likeness(_skeleton(name.casefold()), _skeleton(name))


def _skeleton(name: str) -> str:
    """Return the skeleton of a name (UTS 39), without accents, spaces and case.

    Since case does not count, neither does the one between a capital i and a small L.
    """
    bare = _bare(_bare(name).translate(PROTOTYPES))
    return bare.casefold().replace("vv", "w").replace("l", "i")


def _bare(text: str) -> str:
    """Return the letters and digits of a text, without accents."""
    spread = unicodedata.normalize("NFD", text)
    return "".join(char for char in spread if unicodedata.category(char)[0] in "LN")


def _shown(name: str) -> str:
    """Return the name for an error message, with a question mark for each sign that misleads."""
    misleads = [_is_letter(char) and not is_allowed(char) for char in name]
    told = (
        "?" if bad or not char.isprintable() else char
        for char, bad in zip(name, misleads, strict=True)
    )
    return "".join(told)[: 2 * LONGEST_NAME]


def _is_written_right(name: str) -> bool:
    """Return whether a name is made of letters with the signs that may stand between them.

    These are marks, digits and single spaces, hyphens and apostrophes.
    """
    marks = 0
    before = " "
    for char in name:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if char in " -'":
            if before in " -'":
                return False
        elif not (is_allowed(char) and (kind[0] in "LM" or kind == "Nd")):
            return False
        if marks > _MOST_ACCENTS or (marks and before in " -'") or _script(char) is None:
            return False
        before = char
    return before not in " -" and any(unicodedata.category(char)[0] == "L" for char in name)


def has_script(char: str) -> bool:
    """Return whether names may have a character of this script."""
    return _script(char) is not None


def _script(char: str) -> str | None:
    """Return the script of a character: "" if it is used in all, None if in none of `SCRIPTS`."""
    if char in " -'":
        return ""
    word = unicodedata.name(char, "").partition(" ")[0].partition("-")[0]
    return "" if word in _ANY_SCRIPT else SCRIPTS.get(word)


def _scripts(name: str) -> set[str]:
    return {script for char in name if (script := _script(char))}


def _is_of_a_game(name: str, games: Sequence[Family]) -> bool:
    words = "".join(char if _is_letter(char) else " " for char in name.casefold()).split()
    return (
        any(word in NEVER for word in words)
        or any(word in name for word in NEVER_WITHIN)
        or "".join(words) in NEVER.union(NOT_ALONE, *(game.never_names for game in games))
        or _imitates(name, words)
    )


def _is_letter(char: str) -> bool:
    """Return whether a character is a letter or a mark on one."""
    return char.isalpha() or unicodedata.category(char)[0] == "M"


def _imitates(name: str, words: Sequence[str]) -> bool:
    """Return whether a name sounds like the program, or like its news of people.

    Args:
        name: The name.
        words: The words of its letters, without case.
    """
    parts = "".join(char if char.isalnum() else " " for char in name).split()
    letters = "".join(char if _is_letter(char) else " " for char in name).split()
    return (
        any(not _stretches(among).isdisjoint(_likenesses(_OFFICES)) for among in (letters, parts))
        or not _likenesses(_OFFICES_ALONE).isdisjoint(likeness("".join(letters)))
        or not _WORDS_OF_NEWS.isdisjoint(words[1:])
        or any(word in name for word in (*_OFFICES_WITHIN, *_REPORTS_WITHIN))
    )


@cache
def _likenesses(titles: tuple[str, ...]) -> frozenset[str]:
    return frozenset(one for title in titles for one in likeness(title))


def _stretches(words: Sequence[str]) -> set[str]:
    """Return what some words look like, and those that stand side by side as one word."""
    ends = range(1, len(words) + 1)
    joined = ("".join(words[begin:end]) for end in ends for begin in range(end))
    return {one for word in joined for one in likeness(word)}


def told_names(texts: Iterable[str], most: int = 4) -> list[str]:
    """Return those names from a server that are acceptable, at most ``most``."""
    return [name for text in texts if (name := told_name(text))][:most]


def told_name(text: str) -> str:
    """Return a name from a server, which knows the game; empty if it is not acceptable."""
    with suppress(NameRefusedError):
        return checked_name(text, ())
    return ""
