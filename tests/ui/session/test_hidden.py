"""Hidden hands stay hidden: no card of another seat's hand reaches a listener, a history, an
answer or a bot that must not know it.

``pytest --games N`` plays N games of bots at every hidden table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from sorry_a11y.core.game.dealer import chance_action
from sorry_a11y.core.game.setup import Occupant, Seating
from sorry_a11y.core.rules.actions import Action, Shuffle
from sorry_a11y.core.rules.board import RED, SEATS, kinds_of
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game, apply_action, begin_silently
from sorry_a11y.core.rules.notation import action_text, decision_called
from sorry_a11y.core.rules.ruleset import PLAY
from sorry_a11y.core.rules.view import View, veil
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import units_of
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.key_commands import COMMANDS
from sorry_a11y.ui.session.reply import Reply
from tests.harness.languages import SPOKEN
from tests.harness.listeners import lain_otherwise, seen_by_others, watch
from tests.harness.sessions import (
    PlayedSession,
    advance,
    fumbler,
    heard,
    lay,
    new_game,
    sentences,
    session,
    watched,
)
from tests.harness.tables import PARTNERS, TABLES, TWO_PEOPLE, PlayTable

HIDDEN = [table for table in TABLES if not table.is_open]
BOT_GAMES = 3
"""Games of bots at each kind of hidden table."""
MOMENTS = 25
"""Decisions at each table at which everything is asked twice."""
KEYS = 350
ASKING = [command.keys[0] for command in COMMANDS if command.group == "asking"]
SOME = 3
"""Cards of a hand that make its listing tell-tale."""


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(points=True),
        Wishes("hobby", points=True, rounds=2),
        Wishes("parker", teams=True, points=True),
        Wishes("dog"),
        Wishes("dog", {"board": "64", "protect": "fresh"}),
    ],
    ids=lambda wishes: wishes.game,
)
def test_bots_hear_no_hidden_card(wishes: Wishes, how_many: Callable[[int], int]) -> None:
    """In whole games of bots no seat is given an event with a card that it may not see, though
    each is given its own; and its transcript is the same, word for word, as if what is hidden
    had not happened."""
    for seed in range(how_many(BOT_GAMES)):
        seating = Seating(Occupant(seat, "chance", f"Bot{seat}", seat) for seat in SEATS)
        table = new_game(make_rules(wishes), seating, seed)
        events = advance(table)
        assert table.over
        for seat in SEATS:
            told = veil(events, (seat,), False)
            hidden = {id(event) for event in seen_by_others(events, (seat,))}
            assert hidden
            assert list(seen_by_others(told, (seat,))) == []
            assert any(seen_by_others(told, ()))
        to = Listener(SEATS[seed % 4], seating, table.now.rules)
        told = veil(events, (to.seat,), False)
        hidden = {id(event) for event in seen_by_others(events, (to.seat,))}
        known = [event for event in events if id(event) not in hidden]
        assert _transcript(told, to) == _transcript(known, to)


def _transcript(events: list[Event], to: Listener) -> list[str]:
    return sentences_of(units_of(events, (to.seat,)), to)


def test_the_measure_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: unredacted events are found out, and so is a peeping answer."""
    screen = session("dog", 1)
    memories = watch(screen)
    monkeypatch.setattr(
        "sorry_a11y.core.game.port.veil", lambda events, _seats, _is_open: list(events)
    )
    screen.opened()
    assert list(seen_by_others(memories[RED].given, (RED,)))
    game = watched(screen).now
    other = lain_otherwise(game, (RED,), Random(1))
    assert other.hands[0] == game.hands[0]
    assert other.hands[1:] != game.hands[1:]
    assert [len(hand) for hand in other.hands] == [len(hand) for hand in game.hands]


@pytest.mark.parametrize("table", HIDDEN, ids=lambda table: table.name)
def test_people_are_given_no_hidden_card(table: PlayTable) -> None:
    """In sessions with any keys, undo and handing over included, no memory is given a hidden
    card, and no reply lists the cards of a hand that the listener does not hold."""
    for seed in (1, 2):
        screen = table.session(seed)
        memories = watch(screen)
        for key, reply in _until_broken(screen, seed):
            text = " ".join(sentences(reply))
            for hand in _hands_of_others(screen):
                assert hand not in text, (seed, key, reply)
        for person, memory in memories.items():
            seats = screen.who.table.seating.seats_of(person)
            assert list(seen_by_others(memory.given, seats)) == []


