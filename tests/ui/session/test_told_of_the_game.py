"""What is played, until when, and what changes who moves what: told without being asked, and on a
key."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sorry_a11y.core.game.setup import parse_seats, seat_players
from sorry_a11y.core.rules.board import BLUE, RED, Position, Seat, own_part
from sorry_a11y.core.rules.events import (
    CardDrawn,
    CardPassed,
    CardPlayed,
    Event,
    RoundScored,
    TurnBegan,
)
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import veil
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import units_of, with_arrivals
from sorry_a11y.ui.settings.values import Settings
from tests.core.rules.positions import position
from tests.harness.languages import SPOKEN
from tests.harness.sessions import enters, heard, sentences, session, under_way, watched

FOUR = seat_players(4, (), None)
SPENT = {
    "en": "nothing else to play",
    "de": "nichts mehr zu spielen",
    "it": "nient'altro da giocare",
    "zh-Hant": "其餘的牌都沒得走",
}


def _heard_of(wishes: Wishes, language: str = "en") -> tuple[list[str], list[str]]:
    """The greeting, and the answer to the key that tells what is played."""
    seats = "red=you,yellow=chance" if wishes.game != "dog" else None
    screen = session(wishes, 1, Settings(language=language, forced="ask"), seats)
    return sentences(screen.opened()), sentences(screen.key("i1"))


@pytest.mark.parametrize(
    ("wishes", "greeted", "asked"),
    [
        (Wishes(), ["Sorry!, Hasbro rules, h explains the keys."], ["Sorry!, Hasbro rules."]),
        (
            Wishes(quick=True),
            ["One pawn of each colour begins on its start circle."],
            ["Sorry!, Hasbro rules, one pawn of each colour begins on its start circle."],
        ),
        (
            Wishes("parker", points=True, rounds=3),
            [
                "Parker rules, h explains the keys.",
                "Play for points, 3 rounds, one pawn of each colour",
            ],
            [
                "Sorry!, Parker rules, play for points, 3 rounds, one pawn of each colour begins "
                "on its start circle, round 1."
            ],
        ),
        (
            Wishes(points=True, target=300),
            ["Play up to 300 points."],
            ["Sorry!, Hasbro rules, play up to 300 points, round 1."],
        ),
        (
            Wishes("hobby", {"home": "bounce", "deck": "44"}),
            ["House rules, 2, press i and 1 to hear them."],
            [
                "Sorry!, hobby rules.",
                "Steps left over at home lead back out of it.",
                "The deck has 44 cards, 4 of them a 1.",
            ],
        ),
        (
            Wishes("dog", {"jack": "foreign"}),
            ["Dog, h explains the keys.", "House rules, 1, press i"],
            ["Dog.", "A jack swaps only pawns of different colours."],
        ),
    ],
    ids=lambda value: str(value)[:40],
)
def test_the_greeting_and_the_key_tell_what_is_played(
    wishes: Wishes, greeted: list[str], asked: list[str]
) -> None:
    """The rule book, the points or rounds to play to, pawns that begin outside and rules of the
    house are told before the first card, and again on i, which changes nothing."""
    greeting, answer = _heard_of(wishes)
    for part in greeted:
        assert any(part in sentence for sentence in greeting), (part, greeting)
    assert answer[: len(asked)] == asked
    assert answer[-1].startswith("You are red, ")


def test_a_later_round_says_that_a_pawn_is_out() -> None:
    """A round of a quick match begins with a pawn out, and says so each time."""
    screen = session(Wishes("hobby", points=True, rounds=2), 35)
    told = [one for _, reply in heard(screen, enters()) for one in sentences(reply)]
    assert "Round 2, one pawn of each colour begins on its start circle." in told


# -- a 2 after which nothing can be played ---------------------------------------------------


def _ends_short(events: list[Event], seat: Seat) -> bool:
    """Whether a seat drew after a 2 and the turn went on to the next at once."""
    return any(
        isinstance(event, CardDrawn)
        and event.again
        and event.seat == seat
        and isinstance(after, TurnBegan)
        for event, after in pairwise(events)
    )


@pytest.mark.parametrize(("seed", "seat"), [(15, 0), (20, 1)])
def test_a_2_without_a_further_play_is_told(seed: int, seat: Seat) -> None:
    """Whoever plays a 2 from a hand and can play nothing after it hears so with the card drawn;
    the others hear so at the end of the turn, in every language; no other turn has the words."""
    screen = session(Wishes(points=True, rounds=6), seed, seats="red=you,blue=runner")
    for _ in heard(screen, enters()):
        pass
    turns = _turns(watched(screen).happened)
    short = [turn for turn in turns if _ends_short(turn, RED) or _ends_short(turn, BLUE)]
    assert any(_ends_short(turn, seat) for turn in turns)
    for language in SPOKEN:
        to = Listener(RED, screen.who.table.seating, screen.who.table.rules, language)
        for turn in turns:
            told = sentences_of(units_of(veil(turn, (RED,), False), (RED,)), to)
            assert sum(SPENT[language] in sentence for sentence in told) == (turn in short), told


def _turns(events: list[Event]) -> list[list[Event]]:
    starts = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
    return [events[a : b + 1] for a, b in pairwise(starts)]


def test_what_is_not_over_is_not_told_as_over() -> None:
    """A 2 that wins the round, and one whose player may still decide, have no such words."""
    rules = make_rules(Wishes("hobby", points=True))
    to = Listener(BLUE, FOUR, rules)
    play = _first_play(rules, position(rules, "red: home, home, home, safety 4"), RED, "2")
    told = sentences_of(units_of([TurnBegan(RED), *play], (BLUE,)), to)
    assert not any(SPENT["en"] in one for one in told)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ben 10 and Cid 7, no move", "Dora 1, pawn 1 leaves start", "Ben 8, no move"]),
        ("de", ["Ben 10 und Cid 7, kein Zug", "Dora 1, Figur 1 kommt heraus", "Ben 8, kein Zug"]),
    ],
)
def test_turns_without_a_move_share_a_sentence(language: str, told: list[str]) -> None:
    """Promise of docs/listening.md: turns of others in a row in which nothing could move are one
    sentence; the next turn in which something happens ends it."""
    rules = make_rules(Wishes())
    to = Listener(RED, FOUR, rules, language)
    out = _first_play(rules, position(rules, "green: start, start, start, start"), Seat(3), "1")
    turns: list[list[Event]] = [
        [TurnBegan(Seat(1)), CardPassed(Seat(1), rules.kind("10"), declined=False)],
        [TurnBegan(Seat(2)), CardPassed(Seat(2), rules.kind("7"), declined=False)],
        [TurnBegan(Seat(3)), *out],
        [TurnBegan(Seat(1)), CardPassed(Seat(1), rules.kind("8"), declined=False)],
        [TurnBegan(Seat(2))],
    ]
    assert sentences_of(units_of([one for turn in turns for one in turn], (RED,)), to) == told


# -- the fourth pawn -------------------------------------------------------------------------


def _first_play(rules: Ruleset, spots: Position, seat: Seat, card: str) -> list[Event]:
    """What happens by the first play of a card that moves an own pawn."""
    kind = rules.kind(card)
    found = rules.finder.choices(spots, seat, bytes([kind])).plays
    play = next(play for play in found if own_part(play.after, seat) != own_part(spots, seat))
    return [CardPlayed(seat, kind), *play.events]


def _news(rules: Ruleset, text: str, seat: Seat, card: str, to: Listener) -> str:
    spots = position(rules, text)
    events = [TurnBegan(seat), *_first_play(rules, spots, seat, card)]
    units = with_arrivals(units_of(events, (to.seat,)), spots, rules.board)
    return " ".join(sentences_of(units, to))


WON = "home, home, home, home"
TEAM = "red: home, home, home, safety 5; yellow: 30, start, start, start"
DOG = "red: target 2, target 3, target 4, 39; yellow: 25, kennel, kennel, kennel"


@pytest.mark.parametrize(
    ("seat", "language", "told"),
    [
        (0, "en", "yours are all in, from now on you play for Cid"),
        (2, "en", "Ann's pawns are all in, from now on Ann plays for you"),
        (1, "en", "Ann's pawns are all in, from now on Ann plays for Cid"),
        (0, "de", "deine sind alle da, ab jetzt ziehst du für Cid"),
        (2, "de", "alle von Ann sind da, ab jetzt zieht Ann für dich"),
        (1, "de", "alle von Ann sind da, ab jetzt zieht Ann für Cid"),
        (0, "it", "le tue sono arrivate e ora giochi per Cid"),
        (2, "it", "le pedine di Ann sono arrivate e ora Ann gioca per te"),
        (1, "it", "le pedine di Ann sono arrivate e ora Ann gioca per Cid"),
        (0, "zh-Hant", "你的棋子全到了，以後改走Cid的棋子"),
        (2, "zh-Hant", "Ann的棋子全到了，以後改走你的棋子"),
        (1, "zh-Hant", "Ann的棋子全到了，以後改走Cid的棋子"),
    ],
)
def test_the_fourth_pawn_says_whose_pawns_are_moved_now(
    seat: Seat, language: str, told: str
) -> None:
    """In Dog cards move the partner's pawns once the own four are in (D22): everybody hears so."""
    seating = parse_seats("red=Ann,blue=Ben,yellow=Cid,green=Dora", None)
    rules = make_rules(Wishes("dog"))
    to = Listener(seat, seating, rules, language)
    heard = _news(rules, DOG.replace("39", "37"), RED, "3", to)
    assert told in heard


