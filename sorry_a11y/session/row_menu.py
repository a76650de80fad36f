"""A numbered list to choose from by the keys of play: one screen, at most nine rows at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import EarlyKey, Reply, Shown

SHORTEST_WORD = 3
"""Letters from which on what is typed may be the beginning of a row; two Chinese ones do."""
MOST_ROWS = 9
"""As many as there are digits (LISTENING 12)."""


@dataclass(frozen=True)
class Row:
    """Something that may be chosen. ``label`` tells it, anew each time; ``act`` does it."""

    label: Callable[[], str]
    act: Callable[[], Reply]


def reply_of(words: Words, sentences: Sequence[str], asks: int = 0) -> Reply:
    """The sentences as news, with full stops, and the last one as the focus line, without.
    ``asks``: how many of them tell what is to be chosen."""
    *news, focus = map(upper_first, sentences)
    return Reply(tuple(map(words.stopped, news)), words.left_open(focus), asks=asks)


class RowMenu:
    """The rows of ``rows``, told in ``words``. A digit tells its row, and does it when that row
    is the one told last; Enter does the row on the focus line. With ``acts_at_once`` a digit need
    not have been told. ``enter_acts``: whether Enter does anything but tell the row again.

    More than nine rows are told in parts: the ninth then leads to the next part."""

    def __init__(
        self, rows: Sequence[Row], words: Callable[[], Words], *, enter_acts: bool = True,
        acts_at_once: Callable[[], bool] = lambda: False, at: int = 0,
    ) -> None:
        self._all = tuple(rows)
        self._words = words
        self._enter_acts = enter_acts
        self._acts_at_once = acts_at_once
        self._part = 0
        self._focused = False
        self._told: set[int] = set()
        self.at = 0
        if self._all:
            self._go_to(at)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the part that is told now."""
        if len(self._all) <= MOST_ROWS:
            return self._all
        most = MOST_ROWS - 1
        part = self._all[self._part * most : (self._part + 1) * most]
        return (*part, Row(self._more, self._next_part))

    def current(self, lead: Sequence[str] = (), frame: str = "") -> Reply:
        """The row that the focus line is for, after ``lead``; ``frame``: a message that says it."""
        self._focused = True
        self._told.add(self.at)
        words, line = self._words(), self._line(self.at)
        framed = words.say(frame, text=line) if frame else line
        return reply_of(words, [*lead, framed], asks=1)

    def press(self, key: str, command: Command | None) -> Reply | None:
        """The answer to a key that chooses or looks around; None for every other."""
        match command.name if command else "":
            case "digit":
                return self._digit(int(key) - 1, early=isinstance(key, EarlyKey))
            case "take":
                acts = self._focused and self._enter_acts and not isinstance(key, EarlyKey)
                return self._act() if acts else self.current()
            case "next" | "previous":
                by = 1 if command and command.name == "next" else -1
                self.at = (self.at + by) % len(self.rows)
                return self.current()
            case "list":
                lines = [self._line(at) for at in range(len(self.rows))]
                self._told.update(range(len(lines)))
                self.at, self._focused = len(lines) - 1, True
                return reply_of(self._words(), lines, asks=len(lines))
            case "repeat":
                return self.current()
            case "" if (at := self._called(key)) >= 0:
                return self._digit(at, early=isinstance(key, EarlyKey))
            case _:
                pass
        self._focused = False
        return None

    def shown(self) -> Shown:
        """The rows of the part that is told now."""
        at = range(len(self.rows))
        labels, keys = (upper_first(self._line(one)) for one in at), (str(one + 1) for one in at)
        return Shown(self._told, tuple(labels), tuple(keys), self.at)  # a set for each part

    def take_at(self, at: int) -> Reply:
        """Take a row that was told where it stands."""
        self.at = at
        return self._act()

    def _called(self, word: str) -> int:
        """Which row a typed word begins, -1 for none."""
        if len(word) < (SHORTEST_WORD if word.isascii() else 2):
            return -1
        labels = [row.label().casefold() for row in self.rows]
        return next((at for at, told in enumerate(labels) if told.startswith(word.casefold())), -1)

    def _digit(self, at: int, *, early: bool) -> Reply:
        count = len(self.rows)
        if at >= count:
            self._focused = False
            return reply_of(
                self._words(), [self._words().say("turn-no-choice", number=at + 1, count=count)]
            )
        acts = at in self._told or self._acts_at_once()
        self.at = at
        return self._act() if acts and not early else self.current()

    def _act(self) -> Reply:
        self._focused = False  # whoever comes back hears the row before it can be done again
        return self.rows[self.at].act()

    def _line(self, at: int) -> str:
        words, rows = self._words(), self.rows
        number = words.say("ask-number", number=at + 1, of=len(rows))
        return words.join([rows[at].label(), number])

    def _go_to(self, at: int) -> None:
        at %= len(self._all)
        self._told = set()
        self._part, self.at = (0, at) if len(self._all) <= MOST_ROWS else (
            divmod(at, MOST_ROWS - 1)
        )

    def _more(self) -> str:
        return self._words().say("menu-more")

    def _next_part(self) -> Reply:
        most = MOST_ROWS - 1
        parts = -(-len(self._all) // most)
        self._go_to((self._part + 1) % parts * most)
        return self.current()


