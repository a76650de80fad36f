"""Positions from plain values, as JSON and the arguments of `positions.position` give them.

The keys are ``pawns`` and ``turn``, either ``card`` or ``hand``, ``game``, and if wanted ``rules``,
``teams`` and, on a board that tells pawns that have just come out apart, ``fresh``. How the
position came about is not checked, only that nobody has won it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from sorry_a11y.api.parts import plain, read_own_book
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
from sorry_a11y.rulesets.families import (
    BOOKS,
    MOST_ROUNDS,
    MOST_TARGET,
    CombinationError,
    Wishes,
    asks_for_teams,
    make_rules,
    options_of,
)
from sorry_a11y.rulesets.presets import OptionError

NEEDED = ("game", "pawns", "turn")
POSITION_KEYS = (*NEEDED, "card", "hand", "rules", "teams", "fresh")
RULES_KEYS = ("game", "rules", "teams", "points", "rounds")
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
        GameError: A part of a rule book is wrong.
    """
    fields = _fields(value)
    pawns = object_of("pawns", fields["pawns"])
    seats = _seats(pawns)
    is_held = "hand" in fields
    rules = book or _rules_asked(fields, seats, is_held)
    turn = _turn(text_of("turn", fields["turn"]), seats)
    hand = _hand(rules, fields["hand"]) if is_held else _card(rules, fields["card"])
    where = _position(rules, pawns, texts_of("fresh", fields.get("fresh", [])))
    rest = bytearray(rules.full_deck)
    for kind in hand:
        rest.remove(kind)
    blank = begin_silently(rules, seats).replace(
        phase=Phase.PLAY, turn=turn, starter=turn, pile=b"", discards=bytes(rest),
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
    book = {key: one for key, one in rules_data(rules).items() if key in POSITION_KEYS and one}
    return {
        **book, **_placed(rules.board, game.position), "turn": COLOURS[seat],
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
        "game": rules.name, "rules": options_of(rules), "teams": asks_for_teams(rules),
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
        "decision": str(play), "card": found.cards[play.card].name, "again": play.again,
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


def read_book(fields: Mapping[str, object], seats: Sequence[Seat] = SEATS) -> Ruleset:
    """Return the rule book that plain values name, or describe by its parts.

    Args:
        fields: The values, those of `rules_data`.
        seats: The seats that play.

    Raises:
        MistakeError: A value is wrong.
        GameError: A part of a rule book is wrong.
    """
    game = fields["game"]
    if not isinstance(game, str):
        book = read_own_book(game)
        if others := [key for key in RULES_KEYS[1:] if key in fields]:
            raise MistakeError("mistake-own-options", given=others[0])
        if book.has_teams and seats != SEATS:
            raise MistakeError("mistake-teams-seats")
        return book
    points, rounds = fields.get("points", False), fields.get("rounds", 0)
    if not isinstance(points, bool | int):
        raise _wrong("points", "points")
    if type(rounds) is not int:  # True is no number
        raise _wrong("rounds", "number")
    options = {
        text_of("rules", name): _option_value_of(str(name), value)
        for name, value in object_of("rules", fields.get("rules", {})).items()
    }
    teams = _flag_of("teams", fields.get("teams", False))
    return rules_for(wishes_for(game, options, teams, points, rounds), seats)


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


def _rules_asked(fields: Mapping[str, object], seats: tuple[Seat, ...], held: bool) -> Ruleset:
    """Return the rule book asked about; where cards are drawn, a hand belongs to a points game."""
    rules = read_book(fields, seats)
    if held and rules.is_open and isinstance(fields["game"], str):
        return read_book({**fields, "points": True}, seats)
    return rules


def _turn(colour: str, seats: tuple[Seat, ...]) -> Seat:
    seat = _seat(colour)
    if seat not in seats:
        playing = listed([COLOURS[other] for other in seats])
        raise MistakeError("mistake-not-playing", given=colour, accepted=playing)
    return seat


def _card(rules: Ruleset, value: object) -> bytes:
    return bytes((_kind(rules, text_of("card", value)),))


def _kind(rules: Ruleset, name: str) -> Kind:
    try:
        return rules.kind(name)
    except GameError as error:
        names = listed([card.name for card in rules.cards])
        raise MistakeError("mistake-unknown-card", given=echoed(name), accepted=names) from error


def _hand(rules: Ruleset, value: object) -> bytes:
    """Return the cards as held: no more than a hand can have, no more of a kind than there are."""
    names = texts_of("hand", value)
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
        places = texts_of(str(colour), value)
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


_PlainKind = Literal["text", "flag", "object", "list", "value", "points", "number"]
"""The kinds of plain values, as the message names them."""


def _wrong(where: str, wanted: _PlainKind) -> MistakeError:
    return MistakeError("mistake-wrong-type", where=where, wanted=wanted)


def text_of(where: str, value: object) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise _wrong(where, "text")
    return value


def _flag_of(where: str, value: object) -> bool:
    """Return true or false; nothing else stands for them."""
    if not isinstance(value, bool):
        raise _wrong(where, "flag")
    return value


def object_of(where: str, value: object) -> Mapping[object, object]:
    """Return an object; its keys are still to be checked."""
    if not isinstance(value, dict):
        raise _wrong(where, "object")
    return value


def texts_of(where: str, value: object) -> list[str]:
    """Return a list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _wrong(where, "list")
    return value


def _option_value_of(name: str, value: object) -> str:
    """Return an option's value; a number may be written as one. True and false are no numbers."""
    if isinstance(value, str):
        return value
    if type(value) is not int or abs(value) > _LARGEST_NUMBER:
        raise _wrong(echoed(name), "value")
    return str(value)
