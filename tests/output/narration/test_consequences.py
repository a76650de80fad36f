"""What news mean for the listener, for the line that stands while nothing can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.board import BLUE, RED, WATCHER, Pawn, Seat, seat_of
from sorry_a11y.core.rules.events import (
    CardPassed,
    CardPlayed,
    Event,
    GameWon,
    PawnBumped,
    PawnsSwapped,
    PawnWalked,
    TurnBegan,
    position_after,
)
from sorry_a11y.core.rules.view import laying_down, veil
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.consequences import consequence, waiting_line
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.units import Unit, units_of, with_arrivals
from tests.harness.pawns import B1, G1, R1, R3, Y2
from tests.harness.sessions import watched
from tests.harness.tables import ENGLISH, PlayTable

HowMany = Callable[[int], int]
"""The fixture of that name."""
GREEN, YELLOW = Seat(3), Seat(2)


def _heard_of(*events: Event, teams: bool = False, seat: Seat = RED) -> str:
    """What events mean for a seat in a game with Ben, Cid and Dora."""
    units, to = _units_for(events, teams=teams, seat=seat)
    return consequence(units, to)


def _units_for(
    events: Sequence[Event], *, teams: bool = False, seat: Seat = RED, language: str = "en"
) -> tuple[list[Unit], Listener]:
    """The units of events for a seat in a game with Ben, Cid and Dora."""
    seating = seat_players(None, [], None)
    rules = make_rules(Wishes("hasbro", teams=teams), seating.seats)
    to = Listener(seat, seating, rules, language)
    place = {"19": rules.board.exit_spot(BLUE), "start": rules.board.start(RED)}
    before = bytearray(rules.set_up(seating.seats))
    for event in events:
        if isinstance(event, PawnBumped):
            before[event.pawn] = place["19"]
    return with_arrivals(units_of(list(events)), bytes(before), rules.board), to


def _play(seat: Seat, card: int, *moves: Event) -> tuple[Event, ...]:
    return TurnBegan(seat), CardPlayed(seat, card), *moves  # type: ignore[arg-type]


WALK = PawnWalked(B1, 17, 19, 2)  # type: ignore[arg-type]
BUMP = PawnBumped(R1, 19, 80, B1)  # type: ignore[arg-type]
BUMP_TOO = PawnBumped(R3, 19, 80, B1)  # type: ignore[arg-type]
SWAP = PawnsSwapped(G1, R3, 30, 40)  # type: ignore[arg-type]
OF_CID = PawnBumped(Y2, 19, 82, B1)  # type: ignore[arg-type]
BY_CID = PawnWalked(Y2, 17, 19, 2)  # type: ignore[arg-type]
BUMP_BY_CID = PawnBumped(R1, 19, 80, Y2)  # type: ignore[arg-type]
SWAP_BY_CID = PawnsSwapped(Y2, R3, 30, 40)  # type: ignore[arg-type]
OWN = PawnWalked(R1, 20, 25, 5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("told", "events", "teams"),
    [
        ("Ben bumped your pawn 1", _play(BLUE, 1, WALK, BUMP), False),
        ("Ben bumped your pawn 1 and your pawn 3", _play(BLUE, 1, WALK, BUMP, BUMP_TOO), False),
        (
            "Ben bumped your pawn 1, Dora swapped with your pawn 3",
            (*_play(BLUE, 1, WALK, BUMP), *_play(GREEN, 9, SWAP)),
            False,
        ),
        ("Ben bumped Cid's pawn 2", _play(BLUE, 1, WALK, OF_CID), True),
        ("Cid bumped your pawn 1", _play(YELLOW, 1, BY_CID, BUMP_BY_CID), True),
        ("Cid swapped with your pawn 3", _play(YELLOW, 9, SWAP_BY_CID), True),
        ("Your pawn 1 has 43 to go", _play(YELLOW, 4, OWN), True),
        ("Nothing of yours changed", _play(YELLOW, 1, BY_CID), True),
        ("Nothing of yours changed", _play(BLUE, 1, WALK, OF_CID), False),
        ("Nothing of yours changed", _play(BLUE, 1, WALK), False),
        ("Your pawn 1 has 43 to go", (*_play(RED, 4, OWN), *_play(BLUE, 1, WALK)), False),
        ("Ben bumped your pawn 1", (*_play(RED, 4, OWN), *_play(BLUE, 1, WALK, BUMP)), False),
        ("Ben wins the game", (*_play(BLUE, 1, WALK, BUMP), GameWon((BLUE,))), False),
        ("You could not move", (TurnBegan(RED), CardPassed(RED, 4, False)), False),  # type: ignore[arg-type]
    ],
)
def test_what_the_news_mean(told: str, events: tuple[Event, ...], teams: bool) -> None:
    """Promise: what the side of the listener lost comes first, then what became of its pawns."""
    assert _heard_of(*events, teams=teams) == told


@pytest.mark.parametrize(
    ("line", "events", "room", "language"),
    [
        ("Ben bumped your pawn 1, Enter goes on", _play(BLUE, 1, WALK, BUMP), 39, "en"),
        (
            "Ben bumped your pawn 1 and your pawn 3, Enter goes on",
            _play(BLUE, 1, WALK, BUMP, BUMP_TOO),
            0,
            "en",
        ),
        ("You lost pawns 1 and 3, Enter goes on", _play(BLUE, 1, WALK, BUMP, BUMP_TOO), 39, "en"),
        ("You lost pawn 1, Enter", _play(BLUE, 1, WALK, BUMP), 25, "en"),
        ("You lost pawn 1", _play(BLUE, 1, WALK, BUMP), 19, "en"),
        ("Ben hat deine Figur 1 geschlagen, weiter mit Enter", _play(BLUE, 1, WALK, BUMP), 0, "de"),
        ("Du verlierst Figur 1, weiter mit Enter", _play(BLUE, 1, WALK, BUMP), 39, "de"),
        ("Perdi la pedina 1, Invio continua", _play(BLUE, 1, WALK, BUMP), 39, "it"),
        ("Ben撞走了你的1號棋子，按Enter繼續", _play(BLUE, 1, WALK, BUMP), 39, "zh-Hant"),
        ("Nothing of yours changed, Enter goes on", _play(BLUE, 1, WALK), 39, "en"),
    ],
)
def test_what_was_lost_stands_in_the_cells(
    line: str, events: tuple[Event, ...], room: int, language: str
) -> None:
    """Promise of docs/listening.md: with `--cells` the line that stands while nothing can be chosen
    holds what was lost, in fewer words or without the key where it would not fit."""
    assert waiting_line(*_units_for(events, language=language), room) == line


def test_no_key_is_named_where_there_are_none() -> None:
    """Promise of docs/listening.md: on a telephone the line names no key."""
    units, to = _units_for(_play(BLUE, 1, WALK, BUMP))
    to.hands = "touch"
    assert waiting_line(units, to) == "Ben bumped your pawn 1"


def test_who_only_watches_loses_nothing() -> None:
    """Promise: news mean nothing for somebody without a seat."""
    assert not _heard_of(*_play(BLUE, 1, WALK, BUMP), seat=WATCHER)


@pytest.mark.parametrize(
    "table",
    [
        one
        for one in ENGLISH
        if one.name
        in ("hasbro", "hasbro in teams", "parker", "bounce-home", "hobby for points", "dog")
    ],
    ids=lambda table: table.name,
)
def test_every_loss_is_named_and_nothing_else_is_one(table: PlayTable, how_many: HowMany) -> None:
    """Promise of docs/listening.md: in whole games every pawn of the listener's side that others
    bumped or swapped since the last decision is named, of a partner's turns the listener's own, and
    without one no loss is."""
    for seed in range(how_many(2)):
        game, chance = watched(table.session(seed)), Random(seed)
        to = Listener(RED, game.seating, game.rules)
        side = (*to.own_seats, *to.partners)
        before, since = game.start.position, list[Event]()
        while not game.over:
            if game.awaits_person:
                units = _units(since, before, to)
                lost = [
                    pawn
                    for event, actor in _acted(since)
                    if actor not in to.own_seats
                    for pawn in _hit(event)
                    if seat_of(pawn) in (to.own_seats if actor in to.partners else side)
                ]
                told = consequence(units, to)
                assert ("bumped" in told or "swapped" in told) is bool(lost), told
                assert all(to.pawn(pawn, WATCHER).lower() in told.lower() for pawn in lost)
                before, since = position_after(before, since), []
                seen = game.view(game.now.turn)
                decision = chance.choice([*seen.choices.plays] or [*laying_down(seen)])
                before = position_after(before, game.enter(decision, is_new=True))
            else:
                since += game.enter(game.next_action(), is_new=True)


def _units(events: list[Event], before: bytes, to: Listener) -> list[Unit]:
    known = veil(events, to.own_seats, to.rules.is_open)
    return with_arrivals(units_of(known, (to.seat,)), before, to.rules.board)


def _acted(events: list[Event]) -> list[tuple[Event, int]]:
    """Each event with the seat whose card it belongs to."""
    found, actor = [], -1
    for event in events:
        actor = event.seat if isinstance(event, CardPlayed) else actor
        found.append((event, actor))
    return found


def _hit(event: Event) -> list[Pawn]:
    """The pawn that an event sends back or swaps away."""
    match event:
        case PawnBumped():
            return [event.pawn]
        case PawnsSwapped():
            return [event.other]
    return []