@pytest.mark.parametrize(
    ("wishes", "text", "card", "expected"),
    [
        (Wishes(teams=True), TEAM, "1", True),
        (Wishes(), TEAM, "1", False),
        (Wishes(teams=True), TEAM.replace("30, start, start, start", WON), "1", False),
        (Wishes("dog"), "red: target 1, target 3, target 4, kennel; yellow: 25", "K", False),
    ],
    ids=["a team of Sorry!", "no team", "the team's last pawn", "one that moves on in its targets"],
)
def test_when_the_fourth_pawn_frees_somebody(
    wishes: Wishes, text: str, card: str, expected: bool
) -> None:
    """The same of Sorry! in teams (42), not without teams, not of the team's last pawn, and only of
    the pawn that comes in last."""
    rules = make_rules(wishes)
    heard_of = _news(rules, text, RED, card, Listener(BLUE, FOUR, rules))
    assert ("plays for" in heard_of) == expected, heard_of


# -- points of a team ------------------------------------------------------------------------


def test_partners_hear_their_points_once() -> None:
    """A team scores together: one sentence a team after a round, and one figure a team on s."""
    screen = session(Wishes(points=True, teams=True, rounds=1), 5)
    *_, (_, end) = heard(screen, enters())
    (scored,) = [one for one in watched(screen).happened if isinstance(one, RoundScored)]
    assert len(scored.lines) == 2
    (score,) = [sentence for sentence in sentences(end) if " score " in sentence]
    assert score.count(" score ") == 2
    standing = sentences(screen.key("s"))
    assert [sentence.count(" points") for sentence in standing] == [1, 1]


def test_one_who_plays_both_colours_hears_no_choice_again() -> None:
    """In Dog for two the own play is not told again, although another colour plays next, and t
    says which colour that is."""
    screen = session(Wishes("dog", {"seats": "2"}), 5)
    told = [screen.opened()]
    told += [screen.key("enter") for _ in range(7)]
    assert "Red, your turn, you can't play any card." in told[3].news
    assert not [line for reply in told for line in reply.news if line.startswith("Yellow plays")]
    assert screen.key("i2").focus == "Yellow, it's your turn"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You and Ben each have none in targets and 352 to go"),
        ("de", "Du und Ben habt je keine Figur im Ziel und noch 352 Felder zu gehen"),
        ("it", "Tu e Ben non avete pedine arrivate e mancano 352 caselle a testa"),
        ("zh-Hant", "你和Ben各自還沒有棋子到終點，共剩352步"),
    ],
)
def test_one_who_plays_both_colours_is_one(language: str, told: str) -> None:
    """In Dog for two a team is one person, and told as one; those who stand alike share a
    sentence."""
    wishes = Wishes("dog", {"seats": "2"})
    screen = under_way(session(wishes, 1, Settings(language=language, forced="ask")))
    assert any(told in sentence for sentence in sentences(screen.key("s")))
