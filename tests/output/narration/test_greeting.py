"""Who plays whom, as the greeting tells it."""

from __future__ import annotations

import pytest

from sorry_a11y.core.game.setup import parse_seats, seat_players
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.narrator import players


def told(seats: str, language: str = "en", *, seat: int = 0, teams: bool = False) -> str:
    """The sentence for the player of a seat, -1 for a watcher."""
    seating = parse_seats(seats, None, colours_each=1)
    rules = make_rules(Wishes(teams=teams), seating.seats)
    return players(Listener(Seat(seat), seating, rules, language))


@pytest.mark.parametrize(
    ("language", "kind", "sentence"),
    [
        ("en", "casual", "You are red, against the casual players Pia, Leo and Otto"),
        ("en", "beginner", "You are red, against the beginners Pia, Leo and Otto"),
        ("de", "casual", "Du spielst Rot, gegen Pia, Leo und Otto als Gelegenheitsspieler"),
        ("it", "casual", "Hai il rosso, contro Pia, Leo e Otto, giocatori occasionali"),
        ("zh-Hant", "casual", "你是紅色，對手是Pia、Leo和Otto，都是休閒玩家"),
    ],
)
def test_how_opponents_play_is_told_once(language: str, kind: str, sentence: str) -> None:
    """Promise: where all opponents are bots that play alike, that is told once for all of them."""
    seating = seat_players(None, [kind] * 3, None, colours_each=1)
    names = [seating.name(seat) for seat in seating.seats if seating.name(seat)]
    to = Listener(Seat(0), seating, make_rules(Wishes(), seating.seats), language)
    heard = players(to)
    for name, wanted in zip(names, ("Pia", "Leo", "Otto"), strict=True):
        heard = heard.replace(name, wanted)
    assert heard == sentence


def test_opponents_that_play_differently_are_told_one_by_one() -> None:
    """Promise: a kind stands with each name where the kinds differ."""
    heard = told("red=you,blue=casual,green=beginner")
    assert heard.count("casual ") == heard.count("beginner ") == 1
    assert "players" not in heard


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann, you are red, against Ben and Cid"),
        ("de", "Ann, du spielst Rot, gegen Ben und Cid"),
        ("it", "Ann, hai il rosso, contro Ben e Cid"),
        ("zh-Hant", "Ann，你是紅色，對手是Ben和Cid"),
    ],
)
def test_a_friend_is_an_opponent(language: str, sentence: str) -> None:
    """Promise: where each plays alone, friends are named among the opponents, so that they do not
    sound like a team."""
    assert told("red=Ann,blue=Ben,yellow=runner", language) == sentence


def test_a_friend_in_the_team_is_a_partner() -> None:
    """Promise: in teams the friend opposite is the partner, and the one beside an opponent."""
    assert told("red=Ann,blue=runner,yellow=Ben,green=runner", teams=True).startswith(
        "Ann, you are red, Ben is your partner, against "
    )
    assert "against Ben" in told("red=Ann,blue=Ben,yellow=runner,green=runner", teams=True)


def test_a_watcher_hears_who_has_which_colour() -> None:
    """Promise: nobody is an opponent of who only watches."""
    heard = told("red=Ann,blue=Ben,yellow=runner", seat=-1)
    assert heard.startswith("Ann is red, Ben is blue, against ")
