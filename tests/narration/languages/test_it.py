"""Italian: elision, articles behind verbs, the two feminine cards, agreement, and the player whose
gender nobody knows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random

import pytest

from sorry_a11y.game.setup import seat_players
from sorry_a11y.narration.catalog import MessageValue, Words
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.narrator import unit_sentences
from sorry_a11y.narration.units import CardUnit, Move, TurnUnit
from sorry_a11y.rulebook.rule_pages import reference_cards
from sorry_a11y.rules.board import BLUE, RED, Spot
from sorry_a11y.rulesets.families import (
    FAMILIES,
    Wishes,
    for_points,
    in_teams,
    make_rules,
    plain_rules,
)
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.key_commands import COMMANDS
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.surroundings import PlayerSettings
from sorry_a11y.settings.values import Settings
from tests.harness.braille import HEIGHT, WIDTH
from tests.harness.pawns import B2, R2, R3, Y2
from tests.harness.sessions import new_game
from tests.narration.specimens import specimens

SAY = Words("it").say
UNCONTRACTED = re.compile(r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b", re.IGNORECASE)
"""These prepositions and the article make one word: del, alla, nei."""
UNELIDED = re.compile(
    r"\b(?:lo|la|della|alla|dalla|nella|sulla) [aeiou]"
    r"|\b(?:il|del|al|dal|nel|sul) (?:[aeiou]|8\b|11\b)|\bun (?:donna|pedina|carta|mossa)\b",
    re.IGNORECASE,
)
"""Before a vowel the article loses its own: l'azzurro, l'11. Feminine nouns take una."""
GAMES = {
    "hasbro": Wishes("hasbro"),
    "parker": Wishes("parker"),
    "teams": Wishes("bounce-home", teams=True),
    "points": Wishes("hasbro", points=True),
    "dog": Wishes("dog"),
}
KEYS = ("enter", "enter", "enter", "enter", *"12nlwocftskdyarvh,.")
"""Without the settings, where a key may choose English."""
REPLIES = 200
"""Replies heard of each kind of game at each verbosity."""
COUNTED = {
    "casella": "caselle", "carta": "carte", "pedina": "pedine", "scelta": "scelte",
    "punto": "punti", "turno": "turni", "volta": "volte", "partita": "partite", "riga": "righe",
    "frase": "frasi", "posto": "posti", "persona": "persone", "modo": "modi",
}
"""What is counted, one and several."""
DISAGREES = re.compile(
    rf"\b1 (?:{'|'.join(COUNTED.values())})\b"
    rf"|\b(?:0|[2-9]|[1-9]\d+) (?:{'|'.join(COUNTED)})\b"
)
"""A number before the other form of a noun."""


@pytest.mark.parametrize(
    ("colour", "noun"),
    [("red", "il rosso"), ("blue", "l'azzurro"), ("yellow", "il giallo"), ("green", "il verde")],
)
def test_colours_take_their_article(colour: str, noun: str) -> None:
    """Promise: Italian articles and elision. Who you are is told with the colour's article."""
    word = SAY("greeting-colour", colour=SAY(f"terms-colour-{colour}"))
    assert SAY("greeting-you", named="no", name="", colour=word) == f"hai {noun}"
    assert SAY("greeting-you", named="yes", name="Ada", colour=word) == f"Ada, hai {noun}"
    assert SAY("greeting-person", name="Ada", colour=word) == f"Ada ha {noun}"


def test_articles_are_contracted_and_elided() -> None:
    """Promise: Italian articles and elision, in every sentence with every sample."""
    for one in specimens("it"):
        assert not UNCONTRACTED.search(one.text), one
        assert not UNELIDED.search(one.text), one


def test_a_pawn_behind_a_verb_has_its_article() -> None:
    """Promise: grammar done by variants. A pawn that opens a clause is told without its article,
    one that is bumped or swapped with has it, whoever listens."""
    seating = seat_players(4, (), None)
    rules = make_rules(Wishes("hasbro", teams=True), seating.seats)
    to = Listener(RED, seating, rules, "it")
    assert to.pawn(R2, RED) == "pedina 2"
    assert to.pawn(R2, RED, "with") == "la pedina 2"
    assert to.pawn(R2, BLUE) == to.pawn(R2, BLUE, "object") == "la tua 2"
    assert to.pawn(Y2, RED) == to.pawn(Y2, BLUE, "object") == "la 2 del tuo compagno"
    assert to.pawn(B2, RED, "object") == "la 2 di Ben"
    assert SAY("terms-pawn-own", number=2, who="you") == "la tua pedina 2"
    assert SAY("terms-pawn-own", number=2, who="other", name="Ben") == "la propria pedina 2"


