"""The desk of a table: what its host may do, and what anybody may do for themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sorry_a11y.client.roster import Fellow, Roster
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import Shown
from sorry_a11y.wire import protocol as msg

TableAction = Callable[[], str]
"""Does something and says so, without a full stop."""


@dataclass
class TableMenuRow:
    """A line of the desk: what it says, and either what it does or the rows behind it."""

    text: str
    deed: TableAction | None = None
    rows: list[TableMenuRow] = field(default_factory=list)


class TableMenu:
    """Walks through rows: a digit tells one and pressed again takes it, Enter takes the one told.
    ``done``: whether it was left."""

    def __init__(self, to: Words, rows: Sequence[TableMenuRow]) -> None:
        self.done = False
        self._to = to
        self._stages = [list(rows)]
        self._at = 0
        self._told: int | None = None

    def opening(self) -> list[str]:
        """What can be done here, and the first row."""
        return [self._to.say("people-desk"), self._row()]

    def press(self, key: str, command: Command | None) -> list[str]:
        """The answer to a key."""
        rows, name = self._stages[-1], command.name if command else ""
        match name:
            case "digit" if int(key) <= len(rows):
                at = int(key) - 1
                if self._told == at:
                    return self._take()
                self._at = at
                return [self._row()]
            case "take":
                return self._take()
            case "next" | "previous":
                self._at = (self._at + (1 if name == "next" else -1)) % len(rows)
                return [self._row()]
            case "list":
                self._at = self._told = len(rows) - 1
                return [self._line(at) for at in range(len(rows))]
            case "back" | "desk" | "quit":
                return self._back()
        return [self._to.say("people-desk"), self._row()]

    def shown(self) -> Shown:
        """The rows, which can always be left."""
        rows = self._stages[-1]
        return Shown(
            rows, tuple(upper_first(self._line(at)) for at in range(len(rows))),
            tuple(str(at + 1) for at in range(len(rows))), self._at, is_deep=True,
        )

    def take_at(self, at: int) -> list[str]:
        """Take a row that was told where it stands."""
        self._at = at
        return self._take()

    def _back(self) -> list[str]:
        if len(self._stages) == 1:
            self.done = True
            return [self._to.say("people-desk-left")]
        self._stages.pop()
        self._at = 0
        return [self._row()]

    def _take(self) -> list[str]:
        row = self._stages[-1][self._at]
        if row.deed:
            self.done = True
            return [row.deed()]
        self._stages.append(row.rows)
        self._at = 0
        return [row.text, self._row()]

    def _row(self) -> str:
        self._told = self._at
        return self._line(self._at)

    def _line(self, at: int) -> str:
        rows = self._stages[-1]
        number = self._to.say("ask-number", number=at + 1, of=len(rows))
        return self._to.join([rows[at].text, number])


def rows_for(
    to: Words, roster: Roster, stage: str, send: Callable[[msg.Up], bool], leave: TableAction
) -> list[TableMenuRow]:
    """What can be done now; ``stage``: of the table; ``leave``: goes for good."""

    def sends(message: msg.Up) -> TableAction:
        return lambda: to.say("turn-sent" if send(message) else "people-lost")

    def manages(what: msg.HostAction, who: int = -1) -> TableMenuRow:
        return TableMenuRow(to.say(f"people-do-{what}"), sends(msg.Manage(what, who)))

    def each(what: msg.HostAction, fellows: Sequence[Fellow]) -> list[TableMenuRow]:
        if not fellows:
            return []
        rows = [TableMenuRow(one.name, sends(msg.Manage(what, one.guest))) for one in fellows]
        return [TableMenuRow(to.say(f"people-do-{what}"), rows=rows)]

    others = roster.others()
    rows = _mutes(to, roster, others)
    if roster.is_host:
        own: list[TableMenuRow] = []
        if stage == "gathering":
            own.append(TableMenuRow(to.say("people-do-start"), sends(msg.Start())))
        if stage == "over":
            own.append(manages("rematch"))
        if stage in ("playing", "paused"):
            own.append(manages("go-on" if stage == "paused" else "pause"))
            own += each("bot", [one for one in others if roster.is_away(one.guest)])
        own += each("silence", others) + each("kick", others)
        own.append(manages("unlock" if roster.locked else "lock"))
        rows = own + each("pass-on", others) + rows
    return [*rows, TableMenuRow(to.say("people-do-leave"), leave)]


def _mutes(to: Words, roster: Roster, others: Sequence[Fellow]) -> list[TableMenuRow]:
    def turn(one: Fellow) -> TableMenuRow:
        muted = one.guest in roster.muted

        def deed() -> str:
            roster.muted.symmetric_difference_update({one.guest})
            return to.say("people-heard" if muted else "people-muted", name=one.name)

        return TableMenuRow(one.name, deed)

    if not others:
        return []
    return [TableMenuRow(to.say("people-do-mute"), rows=[turn(one) for one in others])]
