"""A table elsewhere before its game: who is waited for, and what keys do meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.client.table_news import TableNews
from sorry_a11y.client.table_play import TablePlay
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.narration.people import leaving
from sorry_a11y.session.key_commands import BY_KEY_AT_SHARED_TABLE, key_name, key_sentences
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.wire import protocol as msg

START_S = 5.0
"""Seconds that a game may take to begin."""
IN_LOBBY = frozenset({"say", "chat", "table", "desk", "take", "repeat", "help", "quit", "hush",
                      "yes", "no"})
"""The commands that mean something before there is a game."""


class Gathering:
    """The wait for a game.

    Args:
        news: The news of the table.
        play: Its game.
        serves: Whether this program serves the table, so that others wait while it is ended.
    """

    def __init__(self, news: TableNews, play: TablePlay, *, serves: bool) -> None:
        self.asks_to_leave = False
        self._news = news
        self._play = play
        self._serves = serves

    def press(self, key: str, name: str) -> Reply:
        """Return the reply to a key, which stands for the command ``name``."""
        to = self._news.notes.listener()
        asked, self.asks_to_leave = self.asks_to_leave, False
        if name == "quit" and asked:
            return Reply((), leaving(to, "goodbye", serves=self._serves), status=0)
        if asked:
            return self.reply([])
        match name:
            case "take" if self._news.roster.is_host:
                return self.start(msg.Start())
            case "quit":
                self.asks_to_leave = True
                return reply_of(to, [leaving(to, "quit", serves=self._serves)])
            case "help":
                known = [one for one in BY_KEY_AT_SHARED_TABLE.values() if one.name in IN_LOBBY]
                return self.reply(key_sentences(to, list(dict.fromkeys(known))))
        return self.reply([] if name == "take" else [to.say("turn-refuse", key=key_name(to, key))])

    def start(self, message: msg.Start | msg.Manage) -> Reply:
        """Begin a game; return its opening."""
        self._news.send(message)
        self._news.take_in(START_S, lambda: self._news.has_something)
        return self._play.begun() or self.reply(self._news.take_notes())

    def next_game(self) -> str:
        """Return what begins the next game, for the host; empty while nothing does."""
        if not (self._news.roster.is_host and self._play.has_told_all) or self._news.game.is_new:
            return ""
        message = {"gathering": "people-do-start", "over": "people-do-rematch"}.get(
            self._news.standing.stage
        )
        return upper_first(self._news.notes.listener().say(message)) if message else ""

    def reply(self, lead: Sequence[str]) -> Reply:
        """Return who is waited for, behind what is told first."""
        to, roster = self._news.notes.listener(), self._news.roster
        standing = self._news.standing
        if standing.state is None or standing.stage != "gathering":
            line = to.say("people-wait-table")
        elif roster.is_host:
            line = to.say("people-gather", count=roster.open_seats)
        else:
            line = to.say("people-gather-guest", name=roster.name(roster.host))
        return reply_of(to, [*lead, line])
