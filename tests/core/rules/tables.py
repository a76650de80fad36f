"""The tables at which the contract is played: rule books, options, seats, teams and points.

`COVERING` holds, for every two features (a preset, the value of an option, the seats, teams,
points), each pair of values that may meet, at one table at least. It is found by a small greedy
search, the same one every time.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from sorry_a11y.core.rules.board import BLUE, GREEN, RED, SEATS, YELLOW, Seat
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import dog, sorry
from tests.core.rules.positions import book

AS_IS = "-"
"""The value of an option that is left to the preset."""

Row = dict[str, str]

SEATINGS: Mapping[str, tuple[Seat, ...]] = {
    "4": SEATS,
    "3": (RED, BLUE, GREEN),
    "2 opposite": (RED, YELLOW),
    "2 adjacent": (BLUE, YELLOW),
}


def sorry_features() -> Mapping[str, tuple[str, ...]]:
    options = {name: (AS_IS, *values) for name, values in sorry.SORRY_OPTIONS.items()}
    return {
        "preset": tuple(sorry.SORRY_PRESETS),
        **options,
        "seats": tuple(SEATINGS),
        "teams": ("no", "yes"),
        "points": ("no", "1 round", "2 rounds", "to 60"),
    }


def dog_features() -> Mapping[str, tuple[str, ...]]:
    """What a table of Dog is made of; who sits where is no matter of the rules (D24)."""
    options = {name: values for name, values in dog.DOG_OPTIONS.items() if name != "seats"}
    return {"preset": tuple(dog.DOG_PRESETS), **options}


def may_meet(row: Row) -> bool:
    """Whether the values make a table, as far as they are chosen: partners need four seats."""
    return not (row.get("teams") == "yes" and row.get("seats", "4") != "4")


Value = tuple[str, str]
Pair = tuple[Value, Value]


def pairs_of(row: Row) -> set[Pair]:
    """Every two values that meet in a row."""
    return set(combinations(sorted(row.items()), 2))


def pair_of(one: Value, other: Value) -> Pair:
    """The two values as they stand in `pairs_of`."""
    return (one, other) if one < other else (other, one)


def covering(features: Mapping[str, tuple[str, ...]], tries: int = 40) -> list[Row]:
    """Rows in which all pairs of values that may meet do: each the best of ``tries`` rows that
    are filled greedily in a random order."""
    rng = random.Random("covering")
    missing = {
        pair
        for (one, ones), (two, twos) in combinations(sorted(features.items()), 2)
        for pair in (((one, a), (two, b)) for a in ones for b in twos)
        if may_meet(dict(pair))
    }
    rows = []
    while missing:
        in_order = sorted(missing)
        best: Row = max(
            (_filled(features, missing, in_order, rng) for _ in range(tries)),
            key=lambda row: len(pairs_of(row) & missing),
        )
        rows.append(best)
        missing -= pairs_of(best)
    return rows


def _filled(
    features: Mapping[str, tuple[str, ...]],
    missing: set[Pair],
    in_order: list[Pair],
    rng: random.Random,
) -> Row:
    row: Row = dict(rng.choice(in_order))
    names = [name for name in features if name not in row]
    rng.shuffle(names)
    for name in names:
        met = tuple(row.items())
        fits = [value for value in features[name] if may_meet({**row, name: value})]
        row[name] = max(
            rng.sample(fits, len(fits)),
            key=lambda value: sum(pair_of((name, value), other) in missing for other in met),
        )
    return row


@dataclass(frozen=True)
class Table:
    """A rule book and the seats that play it; ``rules()`` builds the book anew each time."""

    row: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """The preset and whatever differs from it, for reports."""
        row = dict(self.row)
        rest = [
            f"{name}={value}"
            for name, value in row.items()
            if name != "preset" and value not in (AS_IS, "no")
        ]
        return " ".join([row["preset"], *rest])

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATINGS[dict(self.row).get("seats", "4")]

    def rules(self) -> Ruleset:
        """The rule book, with tables of its own."""
        row = dict(self.row)
        wishes = ",".join(
            f"{name}={value}"
            for name, value in row.items()
            if name in (*sorry.SORRY_OPTIONS, *dog.DOG_OPTIONS)
            and name != "seats"
            and value != AS_IS
        )
        points = row.get("points", "no")
        return book(
            row["preset"],
            wishes,
            teams=row.get("teams") == "yes",
            points=points != "no",
            rounds=2 if points == "2 rounds" else 1,
            target=60 if points == "to 60" else 0,
        )


def plain(preset: str, **features: str) -> Table:
    """The table of a preset as it stands, but for the features named."""
    return Table(tuple({"preset": preset, "seats": "4", **features}.items()))


PLAIN = (
    *(
        plain(preset, teams=teams, points=points)
        for preset in sorry.SORRY_PRESETS
        for teams in ("no", "yes")
        for points in ("no", "2 rounds")
    ),
    *(plain(preset) for preset in dog.DOG_PRESETS),
)
"""Every preset as it stands, alone and in teams, drawing and holding hands."""

COVERING = tuple(
    Table(tuple((name, row[name]) for name in features))
    for features in (sorry_features(), dog_features())
    for row in covering(features)
)
