"""The keys of a table elsewhere apart from its game: talk, people, the table menu, answers."""

from __future__ import annotations

from sorry_a11y.client.table_menu import ChatLine, TableMenu, table_rows
from sorry_a11y.client.table_news import TableNews
from sorry_a11y.client.table_play import TablePlay
from sorry_a11y.narration.people import code_told
from sorry_a11y.session import questions
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import Reply, Shown, reply_of
from sorry_a11y.wire import protocol as msg


class TableDesk:
    """A line of chat or the table menu, where one is open, and the keys that open them.

    Args:
        news: The news of the table.
        play: Its game.
    """

    def __init__(self, news: TableNews, play: TablePlay) -> None:
        self._news = news
        self._play = play
        self._chat: ChatLine | None = None
        self._menu: TableMenu | None = None

    @property
    def takes_line(self) -> bool:
        """Tell whether a line of chat is typed."""
        return self._chat is not None

    @property
    def has_menu(self) -> bool:
        """Tell whether the table menu is open."""
        return self._menu is not None

    @property
    def is_open(self) -> bool:
        """Tell whether the next key is for a line of chat or the menu."""
        return self.takes_line or self.has_menu

    def shown(self) -> Shown | None:
        """Return the rows of the menu; None where it is not open."""
        return self._menu.shown() if self._menu else None

    def press(self, key: str, command: Command | None) -> Reply | None:
        """Return the reply of what is open; None where nothing is."""
        if self._chat:
            reply = self._chat.press(key)
            self._chat = None if self._chat.done else self._chat
            return reply
        return self._chosen(self._menu.press(key, command)) if self._menu else None

    def take_at(self, at: int) -> Reply | None:
        """Take a row of the menu; None where it is not open."""
        return self._chosen(self._menu.take_at(at)) if self._menu else None

    def ask(self, name: str) -> Reply:
        """Return the reply to a command for the table."""
        news, to = self._news, self._news.notes.listener()
        match name:
            case "say":
                self._chat = ChatLine(to, self.say)
                return self._chat.opening()
            case "chat":
                return reply_of(to, [news.chat.earlier()])
            case "table":
                played, code = self._play.game, news.standing.code
                game = questions.rules_played(played.who) if played else []
                lead = [*game, *([code_told(to, code)] if code else [])]
                return reply_of(to, [*lead, *news.roster.sentences(to)])
            case "desk":
                self._menu = TableMenu(to, table_rows(
                    to, news.roster, news.standing.stage, self._managed,
                    lambda: reply_of(to, [news.send(msg.Leave())]), news.hall.ties(),
                ))
                return self._menu.opening()
        return reply_of(to, [news.questions.answer(yes=name == "yes")])

    def say(self, message: msg.Say | msg.SayPhrase) -> Reply:
        """Say something to the table, and wait for what comes of it."""
        news, to = self._news, self._news.notes.listener()
        if isinstance(message, msg.Say):
            message = msg.Say(message.text, to.language)
        if not news.chat.say(message):
            return reply_of(to, [to.say("people-lost")])
        news.wait(lambda: bool(news.notes))
        return reply_of(to, news.take_notes() or [to.say("turn-sent")])

    def _managed(self, message: msg.Up) -> Reply:
        """Send what was chosen in the table menu, and wait for what comes of it."""
        news, to = self._news, self._news.notes.listener()
        if lost := news.send(message):
            return reply_of(to, [lost])
        news.hall.expect(message)
        news.wait(lambda: news.has_something)
        return self._play.begun() or reply_of(to, news.take_notes() or [to.say("turn-sent")])

    def _chosen(self, reply: Reply) -> Reply:
        """Return the reply of the table menu, unless it was left for a game that has begun."""
        if self._menu and self._menu.done:
            self._menu = None
            return self._play.begun() or reply
        return reply
