"""Positions from plain values, as JSON and the arguments of `positions.position` give them.

The keys are ``pawns`` and ``turn``, either ``card`` or ``hand``, ``game``, and if wanted ``rules``,
``teams`` and, on a board that tells pawns that have just come out apart, ``fresh``. Only the values
are checked, not how the position came about: one in which a side has all its pawns home already is
a position like any other, for those who play on for the other places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from sorry_a11y.narration.mistakes import MistakeError, echoed, listed, rules_for
from sorry_a11y.rules.board import (
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
from sorry_a11y.rules.game import Game, Phase, begin_silently, placed
from sorry_a11y.rules.notation import (
    COLOURS,
    NotationError,
    fresh_pawns,
    parse_pawn,
    parse_place,
    pawn_name,
    place_name,
    seat_called,
)
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.value import GameError
from sorry_a11y.rulesets.families import BOOKS, Wishes, asks_for_teams, make_rules, options_of

NEEDED = ("game", "pawns", "turn")
POSITION_KEYS = (*NEEDED, "card", "hand", "rules", "teams", "fresh")
_FEWEST_COLOURS = 2
_LARGEST_NUMBER = 999
"""No option has a larger number as its value."""


def read_position(value: object, book: Ruleset | None = None) -> Game:
    """Return the game of a position, which awaits a play.

    All cards that are not named lie on the discards, and other hands are empty.

    Args:
        value: The position.
        book: The rule book; the one that the position names unless given.

    Raises:
        MistakeError: A value is wrong; it is about the first that is.
    """
    fields = _fields(value)
    pawns = _object_of("pawns", fields["pawns"])
    seats = _seats(pawns)
    is_held = "hand" in fields
    rules = book or _rules(fields, seats, is_held)
    turn = _turn(_text_of("turn", fields["turn"]), seats)
    hand = _hand(rules, fields["hand"]) if is_held else _card(rules, fields["card"])
    where = _position(rules, pawns, _texts_of("fresh", fields.get("fresh", [])))
    rest = bytearray(rules.full_deck)
    for kind in hand:
        rest.remove(kind)
    blank = begin_silently(rules, seats).replace(
        phase=Phase.PLAY, turn=turn, starter=turn, pile=b"", discards=bytes(rest),
        hands=tuple(hand if seat == turn else b"" for seat in SEATS),
    )
    return placed(blank, where)


def position_data(game: Game) -> dict[str, object]:
    """Return the plain values from which `read_position` makes the position again.

    What the other seats hold, the order of the pile and the points are left out.

    Raises:
        MistakeError: No play is awaited, or the rule book is not one of BOOKS with its options.
    """
    rules, seat = game.rules, game.turn
    if game.phase is not Phase.PLAY:
        raise MistakeError("mistake-no-position")
    wishes = check_book(rules, game.seats)
    names = [rules.cards[kind].name for kind in kinds_of(game.hands[seat])]
    fresh = [pawn_name(pawn) for pawn in fresh_pawns(rules.board, game.position)]
    return {
        "game": rules.name, "pawns": told_pawns(rules.board, game.position),
        "turn": COLOURS[seat],
        **({"card": names[0]} if rules.is_open else {"hand": names}),
        **({"rules": dict(wishes.rules)} if wishes.rules else {}),
        **({"teams": True} if wishes.teams else {}),
        **({"fresh": fresh} if fresh else {}),
    }


def check_book(rules: Ruleset, seats: Sequence[Seat]) -> Wishes:
    """Return the wishes for the rule book, but for points.

    Raises:
        MistakeError: It is not one of BOOKS with its options.
    """
    if rules.name in BOOKS:
        wishes = Wishes(rules.name, options_of(rules), asks_for_teams(rules))
        again = make_rules(wishes._replace(points=rules.scoring is not None), seats)
        if (again.board, again.movement, again.cards, again.deck) == (
            rules.board, rules.movement, rules.cards, rules.deck
        ):
            return wishes
    raise MistakeError("mistake-own-rules", accepted=listed(tuple(BOOKS)))


def play_data(play: Play) -> dict[str, object]:
    """Return a play in plain values: its text and its card, and where it leads."""
    found = play.of.finder
    board = found.tables.board
    fresh = [pawn_name(pawn) for pawn in fresh_pawns(board, play.after)]
    return {
        "decision": str(play), "card": found.cards[play.card].name,
        "pawns": told_pawns(board, play.after), "again": play.again,
        **({"fresh": fresh} if board.doorstep else {}),
    }


def told_pawns(board: Board, where: Position) -> dict[str, list[str]]:
    """Return the places of the pawns of each colour that plays, in words."""
    return {
        COLOURS[seat]: [place_name(board, seat, spot_of(where, pawn)) for pawn in pawns_of(seat)]
        for seat in SEATS if where[pawns_of(seat)[0]] != NOWHERE
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


# -- keys --------------------------------------------------------------------------------------


def _fields(value: object) -> Mapping[str, object]:
    """Return the query as an object, with no key missing and none too many."""
    if not isinstance(value, dict):
        raise MistakeError("mistake-no-object")
    for key in value:
        if key not in POSITION_KEYS:
            raise MistakeError(
                "mistake-unknown-key", given=echoed(key), accepted=listed(POSITION_KEYS)
            )
    for key in NEEDED:
        if key not in value:
            raise MistakeError("mistake-missing-key", key=key)
    if ("card" in value) == ("hand" in value):
        raise MistakeError("mistake-card-and-hand" if "card" in value else "mistake-no-card")
    return value


# -- what the values say ---------------------------------------------------------------------


def _seats(pawns: Mapping[object, object]) -> tuple[Seat, ...]:
    """Return the seats that play: those of the colours with pawns."""
    for colour in pawns:
        _seat(colour)
    if len(pawns) < _FEWEST_COLOURS:
        raise MistakeError("mistake-colour-count", count=len(pawns), accepted=listed(COLOURS))
    return tuple(seat for seat in SEATS if COLOURS[seat] in pawns)


def _seat(colour: object) -> Seat:
    if colour not in COLOURS:
        raise MistakeError("mistake-unknown-colour", given=echoed(colour), accepted=listed(COLOURS))
    return seat_called(str(colour))


def _rules(fields: Mapping[str, object], seats: tuple[Seat, ...], held: bool) -> Ruleset:
    """Return the rule book asked about; where cards are drawn, a hand belongs to a points game."""
    game = _text_of("game", fields["game"])
    teams = _flag_of("teams", fields.get("teams", False))
    wishes = _object_of("rules", fields.get("rules", {}))
    options = {
        _text_of("rules", name): _option_value_of(str(name), value)
        for name, value in wishes.items()
    }
    rules = rules_for(Wishes(game, options, teams), seats)
    if held and rules.is_open:
        return rules_for(Wishes(game, options, teams, points=True), seats)
    return rules


def _turn(colour: str, seats: tuple[Seat, ...]) -> Seat:
    seat = _seat(colour)
    if seat not in seats:
        playing = listed([COLOURS[other] for other in seats])
        raise MistakeError("mistake-not-playing", given=colour, accepted=playing)
    return seat


def _card(rules: Ruleset, value: object) -> bytes:
    return bytes((_kind(rules, _text_of("card", value)),))


def _kind(rules: Ruleset, name: str) -> Kind:
    try:
        return rules.kind(name)
    except GameError as error:
        names = listed([card.name for card in rules.cards])
        raise MistakeError("mistake-unknown-card", given=echoed(name), accepted=names) from error


def _hand(rules: Ruleset, value: object) -> bytes:
    """Return the cards as held: no more than a hand can have, no more of a kind than there are."""
    names = _texts_of("hand", value)
    most = rules.dealing.largest
    if not 1 <= len(names) <= most:
        raise MistakeError("mistake-hand-count", count=len(names), most=most)
    hand = bytes(_kind(rules, name) for name in names)
    for kind, count in Counter(hand).items():
        if count > rules.deck[kind]:
            raise MistakeError(
                "mistake-too-many-cards", card=rules.cards[kind].name, count=count,
                most=rules.deck[kind],
            )
    return hand


def _position(
    rules: Ruleset, pawns: Mapping[object, object], fresh: Sequence[str]
) -> Position:
    board = rules.board
    spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
    for colour, value in pawns.items():
        seat = _seat(colour)
        places = _texts_of(str(colour), value)
        if len(places) != PAWNS_EACH:
            raise MistakeError("mistake-pawn-count", colour=str(colour), count=len(places))
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
            board.start_word, f"square 0 to {board.track - 1}",
            f"{board.lane_word} 1 to {board.lane}", *(["home"] if board.has_home else []),
        ]
        raise MistakeError(
            "mistake-unknown-place", colour=COLOURS[seat], given=echoed(place),
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
                "mistake-two-pawns", one=pawn_name(other), two=pawn_name(pawn),
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


# -- plain values: each returns the value, or raises MistakeError that names ``where`` it is ------


def _wrong(where: str, wanted: Literal["text", "flag", "object", "list", "value"]) -> MistakeError:
    return MistakeError("mistake-wrong-type", where=where, wanted=wanted)


def _text_of(where: str, value: object) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise _wrong(where, "text")
    return value


def _flag_of(where: str, value: object) -> bool:
    """Return true or false; nothing else stands for them."""
    if not isinstance(value, bool):
        raise _wrong(where, "flag")
    return value


def _object_of(where: str, value: object) -> Mapping[object, object]:
    """Return an object; its keys are still to be checked."""
    if not isinstance(value, dict):
        raise _wrong(where, "object")
    return value


def _texts_of(where: str, value: object) -> list[str]:
    """Return a list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _wrong(where, "list")
    return value


def _option_value_of(name: str, value: object) -> str:
    """Return an option's value; a number may be written as one. True and false are no numbers."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _LARGEST_NUMBER:
        raise _wrong(echoed(name), "value")
    return str(value)
