"""Several people at one keyboard: whose turn it is to listen, and that each hears everything."""

from __future__ import annotations

from itertools import cycle, islice, pairwise

import pytest

from sorry_a11y.core.rules.board import kinds_of
from sorry_a11y.core.rules.view import veil
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.session.asides import HandOverScreen
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.reply import Reply
from tests.harness.listeners import watch
from tests.harness.sessions import (
    PlayedSession,
    enters,
    heard,
    sentences,
    session,
    state,
    under_way,
    watched,
)
from tests.harness.tables import PARTNERS, TABLES, TWO_PEOPLE, PlayTable

TWO = "red=Ann,yellow=Ben"
HANDED = [
    PlayTable("points", Wishes(points=True), TWO),
    PlayTable("points with bots", Wishes("hobby", points=True), TWO_PEOPLE),
    PlayTable("dog", Wishes("dog"), PARTNERS),
]
SHARED = [table for table in TABLES if len(table.names) > 1 and table.settings.pace == "all"]


def _to_handing(table: PlayTable, seed: int = 1) -> PlayedSession:
    """A session at the moment when the keyboard is to be handed over."""
    screen = under_way(table.session(seed))
    while not isinstance(screen.inner, HandOverScreen):
        screen.key("enter")
    return screen


@pytest.mark.parametrize("table", HANDED, ids=lambda table: table.name)
def test_no_key_but_enter_takes_the_keyboard_over(table: PlayTable) -> None:
    """Until the next player presses Enter or Space, every key says who is awaited, and tells or
    changes nothing else."""
    screen = _to_handing(table)
    before, seat = state(screen), screen.who.seat
    awaited = screen.key("x").focus
    name = screen.listener().name(watched(screen).now.turn)
    assert name in awaited
    for key, command in BY_KEY.items():
        if command.name not in ("take", "quit"):
            assert sentences(screen.key(key)) == [awaited]
    assert screen.who.seat == seat
    assert state(screen) == before


@pytest.mark.parametrize("key", ["enter", "space"])
def test_the_next_player_is_addressed_by_name(key: str) -> None:
    """After the key for it the reply is for the next player, who is called by name, and whose
    hand the key for it tells."""
    screen = _to_handing(HANDED[0])
    turn = watched(screen).now.turn
    reply = screen.key(key)
    assert screen.who.seat == turn
    assert screen.listener().name(turn) in reply.news[-1]
    to, hand = screen.listener(), screen.view().hand
    assert to.every([to.card(card) for card in kinds_of(hand)]) in screen.key("f").focus


def test_quitting_stays_possible() -> None:
    """The key for quitting, twice, ends a game that waits to be handed over; once only, it goes
    on waiting."""
    screen = _to_handing(HANDED[0])
    awaited = screen.key("x").focus
    screen.key("q")
    screen.key("n")
    assert screen.key("x").focus == awaited
    screen.key("q")
    assert screen.key("q").status == 0


@pytest.mark.parametrize("table", HANDED, ids=lambda table: table.name)
def test_the_scrollback_is_mentioned_once(table: PlayTable) -> None:
    """What stands in the terminal's scrollback cannot be hidden: the first handing over says so,
    the later ones are shorter."""
    screen = table.session(1)
    lines = [
        reply.focus
        for _, reply in islice(heard(screen, enters()), 150)
        if isinstance(screen.inner, HandOverScreen)
    ]
    told = screen.listener().say("decision-scrollback")
    assert [told in line for line in lines] == [True, *[False] * (len(lines) - 1)]
    assert len(lines) > 10


def test_an_open_game_is_not_handed_over() -> None:
    """Where nothing is hidden the next player's turn begins by itself, addressed by name."""
    screen = session("hasbro", 2, seats=TWO)
    desk: object = None
    for _, reply in islice(heard(screen, enters()), 60):
        assert reply.status == 0 or isinstance(screen.inner, DecisionScreen)
        if screen.inner is not desk:
            desk = screen.inner
            assert screen.listener().name(watched(screen).now.turn) in reply.news[-1]


