"""The hall of a server: play at once, see who is here and which tables are open, be told of news.

What comes while nothing is pressed is told in one line with the row that one stands on. An offer
(a table that opened, an invitation) becomes a row behind the others, so that no digit changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.hall_client import HallClient, Sit
from sorry_a11y.menus.friends_menu import LinePrompt
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.menus.news_menu import MenuNews, NewsMenu, NewsSource
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import noticed
from sorry_a11y.rulesets.families import THE_GAMES
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled
from sorry_a11y.wire.protocol import fit_line

MOST_OFFERS = 2
FIXED_ROWS = 7
"""The rows before the offers."""
OFFERS = frozenset({"table", "invited"})
"""Notices that lead to a table."""
CALLS = OFFERS | {"friend", "turn"}
"""Notices for which a player who is elsewhere is called."""


class HallMenu:
    """The rows of the hall that ``port`` leads to. ``is_top``: whether there is no way back."""

    def __init__(self, session: PlayerSession, port: HallClient, *, is_top: bool = False) -> None:
        self.port = port
        self.session = session
        self.count = 0
        self._offers: list[msg.Notice] = []
        self._was_lost = False
        self.people = HallPeople(self)
        self._self = HallSelf(self)
        source = NewsSource(self.opening, self.news_come, self.ended, port.wake_by)
        self.screen = NewsMenu(session, self.title, self.rows, source, is_top=is_top)

    def say(self, message: str, **values: str | int) -> str:
        """Return a message of the hall."""
        return self.words().say(f"hall-{message}", **values)

    def words(self) -> Words:
        """Return the words of the player's language."""
        return self.session.listener()

    # -- the list ----------------------------------------------------------------------------------

    def opening(self) -> Reply:
        """Come in: return who is here and the first row; or ask for a name first."""
        found = self.port.enter()
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        self.count = len(found)
        if self.port.you.name:
            return self.screen.rebuilt(0, [*self.title(), *self._told(self.port.notices())])
        rules = [self.say(f"rule-{number}") for number in range(1, 5)]
        return self.ask_name([self.say("welcome"), *rules])

    def title(self) -> list[str]:
        """Return where one is."""
        return [self.say("open", count=self.count)]

    def rows(self) -> list[Row]:
        """Return the rows as things stand now."""
        you = self.port.you
        return [
            *(Row(partial(self.game_label, "now", game), partial(self._play_now, game))
              for game in THE_GAMES),
            Row(partial(self.say, "tables"), self._tables),
            Row(partial(self.say, "people"), self.people.open),
            Row(lambda: self.say("watch", on="no" if you.game is None else "yes"), self._watch),
            Row(lambda: self.say("you", name=you.name or "none"), self._self.open),
            Row(partial(self.say, "rules"), self._rules),
            *(Row(partial(self._offer_label, one), partial(self.enter, partial(
                self.port.join, one.code))) for one in self._offers),
        ]

    def game_label(self, message: str, game: str, **values: str) -> str:
        """Return a row about a game."""
        return self.say(message, game=self.words().say("menu-book", book=game), **values)

    def _offer_label(self, offer: msg.Notice) -> str:
        return self.game_label(f"offer-{offer.what}", offer.game, name=offer.name)

    # -- what comes --------------------------------------------------------------------------------

    def ended(self, news: MenuNews) -> Reply | None:
        """Return the last reply where the server lets one in no more."""
        if not self.port.barred:
            return None
        told = [*news.told, self.words().say("people-end-barred")]
        return replace(reply_of(self.words(), told), status=0, goodbye="plain")

    def news_come(self) -> MenuNews | None:
        """Take what has come; None for nothing. Offers become rows behind the others."""
        notices = self.port.notices()
        if self.port.barred:
            return MenuNews([self.port.barred])
        told = self._told(notices)
        if self.port.is_lost != self._was_lost:
            self._was_lost = self.port.is_lost
            told.append(self.words().say(
                "people-line-lost" if self._was_lost else "people-line-back"
            ))
        if not told:
            return None
        self.screen.renew(FIXED_ROWS)
        return MenuNews(told, calls=any(one.what in CALLS for one in notices))

    def _told(self, notices: list[msg.Notice]) -> list[str]:
        """Return what is told of notices; an offer becomes a row."""
        told = []
        for one in notices:
            if one.what in OFFERS:
                self._offers = [*self._offers[-MOST_OFFERS + 1 :], one]
                told.append(self.game_label(
                    f"news-{one.what}", one.game, name=one.name,
                    number=str(len(self.rows()) - len(self._offers) + self._offers.index(one) + 1),
                ))
            elif sentence := noticed(self.words(), one.what, one.name, fit_line(one.text)):
                told.append(sentence)
        return told

    # -- a table -----------------------------------------------------------------------------------

    def enter(self, find: Callable[[], Screen | str]) -> Reply:
        """Sit down at a table that is found, once there is a name."""
        if not self.port.you.name:
            return self.ask_name([])
        found = find()
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        return self.session.enter(found)

    def _play_now(self, game: str) -> Reply:
        return self.enter(lambda: self.port.play_now(game))

    def _tables(self) -> Reply:
        found = self.port.tables()
        if isinstance(found, str):
            return self.screen.rebuilt(2, [found])
        return self.visit("tables-open" if found else "tables-none", [
            *(Row(partial(self._table_label, one), partial(self.enter, partial(
                self.port.join, one.code))) for one in found),
            *(Row(partial(self.game_label, "slow", game), partial(self.enter, partial(
                self.port.open_slow, game))) for game in THE_GAMES),
        ])

    def _table_label(self, table: msg.Listed) -> str:
        game = self.words().say("menu-book", book=table.game)
        message = "table-begun" if table.begun else "table"
        label = self.say(message, game=game, host=table.host, open=table.open)
        return self.words().join([label, self.say("table-slow")]) if table.slow else label

    def _watch(self) -> Reply:
        is_on = self.port.you.game is not None
        refused = self.port.change(msg.WatchTables(on=not is_on))
        return self.screen.rebuilt(4, [refused] if refused else [])

    def _rules(self) -> Reply:
        rules = [self.say(f"rule-{number}") for number in range(1, 5)]
        return self.screen.rebuilt(6, rules)

    def ask_name(self, lead: list[str]) -> Reply:
        """Ask for a name, behind what is told first."""
        opening = reply_of(self.words(), [
            *lead, self.say("hint-name"), self.say("type-name")
        ])
        return self.screen.ask(LinePrompt(opening, self._take_name, self.screen.back), opening)

    def _take_name(self, typed: str) -> Reply:
        """Take a name, or the code of another device in its place."""
        if not typed:
            return self.screen.back()
        is_code = any(char.isdecimal() for char in typed) and not any(map(str.isalpha, typed))
        refused = self.port.adopt(typed) if is_code else self.port.change(msg.TakeName(typed[:40]))
        if refused:
            return self.ask_name([refused])
        found = self.port.enter()
        self.count = self.count if isinstance(found, str) else len(found)
        told = self.say("name-yours", name=self.port.you.name)
        return self.screen.rebuilt(0, [told, *self.title()])

    def visit(self, title: str, rows: list[Row], **values: str) -> Reply:
        """Open a list; ``title``: the message that names it."""
        return self.session.visit(
            MenuScreen(self.session, lambda: [self.say(title, **values)], lambda: rows)
        )


