"""A page as a front: its keys and choices go to a screen, and replies come back as messages."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from sorry_a11y.game.port import GamePort
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.looks import Look, Manner
from sorry_a11y.web.page_telling import PageTeller, set_as_wished
from sorry_a11y.wire import protocol as msg


class PageFront:
    """Gives a screen what a page does, and makes messages of its replies.

    Args:
        session: The session of the one at the page.
        send: Sends a message to the page.
        manner: What the page does in its place.
    """

    def __init__(
        self, session: PlayerSession, send: Callable[[page.ToPage], object], manner: Manner
    ) -> None:
        self._session = session
        self._send = send
        self._manner = manner
        self._teller = PageTeller()
        self._table: GamePort | None = None
        self._look: Look | None = None

    # -- what the page does ------------------------------------------------------------------------

    def answer(self, message: page.FromPage) -> Reply | None:
        """Return the reply to what a page does; None where it makes no sense here."""
        match message:
            case page.Press():
                return self._pressed(message.key)
            case page.Choose():
                return self._chosen(message.menu, message.at)
            case msg.Say() | msg.SayPhrase():
                return self._manner.say(self._session, message)
            case page.SetSetting():
                self.change(message)
        return None

    def change(self, wish: page.SetSetting) -> None:
        """Change a setting as wished."""
        held = self._session.held
        held.change(set_as_wished(held.now, {wish.name: wish.value}))

    def _pressed(self, key: str) -> Reply | None:
        keys = self._manner.keys(self._session.inner)
        of_page = keys.by_list if self._teller.menus.now else keys.without
        return None if key in of_page else self._session.key(key)

    def _chosen(self, menu: int, at: int) -> Reply | None:
        # a second press on a slow connection hears what came of the first, which is on its way
        session, menus = self._session, self._teller.menus
        if menus.is_gone(menu):
            return None
        return session.take_at(at) if menus.has(menu, at) else session.key("r")

    # -- what the page is told ---------------------------------------------------------------------

    def tell(self, reply: Reply, *, asked: bool) -> page.PageReply:
        """Send a reply, behind the board of a game that is new; return the message. ``asked``:
        whether the page asked for it."""
        self._look = look = self._manner.look(self._session.inner, reply)
        if look.table and look.table is not self._table:
            self._table = look.table
            self._send(self._board(look.table, look, is_new=True))
        told = self._teller.message(
            self._session, reply, asked=asked, passed=look.passed, heard=look.heard,
            scene=look.scene,
        )
        message = structs.replace(
            told, lines=[*told.lines, *look.more], line=look.line, typed=look.typed,
            kept=self._manner.is_left and look.scene.is_menu and told.ends,
        )
        self._send(message)
        return message

    def fail(self) -> None:
        """Send that the session ends by a mistake of the program."""
        heard = self._look.heard if self._look else -1
        self._send(self._teller.failure(self._session, heard=heard))

    def board(self) -> page.BoardOf | None:
        """Return the board that was drawn last; None before there was one."""
        if self._table is None or self._look is None:
            return None
        return self._board(self._table, self._look, is_new=False)

    def _board(self, table: GamePort, look: Look, *, is_new: bool) -> page.BoardOf:
        you = self._manner.you
        called = upper_first(self._session.listener().say(you)) if you else ""
        return self._teller.board(table, look.own, is_new=is_new, you=called)
