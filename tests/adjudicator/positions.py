"""Random legal positions, crowded where the rules are most often misread."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

from .options import DOG_VALUES, PRESETS, SORRY_VALUES
from .places import COLOURS, PARTNER, Query, seat_of

SORRY_KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry")
DOG_KINDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker")
SORRY_CARDS = (*SORRY_KINDS, "7", "7", "11")
DOG_CARDS = (*DOG_KINDS, "4", "7", "J")
SORRY_PACK = 4 * SORRY_KINDS
DOG_PACK = 8 * DOG_KINDS[:-1] + 4 * ("joker",)
IDLE_SORRY: dict[str, tuple[Any, ...]] = {
    "start": ("full", "quick"),
    "first": ("random", "draw"),
    "own-points": ("all", "none"),
    "bonus": ("sum", "highest"),
    "deck": (45, 44, 55),
}
IDLE_DOG: dict[str, tuple[Any, ...]] = {"jokers": (6, 4, 8), "seats": (4, 2)}
SORRY_SPOTS = (0, 1, 2, 3, 4, 9, 10, 11, 12, 13, -1, -2, -3, -4, -6, -10, 5, 6, 8)
"""Squares counted from a colour's corner on which something tends to happen."""


def random_query(
    rng: random.Random,
    family: str,
    *,
    game: str | None = None,
    teams: bool | None = None,
    hand: bool | None = None,
    idle: bool = True,
) -> Query:
    """A random legal query of a family, "sorry" or "dog"; what is None is drawn too.

    ``game`` is a rule book of the family, ``teams`` speaks of Sorry! only, ``hand`` asks for a
    hand in place of a card, and ``idle`` lets in options that change no play. Raises
    ValueError for another family.
    """
    if family not in ("sorry", "dog"):
        raise ValueError(f"no family {family!r}: sorry or dog")
    with_hand = rng.random() < 0.3 if hand is None else hand
    if family == "dog":
        return with_cards(rng, dog_query(rng, idle), with_hand)
    with_teams = rng.random() < 0.4 if teams is None else teams
    query = sorry_query(rng, game, with_teams, idle)
    return with_cards(rng, query, with_hand)


def with_cards(rng: random.Random, query: Query, hand: bool) -> Query:
    """The query with a card, or with a hand from the pack: five in Sorry!, up to six in Dog."""
    dog = query["game"] == "dog"
    if not hand:
        return query | {"card": rng.choice(DOG_CARDS if dog else SORRY_CARDS)}
    size = rng.randint(1, 6) if dog else 5
    return query | {"hand": rng.sample(DOG_PACK if dog else SORRY_PACK, size)}


def random_rules(
    rng: random.Random, choices: dict[str, tuple[Any, ...]], chance: float
) -> dict[str, Any]:
    """Some of the options, each set with a probability, to any of its values."""
    return {name: rng.choice(v) for name, v in choices.items() if rng.random() < chance}


def sorry_query(rng: random.Random, game: str | None, teams: bool, idle: bool) -> Query:
    """A position of Sorry! without its card."""
    book = game or rng.choice([name for name in PRESETS if name != "dog"])
    rules = random_rules(rng, dict(SORRY_VALUES), rng.choice((0.0, 0.2, 0.5)))
    if idle:
        rules |= random_rules(rng, IDLE_SORRY, 0.05)
    seats = 4 if teams else rng.choice((2, 3, 4, 4))
    colours = sorted(rng.sample(COLOURS, seats), key=seat_of)
    turn = rng.choice(colours)
    pawns = sorry_pawns(rng, colours, turn, teams)
    return {"game": book, "rules": rules, "teams": teams, "pawns": pawns, "turn": turn}


def sorry_pawns(
    rng: random.Random, colours: list[str], turn: str, teams: bool
) -> dict[str, list[str]]:
    """Pawns for each colour; nobody has won."""
    taken: set[int] = set()
    weights = rng.choice(((3, 5, 2, 1), (1, 8, 2, 1), (6, 3, 1, 1), (1, 3, 4, 4), (0, 9, 0, 0)))
    pawns: dict[str, list[str]] = {}
    for colour in colours:
        late = rng.random() < (0.25 if colour == turn else 0.1)
        chosen = (0, 2, 4, 9) if late else weights
        pawns[colour] = sorry_row(rng, colour, chosen, taken)
    for row in winners(pawns, teams, "home"):
        row[rng.randrange(4)] = rng.choice(("start", "safety 4", "safety 5"))
    return pawns


