"""What is asked is answered truly, whole, and about the choice on the focus line."""

from __future__ import annotations

import re

from sorry_a11y.core.analysis import queries
from sorry_a11y.core.analysis.advice import advice_for
from sorry_a11y.core.analysis.odds import pawn_odds, risks
from sorry_a11y.core.analysis.overview import neighbours
from sorry_a11y.core.game.menu import Option, card_keys, digits, menu
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.board import BLUE, RED, SEATS, YELLOW, Pawn, Spot
from sorry_a11y.core.rules.game import Game, Phase, apply_silently, begin_silently, placed
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import HIDDEN, View
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration import advice as advice_words
from sorry_a11y.output.narration import answers
from sorry_a11y.output.narration.answers import neighbours_sentence
from sorry_a11y.output.narration.choices import play_clauses
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.moves import choice_clauses, news_clauses
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import CardUnit, Move, TurnUnit, moves_of
from sorry_a11y.ui.session.reply import EarlyKey
from sorry_a11y.ui.settings.values import Settings
from tests.core.rules.positions import book, position
from tests.harness.pawns import B1, R1, R2, Y1
from tests.harness.sessions import (
    PlayedSession,
    at_table,
    enters,
    heard,
    new_game,
    session,
    under_way,
    watched,
)

TWO = seat_players(2, (), None)
FOUR = seat_players(4, (), None)


def drawn(text: str, card: str, verbosity: str = "brief") -> PlayedSession:
    """A game of two (red and Cid in yellow) in which red has drawn the card."""
    rules = book("hasbro")
    table = new_game(rules, TWO, 1)
    table.now = drawn_game(rules, text, card)
    return under_way(at_table(table, Settings(verbosity=verbosity, forced="ask")))


def drawn_game(rules: Ruleset, text: str, card: str) -> Game:
    """The game at the position, the card on the table."""
    deck = list(rules.full_deck)
    first = rules.kind(card)
    deck.remove(first)
    game = apply_silently(begin_silently(rules, TWO.seats), Shuffle(bytes([first, *deck])))
    return placed(apply_silently(game, Lot(RED)), position(rules, text))


def held(preset: str, text: str, hand: tuple[str, ...]) -> View:
    """What red sees with a hand in a game with hands."""
    rules = book(preset)
    kinds = bytes(rules.kind(card) for card in hand)
    spots = position(rules, text)
    found = rules.finder.choices(spots, RED, kinds)
    game = begin_silently(rules, SEATS).replace(position=spots, turn=RED, phase=Phase.PLAY)
    hands = (kinds, *[HIDDEN * 5] * 3)
    return View(game.replace(hands=hands, choices=found, discards=b""), RED)


def listener_of(rules: Ruleset, verbosity: Verbosity = Verbosity.BRIEF) -> Listener:
    """Red, against Ben, Cid and Dora."""
    return Listener(RED, FOUR, rules, "en", verbosity)


# -- danger ----------------------------------------------------------------------------------


def test_danger_is_that_of_the_choice_told() -> None:
    """Promise: d answers for the choice on the focus line, pressed again for the board as it
    stands. Red's pawn leaves square 20 by 10 steps; yellow's on 17 could hit it on 20 with a 3."""
    screen = drawn("red: 20, home, home, home; yellow: 17, home, home, home", "12")
    assert screen.key("d").focus.startswith("Then nothing can hit you")
    again = screen.key("d").focus
    assert again.startswith("Right now pawn 1 would be hit ")
    assert "Cid with 3" in again
    screen.key("d")
    assert screen.key("d").focus.startswith("Then ")


def test_the_swap_is_a_danger() -> None:
    """Promise: d tells the 11, where it would leave a pawn farther from home; in full so does the
    choice itself."""
    back = "red: 50, home, home, home; yellow: 20, home, home, home"
    assert drawn(back, "1").key("d").focus.endswith("11 could swap pawn 1 back")
    assert "an 11 could swap it" in drawn(back, "1", "full").key("l").focus
    assert "swap" not in drawn(back, "1", "normal").key("l").focus
    nearer = "red: 20, home, home, home; yellow: 50, home, home, home"
    assert "swap" not in drawn(nearer, "1").key("d").focus
    assert "swap" not in drawn(nearer, "1", "full").key("l").focus


def test_a_start_circle_is_told_where_it_is_chosen() -> None:
    """Promise: told in full, a choice that ends on another's start circle says so."""
    pawns = "red: 26, home, home, home; yellow: start, start, start, start"
    assert ", on Cid's start circle, " in drawn(pawns, "8", "full").key("l").focus
    assert "circle" not in drawn(pawns, "8", "normal").key("l").focus


