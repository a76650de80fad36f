"""The rules in words: complete, and never apart from the game's own data."""

from __future__ import annotations

import re

import pytest

from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import sorry
from sorry_a11y.core.rulesets.families import family_of, plain_rules
from sorry_a11y.output.rulebook.rule_pages import chosen_options, differences, pages
from tests.harness.rule_books import NUMBERS, PRESETS, told

TOUCHED = {
    "start": {"2", "45"},
    "first": {"3"},
    "home": {"33"},
    "seven": {"8", "15", "49"},
    "eleven": {"12", "19", "50"},
    "slide": {"24"},
    "team-sorry": {"40"},
    "team-seven": {"39"},
    "own-points": {"52", "54"},
    "bonus": {"54"},
    "deck": {"5"},
    "board": {"D1", "D2", "D11", "D18", "D21"},
    "protect": {"D13", "D17"},
    "jack": {"D13"},
    "jokers": {"D3"},
    "seats": {"D24"},
}
"""Option -> the paragraphs that it changes; a new option gets its own here."""


@pytest.mark.parametrize("preset", PRESETS)
def test_every_point_is_told_once_in_order(preset: str) -> None:
    """The page of every rule book holds points 1 to 55, or D1 to D25, once each, in order."""
    numbers = [
        paragraph.number
        for section in pages(plain_rules(preset))[:-2]
        for paragraph in section.paragraphs
        if paragraph.number
    ]
    assert numbers == NUMBERS[family_of(preset).name]


@pytest.mark.parametrize("preset", PRESETS)
def test_options_change_exactly_their_paragraphs(preset: str) -> None:
    """An option's value is mentioned in the paragraphs that it concerns and in no other."""
    here = plain_rules(preset)
    before = told(pages(here))
    for option, values in family_of(preset).presets[preset].options.items():
        assert option in TOUCHED, f"say in TOUCHED which paragraphs the option {option} changes"
        for value in values:
            if value == here.options[option]:
                continue
            after = told(pages(plain_rules(preset, {option: value})))
            changed = {number for number in before if before[number] != after[number]}
            expected = set(TOUCHED[option])
            if option == "team-sorry" and "penalty" in (value, here.options[option]):
                expected.add("48")
            if option == "start" and preset != "hasbro":
                expected.remove("45")  # its points game begins with a pawn out in any case
            assert changed == expected, f"{preset} {option}={value}"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_and_value_stands_among_the_house_rules(preset: str) -> None:
    """The last section names each option with its value here and every other value."""
    house = [paragraph.text for paragraph in pages(plain_rules(preset))[-1].paragraphs[1:]]
    options = family_of(preset).presets[preset].options
    assert len(house) == len(options)
    for text, (option, values) in zip(house, options.items(), strict=True):
        here = plain_rules(preset).options[option]
        assert text.startswith(f"Option {option} is {here} here.")
        for value in set(values) - {here}:
            assert f"With {option} set to {value}, " in text


@pytest.mark.parametrize(
    ("rules", "number", "phrase"),
    [
        (plain_rules("hasbro", {"deck": "55"}), "5", "5 each of 1, 2,"),
        (plain_rules("hasbro", {"bonus": "highest"}), "54", "3 others, you score 180."),
        (plain_rules("hobby", {"bonus": "highest"}), "54", "3 others, you score 160."),
        (sorry.build_sorry("hasbro", {}, points=True, rounds=3), "55", "is 3 rounds."),
        (sorry.build_sorry("hasbro", {}, points=True, target=300), "55", "reaches 300 points"),
        (sorry.build_sorry("parker", {}, points=True), "2", "the other 3 in start"),
        (plain_rules("dog", {"jokers": "4"}), "D3", "with 4 jokers, 108 in all"),
        (plain_rules("dog", {"board": "64"}), "D11", "5 to 8 steps forward"),
    ],
)
def test_numbers_of_record(rules: Ruleset, number: str, phrase: str) -> None:
    """The figures that follow from what was chosen, told where a listener looks for them; those of
    a rule book as it is stand in its page, docs/rules/PRESET.md."""
    assert phrase in told(pages(rules))[number]


