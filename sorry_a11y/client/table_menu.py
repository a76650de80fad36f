"""The table menu, what a player does apart from the game: talk, and look after its people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from sorry_a11y.client.hall_news import HallTies
from sorry_a11y.client.roster import Roster
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import PHRASES, phrase_text
from sorry_a11y.session.key_commands import BY_KEY, Command, key_name
from sorry_a11y.session.reply import Reply, Shown, reply_of
from sorry_a11y.session.row_menu import WALKS, Row, RowMenu
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

LEAVES_LINE = frozenset({"escape", "backspace"})
STEP_KEYS = frozenset({"tab", "down", "shift-tab", "up"})


class ChatLine:
    """Takes one line of talk: typed, or a ready phrase that was told.

    ``send`` sends it and returns the reply. ``done`` tells whether it was sent or left.
    """

    def __init__(self, to: Words, send: Callable[[msg.Say | msg.SayPhrase], Reply]) -> None:
        self.done = False
        self._to = to
        self._send = send
        self._phrases = RowMenu([
            Row(partial(phrase_text, to, one), partial(self._end, msg.SayPhrase(one)))  # type: ignore[arg-type]
            for one in PHRASES
        ], lambda: to)
        self._has_told_phrase = False

    def opening(self) -> Reply:
        """Return what to do."""
        return reply_of(self._to, [self._to.say("people-say")])

    def press(self, key: str) -> Reply:
        """Return the reply to a key or a typed line."""
        command = BY_KEY.get(key)
        if key in STEP_KEYS and not self._has_told_phrase:
            self._has_told_phrase = True
            is_forward = command is not None and command.name == "next"
            self._phrases.at = 0 if is_forward else len(PHRASES) - 1
            return self._phrases.current()
        if key in STEP_KEYS or (key == "enter" and self._has_told_phrase):
            reply = self._phrases.press(key, command)
            assert reply, "a key of the list"
            return reply
        text = "" if key in LEAVES_LINE or key == "enter" else fit_line(key)
        if text:
            return self._end(msg.Say(text))
        self.done = True
        return reply_of(self._to, [self._to.say("people-say-left")])

    def _end(self, message: msg.Say | msg.SayPhrase) -> Reply:
        self.done = True
        return self._send(message)


@dataclass
class TableMenuRow:
    """A row: what it says, and either what it does or the rows behind it."""

    text: str
    act: Callable[[], Reply] | None = None
    rows: list[TableMenuRow] = field(default_factory=list)


class TableMenu:
    """Rows to choose from, some with rows behind them. ``done`` tells whether it was left."""

    def __init__(self, to: Words, rows: Sequence[TableMenuRow]) -> None:
        self.done = False
        self._to = to
        self._menus = [self._menu(rows)]

    def opening(self) -> Reply:
        """Return what can be done here, and the first row."""
        return self._menus[-1].current([self._to.say("people-desk")])

    def press(self, key: str, command: Command | None) -> Reply:
        """Return the reply to a key."""
        menu, name = self._menus[-1], command.name if command else ""
        if name in ("back", "desk", "quit"):
            return self._back()
        is_beyond = name == "digit" and int(key) > len(menu.rows)
        reply = menu.press(key, command) if name in WALKS and not is_beyond else None
        if reply or name == "help":
            return reply or self.opening()
        menu.look_away()
        return reply_of(self._to, [self._to.say("turn-refuse", key=key_name(self._to, key))])

    def shown(self) -> Shown:
        """Return the rows, which can always be left."""
        return self._menus[-1].shown()._replace(is_deep=True)

    def take_at(self, at: int) -> Reply:
        """Take a row that was told where it stands."""
        return self._menus[-1].take_at(at)

    def _menu(self, rows: Sequence[TableMenuRow]) -> RowMenu:
        return RowMenu(
            [Row(partial(str, row.text), partial(self._take, row)) for row in rows],
            lambda: self._to,
        )

    def _take(self, row: TableMenuRow) -> Reply:
        if row.act:
            self.done = True
            return row.act()
        self._menus.append(self._menu(row.rows))
        return self._menus[-1].current([row.text])

    def _back(self) -> Reply:
        if len(self._menus) == 1:
            self.done = True
            return reply_of(self._to, [self._to.say("people-desk-left")])
        self._menus.pop()
        self._menus[-1].at = 0
        return self._menus[-1].current()


def table_rows(
    to: Words, roster: Roster, stage: str, send: Callable[[msg.Up], Reply],
    leave: Callable[[], Reply], hall: HallTies | None = None,
) -> list[TableMenuRow]:
    """Return what can be done now. ``stage`` is that of the table; ``leave`` goes for good;
    ``hall``: how one came from the hall of a server, None where one did not."""

    def manages(what: msg.HostAction, who: int = -1) -> TableMenuRow:
        return TableMenuRow(
            to.say(f"people-do-{what}"), partial(send, msg.Manage(what, who))
        )

    def each(what: msg.HostAction, people: dict[int, str]) -> list[TableMenuRow]:
        rows = [
            TableMenuRow(name, partial(send, msg.Manage(what, guest)))
            for guest, name in people.items()
        ]
        return [TableMenuRow(to.say(f"people-do-{what}"), rows=rows)] if rows else []

    others = roster.others()
    rows = _mutes(to, roster, others)
    if hall and (met := _of_hall(to, others, hall, send)):
        rows.append(TableMenuRow(to.say("people-do-hall"), rows=met))
    if roster.is_host:
        own: list[TableMenuRow] = []
        if stage == "gathering":
            own.append(TableMenuRow(to.say("people-do-start"), partial(send, msg.Start())))
        if stage == "over":
            own.append(manages("rematch"))
        if stage in ("playing", "paused"):
            own.append(manages("go-on" if stage == "paused" else "pause"))
            away = {guest: name for guest, name in others.items() if roster.is_away(guest)}
            own += each("bot", away)
        own += each("silence", others) + each("kick", others)
        own.append(manages("unlock" if roster.locked else "lock"))
        rows = own + each("pass-on", others) + rows
    return [*rows, TableMenuRow(to.say("people-do-leave"), leave)]


def _of_hall(
    to: Words, others: dict[int, str], hall: HallTies, send: Callable[[msg.Up], Reply]
) -> list[TableMenuRow]:
    """Return what can be done about people whom one has met by the hall."""
    asks: dict[str, Callable[[int], msg.Up]] = {
        "friend": lambda guest: msg.Relate("friend", who=guest),
        "block": lambda guest: msg.Relate("block", who=guest),
        "report": msg.ReportPerson,
    }
    rows = [
        TableMenuRow(to.say(f"people-do-{what}"), rows=[
            TableMenuRow(name, partial(send, ask(guest))) for guest, name in others.items()
        ]) for what, ask in asks.items() if others
    ]
    friends = [
        TableMenuRow(name, partial(send, msg.Invite(name, hall.code))) for name in hall.friends
    ]
    return [*rows, TableMenuRow(to.say("people-do-invite"), rows=friends)] if friends else rows


def _mutes(to: Words, roster: Roster, others: dict[int, str]) -> list[TableMenuRow]:
    def turn(guest: int, name: str) -> Reply:
        was_muted = guest in roster.muted
        roster.muted.symmetric_difference_update({guest})
        return reply_of(to, [to.say("people-heard" if was_muted else "people-muted", name=name)])

    rows = [TableMenuRow(name, partial(turn, guest, name)) for guest, name in others.items()]
    return [TableMenuRow(to.say("people-do-mute"), rows=rows)] if rows else []
