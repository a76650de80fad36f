"""Set up a game, list what may be decided, and decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sorry_a11y.api.query import Query, parse_pawns_text, read_position, wishes_for
from sorry_a11y.api.telling import check_playing, looked_at, parse_decision, why
from sorry_a11y.core.game.dealer import chance_action
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules import game as core
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import ALL_PAWNS, NOWHERE, SEATS, WATCHER, Seat
from sorry_a11y.core.rules.events import Event, position_after
from sorry_a11y.core.rules.game import Game, IllegalActionError, Outcome
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View, veil
from sorry_a11y.output.narration.mistakes import MistakeError, rules_for

NOBODY = bytes([NOWHERE]) * len(ALL_PAWNS)
"""The position before the first round: no pawn stands anywhere."""


def rule_book(
    name: str = "hasbro",
    *,
    seats: Sequence[Seat] = SEATS,
    options: Mapping[str, str | int] | None = None,
    teams: bool = False,
    points: bool | int = False,
    rounds: int = 0,
) -> Ruleset:
    """Return a rule book, the same object for the same arguments.

    Args:
        name: The name of a rule book, such as "hasbro".
        seats: The seats that play, 0 red to 3 green.
        options: House rules, the value by the name.
        teams: Whether partners play together.
        points: Whether the match is for points; a number, 1 to 5,000, is the points that win it.
        rounds: The number of rounds of a match for points, 1 to 100. 0 means one round, or as many
            as it takes if a number of points wins.

    Raises:
        MistakeError: There is no such rule book.
    """
    house = {option: str(value) for option, value in (options or {}).items()}
    wishes = wishes_for(name, house, teams, points, rounds)
    return rules_for(wishes, _checked_seats(seats))


def _checked_seats(seats: Sequence[Seat], rules: Ruleset | None = None) -> tuple[Seat, ...]:
    """Return seats that can play, by ``rules`` if given; raises MistakeError for others."""
    playing = tuple(seats)
    if not 2 <= len(playing) <= len(SEATS) or list(playing) != sorted(set(playing) & set(SEATS)):
        raise MistakeError("mistake-seats")
    if rules and rules.has_teams and playing != SEATS:
        raise MistakeError("mistake-teams-seats")
    return playing


def book_of(rules: Ruleset | str | None, seats: Sequence[Seat]) -> tuple[Ruleset, tuple[Seat, ...]]:
    """Return a rule book, which may be meant by its name, and the seats; raises MistakeError."""
    if isinstance(rules, Ruleset):
        return rules, _checked_seats(seats, rules)
    book = rule_book("hasbro" if rules is None else rules, seats=seats)
    return book, _checked_seats(seats, book)


def new_game(
    rules: Ruleset | str | None = None, dealer: Random | None = None, seats: Sequence[Seat] = SEATS
) -> Outcome:
    """Begin a game: return it with its cards dealt, and what happened till the first decision.

    Args:
        rules: The rule book or its name; hasbro unless given.
        dealer: The source of chance for shuffles and the lot, asked for nothing but
            ``getrandbits``; a new one unless given.
        seats: The seats that play.

    Raises:
        MistakeError: The seats cannot play, or there is no such rule book.
    """
    return _dealt(core.begin(*book_of(rules, seats)), dealer or Random())


def position(
    rules: Ruleset | str | None = None,
    *,
    pawns: Mapping[str, Sequence[str]] | str,
    turn: str,
    cards: str | Sequence[str],
    fresh: Sequence[str] = (),
) -> Game:
    """Set up a game from words.

    All cards that are not named lie on the discards, and other hands are empty.

    Args:
        rules: The rule book or its name; hasbro unless given, and hasbro for points if
            several cards are held.
        pawns: The places of each colour's four pawns ("start", "square 12", "safety 2", "home"; in
            Dog "kennel", "target 1"), as a mapping or as one text ("red: start, 12, safety 2, home;
            yellow: ...").
        turn: The colour on turn.
        cards: The card drawn, as a text, or the cards held, as several.
        fresh: The pawns that have just come out.

    Raises:
        MistakeError: A word is wrong, or the position cannot be.
    """
    asked = Query(
        game=rules if isinstance(rules, str) else "hasbro",
        turn=turn,
        fresh=fresh,
        pawns=parse_pawns_text(pawns) if isinstance(pawns, str) else pawns,
        card=cards if isinstance(cards, str) else None,
        hand=None if isinstance(cards, str) else cards,
    )
    return read_position(asked, rules if isinstance(rules, Ruleset) else None)


def view(game: Game | LoggedGame, seat: Seat) -> View:
    """Return the game as a seat may see it, or a spectator, who is WATCHER.

    Raises:
        MistakeError: The seat does not play.
    """
    return looked_at(game, seat)


def decisions(game: Game | LoggedGame | View) -> tuple[Decision, ...]:
    """Return all that the seat on turn may decide, or that of a view, in the one stable order.

    There is nothing while another seat, or nobody, is to decide.
    """
    seen = looked_at(game)
    return tuple(seen.options()) if seen.to_act else ()


def redact(events: Sequence[Event], seats: Sequence[Seat], is_open: bool) -> list[Event]:
    """Return events as the players of some seats may know them.

    Args:
        events: The events.
        seats: The seats of those who read them; none, or WATCHER, for a spectator.
        is_open: The rule book's ``is_open``: whether cards lie open, so that nothing is hidden.

    Raises:
        MistakeError: A seat is none of SEATS, nor WATCHER.
    """
    check_playing(seats, (*SEATS, WATCHER))
    return veil(events, seats, is_open)


def rebuild(position: bytes, events: Sequence[Event]) -> bytes:
    """Return the position that events lead to, from nothing but what they tell.

    Args:
        position: The position before; empty if the events begin with a round.
        events: All that happened since.

    Raises:
        MistakeError: The position has not 16 bytes.
    """
    before = position or NOBODY
    if len(before) != len(ALL_PAWNS):
        raise MistakeError(
            "mistake-no-value",
            given=f"position of {len(before)} bytes",
            where="position",
            accepted=f"{len(ALL_PAWNS)} bytes",
        )
    return position_after(before, events)


def act(game: Game, decision: Decision | str, dealer: Random | None = None) -> Outcome:
    """Return the game after a decision, up to the next one or the end, and what happened.

    The given game stays as it was.

    Args:
        game: The game before.
        decision: The decision of the seat on turn, or its text.
        dealer: As of `new_game`.

    Raises:
        MistakeError: The text names nothing.
        IllegalActionError: The rules do not allow the decision; it says why.
    """
    action = parse_decision(game, decision)
    try:
        outcome = core.apply_action(game, action)
    except IllegalActionError as error:
        raise IllegalActionError(why(game, action) or str(error)) from error
    return _dealt(outcome, dealer or Random())


def _dealt(outcome: Outcome, dealer: Random) -> Outcome:
    game, events = outcome
    while game.awaits_chance:
        game, more = core.apply_action(game, chance_action(game, dealer))
        events += more
    return Outcome(game, events)
