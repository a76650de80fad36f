"""Choosing a table: each row one thing, chosen from a short list of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from sorry_a11y.bots.opponents import BOTS, CHARACTERS, LEVELS
from sorry_a11y.game.setup import SEATS_FOR
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rulebook.rule_pages import option_words
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets import dog
from sorry_a11y.rulesets.families import BOOKS, DEFAULT, THE_GAMES, plain_rules
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.prompts import NamePrompt
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.settings.table_plan import DEFAULT_BOT, MOST_NAMED, TablePlan
from sorry_a11y.settings.user_store import UserStore


def book_words(words: Words, plan: TablePlan) -> str:
    """Return the rule book."""
    return words.say("menu-book", book=plan.game or DEFAULT)


def opponents_words(words: Words, plan: TablePlan) -> str:
    """Return what kinds of bots play, each named where they differ."""
    kinds = plan.opponents or (DEFAULT_BOT,)
    number = "each" if len(set(kinds)) > 1 else "all"
    told = [words.say("menu-kind", kind=kind, number=number) for kind in kinds]
    return words.every(told) if number == "each" else told[0]


def points_words(words: Words, plan: TablePlan) -> str:
    """Return whether it is for points, and until when."""
    until = "no" if not plan.points else "target" if plan.target else "rounds"
    return words.say("menu-points", until=until, count=plan.target or plan.rounds or 1)


def first_words(words: Words, first: str) -> str:
    """Return who begins."""
    if first in ("", "lot", "draw"):
        return words.say("menu-first", how=first or "lot")
    return words.say("menu-first-colour", colour=words.say(f"terms-colour-{first}"))


def table_words(words: Words, plan: TablePlan) -> str:
    """Return the whole table in one clause."""
    clauses = [book_words(words, plan)]
    if plan.people:
        clauses.append(words.say("menu-with", names=words.every(list(plan.people))))
    if plan.opponents:
        clauses.append(words.say("menu-against", names=opponents_words(words, plan)))
    if plan.teams:
        clauses.append(words.say("menu-teams", value="yes"))
    if plan.points:
        clauses.append(points_words(words, plan))
    return words.join(clauses)


GAMES = (*THE_GAMES, *(book for book in BOOKS if book not in THE_GAMES))
"""The rule books as they are offered, the two games first."""
KINDS = (*LEVELS, *CHARACTERS, *(kind for kind in BOTS if kind not in (*LEVELS, *CHARACTERS)))
"""The kinds of opponents as they are offered, the levels first."""
POINTS = (
    {"points": False, "rounds": 0, "target": 0},
    *({"points": True, "rounds": count, "target": 0} for count in (1, 3, 5)),
    *({"points": True, "rounds": 0, "target": count} for count in (100, 300)),
)
Choice = tuple[Callable[[], str], Callable[[], Reply]]
"""What a row of a list says, and what it does."""
ELSEWHERE = ("first", "seats")
"""Options of rule books that have a row of their own."""


ROW_OF_BEGIN = 2
"""The row that begins the game, from 0."""


class SetupDraft:
    """A table that is being set up.

    Attributes:
        plan: The table as it is wished for now.
    """

    def __init__(self, plan: TablePlan) -> None:
        self.plan = plan

    def change(self, **changes: object) -> None:
        """Change the plan; who sits where follows from the rest again."""
        self.plan = replace(self.plan, seats="", **changes)  # type: ignore[arg-type]

    @property
    def is_dog(self) -> bool:
        """True for a rule book of Dog."""
        return self.plan.game in dog.DOG_PRESETS

    @property
    def own_rules(self) -> list[str]:
        """The house rules that were changed."""
        return [name for name in self.plan.rules if name not in ELSEWHERE]

    @property
    def players(self) -> int:
        """How many play, 2 to 4."""
        if self.is_dog:
            return int(self.plan.rules.get("seats", "4"))
        return self.plan.players or 4

    @property
    def bots(self) -> int:
        """How many of them are bots."""
        return max(self.players - 1 - len(self.plan.people), 0)

    def options(self) -> dict[str, tuple[str, ...]]:
        """Return the house rules of the rule book, each with its values."""
        book = self.plan.game or DEFAULT
        return {name: given for name, given in BOOKS[book].options.items()
                if name not in ELSEWHERE}

    def turn(self, name: str) -> None:
        """Take the next value of a house rule."""
        book = BOOKS[self.plan.game or DEFAULT]
        given = self.options()[name]
        now = self.plan.rules.get(name, book.values()[name])
        value = given[(given.index(now) + 1) % len(given)]
        self.plan = self.plan.with_rule(name, value)

    def meaning(self, words: Words, name: str) -> str:
        """Return what the value of a house rule does."""
        return option_words(words, plain_rules(self.plan.game or DEFAULT, self.plan.rules), name)


class SetupMenu:
    """The menu that sets up a table.

    Args:
        session: The session of the player.
        plan: The table to begin with.
        begin: Begins a game at the table chosen.
        store: Remembers tables by a name.

    Attributes:
        draft: The table as it is wished for now.
    """

    def __init__(
        self, session: PlayerSession, plan: TablePlan, begin: Callable[[TablePlan], Reply],
        store: UserStore,
    ) -> None:
        self.draft = SetupDraft(plan)
        self._session = session
        self._begin = begin
        self._store = store
        self.screen = MenuScreen(session, lambda: [self._say("choose-open")], self._rows)

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"menu-{message}", **values)

    # -- the rows ------------------------------------------------------------------------------

    def _rows(self) -> list[Row]:
        words = self._session.listener
        rows = [
            Row(lambda: self._say("game", text=book_words(words(), self.draft.plan)), self._games),
            Row(lambda: self._say("opponents", text=opponents_words(words(), self.draft.plan)),
                self._opponents),
            Row(lambda: self._say("begin"), lambda: self._begin(self.draft.plan)),
            Row(lambda: self._say("players", count=self.draft.players), self._count),
            Row(self._people_label, self._ask_person),
        ]
        if not self.draft.is_dog:
            rows += [
                Row(lambda: self._say("teams", value="yes" if self.draft.plan.teams else "no"),
                    lambda: self._set(5, teams=not self.draft.plan.teams)),
                Row(lambda: points_words(words(), self.draft.plan), self._points),
            ]
        rows += [
            Row(lambda: self._say("rules", count=len(self.draft.own_rules)), self._house_rules),
            Row(lambda: first_words(words(), self.draft.plan.first), self._first),
            Row(lambda: self._say("keep"), self._ask_name),
        ]
        if self._store.tables().named:
            rows.append(Row(lambda: self._say("tables"), self._tables))
        return rows

    def _people_label(self) -> str:
        return self._say(
            "people", count=len(self.draft.plan.people),
            names=self._session.listener().every(list(self.draft.plan.people)),
        )

    def _set(self, at: int, **changes: object) -> Reply:
        """Change the plan; row ``at`` (from 0) is told next."""
        self.draft.change(**changes)
        return self.screen.rebuilt(at)

    # -- lists of their own --------------------------------------------------------------------

    def _list(
        self, title: str, choices: Sequence[Choice],
        at: int = 0, **of_title: int,
    ) -> Reply:
        """Open a list to choose one from; each choice changes the plan and comes back."""
        session = self._session

        def chosen(act: Callable[[], Reply]) -> Reply:
            session.come_back(Reply((), ""))
            return act()

        def titled() -> list[str]:
            return [self._say(title, **of_title)]

        rows = [Row(label, partial(chosen, act)) for label, act in choices]
        return session.visit(MenuScreen(self._session, titled, lambda: rows, at=at))

    def _games(self) -> Reply:
        now = self.draft.plan.game or DEFAULT
        return self._list("game-open", [
            (partial(self._say, "book", book=book), partial(self._play, book)) for book in GAMES
        ], GAMES.index(now) if now in GAMES else 0)

    def _play(self, book: str) -> Reply:
        """Choose another rule book, whose house rules and players are its own."""
        return self._set(1, game=book, rules={}, teams=False, points=False, rounds=0, target=0,
                         quick=False, players=0, first="",
                         opponents=self.draft.plan.opponents[:1])

    def _opponents(self) -> Reply:
        kinds = self.draft.plan.opponents
        choices: list[Choice] = [
            (self._kind_label(kind), partial(self._set, 2, opponents=(kind,))) for kind in KINDS
        ]
        if self.draft.bots > 1:
            choices.append((lambda: self._say("each"), self._each))
        at = KINDS.index(kinds[0]) if len(kinds) == 1 and kinds[0] in KINDS else 0
        return self._list("opponents-open", choices, at)

    def _kind_label(self, kind: str) -> Callable[[], str]:
        return partial(self._way, kind, "all" if self.draft.bots > 1 else "each")

    def _way(self, kind: str, number: str) -> str:
        """Return a kind of opponent and how it plays."""
        return self._say("way", kind=kind, who=self._say("kind", kind=kind, number=number))

    def _each(self, so_far: tuple[str, ...] = ()) -> Reply:
        """List the opponents one after the other, around the table."""
        if len(so_far) == self.draft.bots:
            return self._set(2, opponents=so_far)
        number = len(so_far) + 1
        return self._list("each-open", [
            (partial(self._way, kind, "each"), partial(self._each, (*so_far, kind)))
            for kind in KINDS
        ], number=number)

    def _count(self) -> Reply:
        if self.draft.is_dog:
            other = "2" if self.draft.players == 4 else "4"
            rules = {**self.draft.plan.rules, "seats": other}
            return self._set(3, rules=rules, people=(), opponents=self.draft.plan.opponents[:1])
        count = min(SEATS_FOR, key=lambda seats: (seats <= self.draft.players, seats))
        return self._set(3, players=count, people=self.draft.plan.people[: count - 1],
                         opponents=self.draft.plan.opponents[:1])

    def _points(self) -> Reply:
        plans = [replace(self.draft.plan, **changes) for changes in POINTS]  # type: ignore[arg-type]
        return self._list("points-open", [
            (partial(points_words, self._session.listener(), plan),
             partial(self._set, 6, **changes))
            for plan, changes in zip(plans, POINTS, strict=True)
        ])

    def _first(self) -> Reply:
        ways = ["lot", *([] if self.draft.is_dog else ["draw"]),
                *(COLOURS[seat] for seat in SEATS_FOR.get(self.draft.players, SEATS))]
        at = ways.index(self.draft.plan.first) if self.draft.plan.first in ways else 0
        return self._list("first-open", [
            (partial(first_words, self._session.listener(), way),
             partial(self._set, ROW_OF_BEGIN, first=way))
            for way in ways
        ], at)

    # -- house rules -----------------------------------------------------------------------------

    def _house_rules(self) -> Reply:
        screen: MenuScreen

        def turn(at: int, name: str) -> Reply:
            self.draft.turn(name)
            self.screen.rebuilt(self.screen.menu.at)
            return screen.rebuilt(at)

        words, draft = self._session.listener, self.draft
        screen = MenuScreen(self._session, lambda: [self._say("rules-open")], lambda: [
            Row(lambda name=name: draft.meaning(words(), name),  # type: ignore[misc]
                partial(turn, at, name))
            for at, name in enumerate(draft.options())
        ])
        return self._session.visit(screen)

    # -- names -----------------------------------------------------------------------------------

    def _ask_person(self) -> Reply:
        screen = self.screen

        def keep(name: str) -> Reply:
            if not name:
                return self._set(4, people=())
            people = (*self.draft.plan.people, name)[: self.draft.players - 1]
            return self._set(4, people=people, opponents=self.draft.plan.opponents[:1])

        asking = NamePrompt(self._session.listener, keep, screen.back)
        return screen.ask(asking, asking.opening())

    def _ask_name(self) -> Reply:
        screen = self.screen

        def keep(name: str) -> Reply:
            if not name:
                return screen.back()
            tables = self._store.tables()
            named = dict([*tables.named.items(), (name, self.draft.plan)][-MOST_NAMED:])
            self._store.remember(replace(tables, named=named))
            return screen.rebuilt(ROW_OF_BEGIN, [self._say("table-kept", name=name)])

        asking = NamePrompt(self._session.listener, keep, screen.back)
        return screen.ask(asking, asking.opening())

    def _tables(self) -> Reply:
        words = self._session.listener()
        return self._list("tables-open", [
            (partial(words.join, [name, table_words(words, plan)]), partial(self._take, plan))
            for name, plan in self._store.tables().named.items()
        ])

    def _take(self, plan: TablePlan) -> Reply:
        self.draft.plan = plan
        return self.screen.rebuilt(ROW_OF_BEGIN)
