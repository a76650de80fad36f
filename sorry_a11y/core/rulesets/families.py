"""The two families of rule books, and how a game's rules are made from a player's wishes.

A family has its presets and the numbered paragraphs that describe them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.ruleset import NO_OPTIONS, Ruleset
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rulesets import dog, sorry
from sorry_a11y.core.rulesets.presets import Clash, Part, Point, Preset

DEFAULT = "hasbro"
THE_GAMES = (DEFAULT, "dog")
"""The rule books that have a row of their own in menus, and lessons of their own."""
BOOKS: Mapping[str, Preset] = {**sorry.SORRY_PRESETS, **dog.DOG_PRESETS}
"""All presets by name, in the order in which they are listed."""
BOOK_OF_GAME: Mapping[str, str] = {"sorry": DEFAULT, "sorry!": DEFAULT}
"""The rule book that is meant by the name of a game."""
_REMEMBERED = 32
"""The number of rule books that are kept for equal wishes. The tables of one take 4 ms to make and
up to 0.4 MB."""


MOST_ROUNDS = 100
MOST_TARGET = 5000
"""The most rounds, and the highest target, of a points match; longer ones take hours."""


class CombinationError(ValueError):
    """Raised for wishes that contradict each other.

    Args:
        code: The name of the contradiction: "teams-seats", "dog-teams", "dog-points",
            "points-only", "no-quick", "partners-seats", "unknown-game".
        game: The name of the rule book that was wished for.
    """

    def __init__(self, code: str, game: str) -> None:
        super().__init__(f"{code} with {game}")
        self.code = code
        self.game = game


class Wishes(NamedTuple):
    """The wishes for a game.

    Attributes:
        game: The name of the rule book.
        rules: The options that are chosen, name to value.
        teams: Whether partners play together.
        points: Whether a points match is played.
        rounds: The rounds after which the match ends; 0 for the default, one.
        target: The points at which the match ends; 0 for none.
        quick: Whether the quick game of the rule book is played.
    """

    game: str = DEFAULT
    rules: Mapping[str, str] = NO_OPTIONS
    teams: bool = False
    points: bool = False
    rounds: int = 0
    target: int = 0
    quick: bool = False

    def __hash__(self) -> int:
        """Return a number of its content, in whatever order the options are."""
        return hash((self.game, frozenset(self.rules.items()), *self[2:]))

    @classmethod
    def of(cls, rules: Ruleset) -> Wishes:
        """Return the wishes that a rule book follows from, with all its options."""
        scoring = rules.scoring
        return cls(
            rules.name,
            dict(rules.options),
            asks_for_teams(rules),
            scoring is not None,
            scoring.rounds if scoring else 0,
            scoring.target if scoring else 0,
        )

    def with_rule(self, option: str, value: str) -> Wishes:
        """Return the same with another option; the default of the rule book is left out."""
        rules = {name: given for name, given in self.rules.items() if name != option}
        if value != BOOKS[self.game].values()[option]:
            rules[option] = value
        return self._replace(rules=rules)


def colours_each(wishes: Wishes) -> int:
    """Return how many colours a player takes: two where two play Dog, else one."""
    return 2 if wishes.game in dog.DOG_PRESETS and wishes.rules.get("seats") == "2" else 1


def make_rules(wishes: Wishes, seats: Sequence[Seat] = SEATS) -> Ruleset:
    """Return the rule book for these wishes and seats, the same object for equal wishes.

    Raises:
        CombinationError: The wishes contradict each other.
        OptionError: The rule book does not have an option or a value of it.
    """
    return _made(wishes, len(seats))


@lru_cache(maxsize=_REMEMBERED)
def _made(wishes: Wishes, players: int) -> Ruleset:
    if wishes.game not in BOOKS:
        raise CombinationError("unknown-game", wishes.game)
    if wishes.game in dog.DOG_PRESETS:
        return _dog(wishes, players)
    if wishes.teams and players != 4:
        raise CombinationError("teams-seats", wishes.game)
    if (wishes.rounds or wishes.target) and not wishes.points:
        raise CombinationError("points-only", wishes.game)
    rules = dict(wishes.rules)
    if wishes.quick:
        # quick games: hasbro, and every book but parker when played for points
        if wishes.game != "hasbro" and not (wishes.points and wishes.game != "parker"):
            raise CombinationError("no-quick", wishes.game)
        rules.setdefault("start", "quick")
    return sorry.build_sorry(
        wishes.game,
        rules,
        teams=wishes.teams,
        points=wishes.points,
        rounds=wishes.rounds or 1,
        target=wishes.target,
    )


def _dog(wishes: Wishes, players: int) -> Ruleset:
    if wishes.teams:
        raise CombinationError("dog-teams", wishes.game)
    if wishes.points or wishes.rounds or wishes.target:
        raise CombinationError("dog-points", wishes.game)
    if wishes.quick:
        raise CombinationError("no-quick", wishes.game)
    if players != 4:
        raise CombinationError("partners-seats", wishes.game)
    return dog.build_dog(wishes.game, wishes.rules)


class Family(Value):
    """A game: its presets and the text about them.

    Attributes:
        name: The name of the game.
        presets: Its rule books by name.
        parts: The parts of its page, each with its paragraphs.
        clashes: The paragraphs on which its sources disagree.
        card_points: For each kind of card by its name, the numbers of the paragraphs about it.
        plain: The function that makes a rule book from a preset and option values.
        in_teams: The function that makes the rule book for partners from them.
        for_points: The function that makes the rule book for a points match from them.
        never_names: Its cards and places, which may not be the name of a player.
    """

    name: str
    presets: Mapping[str, Preset]
    parts: tuple[Part, ...]
    clashes: tuple[Clash, ...]
    card_points: Mapping[str, tuple[str, ...]]
    plain: Callable[[str, Mapping[str, str]], Ruleset]
    in_teams: Callable[[str, Mapping[str, str]], Ruleset]
    for_points: Callable[[str, Mapping[str, str]], Ruleset]
    never_names: frozenset[str]

    def paragraphs(self) -> tuple[Point, ...]:
        """Return all numbered paragraphs in order."""
        return tuple(point for part in self.parts for point in part.points)


SORRY_FAMILY = Family(
    "sorry",
    sorry.SORRY_PRESETS,
    (*sorry.SORRY_RULES, sorry.TEAMS, sorry.POINTS_PART),
    sorry.SORRY_CLASHES,
    sorry.SORRY_CARD_POINTS,
    sorry.build_sorry,
    lambda preset, options: sorry.build_sorry(preset, options, teams=True),
    lambda preset, options: sorry.build_sorry(preset, options, points=True),
    frozenset({"sorry", "safety"}),
)
DOG_FAMILY = Family(
    "dog",
    dog.DOG_PRESETS,
    dog.DOG_RULES,
    dog.DOG_CLASHES,
    dog.DOG_CARD_POINTS,
    dog.build_dog,
    dog.build_dog,
    dog.build_dog,
    frozenset(
        (
            *("jack", "queen", "king", "ace", "joker", "j", "q", "k", "a", "kennel", "target"),
            *("bube", "dame", "könig", "ass", "fante", "donna", "re", "asso", "jolly", "鬼牌"),
        )
    ),
)
FAMILIES = (SORRY_FAMILY, DOG_FAMILY)


def family_of(preset: str) -> Family:
    """Return the family to which a preset belongs; raise KeyError if there is none."""
    for family in FAMILIES:
        if preset in family.presets:
            return family
    raise KeyError(preset)


def plain_rules(preset: str, options: Mapping[str, str] | None = None) -> Ruleset:
    """Return a preset with ``options``; neither teams nor points are added.

    Raises:
        KeyError: There is no such preset.
        OptionError: It does not have such an option or value.
    """
    return family_of(preset).plain(preset, options or {})


def options_of(rules: Ruleset) -> dict[str, str]:
    """Return the options whose values differ from the preset of a rule book."""
    values = family_of(rules.name).presets[rules.name].values()
    return {name: value for name, value in rules.options.items() if value != values[name]}


def asks_for_teams(rules: Ruleset) -> bool:
    """Return whether partners play together although the preset is not played in teams."""
    return rules.has_teams and not (rules.name in BOOKS and plain_rules(rules.name).has_teams)


def in_teams(rules: Ruleset) -> Ruleset:
    """Return the rule book as it is for teams."""
    if rules.has_teams:
        return rules
    return family_of(rules.name).in_teams(rules.name, options_of(rules))


def for_points(rules: Ruleset) -> Ruleset:
    """Return the rule book for points matches; of a family without them, the plain one.

    Unless an option says how the game starts, it starts as the preset does for points.
    """
    if rules.scoring is not None:
        return rules
    return family_of(rules.name).for_points(rules.name, options_of(rules))


def facts(rules: Ruleset) -> dict[str, str]:
    """Return the facts of a rule book that decide which sentences are told.

    They are every option, ``preset``, ``teams`` and ``points`` (yes or no), ``points-start`` (full
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
