"""Values between a frontend (a terminal, a pipe, a page, a test) and the screen behind it.

A frontend knows no game and the game knows no terminal: keys go in by name, whole sentences come
out. Everything a frontend ever shows is a `Reply` or a line from `Screen.more`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from sorry_a11y.core.rules.board import Kind
from sorry_a11y.core.rules.value import Value
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.sound.earcons import Cue
from sorry_a11y.ui.session.motions import Motion

Ending = Literal["end-of-input", "interrupt", "hang-up", "terminate", "failure"]
"""The reasons for which a session ends without a key of the game: no more input (Ctrl-D
too), Ctrl-C, a terminal or an output that has gone away, the system's request to terminate, or a
mistake of the program, which ends the session of one guest among others."""

STATUS: Mapping[Ending, int] = MappingProxyType(
    {"end-of-input": 0, "interrupt": 130, "hang-up": 129, "terminate": 143, "failure": 70}
)
"""The exit status for each ending whose farewell names none."""

ANSWER_S = 0.4
"""The most seconds for which a reply is held back: the first one, and one that is pending."""
TERMINATED = 143
"""The exit status after SIGTERM, whatever the farewell says."""

OUTPUT_CLOSED = 141
"""The exit status when nobody reads the output any more, so that no farewell can be told."""

NAMED_KEYS = frozenset(
    ["enter", "space", "tab", "shift-tab", "backspace", "escape", "up", "down", "left", "right"]
)
"""The keys that have a name of their own. Every other key in use is called by its character,
letters in lower case."""

LOST_PASTE = "lost-paste"
"""The name given to a screen in place of a key if a pasted text was too long, or had no end, and
was left out."""

SKIP_KEYS = frozenset({"q", "escape", "backspace", "0"})
"""The keys that skip the remaining pages of a long reply; any other key tells the next page."""

RowStyle = Literal["", "main", "quiet", "person"]
"""How a choice is drawn: as every other one, as the one to press, quietly since it ends something
that a player seldom ends, or as somebody."""

Goodbye = Literal["", "plain", "kept"]
"""The farewell that a reply says: none, a plain one, or one which adds that the game is saved."""


class EarlyKey(str):
    """A key that came sooner after a reply than anybody can have heard it.

    It was held, bounced or typed ahead. It plays nothing and goes past no news, but tells the line
    that stands, or the choice that it would have played; any other key does what it does at any
    time.
    """

    __slots__ = ()


class Foreign(NamedTuple):
    """Words of a reply in another language than the player's.

    Attributes:
        text: The words.
        language: The BCP 47 tag of their language.
    """

    text: str
    language: str


class Reply(Value):
    """The answer to one key.

    Attributes:
        news: Whole sentences, told one on each line.
        focus: The last line, on which the cursor stays.
        status: The exit status (0 to 255) with which the program ends once this is told; None while
            it goes on.
        cues: The earcons that go with it.
        silent: Whether the reply is told by other means, so that nothing is printed.
        spoken: The sentences to speak, whatever the setting of the output; None for those of news
            and focus.
        repeatable: Whether the key that repeats tells this reply again (it does not repeat its
            own).
        asks: How many of the last lines, the focus line included, tell what is to be chosen.
        is_news: Whether the focus line is news too, so that nothing is asked or waited for.
        drawn: Lines for a sighted person beside the player, printed before the news as they stand,
            never spoken; the first is the widest that must not be cut.
        foreign: The words that are in another language, for a voice that can change its own.
        calls: Whether a player who is elsewhere is to be called: on turn at a table of friends, or
            wanted in the hall of a server.
        goodbye: The farewell that the focus line says, if it says nothing else. A menu to which the
            player comes back leaves it out.
        pending: Whether the answer of somebody elsewhere is still to come. The front holds such a
            reply back for a moment, and tells the answer in its place if that comes
            (`session.player_events`).
    """

    news: tuple[str, ...]
    focus: str
    status: int | None = None
    cues: tuple[Cue, ...] = ()
    silent: bool = False
    spoken: tuple[str, ...] | None = None
    repeatable: bool = True
    asks: int = 0
    is_news: bool = False
    drawn: tuple[str, ...] = ()
    foreign: tuple[Foreign, ...] = ()
    calls: bool = False
    goodbye: Goodbye = ""
    pending: bool = False


UNTOLD = Reply((), "", silent=True)
"""The reply to a change of the rows of a list that is seen where they are shown, and not told."""


class Shown(NamedTuple):
    """A list to choose from, all of it at once, as buttons show it.

    Attributes:
        of: The identity of the list: an object or a text that another list has not.
        labels: The words of each choice.
        keys: The key of each choice.
        at: The index of the current choice.
        motions: For each choice the ways in which it can go on, each as motions in their order; no
            way if no pawn moves.
        is_deep: Whether the list can be left for a list or a question before it.
        cards: For each choice the card of the hand that it is about, NO_KIND for none.
        places: The end of each label that tells its place in the list, which buttons leave out.
        styles: How each choice is drawn; empty if all are drawn alike.
    """

    of: object
    labels: tuple[str, ...]
    keys: tuple[str, ...]
    at: int = 0
    motions: tuple[tuple[tuple[Motion, ...], ...], ...] = ()
    is_deep: bool = False
    cards: tuple[Kind, ...] = ()
    places: tuple[str, ...] = ()
    styles: tuple[RowStyle, ...] = ()

    @classmethod
    def keys_of(cls, of: object, *choices: tuple[str, str]) -> Shown:
        """Make a list of (key, label) pairs."""
        keys, labels = zip(*choices, strict=True)
        return cls(of, tuple(map(upper_first, labels)), keys)


_WORD = re.compile(r"[\u4e00-\u9fff]{1,2}|[^\W\u4e00-\u9fff]+(?:[-'\u2019]\w+)*")
"""Two Chinese characters, or what stands between blanks and signs."""


def word_count(sentences: Iterable[str]) -> int:
    """Return about how many words sentences have; two Chinese characters count as one word."""
    return sum(len(_WORD.findall(sentence)) for sentence in sentences)


def goodbye(words: Words, *, kept: bool = False, status: int | None = 0) -> Reply:
    """Return the reply that only says goodbye.

    Args:
        words: The words of the player.
        kept: Whether it comforts that the game is saved.
        status: The exit status; None if the frontend chooses it.
    """
    text = words.say("end-goodbye-kept" if kept else "end-goodbye")
    return Reply((), text, status=status, goodbye="kept" if kept else "plain")


def reply_of(
    words: Words,
    sentences: Sequence[str],
    *,
    asks: int = 0,
    repeatable: bool = True,
    status: int | None = None,
) -> Reply:
    """Return a reply: the last sentence is the focus line, without full stop, the others are news.

    Args:
        words: The words of the player.
        sentences: The sentences, at least one, with or without full stops.
        asks: How many of the last ones tell what is to be chosen.
        repeatable: As in `Reply`.
        status: As in `Reply`.
    """
    *news, focus = map(upper_first, sentences)
    told = tuple(map(words.stopped, news))
    return Reply(told, words.left_open(focus), status, asks=asks, repeatable=repeatable)
