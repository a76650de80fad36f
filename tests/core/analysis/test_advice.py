"""Advice: what is told, that it can be found in the menu, and the review of a game."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sorry_a11y.core.analysis.advice import LEAST_COST, advice_for, in_100, judge_choices, ranking
from sorry_a11y.core.bots.opponents import judge
from sorry_a11y.core.game.dealer import chance_action
from sorry_a11y.core.game.menu import card_of, leads_to
from sorry_a11y.core.rules.actions import Action
from sorry_a11y.core.rules.board import RED, YELLOW
from sorry_a11y.core.rules.game import CHANCE, Phase, apply_silently, begin_silently
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.programs import run
from tests.harness.sessions import (
    PlayedSession,
    fumbler,
    heard,
    session,
    stages,
    under_way,
    watched,
)

BEST = re.compile(r"(?:A strong player picks choice (\d)|Here is a strong player's choice), (.+)\.")
TABLES = [
    Wishes(),
    Wishes("parker"),
    Wishes(points=True),
    Wishes("hobby", teams=True),
    Wishes("dog"),
]


def asked(screen: PlayedSession) -> tuple[str, str]:
    """The two sentences of the key g, asked anew."""
    screen.key("i2")
    reply = screen.key("g")
    if not reply.news:  # nothing to choose between
        assert reply.focus.startswith("This is your only choice, it wins ")
        return "A strong player picks choice 1, the only one.", reply.focus
    assert len(reply.news) == 1
    return reply.news[0], reply.focus


@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_the_number_leads_to_the_best_play(wishes: Wishes) -> None:
    """All through a game, in whatever stage: the option that is named is one behind which the
    best decision lies, and whoever follows the advice from stage to stage plays it."""
    screen = under_way(session(wishes, 5))
    for _ in range(25):
        desk = screen.inner
        if watched(screen).over:
            return
        if not isinstance(desk, DecisionScreen):
            if screen.key("enter").status is not None:
                return
            continue
        found = advice_for(screen.view())
        assert found
        decided = len(watched(screen).actions)
        for _ in range(9):
            first = asked(screen)[0]
            told = BEST.fullmatch(first)
            stage = desk._walk.stage
            if told:
                number = told[1] if len(stage.options) > 1 else str(stage.digits[0])
            else:  # the menu asks for a card, which is named
                number = str(desk._walk.number_of(found.decision))
                assert isinstance(found.decision, Play)
                card = screen.listener().held_card(found.decision.card)
                assert first.startswith(f"A strong player picks {card}") or len(stage.options) == 1
            option = stage.options[stage.digits.index(int(number))]
            assert leads_to(option, found.decision)
            stages = len(desk._walk.stages)
            screen.key(number)
            if (len(watched(screen).actions), len(desk._walk.stages)) == (decided, stages):
                screen.key(number)  # an option that was not told before is told first
            if len(watched(screen).actions) > decided:
                break
        made = watched(screen).actions[decided]
        if isinstance(made, Play):  # a 7 may be built in another order that comes to the same
            assert isinstance(found.decision, Play)
            assert (made.card, made.after) == (found.decision.card, found.decision.after)
        else:
            assert made == found.decision


def test_the_numbers_are_the_judges() -> None:
    """It tells the chances of the best option and the next, in 100; the best is the judge's."""
    screen = under_way(session("hasbro", 9, seats="red=you,yellow=runner"))
    compared = 0
    for _, _reply in islice(heard(screen, (key for key in fumbler(3) if key != "m")), 300):
        seen = screen.view()
        if not isinstance(screen.inner, DecisionScreen) or len(seen.options()) < 2:
            continue
        first, second = ranking(seen)[:2]
        what, chance = asked(screen)
        assert BEST.fullmatch(what)
        wins = [int(number) for number in re.findall(r"\d+", chance.replace("100", ""))]
        assert wins[0] == min(99, max(1, round(100 * first.chance)))
        if len(wins) == 2:
            assert wins[1] == min(99, max(1, round(100 * second.chance)))
        assert first.logit == max(one.logit for one in judge(seen).valued(seen))
        compared += 1
    assert compared > 5


def test_a_second_press_ranks_and_a_third_tells_why() -> None:
    """Key g again at once ranks all choices, once more tells why, in two sentences at most; any
    other key between asks anew."""
    screen = under_way(session("hasbro", 5))
    while len(screen.view().options()) < 2:
        screen.key("enter")
    what = screen.key("g")
    ranked = screen.key("g")
    why = screen.key("g")
    assert BEST.fullmatch(what.news[0])
    assert not ranked.news
    assert len(why.news) <= 1
    assert "trong players" not in why.focus + "".join(why.news)
    assert screen.key("g") == what
    screen.key("i2")
    assert screen.key("g") == what