class HallPeople:
    """The people in the hall: who they are, and what one is to them."""

    def __init__(self, hall: HallMenu) -> None:
        self._hall = hall

    def open(self) -> Reply:
        """List who is here."""
        found = self._hall.port.enter()
        if not found:
            found = self._hall.say("nobody")
        if isinstance(found, str):
            return self._hall.screen.rebuilt(3, [found])
        self._hall.count = len(found)
        return self._hall.visit("people-open", [
            Row(partial(self._person_label, one), partial(self._person, one.name))
            for one in found
        ])

    def _person_label(self, one: msg.HallPerson) -> str:
        is_friend = one.name in self._hall.port.you.friends
        return self._hall.say(
            "person", name=one.name, place=one.place, friend="yes" if is_friend else "no"
        )

    def _person(self, name: str) -> Reply:
        you = self._hall.port.you
        relations: list[msg.Relation] = [
            "unfriend" if name in you.friends else "friend",
            "unblock" if name in you.blocked else "block",
        ]
        return self._hall.visit("person-open", [
            *(Row(partial(self._hall.game_label, "invite", game), partial(self._hall.enter, partial(
                self._hall.port.invite, name, game))) for game in THE_GAMES),
            *(Row(partial(self._hall.say, one, name=name), partial(self.relate, one, name))
              for one in relations),
        ], name=name)

    def relate(self, what: msg.Relation, name: str) -> Reply:
        """Have somebody as a friend, block them, or no more."""
        refused = self._hall.port.change(msg.Relate(what, name))
        done = refused or self._hall.say(f"{what}-done", name=name)
        return self._hall.session.come_back(reply_of(self._hall.words(), [done]))


class HallSelf:
    """The player in the hall: their name, another device, whom they have blocked."""

    def __init__(self, hall: HallMenu) -> None:
        self._hall = hall

    def open(self) -> Reply:
        """List what concerns the name."""
        you = self._hall.port.you
        if not you.name:
            return self._hall.ask_name([])
        rows = [
            Row(partial(self._hall.say, "rename"), self._rename),
            Row(partial(self._hall.say, "transfer"), self._transfer),
            *(Row(partial(self._hall.say, "unblock", name=one),
                  partial(self._hall.people.relate, "unblock", one)) for one in you.blocked),
            Row(partial(self._hall.say, "forget"), self._forget),
        ]
        return self._hall.visit("you-open", rows, name=you.name)

    def _rename(self) -> Reply:
        self._hall.session.come_back(Reply((), ""))
        return self._hall.ask_name([])

    def _transfer(self) -> Reply:
        found = self._hall.port.transfer()
        told = found if isinstance(found, str) else self._hall.say(
            "transfer-code", code=spelled(found.code), minutes=found.seconds // 60
        )
        return self._hall.session.come_back(reply_of(self._hall.words(), [told]))

    def _forget(self) -> Reply:
        def confirmed() -> Reply:
            refused = self._hall.port.change(msg.ForgetMe())
            self._hall.session.come_back(Reply((), ""))
            self._hall.session.come_back(Reply((), ""))
            return self._hall.screen.rebuilt(0, [refused or self._hall.say("forgotten")])

        return self._hall.visit("forget-open", [
            Row(partial(self._hall.say, "forget-no"),
                lambda: self._hall.session.come_back(Reply((), ""))),
            Row(partial(self._hall.say, "forget-yes"), confirmed),
        ])


def hall_screen(connection: TableConnection, session: PlayerSession, sit: Sit) -> PlayerSession:
    """Return the hall as the first screen of somebody who came for nothing else."""
    hall = HallMenu(session, HallClient(connection, session.listener, sit), is_top=True)
    return session.starting(hall.screen)
