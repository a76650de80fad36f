"""The menu of a server's hall: to play at once, see people and open tables, and hear news.

News that come while no key is pressed are told in one line, followed by the current row. An offer
(a new table, an invitation) becomes a row after the others, so that no row changes its digit.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from sorry_a11y.core.rulesets.families import THE_GAMES
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.hall_client import HallClient, Sit, hall_table
from sorry_a11y.online.client.waiting import WaitingScreen
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.narration.people import noticed
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen

_Answer = TypeVar("_Answer")
_MOST_OFFERS = 2
_FIXED_ROWS = 7
"""The rows before the offers."""
_OFFERS = frozenset({"table", "invited"})
"""Notices that lead to a table."""
_CALLS = _OFFERS | {"friend", "turn"}
"""Notices for which a sound calls a player who is in another screen."""


class HallMenu(MenuScreen):
    """The rows of the hall, and its news, told between keys.

    Args:
        session: The session of the player.
        port: The hall.
        is_top: Whether there is no way back.

    Attributes:
        port: The hall.
        count: The number of others in the hall.
    """

    def __init__(self, session: PlayerSession, port: HallClient, *, is_top: bool = False) -> None:
        self.port = port
        self.count = 0
        self._offers: list[msg.Notice] = []
        self._was_lost = False
        self._refused = ""
        self._lists = _HallLists(self)
        super().__init__(session, self.title, self._present_rows, is_top=is_top)

    def say(self, message: str, **values: str | int) -> str:
        """Return a message of the hall."""
        return self.listener().say(message, **values)

    def game_label(self, message: str, game: str, **values: str) -> str:
        """Return a row about a game."""
        return self.say(message, game=self.listener().say("menu-book", book=game), **values)

    # -- the list ----------------------------------------------------------------------------------

    def opened(self) -> Reply:
        """Enter the hall; return who is here and the first row, or ask for a name first."""
        return self.wait(self.port.enter(), self._entered_hall)

    def wait(
        self, request: Coroutine[Any, Any, _Answer], then: Callable[[_Answer], Reply]
    ) -> Reply:
        """Wait for the answer to a request, and go on with it."""
        sentence = self.say("hall-waits")
        return self.session.visit(WaitingScreen(self.session, sentence, request, then))

    def _entered_hall(self, found: list[msg.HallPerson] | str) -> Reply:
        if isinstance(found, str):
            return self.rebuilt(0, [found])
        self.count = len(found)
        if self.port.you.name:
            return self.rebuilt(0, [*self.title(), *self._told(self.port.notices())])
        return self.ask_name([self.say("hall-welcome"), *self._lists.rule_sentences()])

    def title(self) -> list[str]:
        """Return the title of the menu."""
        return [self.say("hall-open", count=self.count)]

    def _present_rows(self) -> list[Row]:
        """Return the present rows."""
        you, lists = self.port.you, self._lists
        return [
            *(
                Row(
                    partial(self.game_label, "hall-now", game),
                    partial(self.sit, partial(msg.PlayNow, game)),
                )
                for game in THE_GAMES
            ),
            Row(partial(self.say, "hall-tables"), lists.tables),
            Row(partial(self.say, "hall-people"), lists.people),
            Row(lambda: self.say("hall-watch", on="yes" if you.watches else "no"), lists.watch),
            Row(lambda: self.say("hall-you", name=you.name or "none"), lists.oneself),
            Row(partial(self.say, "hall-rules"), lambda: self.rebuilt(6, lists.rule_sentences())),
            *(
                Row(
                    partial(self.game_label, f"hall-offer-{one.what}", one.game, name=one.name),
                    partial(self.sit, partial(msg.Join, one.code)),
                )
                for one in self._offers
            ),
        ]

    def sit(self, wish: Callable[[str], msg.HostTable | msg.Join | msg.PlayNow]) -> Reply:
        """Sit down at a table; ``wish`` makes the request from the player's name."""
        return self.enter(lambda: self.port.sit(wish(self.port.you.name)))

    def enter(self, find: Callable[[], Coroutine[Any, Any, Screen | str]]) -> Reply:
        """Enter the screen that ``find`` returns, or tell its sentence; ask for a name before."""
        return self.wait(find(), self._entered) if self.port.you.name else self.ask_name([])

    def _entered(self, found: Screen | str) -> Reply:
        if isinstance(found, str):
            self.session.back_to(self)
        return self.entered(found)

    def ask_name(self, lead: list[str]) -> Reply:
        """Ask for a name, after the sentences ``lead``."""
        opening = reply_of(
            self.listener(), [*lead, self.say("hall-hint-name"), self.say("hall-type-name")]
        )
        self.session.back_to(self)
        return self.session.visit(LineScreen(self.session, lambda: opening, self._take_name))

    def _take_name(self, typed: str) -> Reply:
        """Take a name, or the code of another device in its place."""
        if not typed:
            return self.menu.current()
        is_code = any(char.isdecimal() for char in typed) and not any(map(str.isalpha, typed))
        wish = msg.Adopt(typed[:40]) if is_code else msg.TakeName(typed[:40])
        return self.wait(self._named(wish), self._told_name)

    async def _named(self, wish: msg.Adopt | msg.TakeName) -> list[msg.HallPerson] | str | None:
        """Take a name, and return who is here, or why not; None if the name is refused.

        Then its sentence waits in ``_refused``.
        """
        self._refused = await self.port.change(wish)
        return None if self._refused else await self.port.enter()

    def _told_name(self, found: list[msg.HallPerson] | str | None) -> Reply:
        if found is None:
            return self.ask_name([self._refused])
        self.count = self.count if isinstance(found, str) else len(found)
        told = self.say("hall-name-yours", name=self.port.you.name)
        return self.rebuilt(0, [told, *self.title()])

    # -- what comes --------------------------------------------------------------------------------

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self.port.wake_by(wake)

    def resumed(self) -> Reply | None:
        """Return the row that led away, with the news since then."""
        return self.news() or super().resumed()

    def key(self, key: str) -> Reply:
        """Answer a key, after the news."""
        return _with_lead(self._lead(), lambda: super(HallMenu, self).key(key))

    def news(self) -> Reply | None:
        """Return the news, if any, with the current row."""
        lead = self._lead()
        return _with_lead(lead, self.menu.current) if lead else None

    def _lead(self) -> Reply | None:
        """Return the new notices, without a focus line; None if there are none.

        If the server refuses the player for good, it is the last reply.
        """
        to, notices = self.listener(), self.port.notices()
        if self.port.barred:
            last = reply_of(to, [self.port.barred, to.say("people-end-barred")])
            return last.replace(status=0, goodbye="plain")
        told = self._told(notices)
        if self.port.is_lost != self._was_lost:
            self._was_lost = self.port.is_lost
            told.append(to.say("hall-line-lost" if self._was_lost else "hall-line-back"))
        if not told:
            return None
        self.menu.renew(self._present_rows(), _FIXED_ROWS)
        return Reply(
            tuple(to.stopped(upper_first(one)) for one in told),
            "",
            cues=(Cue(Earcon.HANDOVER),),
            calls=any(one.what in _CALLS for one in notices),
        )

    def _told(self, notices: list[msg.Notice]) -> list[str]:
        """Return the sentences about notices; an offer becomes a row after the others."""
        told = []
        for one in notices:
            if one.what in _OFFERS:
                self._offers = [*self._offers[-_MOST_OFFERS + 1 :], one]
                told.append(
                    self.game_label(
                        f"hall-news-{one.what}",
                        one.game,
                        name=one.name,
                        number=str(_FIXED_ROWS + self._offers.index(one) + 1),
                    )
                )
            elif sentence := noticed(self.listener(), one.what, one.name, fit_line(one.text)):
                told.append(sentence)
        return told