def _until_broken(screen: PlayedSession, seed: int) -> Iterator[tuple[str, Reply]]:
    """Any keys and their replies; that no key breaks the game down is asked elsewhere."""
    try:
        yield from heard(screen, islice(fumbler(seed), KEYS))
    except IndexError:
        return


def _hands_of_others(screen: PlayedSession) -> list[str]:
    """Every hand that the person at the keyboard does not hold, as it would be told."""
    game, to = watched(screen).now, screen.listener()
    seats = screen.who.table.seating.seats_of(screen.who.seat)
    own = [game.hands[seat] for seat in seats]
    others = [hand for seat, hand in enumerate(game.hands) if seat not in seats]
    return [
        to.every([to.card(card) for card in kinds_of(hand)])
        for hand in others
        if len(hand) >= SOME and hand not in own
    ]


@pytest.mark.parametrize("table", HIDDEN, ids=lambda table: table.name)
def test_answers_depend_on_nothing_hidden(table: PlayTable, how_many: Callable[[int], int]) -> None:
    """Every question is answered alike, and every menu is the same, however the cards lie that
    the player cannot see: so nothing about them can be heard."""
    chance = Random(7)
    screen = table.session(1)
    asked = 0
    for _ in _until_broken(screen, 3):
        if not isinstance(screen.inner, DecisionScreen):
            continue
        game = watched(screen).now
        seats = screen.who.table.seating.seats_of(screen.who.seat)
        told = _answers(screen)
        lay(screen, lain_otherwise(game, seats, chance))
        assert _answers(screen) == told
        lay(screen, game)
        asked += 1
        if asked == how_many(MOMENTS):
            break
    assert asked > 10


def _answers(screen: PlayedSession) -> list[list[str]]:
    return [sentences(screen.game.reopen()), *(sentences(screen.key(key)) for key in ASKING)]


@pytest.mark.parametrize(
    "wishes", [Wishes(points=True), Wishes("dog")], ids=lambda wishes: wishes.game
)
def test_histories_are_each_players_own(wishes: Wishes) -> None:
    """Walking back through everything said, a player hears only what was said to that player."""
    seats = PARTNERS if wishes.game == "dog" else TWO_PEOPLE
    screen = session(wishes, 4, seats=seats)
    said: dict[int, set[str]] = {seat: set() for seat in screen.who.table.seating.people}
    keys = walked = 0
    for key, reply in heard(screen, fumbler(4)):
        keys += 1
        said[screen.who.seat].update(one.rstrip(".。") for one in sentences(reply))
        if not isinstance(screen.inner, DecisionScreen) or keys % 10:
            continue
        for _ in range(60):
            earlier = screen.key(",").focus
            if earlier == upper_first(screen.listener().say("answer-no-earlier")):
                break
            assert earlier.rstrip(".。") in said[screen.who.seat], key
        walked += 1
        if keys > KEYS:
            break
    assert walked > 5


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("wishes", [Wishes(points=True), Wishes("dog")], ids=lambda one: one.game)
def test_the_order_of_hands_is_not_told(wishes: Wishes, language: str) -> None:
    """Promise of docs/rules (D5): of two games whose hands differ in nothing but the order in which
    they are held, everybody hears the same sentences, and the records have the same lines."""
    rng = Random(f"order {wishes}")
    seating = Seating(Occupant(seat, "chance", f"Bot{seat}", seat) for seat in SEATS)
    rules = make_rules(wishes, SEATS)
    games = [begin_silently(rules, SEATS)] * 2
    differed = 0
    for _ in range(400):
        game, twin = games
        if game.over:
            break
        if game.awaits_chance:
            actions: list[Action] = [chance_action(game, rng)] * 2
        else:
            twin = _held_otherwise(twin, rng)
            differed += twin.hands != game.hands
            views = [View(one, game.turn) for one in (game, twin)]
            text = action_text(rules, rng.choice(views[0].options()))
            actions = [decision_called(view, text) for view in views]
        assert len({action_text(rules, action) for action in actions}) == 1
        (game, events), (twin, others) = map(apply_action, (game, twin), actions)
        for seat in SEATS:
            to = Listener(seat, seating, rules, language)
            told, wanted = (veil(one, (seat,), False) for one in (others, events))
            if isinstance(actions[0], Shuffle) or seat != game.turn:
                assert _transcript(told, to) == _transcript(wanted, to)
        games = [game, twin]
    assert differed > 100


def _held_otherwise(game: Game, rng: Random) -> Game:
    """The same game with the cards of each hand in another order."""
    hands = tuple(bytes(rng.sample(hand, len(hand))) for hand in game.hands)
    twin = game.replace(hands=hands)
    return twin.find_choices() if game.phase is PLAY else twin
