"""Points 1 to 35: Sorry! as everybody plays it."""

from __future__ import annotations

from sorry_a11y.rulesets.paragraphs import Part, Point, Sentence

SETTING_UP = Part("setup", (
    Point("1", (
        Sentence("1-players", "000 components; 001 play; 002 setup; 003 players; H05"),
        Sentence("1-opposite"),
    ), note="003 finds four players best."),
    Point("2", (
        Sentence("2-full", "000 setup; 001 play; 002 setup; 003 1; H05", "start=full"),
        Sentence("2-quick", "002 setup; H05", "start=quick"),
        Sentence("2-offer", "002 setup; H05", "preset=hasbro start=full"),
    ), note="Only 002 and H05 offer the quick game as such; 000, 001 and 003 begin a points game "
            "with one pawn on the circle (45)."),
    Point("3", (
        Sentence("3-lot", when="first=random"),
        Sentence("3-next", "000 setup; 002 winning", "first=random"),
        Sentence("3-draw", "001 play; US39", "first=draw"),
        Sentence("3-ties", when="first=draw"),
        Sentence("3-back", "001 play", "first=draw"),
        Sentence("3-again", when="first=draw"),
    ), note="000, 002, 003 and H05 let the players choose who begins; the lot stands for that. "
            "001 does not say what happens when several draw the highest card."),
))

TURNS = Part("turns", (
    Point("4", (
        Sentence("4-forward", "000 movement; 001 2; 002 setup"),
        Sentence("4-turns", "000 end of turn; 001 play; 002 setup; 003 1"),
        Sentence("4-seats", "board"),
        Sentence("4-track", "board"),
        Sentence("4-numbers"),
    )),
    Point("5", (
        Sentence("5-deck", "000 components; 003 contents; H05", "deck=45"),
        Sentence("5-deck", "US39", "deck=44"),
        Sentence("5-deck", "UK96", "deck=55"),
        Sentence("5-missing", "002 contents"),
    ), note="001 and 002 do not count the cards."),
    Point("6", (
        Sentence("6-empty", "001 points 2; 002 backward notes; 003 2; H05"),
    ), note="001 says so of the points game only, 000 not at all."),
    Point("7", (Sentence("7-discard", "000 play; 001 play; 002 play; 003 2"),)),
))

LEAVING_START = Part("out", (
    Point("8", (
        Sentence("8-out", "000 entering; 001 1; 002 leaving start; 003 2; H05"),
        Sentence("8-only", "002 leaving start; 003 2", "seven=forward"),
        Sentence("8-only-parts", "001 2", "seven=cards"),
        Sentence("8-no-step", "H05"),
    ), note="US39 counts Sorry! among the cards that start a pawn, as is done here."),
    Point("9", (
        Sentence("9-choice", "000 cards; 001 1; 002 cards; 003 6; H05"),
    ), note="003, section 3, says that a 1 must start a pawn, its table of cards that it may."),
    Point("10", (
        Sentence("10-own", "000 entering; 001 1; 002 board; 003 3.1"),
        Sentence("10-foreign", "000 entering; 001 1; 002 board; 003 3.1"),
    )),
    Point("11", (
        Sentence("11-again", "002 cards; 003 6; H05"),
        Sentence("11-won"),
    ), note="000 says that you may draw, 001 that the second card must be obeyed at once."),
))

MOVING = Part("moving", (
    Point("12", (
        Sentence("12-plain", "000 cards; 002 cards; 003 6"),
        Sentence("12-must", "000 movement; 001 2; 002 backward notes; 003 2"),
        Sentence("12-but", "000 cards; 002 cards; 003 6", "eleven=decline"),
    )),
    Point("13", (
        Sentence("13-own", "000 movement; 001 2; 002 backward notes; 003 2"),
        Sentence("13-bump", "000 sending back; 001 2; 002 jumping; 003 2"),
        Sentence("13-others", "001 2; 002 backward notes"),
    )),
    Point("14", (
        Sentence("14-pass", "000 movement; 002 jumping; 003 2"),
    ), note="000 does not say that the squares count, 001 nothing of passing."),
))

SEVEN = Part("seven", (
    Point("15", (
        Sentence("15-whole", "000 cards; 001 2; 002 cards; 003 6"),
        Sentence("15-two", "000 cards; 002 cards; 003 6; H05", "seven=forward"),
        Sentence("15-no-start", "000 cards; 002 cards; H05", "seven=forward"),
        Sentence("15-cards", "001 2", "seven=cards"),
        Sentence("15-part-out", "001 2", "seven=cards"),
        Sentence("15-part-again", "001 2", "seven=cards"),
        Sentence("15-part-back", "001 2", "seven=cards"),
        Sentence("15-part-six", when="seven=cards"),
        Sentence("15-twice", when="seven=cards"),
        Sentence("15-rest", "002 cards; H05"),
    ), note="001 has each part act as the card of that number; US39 lets no part go backward."),
    Point("16", (
        Sentence("16-order"),
        Sentence("16-legal"),
    ), note="No source says in what order the parts are made."),
))