def _with_lead(lead: Reply | None, act: Callable[[], Reply]) -> Reply:
    """Return ``lead`` followed by the reply of ``act``; ``lead`` alone if it ends the session."""
    if lead is None:
        return act()
    if lead.status is not None:
        return lead
    reply = act()
    return reply.replace(
        news=(*lead.news, *reply.news),
        cues=(*lead.cues, *reply.cues),
        calls=lead.calls or reply.calls,
    )


class _HallLists:
    """The lists that rows of the hall open: tables, people, the player's own name."""

    def __init__(self, hall: HallMenu) -> None:
        self._hall = hall

    def _visit(self, title: str, rows: list[Row], **values: str) -> Reply:
        """Open a list; ``title``: the message that names it."""
        hall = self._hall
        return hall.session.visit(
            MenuScreen(hall.session, lambda: [hall.say(title, **values)], lambda: rows)
        )

    def _back(self, told: str = "") -> Reply:
        """Go back to the hall, or to the list before this one."""
        reply = reply_of(self._hall.listener(), [told]) if told else Reply((), "")
        return self._hall.session.come_back(reply)

    def rule_sentences(self) -> list[str]:
        """Return the rules of the hall."""
        return [self._hall.say(f"hall-rule-{number}") for number in range(1, 5)]

    # -- tables ----------------------------------------------------------------------------------

    def tables(self) -> Reply:
        """List the open tables, with a row that opens a slow one."""
        return self._hall.wait(self._hall.port.tables(), self._tables_told)

    def _tables_told(self, found: list[msg.Listed] | str) -> Reply:
        hall = self._hall
        if isinstance(found, str):
            return hall.rebuilt(2, [found])
        return self._visit(
            "hall-tables-open" if found else "hall-tables-none",
            [
                *(
                    Row(
                        partial(self._table_label, one),
                        partial(hall.sit, partial(msg.Join, one.code)),
                    )
                    for one in found
                ),
                *(
                    Row(
                        partial(hall.game_label, "hall-slow", game),
                        partial(hall.sit, partial(hall_table, game, slow=True)),
                    )
                    for game in THE_GAMES
                ),
            ],
        )

    def _table_label(self, table: msg.Listed) -> str:
        hall, to = self._hall, self._hall.listener()
        label = hall.say(
            "hall-table-begun" if table.begun else "hall-table",
            game=to.say("menu-book", book=table.game),
            host=table.host,
            open=table.open,
        )
        return to.join([label, hall.say("hall-table-slow")]) if table.slow else label

    def watch(self) -> Reply:
        """Switch news of new tables on or off."""
        hall, port = self._hall, self._hall.port
        wish = msg.WatchTables(on=not port.you.watches)
        return hall.wait(
            port.change(wish), lambda refused: hall.rebuilt(4, [refused] if refused else [])
        )

    # -- people ----------------------------------------------------------------------------------

    def people(self) -> Reply:
        """List who is here."""
        return self._hall.wait(self._hall.port.enter(), self._people_told)

    def _people_told(self, found: list[msg.HallPerson] | str) -> Reply:
        hall = self._hall
        found = found or hall.say("hall-nobody")
        if isinstance(found, str):
            return hall.rebuilt(3, [found])
        hall.count = len(found)
        return self._visit(
            "hall-people-open",
            [
                Row(partial(self._person_label, one), partial(self._person, one.name))
                for one in found
            ],
        )

    def _person_label(self, one: msg.HallPerson) -> str:
        is_friend = one.name in self._hall.port.you.friends
        return self._hall.say(
            "hall-person", name=one.name, place=one.place, friend="yes" if is_friend else "no"
        )

    def _person(self, name: str) -> Reply:
        hall, you = self._hall, self._hall.port.you
        relations: list[msg.Relation] = [
            "unfriend" if name in you.friends else "friend",
            "unblock" if name in you.blocked else "block",
        ]
        return self._visit(
            "hall-person-open",
            [
                *(
                    Row(
                        partial(hall.game_label, "hall-invite", game),
                        partial(hall.enter, partial(hall.port.invite, name, game)),
                    )
                    for game in THE_GAMES
                ),
                *(
                    Row(
                        partial(hall.say, f"hall-{one}", name=name),
                        partial(self._relate, one, name),
                    )
                    for one in relations
                ),
            ],
            name=name,
        )

    def _relate(self, what: msg.Relation, name: str) -> Reply:
        """Make somebody a friend, block them, or end either."""
        hall = self._hall
        return hall.wait(
            hall.port.change(msg.Relate(what, name)),
            lambda refused: self._back(refused or hall.say(f"hall-{what}-done", name=name)),
        )

    # -- oneself ---------------------------------------------------------------------------------

    def oneself(self) -> Reply:
        """List the rows about the player's name."""
        hall, you = self._hall, self._hall.port.you
        if not you.name:
            return hall.ask_name([])
        return self._visit(
            "hall-you-open",
            [
                Row(partial(hall.say, "hall-rename"), self._rename),
                Row(partial(hall.say, "hall-transfer"), self._transfer),
                *(
                    Row(
                        partial(hall.say, "hall-unblock", name=one),
                        partial(self._relate, "unblock", one),
                    )
                    for one in you.blocked
                ),
                Row(
                    partial(hall.say, "hall-forget"),
                    lambda: self._visit(
                        "hall-forget-open",
                        [
                            Row(partial(hall.say, "hall-forget-no"), self._back),
                            Row(partial(hall.say, "hall-forget-yes"), self._forget),
                        ],
                    ),
                ),
            ],
            name=you.name,
        )

    def _rename(self) -> Reply:
        return self._hall.ask_name([])

    def _transfer(self) -> Reply:
        hall = self._hall
        return hall.wait(
            hall.port.transfer(),
            lambda found: self._back(
                found
                if isinstance(found, str)
                else hall.say(
                    "hall-transfer-code", code=spelled(found.code), minutes=found.seconds // 60
                )
            ),
        )

    def _forget(self) -> Reply:
        hall = self._hall

        def told(refused: str) -> Reply:
            hall.session.back_to(hall)
            return hall.rebuilt(0, [refused or hall.say("hall-forgotten")])

        return hall.wait(hall.port.change(msg.ForgetMe()), told)


def hall_screen(connection: TableConnection, session: PlayerSession, sit: Sit) -> PlayerSession:
    """Return a session that begins, and ends, with the hall."""
    hall = HallMenu(session, HallClient(connection, session.listener, sit), is_top=True)
    return session.starting(hall)
