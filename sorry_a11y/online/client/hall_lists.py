"""The lists that rows of the hall open: tables, people, friends, and what concerns the player.

The first three live: what comes while one stands in them becomes a row behind the others, and what
goes keeps its row, which says so. So no row changes its digit, and nobody loses their place.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from sorry_a11y.core.rulesets.families import THE_GAMES
from sorry_a11y.online.client.hall_client import hall_table
from sorry_a11y.online.client.hall_desk import HallDesk
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.session.reply import UNTOLD, Reply, RowStyle, reply_of
from sorry_a11y.ui.session.row_menu import Row

_STYLES: Mapping[str, RowStyle] = {"accept": "main", "block": "quiet"}
"""How the rows about a person are drawn that are not drawn as every other one."""

_Found = Mapping[Hashable, Row]
"""The rows of a list that lives, each by what it is about."""


class _HallList(MenuScreen):
    """A list of the hall, in which its news are told, and which may change while one stands in it.

    Args:
        desk: The requests to the hall, and its news.
        title: A function that returns the title in given words.
        fixed: Rows that never change, behind those of the beginning.
        found: A function that returns the rows of now, besides.
        gone: The message about what was there and is not any more.
        hint: What is told after the title.
    """

    def __init__(
        self,
        desk: HallDesk,
        title: Callable[[Words], str],
        fixed: Sequence[Row] = (),
        found: Callable[[], _Found] = dict,
        gone: str = "",
        hint: str = "",
    ) -> None:
        self._desk = desk
        self._found = found
        self._gone = gone
        self._rows_of: dict[Hashable, Row] = {}
        added = self._added()
        self._present = self._told_now()
        rows = [*added, *fixed]
        super().__init__(
            desk.session,
            title,
            lambda: rows,
            lead=lambda: [hint] if hint else [],
        )

    def key(self, key: str) -> Reply:
        """Answer a key, after the news."""
        return self._desk.after_news(lambda: super(_HallList, self).key(key))

    def news(self) -> Reply | None:
        """Return the news of the hall, if any, with the current row; take over what has changed."""
        before = self._present
        self._take_over()
        news = self._desk.news_with(self.menu.current)
        return news or (None if before == self._present else UNTOLD)

    def resumed(self) -> Reply | None:
        """Return the current row, after a list that was opened."""
        self._take_over()
        return self._desk.news_with(self.menu.current) or super().resumed()

    def _take_over(self) -> None:
        """Take over what has changed."""
        if added := self._added():
            self.menu.grow(added)
        self._present = self._told_now()

    def _added(self) -> list[Row]:
        """Return rows for what has come since the last call."""
        new = {key: row for key, row in self._found().items() if key not in self._rows_of}
        self._rows_of |= new
        return [
            Row(partial(self._label, key), partial(self._act, key), style=row.style)
            for key, row in new.items()
        ]

    def _label(self, key: Hashable) -> str:
        """Return what a row is about as it stands now, or that it is gone."""
        words = self._desk.listener()
        if row := self._found().get(key):
            return row.told(words)
        return words.join([self._rows_of[key].told(words), words.say(self._gone)])

    def _act(self, key: Hashable) -> Reply:
        return self._found().get(key, self._rows_of[key]).act()

    def _told_now(self) -> list[str]:
        return [self._label(key) for key in self._rows_of]


class HallLists:
    """The lists that rows of the hall open.

    Args:
        desk: The requests to the hall, and its news.
    """

    def __init__(self, desk: HallDesk) -> None:
        self._desk = desk

    def _visit(self, title: str, rows: list[Row], **values: str) -> Reply:
        """Open a list; ``title``: the message that names it."""
        desk = self._desk
        return desk.session.visit(_HallList(desk, lambda to: to.say(title, **values), rows))

    def _back(self, told: str = "") -> Reply:
        """Go back to the hall, or to the list before this one."""
        reply = reply_of(self._desk.listener(), [told]) if told else Reply((), "")
        return self._desk.session.come_back(reply)

    # -- tables ------------------------------------------------------------------------------------

    def tables(self) -> Reply:
        """List the open tables, and rows that open a slow one."""
        desk = self._desk
        slow = [
            Row(
                partial(desk.game_label, "hall-slow", game),
                partial(desk.sit, partial(hall_table, game, slow=True)),
            )
            for game in THE_GAMES
        ]
        count = len(desk.port.tables)
        return desk.session.visit(
            _HallList(
                desk,
                lambda to: to.say("hall-tables-open", count=count),
                slow,
                self._tables_now,
                "hall-table-gone",
            )
        )

    def _tables_now(self) -> dict[Hashable, Row]:
        return {
            one.code: Row(
                partial(self._table_label, one),
                partial(self._desk.sit, partial(msg.Join, one.code)),
                style="main" if one.open else "",
            )
            for one in self._desk.port.tables
        }

    def _table_label(self, table: msg.Listed) -> str:
        desk, to = self._desk, self._desk.listener()
        label = desk.say(
            "hall-table-begun" if table.begun else "hall-table",
            game=to.say("menu-book", book=table.game),
            host=table.host,
            open=table.open,
        )
        return to.join([label, desk.say("hall-table-slow")]) if table.slow else label

    # -- people ------------------------------------------------------------------------------------

    def people(self) -> Reply:
        """List who is here."""
        desk, count = self._desk, len(self._desk.port.people)
        if not count:
            return desk.root.told_at(3, [desk.say("hall-nobody")])
        return desk.session.visit(
            _HallList(
                desk,
                lambda to: to.say("hall-people-open", count=count),
                (),
                self._people_now,
                "hall-person-gone",
                desk.say("hall-people-choose"),
            )
        )

    def _people_now(self) -> dict[Hashable, Row]:
        return {
            one.name: Row(
                partial(self._person_label, one), partial(self._person, one.name), style="person"
            )
            for one in self._desk.port.people
        }

    def _person_label(self, one: msg.HallPerson) -> str:
        is_friend = one.name in self._desk.port.you.friends
        return self._desk.say(
            "hall-person", name=one.name, place=one.place, friend="yes" if is_friend else "no"
        )

    def friends(self) -> Reply:
        """List who asks to be a friend, and the friends."""
        desk, you = self._desk, self._desk.port.you
        if not (you.friends or you.asks):
            return desk.root.told_at(4, [desk.say("hall-no-friends")])
        count, asks = len(you.friends), len(you.asks)
        return desk.session.visit(
            _HallList(
                desk,
                lambda to: to.say("hall-friends-open", count=count, asks=asks),
                (),
                self._friends_now,
                "hall-friend-gone",
            )
        )

    def _friends_now(self) -> dict[Hashable, Row]:
        desk, you = self._desk, self._desk.port.you
        here = {one.name: one for one in desk.port.people}
        asking: dict[Hashable, Row] = {
            name: Row(
                partial(desk.say, "hall-news-asks", name=name, count=1),
                partial(self._person, name),
            )
            for name in you.asks
        }
        friends: dict[Hashable, Row] = {
            name: Row(
                partial(self._person_label, here[name])
                if name in here
                else partial(desk.say, "hall-friend-away", name=name),
                partial(self._person, name),
                style="person",
            )
            for name in you.friends
        }
        return asking | friends

    def _person(self, name: str) -> Reply:
        """List what can be done about somebody."""
        desk, you = self._desk, self._desk.port.you
        relations: list[tuple[str, msg.Relation]] = []
        if name in you.asks:
            relations = [("accept", "friend"), ("refuse", "refuse")]
        elif name in you.friends:
            relations = [("unfriend", "unfriend")]
        elif name not in you.blocked:
            relations = [("friend", "friend")]
        relations.append(("unblock", "unblock") if name in you.blocked else ("block", "block"))
        return self._visit(
            "hall-person-open",
            [
                *(
                    Row(
                        partial(desk.game_label, "hall-invite", game),
                        partial(desk.enter, partial(desk.port.invite, name, game)),
                        style="main" if game == THE_GAMES[0] else "",
                    )
                    for game in (THE_GAMES if name not in you.asks else ())
                ),
                *(
                    Row(
                        partial(desk.say, f"hall-{label}", name=name),
                        partial(self._relate, what, name),
                        style=_STYLES.get(label, ""),
                    )
                    for label, what in relations
                ),
            ],
            name=name,
        )

    def _relate(self, what: msg.Relation, name: str) -> Reply:
        """Ask somebody to be a friend, block them, or end either."""
        desk = self._desk

        def told(refused: str) -> Reply:
            is_asked = what == "friend" and name not in desk.port.you.friends
            done = "asked" if is_asked else f"{what}-done"
            return self._back(refused or desk.say(f"hall-{done}", name=name))

        return desk.wait(desk.port.change(msg.Relate(what, name)), told)

    # -- news and rules ----------------------------------------------------------------------------

    def more(self) -> Reply:
        """List the news of the hall that can be turned off, and the rules of the hall."""
        desk, port = self._desk, self._desk.port

        def told(*sentences: str) -> Reply:
            return listed.menu.current([one for one in sentences if one])

        def watch(what: msg.Watched) -> Reply:
            wish = msg.Watch(what, on=what not in port.you.watches)
            return desk.wait(port.change(wish), told)

        listed = _HallList(
            desk,
            lambda to: to.say("hall-more-open"),
            [
                *(
                    Row(partial(self._watch_label, what), partial(watch, what))
                    for what in msg.WATCHED
                ),
                Row(partial(desk.say, "hall-rules"), lambda: told(*self.rule_sentences())),
            ],
        )
        return desk.session.visit(listed)

    def _watch_label(self, what: msg.Watched) -> str:
        is_on = what in self._desk.port.you.watches
        return self._desk.say(f"hall-watch-{what}", on="yes" if is_on else "no")

    def rule_sentences(self) -> list[str]:
        """Return the rules of the hall."""
        return [self._desk.say(f"hall-rule-{number}") for number in range(1, 5)]

    # -- oneself -----------------------------------------------------------------------------------

    def oneself(self) -> Reply:
        """List the rows about the player's name."""
        desk, you = self._desk, self._desk.port.you
        if not you.name:
            return desk.root.ask_name([])
        return self._visit(
            "hall-you-open",
            [
                Row(partial(desk.say, "hall-rename"), lambda: desk.root.ask_name([])),
                Row(partial(desk.say, "hall-transfer"), self._transfer),
                *(
                    Row(
                        partial(desk.say, "hall-unblock", name=one),
                        partial(self._relate, "unblock", one),
                    )
                    for one in you.blocked
                ),
                Row(
                    partial(desk.say, "hall-forget"),
                    lambda: self._visit(
                        "hall-forget-open",
                        [
                            Row(partial(desk.say, "hall-forget-no"), self._back),
                            Row(partial(desk.say, "hall-forget-yes"), self._forget),
                        ],
                    ),
                    style="quiet",
                ),
            ],
            name=you.name,
        )

    def _transfer(self) -> Reply:
        desk = self._desk
        return desk.wait(
            desk.port.transfer(),
            lambda found: self._back(
                found
                if isinstance(found, str)
                else desk.say(
                    "hall-transfer-code", code=spelled(found.code), minutes=found.seconds // 60
                )
            ),
        )

    def _forget(self) -> Reply:
        desk = self._desk

        def told(refused: str) -> Reply:
            return desk.root.told_at(0, [refused or desk.say("hall-forgotten")])

        return desk.wait(desk.port.change(msg.ForgetMe()), told)
