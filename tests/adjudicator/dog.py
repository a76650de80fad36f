"""What each card of Dog allows."""

from dataclasses import dataclass

from .options import Rules
from .places import KENNEL, PARTNER, Place, seat_of

Standing = tuple[str, int, bool]
"""The kind of place, its number, and whether the pawn there is fresh: out, and not yet moved."""

Ring = dict[str, list[Standing]]
"""For every colour, where its four pawns stand, by pawn number."""

IN_KENNEL: Standing = (*KENNEL, False)
STEPS = {
    "A": (1, 11), "2": (2,), "3": (3,), "4": (4,), "5": (5,), "6": (6,), "8": (8,), "9": (9,),
    "10": (10,), "J": (), "Q": (12,), "K": (13,),
}  # fmt: skip
BRING_OUT = ("A", "K")
LAST_TARGET = 4


@dataclass(frozen=True)
class Track:
    """The ring and the options that shape it."""

    rules: Rules

    def squares(self) -> int:
        """How many squares the ring has."""
        return int(self.rules["board"])

    def start(self, colour: str) -> int:
        """The square on which a colour comes out."""
        return self.squares() // 4 * seat_of(colour)

    def door(self, colour: str) -> int:
        """The square after which a colour's pawns may turn into their targets."""
        if self.rules["board"] == "64":
            return self.start(colour)
        return (self.start(colour) - 1) % self.squares()

    def protected(self, board: Ring, colour: str, number: int) -> bool:
        """Whether a pawn stands on its own start square and may be neither hit nor passed."""
        kind, square, fresh = board[colour][number]
        if (kind, square) != ("square", self.start(colour)):
            return False
        return fresh or self.rules["protect"] == "start"

    def next_places(self, colour: str, standing: Standing) -> list[Place]:
        """The places one step forward: one, two at the door of the lane, or none."""
        kind, number, fresh = standing
        if kind == "kennel" or (kind, number) == ("target", LAST_TARGET):
            return []
        if kind == "target":
            return [("target", number + 1)]
        places: list[Place] = [("square", (number + 1) % self.squares())]
        # On a board of 64 a pawn comes out on its door, and must go round before it turns in.
        if number == self.door(colour) and not fresh:
            places.append(("target", 1))
        return places

    def barred(self, board: Ring, colour: str, place: Place) -> bool:
        """Whether a pawn of a colour may neither stand on a place nor pass it."""
        if place[0] == "target":
            return any(pawn[:2] == place for pawn in board[colour])
        return any(
            pawn[:2] == place and self.protected(board, owner, number)
            for owner, pawns in board.items()
            for number, pawn in enumerate(pawns)
        )


def copy_ring(board: Ring) -> Ring:
    """A board of its own with the same pawns."""
    return {colour: list(pawns) for colour, pawns in board.items()}


def set_down(board: Ring, colour: str, number: int, place: Place, fresh: bool = False) -> Ring:
    """The board after a pawn comes to a place and hits whoever else stands there.

    Only squares of the ring are shared; a target of the same number is another colour's.
    """
    after = copy_ring(board)
    for pawns in after.values():
        for index, pawn in enumerate(pawns):
            if place[0] == "square" and pawn[:2] == place:
                pawns[index] = IN_KENNEL
    after[colour][number] = (*place, fresh)
    return after


def played_colour(board: Ring, turn: str) -> str:
    """The colour whose pawns are played: the partner's once all four own are in the targets."""
    finished = all(pawn[0] == "target" for pawn in board[turn])
    return PARTNER[turn] if finished else turn


def bring_out(track: Track, board: Ring, colour: str) -> list[Ring]:
    """A pawn out of the kennel onto the start square."""
    place: Place = ("square", track.start(colour))
    if IN_KENNEL not in board[colour] or track.barred(board, colour, place):
        return []
    return [set_down(board, colour, board[colour].index(IN_KENNEL), place, fresh=True)]


def ends_forward(track: Track, board: Ring, colour: str, pawn: Standing, steps: int) -> list[Place]:
    """Every place where a forward count of a pawn may end, both ways at the door."""
    if steps == 0:
        return [pawn[:2]]
    ends: list[Place] = []
    for place in track.next_places(colour, pawn):
        if not track.barred(board, colour, place):
            ends += ends_forward(track, board, colour, (*place, False), steps - 1)
    return ends


def forward(track: Track, board: Ring, colour: str, steps: int) -> list[Ring]:
    """Each pawn of a colour counted forward."""
    return [
        set_down(board, colour, number, place)
        for number, pawn in enumerate(board[colour])
        for place in ends_forward(track, board, colour, pawn, steps)
    ]


def back_four(track: Track, board: Ring, colour: str) -> list[Ring]:
    """Each pawn of a colour on the ring set back four squares, never into the targets."""
    boards: list[Ring] = []
    for number, (kind, square, _) in enumerate(board[colour]):
        if kind != "square":
            continue
        passed = [("square", (square - step) % track.squares()) for step in (1, 2, 3, 4)]
        if not any(track.barred(board, colour, place) for place in passed):
            boards.append(set_down(board, colour, number, passed[-1]))
    return boards


def may_be_taken(track: Track, board: Ring, colour: str, other: str, number: int) -> bool:
    """Whether a jack played for a colour may take a pawn of a colour, its own included."""
    kind, _, fresh = board[other][number]
    if kind != "square" or fresh:
        return False
    return other == colour or not track.protected(board, other, number)


def jack(track: Track, board: Ring, colour: str) -> list[Ring]:
    """An own pawn on the ring exchanged with another, neither of them fresh afterwards."""
    boards: list[Ring] = []
    for mine in range(4):
        if not may_be_taken(track, board, colour, colour, mine):
            continue
        for other in board:
            for theirs in range(4):
                if (other, theirs) == (colour, mine):
                    continue
                if other == colour and track.rules["jack"] == "foreign":
                    continue
                if may_be_taken(track, board, colour, other, theirs):
                    boards.append(exchange(board, (colour, mine), (other, theirs)))
    return boards


def exchange(board: Ring, one: tuple[str, int], two: tuple[str, int]) -> Ring:
    """The board after two pawns have changed places."""
    after = copy_ring(board)
    after[one[0]][one[1]] = board[two[0]][two[1]]
    after[two[0]][two[1]] = board[one[0]][one[1]]
    return after


def seven(track: Track, board: Ring, turn: str) -> list[Ring]:
    """Seven single steps by any pawns in any order; each hits whoever stands on its square."""
    boards = [board]
    for _ in range(7):
        reached: dict[object, Ring] = {}
        for before in boards:
            for after in single_steps(track, before, turn):
                reached[tuple(tuple(pawns) for pawns in after.values())] = after
        boards = list(reached.values())
    return boards


def single_steps(track: Track, board: Ring, turn: str) -> list[Ring]:
    """Every board one step of a seven further on; the fourth pawn home opens the partner's."""
    colour = played_colour(board, turn)
    return forward(track, board, colour, 1)


def card_boards(track: Track, board: Ring, turn: str, card: str) -> list[Ring]:
    """Every board that a card leads to. A joker is any other card."""
    if card == "joker":
        return [after for kind in (*STEPS, "7") for after in card_boards(track, board, turn, kind)]
    if card == "7":
        return seven(track, board, turn)
    colour = played_colour(board, turn)
    boards: list[Ring] = []
    if card in BRING_OUT:
        boards += bring_out(track, board, colour)
    if card == "4":
        boards += back_four(track, board, colour)
    if card == "J":
        boards += jack(track, board, colour)
    for steps in STEPS[card]:
        boards += forward(track, board, colour, steps)
    return boards
