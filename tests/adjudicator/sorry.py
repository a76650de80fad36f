"""What each card of Sorry! allows."""

from collections.abc import Iterator
from dataclasses import dataclass

from .options import Rules
from .places import COLOURS, HOME, PARTNER, START, Board, Place, copy_board
from .track import after_back, after_forward, arrive, circle

Pawn = tuple[str, int]
Outcome = tuple[Board, bool]
"""A board after a play, and whether the play draws again."""

FORWARD = {
    "1": 1, "2": 2, "3": 3, "5": 5, "7": 7, "8": 8, "10": 10, "11": 11, "12": 12,
}  # fmt: skip
BACK = {"4": 4, "10": 1}
STARTERS = ("1", "2")


@dataclass(frozen=True)
class Table:
    """A position and the rules it is played by."""

    board: Board
    rules: Rules
    teams: bool
    turn: str

    def side(self) -> list[str]:
        """The colours whose pawns the player on turn may move."""
        return [self.turn, PARTNER[self.turn]] if self.teams else [self.turn]

    def pawns(self) -> list[Pawn]:
        """Every pawn that the player on turn may move, wherever it stands."""
        return [(colour, number) for colour in self.side() for number in range(4)]

    def opponents_on_track(self) -> list[Pawn]:
        """Every opposing pawn on the track."""
        others = [c for c in COLOURS if c in self.board and c not in self.side()]
        return [pawn for colour in others for pawn in on_track(self.board, colour)]

    def won(self, board: Board) -> bool:
        """Whether the player's colour, or the team's two, are all home on a board."""
        return all(place == HOME for colour in self.side() for place in board[colour])


@dataclass(frozen=True)
class CardPlays:
    """All outcomes of one card, and how binding they are.

    ``only_swaps``: an 11 with which nothing can walk. ``penalty``: a Sorry! that nobody can
    use, for which a pawn of the team goes back.
    """

    outcomes: list[Outcome]
    only_swaps: bool = False
    penalty: bool = False


def on_track(board: Board, colour: str) -> list[Pawn]:
    """The pawns of a colour that stand on the track."""
    return [(colour, n) for n, place in enumerate(board[colour]) if place[0] == "square"]


def place_of(board: Board, pawn: Pawn) -> Place:
    """Where a pawn stands."""
    return board[pawn[0]][pawn[1]]


def walk_forward(board: Board, pawn: Pawn, steps: int, rules: Rules) -> list[Board]:
    """The boards after a pawn on the track or in safety counts forward."""
    place = place_of(board, pawn)
    if place in (START, HOME):
        return []
    end = after_forward(pawn[0], place, steps, rules)
    return [] if end is None else arrive(board, pawn, end, rules)


def walk_back(board: Board, pawn: Pawn, steps: int, rules: Rules) -> list[Board]:
    """The boards after a pawn on the track or in safety counts backward."""
    place = place_of(board, pawn)
    if place in (START, HOME):
        return []
    return arrive(board, pawn, after_back(pawn[0], place, steps), rules)


def leave_start(board: Board, pawn: Pawn, rules: Rules) -> list[Board]:
    """The boards after a pawn in start comes out on its circle."""
    if place_of(board, pawn) != START:
        return []
    return arrive(board, pawn, circle(pawn[0]), rules)


def number_card(board: Board, pawn: Pawn, card: str, rules: Rules) -> list[Board]:
    """Everything that one pawn can do with a number card, swaps and splits aside."""
    boards: list[Board] = []
    if card in STARTERS:
        boards += leave_start(board, pawn, rules)
    if card in FORWARD:
        boards += walk_forward(board, pawn, FORWARD[card], rules)
    if card in BACK:
        boards += walk_back(board, pawn, BACK[card], rules)
    return boards


def part_of_seven(board: Board, pawn: Pawn, part: int, rules: Rules) -> list[Board]:
    """What a pawn can do with one part of a divided 7."""
    if rules["seven"] == "cards" and part != 6:
        return number_card(board, pawn, str(part), rules)
    return walk_forward(board, pawn, part, rules)


def frozen(board: Board) -> tuple[tuple[Place, ...], ...]:
    """A board as a value that can stand in a set."""
    return tuple(tuple(places) for places in board.values())


