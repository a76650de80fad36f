"""A page as a front: its keys and choices go to a screen, and replies come back as messages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import structs

from sorry_a11y.core.game.port import GamePort
from sorry_a11y.core.rules.board import RED, SEATS, WATCHER, Seat, Spot
from sorry_a11y.frontends.web import page_messages as page
from sorry_a11y.frontends.web.table_drawing import Drawing, DrawnMove, Scene, drawing, stage_board
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.sound.clips import RATE, plan
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, Shown
from sorry_a11y.ui.session.surroundings import sound_settings
from sorry_a11y.ui.settings.values import Settings, with_valid

_OF_PAGE = frozenset(
    key
    for key, command in BY_KEY.items()
    if command.name in {"digit", "next", "previous", "take", "settings", "help"}
)
"""The keys that a page answers by itself while a list of choices is open."""


class Look(NamedTuple):
    """The look of the page after a reply.

    Attributes:
        scene: The cards, players and buttons beside the board.
        table: The port of the game; None without a game.
        own: The seats of the player.
        passed: The positions that were told.
        line: Whether a line of text may be typed though nothing asks for one.
        typed: The label of the line of text, if it is asked for and takes the focus; else empty.
        room: The board before there is a game, with those who are there; None where there is one.
        heard: The last entry of the table's journal that was told; -1 for none.
        kept: Whether the page may come back to its seat if the session ends with this reply.
    """

    scene: Scene
    table: GamePort | None = None
    own: Sequence[Seat] = ()
    passed: Sequence[DrawnMove] = ()
    line: bool = False
    typed: str = ""
    room: Drawing | None = None
    heard: int = -1
    kept: bool = True

    @classmethod
    def of_menu(cls, session: PlayerSession, title: str, *, is_front: bool = False) -> Look:
        """Return the look of a menu.

        Args:
            session: The session of the player.
            title: The message of the title where the menu has none of its own.
            is_front: As in `Scene`.
        """
        inner, to = session.inner, session.listener()
        told, board = to.say(title), ""
        elsewhere: tuple[str, ...] = ()
        for menu in session.screens:
            if isinstance(menu, MenuScreen):
                board = stage_board(book) if (book := menu.book) else board
                if not menu.is_top:
                    # a title that is seen names no keys
                    told = menu.title(Words(to.language, "touch"))
        if isinstance(inner, MenuScreen) and not inner.is_top:
            elsewhere = (upper_first(inner.title(to)),)
        return cls(
            Scene(
                WATCHER,
                upper_first(told),
                asks="rq",
                elsewhere=elsewhere,
                is_menu=True,
                is_front=is_front,
                board=board,
            )
        )


class PageFront(ABC):
    """The front of a session at a page, which gives it keys and makes messages of its replies.

    Replies and lists of choices are numbered. A subclass has the way to the page, its look and its
    texts.

    Args:
        session: The session of the player.
        lengths: The samples of each clip that the page can play.
    """

    def __init__(self, session: PlayerSession, lengths: Mapping[Earcon, int]) -> None:
        self._session = session
        self._lengths = lengths
        self._menus = _NumberedMenus()
        self._told = 0
        self._focus = ""
        self._drawn: tuple[Spot, ...] = ()
        self._port: GamePort | None = None
        self._names: tuple[str | None, ...] = ()
        self._look: Look | None = None
        self._room: Drawing | None = None
        self._sent: Settings | None = None

    @abstractmethod
    def send(self, message: page.ToPage) -> None:
        """Send a message to the page."""

    @abstractmethod
    def look(self, reply: Reply) -> Look:
        """Return the look of the page after a reply of the session."""

    @abstractmethod
    def words(self, language: str) -> page.WordsOf:
        """Return the page's own texts in a language."""

    def chat(self, message: msg.Say) -> Reply | None:  # noqa: ARG002
        """Return the reply to a line that nothing asked for; None where nobody reads it."""
        return None

    def with_line(self, look: Look, reply: Reply) -> Look:
        """Return a look with the label of the line of text, if one is asked for."""
        if not self._session.takes_line:
            return look
        # a sound that tells of news has no words, and the question stays
        before = self._look.typed if self._look else ""
        return look._replace(typed=reply.focus or before)

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        return self._session.settings

    def answer(self, message: page.InSession) -> Reply | None:
        """Return the reply to a message of the page; None if there is nothing to tell."""
        match message:
            case page.Press(key=key):
                is_own = self._menus.now is not None and key in _OF_PAGE
                return None if is_own else self._session.key(key)
            case page.Choose():
                return self._chosen(message.menu, message.at)
            case page.SetSetting():
                session, wished = self._session, {message.name: message.value}
                lost = session.change(set_as_wished(session.settings, wished))
                return Reply((lost,), "") if lost else None
        if message.phrase or not self._session.takes_line:
            return self.chat(message)
        return self._session.line(fit_line(message.text))

    def _chosen(self, menu: int, at: int) -> Reply | None:
        # a second press on a slow connection: the reply to the first one is on its way
        if self._menus.is_gone(menu):
            return None
        has = self._menus.has(menu, at)
        return self._session.take_at(at) if has else self._session.key("r")

    # -- messages to the page ----------------------------------------------------------------------

    def tell(self, reply: Reply, *, asked: bool) -> page.PageReply:
        """Send a reply, after the board if it is another one; return the message of the reply.

        ``asked``: whether the page asked for it.
        """
        self._look = look = self.look(reply)
        if table := look.table:
            names, is_other = self._names_at(table), table is not self._port
            if is_other:
                self._port, self._drawn = table, ()
            if is_other or names != self._names:  # also if somebody has taken the seat of a bot
                self._names = names
                self.send(self._board(table, look.own))
        elif look.room and look.room != self._room:
            self._room = look.room
            self.send(look.room)
        message = self._message(reply, look, asked=asked)
        self.send(message)
        return message

    def end(self, sentence: str, *, kept: bool) -> None:
        """Tell the page in one sentence that its session ends.

        ``kept``: whether the page may still come back to its seat.
        """
        self._told += 1
        heard = self._look.heard if self._look else -1
        self.send(page.PageReply(self._told, [sentence], heard=heard, ends=True, kept=kept))

    def tell_settings(self, *, anyway: bool = False) -> None:
        """Send the settings that hold, and the page's texts in a new language.

        Nothing is sent if the page has both, unless the settings are sent ``anyway``.
        """
        before, now = self._sent, self.settings
        self._sent = now
        if before is None or now.language != before.language:
            self.send(self.words(now.language))
        if anyway or now != before:
            self.send(page.SettingsOf({name: getattr(now, name) for name in page.PAGE_SETTINGS}))

    def board(self) -> Drawing | None:
        """Return the board with the pawns as they were drawn last; None before there is one."""
        if self._port and self._look:
            return self._board(self._port, self._look.own)
        return self._room

    def _board(self, table: GamePort, own: Sequence[Seat]) -> Drawing:
        return structs.replace(
            drawing(table.rules.board, own[0] if own else RED),
            names=self._names_at(table),
            own=tuple(own),
            position=self._drawn,
        )

    def _names_at(self, table: GamePort) -> tuple[str | None, ...]:
        """Return the names of a table by seat, None for seats that do not play."""
        seating, you = table.seating, upper_first(self._session.listener().say("page-you"))
        return tuple(seating.name(seat) or you if seat in seating.seats else None for seat in SEATS)

    def _message(self, reply: Reply, look: Look, *, asked: bool) -> page.PageReply:
        """Return the message of a reply and of the choices after it."""
        session = self._session
        shown, to = session.shown(), session.listener()
        is_new = self._menus.show(shown)
        at = shown.at if shown else 0
        # the button that takes the focus in a new list says what it is for
        says_it = shown and reply.focus in (shown.labels[at], upper_first(to.say("decision-go-on")))
        by_button = says_it and is_new
        # news that come by themselves change nothing about what was told to wait for
        waits_as_before = not reply.is_news and reply.focus == self._focus
        is_again = not asked and reply.news and waits_as_before
        if not reply.silent:
            self._focus = reply.focus
        focus = [to.stopped(reply.focus)] if reply.focus and not (by_button or is_again) else []
        cues = plan(sound_settings(session.settings).select(reply.cues), self._lengths)
        self._told += 1
        ends = reply.status is not None
        return page.PageReply(
            self._told,
            [*reply.news, *focus],
            self._menus.now,
            at,
            asked,
            tuple(
                (
                    cue.earcon.value,
                    round(cue.start_pan, 3),
                    round(cue.end_pan, 3),
                    round(cue.gain_db, 1),
                    round(start / RATE, 4),
                    round(length / RATE, 4),
                )
                for cue, start, length in cues
            ),
            self._changed(look.passed),
            look.heard,
            look.scene,
            reply.foreign,
            ends,
            kept=ends and look.kept,
            line=look.line or session.takes_line,
            typed=look.typed,
            calls=reply.calls,
            asks=0 if reply.is_news else max(len(focus), reply.asks - (not focus)),
        )

    def _changed(self, passed: Iterable[DrawnMove]) -> tuple[DrawnMove, ...]:
        """Return the positions to draw, without those that show nothing new."""
        changed: list[DrawnMove] = []
        for move in passed:
            position, _, face, _ = move
            if position != self._drawn or face:
                changed.append(move)
                self._drawn = position
        return tuple(changed)


