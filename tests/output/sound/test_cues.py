"""One total mapping: every unit has its earcons, and they tell what its sentence tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import islice, pairwise
from typing import get_args

from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.board import RED, Pawn, seat_of
from sorry_a11y.core.rules.events import DeckShuffled, FirstPlayerChosen, GameWon, RoundBegan
from sorry_a11y.core.rules.game import taken_back
from sorry_a11y.core.rules.view import veil
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import Move, TurnUnit, Unit, units_of
from sorry_a11y.output.sound.clips import MOST_SAMPLES, plan, read_wave, stock
from sorry_a11y.output.sound.cues import OWN_BUMPS, TURN_EARCONS, cues_for, cues_for_reply, turn_cue
from sorry_a11y.output.sound.earcons import Cue, Earcon
from tests.harness.sessions import heard, wanderer, watched
from tests.harness.tables import TABLES

KEYS = 150
"""Keys at each table."""


@cache
def _played() -> tuple[tuple[tuple[Unit, Listener], ...], tuple[tuple[Cue, ...], ...]]:
    """Units and cues of the same games."""
    units: list[tuple[Unit, Listener]] = []
    cues: list[tuple[Cue, ...]] = []
    for table in TABLES:
        screen = table.session(1)
        cues += [reply.cues for _, reply in heard(screen, islice(wanderer(1), KEYS)) if reply.cues]
        log = [*watched(screen).happened, taken_back(watched(screen).now, RED)]
        for seat in screen.who.table.seating.seats:
            mine = screen.listener()
            to = Listener(seat, mine.seating, mine.rules, mine.language, mine.verbosity)
            seen = veil(log, (seat,), to.rules.is_open)
            units += [(unit, to) for unit in units_of(seen, tells_draws=(seat,))]
    return tuple(units), tuple(cues)


def told_units() -> tuple[tuple[Unit, Listener], ...]:
    """Every unit of a game at each table, and of a decision taken back in the end, to every seat
    that plays."""
    return _played()[0]


def sounding_replies() -> tuple[tuple[Cue, ...], ...]:
    """The cues of every reply that sounds, in the same games."""
    return _played()[1]


def told_turns() -> list[tuple[TurnUnit, Listener]]:
    return [(unit, to) for unit, to in told_units() if isinstance(unit, TurnUnit)]


SILENT = {RoundBegan, DeckShuffled, FirstPlayerChosen}
"""The units without earcons: nothing of anybody's changes with them."""
SHORT = {
    *OWN_BUMPS,
    *TURN_EARCONS,
    Earcon.BUMP_OPPONENT,
    Earcon.BURN,
    Earcon.HOME,
    Earcon.TARGET,
    Earcon.SWAP,
    Earcon.ROUND_WON,
}
"""What may sound in a reply of several turns, the end of the game apart."""


def names(cues: Iterable[Cue]) -> Counter[Earcon]:
    """How often each earcon is among the cues."""
    return Counter(cue.earcon for cue in cues)


def moves(unit: TurnUnit) -> list[Move]:
    return [move for card in unit.cards for move in card.moves]


def sent_back(move: Move) -> list[Pawn]:
    """The pawns that a move sent back to their starts, as its sentence names them."""
    extra = {"take": [move.other], "pay": [move.pawn]}.get(move.kind, [])
    return [*extra, *move.bumped]


def test_every_kind_of_beat_sounds_or_is_listed_as_silent() -> None:
    """Promise: whatever kinds of units there are, each comes up in real games, and has earcons or
    is silent for a reason."""
    sounding: set[type[Unit]] = set()
    met: set[type[Unit]] = set()
    for unit, to in told_units():
        met.add(type(unit))
        if cues_for(unit, to):
            sounding.add(type(unit))
    assert met == set(get_args(Unit))
    assert met - sounding == SILENT


def test_every_turn_sounds_to_everybody_else_in_the_actors_colour() -> None:
    """Whose turn it was is heard first, then each card; an own card has sounded when drawn."""
    for unit, to in told_turns():
        heard_first = cues_for(unit, to)[:1]
        if unit.seat != to.seat:
            assert heard_first == (turn_cue(unit.seat, to),)
            assert heard_first[0].earcon is TURN_EARCONS[unit.seat]
            assert names(cues_for(unit, to))[TURN_EARCONS[unit.seat]] == 1
        cards = sum(
            count
            for earcon, count in names(cues_for(unit, to)).items()
            if earcon.startswith("card_")
        )
        assert cards == (len(unit.cards) if unit.seat != to.seat else 0)


def test_bumps_slides_swaps_and_homecomings_sound_as_often_as_they_are_told() -> None:
    """Promise: sound and sentence come from the same unit; own losses sound unlike others'."""
    seen: Counter[str] = Counter()
    for unit, to in told_turns():
        counts = names(cues_for(unit, to))
        victims = [pawn for move in moves(unit) for pawn in sent_back(move)]
        own = sum(seat_of(pawn) == to.seat for pawn in victims)
        assert sum(counts[one] for one in OWN_BUMPS) == own
        assert counts[Earcon.BUMP_OPPONENT] + counts[Earcon.BURN] == len(victims) - own
        assert counts[Earcon.SLIDE] == sum(move.slid for move in moves(unit))
        assert counts[Earcon.SWAP] == sum(move.kind == "swap" for move in moves(unit))
        board = to.rules.board
        homes = sum(
            board.has_home and move.spot == board.home(seat_of(move.pawn)) for move in moves(unit)
        )
        assert counts[Earcon.HOME] == homes
        seen.update(
            {
                "bumps": len(victims),
                "slides": counts[Earcon.SLIDE],
                "homes": homes,
                "swaps": counts[Earcon.SWAP],
                "burns": counts[Earcon.BURN],
                "paid": sum(move.kind == "pay" for move in moves(unit)),
            }
        )
    assert all(seen[what] for what in ("bumps", "slides", "homes", "swaps", "burns")), seen