def seven(table: Table) -> list[Outcome]:
    """A 7 walked whole, or in ordered parts by different pawns, each on the board before it."""
    rules = table.rules
    whole = [
        (board, False)
        for pawn in table.pawns()
        for board in walk_forward(table.board, pawn, 7, rules)
    ]
    most = 7 if table.teams and rules["team-seven"] == "any" else 2
    return whole + list(divided(table, table.board, frozenset(), 7, False, most, set()))


def divided(
    table: Table,
    board: Board,
    used: frozenset[Pawn],
    left: int,
    again: bool,
    most: int,
    seen: set[object],
) -> Iterator[Outcome]:
    """Every way to spend what is left of a 7 on pawns that have not moved yet."""
    if left == 0:
        yield board, again
        return
    state = (frozen(board), used, left, again)
    if state in seen:
        return
    seen.add(state)
    for pawn in table.pawns():
        if pawn in used:
            continue
        for part in range(1, min(left, 6) + 1):
            if len(used) + 1 == most and part != left:
                continue
            drew = again or (part == 2 and table.rules["seven"] == "cards")
            for after in part_of_seven(board, pawn, part, table.rules):
                yield from divided(table, after, used | {pawn}, left - part, drew, most, seen)


def swaps(table: Table) -> list[Board]:
    """Every exchange of a pawn on the track with an opponent's pawn on the track."""
    boards: list[Board] = []
    for colour in table.side():
        for mine in on_track(table.board, colour):
            for theirs in table.opponents_on_track():
                gone = copy_board(table.board)
                gone[theirs[0]][theirs[1]] = place_of(table.board, mine)
                there = place_of(table.board, theirs)
                boards += arrive(gone, mine, there, table.rules)
    return boards


def eleven(table: Table) -> CardPlays:
    """Eleven forward or an exchange; only pawns on the track take part."""
    walks = [
        board
        for colour in table.side()
        for pawn in on_track(table.board, colour)
        for board in walk_forward(table.board, pawn, 11, table.rules)
    ]
    outcomes = [(board, False) for board in walks + swaps(table)]
    return CardPlays(outcomes, only_swaps=not walks)


def from_start_onto(table: Table, colour: str, victims: list[Pawn]) -> list[Outcome]:
    """A colour's first pawn in start set down on each victim; none without a pawn in start."""
    if START not in table.board[colour]:
        return []
    pawn = (colour, table.board[colour].index(START))
    return [
        (board, False)
        for victim in victims
        for board in arrive(table.board, pawn, place_of(table.board, victim), table.rules)
    ]


def sorry(table: Table) -> CardPlays:
    """A pawn from start onto an opponent; failing that, what a team owes."""
    victims = table.opponents_on_track()
    plays = [out for colour in table.side() for out in from_start_onto(table, colour, victims)]
    if not table.teams or plays:
        return CardPlays(plays)
    if table.rules["team-sorry"] == "penalty":
        return CardPlays(penalties(table), penalty=True)
    if victims:  # an opponent could be hit, had the team a pawn in start: nothing is owed
        return CardPlays([])
    mine, partner = table.side()
    plays = from_start_onto(table, mine, on_track(table.board, partner))
    if table.rules["team-sorry"] == "team":
        plays += from_start_onto(table, partner, on_track(table.board, mine))
    return CardPlays(plays)


def penalties(table: Table) -> list[Outcome]:
    """Each pawn of the team on the track or in safety sent back to its start."""
    outcomes: list[Outcome] = []
    for colour, number in table.pawns():
        if table.board[colour][number] not in (START, HOME):
            after = copy_board(table.board)
            after[colour][number] = START
            outcomes.append((after, False))
    return outcomes


def card_plays(table: Table, card: str) -> CardPlays:
    """Everything that a card allows the player on turn. A play that wins never draws again."""
    if card == "sorry":
        return sorry(table)
    if card == "11":
        return eleven(table)
    if card == "7":
        outcomes = seven(table)
    else:
        outcomes = [
            (board, card == "2")
            for pawn in table.pawns()
            for board in number_card(table.board, pawn, card, table.rules)
        ]
    return CardPlays([(board, again and not table.won(board)) for board, again in outcomes])