class _NumberedMenus:
    """The numbers of the lists of choices that a page was shown.

    Attributes:
        now: The list that is open; None for none.
    """

    def __init__(self) -> None:
        self.now: page.Menu | None = None
        self._count = 0
        self._of: object = None

    def show(self, shown: Shown | None) -> bool:
        """Open a list, or none; return whether it is another list, which gets a new number."""
        if shown is None:
            self.now = self._of = None
            return False
        is_same = shown.of is self._of or (isinstance(shown.of, str) and shown.of == self._of)
        is_new = self.now is None or not is_same
        if is_new:
            self._count += 1
            self._of = shown.of
        self.now = page.Menu(
            self._count,
            shown.labels,
            shown.keys,
            shown.motions,
            shown.is_deep,
            shown.cards,
            shown.places,
            shown.styles,
        )
        return is_new

    def is_gone(self, number: int) -> bool:
        """Return whether a list was shown and is not open any more."""
        return number < (self.now.n if self.now else self._count + 1)

    def has(self, number: int, at: int) -> bool:
        """Return whether the open list has a number, and a choice ``at``."""
        return self.now is not None and number == self.now.n and at < len(self.now.labels)


# -- settings --------------------------------------------------------------------------------------


def set_as_wished(settings: Settings, wished: dict[str, str | int]) -> Settings:
    """Return the settings with those values that a page may set and that are valid."""
    shown = {name: value for name, value in wished.items() if name in page.PAGE_SETTINGS}
    return with_valid(settings, shown)
