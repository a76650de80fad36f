"""Positions from plain values, as JSON and the arguments of `positions.position` give them.

How a position came about is not checked, only that nobody has won it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from sorry_a11y.api.parts import plain, read_own_book
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    PAWNS_EACH,
    SEATS,
    SPOTS,
    Board,
    Kind,
    Pawn,
    Position,
    Seat,
    Spot,
    kinds_of,
    pawns_of,
    seat_of,
    spot_of,
)
from sorry_a11y.core.rules.game import Game, Phase, begin_silently, placed
from sorry_a11y.core.rules.notation import (
    COLOURS,
    NotationError,
    fresh_pawns,
    parse_pawn,
    parse_place,
    pawn_name,
    place_name,
    seat_called,
)
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import GameError
from sorry_a11y.core.rulesets.families import (
    BOOKS,
    MOST_ROUNDS,
    MOST_TARGET,
    CombinationError,
    Wishes,
    asks_for_teams,
    make_rules,
    options_of,
)
from sorry_a11y.core.rulesets.presets import OptionError
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed, rules_for

_FEWEST_COLOURS = 2


class _Named(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The rule book that is asked about.

    Attributes:
        game: Its name, or the parts of one's own.
        rules: The options.
        teams: Whether partners play together.
    """

    game: object
    rules: Mapping[str, str | int] = {}
    teams: bool = False


class Book(_Named, frozen=True, kw_only=True):
    """A rule book as plain values; the arguments are those of `positions.rule_book`."""

    points: bool | int = False
    rounds: int = 0


class Query(_Named, frozen=True, kw_only=True):
    """A question about a position as plain values.

    Attributes:
        pawns: The places of the pawns of each colour that plays.
        turn: The colour on turn.
        card: The card drawn.
        hand: In place of it, the cards held.
        fresh: The pawns that have just come out, on a board that tells them apart.
        ask: What is asked, one of `json_lines.ASKED`.
    """

    pawns: Mapping[str, Sequence[str]]
    turn: str
    card: str | None = None
    hand: Sequence[str] | None = None
    fresh: Sequence[str] = ()
    ask: str = "plays"


Plain = TypeVar("Plain", bound=msgspec.Struct)
_KEY = re.compile(r"Object (?:contains (unknown)|missing required) field `(.*)`", re.DOTALL)


