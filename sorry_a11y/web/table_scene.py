"""What lies on a table besides the board, for those who see it: cards, whose turn it is, who is
away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.rules.board import WATCHER, Kind, Seat, kinds_of
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import Phase
from sorry_a11y.rules.view import View
from sorry_a11y.session.key_commands import COMMANDS
from sorry_a11y.table.setup import Seating

OF_HANDS: Final = frozenset({"hand"})
"""Those that mean something only where cards are held in hands."""
WHOLE_WORDS: Final = frozenset({"sorry"})
"""Cards whose face is their name and no sign."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """What is to be seen after a reply.

    ``turn``: the seat that must decide, -1 for none; ``title``: whose turn that is, in words.
    ``hand``: (kind, face) of the player's cards, or of the one that lies open; ``is_open``: whether
    cards lie open. ``discard``: the face of the card that was laid down last. ``pile``: how many
    lie face down. ``hands``: how many each seat holds. ``away``: the seats out of reach. ``won``:
    those that have won. ``asks``: the keys whose questions mean something. ``is_asked``: whether
    the table waits for a yes or a no.
    """

    turn: Seat
    title: str
    hand: tuple[tuple[Kind, str], ...] = ()
    is_open: bool = False
    discard: str = ""
    pile: int = 0
    hands: tuple[int, ...] = ()
    away: tuple[Seat, ...] = ()
    won: tuple[Seat, ...] = ()
    asks: str = ""
    is_asked: bool = False


def empty_scene(to: Words) -> Scene:
    """Return what is to be seen where no game is played."""
    return Scene(WATCHER, to.say("page-turn", whose="none", name=""))


def table_scene(to: Words, seen: View, seating: Seating, own: Sequence[Seat]) -> Scene:
    """Return what is to be seen of a game. ``own``: the seats of the player."""
    is_over = seen.phase is Phase.OVER
    turn = WATCHER if is_over else seen.turn
    whose = "over" if is_over else "yours" if turn in own else "theirs"
    name = "" if is_over else seating.name(turn)
    lies_open = seen.is_open and not is_over
    return Scene(
        turn, upper_first(to.say("page-turn", whose=whose, name=name)),
        tuple((card, face(to, seen.rules, card)) for card in kinds_of(seen.hand)),
        seen.is_open, _top(to, seen), seen.pile_size, () if lies_open else seen.hand_sizes,
        won=seen.winners,
    )


def asks_alone(seen: View, *, may_undo: bool) -> str:
    """Return the keys whose questions mean something in a game without a table of friends."""
    known = {one.name for one in COMMANDS} - (OF_HANDS if seen.is_open else frozenset())
    if not may_undo:
        known -= {"undo"}
    return "".join(one.keys[0] for one in COMMANDS if one.name in known)


def face(to: Words, rules: Ruleset, card: Kind) -> str:
    """Return what is drawn on a card: its number, its word, or the first letter of its name."""
    name = rules.cards[card].name
    if name.isdecimal():
        return name
    if name == "joker":
        return "★"
    word = upper_first(to.say(f"terms-card-{name}"))
    return word if name in WHOLE_WORDS else word[:1]


def _top(to: Words, seen: View) -> str:
    return face(to, seen.rules, kinds_of(seen.discards)[-1]) if seen.discards else ""
