"""Taking back: the own last play and the answers to it, again and again, and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from sorry_a11y.rules.actions import Give
from sorry_a11y.rules.game import Game, apply_silently
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.session.decision_prompt import DecisionPrompt
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply
from tests.harness.sessions import (
    fumbler,
    heard,
    sentences,
    session,
    stages,
    state,
    wanderer,
    watched,
)
from tests.harness.tables import TABLES, PlayTable

TWO = "red=Ann,yellow=Ben"
DECISIONS = 12


def _decide(presenter: Presenter, number: int) -> list[Reply]:
    """Play on by Enter until so many more decisions are made; the last replies."""
    wanted = len(watched(presenter).decided) + number
    replies = []
    while len(watched(presenter).decided) < wanted:
        replies.append(presenter.press("enter"))
    while not isinstance(presenter.prompt, DecisionPrompt):
        replies.append(presenter.press("enter"))
    return replies


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_same_keys_tell_the_same_again(table: PlayTable) -> None:
    """After u the same keys are answered by the same lines, from the first choice to the next
    own turn: nothing stale is told, nothing is missing. Somebody else at the keyboard who had
    heard of what was taken back hears that it was, and is not told again what came before."""
    presenter = table.session(5)
    presenter.open()
    _decide(presenter, 4)  # what is told once only has been told
    for number in range(DECISIONS):
        game, seat = watched(presenter).game, presenter.seat
        before = list(watched(presenter).actions)
        keys, said = _to_the_next_own_turn(presenter, number)
        if watched(presenter).over:
            break
        if any(isinstance(one, Give) for one in watched(presenter).actions[len(before) :]):
            continue  # an exchange is not taken back
        while len(watched(presenter).actions) > len(before):  # two seats of one person: both plays
            presenter.press("u")
        assert presenter.seat == seat
        assert watched(presenter).game == game
        for key, then in zip(keys, said, strict=True):
            now = sentences(presenter.press(key))
            if any("turn is undone" in line for line in now):
                assert now[-1] == then[-1]
                assert len(now) <= len(then) + 1
            else:
                assert now == then
    assert number > 3


def _to_the_next_own_turn(presenter: Presenter, number: int) -> tuple[list[str], list[list[str]]]:
    """Keys for one decision of whoever is on turn, then Enter until the same seat decides again,
    and what was heard."""
    seat, before = presenter.seat, len(watched(presenter).decided)
    keys: list[str] = []
    said: list[list[str]] = []
    for key in wanderer(number):
        keys.append(key)
        said.append(sentences(presenter.press(key)))
        if len(watched(presenter).decided) > before:
            break
    while not watched(presenter).over and not (stages(presenter) and presenter.seat == seat):
        keys.append("enter")
        said.append(sentences(presenter.press("enter")))
    return keys, said


def test_back_to_the_first_turn() -> None:
    """Pressed again and again, u leads back to the first own decision, then says that there is
    nothing to take back, and changes nothing."""
    presenter = session("hasbro", 3)
    first_reply = presenter.open()
    first = watched(presenter).game
    _decide(presenter, 9)
    for _ in range(9):
        reply = presenter.press("u")
    assert watched(presenter).game == first
    assert sentences(reply)[-2:] == sentences(first_reply)[-2:]
    before = state(presenter)
    refusal = presenter.press("u")
    assert state(presenter) == before
    assert sentences(refusal)[-1] != sentences(reply)[-1]


def _facts(presenter: Presenter) -> tuple[object, ...]:
    """The game of a session, its rule book apart."""
    return watched(presenter).game[1:]


def test_no_chance_is_taken_back() -> None:
    """The cards stay as they lie: whoever takes back and plays on alike meets the same game."""
    played, again = session("hasbro", 8), session("hasbro", 8)
    for presenter in (played, again):
        presenter.open()
        _decide(presenter, 6)
    for _ in range(4):
        again.press("u")
    _decide(again, 4)
    assert _facts(again) == _facts(played)
    assert watched(again).actions == watched(played).actions


def test_across_a_2() -> None:
    """A 2 draws again: u within the same turn takes back the play of the 2 alone, before any
    answer to it."""
    presenter, game = _after_own_2()
    assert watched(presenter).game.turn == 0
    reply = presenter.press("u")
    assert watched(presenter).game == game
    card = presenter.listener().card(game.card)
    assert card in sentences(reply)[-2]


def _after_own_2() -> tuple[Presenter, Game]:
    """A session in which the listener has just played a 2 and drawn again, and the game before
    the 2."""
    for seed in range(100):
        presenter = session("hasbro", seed)
        presenter.open()
        game = watched(presenter).game
        if _plays_a_2(presenter):
            presenter.press("enter")
            return presenter, game
    raise AssertionError("no first card was a 2")


@pytest.mark.parametrize("wishes", [Wishes("hasbro"), Wishes(points=True)],
                         ids=["open", "hidden"])
def test_with_two_people(wishes: Wishes) -> None:
    """At a shared keyboard u takes back the last play of the player it is told to, and the
    answers of the other; that player decides anew."""
    presenter = session(wishes, 2, seats=TWO)
    presenter.open()
    decided = watched(presenter).decided
    while len({seen.seat for seen, _, _ in decided}) < 2 or not stages(presenter):
        presenter.press("enter")
    mine = [seen for seen, _, _ in decided if seen.seat == presenter.seat]
    seat = presenter.seat
    presenter.press("u")
    assert presenter.seat == seat == watched(presenter).game.turn
    assert presenter.view() == mine[-1]


def test_switched_off() -> None:
    """With --no-undo u changes nothing and says so, otherwise than where nothing is left to
    take back."""
    presenter = session("hasbro", 1, may_undo=False)
    presenter.open()
    _decide(presenter, 2)
    before = state(presenter)
    refusal = presenter.press("u")
    assert state(presenter) == before
    other = session("hasbro", 1)
    other.open()
    assert other.press("u").focus != refusal.focus


def test_while_others_play_step_by_step() -> None:
    """Between the opponents' turns u takes back the own play too."""
    presenter = next(one for one in map(_stepping, range(20)) if not stages(one))
    seen, _, _ = watched(presenter).decided[-1]
    presenter.press("u")
    assert presenter.view() == seen


