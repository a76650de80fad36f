"""Messages to a page, made of what a screen replies and shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from msgspec import structs

from sorry_a11y.game.port import GamePort
from sorry_a11y.rules.board import RED, SEATS, Seat
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.surroundings import sound_settings
from sorry_a11y.settings.values import SettingError, Settings, checked
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.board_drawing import drawing
from sorry_a11y.web.table_scene import Scene


class PageTeller:
    """Makes a message of each reply of a screen, and numbers replies and lists of choices.

    ``menus``: the lists that the page was shown.
    """

    def __init__(self) -> None:
        self.menus = NumberedMenus()
        self._told = 0
        self._focus = ""
        self._drawn = b""

    def message(
        self, screen: Screen, reply: Reply, *, asked: bool, passed: Iterable[bytes] = (),
        heard: int = -1, scene: Scene | None = None,
    ) -> page.PageReply:
        """Return the message of a reply and of what can be chosen after it.

        ``asked``: whether the page asked for it. ``passed``: the positions that it tells of.
        ``heard``: the last entry of the table's journal that was told. ``scene``: what is to be
        seen besides the board.
        """
        shown, to = screen.shown(), screen.listener()
        is_new = self.menus.show(shown)
        at = shown.at if shown else 0
        # the button that takes the focus in a new list says what it is for
        by_button = shown and is_new and reply.focus == shown.labels[at]
        # news that come by themselves change nothing about what was told to wait for
        is_again = not asked and reply.news and reply.focus == self._focus
        self._focus = reply.focus
        focus = [to.stopped(reply.focus)] if reply.focus and not (by_button or is_again) else []
        cues = sound_settings(screen.settings).select(reply.cues)
        self._told += 1
        return page.PageReply(
            self._told, [*reply.news, *focus], self.menus.now, at, asked,
            tuple((cue.earcon.value, round(cue.start_pan, 3), round(cue.end_pan, 3),
                   round(cue.gain_db, 1)) for cue in cues),
            self._changed(passed), heard, scene, reply.foreign, reply.status is not None,
            calls=reply.calls,
        )

    def failure(self, screen: Screen, *, heard: int = -1) -> page.PageReply:
        """Return the message that the session ends by a mistake of the program."""
        to = screen.listener()
        self._told += 1
        lines = [to.stopped(to.say("end-failure", kept="yes"))]
        return page.PageReply(self._told, lines, heard=heard, ends=True, kept=True)

    def board(
        self, table: GamePort, own: Sequence[Seat], *, is_new: bool, you: str = ""
    ) -> page.BoardOf:
        """Return the board of a game; of one that is not new with the position that was drawn.
        ``you``: what a player without a name is called."""
        if is_new:
            self._drawn = b""
        below, seating = own[0] if own else RED, table.seating
        return page.BoardOf(
            **structs.asdict(drawing(table.rules.board, below)),
            names=[seating.name(seat) or you if seat in seating.seats else None for seat in SEATS],
            own=list(own), below=below, position=tuple(self._drawn),
        )

    def _changed(self, positions: Iterable[bytes]) -> tuple[tuple[int, ...], ...]:
        """Return the positions to draw, without those that change nothing."""
        changed = []
        for position in positions:
            if position != self._drawn:
                changed.append(tuple(position))
                self._drawn = position
        return tuple(changed)


class NumberedMenus:
    """The lists of choices that a page was shown, by number; ``now``: the one that stands open."""

    def __init__(self) -> None:
        self.now: page.Menu | None = None
        self._count = 0
        self._of: object = None

    def show(self, shown: Shown | None) -> bool:
        """Show a list, or none; return whether it has a new number, as every other list has."""
        if shown is None:
            self.now = self._of = None
            return False
        is_same = shown.of is self._of or (isinstance(shown.of, str) and shown.of == self._of)
        is_new = self.now is None or not is_same
        if is_new:
            self._count += 1
            self._of = shown.of
        self.now = page.Menu(
            self._count, shown.labels, shown.keys, shown.moves, shown.is_deep, shown.cards
        )
        return is_new

    def is_gone(self, number: int) -> bool:
        """Return whether a list was shown and is not open any more."""
        return number < (self.now.n if self.now else self._count + 1)

    def has(self, number: int, at: int) -> bool:
        """Return whether the open list has a number, and a choice ``at``."""
        return self.now is not None and number == self.now.n and at < len(self.now.labels)


def set_as_wished(settings: Settings, wished: dict[str, str | int]) -> Settings:
    """Return settings with those wished for that a page may have, as far as they are valid."""
    for name, value in wished.items():
        if name not in page.SETTINGS:
            continue
        try:
            settings = replace(settings, **{name: checked(name, value)})  # type: ignore[arg-type]
        except SettingError:
            continue
    return settings


def shown_settings(settings: Settings) -> dict[str, str | int]:
    """Return the settings that mean something on a page."""
    return {name: getattr(settings, name) for name in page.SETTINGS}
