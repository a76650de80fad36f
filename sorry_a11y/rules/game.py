"""A game: an immutable value (`state`) that actions turn into the next one.

`apply_action` is the only way on, with its twin `apply_silently`, which makes no events. Between
two actions everything that needs no decision has happened: cards are drawn, turns have passed on,
hands are dealt. What is awaited stands in ``game.phase`` (who, in ``game.turn``).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sorry_a11y.rules import rounds
from sorry_a11y.rules.actions import Action, Discard, Fold, Give, Lot, Pass, Shuffle
from sorry_a11y.rules.board import SEATS, Position, Seat
from sorry_a11y.rules.dealing import FLOWS
from sorry_a11y.rules.events import DeckShuffled, Event, FirstPlayerChosen, TakenBack, card_played
from sorry_a11y.rules.plays import NO_CHOICES, Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import (
    CHANCE,
    NO_HANDS,
    SHUFFLES,
    UNDECIDED,
    Cards,
    Course,
    Game,
    GameError,
    IllegalActionError,
    Log,
    Match,
    Phase,
)

__all__ = [
    "CHANCE", "NO_CHOICES", "NO_HANDS", "SHUFFLES", "UNDECIDED", "Game", "IllegalActionError",
    "Outcome", "Phase", "apply_action", "apply_silently", "begin", "begin_silently", "placed",
    "taken_back",
]

NoPlay = Pass | Discard | Fold | Shuffle | Give | Lot
"""Every action that plays no card."""
PLAY: Final = Phase.PLAY
"""Looked up once: a name of an enumeration costs a call each time."""


class Outcome(NamedTuple):
    """The next game, and what happened until it."""

    game: Game
    events: tuple[Event, ...]


def begin(rules: Ruleset, seats: tuple[Seat, ...] = SEATS) -> Outcome:
    """Return a game before its first shuffle.

    ``seats``: two to four of 0 to 3, in turn order; a rule book with teams needs all four. Raises
    GameError otherwise.
    """
    log: list[Event] = []
    return Outcome(_begun(rules, seats, log), tuple(log))


def begin_silently(rules: Ruleset, seats: tuple[Seat, ...] = SEATS) -> Game:
    """Begin a game as `begin` does, but make no events."""
    return _begun(rules, seats, None)


def _begun(rules: Ruleset, seats: tuple[Seat, ...], log: Log) -> Game:
    if not 2 <= len(seats) <= len(SEATS) or list(seats) != sorted(set(seats) & set(SEATS)):
        raise GameError(f"Seats must be two to four of {SEATS}, clockwise, not {seats}.")
    if rules.has_teams and seats != SEATS:
        raise GameError("Partners need all four seats.")
    cards = Cards(b"", b"", NO_HANDS)
    course = Course(Match(rules, seats))
    return rounds.set_up(
        Game(course, Phase.OVER, b"", seats[0], cards, NO_CHOICES, False), log
    )


def apply_action(game: Game, action: Action) -> Outcome:
    """Return the game after ``action``, and what happened.

    Raises IllegalActionError if the action is not one that the game waits for.
    """
    log: list[Event] = []
    after = apply_silently(game, action, log)
    return Outcome(after, tuple(log))


def apply_silently(game: Game, action: Action, log: Log = None) -> Game:
    """Return the game after ``action``, as `apply_action` does.

    Args:
        game: The game.
        action: The action.
        log: Where what happens is appended; nowhere if it is left out.

    Raises:
        IllegalActionError: The game does not wait for it.
    """
    if not isinstance(action, Play):
        return _acted(game, action, log)
    if action.of is not game.choices and not game.choices.offers(action):
        raise IllegalActionError(f"The rules do not allow {action} here.")
    way, match = action.way, game.course.match
    if log is not None:
        log.append(card_played(game.turn, action.card))
        way.tell(game.position, log)
    if way.may_win and action.wins:
        return rounds.won(game, action, log)
    again = way.again or match.finder.draws[action.card]
    return FLOWS[match.dealing].after_play(game, action, again, log)


def _acted(game: Game, action: NoPlay, log: Log) -> Game:
    phase, flow = game.phase, FLOWS[game.course.match.dealing]
    if isinstance(action, (Pass, Discard, Fold)):
        if phase is PLAY and action.seat == game.turn:
            if isinstance(action, Pass):
                return flow.after_pass(game, action, log)
            if isinstance(action, Discard):
                return flow.after_discard(game, action, log)
            return flow.after_fold(game, action, log)
    elif isinstance(action, Shuffle):
        if phase in SHUFFLES:
            return _shuffled(game, action.order, log)
    elif isinstance(action, Give):
        if phase is Phase.GIVE and action.seat == game.turn:
            return flow.after_gift(game, action, log)
    elif phase is Phase.LOT and action.seat in game.seats:
        return _first(game, action.seat, not action.has_won, log)
    raise IllegalActionError(f"The game awaits {game.phase.value}, not {action}.")


# -- chance ----------------------------------------------------------------------------------


def _shuffled(game: Game, order: bytes, log: Log) -> Game:
    if sorted(order) != sorted(game.discards):
        raise IllegalActionError("The order is not one of the cards to be shuffled.")
    again = game.phase in (Phase.DRAW_SHUFFLE, Phase.DEAL_SHUFFLE)
    if log is not None:
        log.append(DeckShuffled(len(order), again))
    filled, flow = game.replace(pile=bytes(order), discards=b""), FLOWS[game.course.match.dealing]
    match game.phase:
        case Phase.OPENING_SHUFFLE:
            return rounds.opening_draw(filled, log)
        case Phase.ROUND_SHUFFLE if game.course.starter == UNDECIDED:
            return filled.replace(phase=Phase.LOT)
        case Phase.ROUND_SHUFFLE:
            return _first(filled, game.course.starter, False, log)
        case Phase.DRAW_SHUFFLE:
            return flow.draw(filled, log)
    return flow.deal(filled, log)


def _first(game: Game, seat: Seat, by_lot: bool, log: Log) -> Game:
    if log is not None and game.rules.first != "draw":  # else told already
        log.append(FirstPlayerChosen(seat, "lot" if by_lot else "winner"))
    return FLOWS[game.course.match.dealing].deal(game.replace(turn=seat, starter=seat), log)


# -- taking back -----------------------------------------------------------------------------


def taken_back(game: Game, seat: Seat) -> TakenBack:
    """Return what tells that ``seat`` took a decision back and ``game`` stands as it stood before
    it."""
    return TakenBack(seat, game.turn, game.position, game.hands)


# -- setting up ------------------------------------------------------------------------------


def placed(game: Game, position: Position) -> Game:
    """Return the same game with its pawns placed elsewhere; the seat on turn has its choices
    anew."""
    there = game.replace(position=position)
    return there.find_choices() if game.phase is Phase.PLAY else there