def test_the_risk_of_a_choice_is_a_number() -> None:
    """Promise of docs/listening.md: a choice tells the chance in 100 that its pawn is hit before
    the next own turn, at every verbosity, and d the cards that do it. Of 45 cards the 3 has been
    drawn, and yellow on 9 hits the pawn on 10 with a 1 (5 of 44), or with a 2 and then a 1 (4 of 44
    times 5 of 43), 12 in 100 together."""
    pawns = "red: 7, 20, home, home; yellow: 9, home, home, home"
    for verbosity in ("brief", "normal", "full"):
        screen = drawn(pawns, "3", verbosity)
        told = [*screen.key("l").news, screen.key("n").focus]
        assert any(re.search(r"Pawn 1.*, risk 12, 1 of 2", line) for line in told), told
        assert not any("Pawn 2" in line and "risk" in line for line in told), told
    screen = drawn(pawns, "3")
    assert screen.key("d").news[0].endswith("by Cid with 1.")
    assert "by Cid with 1, 5 such cards left." in screen.key("d").news[0]


def test_a_risk_that_is_the_same_for_all_choices_is_not_told() -> None:
    """Promise of docs/listening.md: what tells no choices apart is left out, and so is a risk of
    less than 5 in 100."""
    alone = drawn("red: 7, home, home, home; yellow: 9, home, home, home", "3")
    assert "risk" not in alone.key("l").focus
    assert _told(alone.view()) == {0}
    several = drawn("red: 7, 20, home, home; yellow: 9, home, home, home", "3")
    assert _told(several.view()) == {0, 12}


def _told(seen: View) -> set[int]:
    return {risks(seen).told(after) for after in seen.choices.afters()}


def test_what_a_bump_costs_the_listener_is_told_at_every_verbosity() -> None:
    """Promise of docs/listening.md: the news of a bump say what the listener's pawn had to go, a
    swap what it had and has; of other players' pawns they do not."""
    hit = Move(B1, "out", Spot(61), Spot(19), bumped=(R1,), stood=((R1, Spot(7)),))
    theirs = Move(B1, "out", Spot(61), Spot(19), bumped=(Y1,), stood=((Y1, Spot(7)),))
    swap = Move(B1, "swap", Spot(20), Spot(7), slid=True, other=R1, stood=((R1, Spot(7)),))
    for verbosity in Verbosity:
        to = listener_of(book("hasbro"), verbosity)

        def told(move: Move, to: Listener = to) -> str:
            return sentences_of([TurnUnit(BLUE, (CardUnit(to.rules.kind("1"), (move,)),))], to)[0]

        assert told(hit).endswith("bumps your pawn 1 at 61 to go")
        assert told(theirs).endswith("bumps Cid's pawn 1")
        assert "swaps with your pawn 1" in told(swap)
        assert "now has 48 to go, 61 before" in told(swap)


def test_an_offer_to_swap_the_partners_pawn_calls_no_pawn_yours() -> None:
    """Promise: who plays for the partner hears where that pawn would get, not "yours"."""
    to = Listener(RED, FOUR, book("dog"), "zh-Hant", Verbosity.BRIEF)
    swap = Move(Y1, "swap", Spot(20), Spot(7), other=B1, stood=((B1, Spot(7)),))
    assert "你的棋子" not in to.join(choice_clauses(to, (swap,), RED))
    own = Move(R1, "swap", Spot(20), Spot(7), other=B1, stood=((B1, Spot(7)),))
    assert "你的棋子" in to.join(choice_clauses(to, (own,), RED))


def test_each_card_of_a_turn_is_told_alike() -> None:
    """Promise: the second card of a turn has its article, so that it is not taken for steps, names
    its pawn like the first, and has a verb."""
    to = listener_of(book("hasbro"), Verbosity.BRIEF)
    kind = to.rules.kind
    two = CardUnit(kind("2"), (Move(B1, "out", Spot(61), Spot(19)),))

    def told(card: str, move: Move) -> str:
        cards = two, CardUnit(kind(card), (move,))
        return sentences_of([TurnUnit(BLUE, cards)], to)[0]

    head = "Ben 2, pawn 1 leaves start, then "
    assert told("10", Move(B1, "walk", Spot(19), Spot(18), -1)) == f"{head}a 10, pawn 1 back 1"
    slide = Move(B1, "walk", Spot(19), Spot(27), 8, slid=True)
    assert told("8", slide) == f"{head}an 8, pawn 1 slides"
    assert told("5", Move(B1, "walk", Spot(19), Spot(24), 5)) == f"{head}a 5, pawn 1 moves"
    other = Move(Pawn(B1 + 1), "walk", Spot(30), Spot(35), 5)
    assert told("5", other) == f"{head}a 5, pawn 2 moves"