def test_text_follows_the_data() -> None:
    """A board, deck or seven with other numbers is told with other numbers: text and game cannot
    drift apart."""
    rules = plain_rules("hasbro")
    longer = rules.board.replace(lane=6, slides=((1, 3), (8, 6)), exit=5)
    text = told(pages(rules.replace(board=longer, deck=(9, *[3] * 10))))
    assert "which has 6 squares" in text["30"]
    assert "slides of 4 and 7 squares" in text["27"]
    assert "at least 3 squares behind" in text["29"]
    assert "in the deck of 39 cards" in text["5"]
    cards = tuple(
        rules.cards[1].replace(name="3", again=True) if card.name == "3" else card
        for card in rules.cards
    )
    text = told(pages(rules.replace(cards=cards)))
    assert "With 5, 8 or 12, " in text["12"]
    assert "After a 2 or 3" in text["11"]


def test_differences_tell_teams_points_and_other_games() -> None:
    """Teams, points and another game are differences too; that there is none is said, since
    silence would be a fault."""
    hasbro = plain_rules("hasbro")
    both = sorry.build_sorry("hasbro", {"home": "bounce"}, teams=True, points=True)
    assert [line.split(",")[0] for line in differences(both, hasbro)] == [
        "You play in teams",
        "You play for points",
        "With home set to bounce",
    ]
    assert differences(hasbro, hasbro) == [
        "There is no difference, because hasbro and hasbro have the same rules."
    ]
    dog = differences(plain_rules("dog", {"board": "64"}), hasbro)
    assert dog[0].startswith("Dog is another game")
    assert [line.startswith("With board set to 64") for line in dog[1:]] == [True]


def test_house_rules_are_those_that_somebody_chose() -> None:
    """The page says which house rules are in force, and does not call what the rule book itself
    does in a points game (45) a house rule."""
    assert chosen_options(sorry.build_sorry("parker", {}, points=True)) == {}
    wish = {"start": "full", "home": "bounce"}
    assert chosen_options(sorry.build_sorry("parker", wish, points=True)) == wish
    page = pages(sorry.build_sorry("hasbro", {"home": "bounce", "deck": "44"}))
    assert "has house rules, home bounce and deck 44." in page[0].paragraphs[0].text
    assert "in force" not in pages(plain_rules("parker"))[0].paragraphs[0].text


@pytest.mark.parametrize("preset", sorry.SORRY_PRESETS)
def test_teams_and_points_say_when_they_hold(preset: str) -> None:
    """The parts on teams and points are told with every rule book of Sorry!, and begin with
    whether they hold in this game."""
    for built, teams, points in (
        (plain_rules(preset), "when", "when"),
        (sorry.build_sorry(preset, {}, teams=True, points=True), "in this game", "in this game"),
    ):
        opening = [section.paragraphs[0].text for section in pages(built)[-4:-2]]
        assert opening[0].startswith(f"These rules hold {teams}")
        assert "teams" in opening[0]
        assert opening[1].startswith(f"These rules hold {points}")
        assert "points" in opening[1]


def test_the_default_page_tells_every_clash_and_what_is_done() -> None:
    """Rule book hasbro tells of all points where the leaflets disagree, each with the option that
    decides or with what this game does; the others tell what concerns their own source."""
    clashes = pages(plain_rules("hasbro"))[-2].paragraphs
    assert [one.number for one in clashes] == [
        clash.number for clash in family_of("hasbro").clashes
    ]
    for one in clashes:
        assert re.search(r"^(Here|We read|Option \S+ decides)", one.sentences[-1]), one
    for preset in ("parker", "bounce-home", "hobby", "dog"):
        own = pages(plain_rules(preset))[-2].paragraphs
        assert 0 < len(own) < len(clashes)
