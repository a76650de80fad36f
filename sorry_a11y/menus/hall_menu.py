"""The hall of a server: play at once, see who is here and which tables are open, be told of news.

What comes while nothing is pressed is told in one line with the row that one stands on. An offer
(a table that opened, an invitation) becomes a row behind the others, so that no digit changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from sorry_a11y.menus.friends_menu import LinePrompt
from sorry_a11y.menus.menu_screen import MenuScreen, Ways
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import noticed
from sorry_a11y.rulesets.families import DEFAULT
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled
from sorry_a11y.wire.protocol import fit_line

GAMES = (DEFAULT, "dog")
"""The games that can be played at once."""
MOST_OFFERS = 2
OFFERS = frozenset({"table", "invited"})
"""Notices that lead to a table."""
CALLS = OFFERS | {"friend", "turn"}
"""Notices for which a player who is elsewhere is called."""


class HallPort(Protocol):
    """The hall of a server. What fails gives a sentence. ``you``: who one is there, as far as was
    told; ``barred``: why the server lets one in no more, empty while it does."""

    you: msg.You
    barred: str

    def enter(self) -> list[msg.HallPerson] | str:
        """Be in the hall; return the others there."""

    def change(self, message: msg.TakeName | msg.WatchTables | msg.Relate | msg.ForgetMe) -> str:
        """Change something about oneself; empty if that is done."""

    def adopt(self, code: str) -> str:
        """Be who another device is; empty if that is done."""

    def transfer(self) -> msg.TransferCode | str:
        """Return a code for another device."""

    def tables(self) -> list[msg.Listed] | str:
        """Return the tables that are open to all."""

    def play_now(self, game: str) -> Screen | str:
        """Return the next table of a game, or a new one."""

    def join(self, code: str) -> Screen | str:
        """Return the table that a code leads to."""

    def invite(self, name: str, game: str) -> Screen | str:
        """Open a table and invite somebody."""

    def open_slow(self, game: str) -> Screen | str:
        """Open a table for all at which a turn has a day."""

    def notices(self) -> list[msg.Notice]:
        """Return the news that have come; they count as told."""

    @property
    def is_lost(self) -> bool:
        """Whether the connection is down."""

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""


class _HallScreen(MenuScreen):
    """The menu, which also tells what no key asked for."""

    def __init__(self, hall: HallMenu, ways: Ways, *, is_top: bool) -> None:
        self._hall = hall
        super().__init__(ways, hall.title, hall.rows, is_top=is_top)

    @property
    def takes_line(self) -> bool:  # type: ignore[override]
        """True while a line is typed with all its letters."""
        return isinstance(self.prompt, LinePrompt)

    def open(self) -> Reply:
        """Return who is here and the first row; or ask for a name."""
        return self._hall.opening()

    def press(self, key: str) -> Reply:
        """Answer a key; with what has come meanwhile in another menu, if anything has."""
        return self.news() or super().press(key)

    def news(self) -> Reply | None:
        """Return what has come, unless a line is being typed."""
        return None if self.takes_line else self._hall.news()

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._hall.port.wake_by(wake)


class HallMenu:
    """The rows of the hall behind ``port``. ``is_top``: whether there is no way back from it."""

    def __init__(self, ways: Ways, port: HallPort, *, is_top: bool = False) -> None:
        self.port = port
        self._ways = ways
        self._count = 0
        self._offers: list[msg.Notice] = []
        self._was_lost = False
        self.screen = _HallScreen(self, ways, is_top=is_top)

    def _say(self, message: str, **values: str | int) -> str:
        return self._words().say(f"hall-{message}", **values)

    def _words(self) -> Words:
        return self._ways.listener()

    # -- the list ----------------------------------------------------------------------------------

    def opening(self) -> Reply:
        """Come in: return who is here and the first row; or ask for a name first."""
        found = self.port.enter()
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        self._count = len(found)
        if self.port.you.name:
            return self.screen.rebuilt(0, [*self.title(), *self._told(self.port.notices())])
        rules = [self._say(f"rule-{number}") for number in range(1, 5)]
        return self._ask_name([self._say("welcome"), *rules])

    def title(self) -> list[str]:
        """Return where one is."""
        return [self._say("open", count=self._count)]

    def rows(self) -> list[Row]:
        """Return the rows as things stand now."""
        you = self.port.you
        return [
            *(Row(partial(self._game_label, "now", game), partial(self._play_now, game))
              for game in GAMES),
            Row(partial(self._say, "tables"), self._tables),
            Row(partial(self._say, "people"), self._people),
            Row(lambda: self._say("watch", on="no" if you.game is None else "yes"), self._watch),
            Row(lambda: self._say("you", name=you.name or "none"), self._you),
            Row(partial(self._say, "rules"), self._rules),
            *(Row(partial(self._offer_label, one), partial(self._enter, partial(
                self.port.join, one.code))) for one in self._offers),
        ]

    def _game_label(self, message: str, game: str, **values: str) -> str:
        return self._say(message, game=self._words().say("menu-book", book=game), **values)

    def _offer_label(self, offer: msg.Notice) -> str:
        return self._game_label(f"offer-{offer.what}", offer.game, name=offer.name)

    # -- what comes --------------------------------------------------------------------------------

    def news(self) -> Reply | None:
        """Return what has come, and the row that one stands on."""
        notices = self.port.notices()
        if self.port.barred:
            goodbye = self._words().say("people-end-barred")
            return replace(reply_of(self._words(), [self.port.barred, goodbye]), status=0)
        told = self._told(notices)
        if self.port.is_lost != self._was_lost:
            self._was_lost = self.port.is_lost
            told.append(self._words().say(
                "people-line-lost" if self._was_lost else "people-line-back"
            ))
        if not told:
            return None
        reply = self.screen.rebuilt(self.screen.menu.at, told)
        calls = any(one.what in CALLS for one in notices)
        return replace(reply, cues=(Cue(Earcon.HANDOVER), *reply.cues), calls=calls)

    def _told(self, notices: list[msg.Notice]) -> list[str]:
        """Return what is told of notices; an offer becomes a row."""
        told = []
        for one in notices:
            if one.what in OFFERS:
                self._offers = [*self._offers[-MOST_OFFERS + 1 :], one]
                told.append(self._game_label(
                    f"news-{one.what}", one.game, name=one.name,
                    number=str(len(self.rows()) - len(self._offers) + self._offers.index(one) + 1),
                ))
            elif sentence := noticed(self._words(), one.what, one.name, fit_line(one.text)):
                told.append(sentence)
        return told

    # -- a table -----------------------------------------------------------------------------------

    def _enter(self, find: Callable[[], Screen | str]) -> Reply:
        if not self.port.you.name:
            return self._ask_name([])
        found = find()
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        return self._ways.navigator.enter(found)

    def _play_now(self, game: str) -> Reply:
        return self._enter(lambda: self.port.play_now(game))

    def _tables(self) -> Reply:
        found = self.port.tables()
        if isinstance(found, str):
            return self.screen.rebuilt(2, [found])
        return self._visit("tables-open" if found else "tables-none", [
            *(Row(partial(self._table_label, one), partial(self._enter, partial(
                self.port.join, one.code))) for one in found),
            *(Row(partial(self._game_label, "slow", game), partial(self._enter, partial(
                self.port.open_slow, game))) for game in GAMES),
        ])

    def _table_label(self, table: msg.Listed) -> str:
        game = self._words().say("menu-book", book=table.game)
        message = "table-begun" if table.begun else "table"
        label = self._say(message, game=game, host=table.host, open=table.open)
        return self._words().join([label, self._say("table-slow")]) if table.slow else label

    # -- the people --------------------------------------------------------------------------------

    def _people(self) -> Reply:
        found = self.port.enter()
        if not found:
            found = self._say("nobody")
        if isinstance(found, str):
            return self.screen.rebuilt(3, [found])
        self._count = len(found)
        return self._visit("people-open", [
            Row(partial(self._person_label, one), partial(self._person, one.name))
            for one in found
        ])

    def _person_label(self, one: msg.HallPerson) -> str:
        is_friend = one.name in self.port.you.friends
        return self._say(
            "person", name=one.name, place=one.place, friend="yes" if is_friend else "no"
        )

    def _person(self, name: str) -> Reply:
        you = self.port.you
        relations: list[msg.Relation] = [
            "unfriend" if name in you.friends else "friend",
            "unblock" if name in you.blocked else "block",
        ]
        return self._visit("person-open", [
            *(Row(partial(self._game_label, "invite", game), partial(self._enter, partial(
                self.port.invite, name, game))) for game in GAMES),
            *(Row(partial(self._say, one, name=name), partial(self._relate, one, name))
              for one in relations),
        ], name=name)

    def _relate(self, what: msg.Relation, name: str) -> Reply:
        refused = self.port.change(msg.Relate(what, name))
        done = refused or self._say(f"{what}-done", name=name)
        return self._ways.navigator.come_back(reply_of(self._words(), [done]))

    def _watch(self) -> Reply:
        is_on = self.port.you.game is not None
        refused = self.port.change(msg.WatchTables(on=not is_on))
        return self.screen.rebuilt(4, [refused] if refused else [])

    # -- oneself -----------------------------------------------------------------------------------

    def _you(self) -> Reply:
        you = self.port.you
        if not you.name:
            return self._ask_name([])
        rows = [
            Row(partial(self._say, "rename"), self._rename),
            Row(partial(self._say, "transfer"), self._transfer),
            *(Row(partial(self._say, "unblock", name=one), partial(self._relate, "unblock", one))
              for one in you.blocked),
            Row(partial(self._say, "forget"), self._forget),
        ]
        return self._visit("you-open", rows, name=you.name)

    def _rename(self) -> Reply:
        self._ways.navigator.come_back(Reply((), ""))
        return self._ask_name([])

    def _transfer(self) -> Reply:
        found = self.port.transfer()
        told = found if isinstance(found, str) else self._say(
            "transfer-code", code=spelled(found.code), minutes=found.seconds // 60
        )
        return self._ways.navigator.come_back(reply_of(self._words(), [told]))

    def _forget(self) -> Reply:
        def confirmed() -> Reply:
            refused = self.port.change(msg.ForgetMe())
            self._ways.navigator.come_back(Reply((), ""))
            self._ways.navigator.come_back(Reply((), ""))
            return self.screen.rebuilt(0, [refused or self._say("forgotten")])

        return self._visit("forget-open", [
            Row(partial(self._say, "forget-no"),
                lambda: self._ways.navigator.come_back(Reply((), ""))),
            Row(partial(self._say, "forget-yes"), confirmed),
        ])

    def _rules(self) -> Reply:
        rules = [self._say(f"rule-{number}") for number in range(1, 5)]
        return self.screen.rebuilt(6, rules)

    def _ask_name(self, lead: list[str]) -> Reply:
        opening = reply_of(self._words(), [
            *lead, self._say("hint-name"), self._say("type-name")
        ])
        return self.screen.ask(LinePrompt(opening, self._take_name, self.screen.back), opening)

    def _take_name(self, typed: str) -> Reply:
        """Take a name, or the code of another device in its place."""
        if not typed:
            return self.screen.back()
        is_code = any(char.isdecimal() for char in typed) and not any(map(str.isalpha, typed))
        refused = self.port.adopt(typed) if is_code else self.port.change(msg.TakeName(typed[:40]))
        if refused:
            return self._ask_name([refused])
        found = self.port.enter()
        self._count = self._count if isinstance(found, str) else len(found)
        told = self._say("name-yours", name=self.port.you.name)
        return self.screen.rebuilt(0, [told, *self.title()])

    def _visit(self, title: str, rows: list[Row], **values: str) -> Reply:
        return self._ways.navigator.visit(
            MenuScreen(self._ways, lambda: [self._say(title, **values)], lambda: rows)
        )
