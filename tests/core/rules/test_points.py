"""The points game: scores, rounds, the end of the match (51 to 55)."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.board import BLUE, GREEN, RED, SEATS, YELLOW, Seat
from sorry_a11y.core.rules.events import (
    FirstPlayerChosen,
    GameWon,
    RoundBegan,
    RoundScored,
    RoundWon,
    ScoreLine,
)
from sorry_a11y.core.rules.game import Outcome, Phase, apply_action, apply_silently
from sorry_a11y.core.rules.rounds import match_winners, score_lines
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.positions import book, position
from tests.core.rules.staging import stacked, staged

WON = "home, home, home, home"


def scored(rules: Ruleset, text: str, seats: tuple[Seat, ...] = SEATS) -> list[ScoreLine]:
    """The score of a round that red (and its partner) won."""
    side = rules.tables.side_of[0]
    return list(score_lines(rules, position(rules, text), seats, side, (0, 0, 0, 0)))


@pytest.mark.parametrize("preset", SORRY_PRESETS)
@pytest.mark.parametrize(("bonus", "points"), [("sum", 255), ("highest", 180)])
def test_shut_out(preset: str, bonus: str, points: int) -> None:
    """52 to 54: 20 for the own four, 60 for twelve pawns not home, 25 + 50 + 100, or 100 alone;
    hobby (000) scores no own pawns."""
    rules = book(preset, f"bonus={bonus}", points=True)
    first, *others = scored(rules, f"red: {WON}; blue: 5; yellow: safety 5; green: 20, 21")
    own = 0 if preset == "hobby" else 20
    assert first.points == first.total == points - 20 + own
    assert first.own_pawns == own
    assert first.rival_pawns == 60
    assert first.bonus == ((25, 50, 100) if bonus == "sum" else (100,))
    assert [(line.seats, line.points) for line in others] == [((1,), 0), ((2,), 0), ((3,), 0)]


@pytest.mark.parametrize("preset", ["hasbro", "parker", "bounce-home"])
def test_shut_out_of_one(preset: str) -> None:
    """Two players: 20 + 20 + 175 = 215."""
    rules = book(preset, points=True)
    lines = scored(rules, f"red: {WON}; yellow: 5", (RED, YELLOW))
    assert [line.points for line in lines] == [215, 0]


@pytest.mark.parametrize(
    ("most", "bonus", "highest"),
    [(0, (25, 50, 100), (100,)), (1, (25, 50), (50,)), (2, (25,), (25,)), (3, (), ())],
)
def test_bonus(most: int, bonus: tuple[int, ...], highest: tuple[int, ...]) -> None:
    """54 (all sources): 25 if no opponent has more than two home, 50 not more than one, 100 none;
    by the letter they add up (001: besides)."""
    homes = ", ".join(["home"] * most) or "start"
    text = f"red: {WON}; blue: {homes}; yellow: start; green: start"
    assert scored(book("hasbro", points=True), text)[0].bonus == bonus
    assert scored(book("hasbro", "bonus=highest", points=True), text)[0].bonus == highest


@pytest.mark.parametrize("preset", SORRY_PRESETS)
def test_the_others_score_their_pawns(preset: str) -> None:
    """52 (001 P 3.1; 002; 003): five for each own pawn home, for every player; hobby (000) the
    winner alone, for the others' pawns. 53: five for each pawn of the others not home."""
    rules = book(preset, points=True)
    lines = scored(rules, f"red: {WON}; blue: home, home, home; yellow: home; green: 5")
    own = [0, 0, 0, 0] if preset == "hobby" else [20, 15, 5, 0]
    assert [line.own_pawns for line in lines] == own
    assert [line.rival_pawns for line in lines] == [40, 0, 0, 0]
    assert [line.bonus for line in lines] == [(), (), (), ()]


def test_partners_score_together() -> None:
    """36 with 52 to 54: one line a side: eight own pawns, eight of the others."""
    rules = book("hasbro", teams=True, points=True)
    lines = scored(rules, f"red: {WON}; yellow: {WON}; blue: home; green: 5")
    assert [(line.seats, line.own_pawns, line.rival_pawns, line.bonus) for line in lines] == [
        ((0, 2), 40, 35, (25, 50)),
        ((1, 3), 5, 0, ()),
    ]


ABOUT_TO_WIN = "red: safety 3, home, home, home; blue: 5; yellow: 36; green: 20"


