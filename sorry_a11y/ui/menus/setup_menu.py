"""The menu that sets up a table, with a short list for each thing that can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sorry_a11y.core.bots.opponents import BOTS, CHARACTERS, DEFAULT_BOT, LEVELS
from sorry_a11y.core.game.setup import SEATS_FOR
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets import dog
from sorry_a11y.core.rulesets.families import BOOKS, THE_GAMES, Wishes, plain_rules
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.rulebook.rule_pages import option_words
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.settings_screen import name_question
from sorry_a11y.ui.settings.user_store import MOST_NAMED, TablePlan, Tables, UserStore


def _book_words(words: Words, plan: TablePlan) -> str:
    """Return the name of the rule book."""
    return words.say("menu-book", book=plan.wishes.game)


def _opponents_words(words: Words, plan: TablePlan) -> str:
    """Return the kinds of the bots, in the order of their seats if they differ."""
    kinds = plan.opponents or (DEFAULT_BOT,)
    number = "each" if len(set(kinds)) > 1 else "all"
    told = [words.say("menu-kind", kind=kind, number=number) for kind in kinds]
    return words.every(told) if number == "each" else told[0]


def points_words(words: Words, wishes: Wishes) -> str:
    """Return whether the match is for points, and when it ends."""
    until = "no" if not wishes.points else "target" if wishes.target else "rounds"
    return words.say("menu-points", until=until, count=wishes.target or wishes.rounds or 1)


def _first_words(words: Words, first: str) -> str:
    """Return who begins."""
    if first in ("", "lot", "draw"):
        return words.say("menu-first", how=first or "lot")
    return words.say("menu-first-colour", colour=words.say(f"terms-colour-{first}"))


def table_words(words: Words, plan: TablePlan) -> str:
    """Return the whole table in one clause."""
    clauses = [_book_words(words, plan)]
    if plan.people:
        clauses.append(words.say("menu-with", names=words.every(list(plan.people))))
    if plan.opponents:
        clauses.append(words.say("menu-against", names=_opponents_words(words, plan)))
    if plan.wishes.teams:
        clauses.append(words.say("menu-teams", value="yes"))
    if plan.wishes.points:
        clauses.append(points_words(words, plan.wishes))
    return words.join(clauses)


GAMES = (*THE_GAMES, *(book for book in BOOKS if book not in THE_GAMES))
"""The rule books in the order of their rows, the two games first."""
_KINDS = (*LEVELS, *CHARACTERS, *(kind for kind in BOTS if kind not in (*LEVELS, *CHARACTERS)))
"""The kinds of opponents in the order of their rows, the levels first."""
POINTS: tuple[dict[str, Any], ...] = (
    {"points": False, "rounds": 0, "target": 0},
    *({"points": True, "rounds": count, "target": 0} for count in (1, 3, 5)),
    *({"points": True, "rounds": 0, "target": count} for count in (100, 300)),
)
_ELSEWHERE = ("first", "seats")
"""Options of rule books that have a row in the menu itself."""
_ROW_OF_BEGIN = 0
"""The row that begins the game, from 0."""


def _is_dog(plan: TablePlan) -> bool:
    return plan.wishes.game in dog.DOG_PRESETS


def _players(plan: TablePlan) -> int:
    """Return how many play, 2 to 4."""
    return int(plan.wishes.rules.get("seats", "4")) if _is_dog(plan) else plan.players or 4


def _bots(plan: TablePlan) -> int:
    """Return how many of the players are bots."""
    return max(_players(plan) - 1 - len(plan.people), 0)


def _house_rules_of(wishes: Wishes) -> dict[str, tuple[str, ...]]:
    """Return the house rules of a rule book, each with its values."""
    options = BOOKS[wishes.game].options
    return {name: values for name, values in options.items() if name not in _ELSEWHERE}


def _with_next_value(wishes: Wishes, name: str) -> Wishes:
    """Return the wishes with the next value of a house rule."""
    given = _house_rules_of(wishes)[name]
    now = wishes.rules.get(name, BOOKS[wishes.game].values()[name])
    return wishes.with_rule(name, given[(given.index(now) + 1) % len(given)])


def house_rules_list(
    session: PlayerSession, wishes: Callable[[], Wishes], change: Callable[[Wishes], object]
) -> MenuScreen:
    """Return the list of the house rules of a table, each row of which leads to its next value.

    Args:
        session: The session of the player.
        wishes: A function that returns the present wishes for the table.
        change: A function that takes the changed wishes.
    """

    def meaning(name: str) -> str:
        now = wishes()
        return option_words(session.listener(), plain_rules(now.game, now.rules), name)

    def turn(at: int, name: str) -> Reply:
        change(_with_next_value(wishes(), name))
        return listed.rebuilt(at)

    def rows() -> list[Row]:
        return [
            Row(partial(meaning, name), partial(turn, at, name))
            for at, name in enumerate(_house_rules_of(wishes()))
        ]

    listed = MenuScreen(session, "menu-rules-open", rows)
    return listed


class _SetupScreen(MenuScreen):
    """The screen of a setup, beside which the board of its game is drawn."""

    def __init__(
        self, session: PlayerSession, setup: SetupMenu, rows: Callable[[], list[Row]]
    ) -> None:
        self._setup = setup
        super().__init__(session, "menu-choose-open", rows, at=_ROW_OF_BEGIN + 1)

    @property
    def book(self) -> str:
        """The rule book of the table."""
        return self._setup.plan.wishes.game


class SetupMenu:
    """The menu that sets up a table.

    Args:
        session: The session of the player.
        plan: The table to begin with.
        begin: A function that begins a game at a table.
        store: The store that remembers tables by a name.

    Attributes:
        plan: The table that is set up.
        screen: The menu as a screen.
    """

    def __init__(
        self,
        session: PlayerSession,
        plan: TablePlan,
        begin: Callable[[TablePlan], Reply],
        store: UserStore,
    ) -> None:
        self.plan = plan
        self._session = session
        self._begin = begin
        self._store = store
        self.screen = _SetupScreen(session, self, self._rows)

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(message, **values)

    def _rows(self) -> list[Row]:
        plan, words, say = self.plan, self._session.listener, self._say
        return [
            Row("menu-begin", lambda: self._begin(self.plan), style="main"),
            Row(lambda: say("menu-game", text=_book_words(words(), plan)), self._games),
            Row(
                lambda: say("menu-opponents", text=_opponents_words(words(), plan)), self._opponents
            ),
            Row("menu-players", self._count, count=_players(plan)),
            Row(
                lambda: say(
                    "menu-people", count=len(plan.people), names=words().every(list(plan.people))
                ),
                self._ask_person,
            ),
            *(
                []
                if _is_dog(plan)
                else [
                    Row(
                        "menu-teams",
                        lambda: self._wish(5, teams=not plan.wishes.teams),
                        value="yes" if plan.wishes.teams else "no",
                    ),
                    Row(lambda: points_words(words(), plan.wishes), self._points),
                ]
            ),
            Row(
                "menu-rules",
                self._house_rules,
                count=sum(name not in _ELSEWHERE for name in plan.wishes.rules),
            ),
            Row(lambda: _first_words(words(), plan.first), self._first),
            Row("menu-keep", self._ask_name),
            *([Row("menu-tables", self._tables)] if self._store.tables().named else []),
        ]

    def _set(self, at: int, **changes: object) -> Reply:
        """Change the plan, from which the seats follow anew; tell the row at the place ``at``."""
        self.plan = self.plan.replace(seats="", **changes)
        return self.screen.rebuilt(at)

    def _wish(self, at: int, **changes: Any) -> Reply:
        """Change the rules of the plan."""
        return self._set(at, wishes=self.plan.wishes._replace(**changes))

    # -- lists of their own --------------------------------------------------------------------

    def _list(self, title: str, rows: Sequence[Row], at: int = 0, **of_title: int) -> Reply:
        """Open a list of which one row is chosen, which changes the plan and comes back.

        Args:
            title: The message of the title.
            rows: The rows.
            at: The place of the first row to be told, from 0.
            of_title: The values of the title.
        """
        session = self._session

        def chosen(act: Callable[[], Reply]) -> Reply:
            session.come_back(Reply((), ""))
            return act()

        led_back = [row.doing(partial(chosen, row.act)) for row in rows]
        return session.visit(
            MenuScreen(session, lambda to: to.say(title, **of_title), lambda: led_back, at=at)
        )

    def _games(self) -> Reply:
        now = self.plan.wishes.game
        return self._list(
            "menu-game-open",
            [Row("menu-book", partial(self._play, book), book=book) for book in GAMES],
            GAMES.index(now) if now in GAMES else 0,
        )

    def _play(self, book: str) -> Reply:
        """Choose another rule book, whose house rules and players are its own."""
        return self._set(
            2, wishes=Wishes(book), players=0, first="", opponents=self.plan.opponents[:1]
        )

    def _opponents(self) -> Reply:
        kinds, bots = self.plan.opponents, _bots(self.plan)
        rows = [
            self._kind_row(
                kind,
                "all" if bots > 1 else "each",
                partial(self._set, _ROW_OF_BEGIN, opponents=(kind,)),
            )
            for kind in _KINDS
        ]
        if bots > 1:
            rows.append(Row("menu-each", self._each))
        at = _KINDS.index(kinds[0]) if len(kinds) == 1 and kinds[0] in _KINDS else 0
        return self._list("menu-opponents-open", rows, at)

    def _kind_row(self, kind: str, number: str, act: Callable[[], Reply]) -> Row:
        """Return a row with a kind of opponent and its way to play."""
        return Row(
            lambda: self._say(
                "menu-way", kind=kind, who=self._say("menu-kind", kind=kind, number=number)
            ),
            act,
        )

    def _each(self, so_far: tuple[str, ...] = ()) -> Reply:
        """Ask for the opponents one after the other, around the table; ``so_far`` are chosen."""
        if len(so_far) == _bots(self.plan):
            return self._set(_ROW_OF_BEGIN, opponents=so_far)
        return self._list(
            "menu-each-open",
            [self._kind_row(kind, "each", partial(self._each, (*so_far, kind))) for kind in _KINDS],
            number=len(so_far) + 1,
        )

    def _count(self) -> Reply:
        plan, players, bot = self.plan, _players(self.plan), self.plan.opponents[:1]
        if _is_dog(plan):
            rules = {**plan.wishes.rules, "seats": "2" if players == 4 else "4"}
            return self._set(3, wishes=plan.wishes._replace(rules=rules), people=(), opponents=bot)
        count = min(SEATS_FOR, key=lambda seats: (seats <= players, seats))
        return self._set(3, players=count, people=plan.people[: count - 1], opponents=bot)

    def _points(self) -> Reply:
        words = self._session.listener()
        return self._list(
            "menu-points-open",
            [
                Row(
                    partial(points_words, words, self.plan.wishes._replace(**changes)),
                    partial(self._wish, 6, **changes),
                )
                for changes in POINTS
            ],
        )

    def _first(self) -> Reply:
        plan, words = self.plan, self._session.listener()
        ways = [
            "lot",
            *([] if _is_dog(plan) else ["draw"]),
            *(COLOURS[seat] for seat in SEATS_FOR.get(_players(plan), SEATS)),
        ]
        return self._list(
            "menu-first-open",
            [
                Row(partial(_first_words, words, way), partial(self._set, _ROW_OF_BEGIN, first=way))
                for way in ways
            ],
            ways.index(plan.first) if plan.first in ways else 0,
        )

    def _house_rules(self) -> Reply:
        def change(wishes: Wishes) -> None:
            self.plan = self.plan.replace(wishes=wishes)
            self.screen.rebuilt(self.screen.menu.at)

        session = self._session
        return session.visit(house_rules_list(session, lambda: self.plan.wishes, change))

    # -- names -----------------------------------------------------------------------------------

    def _ask_person(self) -> Reply:
        def keep(name: str) -> Reply:
            if not name:
                return self._set(4, people=())
            people = (*self.plan.people, name)[: _players(self.plan) - 1]
            return self._set(4, people=people, opponents=self.plan.opponents[:1])

        return self._session.visit(name_question(self._session, keep, "person"))

    def _ask_name(self) -> Reply:
        def keep(name: str) -> Reply:
            if not name:
                return self.screen.menu.current()

            def named(tables: Tables) -> Tables:
                kept = [*tables.named.items(), (name, self.plan)]
                return tables.replace(named=dict(kept[-MOST_NAMED:]))

            self._store.remember(named)
            return self._session.when_saved(lambda: told(name))

        def told(name: str) -> Reply:
            if error := self._store.failure:
                from sorry_a11y.output.narration.saved_games import tell_error

                lead = tell_error(error, self._session.settings.language)
            else:
                lead = self._say("menu-table-kept", name=name)
            return self.screen.rebuilt(_ROW_OF_BEGIN, [lead])

        return self._session.visit(name_question(self._session, keep, "setup"))

    def _tables(self) -> Reply:
        def take(plan: TablePlan) -> Reply:
            self.plan = plan
            return self.screen.rebuilt(_ROW_OF_BEGIN)

        words = self._session.listener()
        return self._list(
            "menu-tables-open",
            [
                Row(partial(words.join, [name, table_words(words, plan)]), partial(take, plan))
                for name, plan in self._store.tables().named.items()
            ],
        )
