"""The two families of rule books, and how a game's rules are made from a player's wishes.

A family has its presets, the points that describe them, and the facts that decide which sentences
hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.rules.ruleset import NO_OPTIONS, Ruleset
from sorry_a11y.rules.value import Value
from sorry_a11y.rulesets import dog, sorry
from sorry_a11y.rulesets.presets import Clash, Part, Point, Preset

DEFAULT = "hasbro"
THE_GAMES = (DEFAULT, "dog")
"""The rule books that have a row of their own in menus, and a course."""
BOOKS: Mapping[str, Preset] = {**sorry.SORRY_PRESETS, **dog.DOG_PRESETS}
"""Preset by name, in the order in which they are listed."""
CALLED: Mapping[str, str] = {"sorry": DEFAULT, "sorry!": DEFAULT}
"""Names of the game of several rule books -> the usual one."""
_REMEMBERED = 32
"""How many rule books are kept for the same wishes: the tables of one take 4 ms to
make and up to 0.4 MB."""


MOST_ROUNDS = 100
MOST_TARGET = 5000
"""The longest matches that a player may ask for. Longer ones take hours, and no record holds
them; one that was begun by an older version is still read."""


class CombinationError(ValueError):
    """Raised for wishes that make no sense together.

    ``code`` names the clash: "teams-seats", "dog-teams", "dog-points", "points-only", "no-quick",
    "partners-seats", "unknown-game".
    """

    def __init__(self, code: str, game: str) -> None:
        super().__init__(f"{code} with {game}")
        self.code = code
        self.game = game


class Wishes(Value):
    """The wishes for a game.

    They are a rule book, options over it, teams, points and their end (``rounds`` or ``target``, 0
    for none), and the book's own quick game.
    """

    game: str = DEFAULT
    rules: Mapping[str, str] = NO_OPTIONS
    teams: bool = False
    points: bool = False
    rounds: int = 0
    target: int = 0
    quick: bool = False


def colours_each(wishes: Wishes) -> int:
    """Return how many colours a player takes: two where Dog is played by two (004), else one."""
    return 2 if wishes.game in dog.DOG_PRESETS and wishes.rules.get("seats") == "2" else 1


def make_rules(wishes: Wishes, seats: Sequence[Seat] = SEATS) -> Ruleset:
    """Return the rules asked for, to be played by ``seats``: for equal wishes the same rule book.

    Raises:
        CombinationError: The wishes do not go together.
        OptionError: The rule book does not have an option or value.
    """
    return _remembered(_Key(wishes, tuple(seats)))


class _Key:
    """Wishes by which a rule book is remembered: equal if the same is asked for."""

    def __init__(self, wishes: Wishes, seats: tuple[Seat, ...]) -> None:
        self.wishes = wishes
        self.seats = seats
        self._all = (
            wishes.game, tuple(sorted(wishes.rules.items())), wishes.teams, wishes.points,
            wishes.rounds, wishes.target, wishes.quick, len(seats),
        )

    def __hash__(self) -> int:
        return hash(self._all)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other._all == self._all


@lru_cache(maxsize=_REMEMBERED)
def _remembered(key: _Key) -> Ruleset:
    return _made(key.wishes, key.seats)


def _made(wishes: Wishes, seats: Sequence[Seat]) -> Ruleset:
    if wishes.game not in BOOKS:
        raise CombinationError("unknown-game", wishes.game)
    if wishes.game in dog.DOG_PRESETS:
        return _dog(wishes, seats)
    if wishes.teams and len(seats) != 4:
        raise CombinationError("teams-seats", wishes.game)
    if (wishes.rounds or wishes.target) and not wishes.points:
        raise CombinationError("points-only", wishes.game)
    rules = dict(wishes.rules)
    if wishes.quick:
        if wishes.game != "hasbro" and not (wishes.points and wishes.game != "parker"):
            raise CombinationError("no-quick", wishes.game)
        rules.setdefault("start", "quick")
    return sorry.build_sorry(
        wishes.game, rules, teams=wishes.teams, points=wishes.points,
        rounds=wishes.rounds or 1, target=wishes.target,
    )


def _dog(wishes: Wishes, seats: Sequence[Seat]) -> Ruleset:
    if wishes.teams:
        raise CombinationError("dog-teams", wishes.game)
    if wishes.points or wishes.rounds or wishes.target:
        raise CombinationError("dog-points", wishes.game)
    if wishes.quick:
        raise CombinationError("no-quick", wishes.game)
    if len(seats) != 4:
        raise CombinationError("partners-seats", wishes.game)
    return dog.build_dog(wishes.game, wishes.rules)


class Family(Value):
    """A game: its presets and the text about them.

    Attributes:
        name: The name of the game.
        presets: Its rule books by name.
        parts: The paragraphs of its page.
        clashes: The points at which its sources disagree.
        card_points: For each kind of card by its name, the points about it.
        plain: Makes a rule book from a preset and option values.
        in_teams: Makes a rule book for partners.
        for_points: Makes a rule book for a points match.
    """

    name: str
    presets: Mapping[str, Preset]
    parts: tuple[Part, ...]
    clashes: tuple[Clash, ...]
    card_points: Mapping[str, tuple[str, ...]]
    plain: Callable[[str, Mapping[str, str]], Ruleset]
    in_teams: Callable[[str, Mapping[str, str]], Ruleset]
    for_points: Callable[[str, Mapping[str, str]], Ruleset]

    def points(self) -> tuple[Point, ...]:
        """Return all points in order."""
        return tuple(point for part in self.parts for point in part.points)


SORRY_FAMILY = Family(
    "sorry",
    sorry.SORRY_PRESETS,
    (*sorry.SORRY_RULES, sorry.TEAMS, sorry.POINTS_PART),
    sorry.SORRY_CLASHES,
    sorry.SORRY_CARD_POINTS,
    sorry.build_sorry,
    lambda preset, wishes: sorry.build_sorry(preset, wishes, teams=True),
    lambda preset, wishes: sorry.build_sorry(preset, wishes, points=True),
)
DOG_FAMILY = Family(
    "dog", dog.DOG_PRESETS, dog.DOG_RULES, dog.DOG_CLASHES,
    dog.DOG_CARD_POINTS,
    dog.build_dog, dog.build_dog, dog.build_dog,
)
FAMILIES = (SORRY_FAMILY, DOG_FAMILY)


def family_of(preset: str) -> Family:
    """Return the family to which a preset belongs; raises KeyError for none."""
    for family in FAMILIES:
        if preset in family.presets:
            return family
    raise KeyError(preset)


def plain_rules(preset: str, wishes: Mapping[str, str] | None = None) -> Ruleset:
    """Return a preset with ``wishes`` laid over it, without teams or points.

    Raises KeyError for a preset there is not, OptionError for an option or value there is not.
    """
    return family_of(preset).plain(preset, wishes or {})


def wishes_of(rules: Ruleset) -> dict[str, str]:
    """Return the option values in which a rule book departs from its preset."""
    values = family_of(rules.name).presets[rules.name].values()
    return {name: value for name, value in rules.options.items() if value != values[name]}


def asks_for_teams(rules: Ruleset) -> bool:
    """Return whether partners play together because they wished to, not by the book itself."""
    return rules.has_teams and not (rules.name in BOOKS and plain_rules(rules.name).has_teams)


def in_teams(rules: Ruleset) -> Ruleset:
    """Return the same rule book in teams."""
    if rules.has_teams:
        return rules
    return family_of(rules.name).in_teams(rules.name, wishes_of(rules))


def for_points(rules: Ruleset) -> Ruleset:
    """Return the same rule book for points, where its family knows them.

    A start that nobody asked for becomes the one that the preset begins a points game with (45).
    """
    if rules.scoring is not None:
        return rules
    return family_of(rules.name).for_points(rules.name, wishes_of(rules))


def facts(rules: Ruleset) -> dict[str, str]:
    """Return what the conditions of sentences ask for.

    That is every option, ``preset``, ``teams`` and ``points`` (yes or no), ``points-start`` (full
    or quick), ``match`` (open, rounds, target).
    """
    scoring = rules.scoring
    match = "open" if scoring is None else "target" if scoring.target else "rounds"
    return dict(rules.options) | {
        "preset": rules.name,
        "teams": "yes" if rules.has_teams else "no",
        "points": "no" if scoring is None else "yes",
        "points-start": "quick" if for_points(rules).quick else "full",
        "match": match,
    }
