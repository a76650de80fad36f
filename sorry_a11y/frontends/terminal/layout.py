"""Sentences laid out as lines of a terminal: cleaned, wrapped at words, cut into pages.

Nothing here writes. Widths are display columns: a wide character counts two.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from sorry_a11y.core.rules.value import Value

SENTENCE_ENDS = (".", "!", "?", "。", "！", "？")

_PAUSES = (",", ".", "，", "。")
_PAUSE_IN_ROW = "、"
_JOINERS = "\u200c\u200d"
_NEVER_FIRST = ".,!?;:。，、！？；：」』）’”"
_LATIN_ENDS = "\u0300"
_CHINESE = (("\u2010", "\u2027"), ("\u3000", "\u303f"), ("\u4e00", "\u9fff"), ("\uff01", "\uff60"))
"""Letters and marks of these, and all that Latin prints, need no library to tell their width."""
_NEAREST = {
    "‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "…": "...",
    "。": ".", "，": ",", "、": ",", "！": "!", "？": "?", "ß": "ss", "æ": "ae", "Æ": "AE",
    "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
}  # fmt: skip


class Layout(Value):
    """The output that lines are laid out for.

    Attributes:
        columns: The columns of the terminal, at least 1.
        rows: Its rows, at least 1.
        encoding: The encoding of its characters.
        typing: Whether the player types a line behind the last line, which therefore ends like a
            sentence, with a space, and leaves room.
    """

    columns: int
    rows: int
    encoding: str = "utf-8"
    typing: bool = False

    @property
    def width(self) -> int:
        """Columns that a line may fill: one is left free, so that the cursor never wraps."""
        return max(self.columns - 1, 2)

    @property
    def capacity(self) -> int:
        """Lines in one page: a screenful, at least one line of news and one of focus."""
        return max(self.rows - 1, 2)

    @property
    def typing_room(self) -> int:
        """Columns kept free behind the last line for what is typed there."""
        return min(4, self.width // 3) if self.typing else 0


def cleaned(text: str, encoding: str = "utf-8") -> str:
    """Return a text as it may reach a terminal.

    It has no control or formatting characters and no double spaces. For each character that
    ``encoding`` lacks it has the nearest plain one, else a question mark.

    Raises:
        LookupError: There is no such encoding.
    """
    if not (text.isascii() and text.isprintable()):
        text = "".join(map(_kept, text))
    text = " ".join(text.split())
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_expressible(character, encoding) for character in text)
    return text


def _kept(character: str) -> str:
    if character.isspace():
        return " "
    category = unicodedata.category(character)
    if category == "Cc":
        return ""
    if category == "Cs":
        return "?"
    if category == "Cf" and character not in _JOINERS:
        return ""  # direction marks and the like turn the line round, or are spelled out
    return character


def _expressible(character: str, encoding: str) -> str:
    bare = unicodedata.normalize("NFKD", character)
    bare = "".join(part for part in bare if not unicodedata.combining(part))
    for candidate in (character, _NEAREST.get(character, ""), bare):
        try:
            candidate.encode(encoding)
        except UnicodeEncodeError:
            continue
        if candidate:
            return candidate
    return "?"


def columns_of(text: str) -> int:
    """Return how many columns cleaned text takes."""
    if text.isascii():
        return len(text)
    return sum(map(_width, text))


@lru_cache(4096)
def _width(character: str) -> int:
    if character < _LATIN_ENDS and character.isprintable():
        return 1
    chinese = any(first <= character <= last for first, last in _CHINESE)
    if chinese and unicodedata.category(character)[0] in "LP":
        return 2 if unicodedata.east_asian_width(character) in "WF" else 1
    # For all that is rarer. Loaded late: it would double the time until the first sentence.
    from wcwidth import wcwidth

    return max(wcwidth(character), 0)


def wrap(text: str, width: int) -> list[str]:
    """Break cleaned text into lines of at most ``width`` columns (2 or more).

    It is broken between words or wide characters into as few lines as possible: after a comma if
    there is a choice, and before a number only if there is none. A word that is wider than a line
    is cut. An empty text gives no line.
    """
    if text and columns_of(text) <= width:
        return [text]
    return _laid(list(_words(text)), width)


def _laid(parts: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Return the parts of a text as lines, see `wrap`."""
    parts = [
        ("" if at else gap, piece)
        for gap, word in parts
        for at, piece in enumerate(_cut(word, width))
    ]
    columns = [columns_of(word) for _, word in parts]
    laid, start = [], 0
    for end in _line_ends(parts, columns, width):
        laid.append(_joined(parts[start:end]))
        start = end
    return laid


def _line_ends(
    parts: Sequence[tuple[str, str]], columns: Sequence[int], width: int
) -> Iterator[int]:
    """Yield for each line the index of the part that follows it.

    From the last part on, the best lines of each rest of the text are found.
    """
    count = len(parts)
    taken = [len(gap) + cells for (gap, _), cells in zip(parts, columns, strict=True)]
    badness = [*(_badness(parts, at) for at in range(1, count)), (0, 0)]
    best: list[tuple[int, int, int]] = [(0, 0, count)] * (count + 1)  # lines, badness, -first's end
    for start in range(count - 1, -1, -1):
        room = width + len(parts[start][0])
        ways = []
        for end in range(start, count):
            room -= taken[end]
            if room < 0:
                break
            lines, bad, _ = best[end + 1]
            ways.append((lines + 1, bad + badness[end][2 * room <= width], -end - 1))
        best[start] = min(ways)
    end = 0
    while end < count:
        end = -best[end][2]
        yield end