def converted(data: object, kind: type[Plain]) -> Plain:
    """Return plain values as a class that has them; raises MistakeError for what does not fit."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise wrong_data(error, kind) from error


def wrong_data(error: msgspec.ValidationError, kind: type[msgspec.Struct]) -> MistakeError:
    """Return the mistake that data do not fit in a class."""
    if key := _KEY.search(str(error)):
        if key[1]:
            accepted = listed(kind.__struct_fields__)
            return MistakeError("mistake-unknown-key", given=echoed(key[2]), accepted=accepted)
        return MistakeError("mistake-missing-key", key=key[2])
    told = str(error).replace("`", "").replace(" - at $.", ", at ")
    return MistakeError("mistake-wrong-data", told=told)


def read_position(query: Query, book: Ruleset | None = None) -> Game:
    """Return the game of a position, which awaits a play.

    All cards that are not named lie on the discards, and other hands are empty.

    Args:
        query: The question.
        book: The rule book; the one that the question names unless given.

    Raises:
        MistakeError: A value is wrong; it is about the first that is.
        GameError: A part of a rule book is wrong.
    """
    seats = _seats(query.pawns)
    rules = book or _rules_asked(query, seats)
    turn = _turn(query.turn, seats)
    hand = _hand(rules, query)
    where = _position(rules, query.pawns, query.fresh)
    rest = bytearray(rules.full_deck)
    for kind in hand:
        rest.remove(kind)
    blank = begin_silently(rules, seats).replace(
        phase=Phase.PLAY,
        turn=turn,
        starter=turn,
        pile=b"",
        discards=bytes(rest),
        hands=tuple(hand if seat == turn else b"" for seat in SEATS),
    )
    if won := [COLOURS[seat] for seat in seats if rules.tables.won(where, seat)]:
        raise MistakeError("mistake-won", colour=won[0])
    return placed(blank, where)


def position_data(game: Game) -> dict[str, object]:
    """Return the plain values from which `read_position` makes the position again.

    What the other seats hold, the order of the pile and the points are left out.

    Raises:
        MistakeError: No play is awaited.
    """
    rules, seat = game.rules, game.turn
    if game.phase is not Phase.PLAY:
        raise MistakeError("mistake-no-position")
    names = [rules.cards[kind].name for kind in kinds_of(game.hands[seat])]
    book = {
        key: one
        for key, one in rules_data(rules).items()
        if key in _Named.__struct_fields__ and one
    }
    return {
        **book,
        **_placed(rules.board, game.position),
        "turn": COLOURS[seat],
        **({"card": names[0]} if rules.is_open else {"hand": names}),
    }


def rules_data(rules: Ruleset) -> dict[str, object]:
    """Return the plain values from which `read_book` makes a rule book again.

    They are the arguments of `positions.rule_book`, or the parts of one of a program's own.
    """
    if not is_known(rules):
        return {"game": plain(rules)}
    scoring = rules.scoring
    return {
        "game": rules.name,
        "rules": options_of(rules),
        "teams": asks_for_teams(rules),
        "points": scoring is not None and (scoring.target or True),
        "rounds": scoring.rounds if scoring else 0,
    }


def is_known(rules: Ruleset) -> bool:
    """Return whether a rule book is one of BOOKS with its options, which its name stands for."""
    try:
        return rules.name in BOOKS and make_rules(Wishes.of(rules)) == rules
    except (OptionError, CombinationError):
        return False


def play_data(play: Play) -> dict[str, object]:
    """Return a play in plain values: its text and its card, and where it leads."""
    found = play.of.finder
    return {
        "decision": str(play),
        "card": found.cards[play.card].name,
        "again": play.again,
        **_placed(found.tables.board, play.after),
    }


def _placed(board: Board, where: Position) -> dict[str, object]:
    """Return where the pawns stand, and on a board that tells them apart those just come out."""
    fresh = [pawn_name(pawn) for pawn in fresh_pawns(board, where)]
    return {"pawns": told_pawns(board, where), **({"fresh": fresh} if board.doorstep else {})}


def told_pawns(board: Board, where: Position) -> dict[str, list[str]]:
    """Return the places of the pawns of each colour that plays, in words."""
    return {
        COLOURS[seat]: [place_name(board, seat, spot_of(where, pawn)) for pawn in pawns_of(seat)]
        for seat in SEATS
        if where[pawns_of(seat)[0]] != NOWHERE
    }


def parse_pawns_text(text: str) -> dict[str, list[str]]:
    """Read the ``pawns`` of a query from "red: start, 12, safety 2, home; yellow: ...".

    Raises MistakeError for a part without a colon and for a colour told twice.
    """
    pawns: dict[str, list[str]] = {}
    for part in text.lower().split(";"):
        colour, colon, places = part.partition(":")
        if not part.strip():
            continue
        if not colon:
            raise MistakeError("mistake-pawns-text", given=echoed(part.strip()))
        if colour.strip() in pawns:
            raise MistakeError("mistake-key-twice", given=echoed(colour.strip()))
        pawns[colour.strip()] = [place.strip() for place in places.split(",")]
    return pawns


# -- what the values say ---------------------------------------------------------------------


def _seats(pawns: Mapping[str, object]) -> tuple[Seat, ...]:
    """Return the seats that play: those of the colours with pawns."""
    for colour in pawns:
        _seat(colour)
    if len(pawns) < _FEWEST_COLOURS:
        raise MistakeError("mistake-colour-count", count=len(pawns), accepted=listed(COLOURS))
    return tuple(seat for seat in SEATS if COLOURS[seat] in pawns)


def _seat(colour: str) -> Seat:
    if colour not in COLOURS:
        raise MistakeError("mistake-unknown-colour", given=echoed(colour), accepted=listed(COLOURS))
    return seat_called(colour)


def read_book(asked: Book, seats: Sequence[Seat] = SEATS) -> Ruleset:
    """Return the rule book that plain values name, or describe by its parts.

    Args:
        asked: The values, those of `rules_data`.
        seats: The seats that play.

    Raises:
        MistakeError: A value is wrong.
        GameError: A part of a rule book is wrong.
    """
    if not isinstance(asked.game, str):
        book = read_own_book(asked.game)
        if others := [key for key in Book.__struct_fields__[1:] if getattr(asked, key)]:
            raise MistakeError("mistake-own-options", given=others[0])
        if book.has_teams and seats != SEATS:
            raise MistakeError("mistake-teams-seats")
        return book
    options = {name: str(value) for name, value in asked.rules.items()}
    wishes = wishes_for(asked.game, options, asked.teams, asked.points, asked.rounds)
    return rules_for(wishes, seats)


def wishes_for(
    game: str, options: Mapping[str, str], teams: bool, points: bool | int, rounds: int
) -> Wishes:
    """Return the wishes for a rule book; the arguments are those of `positions.rule_book`.

    Raises:
        MistakeError: There cannot be as many points or rounds.
    """
    target = 0 if isinstance(points, bool) else points
    for where, given, most in (("points", target, MOST_TARGET), ("rounds", rounds, MOST_ROUNDS)):
        if not 0 <= given <= most:
            raise MistakeError(
                "mistake-no-value", given=str(given), where=where, accepted=f"1 - {most}"
            )
    if target and rounds:
        raise MistakeError("mistake-two-ends")
    return Wishes(game, options, teams, bool(points), rounds, target)


def _rules_asked(query: Query, seats: tuple[Seat, ...]) -> Ruleset:
    """Return the rule book asked about; where cards are drawn, a hand belongs to a points game."""
    asked = Book(game=query.game, rules=query.rules, teams=query.teams)
    rules = read_book(asked, seats)
    if query.hand is not None and rules.is_open and isinstance(query.game, str):
        return read_book(msgspec.structs.replace(asked, points=True), seats)
    return rules


def _turn(colour: str, seats: tuple[Seat, ...]) -> Seat:
    seat = _seat(colour)
    if seat not in seats:
        playing = listed([COLOURS[other] for other in seats])
        raise MistakeError("mistake-not-playing", given=colour, accepted=playing)
    return seat


def _kind(rules: Ruleset, name: str) -> Kind:
    try:
        return rules.kind(name)
    except GameError as error:
        names = listed([card.name for card in rules.cards])
        raise MistakeError("mistake-unknown-card", given=echoed(name), accepted=names) from error


def _hand(rules: Ruleset, query: Query) -> bytes:
    """Return the cards as held: no more than a hand can have, no more of a kind than there are."""
    if (query.card is None) == (query.hand is None):
        raise MistakeError("mistake-card-and-hand" if query.card is not None else "mistake-no-card")
    if query.hand is None:
        return bytes([_kind(rules, query.card or "")])
    names, most = query.hand, rules.dealing.largest
    if not 1 <= len(names) <= most:
        raise MistakeError("mistake-hand-count", count=len(names), most=most)
    hand = bytes(_kind(rules, name) for name in names)
    for kind, count in Counter(hand).items():
        if count > rules.deck[kind]:
            raise MistakeError(
                "mistake-too-many-cards",
                card=rules.cards[kind].name,
                count=count,
                most=rules.deck[kind],
            )
    return hand


def _position(rules: Ruleset, pawns: Mapping[str, Sequence[str]], fresh: Sequence[str]) -> Position:
    board = rules.board
    spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
    for colour, places in pawns.items():
        seat = _seat(colour)
        if len(places) != PAWNS_EACH:
            raise MistakeError("mistake-pawn-count", colour=colour, count=len(places))
        first = PAWNS_EACH * seat
        spots[first : first + PAWNS_EACH] = bytes(_spot(board, seat, place) for place in places)
    _check_room(board, spots)
    for name in fresh:
        pawn = _fresh_pawn(board, spots, name)
        spots[pawn] = board.exit_spot(seat_of(pawn))
    return bytes(spots)


def _spot(board: Board, seat: Seat, place: str) -> Spot:
    try:
        return parse_place(board, seat, place)
    except NotationError as error:
        accepted = [
            board.start_word,
            f"square 0 to {board.track - 1}",
            f"{board.lane_word} 1 to {board.lane}",
            *(["home"] if board.has_home else []),
        ]
        raise MistakeError(
            "mistake-unknown-place",
            colour=COLOURS[seat],
            given=echoed(place),
            accepted=listed(accepted),
        ) from error


def _check_room(board: Board, spots: bytearray) -> None:
    """Raise MistakeError where two pawns stand on one square or one step of a lane."""
    holders: dict[Spot, Pawn] = {}
    for pawn in ALL_PAWNS:
        seat, spot = seat_of(pawn), SPOTS[spots[pawn]]
        if spot in (NOWHERE, board.start(seat), board.home(seat)):
            continue
        other = holders.setdefault(spot, pawn)
        if other != pawn:
            raise MistakeError(
                "mistake-two-pawns",
                one=pawn_name(other),
                two=pawn_name(pawn),
                place=place_name(board, seat, spot),
            )


def _fresh_pawn(board: Board, spots: bytearray, name: str) -> Pawn:
    """Return the pawn called ``name``, which has just come out."""
    if not board.doorstep:
        raise MistakeError("mistake-no-fresh")
    try:
        pawn = parse_pawn(name)
    except NotationError as error:
        raise MistakeError("mistake-unknown-pawn", given=echoed(name)) from error
    square = board.exit_square(seat_of(pawn))
    if spots[pawn] not in (square, board.exit_spot(seat_of(pawn))):
        raise MistakeError("mistake-not-fresh", pawn=name, square=square)
    return pawn
