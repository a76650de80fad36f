"""The menu of a server's hall: to play at once, see people and open tables, and hear news.

News that come while no key is pressed are told in one line, followed by the current row. An offer
(a new table, an invitation) becomes a row after the others, so that no row changes its digit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sorry_a11y.core.rulesets.families import THE_GAMES
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.hall_client import HallClient, Sit
from sorry_a11y.online.client.hall_desk import FIXED_ROWS, HallDesk
from sorry_a11y.online.client.hall_lists import HallLists
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import UNTOLD, Reply, reply_of
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen

_NAMED = 4
"""So many are named in the row that leads to a list."""


class HallMenu(MenuScreen):
    """The rows of the hall, and its news, told between keys.

    Args:
        session: The session of the player.
        port: The hall.
        is_top: Whether there is no way back.
    """

    def __init__(self, session: PlayerSession, port: HallClient, *, is_top: bool = False) -> None:
        self._desk = HallDesk(session, port, self)
        self._lists = HallLists(self._desk)
        self._port = port
        self._counted: tuple[list[str], list[str]] = ([], [])
        super().__init__(
            session,
            lambda to: to.say("hall-open", count=len(port.people)),
            self._present_rows,
            lead=self._asking,
            is_top=is_top,
        )

    # -- the list ----------------------------------------------------------------------------------

    def opened(self) -> Reply:
        """Enter the hall; return who is here and the first row, or ask for a name first."""
        return self._desk.wait(self._port.enter(), self._entered_hall)

    def _entered_hall(self, refused: str) -> Reply:
        if refused:
            return self.rebuilt(0, [refused])
        if self._port.you.name:
            return self.rebuilt(0, [*self._opening(), *self._desk.told(self._port.notices())])
        return self.ask_name([self._desk.say("hall-welcome"), *self._lists.rule_sentences()])

    def _asking(self) -> list[str]:
        """Return who asks to be a friend."""
        asks = self._port.you.asks
        names = self.listener().every(asks)
        return [self._desk.say("hall-news-asks", name=names, count=len(asks))] if asks else []

    def _opening(self) -> list[str]:
        return [self.title(self.listener()), *self._asking()]

    def _present_rows(self) -> list[Row]:
        """Return the present rows."""
        port, lists = self._port, self._lists
        return [
            *(
                Row(
                    partial(self._desk.game_label, "hall-now", game),
                    partial(self._desk.sit, partial(msg.PlayNow, game)),
                    style="main" if game == THE_GAMES[0] else "",
                )
                for game in THE_GAMES
            ),
            Row(lambda: self._listed("hall-tables", self._named_now[0]), lists.tables),
            Row(lambda: self._listed("hall-people", self._named_now[1]), lists.people),
            Row(
                lambda: self._desk.say(
                    "hall-friends", count=len(port.you.friends), asks=len(port.you.asks)
                ),
                lists.friends,
            ),
            Row(lambda: self._desk.say("hall-you", name=port.you.name or "none"), lists.oneself),
            Row(partial(self._desk.say, "hall-more"), lists.more),
            *(
                Row(
                    partial(
                        self._desk.game_label, f"hall-offer-{one.what}", one.game, name=one.name
                    ),
                    partial(self._desk.sit, partial(msg.Join, one.code)),
                )
                for one in self._desk.offers
            ),
        ]

    @property
    def _named_now(self) -> tuple[list[str], list[str]]:
        """The hosts of the open tables, and the names of those who are here."""
        port = self._port
        return [one.host for one in port.tables], [one.name for one in port.people]

    def _listed(self, message: str, names: list[str]) -> str:
        """Return the row that leads to a list, with its number and the first names."""
        first = self.listener().items(names[:_NAMED]) if names else ""
        return self._desk.say(message, count=len(names), names=first)

    def alone(self) -> None:
        """Take everything away that lies on the menu, without a word."""
        self.session.back_to(self)

    def entered(self, found: Screen | str) -> Reply:
        """Enter a table, or tell why there is none and the menu anew."""
        if isinstance(found, str):
            self.alone()
        return super().entered(found)

    def renew(self) -> None:
        """Take over another offer; the rows before the offers stay as they are."""
        self.menu.renew(self._present_rows(), FIXED_ROWS)

    def told_at(self, row: int, lead: list[str]) -> Reply:
        """Return ``lead`` and a row of the menu, from 0."""
        self.alone()
        return self.rebuilt(row, lead)

    def ask_name(self, lead: list[str]) -> Reply:
        """Ask for a name, after the sentences ``lead``."""
        opening = reply_of(self.listener(), [*lead, self._desk.say("hall-type-name")])
        self.alone()
        return self.session.visit(LineScreen(self.session, lambda: opening, self._take_name))

    def _take_name(self, typed: str) -> Reply:
        """Take a name, or the code of another device in its place."""
        if not typed:
            return self.menu.current()
        is_code = any(char.isdecimal() for char in typed) and not any(map(str.isalpha, typed))
        wish = msg.Adopt(typed[:40]) if is_code else msg.TakeName(typed[:40])
        return self._desk.wait(self._named(wish), self._told_name)

    async def _named(self, wish: msg.Adopt | msg.TakeName) -> str:
        """Take a name; return a sentence if it is refused, else an empty text."""
        refused = await self._port.change(wish)
        if not refused:
            await self._port.enter()
        return refused

    def _told_name(self, refused: str) -> Reply:
        if refused:
            return self.ask_name([refused, self._desk.say("hall-hint-name")])
        told = self._desk.say("hall-name-yours", name=self._port.you.name)
        return self.rebuilt(0, [told, *self._opening()])

    # -- what comes --------------------------------------------------------------------------------

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._port.wake_by(wake)

    def resumed(self) -> Reply | None:
        """Return the row that led away, with the news since then."""
        return self._desk.news_with(self.menu.current) or super().resumed()

    def key(self, key: str) -> Reply:
        """Answer a key, after the news."""
        return self._desk.after_news(lambda: super(HallMenu, self).key(key))

    def news(self) -> Reply | None:
        """Return the news, if any, with the current row; a change of the numbers tells nothing."""
        counted = self._named_now
        is_same, self._counted = counted == self._counted, counted
        return self._desk.news_with(self.menu.current) or (None if is_same else UNTOLD)


def hall_screen(connection: TableConnection, session: PlayerSession, sit: Sit) -> PlayerSession:
    """Return a session that begins, and ends, with the hall."""
    hall = HallMenu(session, HallClient(connection, session.listener, sit), is_top=True)
    return session.starting(hall)