def _stepping(seed: int) -> Presenter:
    """A session told step by step, after the first own decision."""
    presenter = TABLES[2].session(seed)
    presenter.open()
    while not watched(presenter).decided:
        presenter.press("enter")
    return presenter


# -- what has been heard ---------------------------------------------------------------------


def test_news_are_those_of_the_game_as_it_stands() -> None:
    """The key for the news since the last turn tells nothing that was taken back."""
    presenter = session("hasbro", 3)
    presenter.open()
    _decide(presenter, 3)
    news = sentences(presenter.press("a"))
    _decide(presenter, 1)
    presenter.press("u")
    assert sentences(presenter.press("a")) == news


def _plays_a_2(presenter: Presenter) -> bool:
    """Whether the player at the keyboard can play a card that draws again."""
    game = watched(presenter).game
    return bool(game.rules.cards[game.card].again and game.choices.plays)


# -- what is hidden --------------------------------------------------------------------------


def test_a_gift_stays_given() -> None:
    """Cards are exchanged unseen (D5): once the partner's is known, the own is not chosen anew."""
    presenter = session("dog", 1)
    presenter.open()
    _decide(presenter, 1)
    assert isinstance(watched(presenter).decided[-1][1], Give)
    game = watched(presenter).game
    presenter.press("u")
    assert watched(presenter).game == game


def test_a_person_with_two_seats() -> None:
    """Who plays two seats takes back the last play of either."""
    presenter = session("hasbro", 1, seats="red=you,yellow=you")
    presenter.open()
    _decide(presenter, 4)
    seen, _, _ = watched(presenter).decided[-1]
    presenter.press("u")
    assert watched(presenter).view(seen.seat) == seen


def test_any_keys_and_undo_keep_the_game_sound() -> None:
    """Whatever is taken back when, replaying the decisions kept leads to the game as it stands."""
    presenter = session("hasbro", 6)
    for number, _ in enumerate(heard(presenter, islice(fumbler(6), 800))):
        if number % 9 == 8 and isinstance(presenter.prompt, DecisionPrompt):
            presenter.press("u")
    assert watched(presenter).undone > 10
    fresh = session("hasbro", 6)
    game = watched(fresh).game
    for action in watched(presenter).actions:
        game = apply_silently(game, action)
    assert game[1:] == _facts(presenter)
