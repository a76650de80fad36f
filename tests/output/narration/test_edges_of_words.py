"""Sentences that games seldom need: each is told, none breaks."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sorry_a11y.core.analysis.advice import Advice, Change, Turning, advice_for
from sorry_a11y.core.analysis.queries import Danger
from sorry_a11y.core.game.menu import OPTIONS_A_STAGE, Option, card_keys, menu
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.actions import Pass
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    BLUE,
    GREEN,
    RED,
    SEATS,
    WATCHER,
    Kind,
    Spot,
    seat_of,
)
from sorry_a11y.core.rules.events import PawnSlid, TurnBegan
from sorry_a11y.core.rules.game import Phase, begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration import advice as words
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.moves import place_clause
from sorry_a11y.output.narration.units import units_of
from sorry_a11y.ui.session.menu_walk import MenuStage
from sorry_a11y.ui.session.row_menu import DigitTold
from tests.core.rules.positions import book, scattered
from tests.harness.pawns import B1, B2, R1, R2, R3
from tests.harness.sessions import option_text

FOUR = SEATS
BOARDS = 8
"""Crowded boards of each rule book in a usual run; ``--games N`` crowds N."""


def test_somebody_who_only_watches_has_no_partner() -> None:
    """A listener without a seat is nobody's partner."""
    rules = book("hasbro", teams=True)
    to = Listener(WATCHER, seat_players(4, [], None), rules)
    assert to.partners == ()
    assert {to.role(seat) for seat in FOUR} == {"other"}


def _asked(rules: Ruleset, position: bytes, hand: bytes) -> View:
    """What red must decide with a hand at a position."""
    found = rules.finder.choices(position, RED, hand)
    game = begin_silently(rules, FOUR).replace(position=position, turn=RED, phase=Phase.PLAY)
    return View(game, RED).replace(hand=hand, choices=found, discards=b"")


def _walk(options_: tuple[Option, ...], seen: View, to: Listener) -> int:
    """Tell every stage; how many decisions were found behind them."""
    assert 0 < len(options_) <= OPTIONS_A_STAGE
    found = 0
    stage = MenuStage(options_, card_keys(seen))
    places = stage.is_by_place
    for number, option in zip(stage.digits, options_, strict=True):
        told: DigitTold | None = None if places else "key"
        text = option_text(option, number, len(options_), seen, to, digit_told=told)
        assert text.endswith(f"{number} of {len(options_)}" if places else f"key {number}")
        assert text[0].isupper() or text[0].isdigit()
        found += 1 if option.decision else _walk(option.stage(), seen, to)
    return found


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(points=True),
        Wishes("parker", points=True, teams=True),
        Wishes("bounce-home", points=True),
        Wishes("hobby", points=True, teams=True),
        Wishes("dog"),
        Wishes("parker"),
        Wishes("hobby", teams=True),
    ],
    ids=str,
)
def test_every_choice_of_a_crowded_hand_can_be_found(
    wishes: Wishes, how_many: Callable[[int], int]
) -> None:
    """Whatever the hand, on random crowded boards: no stage has more than nine options, each is
    told with its number, and there are as many decisions behind them as the rules give, a 7 in
    several orders counted once or more."""
    rng = random.Random(str(wishes))
    rules = make_rules(wishes)
    to = Listener(RED, seat_players(4, [], None), rules)
    met = 0
    boards = how_many(BOARDS)
    for _ in range(boards):
        position = scattered(rules, FOUR, rng)
        kinds = range(len(rules.cards))
        size = 1 if rules.is_open else rng.randint(1, 5)
        seen = _asked(rules, position, bytes(rng.choice(kinds) for _ in range(size)))
        if not seen.choices.plays:
            continue
        met += 1
        assert _walk(menu(seen), seen, to) >= len(seen.choices.plays) * 0.5
    assert met > boards / 3


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (Option("fork", 0, open=tuple), "Into the"),
        (Option("fork", 1, open=tuple), "Past the"),
        (Option("no-play", -1, open=tuple), ""),
        (Option("steps", 4, open=tuple), ""),
        (Option("longer", -1, open=tuple), "Other"),
        (Option("seat", -1, open=tuple), ""),
        (Option("seat", 2, open=tuple), ""),
        (Option("effect", "seven", open=tuple), ""),
    ],
)
def test_every_sort_of_branch_has_a_name(option: Option, text: str) -> None:
    """A branch says what it stands for, whichever feature parts its choices."""
    rules = book("dog")
    to = Listener(RED, seat_players(4, [], None), rules)
    seen = _asked(rules, scattered(rules, FOUR, random.Random(1)), bytes([1]))
    told = option_text(option, 2, 3, seen, to)
    assert told.endswith("2 of 3")
    assert text.split(" ")[0] in told