def test_a_pawn_that_slides_back_to_where_it_stood_is_told_with_both_steps() -> None:
    """Promise of docs/listening.md: 4 back from square 28 and 4 along the slide from 24 is not told
    as a slide that leads nowhere."""
    told = drawn("red: 28, home, home, home; yellow: 50, home, home, home", "4").key("l").focus
    assert told == "Pawn 1 back 4, slides forward 4, 40 to go, 1 of 1"


def test_two_victims_of_a_slide_fit_the_breath() -> None:
    """Promise: the card and its first choice take at most 27 words at brief, with both victims of
    a Sorry that slides."""
    screen = drawn("red: start, home, home, home; yellow: 16, 18, start, start", "sorry")
    told = screen.key("l").news[0]
    assert re.match(r"Bump Cid's pawn 1, slide, get 49 to go, bumping Cid's pawn 2", told)
    assert len(f"You drew Sorry. {told}".split()) <= 27


def test_a_lap_lost_is_told_whether_it_was_chosen_or_not() -> None:
    """Promise of docs/listening.md: "past the targets" is said of every pawn that walks past them,
    by choice or since the card is too high, of the choice and of the news."""
    seen = held("dog", "red: 36", ("9",))
    (play,) = seen.choices.plays
    to = Listener(RED, FOUR, seen.rules)
    told = [*play_clauses(play, seen, to), *news_clauses(to, moves_of(play.events), RED, 9)]
    assert told.count("past the targets") == 2


def test_an_empty_pile_is_shuffled_first() -> None:
    """Row of the review: with an empty pile k and d count the cards that come round again."""
    screen = drawn("red: 20, home, home, home; yellow: 17, home, home, home", "12")
    seen = screen.view()
    empty = seen.replace(
        pile=b"",
        discards=bytes(
            kind
            for kind, count in enumerate(seen.rules.deck)
            for _ in range(count - (kind == seen.hand[0]))
        ),
    )
    to = screen.listener()
    (told,) = advice_words.hitters_answer(to, pawn_odds(empty))
    assert "Cid with 3, 4 of them after the shuffle" in told
    left = answers.cards_left_sentence(to, queries.count_cards_left(empty))
    assert left.startswith("The pile is empty, all 45 are shuffled before the next card")


def test_who_laid_down_is_no_danger() -> None:
    """Row of the review: an opponent without cards cannot hit before the next deal."""
    text = "red: 20; blue: 17; yellow: kennel; green: kennel"
    seen = held("dog", text, ("5",))
    assert pawn_odds(seen)
    assert pawn_odds(seen.replace(hands=(seen.hand, b"", HIDDEN * 5, b""))) == []


def test_a_partners_pawns_are_watched_too() -> None:
    """Row of the review: in teams d tells the partner's pawns as well."""
    text = "red: kennel; blue: 18; yellow: 21; green: kennel"
    seen = held("dog", text, ("5",))
    assert [one.pawn for one in pawn_odds(seen)] == [8]


# -- why -------------------------------------------------------------------------------------


def test_an_exchange_says_what_is_asked() -> None:
    """Row of the review: y while a card is given away does not speak of pawns."""
    screen = under_way(session("dog", 3))
    assert screen.key("y").focus == "Now you choose a card to give away"
    screen.key("g")
    screen.key("g")
    assert screen.key("g").focus == "The cards you keep are worth more"


def test_y_says_why_not_the_queen() -> None:
    """Row of the review: in a game with hands y explains the cards that cannot be played."""
    seen = held("dog", "red: target 2; blue: 17; yellow: kennel", ("Q", "A"))
    told = answers.stuck_cards(listener_of(seen.rules), seen)
    assert told == [
        "You can't play the queen",
        "Pawn 1 would run past the last target",
        "Pawns 2, 3 and 4 are in the kennel, only king, ace or joker brings one out",
    ]


def test_y_names_the_pawn_in_the_way() -> None:
    """Promise: who stands in the way is named, the first of all pawns too."""
    screen = drawn("red: safety 3, safety 1, home, home; yellow: start, start, start, start", "2")
    assert screen.key("y").news == ("Pawn 2 would land on pawn 1.",)


def test_cards_with_the_same_reasons_are_told_together() -> None:
    """Nothing is told twice: y names the cards that cannot be played for one reason in one
    sentence, and the reason in the next."""
    seen = held("dog", "red: kennel; blue: 17; yellow: kennel", ("Q", "5", "8"))
    told = answers.stuck_cards(listener_of(seen.rules), seen)
    assert told == [
        "You can't play the queen, 5 or 8",
        "All four pawns are in the kennel, only king, ace or joker brings one out",
    ]