def after_a_round(rules: Ruleset, totals: tuple[int, ...]) -> Outcome:
    """The game after red has won a round by a shut-out worth 255, with these totals before."""
    game = staged(rules, ABOUT_TO_WIN, "red", "3", "12", "12", "8", "12")
    game = game.replace(totals=totals)
    winning = [play for play in game.choices.plays if rules.tables.won(play.after, RED)]
    return apply_action(game, winning[0])


def test_match_of_one_round() -> None:
    """51: the first with four home ends the round; the highest total wins the match."""
    game, events = after_a_round(book("hasbro", points=True), (0, 0, 0, 0))
    assert (game.phase, game.winners) == (Phase.OVER, (0,))
    assert game.course.totals == (255, 0, 0, 0)
    assert [type(event) for event in events[-3:]] == [RoundWon, RoundScored, GameWon]


def test_highest_total_wins_the_match() -> None:
    """51 (003: whose total is highest is the winner): not who won the last round."""
    game = after_a_round(book("hasbro", points=True), (10, 300, 0, 0)).game
    assert game.winners == (1,)
    assert game.course.totals == (265, 300, 0, 0)
    tied = after_a_round(book("hasbro", points=True), (0, 255, 0, 0)).game
    assert tied.winners == (0, 1)


def test_winner_starts_the_next_round() -> None:
    """3, 55: the pawns are set up anew, all cards are shuffled, the winner begins, totals stay."""
    rules = book("hasbro", points=True, rounds=2)
    game, events = after_a_round(rules, (0, 0, 0, 0))
    assert events[-1] == RoundBegan(2, rules.set_up(SEATS))
    assert (game.phase, game.position) == (Phase.ROUND_SHUFFLE, rules.set_up(SEATS))
    assert sorted(game.discards) == list(rules.full_deck)
    game, events = apply_action(game, stacked(rules))
    assert FirstPlayerChosen(RED, "winner") in events
    assert (game.phase, game.turn, game.course.round) == (Phase.PLAY, 0, 2)
    assert game.course.totals == (255, 0, 0, 0)


def test_another_winner_starts() -> None:
    """3, 55: whoever wins a round starts the next, not who started the last."""
    rules = book("hasbro", points=True, rounds=2)
    text = "red: 5; blue: safety 3, home, home, home; yellow: 36; green: 20"
    game = staged(rules, text, "blue", "3", "12", "12", "8", "12")
    game = game.replace(starter=GREEN)
    winning = [play for play in game.choices.plays if rules.tables.won(play.after, BLUE)]
    assert apply_silently(apply_silently(game, winning[0]), stacked(rules)).turn == 1


def test_parker_draws_for_every_round() -> None:
    """3 (001): a game begins with each drawing a card, so every round of a match does."""
    rules = book("parker", points=True, rounds=2)
    game = after_a_round(rules, (0, 0, 0, 0)).game
    assert game.phase is Phase.OPENING_SHUFFLE


@pytest.mark.parametrize(("before", "over"), [(44, False), (45, True), (46, True)])
def test_target(before: int, over: bool) -> None:
    """55: the match ends once a total reaches the target, in whatever round."""
    rules = book("hasbro", points=True, target=300)
    game = after_a_round(rules, (before, 0, 0, 0)).game
    assert (game.phase is Phase.OVER) == over
    assert game.winners == ((0,) if over else ())


def test_rounds() -> None:
    """55: a match of three rounds ends after the third, whatever the totals."""
    scoring = book("hasbro", points=True, rounds=3).scoring
    assert scoring is not None
    ends = [match_winners(scoring, done, (700, 5, 5, 0), SEATS) for done in (1, 2, 3)]
    assert ends == [(), (), (0,)]


def test_totals_are_those_of_the_players() -> None:
    """51: colours that do not play never win a match."""
    scoring = book("hasbro", points=True).scoring
    assert scoring is not None
    assert match_winners(scoring, 1, (0, 0, 0, 0), (BLUE, GREEN)) == (1, 3)


def test_no_score_without_points() -> None:
    """34: a game that keeps no points ends with its winner."""
    game = staged(book("hasbro"), ABOUT_TO_WIN, "red", "3")
    assert game.rules.scoring is None
    game, events = apply_action(game, game.choices.plays[0])
    assert not [event for event in events if isinstance(event, RoundScored)]
    assert game.winners == (0,)