def test_a_place_in_words() -> None:
    """Where a pawn is: in start, home, or so many steps from it."""
    rules = book("hasbro")
    to = Listener(RED, seat_players(4, [], None), rules)
    board = rules.board
    assert place_clause(to, R1, board.start(RED)) == "in start"
    assert place_clause(to, R1, board.home(RED)) == "home"
    assert "64" in place_clause(to, R1, board.exit_square(RED))


def test_an_event_out_of_place_is_a_mistake_of_the_program() -> None:
    """A pawn cannot slide or be bumped before anybody has played a card."""
    with pytest.raises(AssertionError):
        list(units_of([PawnSlid(R1, Spot(9), Spot(12))]))
    assert list(units_of([TurnBegan(RED)])) == []
    assert words.odds_answer(Listener(RED, seat_players(4, [], None), book("hasbro")), []) == [
        "Right now nothing can hit you before your next turn"
    ]


def _advice(**more: object) -> Advice:
    found: dict[str, object] = {
        "decision": Pass(RED),
        "at": 0,
        "chance": 0.5,
        "next_best": Pass(RED),
        "next_chance": 0.5,
        "change": Change(),
        "next_change": Change(),
        **more,
    }
    return Advice(**found)  # type: ignore[arg-type]


def test_advice_in_words() -> None:
    """Nothing to decide, options alike, a loss, a danger brought, taken away or spared, and no
    reason at all: each is a sentence of its own."""
    rules = book("hasbro")
    to = Listener(RED, seat_players(4, [], None), rules)
    start = bytes(rules.board.start(seat_of(pawn)) for pawn in ALL_PAWNS)
    seen = _asked(rules, start, bytes([2]))
    assert words.advice(to, seen, None) == ["There is nothing to decide now"]
    assert advice_for(seen.replace(turn=BLUE)) is None
    assert words.advice(to, seen, _advice(), 1)[1].endswith("the second best is as good")
    assert words.reasons(to, _advice()) == ["Your pawns are just better placed"]
    danger = Danger(R1, BLUE, (Kind(3),))
    told = words.reasons(
        to,
        _advice(
            change=Change(
                arrives=(R1,),
                starts=(R2,),
                sends_back=((B1, 20), (B2, 1)),
                loses=(R3,),
                nearer=-3,
                exposed=(danger,),
            )
        ),
    )
    assert told == [
        "It brings pawn 1 home, it brings pawn 2 out, it bumps Ben's pawn 1 and Ben's pawn 2, "
        "it costs you pawn 3, you lose 3 steps",
        "Ben can then hit pawn 1 with 4",
    ]
    spared = words.reasons(
        to,
        _advice(
            change=Change(in_lane=(R1,), safer=(danger,), nearer=2),
            next_change=Change(loses=(R2,), exposed=(Danger(R3, GREEN, (Kind(0), Kind(1))),)),
        ),
    )
    assert spared[0] == "It brings pawn 1 into safety, you gain 2 steps"
    assert spared[1].startswith("The second best costs you pawn 2, ")
    one = Turning(3, seen, Pass(RED), 0.4, Pass(RED), 0.5)
    assert words.turning(to, one, named=True)[0].startswith("Red's turn 3, ")
    assert seen.options()
