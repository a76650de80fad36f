"""A front for a page: the company of any terminal, with its choices shown as a list."""

from __future__ import annotations

from sorry_a11y.client.online_session import OnlineSession
from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.rules.board import RED, Seat
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.settings.values import Settings
from sorry_a11y.wire import protocol as msg

LEFT_TO_THE_PAGE = frozenset({"say", "help", "settings", "quit", "digit", "next", "previous",
                              "take"})
"""The commands that a page answers by itself, or by choosing."""


class PageGuest(OnlineSession):
    """Somebody who plays on a page."""

    def shown(self) -> Shown | None:
        """What can be chosen now; None while there is nothing."""
        if self._desk:
            return self._desk.shown()
        if self._game and self._news.stage != "over":
            return None if self._news.has_new_game else self._game.shown()
        row = self._next_game()
        return Shown(row[0], (row[1],), ("1",)) if row else None

    def _next_game(self) -> tuple[str, str] | None:
        """What begins the next game, and what it is called: the host's."""
        if not self._news.roster.is_host or self._news.has_new_game:
            return None
        stage = self._news.stage
        message = {"gathering": "people-do-start", "over": "people-do-rematch"}.get(stage)
        if message is None or (self._game and not self._game.has_told_all):
            return None
        return f"{stage} {self.heard}", upper_first(self.listener().say(message))

    def choose(self, at: int) -> Reply:
        """Take choice ``at`` of what is shown."""
        self._take_in()
        reply = None if self._desk else self._begun()
        shown = self.shown()
        if reply is None and shown and at < len(shown.labels):
            reply = self._taken(at)
        if reply is None:
            reply = self._game.reopen() if self._game else self._gathering([])
        return self._tell(self._ended() or self._led(self._news.take(), reply))

    def _taken(self, at: int) -> Reply:
        if self._desk:
            return self._done_at_desk(self._desk.take_at(at))
        if self._game and self._news.stage != "over":
            reply = self._game.take_at(at)
            return self._game.reopen() if self._news.reopened() else reply
        over = self._game is not None
        self._line.send(msg.Manage("rematch") if over else msg.Start())
        self._news.take_in(5.0, lambda: self._news.has_something)
        return self._begun() or self._gathering(self._news.take())

    def say(self, message: msg.Say | msg.SayPhrase) -> Reply:
        """Say something to the table."""
        self._take_in()
        sent = self._line.send(message)
        own = self._news.own_line(message) if sent else self.listener().say("people-lost")
        return self._tell(self._led(self._news.take(), self._reply([own])))

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on."""
        if self._game:
            self._game.change(settings)
        self.settings = settings

    def come_back(self) -> Reply | None:
        """The page is there again after it was out of reach: what it missed."""
        if self._game:
            self._game.come_back()
        return self.news()

    # -- what is drawn -----------------------------------------------------------------------

    @property
    def table(self) -> RemoteGame | None:
        """The game that is told; None before there is one."""
        return self._table

    @property
    def below(self) -> Seat:
        """The seat whose side is drawn below."""
        return self._table.own[0] if self._table and self._table.own else RED

    def passed(self) -> list[bytes]:
        """The positions told since this was last asked; they count as drawn."""
        if self._game is None:
            return []
        ear = self._game.ear
        passed = list(ear.passed)
        ear.passed.clear()
        return passed or [self._game.view().position]