def _badness(parts: Sequence[tuple[str, str]], at: int) -> tuple[int, int]:
    """Return how bad a line break before a part is, as two numbers.

    The first is for a line that would fill less than half of its room, the second for any other:
    there a break after a pause is not bad. A break between a word and its number is worst.
    """
    bad = 3 if parts[at][1][0].isdigit() or parts[at - 1][1][-1].isdigit() else 2
    return bad + 2, (0, 1, bad)[_lack_of_pause(parts[at - 1][1])]


def _lack_of_pause(word: str) -> int:
    """Return 0 for a word at the end of a clause, 1 for one in an enumeration, 2 for any other.

    Chinese has a comma of its own for enumerations.
    """
    return 0 if word.endswith(_PAUSES) else 1 if word.endswith(_PAUSE_IN_ROW) else 2


def _words(text: str) -> Iterator[tuple[str, str]]:
    """Yield the unbreakable parts of a text, each with the space before it ("" inside a word)."""
    for word in text.split():
        gap = " "
        for part in [word] if word.isascii() else _between_wide(word):
            yield gap, part
            gap = ""


def _between_wide(word: str) -> Iterator[str]:
    part = ""
    was_wide = False
    for character in word:
        columns = _width(character)
        may_break = columns > 0 and character not in _NEVER_FIRST
        if part and may_break and (was_wide or columns == 2):
            yield part
            part = ""
        part += character
        was_wide = columns == 2 if columns else was_wide
    yield part


def _cut(word: str, width: int) -> list[str]:
    if columns_of(word) <= width:
        return [word]
    pieces = [""]
    room = width
    for character in word:
        columns = columns_of(character)
        if columns > room:
            pieces.append("")
            room = width
        pieces[-1] += character
        room -= columns
    return pieces


def last_lines(sentence: str, layout: Layout) -> list[str]:
    """Return a sentence as the lines that the cursor stays behind.

    If they are several, the last one, which a braille display shows, is no mere rest of a few
    words. In line mode it ends with a full stop (a wide one behind a wide character; none behind
    the end of a sentence) and a space.
    """
    text = cleaned(sentence, layout.encoding)
    if not text:
        return []
    tail = " " if layout.typing else ""
    if tail and not text.endswith(SENTENCE_ENDS):
        text += "." if columns_of(text[-1]) < 2 else "。"
    room = max(layout.width - len(tail) - layout.typing_room, 2)
    lines = [text] if columns_of(text) <= room else _evened(text, layout.width, room)
    return [*lines[:-1], lines[-1] + tail]


def _evened(text: str, width: int, room: int) -> list[str]:
    """Return as few lines of ``width`` columns as possible, the last of at most ``room`` columns.

    The break before the last line is after a comma if neither of the last two lines is short then,
    else it makes these two about equally long.
    """
    parts = list(_words(text))
    ways = []
    for at in range(len(parts) - 1, 0, -1):
        last = _joined(parts[at:])
        if columns_of(last) > room:
            break
        if lines := [*_laid(parts[:at], width), last]:
            short, long = sorted(map(columns_of, lines[-2:]))
            lack = _lack_of_pause(lines[-2]) if 3 * short >= room else 2
            ways.append((len(lines), lack, long - short, lines))
    # no way: the last word is longer than a line
    return min(ways)[-1] if ways else wrap(text, room)


def _joined(parts: Sequence[tuple[str, str]]) -> str:
    return "".join(gap + word for gap, word in parts).strip()


def all_lines(sentences: Sequence[str], layout: Layout) -> list[str]:
    """Return every sentence as closed lines, on as many lines as it takes."""
    return [
        line
        for sentence in sentences
        for line in wrap(cleaned(sentence, layout.encoding), layout.width)
    ]


def page(
    sentences: Sequence[str], layout: Layout, more: Callable[[int], str], *, ends: bool = False
) -> tuple[list[str], tuple[str, ...]]:
    """Return the lines of the next page, and the sentences left for the pages after it.

    Pages are cut between sentences; only a sentence longer than a page is cut inside. The focus
    line does not stand alone on a page if the sentence before it fits there too. A terminal that is
    too low for a line of news and the line of ``more`` gets both all the same.

    Args:
        sentences: The sentences, at least one. The last one is the focus line.
        layout: The output.
        more: A function that returns the last line of a page, from the number of lines left.
        ends: Whether the session ends, so that the last sentence is no focus line.
    """
    blocks = [all_lines([sentence], layout) for sentence in sentences]
    if not ends:
        blocks[-1] = last_lines(sentences[-1], layout)
    total = sum(map(len, blocks))
    if total <= layout.capacity:
        return [line for block in blocks for line in block], ()
    room = max(layout.capacity - len(last_lines(more(total), layout)), 1)
    told, left = _fill(sentences, blocks, room)
    if left == (sentences[-1],):
        last_news = len(blocks[-2])
        if len(told) > last_news > 0 and last_news + len(blocks[-1]) <= layout.capacity:
            told, left = told[:-last_news], tuple(sentences[-2:])
    return [*told, *last_lines(more(total - len(told)), layout)], left


def _fill(
    sentences: Sequence[str], blocks: Sequence[list[str]], room: int
) -> tuple[list[str], tuple[str, ...]]:
    told: list[str] = []
    for index, block in enumerate(blocks):
        if len(told) + len(block) <= room:
            told += block
        elif told:
            return told, tuple(sentences[index:])
        else:
            # The lines left over are told like sentences, and wrap anew if the width changes.
            return block[:room], (*block[room:], *sentences[index + 1 :])
    return told, ()
