"""A game: an immutable value (`state`) that actions turn into the next one.

`apply_action` is the only way on, with its twin `apply_silently`, which makes no events. Between
two actions everything that needs no decision has happened: cards are drawn, turns have passed on,
hands are dealt. What is awaited stands in ``game.phase`` (who, in ``game.turn``).
"""

from __future__ import annotations

from typing import NamedTuple

from sorry_a11y.core.rules import rounds
from sorry_a11y.core.rules.actions import Action, Lot, Shuffle
from sorry_a11y.core.rules.board import SEATS, Position, Seat
from sorry_a11y.core.rules.events import (
    DeckShuffled,
    Event,
    FirstPlayerChosen,
    TakenBack,
    card_played,
)
from sorry_a11y.core.rules.plays import NO_CHOICES, Play
from sorry_a11y.core.rules.ruleset import (
    CHANCE,
    NO_GIFTS,
    NO_HANDS,
    PLAY,
    SHUFFLES,
    UNDECIDED,
    Course,
    EventLog,
    Game,
    IllegalActionError,
    Match,
    Phase,
    Ruleset,
    changed,
)
from sorry_a11y.core.rules.value import GameError

RULES_VERSION = 1
"""The version of the rules that client and server must share, since both list the legal decisions.

It is raised with any change of the legal decisions, their order or their results."""

__all__ = [
    "CHANCE",
    "NO_CHOICES",
    "NO_HANDS",
    "PLAY",
    "SHUFFLES",
    "UNDECIDED",
    "Game",
    "IllegalActionError",
    "Outcome",
    "Phase",
    "apply_action",
    "apply_silently",
    "begin",
    "begin_silently",
    "placed",
    "taken_back",
]


class Outcome(NamedTuple):
    """The next game, and what happened until it."""

    game: Game
    events: tuple[Event, ...]


def begin(rules: Ruleset, seats: tuple[Seat, ...] = SEATS) -> Outcome:
    """Return a game before its first shuffle, see `begin_silently`."""
    log: list[Event] = []
    return Outcome(begin_silently(rules, seats, log), tuple(log))


def begin_silently(rules: Ruleset, seats: tuple[Seat, ...] = SEATS, log: EventLog = None) -> Game:
    """Return a game before its first shuffle.

    Args:
        rules: The rule book.
        seats: Two to four of 0 to 3, in turn order; a rule book with teams needs all four.
        log: Where what happens is appended; nowhere if it is left out.

    Raises:
        GameError: The seats cannot play.
    """
    if not 2 <= len(seats) <= len(SEATS) or list(seats) != sorted(set(seats) & set(SEATS)):
        raise GameError(f"Seats must be two to four of {SEATS}, clockwise, not {seats}.")
    if rules.has_teams and seats != SEATS:
        raise GameError("Partners need all four seats.")
    cards = b"", b"", NO_HANDS, NO_GIFTS
    course = Course(Match(rules, seats))
    blank = Game(course, Phase.OVER, b"", seats[0], cards, NO_CHOICES, False)
    return rounds.set_up(blank, log)


def apply_action(game: Game, action: Action) -> Outcome:
    """Return the game after ``action``, and what happened.

    Raises IllegalActionError if the action is not one that the game waits for.
    """
    log: list[Event] = []
    return Outcome(apply_silently(game, action, log), tuple(log))


def apply_silently(game: Game, action: Action, log: EventLog = None) -> Game:
    """Return the game after ``action``, as `apply_action` does.

    Args:
        game: The game.
        action: The action.
        log: Where what happens is appended; nowhere if it is left out.

    Raises:
        IllegalActionError: The game does not wait for it.
    """
    if isinstance(action, Play):
        return _played(game, action, log)
    if action in game.laying_down():
        return game.course.match.dealing.lay_down(game, action, log)
    phase = game.phase
    if isinstance(action, Shuffle):
        if phase in SHUFFLES and sorted(action.order) == sorted(game.discards):
            return _shuffled(game, action.order, log)
    elif isinstance(action, Lot) and phase is Phase.LOT and action.seat in game.seats:
        return _first(game, action.seat, not action.has_won, log)
    raise IllegalActionError(f"The game awaits {phase.value}, not {action}.")


def _played(game: Game, play: Play, log: EventLog) -> Game:
    if play.of is not game.choices and not game.choices.offers(play):
        raise IllegalActionError(f"The rules do not allow {play} here.")
    match, way = game.course.match, play.way
    if log is not None:
        log.append(card_played(game.turn, play.card))
        way.tell(game.position, log)
    if way.may_win and play.wins:
        return rounds.won(game, play, log)
    again = way.again or match.finder.draws[play.card]
    return match.dealing.go_on(game, way.after(game.position), play.card, again, log)


# -- chance ----------------------------------------------------------------------------------


def _shuffled(game: Game, order: bytes, log: EventLog) -> Game:
    again = game.phase in (Phase.DRAW_SHUFFLE, Phase.DEAL_SHUFFLE)
    if log is not None:
        log.append(DeckShuffled(len(order), again))
    filled, dealing = changed(game, pile=bytes(order), discards=b""), game.rules.dealing
    match game.phase:
        case Phase.OPENING_SHUFFLE:
            return rounds.opening_draw(filled, log)
        case Phase.ROUND_SHUFFLE if game.course.starter == UNDECIDED:
            return changed(filled, phase=Phase.LOT)
        case Phase.ROUND_SHUFFLE:
            return _first(filled, game.course.starter, False, log)
        case Phase.DRAW_SHUFFLE:
            return dealing.draw(filled, log)
    return dealing.deal(filled, log)


def _first(game: Game, seat: Seat, by_lot: bool, log: EventLog) -> Game:
    if log is not None and game.rules.first != "draw":  # else told already
        log.append(FirstPlayerChosen(seat, "lot" if by_lot else "winner"))
    return game.rules.dealing.deal(changed(game, turn=seat, starter=seat), log)


# -- besides actions -------------------------------------------------------------------------


def taken_back(game: Game, seat: Seat) -> TakenBack:
    """Return the event that ``seat`` took a decision back.

    The ``game`` stands as it stood before it.
    """
    return TakenBack(seat, game.turn, game.position, game.hands)


def placed(game: Game, position: Position) -> Game:
    """Return the same game with its pawns placed elsewhere.

    The seat on turn has its choices anew.
    """
    there = game.replace(position=position)
    return there.find_choices() if game.phase is PLAY else there
