"""Positions written as one reads them: "red: 12, safety 2, home; yellow: 0".

A place is ``start`` (Dog: ``kennel``), a square's number, ``safety N`` (``target N``), ``home``,
or ``fresh`` (Dog: has just come out). Pawns that are not written stand in start; colours that are
not written do not play, unless they have partners to make up. Places are read in pawn order.
"""

from __future__ import annotations

import random

from sorry_a11y.core.rules.board import (
    NOWHERE,
    PAWNS_EACH,
    SEATS,
    SPOTS,
    Board,
    Position,
    Seat,
    Spot,
    own_part,
)
from sorry_a11y.core.rules.notation import COLOURS, parse_place, place_name, seat_called
from sorry_a11y.core.rules.plays import Choices, Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import dog, sorry


def book(
    preset: str,
    wishes: str = "",
    *,
    teams: bool = False,
    points: bool = False,
    rounds: int = 1,
    target: int = 0,
) -> Ruleset:
    """The rule book ``preset``, with options as on the command line: "home=bounce,deck=44"."""
    options = dict(wish.split("=") for wish in wishes.split(",") if wish)
    if preset in dog.DOG_PRESETS:
        return dog.build_dog(preset, options)
    return sorry.build_sorry(
        preset, options, teams=teams, points=points, rounds=rounds, target=target
    )


def spot_of(board: Board, seat: Seat, place: str) -> Spot:
    """The spot of a place for a pawn of ``seat``; raises NotationError for what is no place."""
    if place == "fresh" and board.doorstep:
        return board.exit_spot(seat)
    return parse_place(board, seat, board.start_word if place == "start" else place)


def place_of(board: Board, seat: Seat, spot: Spot) -> str:
    """The name of a spot, as `spot_of` reads it."""
    if board.doorstep and spot == board.exit_spot(seat):
        return "fresh"
    return place_name(board, seat, spot).removeprefix("square ")


def position(rules: Ruleset, text: str) -> Position:
    """The position that a text tells; raises ValueError for one that cannot be."""
    spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
    told = dict(part.split(":") for part in text.split(";") if part.strip())
    colours = {colour.strip(): places for colour, places in told.items()}
    if unknown := set(colours) - set(COLOURS):
        raise ValueError(f"no such colour: {unknown}")
    for seat, colour in enumerate(COLOURS):
        if colour not in colours and not rules.has_teams:
            continue
        places = [place.strip() for place in colours.get(colour, "").split(",") if place.strip()]
        places += ["start"] * (PAWNS_EACH - len(places))
        if len(places) > PAWNS_EACH:
            raise ValueError(f"too many pawns: {colour}")
        first = PAWNS_EACH * seat
        for number, place in enumerate(places):
            spots[first + number] = spot_of(rules.board, Seat(seat), place)
    made = bytes(spots)
    if crowd := crowded(rules, made):
        raise ValueError(f"two pawns on spot {crowd[0]}: {text}")
    return made


def crowded(rules: Ruleset, position: Position) -> list[int]:
    """The squares and lane spots on which more than one pawn stands, a pawn that has just come
    out being on its square too; empty in every position that can be."""
    board = rules.board
    full = {board.start(seat) for seat in SEATS} | {board.home(seat) for seat in SEATS} | {NOWHERE}
    taken = []
    for spot in position:
        if spot not in full:
            square = board.square_of(Spot(spot))
            taken.append(spot if square == NOWHERE else square)
    return sorted({spot for spot in taken if taken.count(spot) > 1})


def told(rules: Ruleset, position: Position) -> str:
    """A position as text: pawns in start and colours with nobody out left away, the places of a
    colour sorted along its road (two positions are told alike exactly if they are alike but for
    the numbers of the pawns)."""
    parts = []
    for seat, colour in zip(SEATS, COLOURS, strict=True):
        away = (NOWHERE, rules.board.start(seat))
        out = [Spot(spot) for spot in own_part(position, seat) if spot not in away]
        if out:
            places = ", ".join(place_of(rules.board, seat, spot) for spot in sorted(out))
            parts.append(f"{colour}: {places}")
    return "; ".join(parts)


def found(rules: Ruleset, text: str, turn: str, *cards: str) -> Choices:
    """The choices of the colour ``turn`` with these cards in a position told as text."""
    hand = bytes(rules.kind(card) for card in cards)
    seat = seat_called(turn)
    return rules.finder.choices(position(rules, text), seat, hand)


def outcome(rules: Ruleset, play: Play) -> str:
    """What a play leads to, as text: the position, and "again" if the turn goes on."""
    return told(rules, play.after) + (" again" if play.again else "")


def outcomes(rules: Ruleset, text: str, turn: str, *cards: str) -> set[str]:
    """What the plays lead to, as texts of positions, "again" added to those that draw again."""
    return {outcome(rules, play) for play in found(rules, text, turn, *cards).plays}


def scattered(rules: Ruleset, seats: tuple[Seat, ...], rng: random.Random) -> Position:
    """A random position in which much can happen: pawns crowd the slides, doors and lanes, and
    as often as not no side has arrived altogether."""
    board = rules.board
    hot = [
        board.square(seat, offset)
        for seat in SEATS
        for offset in (-4, -2, -1, 0, 1, 2, 3, 4, 5, 9, 11, 13)
    ]
    spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
    taken: set[Spot] = set()
    for seat in seats:
        finished = rng.random() < 0.1
        for number in range(PAWNS_EACH):
            pawn = PAWNS_EACH * seat + number
            spots[pawn] = spot = _free_spot(board, seat, hot, taken, rng, finished)
            square = board.square_of(spot)
            if spot not in (board.start(seat), board.home(seat)):
                taken.add(spot if square == NOWHERE else square)
    return bytes(spots)


def _free_spot(
    board: Board, seat: Seat, hot: list[Spot], taken: set[Spot], rng: random.Random, finished: bool
) -> Spot:
    """Somewhere for a pawn; among the goals if ``finished``."""
    lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
    goals = [spot for spot in board.goals(seat) if spot == board.home(seat) or spot not in taken]
    while True:
        dice = rng.random()
        if finished:
            return rng.choice(goals)
        if dice < 0.2:
            return board.start(seat)
        if dice < 0.28 and board.has_home:
            return board.home(seat)
        if dice < 0.36 and board.doorstep and board.exit_square(seat) not in taken:
            return board.exit_spot(seat)
        spot = rng.choice(lane if dice < 0.5 else hot if dice < 0.8 else SPOTS[: board.track])
        if spot not in taken:
            return spot