def sorry_row(
    rng: random.Random, colour: str, weights: Sequence[int], taken: set[int]
) -> list[str]:
    """Four pawns of a colour by the weights of start, track, safety and home."""
    row: list[str] = []
    for _ in range(4):
        kind = rng.choices(("start", "square", "safety", "home"), weights)[0]
        if kind == "square":
            row.append(f"square {free_square(rng, colour, taken)}")
        elif kind == "safety":
            text = f"safety {rng.randint(1, 5)}"
            row.append("start" if text in row else text)
        else:
            row.append(kind)
    return row


def free_square(rng: random.Random, colour: str, taken: set[int]) -> int:
    """A free square: near the colour's own corner, near any corner, near a pawn, or anywhere."""
    while True:
        draw = rng.random()
        if draw < 0.35:
            square = 15 * seat_of(colour) + rng.choice(SORRY_SPOTS)
        elif draw < 0.6:
            square = 15 * rng.randrange(4) + rng.choice(SORRY_SPOTS)
        elif draw < 0.8 and taken:
            square = rng.choice(sorted(taken)) + rng.choice((-12, -7, -5, -4, -2, -1, 1, 3, 4))
        else:
            square = rng.randrange(60)
        if square % 60 not in taken:
            taken.add(square % 60)
            return square % 60


def winners(pawns: dict[str, list[str]], teams: bool, end: str) -> Iterable[list[str]]:
    """A row of each colour, or of each team, whose pawns are all at their end."""
    done = {c for c, row in pawns.items() if all(text.startswith(end) for text in row)}
    return [pawns[c] for c in sorted(done) if not teams or (PARTNER[c] in done and c < PARTNER[c])]


def dog_query(rng: random.Random, idle: bool) -> Query:
    """A position of Dog without its card."""
    rules = random_rules(rng, dict(DOG_VALUES), rng.choice((0.0, 0.5, 0.9)))
    if "board" in rules:
        rules["board"] = int(rules["board"])
    if idle:
        rules |= random_rules(rng, IDLE_DOG, 0.05)
    squares = int(rules.get("board", 40))
    turn = rng.choice(COLOURS)
    pawns = dog_pawns(rng, squares, turn)
    fresh = [
        f"{colour} {number}"
        for colour, row in pawns.items()
        for number, text in enumerate(row, 1)
        if text == f"square {squares // 4 * seat_of(colour)}" and rng.random() < 0.5
    ]
    return {"game": "dog", "rules": rules, "pawns": pawns, "fresh": fresh, "turn": turn}


def dog_pawns(rng: random.Random, squares: int, turn: str) -> dict[str, list[str]]:
    """Pawns of all four colours; nobody has won, and the one on turn has sometimes finished."""
    taken: set[int] = set()
    weights = rng.choice(((3, 5, 2), (1, 8, 2), (6, 3, 1), (1, 4, 5)))
    finished = rng.random() < 0.15
    pawns: dict[str, list[str]] = {}
    for colour in COLOURS:
        late = rng.random() < (0.3 if colour == turn else 0.15)
        chosen = (0, 2, 9) if late else weights
        pawns[colour] = dog_row(rng, colour, chosen, squares, taken)
        if finished and colour == turn:
            pawns[colour] = [f"target {number}" for number in (1, 2, 3, 4)]
    for row in winners(pawns, True, "target"):
        row[rng.randrange(4)] = "kennel"
    return pawns


def dog_row(
    rng: random.Random, colour: str, weights: Sequence[int], squares: int, taken: set[int]
) -> list[str]:
    """Four pawns of a colour by the weights of kennel, ring and targets."""
    row: list[str] = []
    for _ in range(4):
        kind = rng.choices(("kennel", "square", "target"), weights)[0]
        if kind == "square":
            row.append(f"square {free_ring_square(rng, colour, squares, taken)}")
        elif kind == "target":
            text = f"target {rng.randint(1, 4)}"
            row.append("kennel" if text in row else text)
        else:
            row.append(kind)
    return row


def free_ring_square(rng: random.Random, colour: str, squares: int, taken: set[int]) -> int:
    """A free square of the ring: round the own start square, round any, or anywhere."""
    while True:
        draw = rng.random()
        near = rng.choice((0, 0, -1, -1, -2, -3, -4, -5, -7, 1, 2, 3, 4))
        if draw < 0.4:
            square = squares // 4 * seat_of(colour) + near
        elif draw < 0.7:
            square = squares // 4 * rng.randrange(4) + near
        else:
            square = rng.randrange(squares)
        if square % squares not in taken:
            taken.add(square % squares)
            return square % squares