@pytest.mark.parametrize(
    ("message", "values"),
    [
        ("news-drew", {"who": "you"}),
        ("news-drew", {"who": "other"}),
        ("news-given", {}),
        ("news-discard", {"who": "you"}),
        ("news-discard", {"who": "other"}),
        ("decision-discard", {}),
        ("decision-give", {}),
    ],
)
def test_only_the_queen_and_sorry_are_feminine(
    message: str, values: dict[str, MessageValue]
) -> None:
    """Promise: genders. Of all cards donna and Sorry alone (la carta) take una or tua."""
    for card in ("1", "8", "11", "J", "K", "A", "joker"):
        text = SAY(message, card=SAY(f"terms-card-{card}"), name="Ben", **values)
        assert re.search(r"\b(?:un|il tuo) \S+$", text), text
    for card in ("Q", "sorry"):
        text = SAY(message, card=SAY(f"terms-card-{card}"), name="Ben", **values)
        assert re.search(r"\b(?:una|la tua) (?:donna|Sorry)$", text), text


@pytest.mark.parametrize(
    ("message", "values", "text"),
    [
        ("answer-standing", {"who": "you", "home": 1, "steps": 9},
         "tu hai 1 pedina arrivata, mancano 9 caselle"),
        ("answer-standing", {"who": "other", "home": 2, "steps": 9, "name": "Ben"},
         "Ben ha 2 pedine arrivate, mancano 9 caselle"),
        ("decision-left", {"steps": 1}, "ne resta 1"),
        ("decision-left", {"steps": 6}, "ne restano 6"),
        ("decision-ways-bump", {"count": 1, "names": "Ben e Ada"},
         "uno mangia una pedina di Ben e Ada"),
        ("decision-ways-bump", {"count": 2, "names": "Ben"}, "2 mangiano una pedina di Ben"),
        ("answer-pawns-at", {"count": 1, "pawns": "2", "place": "a casa"}, "pedina 2 a casa"),
        ("answer-pawns-at", {"count": 2, "pawns": "2 e 3", "place": "a casa"},
         "pedine 2 e 3 a casa"),
        ("decision-no-choice", {"number": 4, "count": 1}, "la scelta 4 non c'è, ce n'è una sola"),
        ("statistics-bumps", {"given": 1, "taken": 1},
         "Hai mangiato 1 pedina, te ne hanno mangiata 1."),
        ("statistics-bumps", {"given": 3, "taken": 0},
         "Hai mangiato 3 pedine, te ne hanno mangiate 0."),
        ("news-round-won", {"who": "other", "count": 2, "names": "Ben e Dora"},
         "Ben e Dora hanno vinto la manche"),
        ("news-game-won", {"who": "together", "count": 1, "names": "Cid"},
         "tu e Cid avete vinto, complimenti"),
    ],
)
def test_verbs_and_nouns_agree(message: str, values: dict[str, MessageValue], text: str) -> None:
    """Promise: second and third person, and numbers that follow the language."""
    assert SAY(message, **({"name": "", "names": ""} | values)) == text


@pytest.mark.parametrize(
    ("day", "told"),
    [(1, "il primo marzo"), (8, "l'8 marzo"), (11, "l'11 marzo"), (12, "il 12 marzo")],
)
def test_dates_take_their_article(day: int, told: str) -> None:
    """Promise: elision before numbers too. A game was begun on a day told with its article."""
    when = SAY("terms-date", day=day, month=3, year=2026)
    assert when == f"{told} 2026"


def test_reasons_fit_one_pawn_and_several() -> None:
    """Promise: grammar. Why pawns cannot move is told after one pawn or several, by the same
    words, so none of them has the pawns for its subject."""
    told = {one.text for one in specimens("it") if one.message == "answer-why"}
    singular = re.compile(r"^(?:è|sta|va|resta|non può|andrebbe|finirebbe|ferma|protetta)\b")
    assert len(told) >= 11
    for text in told:
        assert not singular.search(text), text


def test_reference_cards_fit_a_sheet_of_braille() -> None:
    """Promise of the cards to emboss, in Italian too: at most 40 columns by 25 lines."""
    for family in FAMILIES:
        for preset in family.presets:
            alone = plain_rules(preset)
            for rules in (alone, in_teams(alone), for_points(alone)):
                cards = reference_cards(rules, "it")
                assert len(cards) <= HEIGHT
                assert max(map(len, cards)) <= WIDTH, max(cards, key=len)
    assert "2 fai partire, o avanti 2, pesca ancora" in reference_cards(plain_rules("hasbro"), "it")


def test_a_mnemonic_is_a_word_that_the_letter_stands_for() -> None:
    """Letters stay the same in every language. The help tells what a letter stands for where that
    is an English word, and nothing where a word would have to be sought."""
    told = set()
    for command in COMMANDS:
        _, _, mnemonic = SAY(f"help-{command.name}").partition(f", {command.keys[0]} come ")
        if mnemonic:
            assert mnemonic.startswith(command.keys[0]), command.name
            told.add(mnemonic)
    assert told <= {"next", "undo", "where", "danger", "help", "quit"}
    assert {"next", "quit"} <= told


