"""The menu of a table of a server, and its line of chat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.client.table_news import TableNews
from sorry_a11y.client.table_play import TablePlay
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import phrase_text
from sorry_a11y.session.key_commands import BY_KEY, Command, key_name
from sorry_a11y.session.reply import Reply, Shown, reply_of
from sorry_a11y.session.row_menu import WALKS, Row, RowMenu
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

_LEAVES_LINE = frozenset({"escape", "backspace"})
_STEP_KEYS = frozenset({"tab", "down", "shift-tab", "up"})


class TableDesk:
    """The line of chat or the table menu that is open, if any, and the keys that open them.

    Args:
        news: The news of the table.
        play: Its game.
    """

    def __init__(self, news: TableNews, play: TablePlay) -> None:
        self._news = news
        self._play = play
        self._open: _ChatLine | _TableMenu | None = None

    @property
    def is_open(self) -> bool:
        """Return whether the next key is for the line of chat or the menu."""
        return self._open is not None

    @property
    def takes_line(self) -> bool:
        """Whether a line of chat is typed."""
        return isinstance(self._open, _ChatLine)

    @property
    def has_menu(self) -> bool:
        """Whether the table menu is open."""
        return isinstance(self._open, _TableMenu)

    def shown(self) -> Shown | None:
        """Return the rows of the menu; None if it is not open."""
        return self._open.shown() if isinstance(self._open, _TableMenu) else None

    def press(self, key: str, command: Command | None) -> Reply | None:
        """Return the reply of the open line or menu to a key; None if neither is open."""
        return self._chosen(self._open.press(key, command)) if self._open else None

    def take_at(self, at: int) -> Reply | None:
        """Take a row of the menu; None if it is not open."""
        return self._chosen(self._open.take_at(at)) if isinstance(self._open, _TableMenu) else None

    def ask(self, name: str) -> Reply:
        """Return the reply to a command for the table."""
        news, to = self._news, self._news.notes.listener()
        match name:
            case "say":
                self._open = _ChatLine(to, self.say)
                return self._open.opening()
            case "chat":
                return reply_of(to, [news.chat.earlier()])
            case "ask" | "table":
                return reply_of(to, news.company())
            case "desk":
                self._open = _TableMenu(news, self._manage)
                return self._open.opening()
        return reply_of(to, [news.questions.answer(yes=name == "yes")])

    def say(self, message: msg.Say) -> Reply:
        """Say something to the table, and wait for its answer."""
        news, to = self._news, self._news.notes.listener()
        if message.text:
            message = msg.Say(message.text, language=to.language)
        if not news.chat.say(message):
            return reply_of(to, [to.say("people-lost")])
        news.wait(lambda: bool(news.notes))
        return reply_of(to, news.notes.take() or [to.say("decision-sent")])

    def _manage(self, message: msg.Up) -> Reply:
        """Send a request of the table menu, and wait for its answer."""
        news, to = self._news, self._news.notes.listener()
        if lost := news.send(message):
            return reply_of(to, [lost])
        if isinstance(message, msg.Leave):
            return Reply((), "")  # the farewell follows
        news.hall.expect(message)
        news.wait(lambda: news.has_something)
        return self._play.begun() or reply_of(to, news.notes.take() or [to.say("decision-sent")])

    def _chosen(self, reply: Reply) -> Reply:
        """Return a reply of the menu; if a game has begun meanwhile, that of the game."""
        if self._open is None or not self._open.is_done:
            return reply
        was_menu, self._open = self.has_menu, None
        return (self._play.begun() if was_menu else None) or reply


class _ChatLine:
    """The input of one line of chat, which is typed or chosen from ready phrases.

    Args:
        to: The words of the player's language.
        send: The function that sends the line and returns the reply.

    Attributes:
        is_done: Whether a line was sent or the input was left.
    """

    def __init__(self, to: Words, send: Callable[[msg.Say], Reply]) -> None:
        self.is_done = False
        self._to = to
        self._send = send
        self._phrases = RowMenu([
            Row(partial(phrase_text, to, one), partial(self._end, msg.Say(phrase=one)))
            for one in msg.PHRASES
        ], lambda: to)
        self._has_told_phrase = False

    def opening(self) -> Reply:
        """Return what to do."""
        return reply_of(self._to, [self._to.say("people-say")])

    def press(self, key: str, _command: Command | None) -> Reply:
        """Return the reply to a key or a typed line."""
        command = BY_KEY.get(key)
        if key in _STEP_KEYS and not self._has_told_phrase:
            self._has_told_phrase = True
            is_forward = command is not None and command.name == "next"
            self._phrases.at = 0 if is_forward else len(msg.PHRASES) - 1
            return self._phrases.current()
        if key in _STEP_KEYS or (key == "enter" and self._has_told_phrase):
            reply = self._phrases.press(key, command)
            assert reply, "a key of the list"
            return reply
        text = "" if key in _LEAVES_LINE or key == "enter" else fit_line(key)
        if text:
            return self._end(msg.Say(text))
        self.is_done = True
        return reply_of(self._to, [self._to.say("people-say-left")])

    def _end(self, message: msg.Say) -> Reply:
        self.is_done = True
        return self._send(message)


class _TableMenu:
    """The table menu, some of whose rows open further lists.

    Args:
        news: The news of the table.
        send: The function that sends a request and returns the reply.

    Attributes:
        is_done: Whether something was chosen, or the menu was left.
    """

    def __init__(self, news: TableNews, send: Callable[[msg.Up], Reply]) -> None:
        self.is_done = False
        self._news = news
        self._send = send
        self._to = news.notes.listener()
        self._menus = [self._listed(self._rows())]

    def opening(self) -> Reply:
        """Return the title of the table menu and the row in focus."""
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
        return reply_of(self._to, [self._to.say("decision-refuse", key=key_name(self._to, key))])

    def shown(self) -> Shown:
        """Return the rows, which can always be left."""
        return self._menus[-1].shown()._replace(is_deep=True)

    def take_at(self, at: int) -> Reply:
        """Take the row with the index ``at``."""
        return self._menus[-1].take_at(at)

    def _back(self) -> Reply:
        if len(self._menus) == 1:
            self.is_done = True
            return reply_of(self._to, [self._to.say("people-desk-left")])
        self._menus.pop()
        self._menus[-1].at = 0
        return self._menus[-1].current()

    # -- rows ------------------------------------------------------------------------------------

    def _listed(self, rows: Sequence[Row]) -> RowMenu:
        return RowMenu(rows, lambda: self._to)

    def _row(self, text: str, act: Callable[[], Reply]) -> Row:
        """Return a row that does something and ends the menu."""
        def take() -> Reply:
            self.is_done = True
            return act()

        return Row(partial(str, text), take)

    def _sends(self, text: str, message: msg.Up) -> Row:
        return self._row(text, partial(self._send, message))

    def _manages(self, what: msg.HostAction) -> Row:
        return self._sends(self._to.say(f"people-do-{what}"), msg.Manage(what))

    def _leading(self, what: str, rows: Sequence[Row]) -> list[Row]:
        """Return a row that opens a list of others; none if that list is empty."""
        text = self._to.say(f"people-do-{what}")

        def open_rows() -> Reply:
            self._menus.append(self._listed(rows))
            return self._menus[-1].current([text])

        return [Row(partial(str, text), open_rows)] if rows else []

    def _each(
        self, what: str, people: dict[int, str], message: Callable[[int], msg.Up]
    ) -> list[Row]:
        """Return a row that opens a list with one row for each of some people."""
        return self._leading(what, [
            self._sends(name, message(guest)) for guest, name in people.items()
        ])

    def _rows(self) -> list[Row]:
        """Return the rows that can be chosen now."""
        others = self._news.standing.others()
        mutes = [self._row(name, partial(self._mute, guest, name))
                 for guest, name in others.items()]
        return [
            *(self._of_host(others) if self._news.standing.is_host else []),
            *self._leading("mute", mutes),
            *self._leading("hall", self._of_hall(others)),
            self._sends(self._to.say("people-do-leave"), msg.Leave()),
        ]

    def _of_host(self, others: dict[int, str]) -> list[Row]:
        standing = self._news.standing

        def each(what: msg.HostAction, people: dict[int, str]) -> list[Row]:
            return self._each(what, people, lambda guest: msg.Manage(what, guest))

        rows: list[Row] = []
        if standing.stage == "gathering":
            rows.append(self._sends(self._to.say("people-do-start"), msg.Manage("start")))
        if standing.stage == "over":
            rows.append(self._sends(self._to.say("people-do-rematch"), msg.Manage("start")))
        if standing.stage in ("playing", "paused"):
            rows.append(self._manages("go-on" if standing.stage == "paused" else "pause"))
            away = {guest: name for guest, name in others.items() if standing.is_away(guest)}
            rows += each("bot", away)
        lock = self._manages("unlock" if standing.locked else "lock")
        return [
            *rows, *each("silence", others), *each("kick", others), lock,
            *each("pass-on", others),
        ]

    def _of_hall(self, others: dict[int, str]) -> list[Row]:
        """Return the rows about friends, blocking and reports, for players from the hall."""
        hall = self._news.hall
        friends = hall.friends()
        if friends is None:
            return []
        return [
            *self._each("friend", others, lambda guest: msg.Relate("friend", who=guest)),
            *self._each("block", others, lambda guest: msg.Relate("block", who=guest)),
            *self._each("report", others, msg.ReportPerson),
            *self._leading("invite", [
                self._sends(name, hall.invitation(name)) for name in friends
            ]),
        ]

    def _mute(self, guest: int, name: str) -> Reply:
        muted = self._news.standing.muted
        message = "people-heard" if guest in muted else "people-muted"
        muted.symmetric_difference_update({guest})
        return reply_of(self._to, [self._to.say(message, name=name)])
