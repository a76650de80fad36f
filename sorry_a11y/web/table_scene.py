"""What lies on a table besides the board, for those who see it: cards, whose turn it is, who is
away."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from msgspec import Struct

from sorry_a11y.game.setup import Seating
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.rules.board import WATCHER, Kind, Seat, kinds_of
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import Phase
from sorry_a11y.rules.view import View
from sorry_a11y.session.key_commands import Command

WITHOUT_A_GAME: Final = frozenset({"table", "chat", "desk", "repeat"})
"""The questions that mean something before there is a game."""
OF_HANDS: Final = frozenset({"hand"})
"""Those that mean something only where cards are held in hands."""
WHOLE_WORDS: Final = frozenset({"sorry"})
"""Cards whose face is their name and no sign."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """The cards, players and questions that are seen after a reply.

    Attributes:
        turn: The seat that must decide, -1 for none.
        title: Whose turn that is, in words.
        hand: (kind, face) of the player's cards, or of the one that lies open.
        is_open: Whether cards lie open.
        discard: The face of the card that was laid down last.
        pile: How many cards lie face down.
        hands: How many cards each seat holds.
        away: The seats out of reach.
        won: The seats that have won.
        asks: The keys whose questions mean something.
        is_asked: Whether the table waits for a yes or a no.
        is_menu: Whether there is a menu and no table.
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
    is_menu: bool = False


def scene(
    to: Words, seen: View | None, seating: Seating | None, own: Sequence[Seat], asks: str, *,
    away: Sequence[Seat] = (), is_asked: bool = False,
) -> Scene:
    """Return what is to be seen of a game, or before there is one.

    ``seen``: what the player of the seats ``own`` may know after what was told. The others are
    those of `Scene`.
    """
    if seen is None or seating is None:
        return Scene(WATCHER, to.say("page-turn", whose="none", name=""), away=tuple(away),
                     asks=asks, is_asked=is_asked)
    is_over = seen.phase is Phase.OVER
    turn = WATCHER if is_over else seen.turn
    whose = "over" if is_over else "yours" if turn in own else "theirs"
    name = "" if is_over else seating.name(turn)
    lies_open = seen.is_open and not is_over
    return Scene(
        turn, upper_first(to.say("page-turn", whose=whose, name=name)),
        tuple((card, face(to, seen.rules, card)) for card in kinds_of(seen.hand)),
        seen.is_open, _top(to, seen), seen.pile_size, () if lies_open else seen.hand_sizes,
        tuple(away), seen.winners, asks, is_asked,
    )


def keys_to_ask(commands: Sequence[Command], names: Set[str], seen: View | None) -> str:
    """Return the keys of those commands in ``names`` that mean something in this game, or before
    there is one, each by the key to learn."""
    known = set(names)
    if seen is None:
        known &= WITHOUT_A_GAME
    elif seen.is_open:
        known -= OF_HANDS
    return "".join(one.keys[0] for one in commands if one.name in known)


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