def _heard(
    wishes: Wishes, keys: Iterator[str], verbosity: str = "brief"
) -> Iterator[Reply]:
    """What is heard in games played by these keys, one after the other."""
    seating = seat_players(None, (), None)
    screen, over, seed = None, True, 0
    for key in keys:
        if screen is None or over:
            seed += 1
            table = new_game(make_rules(wishes, seating.seats), seating, seed)
            settings = Settings(language="it", verbosity=verbosity)
            screen = GameScreen(table, PlayerSettings(settings))
            reply = screen.opened()
        else:
            reply = screen.key(key)
        over = reply.status is not None
        yield reply


@pytest.fixture(scope="module")
def heard() -> Sequence[str]:
    """Every line of games of every kind, at every verbosity, whatever is played and asked."""
    lines: dict[str, None] = {}
    for game, wishes in GAMES.items():
        for verbosity in ("brief", "normal", "full"):
            random = Random(f"{game} {verbosity}")
            keys = (random.choice(KEYS) for _ in range(10_000))
            for reply in islice(_heard(wishes, keys, verbosity), REPLIES):
                lines |= dict.fromkeys((*reply.news, reply.focus))
    assert len(lines) > 1_000
    return list(lines)


def test_articles_are_right_before_numbers_in_play(heard: Sequence[str]) -> None:
    """Promise: elision in what is heard, where numbers come as texts: never il 8, il 11, il asso;
    and no article stands before a number or card that it might not fit."""
    article = re.compile(r"\b(?:il|lo) (?:1|8|11|asso)\b|\b(?:il|un) (?:donna|Sorry)\b")
    wrong = [line for line in heard for pattern in (UNCONTRACTED, UNELIDED, article)
             if pattern.search(line)]
    assert wrong == []


def test_counts_and_what_they_count_agree_in_play(heard: Sequence[str]) -> None:
    """Promise: 1 casella and 2 caselle. A number and the noun behind it agree."""
    assert [line for line in heard if DISAGREES.search(line)] == []
    told = [one for one in specimens("it") if DISAGREES.search(one.text)]
    assert told == []


def test_nobody_has_none() -> None:
    """Promise: "non ha nessuna pedina", never "ha nessuna pedina": behind a verb none needs non."""
    half = re.compile(r"(?<!non )\b(?:ha|hai|hanno|avete) nessun")
    assert [one for one in specimens("it") if half.search(one.text)] == []


def test_no_bare_number_does_anything(heard: Sequence[str]) -> None:
    """A number that mangia or arriva is heard as a pawn: ways are uno or 2 modi, pawns la tua 2."""
    bare = re.compile(r"(?:^|, )1 (?:mangia|arriva|fa|va|si scambia)\b")
    assert [line for line in heard if bare.search(line)] == []


def test_a_players_gender_is_not_guessed(heard: Sequence[str]) -> None:
    """Promise: nobody is told to be a man. No participle behind essere with a name or with tu:
    "Ben è zittito", "sei arrivato"; avere, a noun or another verb says the same."""
    told = {
        *heard,
        *(one.text for one in specimens("it") if one.message.startswith(("people-", "open-"))),
    }
    guessed = re.compile(
        r"\b(?:sei|(?:Ben|Cid|Dora|Ann) è) (?:stat[oa] )?\w+(?:[aiu]t|tt|st|rt|s)o\b", re.IGNORECASE
    )
    assert [text for text in told if guessed.search(text)] == []


def test_rows_of_a_menu_are_told_apart_by_ear() -> None:
    """Two kinds of opponents, or two values of a setting, that differ in one letter (soliti,
    solidi) cannot be told apart by ear."""
    for message in ("menu-kind", "setting-pace", "setting-verbosity", "setting-sound",
                    "setting-output"):
        words = {word for one in specimens("it") if one.message == message
                 for word in re.findall(r"\w+", one.text) if len(word) > 4}
        for one, other in combinations(sorted(words), 2):
            if len(one) == len(other) and one[:-1] != other[:-1]:  # singular and plural are alike
                assert sum(a != b for a, b in zip(one, other, strict=True)) > 1, (one, other)


@pytest.mark.parametrize("verbosity", list(Verbosity))
def test_the_sample_of_a_verbosity_is_what_a_game_says(verbosity: Verbosity) -> None:
    """A setting's line is a sample of itself: the very words of a turn told that way."""
    seating = seat_players(4, (), None)
    to = Listener(RED, seating, make_rules(Wishes("hasbro"), seating.seats), "it", verbosity)
    walk = Move(B2, "walk", origin=Spot(40), spot=Spot(52), steps=12, bumped=(R3,))
    (told,) = unit_sentences(TurnUnit(BLUE, (CardUnit(to.rules.kind("12"), (walk,)),)), to)
    assert SAY("setting-verbosity", value=verbosity.value).split(", ", 2)[2] == told