@pytest.mark.parametrize("table", SHARED, ids=lambda table: table.name)
def test_each_hears_everything_once_and_in_order(table: PlayTable) -> None:
    """To every person every event that they may hear is told once, in the order in which it
    happened, until the game ends."""
    screen = table.session(3)
    memories = watch(screen)
    for _ in islice(heard(screen, enters()), 400):
        pass
    log = watched(screen).happened
    is_open = watched(screen).rules.is_open
    for person, memory in memories.items():
        seats = screen.who.table.seating.seats_of(person)
        assert memory.given == veil(log, seats, is_open)


@pytest.mark.parametrize("table", HANDED, ids=lambda table: table.name)
def test_repeating_repeats_what_was_told_to_the_same_player(table: PlayTable) -> None:
    """The key that repeats tells the reply last told to the player at the keyboard, also after
    the other has been told something."""
    screen = table.session(2)
    last: dict[int, Reply] = {}
    repeated = 0
    for key, reply in islice(heard(screen, cycle(("enter", "r", "n", "r"))), 400):
        if not isinstance(screen.inner, DecisionScreen):
            last.pop(screen.who.seat, None)
        elif key != "r":
            last[screen.who.seat] = reply
        elif screen.who.seat in last:
            repeated += 1
            assert sentences(reply) == sentences(last[screen.who.seat])
    assert repeated > 20


def test_the_end_is_told_to_everybody_at_the_keyboard() -> None:
    """The last reply names the winner whoever presses the last key, and ends the program."""
    screen = session(Wishes(quick=True), 1, seats=TWO)
    *_, (_, reply) = heard(screen, enters())
    assert reply.status == 0
    winner = watched(screen).now.winners[0]
    text = " ".join(sentences(reply))
    assert screen.listener().name(winner) in text or screen.who.seat == winner


def test_the_greeting_names_everybody_once() -> None:
    """Who plays is told once each."""
    greeting = session("hasbro", 1, seats=TWO_PEOPLE).opened().news[1]
    assert [greeting.count(name) for name in ("Ann", "Bob", "Ben", "Dora")] == [1, 1, 1, 1]


def test_who_plays_two_seats_hears_both_hands() -> None:
    """Where each player plays two seats with a hand each, both hands are told when they are
    dealt."""
    table = next(table for table in TABLES if table.name == "dog for two")
    screen = table.session(2)
    told: list[str] = []
    for seat, (_, reply) in zip((0, 2), heard(screen, enters()), strict=False):
        told += sentences(reply)
        to, hand = screen.listener(), watched(screen).now.hands[seat]
        assert screen.who.seat == seat
        assert to.every([to.card(card) for card in kinds_of(hand)]) in " ".join(told)


def test_two_at_one_keyboard_hear_every_turn_once() -> None:
    """Where nothing is hidden, what one was told the other has heard: no turn is told again."""
    screen = session("hasbro", 7, seats="red=Ann,yellow=Bob")
    news = [line for _, reply in islice(heard(screen, enters()), 60) for line in reply.news]
    assert all(feed.untold.turns <= 1 for feed in screen.who.feeds.values())
    cards = [line for line in news if line.startswith(("Ann 1", "Bob 1", "Ann 2", "Bob 2"))]
    assert len(cards) > 5
    assert not any(one == two for one, two in pairwise(news))


@pytest.mark.parametrize("wishes", [Wishes(points=True), Wishes("dog")], ids=lambda one: one.game)
def test_a_hidden_hand_waits_for_its_player(wishes: Wishes) -> None:
    """Whoever starts or resumes a game of several people may be anybody: nothing of a hand is told
    before the keyboard has been handed over."""
    seats = (
        "red=Ann,blue=Bob,yellow=Cleo,green=Dan" if wishes.game == "dog" else ("red=Ann,yellow=Bob")
    )
    screen = session(wishes, 3, seats=seats)
    opened = screen.opened()
    assert "turn at the keyboard" in opened.focus
    assert not any("hand is" in line or "drew" in line for line in opened.news)
    assert any("hand is" in line for line in screen.key("enter").news)
