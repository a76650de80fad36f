"""How many words a turn takes, and that none that matters is missing, as it is heard at brief."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from sorry_a11y.core.rules.board import seat_of
from sorry_a11y.core.rules.events import PawnsSwapped, PawnStarted, PawnTookPlace, PawnWalked
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rulesets.families import Wishes
from tests.harness.sessions import (
    enters,
    heard,
    sentences,
    session,
    stages,
    wanderer,
    watched,
)
from tests.harness.tables import ENGLISH, PlayTable
from tests.harness.turns import Told, told_turns, words

HowMany = Callable[[int], int]
"""The fixture of that name."""
GAMES = 6
"""Whole games of four that are counted over in a usual run."""
KEYS = 400
"""Keys at every other table."""


@pytest.fixture(scope="module")
def hasbro(how_many: HowMany) -> list[Told]:
    """Everything heard of others' turns in whole games of four at brief."""
    return [
        one
        for seed in range(how_many(GAMES))
        for _, turns in told_turns(session("hasbro", seed), enters())
        for one in turns
    ]


def test_words_of_an_opponents_turn(hasbro: list[Told]) -> None:
    """At most seven words on average for an opponent's turn at brief, over whole games of four."""
    turns = sum(one.began for one in hasbro)
    assert turns > GAMES * 60
    assert sum(words(one.sentence) for one in hasbro) / turns <= 7


def test_one_sentence_an_opponents_turn(hasbro: list[Told]) -> None:
    """A turn is one utterance, also when a 2 draws again from a pile shuffled anew."""
    split = [one.sentence for one in hasbro if not one.began]
    assert split == []


# -- the own turn ----------------------------------------------------------------------------


class Opening(NamedTuple):
    """What opens a decision: the turn's line and the first choice, as they are told; the card that
    the choice would play, in words, empty for none."""

    told: str
    card: str


@cache
def _openings(name: str) -> tuple[int, tuple[Opening, ...]]:
    """The openings of a game at a table, played once for all tests, and its number."""
    screen = next(table for table in ENGLISH if table.name == name).session(1)
    prompt: object = None
    found = []
    for _, reply in heard(screen, islice(wanderer(1), KEYS)):
        if stages(screen) and screen.inner is not prompt:
            prompt = screen.inner
            first = stages(screen)[0].options[0]
            play = first.decision if isinstance(first.decision, Play) else (*first.plays, None)[0]
            card = screen.listener().card(play.card) if play else ""
            found.append(Opening(f"{reply.news[-1]} {reply.focus}", card))
    return watched(screen).chance.number, tuple(found)


@pytest.mark.parametrize(
    "table", [t for t in ENGLISH if t.settings.verbosity == "brief"], ids=lambda table: table.name
)
def test_words_of_the_own_turn(table: PlayTable) -> None:
    """The card and the first choice, with what it costs a victim, are told within 30 words."""
    number, openings = _openings(table.name)
    assert openings
    for told, _ in openings:
        assert words(told) <= 30, (told, number)


def _unnamed_cards(table: PlayTable) -> list[str]:
    """The openings that tell neither in the turn's line nor in the first choice which card it
    would play."""
    return [
        f"{card}: {told}"
        for told, card in _openings(table.name)[1]
        if card and card.lower() not in re.split(r"[ ,.]+", told.lower())
    ]


@pytest.mark.parametrize(
    "table", [t for t in ENGLISH if not t.is_open], ids=lambda table: table.name
)
def test_the_card_is_told_before_it_is_played_from_a_hand(table: PlayTable) -> None:
    """What is played has been heard, the card included."""
    assert _unnamed_cards(table) == []


@pytest.mark.parametrize("table", [t for t in ENGLISH if t.is_open], ids=lambda t: t.name)
def test_the_card_is_told_with_the_turn(table: PlayTable) -> None:
    """A turn begins with its card."""
    assert _unnamed_cards(table) == []


# -- a newcomer ------------------------------------------------------------------------------


NEWCOMERS = 60
"""First turns in a usual run."""


def test_a_newcomer_ends_the_first_turn(how_many: HowMany) -> None:
    """Who presses nothing but Enter has heard at most 8 sentences before the first decision, and
    has ended the first turn by one key, unless a 2 draws again, where each 2 takes one more."""
    for seed in range(how_many(NEWCOMERS)):
        screen = session("hasbro", seed)
        opening = screen.opened()
        assert len(sentences(opening)) <= 8, seed
        twos = 0
        while screen.view().rules.cards[screen.view().hand[0]].again:
            twos += 1
            screen.key("enter")
        screen.key("enter")
        kinds = [decision for _, decision, _ in watched(screen).decided]
        assert len(kinds) == twos + 1, seed


def _first_move(seed: int) -> tuple[int, int]:
    """Keys pressed and sentences heard until a pawn of the listener has moved, by Enter alone,
    in a game with one pawn out."""
    screen = session(Wishes(quick=True), seed)
    told = 0
    for pressed, (_, reply) in enumerate(heard(screen, enters())):
        mine = [
            event
            for _, _, events in watched(screen).decided
            for event in events
            if isinstance(event, PawnWalked | PawnStarted | PawnTookPlace | PawnsSwapped)
        ]
        if any(seat_of(event.pawn) == 0 for event in mine):
            return pressed, told
        told += len(sentences(reply))
    raise AssertionError("the game ended before that")


def test_a_newcomer_soon_moves_a_pawn(how_many: HowMany) -> None:
    """With one pawn out, Enter alone moves an own pawn within 3 keys and 12 sentences in at least
    90 of 100 games."""
    firsts = [_first_move(seed) for seed in range(how_many(NEWCOMERS))]
    soon = sum(keys <= 3 and told <= 12 for keys, told in firsts)
    assert soon >= 0.9 * len(firsts)