@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_the_ranking_names_every_choice_with_what_it_wins(wishes: Wishes) -> None:
    """Promise of docs/keys.md: g again ranks all choices of the question asked, each by the best
    that lies behind it, the best first."""
    screen = under_way(session(wishes, 5))
    met = 0
    for _ in range(60):
        shown = stages(screen)
        if shown and len(shown[-1].options) > 1:
            met += 1
            screen.key("i2")
            screen.key("g")
            told = screen.key("g").focus
            names = {
                screen.listener().held_card(card_of(option))[4:]
                if option.feature == "card"
                else str(digit): digit
                for digit, option in zip(shown[-1].digits, shown[-1].options, strict=True)
            }
            ranked = [
                (names[name], int(wins))
                for numbers, wins in re.findall(r"(?:hoices?|he) ([\w, ]+?) wins? (\d+)", told)
                for name in re.findall(r"\w+", numbers)
                if name in names
            ]
            best: dict[int, int] = {}
            for one in ranking(screen.view()):
                for number, option in zip(shown[-1].digits, shown[-1].options, strict=True):
                    if leads_to(option, one.decision):
                        best.setdefault(number, in_100(one.chance))
                        break
            assert dict(ranked) == best, told
            assert [wins for _, wins in ranked] == sorted(best.values(), reverse=True)
        if screen.key("enter").status is not None:
            break
    assert met > 5


def test_nothing_to_decide() -> None:
    """Where nothing is to be decided g says so in one sentence."""
    screen = under_way(session("hasbro", 1, settings=Settings(pace="step")))
    assert not isinstance(screen.inner, DecisionScreen)
    assert screen.key("g") == Reply((), "There is nothing to decide now")


def played_by_lot(seed: int) -> list[Action]:
    """The actions of a game between two who play by lot."""
    rules, chance = make_rules(Wishes()), Random(seed)
    game = begin_silently(rules, (RED, YELLOW))
    actions: list[Action] = []
    while game.phase is not Phase.OVER:
        if game.phase in CHANCE:
            action = chance_action(game, chance)
        else:
            action = chance.choice(View(game, game.turn).options())
        actions.append(action)
        game = apply_silently(game, action)
    return actions


def test_the_review_finds_a_blunder() -> None:
    """A game played by the judge's best but for one worst choice: the review names that choice,
    what would have been better, and counts the others as a strong player's own; the best choice is
    the one whose next best option was worst."""
    rules, chance = make_rules(Wishes()), Random(6)
    start = game = begin_silently(rules, (RED, YELLOW))
    actions: list[Action] = []
    planted = better = None
    gains: list[float] = []
    while game.phase is not Phase.OVER:
        if game.phase in CHANCE:
            action: Action = chance_action(game, chance)
        else:
            ranked = ranking(View(game, game.turn))
            best, worst = ranked[0], ranked[-1]
            action = best.decision
            if planted is None and game.turn == 2 and best.chance - worst.chance > 0.05:
                planted, action, better = worst.decision, worst.decision, best.decision
            elif game.turn == 2 and len(ranked) > 1:
                gains.append(best.chance - ranked[1].chance)
        actions.append(action)
        game = apply_silently(game, action)
    assert planted
    found = judge_choices(start, actions, (YELLOW,))
    (one,) = found.turnings
    assert one.decision == planted
    assert one.cost > 0.05
    assert (one.rank, one.other) == ("worst", better)
    assert found.agreed == found.choices - 1
    assert found.best
    assert found.best.rank == "best"
    assert found.best.cost == pytest.approx(-max(gains))
    assert judge_choices(start, actions, (RED,)).turnings == ()


def test_the_review_tells_at_most_three_in_order() -> None:
    """Of a game by lot the three dearest choices are told, in the order of the game."""
    found = judge_choices(begin_silently(make_rules(Wishes()), (RED, YELLOW)), played_by_lot(4))
    assert len(found.turnings) == 3
    assert [one.turn for one in found.turnings] == sorted(one.turn for one in found.turnings)
    assert all(one.cost >= LEAST_COST for one in found.turnings)
    assert found.agreed < found.choices


def test_the_program_reviews_the_last_game(tmp_path: Path) -> None:
    """``sorry-a11y review`` goes through the game played last; before there is any it says so."""
    assert run(tmp_path, "review").told == "You have no saved games yet.\n"
    game = ("play", "--seed", "3", "--seats", "red=you,yellow=chance", "--quick")
    run(tmp_path, *game, typed="\n" * 60)
    told = run(tmp_path, "review")
    assert (told.status, told.complained) == (0, "")
    lines = told.told.splitlines()
    assert re.fullmatch(
        r"\d+ of your \d+ choices were worse than the best, together by .+\.", lines[0]
    )
    assert told == run(tmp_path, "review", "1")
    wrong = run(tmp_path, "review", "7")
    assert wrong.status == 1
    assert len(wrong.complained.splitlines()) == 1
