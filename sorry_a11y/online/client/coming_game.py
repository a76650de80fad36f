"""What the people of a table choose for its coming game: the rules and the seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from sorry_a11y.core.bots.opponents import LEVELS
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets import dog
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.online.client.table_list import TableList
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import OPEN
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.setup_menu import GAMES, POINTS, house_rules_list, points_words
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row

_UNUSED = "none"
"""The kind of a seat that is not at the table."""


def arrangement(wishes: Wishes, seats: Mapping[str, str]) -> msg.ArrangeTable:
    """Return the message that gives the coming game these rules and seats.

    Partners need all four seats, so in Dog those that are missing are open.
    """
    if wishes.game in dog.DOG_PRESETS:
        seats = {colour: seats.get(colour, OPEN) for colour in COLOURS}
    return msg.ArrangeTable(
        wishes.game,
        dict(seats),
        dict(wishes.rules),
        wishes.teams,
        wishes.points,
        wishes.rounds,
        wishes.target,
    )


class RulesMenu(MenuScreen):
    """The rules of the coming game, which the table gets once the host has chosen them.

    Args:
        at: The screen of the table.
    """

    def __init__(self, at: TableBase) -> None:
        self._at = at
        self._wishes = at.table.people.wishes
        super().__init__(at.session, "people-rules-open", self._rows_of_rules)

    def _rows_of_rules(self) -> list[Row]:
        to, wishes = self._at.listener, self._wishes
        of_sorry = (
            []
            if wishes.game in dog.DOG_PRESETS
            else [
                Row(
                    "menu-teams",
                    partial(self._wish, 2, teams=not wishes.teams),
                    value="yes" if wishes.teams else "no",
                ),
                Row(lambda: points_words(to(), wishes), self._points),
            ]
        )
        return [
            Row(
                lambda: to().say("menu-game", text=to().say("menu-book", book=wishes.game)),
                self._games,
            ),
            Row("menu-rules", self._house_rules, count=len(wishes.rules)),
            *of_sorry,
            Row("people-rules-done", self._arrange),
        ]

    def _wish(self, at: int, **changes: Any) -> Reply:
        self._wishes = self._wishes._replace(**changes)
        return self.rebuilt(at)

    def _list(self, title: str, rows: list[Row]) -> Reply:
        return self.session.visit(MenuScreen(self.session, title, lambda: rows))

    def _chosen(self, at: int, wishes: Wishes) -> Reply:
        self.session.pop()
        self._wishes = wishes
        return self.rebuilt(at)

    def _games(self) -> Reply:
        return self._list(
            "menu-game-open",
            [Row("menu-book", partial(self._chosen, 0, Wishes(book)), book=book) for book in GAMES],
        )

    def _points(self) -> Reply:
        to = self._at.listener()
        each = [self._wishes._replace(**changes) for changes in POINTS]
        return self._list(
            "menu-points-open",
            [Row(partial(points_words, to, one), partial(self._chosen, 3, one)) for one in each],
        )

    def _house_rules(self) -> Reply:
        def change(wishes: Wishes) -> None:
            self._wishes = wishes
            self.rebuilt(1)

        return self.session.visit(house_rules_list(self.session, lambda: self._wishes, change))

    def _arrange(self) -> Reply:
        self.session.pop()
        return self._at.manage(arrangement(self._wishes, self._at.table.people.kinds()))


def seat_rows(at: TableBase) -> list[Row]:
    """Return a row for each seat that can be taken, or of which the host can dispose.

    A player takes an open one or a bot's, somebody who watches an open one.
    """
    people, to = at.table.people, at.listener()
    taken = people.taken_seats()
    rows = []
    for seat, colour in zip(SEATS, COLOURS, strict=True):
        kind = people.kinds().get(colour, _UNUSED)
        is_offered = people.is_host or kind == OPEN or (people.plays and kind != _UNUSED)
        if seat in taken or not is_offered:
            continue
        told = at.table.words().seat_told(seat)
        if people.is_host:
            rows.append(Row(partial(str, told), partial(_dispose, at, seat, kind)))
        else:
            label = to.say("people-seat-take", colour=to.say(f"terms-colour-{colour}"))
            rows.append(Row(partial(str, label), partial(_send, at, msg.ChangeSeat(seat))))
    return rows


def _dispose(at: TableBase, seat: Seat, now: str) -> Reply:
    """Open the list of what the host can do with a seat that nobody has."""
    to, people, colour = at.listener(), at.table.people, COLOURS[seat]
    seats = people.kinds()

    def becomes(kind: str) -> Row:
        others = {one: who for one, who in seats.items() if one != colour}
        if kind != _UNUSED:
            others[colour] = kind
        label = (
            to.say("people-seat-kind", kind=kind)
            if kind in (OPEN, _UNUSED)
            else to.say("people-seat-bot-kind", text=to.say("menu-kind", kind=kind, number="each"))
        )
        return Row(partial(str, label), partial(_send, at, arrangement(people.wishes, others)))

    take = Row(
        "people-seat-take",
        partial(_send, at, msg.ChangeSeat(SEATS[seat])),
        colour=to.say(f"terms-colour-{colour}"),
    )
    rows = [] if now == _UNUSED else [take]
    rows += [becomes(kind) for kind in (OPEN, *LEVELS, _UNUSED) if kind != now]
    return at.session.visit(TableList(at, at.table.words().seat_told(SEATS[seat]), rows, ""))


def _send(at: TableBase, message: msg.Up) -> Reply:
    while isinstance(at.session.inner, TableList):
        at.session.pop()
    return at.manage(message)
