"""Dog with rummy cards (004): its rule book and the points that describe it.

Decisions on what 004 leaves open are in docs/rules/dog.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import Board
from sorry_a11y.core.rules.dealing import Deals
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.way_tables import OPPOSITE, MovementRules
from sorry_a11y.core.rulesets.presets import Clash, Part, Point, Preset, Sentence, chosen

DOG_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "board": ("40", "64"),
    "protect": ("start", "fresh"),
    "jack": ("any", "foreign"),
    "jokers": ("6", "4", "8"),
    "seats": ("4", "2"),
}
"""The values of each house rule, the default first."""

DOG_PRESETS = {"dog": Preset("dog", DOG_OPTIONS, {}, "004")}

_DEALS = (6, 5, 4, 3, 2)
PACKS = 2
_SUITS = 4
_DOG_KINDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker")


@cache
def dog_board(squares: int) -> Board:
    """Return the board with 40 or 64 squares and four targets a colour.

    The lane begins before the start square on 40 squares, and on it on 64 (D2).
    """
    return Board(
        track=squares,
        lane=4,
        door=-1 if squares == 40 else 0,
        exit=0,
        has_home=False,
        doorstep=True,
        forks=True,
        lane_back=False,
        start_word="kennel",
        lane_word="target",
    )


def build_dog(preset: str, wishes: Mapping[str, str]) -> Ruleset:
    """Return the rule book of Dog with the options in ``wishes``, by name.

    Raises:
        OptionError: There is no such option or value.
    """
    values = chosen(DOG_PRESETS[preset], wishes)
    return Ruleset(
        name=preset,
        board=dog_board(int(values["board"])),
        movement=MovementRules(
            sides=OPPOSITE,
            shares="when home",
            bumps_own=True,
            slides="none",
            blocks_lane=True,
            protects="start" if values["protect"] == "start" else "fresh",
        ),
        cards=_cards(Swap("anyone" if values["jack"] == "any" else "foreign")),
        deck=(*[PACKS * _SUITS] * (len(_DOG_KINDS) - 1), int(values["jokers"])),
        dealing=Deals(_DEALS),
        options=values,
    )


def _cards(jack: Swap) -> tuple[Card, ...]:
    """Return the fourteen kinds (D10 to D15).

    The joker's abilities are those of all others, each once, in the order in which they are
    offered.
    """
    out, burn = Out(), Burn(7)
    abilities: dict[str, tuple[Ability, ...]] = {
        "4": (Steps(4), Steps(-4)),
        "7": (burn,),
        "J": (jack,),
        "Q": (Steps(12),),
        "K": (out, Steps(13)),
        "A": (out, Steps(1), Steps(11)),
        "joker": (
            out,
            jack,
            Steps(-4),
            burn,
            *(Steps(steps) for steps in range(1, 14) if steps != 7),
        ),
    }
    return tuple(Card(name, abilities.get(name) or (Steps(int(name)),)) for name in _DOG_KINDS)


_BOARD = Part(
    "dog-board",
    (
        Point(
            "D1",
            (
                Sentence("d1-track", "004; board", "board=40"),
                Sentence("d1-track", "Brändi", "board=64"),
                Sentence("d1-numbers"),
                Sentence("d1-start"),
                Sentence("d1-kennel", "004"),
            ),
            quote="Gespielt wird auf einem Mensch-ärgere-Dich-nicht-Brett",
            english="Play is on a board of Mensch ärgere dich nicht",
            gap="How many squares that is, and how they are numbered.",
        ),
        Point(
            "D2",
            (
                Sentence("d2-before", "board", "board=40"),
                Sentence("d2-on", "Brändi", "board=64"),
                Sentence("d2-lap", "board", "board=40"),
                Sentence("d2-lap", "Brändi", "board=64"),
            ),
            gap="Nothing is said about where a pawn leaves the track for its targets.",
        ),
    ),
)

_CARDS = Part(
    "dog-cards",
    (
        Point(
            "D3",
            (
                Sentence("d3-packs", "Brändi", "jokers=6"),
                Sentence("d3-packs", "", "jokers=4|8"),
                Sentence("d3-each", "Brändi"),
            ),
            quote="Rommékarten",
            english="Rummy cards",
            gap="How many packs and how many jokers.",
        ),
        Point(
            "D4",
            (
                Sentence("d4-deals", "004; Brändi"),
                Sentence("d4-shuffle"),
                Sentence("d4-cycle"),
            ),
            quote="In der ersten Runde sechs Karten, in der zweiten fünf Karten",
            english="Six cards in the first round, five cards in the second",
            gap="When the cards that were played are shuffled in again.",
        ),
        Point(
            "D5",
            (
                Sentence("d5-give", "004; Brändi"),
                Sentence("d5-look", "Brändi"),
                Sentence("d5-always"),
            ),
            quote="gibt jeder Spieler eine beliebige Karte an seinen Teampartner",
            english="every player gives any one card to the partner",
            gap="Whether a player may look at the new card before giving one, and whether one may "
            "go without.",
        ),
        Point(
            "D6",
            (
                Sentence("d6-lot"),
                Sentence("d6-next", "004"),
            ),
            quote="wechselt nach jeder Runde einen Platz weiter nach links",
            english="moves one place on to the left after every round",
            gap="Who begins the first round.",
        ),
    ),
)

_TURN = Part(
    "dog-turn",
    (
        Point(
            "D7",
            (Sentence("d7-turn", "004; Brändi"),),
            quote="spielt eine Karte offen aus",
            english="plays a card openly",
            gap="Only the first player is spoken of; the others do the same, clockwise.",
        ),
        Point(
            "D8",
            (
                Sentence("d8-cannot", "004; Brändi"),
                Sentence("d8-must"),
                Sentence("d8-fold", "004; Brändi"),
            ),
            quote="deckt man seine Karten auf und setzt bis zum Ende der Runde aus",
            english="one shows one's cards and sits out until the end of the round",
            gap="Whether a card that can be carried out must be played.",
        ),
    ),
)

_FUNCTIONS_PART = Part(
    "dog-functions",
    (
        Point(
            "D9",
            (Sentence("d9-out", "004; Brändi"),),
            quote="eine eigene Figur auf das Startfeld setzen",
            english="put an own pawn on the start square",
            gap="The joker is not named here; it does what any other card does.",
        ),
        Point(
            "D10",
            (Sentence("d10-value", "004; Brändi"),),
            quote="genau um die Anzahl von Feldern, die dem Wert der Karte entspricht",
            english="exactly as many squares as the value of the card",
            gap="The direction; forward is meant.",
        ),
        Point(
            "D11",
            (
                Sentence("d11-four", "004; Brändi"),
                Sentence("d11-ring", "Brändi"),
                Sentence("d11-start"),
            ),
            quote="genau um 4 Felder vorwärts oder rückwärts",
            english="exactly 4 squares forward or backward",
            gap="Whether it goes back inside the targets or into them, and from the start square.",
        ),
        Point(
            "D12",
            (
                Sentence("d12-queen", "004; Brändi"),
                Sentence("d12-king", "004; Brändi"),
                Sentence("d12-ace", "004; Brändi"),
            ),
            quote="genau 1 oder 11 Felder bewegen",
            english="move exactly 1 or 11 squares",
            gap="The direction; forward is meant.",
        ),
        Point(
            "D13",
            (
                Sentence("d13-any", "004", "jack=any"),
                Sentence("d13-own", when="jack=any"),
                Sentence("d13-foreign", "Brändi", "jack=foreign"),
                Sentence("d13-nobody", "Brändi", "jack=foreign"),
                Sentence("d13-not", "004; Brändi"),
                Sentence("d13-owner", when="protect=start"),
            ),
            quote="(auch mit einer eigenen oder mit einer eines Gegenspielers) getauscht werden",
            english="be swapped (also with an own pawn or with one of an opponent's)",
            gap="Whether a swap of two own pawns, which changes nothing, is a play; whether pawns "
            "in the targets may be swapped.",
        ),
        Point(
            "D14",
            (
                Sentence("d14-steps", "004; Brändi"),
                Sentence("d14-hit", "004; Brändi"),
                Sentence("d14-all", "Brändi"),
                Sentence("d14-guard"),
                Sentence("d14-door"),
                Sentence("d14-kennel", "Brändi"),
                Sentence("d14-partner", "Brändi"),
            ),
            quote="Alle Figuren auf dem Weg werden geschlagen",
            english="All pawns on the way are hit",
            gap="Whether own pawns are hit, whether all steps must be used, in what order they are "
            "made, and what stops them.",
        ),
        Point(
            "D15",
            (
                Sentence("d15-joker", "004; Brändi"),
                Sentence("d15-seven"),
            ),
            quote="die Funktion einer beliebigen anderen Karte ausführen",
            english="carry out the function of any other card",
            gap="Whether it also hits on the way when it is played as a 7.",
        ),
    ),
)

_HITTING = Part(
    "dog-hitting",
    (
        Point(
            "D16",
            (
                Sentence("d16-hit", "004; Brändi"),
                Sentence("d16-out"),
            ),
            quote="geschlagen und zurück auf das Startfeld des entsprechenden Spielers gestellt",
            english="hit and put back on the start square of its player",
            gap="The start square would protect it; the kennel must be meant.",
        ),
        Point(
            "D17",
            (
                Sentence("d17-start", "004", "protect=start"),
                Sentence("d17-fresh", "Brändi", "protect=fresh"),
                Sentence("d17-jack", when="protect=fresh"),
                Sentence("d17-targets", "004; Brändi"),
            ),
            quote="können nicht von einem anderen Spieler geschlagen oder bewegt werden",
            english="cannot be hit or moved by another player",
            gap="It speaks of pawns on the start square and in the targets, not of whether a pawn "
            "that comes round to its start square again is meant too.",
        ),
        Point(
            "D18",
            (
                Sentence("d18-pass", "004; Brändi"),
                Sentence("d18-own", "Brändi"),
                Sentence("d18-lane", "Brändi", "board=64"),
                Sentence("d18-out", "Brändi"),
            ),
            quote="dürfen auch nicht überholt werden",
            english="may not be passed either",
            gap="Whether that holds for pawns of the same colour too.",
        ),
    ),
)

_TARGETS = Part(
    "dog-targets",
    (
        Point(
            "D19",
            (
                Sentence("d19-exact", "Brändi"),
                Sentence("d19-jump", "004; Brändi"),
                Sentence("d19-inside", "Brändi"),
            ),
            quote="Innerhalb des eigenen Zielfeldes dürfen die eigenen Figuren nicht übersprungen "
            "werden",
            english="Within the own targets the own pawns may not be jumped over",
            gap="Whether the count must be exact, and whether a pawn may move on inside.",
        ),
        Point(
            "D20",
            (Sentence("d20-both", "Brändi"),),
            gap="Nothing is said about going past the own targets.",
        ),
        Point(
            "D21",
            (
                Sentence("d21-lap", "board", "board=40"),
                Sentence("d21-left", "Brändi", "board=64"),
            ),
            quote="muss sie zuvor mittels einer Karte auf das Startfeld gebracht worden sein",
            english="it must first have been brought onto the start square by a card",
            gap="Whether it may turn into the targets at once where they begin at the start "
            "square.",
        ),
    ),
)

_PARTNERS_PART = Part(
    "dog-partners",
    (
        Point(
            "D22",
            (
                Sentence("d22-own", "004; Brändi"),
                Sentence("d22-partner", "Brändi"),
                Sentence("d22-both"),
            ),
            quote="alle Steine des Teampartners im Ziel, dann spielt man gemeinsam mit ihm dessen "
            "Figuren",
            english="all pawns of the partner home, then one plays the partner's pawns together "
            "with the partner",
            gap="As it stands nothing would be left to play; the own pawns must be meant.",
        ),
        Point(
            "D23",
            (
                Sentence("d23-win", "004; Brändi"),
                Sentence("d23-whole", "Brändi"),
            ),
            quote="Hat ein Team alle Figuren in den Zielfeldern gewinnt dieses Team das Spiel",
            english="If a team has all pawns in the targets, that team wins the game",
            gap="Whether the last card must be used up.",
        ),
        Point(
            "D24",
            (
                Sentence("d24-four", "004; Brändi", "seats=4"),
                Sentence("d24-two", "", "seats=2"),
                Sentence("d24-two-give", "", "seats=2"),
                Sentence("d24-teams", "004; Brändi"),
            ),
            quote="Dog ist ein Start-Ziel-Spiel für vier Spieler",
            english="Dog is a race game for four players",
            gap="How fewer could play.",
        ),
        Point(
            "D25",
            (Sentence("d25-talk", "Brändi"),),
            quote="ohne dass das andere Team die Karten sehen kann",
            english="without the other team being able to see the cards",
            gap="Whether partners may tell each other what they hold.",
        ),
    ),
)

DOG_CARD_POINTS = {
    **dict.fromkeys(("2", "3", "5", "6", "8", "9", "10"), ("D10",)),
    "4": ("D11",),
    "7": ("D14",),
    "J": ("D13",),
    "Q": ("D12",),
    "K": ("D9", "D12"),
    "A": ("D9", "D12"),
    "joker": ("D15",),
}
"""For each card, by name, the numbers of the points that say what it does."""

DOG_RULES = (_BOARD, _CARDS, _TURN, _FUNCTIONS_PART, _HITTING, _TARGETS, _PARTNERS_PART)
"""The parts in the order in which they are told."""

DOG_CLASHES = (
    Clash("D16", ("clash-d16", "clash-d16-read"), ("dog",)),
    Clash("D17", ("clash-d17", "clash-d17-read"), ("dog",), "protect"),
    Clash("D22", ("clash-d22", "clash-d22-read"), ("dog",)),
)
