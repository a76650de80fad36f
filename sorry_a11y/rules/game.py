"""A game: an immutable value (`state`) that actions turn into the next one.

`apply_action` is the only way on, with its twin `apply_silently`, which makes no events. Between
two actions everything that needs no decision has happened: cards are drawn, turns have passed on,
hands are dealt. What is awaited stands in ``game.phase`` (who, in ``game.turn``).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sorry_a11y.rules import rounds
from sorry_a11y.rules.actions import Action, Discard, Fold, Give, Pass, Shuffle
from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.copies import register_copies
from sorry_a11y.rules.dealing import FLOWS, flow_of
from sorry_a11y.rules.events import DeckShuffled, Event, FirstPlayerChosen, TakenBack, card_played
from sorry_a11y.rules.legs import account
from sorry_a11y.rules.plays import Play, is_legal
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import (
    CHANCE,
    NO_CHOICES,
    NO_HANDS,
    SHUFFLES,
    SILENCE,
    UNDECIDED,
    Course,
    Game,
    GameError,
    IllegalActionError,
    Log,
    Phase,
    find_choices,
)

__all__ = [
    "CHANCE", "NO_CHOICES", "NO_HANDS", "SHUFFLES", "UNDECIDED", "Course", "Game",
    "IllegalActionError", "Outcome", "Phase", "apply_action", "apply_silently", "begin",
    "begin_silently", "find_choices", "placed", "taken_back",
]

register_copies()
_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""
PLAY: Final = Phase.PLAY
"""Looked up once: a name of an enumeration costs a call each time."""


class Outcome(NamedTuple):
    """The next game, and what happened until it."""

    game: Game
    events: tuple[Event, ...]


def begin(rules: Ruleset, seats: tuple[Seat, ...] = SEATS) -> Outcome:
    """Return a game before its first shuffle. ``seats``: two to four of 0 to 3, in turn order; a
    rule book with teams needs all four. Raises GameError otherwise."""
    log = Log()
    return Outcome(_begun(rules, seats, log), tuple(log.events))


def begin_silently(rules: Ruleset, seats: tuple[Seat, ...] = SEATS) -> Game:
    """Begin a game as `begin` does, but make no events."""
    return _begun(rules, seats, SILENCE)


def _begun(rules: Ruleset, seats: tuple[Seat, ...], log: Log) -> Game:
    if not 2 <= len(seats) <= len(SEATS) or list(seats) != sorted(set(seats) & set(SEATS)):
        raise GameError(f"Seats must be two to four of {SEATS}, clockwise, not {seats}.")
    if rules.has_teams and seats != SEATS:
        raise GameError("Partners need all four seats.")
    blank = Game(
        rules, seats, Phase.OVER, b"", seats[0], b"", b"", NO_HANDS, NO_CHOICES, False, Course()
    )
    return rounds.set_up(blank, log)


def apply_action(game: Game, action: Action) -> Outcome:
    """Return the game after ``action``, and what happened. Raises IllegalActionError if the action
    is not one that the game waits for."""
    log = Log()
    after = _acted(game, action, log)
    return _new(Outcome, (after, tuple(log.events)))


def apply_silently(game: Game, action: Action) -> Game:
    """Carry out an action as `apply_action` does, by the same rules, but make no events."""
    if isinstance(action, Play):  # one call less, which a bot's game makes at every turn
        return _played(game, action, SILENCE)
    return _acted(game, action, SILENCE)


def _acted(game: Game, action: Action, log: Log) -> Game:
    if isinstance(action, Play):
        return _played(game, action, log)
    phase = game.phase
    if isinstance(action, (Pass, Discard, Fold)):
        if phase is PLAY and action.seat == game.turn:
            return _laid_down(game, action, log)
    elif isinstance(action, Shuffle):
        if phase in SHUFFLES:
            return _shuffled(game, action.order, log)
    elif isinstance(action, Give):
        if phase is Phase.GIVE and action.seat == game.turn:
            return flow_of(game.rules.dealing).after_gift(game, action, log)
    elif phase is Phase.LOT and action.seat in game.seats:
        return _first(game, action.seat, "lot", log)
    return _refuse(game, action)


def _refuse(game: Game, action: Action) -> Game:
    raise IllegalActionError(f"The game awaits {game.phase.value}, not {action}.")


def _laid_down(game: Game, decision: Pass | Discard | Fold, log: Log) -> Game:
    """Carry out what a seat may decide that has no play, or none that it must make."""
    flow = flow_of(game.rules.dealing)
    if isinstance(decision, Pass):
        return flow.after_pass(game, decision, log)
    if isinstance(decision, Discard):
        return flow.after_discard(game, decision, log)
    return flow.after_fold(game, decision, log)


# -- a play ----------------------------------------------------------------------------------


def _played(game: Game, play: Play, log: Log) -> Game:
    if not game.choices.offers(play):
        _check(game, play)
    rules = game.rules
    if log.heard:
        log.events.append(card_played(play.seat, play.card))
        log.events += account(rules.tables, game.position, play.legs, play.after)
    if rules.tables.won(play.after, play.seat):
        return rounds.won(game, play, log)
    return FLOWS[type(rules.dealing)].after_play(game, play, log)


def _check(game: Game, play: Play) -> None:
    """Raise IllegalActionError unless a play that was not picked from the list is legal."""
    rules = game.rules
    waiting = game.phase is Phase.PLAY and play.seat == game.turn
    try:
        legal = waiting and is_legal(
            rules.tables, game.position, rules.cards, game.hands[game.turn], play
        )
    except (IndexError, ValueError):  # cards or pawns that no game has
        legal = False
    if not legal:
        raise IllegalActionError(f"The rules do not allow {play} here.")


# -- chance ----------------------------------------------------------------------------------


def _shuffled(game: Game, order: bytes, log: Log) -> Game:
    if sorted(order) != sorted(game.discards):
        raise IllegalActionError("The order is not one of the cards to be shuffled.")
    again = game.phase in (Phase.DRAW_SHUFFLE, Phase.DEAL_SHUFFLE)
    log.note(DeckShuffled, len(order), again)
    filled = game._replace(pile=bytes(order), discards=b"")
    match game.phase:
        case Phase.OPENING_SHUFFLE:
            return rounds.opening_draw(filled, log)
        case Phase.ROUND_SHUFFLE if game.course.starter == UNDECIDED:
            return filled._replace(phase=Phase.LOT)
        case Phase.ROUND_SHUFFLE:
            return _first(filled, game.course.starter, "winner", log)
        case Phase.DRAW_SHUFFLE:
            return flow_of(filled.rules.dealing).draw(filled, log)
    return flow_of(filled.rules.dealing).deal(filled, log)


def _first(game: Game, seat: Seat, how: str, log: Log) -> Game:
    if game.rules.first != "draw":  # else told already
        log.note(FirstPlayerChosen, seat, "lot" if how == "lot" else "winner")
    begun = game._replace(turn=seat, course=game.course._replace(starter=seat))
    return flow_of(begun.rules.dealing).deal(begun, log)


# -- taking back -----------------------------------------------------------------------------


def taken_back(game: Game, seat: Seat) -> TakenBack:
    """Return what tells that ``seat`` took a decision back and ``game`` stands as it stood before
    it."""
    return TakenBack(seat, game.turn, game.position, game.hands)


# -- setting up ------------------------------------------------------------------------------


def placed(game: Game, position: Position) -> Game:
    """Return the same game with its pawns placed elsewhere; the seat on turn has its choices
    anew."""
    found = game.choices
    if game.phase is Phase.PLAY:
        found = find_choices(game, game.turn, game.hands[game.turn], position)
    return game._replace(position=position, choices=found)