def test_after_the_end_nothing_waits() -> None:
    """After the end i with 2, c, d, f and y say that the game is over, not what is true in play; an
    Enter that was on its way tells again who won, and plays nothing."""
    screen = session(Wishes(quick=True), 5, seats="red=you,yellow=runner", goes_on_after=True)
    for _ in heard(screen, enters()):
        if watched(screen).over:
            break
    for key in ("i2", "c", "d", "f", "y"):
        assert screen.key(key).focus == "The game is over"
    for early in ("enter", "1"):
        assert screen.key(EarlyKey(early)).focus == "You won. Play again, 1 of 3"


def test_a_forced_pass_has_no_reasons() -> None:
    """Row of the review: asked twice about a forced pass, g says that nothing is to choose."""
    screen = drawn("red: start, start, start, start; yellow: start", "5")
    found = advice_for(screen.view())
    assert found is not None
    assert advice_words.reasons(screen.listener(), found) == ["You have no other choice"]


# -- numbers ---------------------------------------------------------------------------------


def test_the_standing_goes_by_steps_and_sides() -> None:
    """Row of the review: who has fewer steps to go leads, pawns home or not; partners are one."""
    rules = book("hasbro")
    text = "red: home, start, start, start; yellow: 24, 25, 26, 27"
    two = View(begin_silently(rules, (RED, YELLOW)).replace(position=position(rules, text)), RED)
    told = answers.standing_sentences(Listener(RED, TWO, rules), queries.rank_sides(two))
    assert told[0].startswith("Cid has none home and ")
    teams = book("hasbro", teams=True)
    four = View(
        begin_silently(teams, SEATS).replace(
            position=position(
                teams, "red: home, home, start, start; blue: start; yellow: home; green: start"
            )
        ),
        RED,
    )
    told = answers.standing_sentences(listener_of(teams), queries.rank_sides(four))
    assert told[0] == "You and Cid have 3 home and 325 to go"
    assert told[1].startswith("Ben and Dora have none home and ")


def test_a_digit_is_the_card() -> None:
    """Promise: in a hand the card's own digit chooses it, and the first digit that is left what is
    no card."""
    seen = held("dog", "red: 1, 9, 20, 30; blue: 17; yellow: kennel", ("7", "2"))
    stage = (*menu(seen), Option("no-play", -1))
    chosen = dict(zip(digits(stage, card_keys(seen)), stage, strict=True))
    assert seen.rules.cards[int(chosen[7].value)].name == "7"
    assert seen.rules.cards[int(chosen[2].value)].name == "2"
    assert chosen[1].value == -1


# -- places ----------------------------------------------------------------------------------


def test_asked_facts_are_whole_at_brief() -> None:
    """Promise: w tells side and slide at brief too."""
    rules = book("hasbro")
    text = "red: 21; yellow: start"
    seen = View(begin_silently(rules, (RED, YELLOW)).replace(position=position(rules, text)), RED)
    told = answers.pawns_sentence(Listener(RED, TWO, rules), seen, RED)
    assert "on the blue side, a slide begins 3 ahead" in told


def test_an_own_pass_is_told_unless_the_key_has_said_so() -> None:
    """Promise: who passes an open card hears so, but at brief, where the key said it."""
    kind = book("hasbro").kind("12")
    passed = [TurnUnit(RED, (CardUnit(kind, (), "declined"),))]
    told = [sentences_of(passed, listener_of(book("hasbro"), one)) for one in Verbosity]
    assert told == [[], ["You pass"], ["You pass"]]


def test_neighbours() -> None:
    """Promise: a key tells who is how far behind and ahead, the next slide, the next start circle
    and the way to safety."""
    rules = book("hasbro")
    text = "red: 20, 48; blue: start; yellow: 15, 27; green: start"
    seen = View(begin_silently(rules, (RED, YELLOW)).replace(position=position(rules, text)), RED)
    found = neighbours(seen, R1)
    assert found is not None
    assert (found.behind, found.ahead) == ((8, 5), (9, 7))
    told = neighbours_sentence(Listener(RED, TWO, rules), found)
    assert told.startswith("Pawn 1, Cid's pawn 1 is 5 behind, Cid's pawn 2 is 7 ahead, ")
    assert "Cid's start circle 14 ahead" in told
    alone = neighbours(seen, R2)  # 21 steps are too many
    assert alone is not None
    assert (alone.behind, alone.ahead) == (None, None)
    assert neighbours(seen, Pawn(R2 + 1)) is None