FOUR_AND_TEN = Part("back", (
    Point("17", (Sentence("17-back", "000 cards; 001 5; 002 cards; 003 6"),)),
    Point("18", (
        Sentence("18-either", "000 cards; 002 cards; 003 6; H05"),
        Sentence("18-must", "WP"),
    ), note="000 says otherwise back; 002 counts the 10 among the cards that move backward "
            "though it goes forward too."),
))

ELEVEN = Part("eleven", (
    Point("19", (
        Sentence("19-either", "000 cards; 001 5; 002 cards; 003 6; H05"),
        Sentence("19-decline", "000 cards; 002 cards; 003 6; H05", "eleven=decline"),
        Sentence("19-forced", "001 2", "eleven=forced"),
    ), note="003 literally lets a player skip when only one half is impossible; 001 wants every "
            "instruction obeyed."),
    Point("20", (
        Sentence("20-both", "002 cards; 003 6; H05"),
        Sentence("20-walk", "002 cards; 003 6"),
    )),
    Point("21", (
        Sentence("21-slide", "002 cards; 003 6; H05"),
        Sentence("21-other", "003 6"),
        Sentence("21-bump"),
    )),
))

SORRY = Part("sorry", (
    Point("22", (
        Sentence("22-take", "000 cards; 001 3; 002 cards; 003 6; H05"),
        Sentence("22-track", "000 safety zone"),
        Sentence("22-lost", "000 cards; 002 cards; 003 6"),
    ), note="001 leaves the wording to the card itself."),
    Point("23", (Sentence("23-slide", "002 board; 003 3.2; H05"),)),
))

SLIDES = Part("slides", (
    Point("24", (
        Sentence("24-others", "000 slides; 002 board; 003 3.2; H05", "slide=others"),
        Sentence("24-optional", "001 4", "slide=optional"),
        Sentence("24-stay", "001 4; 002 board; 003 3.2; H05", "slide=others|optional"),
        Sentence("24-occupied", when="slide=optional"),
        Sentence("24-own", "A5065", "slide=own"),
        Sentence("24-own-stay", "A5065", "slide=own"),
    ), note="001 says may; A5065 turns the rule round."),
    Point("25", (Sentence("25-end", "000 slides; 001 4; 002 board; 003 3.2"),)),
    Point("26", (
        Sentence("26-all", "000 slides; 001 4; 002 board; 003 3.2; H05"),
        Sentence("26-triangle"),
    )),
    Point("27", (
        Sentence("27-lengths", "board"),
        Sentence("27-where", "board"),
        Sentence("27-next", "board"),
    )),
))

SAFETY = Part("safety", (
    Point("28", (
        Sentence("28-turn", "000 movement; 001 5; 002 board"),
        Sentence("28-pass", "000 movement; 001 5; 002 board"),
        Sentence("28-where", "board; US39"),
        Sentence("28-beyond"),
    )),
    Point("29", (
        Sentence("29-back", "000 movement; 002 backward; H05"),
        Sentence("29-example"),
    ), note="003 asks for more than 2 squares behind the start; what counts here is the place "
            "alone, in every rule book."),
    Point("30", (
        Sentence("30-own", "000 safety zone; 001 6; 002 board; 003 3.3"),
        Sentence("30-forward", "000 safety zone; 001 6; 002 board; 003 3.3"),
        Sentence("30-safe", "000 safety zone"),
    )),
    Point("31", (
        Sentence("31-out", "000 safety zone; 002 board; H05"),
        Sentence("31-must", "US39"),
    )),
    Point("32", (
        Sentence("32-triangle", "002 board; 003 3.2"),
        Sentence("32-round"),
    )),
))

HOME = Part("home", (
    Point("33", (
        Sentence("33-exact", "000 home; 001 7; 002 board; H05", "home=exact"),
        Sentence("33-bounce", "003 3.4", "home=bounce"),
        Sentence("33-bounce-out", when="home=bounce"),
        Sentence("33-bounce-same", when="home=bounce"),
        Sentence("33-stay", "000 home; 001 7; 002 board"),
    )),
    Point("34", (Sentence("34-win", "000 winning; 001 8; 002 winning; 003 4; H05"),)),
    Point("35", (Sentence("35-pass", "000 movement; 001 2; 002 backward notes; 003 2"),)),
))

_WALK = ("12",)
CARD_POINTS = {
    "1": ("8", "9"), "2": ("8", "9", "11"), "3": _WALK, "4": ("17",), "5": _WALK,
    "7": ("15", "39"), "8": _WALK, "10": ("18",), "11": ("19", "20", "41"), "12": _WALK,
    "sorry": ("22", "40"),
}
"""The points that say what a card does, by its name."""

BASE = (
    SETTING_UP, TURNS, LEAVING_START, MOVING, SEVEN, FOUR_AND_TEN, ELEVEN, SORRY, SLIDES, SAFETY,
    HOME,
)
"""The parts in the order in which they are told."""
