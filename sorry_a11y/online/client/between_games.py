"""The rows at a table before its first game and after each, for the host and the guests alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.online.client.coming_game import RulesMenu, seat_rows
from sorry_a11y.online.client.leaving import LeaveScreen
from sorry_a11y.online.client.meanwhile import seat_requests
from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.online.client.table_list import TableList
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.key_commands import (
    BY_KEY_AT_SHARED_TABLE,
    OPENS_LIST,
    Command,
    command_of,
    key_sentences,
)
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.reply import Reply, Shown, reply_of
from sorry_a11y.ui.session.row_menu import Row, RowMenu
from sorry_a11y.ui.session.screen import TextScreen

_BEFORE_A_GAME = frozenset(
    {
        "say",
        "chat",
        "table",
        "desk",
        "digit",
        "next",
        "previous",
        "take",
        "list",
        "pawns",
        "opponents",
        "repeat",
        "help",
        "quit",
        "hush",
        "yes",
        "no",
    }
)
"""The commands that mean something before there is a game."""


class BetweenGames(ListScreen):
    """The waiting room of a table, and the rows after a game.

    Args:
        at: The screen of the table.
        lead: The sentences that are told first.
        answered: A function that answers a command that is no row; None for one without an answer.
    """

    own_commands = frozenset({"repeat"})

    def __init__(
        self, at: TableBase, lead: Sequence[str], answered: Callable[[Command], Reply | None]
    ) -> None:
        self._at = at
        self._lead = lead
        self._answered = answered
        super().__init__(
            at.session,
            RowMenu(_rows(at), at.listener, acts_at_once=lambda: at.settings.digits == "play"),
        )

    def opened(self) -> Reply:
        """Return how things stand, and the first row."""
        return self.menu.current(self._lead)

    def resumed(self) -> Reply | None:
        """Return the current row."""
        return self.told([])

    def told(self, news: Sequence[str]) -> Reply:
        """Return news, and the row that stood before them."""
        self._renew()
        return self.menu.current(news)

    def key(self, key: str) -> Reply:
        """Choose a row, browse, or answer a question."""
        if begun := self._at.begun():
            return begun
        self._renew()
        return super().key(key)

    def command_of(self, key: str) -> Command | None:
        """Return the command of a key at a table."""
        return command_of(self._at.listener(), key, BY_KEY_AT_SHARED_TABLE)

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that is no row."""
        return self._answered(command)

    def shown(self) -> Shown | None:
        """Return the rows as things stand now."""
        self._renew()
        return self.menu.shown()

    def _renew(self) -> None:
        """Take the rows of now; those that have the same words stay told."""
        to, rows = self._at.listener(), _rows(self._at)
        before = [row.told(to) for row in self.menu.rows]
        now = [row.told(to) for row in rows]
        pairs = enumerate(zip(before, now, strict=False))
        alike = next((at for at, (one, other) in pairs if one != other), min(len(before), len(now)))
        self.menu.renew(rows, alike)


class WaitingRoom(BetweenGames):
    """The rows before the first game, with the answers to questions about the table.

    Args:
        at: The screen of the table.
        lead: The sentences that are told first.
    """

    def __init__(self, at: TableBase, lead: Sequence[str]) -> None:
        words = at.table.words()
        known = [*words.rules(), *words.sentences(), words.missing()]
        super().__init__(at, [*lead, *known], self._answered_here)

    def _answered_here(self, command: Command) -> Reply | None:
        """Return the answer to a command before the first game; None if it has none."""
        at, name = self._at, command.name
        to, words = at.listener(), at.table.words()
        if reply := at.answered(name):
            return reply
        match name:
            case "pawns":
                return reply_of(to, words.own_seat())
            case "opponents":
                return reply_of(to, words.other_seats())
            case "card" | "ask" | "table":
                return reply_of(to, [*at.table.company(), *words.rules()])
            case "repeat":
                return at.last
            case "help":
                known = dict.fromkeys(
                    one._replace(keys=(OPENS_LIST,)) if one.name == "table" else one
                    for one in BY_KEY_AT_SHARED_TABLE.values()
                    if one.name in _BEFORE_A_GAME
                )
                return self.told(key_sentences(to, list(known)))
            case "quit":
                return self.session.visit(LeaveScreen(at))
            case "hush":
                return reply_of(to, [to.say("voice-hush")])
        if command.group in ("asking", "listening"):
            return reply_of(to, [words.missing()])
        return None


def _rows(at: TableBase) -> list[Row]:
    """Return the rows of now."""
    people, visit = at.table.people, at.session.visit
    if not people.plays:
        rows = [*seat_rows(at), *seat_requests(at)]
    elif people.stage == "gathering":
        rows = _before_a_game(at)
    else:
        rows = _after_a_game(at)
    if people.is_host:
        rows.append(Row("people-room-rules", lambda: visit(RulesMenu(at))))
    if people.plays and (listed := seat_rows(at)):
        title = at.listener().say("people-room-seats-open")
        rows.append(Row("people-room-seats", lambda: visit(TableList(at, title, listed, ""))))
    if at.game:
        rows.append(Row("people-room-look-back", partial(_look_back, at)))
    rows += [
        Row("people-room-say", lambda: visit(at.chat_line())),
        Row("people-room-menu", lambda: visit(at.menu())),
    ]
    if people.plays and people.stage != "gathering" and people.is_ready and not people.starts_in:
        rows.append(_stops(at, "people-room-not-again"))
    return [*rows, Row("people-do-leave", lambda: visit(LeaveScreen(at)))]


def _before_a_game(at: TableBase) -> list[Row]:
    people = at.table.people
    if people.starts_in:
        return [_stops(at)]
    if people.is_host:
        count = people.open_seats
        return [Row("people-room-start", at.start, style="" if count else "main", count=count)]
    if people.is_ready:
        return [_stops(at, "people-room-unready")]
    return [_is_ready(at, "people-room-ready")]


def _after_a_game(at: TableBase) -> list[Row]:
    """Return the rows that lead to another game; `_rows` has the one that takes it back."""
    people = at.table.people
    if not people.is_ready:
        return [_is_ready(at, "people-room-again")]
    if people.starts_in:
        return [_stops(at)]
    return [Row("people-room-now", at.start, style="main")] if people.is_host else []


def _is_ready(at: TableBase, label: str) -> Row:
    """Return the row by which a player says that the game may begin."""
    return Row(label, lambda: at.manage(msg.Ready()), style="main")


def _stops(at: TableBase, label: str = "people-room-stop") -> Row:
    """Return the row by which a player says that it may not, or stops its countdown."""
    return Row(label, lambda: at.manage(msg.Ready(on=False)))


def _look_back(at: TableBase) -> Reply:
    """Tell again what was told of the game."""
    assert at.game, "there was a game"
    told = at.game.who.feed.recall.sentences
    return at.session.visit(TextScreen(told, at.settings))