def test_a_bump_of_mine_grows_with_what_is_lost() -> None:
    """Promise: an own pawn sent back sounds by the third of its way that it had come to."""
    met: set[Earcon] = set()
    for unit, to in told_turns():
        board = to.rules.board
        whole = board.distance(to.seat, board.start(to.seat))
        for move in moves(unit):
            for pawn, spot in move.stood:
                if seat_of(pawn) != to.seat or pawn not in sent_back(move):
                    continue
                gone = whole - board.distance(to.seat, spot)
                step = OWN_BUMPS[min(3 * gone // whole, 2)]
                assert step in names(cues_for(unit, to))
                met.add(step)
    assert met == set(OWN_BUMPS)


def test_only_a_card_that_burns_burns() -> None:
    """In Dog whatever a 7 passes is burnt, by the pawns that share it too; nothing else burns."""
    met: Counter[bool] = Counter()
    for unit, to in told_turns():
        for card in unit.cards:
            abilities = to.rules.cards[card.card].abilities
            steps = sum(move.steps for move in card.moves if move.kind == "walk")
            burns = any(isinstance(one, Burn) for one in abilities) and steps == 7
            victims = [p for move in card.moves for p in sent_back(move) if seat_of(p) != to.seat]
            counts = names(cues_for(TurnUnit(unit.seat, (card,)), to))
            assert counts[Earcon.BURN] == (len(victims) if burns else 0)
            met[burns] += len(victims)
    assert met[True]
    assert met[False]


def test_the_end_is_won_or_lost() -> None:
    """The winners' side hears that it has won, everybody else that somebody has."""
    ends = [(unit, to) for unit, to in told_units() if isinstance(unit, GameWon)]
    assert {unit.seats for unit, _ in ends}
    for unit, to in ends:
        won = to.seat in unit.seats
        assert cues_for(unit, to) == (Cue(Earcon.WIN if won else Earcon.LOSE),)


# -- replies of several turns ----------------------------------------------------------------


def _changes(unit: TurnUnit, to: Listener) -> Counter[str]:
    """What of a turn sounds among others: bumps, pawns home, swaps and targets of the listener's
    own."""
    found: Counter[str] = Counter()
    board = to.rules.board
    for move in moves(unit):
        found["bump"] += len(sent_back(move))
        found["swap"] += move.kind == "swap" and to.seat in (unit.seat, seat_of(move.other))
        seat = seat_of(move.pawn)
        found["home"] += board.has_home and move.spot == board.home(seat)
        if seat == to.seat:
            found["target"] += not board.has_home and bool(board.lane_step(to.seat, move.spot))
    return found


def test_of_several_turns_motifs_and_losses_and_gains_sound() -> None:
    """Promise: in a reply of several turns each opponent's is heard by their motif, with every
    bump and every pawn home, and nothing else."""
    turns = told_turns()
    pairs = [(a, b, to) for (a, to), (b, other) in pairwise(turns) if to is other]
    total: Counter[str] = Counter()
    for one, two, to in pairs:
        counts = names(cues_for_reply([one, two], to))
        assert set(counts) <= SHORT
        motifs = Counter(TURN_EARCONS[unit.seat] for unit in (one, two) if unit.seat != to.seat)
        assert Counter({motif: counts[motif] for motif in motifs}) == motifs
        changes = _changes(one, to) + _changes(two, to)
        heard_changes = Counter(
            {
                "bump": sum(
                    counts[bump] for bump in (*OWN_BUMPS, Earcon.BUMP_OPPONENT, Earcon.BURN)
                ),
                "swap": counts[Earcon.SWAP],
                "home": counts[Earcon.HOME],
                "target": counts[Earcon.TARGET],
            }
        )
        assert +heard_changes == +changes, sentences_of([one, two], to)
        total += changes
    assert set(total) == {"bump", "swap", "home", "target"}
    assert len(pairs) > 1000


def test_the_end_of_the_game_sounds_alone() -> None:
    """The last pawn's sound and that of the end together are longer than two seconds, and what
    does not fit is shortened: so the end comes first, and alone."""
    turn, to = next((unit, to) for unit, to in told_turns() if _changes(unit, to)["home"])
    reply: list[Unit] = [turn, GameWon((to.seat,))]
    assert cues_for_reply(reply, to) == (Cue(Earcon.WIN),)


def test_what_sounds_fits_into_two_seconds() -> None:
    """Promise: no reply sounds longer than two seconds, its first sound is always played, and in
    less than one reply of fifty, those with many turns that played themselves, a later one has to
    be dropped; of the end of a game nothing is dropped or shortened."""
    lengths = {earcon: len(read_wave(stock(earcon))) for earcon in Earcon}
    dropped = 0
    for cues in sounding_replies():
        steps = plan(cues, lengths)
        dropped += len(steps) < len(cues)
        assert steps[0][0] == cues[0]
        assert sum(steps[-1][1:]) <= MOST_SAMPLES
        if cues[-1].earcon in (Earcon.WIN, Earcon.LOSE):
            assert [step[2] for step in steps] == [lengths[cue.earcon] for cue in cues]
    assert len(sounding_replies()) > 1000
    assert dropped / len(sounding_replies()) < 1 / 50
