"""The drawing of a table: the board, the cards and the players.

A board is drawn in squares of one unit, from the board's own numbers. The track is the rim of a
square with ``side`` squares from corner to corner; one seat's side lies below, and clockwise goes
to the left there, as the earcons do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from math import dist
from typing import Final

from msgspec import Struct, structs

from sorry_a11y.core.game.names import told_name
from sorry_a11y.core.game.setup import PERSON, Seating
from sorry_a11y.core.rules.board import (
    NO_KIND,
    RED,
    SEATS,
    WATCHER,
    Board,
    Kind,
    Seat,
    Spot,
    kinds_of,
)
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import THE_GAMES, family_of
from sorry_a11y.online.wire.protocol import OPEN, ProtocolMessage, SeatState
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.ui.session.feed import Passed
from sorry_a11y.ui.session.key_commands import AT_SHARED_TABLE, COMMANDS
from sorry_a11y.ui.session.motions import Motion, motions

STAGE_GAMES: Final = dict(zip(("Sorry!", "Dog"), THE_GAMES, strict=True))
"""The rule books of the boards that are drawn where there is no game, by their names."""
WITHOUT_A_GAME: Final = frozenset({"table", "chat", "desk", "repeat"})
"""The commands that a table answers before there is a game."""
_OF_HANDS: Final = frozenset({"hand"})
"""The commands that a game answers only if cards are held in hands."""
_WHOLE_WORDS: Final = frozenset({"sorry"})
"""The names of cards on whose face the whole name stands, and not its first letter."""
_NAMED: Final = ("sorry", "J", "Q", "K", "A", "joker")
"""The names of the cards that are no numbers."""


def stage_board(preset: str) -> str:
    """Return the place, from 1, of the board in `STAGE_GAMES` on which a preset is played."""
    families = [family_of(book) for book in STAGE_GAMES.values()]
    return str(families.index(family_of(preset)) + 1)


# -- the board ---------------------------------------------------------------------------------

_DEEP = 2.0
"""The units from the rim to the middle of a start circle."""
_START_RADIUS = 1.25
_HOME_RADIUS = 1.25
_LEAST_MIDDLE = 2.0
"""The least room, in units, for two cards side by side in the middle."""
_CARD_SHARE = 0.87
"""The width of a card, as a share of half of the room for two."""
_NARROW = ((0.0, -1.7), (0.0, 0.0))
"""Where the pile and the open card lie, from the middle, between lanes that nearly meet."""
_BESIDE = 2.25
"""The units between a start and a lane that both begin in the middle of a side."""


class Drawing(ProtocolMessage, frozen=True, tag="board", omit_defaults=False):
    """A board to draw, in units, and who plays on it.

    Attributes:
        side: The squares of a side, from corner to corner.
        track: The number of squares of the rim, which are the first spots.
        places: The (x, y) of each spot; (0, 0) for spots that the board does not use.
        wide: The radius of each spot that holds four pawns.
        homes: The spots that are a home.
        lanes: The spots of each seat's lane.
        slides: For each slide (seat, first spot, last spot).
        exits: For each seat the spot on which its pawns come out.
        cards: The (x, y, width) of the pile and of the card that lies open.
        names: The name of each seat; None if nobody plays there.
        own: The seats of the player.
        position: The spots of the pawns as they were drawn last; empty for a new game.
        free: The seats that are open for somebody, whose names say so.
    """

    side: int
    track: int
    places: list[tuple[float, float]]
    wide: dict[Spot, float]
    homes: list[Spot]
    lanes: list[list[Spot]]
    slides: list[tuple[Seat, Spot, Spot]]
    exits: list[Spot]
    cards: list[tuple[float, float, float]]
    names: tuple[str | None, ...] = ()
    own: tuple[Seat, ...] = ()
    position: tuple[Spot, ...] = ()
    free: tuple[Seat, ...] = ()


def room_drawing(to: Words, rules: Ruleset, seats: Sequence[SeatState], guest: int) -> Drawing:
    """Return the drawing of a board before its game, with the pawns as it will begin.

    Args:
        to: The words of the player.
        rules: The rules of the game.
        seats: Who has each seat of the game.
        guest: The number of the player at the table.
    """
    names = {
        one.seat: told_name(one.name)
        or upper_first(
            to.say("page-seat-free" if one.kind in (OPEN, PERSON) else "people-seat-bot")
        )
        for one in seats
    }
    own = tuple(SEATS[one.seat] for one in seats if one.guest == guest)
    return structs.replace(
        drawing(rules.board, own[0] if own else RED),
        names=tuple(names.get(seat) for seat in SEATS),
        own=own,
        position=tuple(map(Spot, rules.set_up(SEATS))),
        free=tuple(
            SEATS[one.seat] for one in seats if one.kind in (OPEN, PERSON) and one.guest < 0
        ),
    )


def drawing(board: Board, below: Seat) -> Drawing:
    """Return the drawing of a board with the side of the seat ``below`` below."""
    side = board.spacing
    # a board that ends in targets has its lanes next to its exits: in the middle of the side
    shift = 0 if board.has_home else side // 2
    places = [(0.0, 0.0)] * board.spots
    wide: dict[Spot, float] = {}
    lanes: list[list[Spot]] = []
    for seat in SEATS:
        turn = (seat - below) % len(SEATS)
        for offset in range(side):
            at = offset + shift
            places[board.square(seat, offset)] = _point(
                side, (turn + at // side) % len(SEATS), at % side, 0
            )
        door = board.door + shift
        lanes.append([board.lane_spot(seat, step) for step in range(1, board.lane + 1)])
        for step, spot in enumerate(lanes[-1], 1):
            places[spot] = _point(side, turn, door, step)
        start = board.start(seat)
        beside = 0 if board.has_home else _BESIDE
        places[start] = _point(side, turn, board.exit + shift + beside, _DEEP)
        wide[start] = _START_RADIUS
        if board.has_home:
            home = board.home(seat)
            places[home] = _point(side, turn, door, board.lane + 0.5 + _HOME_RADIUS)
            wide[home] = _HOME_RADIUS
        places[board.exit_spot(seat)] = places[board.exit_square(seat)]
    homes = [board.home(seat) for seat in SEATS] if board.has_home else []
    slides: list[tuple[Seat, Spot, Spot]] = [
        (seat, square, board.square(seat, offset + steps))
        for seat in SEATS
        for offset, steps in board.slides
        for square in (board.square(seat, offset),)
    ]
    room = side / 2 - board.lane - 0.5  # to the ends of lanes in the middle of a side
    if board.has_home:
        room = min(dist(places[home], (side / 2, side / 2)) - _HOME_RADIUS for home in homes)
    exits = [board.exit_square(seat) for seat in SEATS]
    cards = _cards(side / 2, room)
    return Drawing(side, board.track, places, wide, homes, lanes, slides, exits, cards)


def _cards(middle: float, room: float) -> list[tuple[float, float, float]]:
    """Return the (x, y, width) of the pile and of the open card.

    Args:
        middle: The units from a side to the middle of the board.
        room: The units from there to the nearest thing drawn.
    """
    if room > _LEAST_MIDDLE:
        return [
            (round(middle + x * room / 2, 2), middle, round(_CARD_SHARE * room, 2)) for x in (-1, 1)
        ]
    return [(middle + x, middle + y, 1.0) for x, y in _NARROW]


def _point(side: int, turn: int, along: float, deep: float) -> tuple[float, float]:
    """Return the (x, y) of a point.

    Args:
        side: The squares of a side.
        turn: The side of the rim: 0 below, 1 left, 2 above, 3 right.
        along: The units from the corner of this side, clockwise.
        deep: The units from the rim inward.
    """
    match turn:
        case 0:
            return side - along, side - deep
        case 1:
            return deep, side - along
        case 2:
            return along, deep
    return side - deep, along


# -- cards and players -------------------------------------------------------------------------


class Scene(Struct, frozen=True, omit_defaults=True):
    """The cards, players and buttons that are seen after a reply.

    Attributes:
        turn: The seat that must decide; -1 for none.
        title: Whose turn it is, in words, or the title of a menu.
        hand: The (kind, face) of each card of the player, or of the card that lies open.
        is_open: Whether cards lie open.
        discard: The face of the card laid down last; empty for none.
        pile: How many cards lie face down.
        hands: How many cards each seat holds.
        away: The seats whose players are out of reach.
        marks: What stands beside the name of each seat: its points, whether it is the player's own,
            or who there is ready for the next game; empty where nothing does.
        won: The seats that have won.
        result: Who has won, in words; empty if nobody has.
        waits: Who is waited for before another game, in words; empty for nobody.
        asks: The keys of the commands that are answered now.
        asked: What the table asks for a yes or a no, in words; empty for nothing.
        seconds: The seconds that are left to answer it.
        elsewhere: The sentences of the news that stand elsewhere on the screen.
        is_menu: Whether there is a menu and no table.
        is_front: Whether the title is that of the first menu, which says what this page is.
        is_room: Whether people gather at a table, and its game has not begun.
        board: The place in `STAGE_GAMES`, from 1, of the board that a menu is about; or empty.
    """

    turn: Seat
    title: str
    hand: tuple[tuple[Kind, str], ...] = ()
    is_open: bool = False
    discard: str = ""
    pile: int = 0
    hands: tuple[int, ...] = ()
    away: tuple[Seat, ...] = ()
    marks: tuple[str, ...] = ()
    won: tuple[Seat, ...] = ()
    result: str = ""
    waits: str = ""
    asks: str = ""
    asked: str = ""
    seconds: int = 0
    elsewhere: tuple[str, ...] = ()
    is_menu: bool = False
    is_front: bool = False
    is_room: bool = False
    board: str = ""


def scene(
    to: Words,
    seen: View | None,
    seating: Seating | None,
    own: Sequence[Seat],
    asks: Set[str],
    *,
    away: Sequence[Seat] = (),
    asked: tuple[str, int] = ("", 0),
) -> Scene:
    """Return the scene of a game, or of a table before its game.

    Args:
        to: The words of the player.
        seen: The view of the player after the news told so far; None without a game.
        seating: Who sits where; None without a game.
        own: The seats of the player.
        asks: The names of the commands that the player may give here.
        away: The seats whose players are out of reach.
        asked: What the table asks in words, and the seconds that are left to answer it.
    """
    keys = _keys_to_ask(asks, seen if seating else None)
    if seen is None or seating is None:
        return Scene(
            WATCHER,
            upper_first(to.say("page-turn", whose="none", name="")),
            away=tuple(away),
            asks=keys,
            asked=asked[0],
            seconds=asked[1],
            is_room=True,
        )
    is_over = seen.over
    turn = WATCHER if is_over else seen.turn
    whose = "over" if is_over else "yours" if turn in own else "theirs"
    name = "" if is_over else seating.name(turn)
    lies_open = seen.rules.is_open and not is_over
    return Scene(
        turn,
        upper_first(to.say("page-turn", whose=whose, name=name)),
        tuple((card, _face(to, seen.rules, card)) for card in kinds_of(seen.hand)),
        seen.rules.is_open,
        _top(to, seen),
        seen.pile_size,
        () if lies_open else seen.hand_sizes,
        tuple(away),
        won=seen.winners,
        result=_result(to, seen, seating, own),
        marks=tuple(map(str, seen.course.totals)) if seen.rules.scoring else (),
        asks=keys,
        asked=asked[0],
        seconds=asked[1],
    )


def _result(to: Words, seen: View, seating: Seating, own: Sequence[Seat]) -> str:
    """Return who has won, in words; empty before anybody has."""
    if not seen.winners:
        return ""
    whose = "yours" if set(own) & set(seen.winners) else "theirs"
    # who is always "you" has no name
    names = [name for seat in seen.winners if (name := seating.name(seat))] or [""]
    return upper_first(
        to.say(
            "page-result",
            whose=whose,
            names=to.items(names),
            count=len(seen.winners),
        )
    )


DrawnMove = tuple[tuple[Spot, ...], Seat, str, tuple[Motion, ...]]
"""A position to draw: the spot of each pawn, the seat whose card led to it (-1 for none), the face
of the card (empty for none), and the motions of pawns that led to it."""


def drawn_moves(to: Words, rules: Ruleset, passed: Iterable[Passed]) -> list[DrawnMove]:
    """Return positions that were told as they are drawn."""
    return [
        (
            tuple(map(Spot, position)),
            seat,
            "" if card == NO_KIND else _face(to, rules, card),
            tuple(motions(events, rules.board)),
        )
        for position, seat, card, events in passed
    ]


def _keys_to_ask(names: Set[str], seen: View | None) -> str:
    """Return the first keys of those commands that are answered in a game.

    ``seen``: the view of the game; None if it has not begun.
    """
    if seen is None:
        names = names & WITHOUT_A_GAME
    elif seen.rules.is_open:
        names = names - _OF_HANDS
    return "".join(one.keys[0] for one in (*COMMANDS, *AT_SHARED_TABLE) if one.name in names)


def _face(to: Words, rules: Ruleset, card: Kind) -> str:
    """Return the face of a card: its number, its word, or the first letter of its name."""
    name = rules.cards[card].name
    return name if name.isdecimal() else _face_of(to, name)


def _face_of(to: Words, name: str) -> str:
    if name == "joker":
        return "★"
    word = upper_first(to.say(f"terms-card-{name}"))
    return word if name in _WHOLE_WORDS else word[:1]


def words_of_faces(to: Words) -> dict[str, str]:
    """Return by each face that is no number the word by which sentences name its card."""
    return {_face_of(to, name): to.say(f"terms-card-{name}") for name in _NAMED}


def _top(to: Words, seen: View) -> str:
    return _face(to, seen.rules, kinds_of(seen.discards)[-1]) if seen.discards else ""
