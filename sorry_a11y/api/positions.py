"""Set up a game, list what may be decided, decide, and ask why something may not be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sorry_a11y.api.telling import listener
from sorry_a11y.game.dealer import chance_action
from sorry_a11y.json_api.query import parse_pawns_text, parse_query
from sorry_a11y.narration.answers import tell_refused
from sorry_a11y.narration.mistakes import MistakeError, echoed, rules_for
from sorry_a11y.rules import game as core
from sorry_a11y.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.rules.board import SEATS, WATCHER, Kind, Seat
from sorry_a11y.rules.game import Game, IllegalActionError, Outcome, Phase
from sorry_a11y.rules.notation import (
    NotationError,
    action_text,
    named_action,
    parse_action,
)
from sorry_a11y.rules.plays import NamedPlay
from sorry_a11y.rules.refusals import why_not
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import options, view
from sorry_a11y.rulesets.families import Wishes


def rule_book(
    name: str = "hasbro", *, seats: Sequence[Seat] = SEATS, rules: Mapping[str, str] | None = None,
    teams: bool = False, points: bool | int = False, rounds: int = 0, quick: bool = False,
) -> Ruleset:
    """Return a rule book, the same object for the same arguments.

    Args:
        name: One of BOOKS.
        seats: The seats that play, 0 red to 3 green.
        rules: House rules, by option.
        teams: Whether partners play together.
        points: Whether the match is for points; a number is the points that win it.
        rounds: The number of rounds of a match for points; 0 for a match without that end.
        quick: Whether it is the book's own quick game.

    Raises:
        MistakeError: There is no such rule book; it says in one sentence what there is instead.
    """
    target = 0 if isinstance(points, bool) else points
    wishes = Wishes(name, dict(rules or {}), teams, bool(points), rounds, target, quick)
    return rules_for(wishes, checked_seats(seats))


def checked_seats(seats: Sequence[Seat], rules: Ruleset | None = None) -> tuple[Seat, ...]:
    """Return seats that can play, by ``rules`` if given; raises MistakeError for others."""
    playing = tuple(seats)
    if not 2 <= len(playing) <= len(SEATS) or list(playing) != sorted(set(playing) & set(SEATS)):
        raise MistakeError("mistake-seats")
    if rules and rules.has_teams and playing != SEATS:
        raise MistakeError("mistake-teams-seats")
    return playing


def new_game(
    rules: Ruleset | None = None, dealer: Random | None = None, seats: Sequence[Seat] = SEATS
) -> Outcome:
    """Begin a game: return it with its cards dealt, and what happened till the first decision.

    Args:
        rules: The rule book; hasbro unless given.
        dealer: The source of chance, which shuffles and draws the lot; a new one unless given.
        seats: The seats that play.

    Raises:
        MistakeError: The seats cannot play.
    """
    playing = checked_seats(seats, rules)
    return _dealt(core.begin(rules or rule_book(seats=playing), playing), dealer or Random())


def position(
    game: str = "hasbro", *, pawns: Mapping[str, Sequence[str]] | str, turn: str,
    cards: str | Sequence[str],
    rules: Mapping[str, str] | None = None, teams: bool = False, fresh: Sequence[str] = (),
) -> Game:
    """Set up a game from words.

    All cards that are not named lie on the discards, and other hands are empty.

    Args:
        game: The name of the rule book, one of BOOKS.
        pawns: The places of each colour's four pawns ("start", "square 12", "safety 2", "home"; in
            Dog "kennel", "target 1"), as a mapping or as one text ("red: start, 12, safety 2, home;
            yellow: ...").
        turn: The colour on turn.
        cards: The card drawn, as a text, or the cards held, as several.
        rules: House rules, by option.
        teams: Whether partners play together.
        fresh: The pawns that have just come out.

    Raises:
        MistakeError: A word is wrong, or the position cannot be.
    """
    asked: dict[str, object] = {
        "game": game, "turn": turn, "teams": teams, "rules": dict(rules or {}),
        "fresh": list(fresh),
        "pawns": parse_pawns_text(pawns) if isinstance(pawns, str)
        else {colour: list(places) for colour, places in pawns.items()},
        **({"card": cards} if isinstance(cards, str) else {"hand": list(cards)}),
    }
    query = parse_query(asked)
    rest = bytearray(query.rules.full_deck)
    for kind in query.hand:
        rest.remove(kind)
    hands = tuple(query.hand if seat == query.turn else b"" for seat in SEATS)
    blank = core.begin_silently(query.rules, query.seats).replace(
        phase=Phase.PLAY, turn=query.turn, pile=b"", discards=bytes(rest), hands=hands,
        starter=query.turn,
    )
    return core.placed(blank, query.position)


def decisions(game: Game) -> tuple[Decision, ...]:
    """Return all that the seat on turn may decide, in the one stable order.

    Once the game is over there is nothing to decide.
    """
    return () if game.phase is Phase.OVER else tuple(options(view(game, game.turn)))


def act(game: Game, decision: Decision, dealer: Random | None = None) -> Outcome:
    """Return the game after a decision, waiting for the next one or over, and what happened.

    The given game stays as it was.

    Args:
        game: The game before.
        decision: The decision of the seat on turn.
        dealer: The source of chance, which shuffles where that is due; a new one unless given.

    Raises:
        IllegalActionError: The rules do not allow the decision; it says why.
    """
    try:
        outcome = core.apply_action(game, decision)
    except IllegalActionError as error:
        raise IllegalActionError(why(game, decision) or str(error)) from error
    return _dealt(outcome, dealer or Random())


def _dealt(outcome: Outcome, dealer: Random) -> Outcome:
    game, events = outcome
    while game.awaits_chance:
        game, more = core.apply_action(game, chance_action(game, dealer))
        events += more
    return Outcome(game, events)


def why(game: Game, decision: Decision | str, language: str = "en") -> str:
    """Return why a decision is not allowed, in one sentence; empty if it is allowed.

    Args:
        game: The game.
        decision: The decision, or a text that `parse_decision` would read, which may name any play.
        language: One of `languages()`.

    Raises:
        MistakeError: The text names nothing.
    """
    meant = _named(game, decision) if isinstance(decision, str) else decision
    found = why_not(game, meant)
    if found is None:
        return ""
    seat = meant.seat if meant.seat in game.seats else WATCHER
    card = Kind(getattr(meant, "card", 0))
    return tell_refused(listener(game, seat, language, "full"), game, found, card)


def notation(game: Game, decision: Decision) -> str:
    """Return a decision as records write it: "r 7 r1+3 r2+4"; `parse_decision` reads it."""
    return action_text(game.rules, decision)


def parse_decision(game: Game, text: str) -> Decision:
    """Return the decision that a text like "r 7 r1+3 r2+4" or "b pass" names.

    Raises:
        MistakeError: The text names nothing.
        IllegalActionError: The rules do not allow the play; it says why.
    """
    named = _named(game, text)
    if isinstance(named, NamedPlay):
        if reason := why(game, text):
            raise IllegalActionError(reason)
        play = parse_action(game, text)
        assert not isinstance(play, Shuffle | Lot), "a play was named"
        return play
    return named


def _named(game: Game, text: str) -> Decision | NamedPlay:
    """Return what a text names, whether or not it is allowed."""
    try:
        named = named_action(game.rules, text)
    except NotationError as error:
        raise MistakeError("mistake-unknown-decision", given=echoed(text)) from error
    if isinstance(named, Shuffle | Lot):
        raise MistakeError("mistake-unknown-decision", given=echoed(text))
    return named
