"""German: cases, agreement, address, and words of the game that must not be confused by ear."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import ast, parse, visitor

from sorry_a11y.game.setup import parse_seats, seat_players
from sorry_a11y.narration.catalog import LOCALES, Words
from sorry_a11y.narration.listener import Case, Listener, Verbosity
from sorry_a11y.narration.narrator import unit_sentences
from sorry_a11y.narration.units import CardUnit, Move, TurnUnit, Unit
from sorry_a11y.rulebook.rule_pages import pages, reference_cards
from sorry_a11y.rules.board import BLUE, RED, YELLOW, Pawn, Seat, Spot
from sorry_a11y.rules.events import GameWon
from sorry_a11y.rulesets import sorry
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.key_commands import COMMANDS
from sorry_a11y.session.surroundings import PlayerSettings
from sorry_a11y.settings.values import Settings
from tests.harness.braille import HEIGHT, WIDTH
from tests.harness.pawns import B1, B2, R1, R3
from tests.harness.rule_books import PRESETS, variants, wishes
from tests.harness.sessions import new_game
from tests.narration.specimens import specimens

SAY = Words("de").say
FORMAL = re.compile(r"\b(?:Ihnen|Ihr|Ihre[mnrs]?)\b|(?<=[a-zäöüß,] )Sie\b")
OLD_SPELLING = re.compile(r"\b(?:da|mu|la|lä|pa)ßt?\b|\bAs\b", re.IGNORECASE)
"""As in the sources, which are older than the present spelling: muß, läßt, As."""


def listener(verbosity: Verbosity = Verbosity.BRIEF, *, teams: bool = False) -> Listener:
    """Red's ears in a game with Ben (blue), Cid (yellow) and Dora (green)."""
    seating = seat_players(None, [], None)
    rules = make_rules(Wishes("hasbro", teams=teams), seating.seats)
    return Listener(RED, seating, rules, "de", verbosity)


@pytest.mark.parametrize(
    ("pawn", "actor", "case", "phrase"),
    [
        (2, BLUE, "object", "deine Figur 3"),
        (2, BLUE, "with", "deiner Figur 3"),
        (2, BLUE, "subject", "deine Figur 3"),
        (2, RED, "with", "Figur 3"),
        (4, RED, "with", "Bens 1"),
        (9, RED, "object", "die 2 deines Partners"),
        (9, RED, "with", "der 2 deines Partners"),
    ],
)
def test_pawns_stand_in_their_case(pawn: Pawn, actor: Seat, case: Case, phrase: str) -> None:
    """German cases: whom a pawn bumps is accusative, whom it swaps with dative."""
    assert listener(teams=True).pawn(pawn, actor, case) == phrase


def test_a_swap_with_your_pawn_is_dative() -> None:
    """The case reaches the sentence that is heard."""
    to = listener()
    swap = Move(B1, "swap", origin=Spot(20), spot=Spot(7), other=R1, stood=((R1, Spot(7)),))
    turn = TurnUnit(BLUE, (CardUnit(to.rules.kind("11"), (swap,)),))
    assert unit_sentences(turn, to) == [
        "Ben 11, Figur 1 tauscht mit deiner Figur 1, bringt sie von 61 auf 48"
    ]


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((RED,), "Du gewinnst, gut gespielt"),
        ((RED, YELLOW), "Du gewinnst mit Cid, gut gespielt"),
        ((BLUE,), "Ben gewinnt das Spiel"),
        ((BLUE, 3), "Ben und Dora gewinnen das Spiel"),
    ],
)
def test_verbs_agree_with_who_wins(seats: tuple[Seat, ...], told: str) -> None:
    """Second and third person, singular and plural."""
    unit: Unit = GameWon(seats)
    assert unit_sentences(unit, listener()) == [told]


@pytest.mark.parametrize("verbosity", list(Verbosity))
def test_the_sample_of_a_verbosity_is_what_a_game_says(verbosity: Verbosity) -> None:
    """A setting's line is a sample of itself: the very words of a turn told that way."""
    to = listener(verbosity)
    walk = Move(B2, "walk", origin=Spot(40), spot=Spot(52), steps=12, bumped=(R3,))
    (told,) = unit_sentences(TurnUnit(BLUE, (CardUnit(to.rules.kind("12"), (walk,)),)), to)
    sample = SAY("setting-verbosity", value=verbosity.value).split(", ", 2)[2]
    assert sample == told


def test_players_are_addressed_as_du() -> None:
    """Promise: informal address, in every message and every sentence of the rules."""
    for one in specimens("de"):
        assert not FORMAL.search(one.text), one


def test_spelling_is_the_present_one() -> None:
    """The sources spell as before 1996; the game does not take that over with their words."""
    for one in specimens("de"):
        assert not OLD_SPELLING.search(one.text), one


def test_coming_out_and_home_sound_apart() -> None:
    """"ins Spiel" and "ins Ziel" are one sound apart: in play only home has the words with Ziel,
    and coming out is told by another verb."""
    told = [one for one in specimens("de") if one.message.startswith(("play-", "terms-"))]
    assert told
    assert not [one for one in told if "ins Spiel" in one.text]
    assert SAY("play-out", pawn="Figur 1") == "Figur 1 startet"
    assert SAY("play-home", pawn="Figur 1", count=0, when="news") == "Figur 1 im Ziel"


