"""A 7 of a team on a crowded board: thousands of plays, of which no answer waits for the last."""

from __future__ import annotations

import json
from random import Random

import pytest

from sorry_a11y.api.json_lines import answer_pieces
from sorry_a11y.core.analysis.advice import advice_for, ranking
from sorry_a11y.core.bots.learned import MOST_VALUED
from sorry_a11y.core.bots.lens import Lens
from sorry_a11y.core.bots.opponents import LEVELS, judge, level
from sorry_a11y.core.rules.board import RED, SEATS
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.plays import Choices, Play
from sorry_a11y.core.rules.ruleset import Game, Phase
from sorry_a11y.core.rules.view import HIDDEN, View
from sorry_a11y.core.rulesets import sorry
from tests.api.asking import says

CROWDED = bytes((27, 34, 10, 3, 45, 42, 15, 16, 49, 4, 43, 28, 59, 35, 52, 58))
"""All sixteen pawns on the track; a 7 of red and yellow has 3,723 plays."""


@pytest.fixture(scope="module")
def seen() -> View:
    """Red's view of it with a 7 on the table."""
    rules = sorry.build_sorry("hasbro", {}, teams=True)
    seven = bytes((next(at for at, card in enumerate(rules.cards) if card.name == "7"),))
    found = rules.finder.choices(CROWDED, RED, seven)
    return View(begin_silently(rules, SEATS), RED).replace(
        phase=Phase.PLAY, position=CROWDED, turn=RED, hand=seven, choices=found, pile=HIDDEN * 44
    )


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one with every position that is valued."""
    made: list[int] = []
    original = Lens.look

    def counted(self: Lens, *given: object) -> object:
        made.append(1)
        return original(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Lens, "look", counted)
    return made


@pytest.mark.parametrize("name", LEVELS)
def test_no_player_values_more_than_so_many_plays(name: str, seen: View, looks: list[int]) -> None:
    """However many plays there are, a decision values at most MOST_VALUED, and is legal."""
    assert len(seen.choices.plays) > 10 * MOST_VALUED
    assert level(name).choose(seen, Random(1)) in seen.choices.plays
    assert 0 < len(looks) <= MOST_VALUED


def test_advice_values_no_more(seen: View, looks: list[int]) -> None:
    """Advice looks at as few, and points at a choice of the whole list."""
    advice = advice_for(seen)
    assert advice is not None
    assert seen.choices.plays[advice.at] == advice.decision
    assert 0 < len(looks) <= MOST_VALUED


def test_the_best_of_all_is_among_those_valued(seen: View) -> None:
    """Here the first look leaves out nothing that matters: the best of all plays is found."""
    best = ranking(seen)[0]
    every = judge(seen).valued(seen, list(seen.choices.plays))
    assert best.logit == max(one.logit for one in every)


def test_few_plays_are_all_valued(seen: View) -> None:
    """Nothing is left out where a card has no more plays than are valued: almost always."""
    given = seen.choices
    ((kind, ways),) = given.groups
    fewer = [(kind, ways[:MOST_VALUED])]
    few = Choices(given.finder, given.position, given.seat, fewer, MOST_VALUED, False)
    assert len(ranking(seen.replace(choices=few))) == MOST_VALUED


def test_an_answer_comes_play_by_play(seen: View) -> None:
    """A line of `plays --json` begins before the second play has words, and is in the end the
    same as the answer made at once."""
    told: list[Play] = []

    def counted(game: Game, play: Play) -> str:
        told.append(play)
        return says(game, play)

    names = ("red", "blue", "yellow", "green")
    query = {
        "game": "hasbro",
        "teams": True,
        "turn": "red",
        "card": "7",
        "pawns": {
            name: [f"square {spot}" for spot in CROWDED[4 * at : 4 * at + 4]]
            for at, name in enumerate(names)
        },
    }
    pieces = answer_pieces(json.dumps(query).encode(), counted)
    next(pieces)
    assert not told
    next(pieces)
    assert len(told) == 1
    whole = "".join(answer_pieces(json.dumps(query).encode(), lambda *_: ""))
    assert len(json.loads(whole)["plays"]) == len(seen.choices.plays)
