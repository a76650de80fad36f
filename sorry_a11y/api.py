"""The public interface for programs: set up, list, play, tell and watch a game.

``sorry_a11y`` itself exports all of it, and docs/api.md promises it; all else in this package
is private by convention and may change. There is no second set of rules: the game at the terminal
uses the same functions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.opponents import BOTS, make_bot
from sorry_a11y.json_api.query import parse_pawns_text, parse_query
from sorry_a11y.narration.choices import decision_clauses
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.mistakes import MistakeError, rules_for
from sorry_a11y.narration.moves import with_arrivals
from sorry_a11y.narration.narrator import sentences_of as tell_units
from sorry_a11y.narration.units import units_of
from sorry_a11y.rules import game as core
from sorry_a11y.rules.actions import Action, Decision
from sorry_a11y.rules.board import SEATS, WATCHER, Kind, Pawn, Seat, Spot
from sorry_a11y.rules.events import Event, rebuild
from sorry_a11y.rules.game import Game, IllegalActionError, Outcome, Phase
from sorry_a11y.rules.notation import COLOURS, action_text
from sorry_a11y.rules.notation import parse_action as parse_decision
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View, options, redact, view
from sorry_a11y.rulesets.families import BOOKS, Wishes
from sorry_a11y.table.dealer import chance_action
from sorry_a11y.table.setup import Person, Seating

__all__ = [
    "BOOKS", "BOTS", "COLOURS", "SEATS", "WATCHER", "Action", "Bot", "Decision", "Event", "Game",
    "IllegalActionError", "Kind", "MistakeError", "Outcome", "Pawn", "Phase", "Play", "Ruleset",
    "Seat", "Spot", "View", "act", "bot", "decisions", "new_game", "notation", "parse_decision",
    "position", "rebuild", "redact", "rule_book", "say", "tell", "view", "watch",
]


def rule_book(
    name: str = "hasbro", *, seats: Sequence[Seat] = SEATS, rules: Mapping[str, str] | None = None,
    teams: bool = False, points: bool = False, rounds: int = 0, target: int = 0,
    quick: bool = False,
) -> Ruleset:
    """Return the rule book of that name (one of BOOKS) for the seats that play, 0 red to 3 green,
    with house rules over it: the same object for the same arguments. Raises MistakeError, which
    says in one sentence what there is instead."""
    wishes = Wishes(name, dict(rules or {}), teams, points, rounds, target, quick)
    return rules_for(wishes, tuple(seats))


def new_game(rules: Ruleset, dealer: Random, seats: Sequence[Seat] = SEATS) -> Outcome:
    """Begin a game: return it with its cards dealt, waiting for the first decision, and what
    happened till then. ``dealer`` shuffles and draws the lot. Raises ValueError for seats that
    cannot play."""
    return _dealt(core.begin(rules, tuple(seats)), dealer)


def position(
    game: str = "hasbro", *, pawns: Mapping[str, Sequence[str]] | str, turn: str,
    card: str | None = None, hand: Sequence[str] | None = None,
    rules: Mapping[str, str] | None = None, teams: bool = False, fresh: Sequence[str] = (),
) -> Game:
    """Set up a game from words. All cards that are not named lie on the discards, and other hands
    are empty.

    ``pawns``: the places of each colour's four pawns ("start", "square 12", "safety 2", "home"; in
    Dog "kennel", "target 1"), as a mapping or as one text ("red: start, 12, safety 2, home; yellow:
    ..."). ``turn``: the colour on turn. ``card`` or ``hand``: the card drawn, or the cards held.
    ``fresh``: the pawns that have just come out. Raises MistakeError.
    """
    asked: dict[str, object] = {
        "game": game, "turn": turn, "teams": teams,
        "pawns": parse_pawns_text(pawns) if isinstance(pawns, str)
        else {colour: list(places) for colour, places in pawns.items()},
    }
    wanted = {
        "card": card, "hand": list(hand) if hand is not None else None,
        "rules": dict(rules) if rules else None, "fresh": list(fresh) or None,
    }
    asked.update({key: value for key, value in wanted.items() if value is not None})
    query = parse_query(asked)
    rest = bytearray(query.rules.full_deck)
    for kind in query.hand:
        rest.remove(kind)
    hands = tuple(query.hand if seat == query.turn else b"" for seat in SEATS)
    course = core.Course(starter=query.turn)
    blank = core.begin_silently(query.rules, query.seats)._replace(
        phase=Phase.PLAY, turn=query.turn, pile=b"", discards=bytes(rest), hands=hands,
        course=course,
    )
    return core.placed(blank, query.position)


def decisions(game: Game) -> tuple[Decision, ...]:
    """Return all that the seat on turn may decide, in the one stable order; nothing once the game
    is over."""
    return () if game.phase is Phase.OVER else tuple(options(view(game, game.turn)))


def act(game: Game, decision: Decision, dealer: Random) -> Outcome:
    """Return the game after a decision, waiting for the next one or over, and what happened. The
    given game stays as it was. ``dealer`` shuffles where that is due. Raises IllegalActionError
    where the rules do not allow the decision."""
    return _dealt(core.apply_action(game, decision), dealer)


def _dealt(outcome: Outcome, dealer: Random) -> Outcome:
    game, events = outcome
    while game.awaits_chance:
        game, more = core.apply_action(game, chance_action(game, dealer))
        events += more
    return Outcome(game, events)


def notation(game: Game, decision: Decision) -> str:
    """Return a decision as records write it: "r 7 r1+3 r2+4"; `parse_decision` reads it."""
    return action_text(game.rules, decision)


def say(
    game: Game, decision: Decision, language: str = "en", verbosity: str = "normal"
) -> str:
    """Tell what a decision would do, in one sentence without its full stop, for the seat on turn.
    ``verbosity``: brief, normal or full."""
    to = _listener(game, game.turn, language, verbosity)
    return to.sentence(decision_clauses(decision, view(game, game.turn), to))


def tell(
    before: Game, events: Iterable[Event], seat: Seat = WATCHER, language: str = "en",
    verbosity: str = "normal",
) -> list[str]:
    """Tell the player of ``seat`` what happened from the game ``before`` on, in whole sentences
    without the cards that the seat may not see. Players are called by their colours."""
    to = _listener(before, seat, language, verbosity)
    seats = () if seat == WATCHER else (seat,)
    heard = redact(events, seats, before.rules.is_open)
    units = with_arrivals(
        units_of(heard, tells_draws=(seat,)), before.position, before.rules.board
    )
    return [to.stopped(sentence) for sentence in tell_units(units, to)]


def _listener(game: Game, seat: Seat, language: str, verbosity: str) -> Listener:
    seating = Seating({one: Person(one) for one in game.seats})
    return Listener(seat, seating, game.rules, language, Verbosity(verbosity))


def bot(name: str) -> Bot:
    """Return a bot by its name, one of BOTS; raises KeyError. A bot of your own is any object with
    a ``name`` and ``choose(view, chance)``, which returns one of the view's options."""
    return make_bot(name)


def watch(
    game: Game, players: Mapping[Seat, Bot], chance: Random, language: str = "en",
    verbosity: str = "normal",
) -> Iterator[str]:
    """Let bots play a game to its end, and yield what a spectator hears, a sentence at a time.
    ``players``: a bot for each seat that plays."""
    while game.phase is not Phase.OVER:
        decision = players[game.turn].choose(view(game, game.turn), chance)
        before = game
        game, events = act(game, decision, chance)
        yield from tell(before, events, WATCHER, language, verbosity)

