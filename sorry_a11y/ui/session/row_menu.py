"""The one list to choose from by the keys of play: digits, n, p, Enter, l.

Nothing is done unheard: a digit tells its row, and does it when the row was told
before; Enter does the row on the focus line; and a key that came too early for anybody to have
heard the row only tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sorry_a11y.output.narration.catalog import MessageValue, Words, upper_first
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.reply import EarlyKey, Reply, RowStyle, Shown, reply_of

_SHORTEST_WORD = 3
"""Letters from which on what is typed may be the beginning of a row; two Chinese ones do."""
_A_PART = 8
"""The rows of a part of a longer list: each has a digit, and the ninth row leads on."""
WALKS = frozenset({"digit", "take", "next", "previous", "list"})
"""The commands that any list answers."""

DigitTold = Literal["key", "press", "no"]
"""How a digit that is not the place of its row is told: as "key 3", as "press 3", or not."""


class Parts(NamedTuple):
    """How a list with more rows than digits is told.

    Attributes:
        leads_on: The messages of the rows that lead on: those of the first parts, and behind them
            that of the last part, empty for no such row, or one for all.
        first: How many rows the first part has.
    """

    leads_on: Sequence[str] = ("menu-more",)
    first: int = _A_PART

    def begin(self, part: int) -> int:
        """Return the place, from 0, of the first row of a part among all rows."""
        return self.first + (part - 1) * _A_PART if part else 0

    def place(self, at: int) -> tuple[int, int]:
        """Return the part of the row at a place among all rows, and its place there, from 0."""
        part = 1 + (at - self.first) // _A_PART if at >= self.first else 0
        return part, at - self.begin(part)

    def row_on(self, part: int, *, is_last: bool) -> str:
        """Return the message of the row that leads on from a part."""
        return self.leads_on[-1 if is_last else min(part, len(self.leads_on) - 1)]


class Row:
    """A choice of a list.

    Args:
        label: The message that tells it, or a function that returns its words at each telling.
        act: A function that takes it and returns the reply.
        digit: The digit that takes it; 0 for that of its place.
        digit_told: How a digit of its own is told; not at all where the row says it by itself.
        opens: Whether it only leads to another list, so that it may be taken unheard.
        style: How it is drawn.
        values: The values of the message.
    """

    def __init__(
        self,
        label: str | Callable[[], str],
        act: Callable[[], Reply],
        *,
        digit: int = 0,
        digit_told: DigitTold = "key",
        opens: bool = False,
        style: RowStyle = "",
        **values: MessageValue,
    ) -> None:
        self.label = label
        self.act = act
        self.digit = digit
        self.digit_told = digit_told
        self.opens = opens
        self.style = style
        self._values = values

    def doing(self, act: Callable[[], Reply]) -> Row:
        """Return a row with the same words that calls another function."""
        return Row(
            self.label,
            act,
            digit=self.digit,
            digit_told=self.digit_told,
            opens=self.opens,
            style=self.style,
            **self._values,
        )

    def told(self, words: Words) -> str:
        """Return the words of the row."""
        if isinstance(self.label, str):
            return words.say(self.label, **self._values)
        return self.label()


class RowMenu:
    """A list of rows, one of which is on the focus line.

    More than nine rows are told in parts of eight, each with a ninth row that leads to the next
    part, and from the last part to the first. The first part may be shorter.

    Args:
        rows: The rows.
        words: A function that returns the words of the player's language.
        enter_acts: Whether Enter takes a row, and does not only tell it again.
        acts_at_once: A function that returns whether a digit takes a row that was not told.
        by_letter: Whether the first letter of a row takes it.
        parts: How a longer list is told.
        sound: A function that plays the sound of a step or of a refusal.

    Attributes:
        told: The rows of the present part that were told, by their places from 0.
        at: The place of the current row in the present part, from 0.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        words: Callable[[], Words],
        *,
        enter_acts: bool = True,
        acts_at_once: Callable[[], bool] = lambda: False,
        by_letter: bool = False,
        parts: Parts = Parts(),  # noqa: B008 a value
        sound: Callable[[Earcon], None] = lambda _earcon: None,
    ) -> None:
        self._all = tuple(rows)
        self._words = words
        self._enter_acts = enter_acts
        self._acts_at_once = acts_at_once
        self._by_letter = by_letter
        self._parts = parts
        self._sound = sound
        self._part = 0
        self._is_focused = False
        self.told: set[int] = set()
        self.at = 0

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the part that is told now."""
        if self._is_short:
            return self._all
        begin, end = self._parts.begin(self._part), self._parts.begin(self._part + 1)
        on = self._parts.row_on(self._part, is_last=end >= len(self._all))
        return (*self._all[begin:end], *([Row(on, self._next_part)] if on else []))

    @property
    def _is_short(self) -> bool:
        return len(self._all) <= self._parts.first + 1

    @property
    def is_at_first(self) -> bool:
        """Whether the first part is told now."""
        return not self._part

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit of each row."""
        return tuple(row.digit or place for place, row in enumerate(self.rows, 1))

    def current(
        self, lead: Sequence[str] = (), frame: str = "", titles: Sequence[str] = ()
    ) -> Reply:
        """Return the current row as the focus line.

        Args:
            lead: Sentences before it.
            frame: A message that has the row as its value ``text``; empty for none.
            titles: Sentences after ``lead`` that say what is to be chosen.
        """
        self._is_focused = True
        self.told.add(self.at)
        words, line = self._words(), self._line(self.at)
        framed = words.say(frame, text=line) if frame else line
        return reply_of(words, [*lead, *titles, framed], asks=len(titles) + 1)

    def again(self) -> Reply:
        """Return the current row as it is told behind news, which change nothing for the keys."""
        return reply_of(self._words(), [self._line(self.at)], asks=1)

    def renew(self, rows: Sequence[Row], alike: int) -> None:
        """Take other rows, of which the first ``alike`` are as before and stay told.

        The current place stays. With the same rows it stays the same list, so that a page does not
        offer it anew.
        """
        if not alike == len(rows) == len(self._all):
            self.told = {at for at in self.told if at < alike}
        self._all = tuple(rows)
        self.at = min(self.at, len(self.rows) - 1)

    def grow(self, rows: Sequence[Row]) -> None:
        """Take further rows behind the present ones, which stay as they are and where they are.

        It stays the same list, and the current row stays the current one.
        """
        was_short, last = self._is_short, self._parts.first
        self._all = (*self._all, *rows)
        if was_short and not self._is_short:
            self.told.discard(last)  # that digit leads on now
            if self.at == last:
                self.go_to(last)

    def go_to(self, at: int) -> None:
        """Make the row at the place ``at`` of all rows, from 0, the current one, not yet told."""
        at %= max(len(self._all), 1)
        self.told = set()
        self._part, self.at = (0, at) if self._is_short else self._parts.place(at)

    def leave_part(self) -> bool:
        """Go back to the first part of a longer list; return False if that is told now."""
        if not self._part:
            return False
        self.go_to(0)
        return True

    def look_away(self) -> None:
        """Note that something else is on the focus line, so that Enter tells the row again."""
        self._is_focused = False

    def press(self, key: str, command: Command | None) -> Reply | None:
        """Return the answer to a key that chooses or looks around; None for every other."""
        is_early = isinstance(key, EarlyKey)
        match command.name if command else "":
            case "digit":
                return self._digit(int(key), is_early=is_early)
            case "take":
                can_act = self._is_focused and self._enter_acts
                return self._taken(can_act=can_act, is_early=is_early)
            case "next" | "previous":
                by = 1 if command and command.name == "next" else -1
                goes_round = not 0 <= self.at + by < len(self.rows)
                self.at = (self.at + by) % len(self.rows)
                self._sound(Earcon.MENU_EDGE if goes_round else Earcon.MENU_MOVE)
                return self.current()
            case "list":
                return self._listed()
            case "repeat":
                return self.current()
            case name if (self._by_letter or not name) and (at := self._called(key)) >= 0:
                return self._digit(self.digits[at], is_early=is_early)
        self._is_focused = False
        return None

    def shown(self) -> Shown:
        """Return the rows that can be taken now."""
        words, labels, places = self._words(), [], []
        for at, row in enumerate(self.rows):
            told = row.told(words)
            line = self._numbered(told, at)
            labels.append(upper_first(line))
            places.append(line.removeprefix(told))
        keys = tuple(map(str, self.digits))
        styles = [row.style for row in self.rows]
        # of several that lead on the first is the one to press
        for at in [at for at, style in enumerate(styles) if style == "main"][1:]:
            styles[at] = ""
        # another set for each part
        return Shown(
            self.told,
            tuple(labels),
            keys,
            self.at,
            places=tuple(places),
            styles=tuple(styles) if any(styles) else (),
        )

    def take_at(self, at: int) -> Reply:
        """Take the row at the place ``at``, from 0, of those that are shown."""
        self.at = at
        self.told.add(at)
        return self._act()

    def _listed(self) -> Reply:
        """Return all rows, and the current one again behind them: a list is for comparing."""
        lines = [self._line(at) for at in range(len(self.rows))]
        self.told.update(range(len(lines)))
        self._is_focused = True
        again = [] if self.at == len(lines) - 1 else [lines[self.at]]
        return reply_of(self._words(), [*lines, *again], asks=len(lines) + len(again))

    def _called(self, word: str) -> int:
        """Return which row a typed word begins, -1 for none."""
        shortest = _SHORTEST_WORD if word.isascii() else 2
        if len(word) < shortest and not (self._by_letter and len(word) == 1):
            return -1
        labels = [row.told(self._words()).casefold() for row in self.rows]
        return next((at for at, told in enumerate(labels) if told.startswith(word.casefold())), -1)

    def _digit(self, digit: int, *, is_early: bool) -> Reply:
        digits, words = self.digits, self._words()
        if digit in digits:
            self.at = digits.index(digit)
            told = self.at in self.told or self.rows[self.at].opens or self._acts_at_once()
            return self._taken(can_act=told, is_early=is_early)
        self._is_focused = False
        self._sound(Earcon.ERROR)
        if self._is_by_place:
            refused = words.say("decision-no-choice", number=digit, count=len(digits))
        else:
            keys = words.every(sorted(digits))
            refused = words.say("decision-no-digit", number=digit, count=len(digits), keys=keys)
        return reply_of(words, [refused])

    def _taken(self, *, can_act: bool, is_early: bool) -> Reply:
        """Take the current row if it may be taken, or tell it."""
        may_act = can_act and (self.rows[self.at].opens or not is_early)
        return self._act() if may_act else self.current()

    def _act(self) -> Reply:
        self._is_focused = False  # whoever comes back hears the row before it can be done again
        return self.rows[self.at].act()

    @property
    def _is_by_place(self) -> bool:
        return not any(row.digit for row in self.rows)

    def _line(self, at: int) -> str:
        return self._numbered(self.rows[at].told(self._words()), at)

    def _numbered(self, told: str, at: int) -> str:
        words, digit, of_digit = self._words(), self.digits[at], self.rows[at].digit_told
        number = ""
        if self._is_by_place:
            number = words.say("decision-number", number=digit, of=len(self.rows))
        elif of_digit != "no":
            number = words.say("decision-key", digit=digit, told=of_digit)
        return words.join([told, *([number] if number else [])])

    def _next_part(self) -> Reply:
        following = self._parts.begin(self._part + 1)
        self.go_to(following if following < len(self._all) else 0)
        return self.current()
