"""The one stable order of plays, pinned (16 aside: which of two equal plays stays is part of it).

tests/golden/plays_order.txt holds the plays of chosen positions in order; ``--rewrite-golden``
writes it anew. A change there changes what digits mean to players, and every saved transcript.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import NamedTuple

from sorry_a11y.core.rules.plays import Choices
from tests.core.rules.positions import book, found, outcome

LEFT = "home, home, home"


class Asked(NamedTuple):
    """A position, who plays what there, and under which rules."""

    position: str
    cards: str
    turn: str = "red"
    game: str = "hasbro"
    rules: str = ""
    teams: bool = False
    points: bool = False


CROWD = "red: 6, 20, start, start; blue: 12, 31, safety 2, start; green: 44, 54, 2, start"
TEAMS = "red: 6, 20, start, home; yellow: 40, safety 2, start, start; blue: 12, 31; green: 44, 2"
ALONE = "red: 6, 20, start, home; yellow: 40, 52, start, start"
RING = "red: 36, 5, kennel, target 2; blue: 9, 17; yellow: 25, fresh; green: 33, 38, 6"
LATE = "red: target 2, target 3, target 4, 39; yellow: 24, 29; blue: 26; green: fresh"

POSITIONS = (
    *(Asked(CROWD, card) for card in ("1", "2", "4", "7", "10", "11", "sorry")),
    Asked("red: 20, 23, 41, safety 3", "7"),
    Asked(CROWD, "11", turn="blue"),
    Asked(CROWD, "sorry", turn="green"),
    Asked(CROWD, "3,1,7,3,11", points=True),
    Asked(CROWD, "sorry,2,10,10,4", turn="blue", points=True),
    *(Asked(CROWD, card, game="parker") for card in ("2", "7", "11", "sorry")),
    Asked("red: 13, 28, start, start; blue: 16", "3", game="parker"),
    Asked("red: 13, 28, start, start; blue: 16", "7,4,11,2,1", game="parker", points=True),
    Asked("red: 20, 21, home, home", "7", game="parker"),
    Asked("red: safety 4, safety 1, 52, home", "7", game="bounce-home"),
    Asked(f"red: safety 5, {LEFT}", "2,4,10", game="bounce-home", points=True),
    Asked(CROWD, "7", game="hobby"),
    *(Asked(TEAMS, card, teams=True) for card in ("1", "7", "10", "11", "sorry")),
    Asked(ALONE, "sorry", teams=True),
    Asked(ALONE, "sorry", game="parker", teams=True),
    Asked(ALONE, "sorry", game="bounce-home", teams=True),
    Asked(TEAMS, "7", game="parker", teams=True),
    Asked(TEAMS, "7", turn="yellow", game="hobby", teams=True),
    Asked(TEAMS, "12,sorry,1,11", turn="blue", teams=True, points=True),
    *(Asked(RING, card, game="dog") for card in ("4", "5", "7", "J", "K", "A", "joker")),
    Asked(RING, "A,J,4,K,2", turn="green", game="dog"),
    Asked(LATE, "7", game="dog"),
    Asked("red: 62, 60, fresh, target 3; blue: 16, 61", "joker", game="dog", rules="board=64"),
    Asked(
        "red: 0, 9, 37; blue: 10; yellow: 20",
        "J,K,5",
        game="dog",
        rules="protect=fresh,jack=foreign",
    ),
)


def told(asked: Asked) -> list[str]:
    """The plays of a position in their order, one a line below it."""
    rules = book(asked.game, asked.rules, teams=asked.teams, points=asked.points)
    choices = found(rules, asked.position, asked.turn, *asked.cards.split(","))
    features = [
        asked.game,
        asked.rules,
        "teams" * asked.teams,
        "points" * asked.points,
        f"{asked.turn} plays {asked.cards}",
    ]
    lines = [f"{' '.join(part for part in features if part)}; {asked.position}"]
    for number, play in enumerate(choices.plays, 1):
        card = rules.cards[play.card].name
        legs = " ".join(map(str, play.legs))
        lines.append(f"  {number}. {card} {legs} -> {outcome(rules, play)}")
    lines.append(f"  {'may pass' if choices.may_pass else 'must play'}")
    return lines


def test_plays_order(golden: Callable[[str, str], None]) -> None:
    """Promise: plays come in one order for good: card as held, ability as listed, pawn number,
    bigger part first, target seats clockwise."""
    lines = [line for asked in POSITIONS for line in [*told(asked), ""]]
    golden("plays_order.txt", "\n".join(lines))


def test_choices_differ_by_plays_and_by_whether_one_may_pass() -> None:
    """Promise: choices are equal if, and only if, they are choices of the same plays in the same
    order, and both or neither may be declined. The contract holds answers against each other so."""
    three, five = found(book("hasbro"), CROWD, "red", "3"), found(book("hasbro"), CROWD, "red", "5")
    given = three.finder, three.position, three.seat
    ((kind, ways),) = three.groups
    same = Choices(*given, [(kind, ways)], three.count, three.may_pass)
    assert three.plays != five.plays
    assert three != five
    assert three == same == pickle.loads(pickle.dumps(three))
    assert hash(three) == hash(same)
    assert three != Choices(*given, [(kind, ways)], three.count, not three.may_pass)
    assert three != Choices(*given, [(kind, ways[::-1])], three.count, three.may_pass)
    assert three != three.plays


def test_a_play_is_copied_by_name() -> None:
    """Promise: a play that was copied is the same play of choices that are found again."""
    for asked in ("7", "2", "sorry"):
        for play in found(book("parker"), CROWD, "red", asked).plays:
            copied = pickle.loads(pickle.dumps(play))
            assert copied == play
            assert copied.way.again == play.way.again