def test_drawing_is_not_moving() -> None:
    """"Ben zieht 5" would say that he moves 5 squares: a drawn card is called a card."""
    for who in ("you", "other"):
        assert "Karte 5" in SAY("news-drew", who=who, name="Ben", card="5")


def test_reasons_fit_one_pawn_and_several() -> None:
    """A reason follows "Figur 2," and "Figuren 1 und 3," alike, so none has a verb that must
    agree with them: what verb there is has a subject of its own."""
    reasons = {one.text for one in specimens("de") if one.message == "answer-why"}
    own_subject = ("dort steht", "es geht", "eine ", "der Rest", "im Ziel geht es")
    verb = re.compile(r"\b(?:ist|sind|hat|haben|kann|können|bleibt|würde|wäre|steht|geht)\b")
    assert reasons
    for reason in reasons:
        assert reason.startswith(own_subject) or not verb.search(reason), reason


def test_a_mnemonic_is_a_word_that_the_letter_stands_for() -> None:
    """Letters stay the same in every language. The help tells what a letter stands for where that
    is an English word or one of the sentence, and nothing where a word would have to be sought."""
    told = set()
    for command in COMMANDS:
        _, _, mnemonic = SAY(f"help-{command.name}").partition(f", {command.keys[0]} wie ")
        if mnemonic:
            assert mnemonic.startswith(command.keys[0]), command.name
            told.add(mnemonic)
    assert told <= {"previous", "undo", "card", "turn", "danger", "repeat", "quit", "viel"}
    assert {"card", "quit"} <= told


@pytest.mark.parametrize(("name", "phrase"), [
    ("Ben", "Bens 1"), ("Doris", "die 1 von Doris"), ("Willi", "die 1 von Willi"),
])
def test_a_name_has_its_genitive_where_it_is_known(name: str, phrase: str) -> None:
    """The names of bots are known; of any other name nobody knows whether it ends like an s."""
    assert SAY("terms-pawn-other", name=name, number=1, case="object") == phrase


class _Texts(visitor.Visitor):
    """Collects the words that stand in messages themselves."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def test_the_rules_hold_no_number_of_their_own() -> None:
    """Every number in the German rules comes from a rule book too."""
    collected = _Texts()
    collected.visit(parse((LOCALES / "de" / "rules.ftl").read_text(encoding="utf-8")))
    assert len(collected.texts) > 300
    assert not [text for text in collected.texts if re.search(r"\d", text)]


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_are_whole_sentences(preset: str) -> None:
    """Each sentence of the rules begins with a capital and has its one full stop at the end, with
    nothing in it that readers spell out."""
    spoken = re.compile(r"(?:[^\W_]|(?<=\w)['-](?=\w)|[ ,.!?])+")
    for rules in variants(preset):
        for section in pages(rules, "de"):
            for told in (s for one in section.paragraphs for s in one.sentences):
                assert told[0].isupper(), told
                assert told.find(".") == len(told) - 1, told
                assert spoken.fullmatch(told), told
                assert not re.search(r" [ ,.!?]|[,.!?]{2}", told), told


@pytest.mark.parametrize("preset", PRESETS)
def test_reference_cards_fit_a_page_of_braille(preset: str) -> None:
    """German words are long: the cards still fit 40 cells by 25 lines, each told by its name."""
    crossed = [
        sorry.build_sorry(preset, wish, teams=teams, points=points)
        for wish in wishes(preset) for teams in (False, True) for points in (False, True)
        if preset in sorry.SORRY_PRESETS
    ]
    for rules in [*variants(preset), *crossed]:
        cards = reference_cards(rules, "de")
        assert len(cards) <= HEIGHT
        assert max(map(len, cards)) <= WIDTH, max(cards, key=len)
        names = [line.split()[0] for line in cards[1:]]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("wish", "seats"),
    [
        (Wishes("hasbro"), None),
        (Wishes("parker", teams=True), "red=Ada,blue=runner,yellow=Eva,green=runner"),
        (Wishes("hobby", points=True), None),
        (Wishes("dog"), None),
    ],
)
def test_no_sentence_of_a_game_has_an_empty_place(wish: Wishes, seats: str | None) -> None:
    """Promise: no sentence has an empty place where a word was forgotten."""
    seating = parse_seats(seats, None) if seats else seat_players(None, [], None)
    table = new_game(make_rules(wish, seating.seats), seating, 5)
    screen = GameScreen(table, PlayerSettings(Settings(language="de")))
    chance = Random(5)
    keys = ["enter"] * 12 + list("123nplwoocftskdyarvhxz,.")
    reply = screen.opened()
    for _ in range(150):
        for told in (*reply.news, reply.focus):
            assert not re.search(r"^[ ,]|  | ,|,,|, ?$|[{}\u2068\u2069]", told), told
        if reply.status is not None:
            break
        reply = screen.key(chance.choice(keys))
