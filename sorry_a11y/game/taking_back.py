"""Taking back: which actions go, and what the cards left in the pile become.

Nothing is kept for it. A seat takes back its occupant's last decision with everything since, and
once a person has given a card unseen, nothing before that (D5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sorry_a11y.bots.bot import shuffled
from sorry_a11y.game.chance import Chance
from sorry_a11y.game.log import GameEntry, TakeBack
from sorry_a11y.game.setup import Seating
from sorry_a11y.rules.actions import Action, Give, Lot, Shuffle
from sorry_a11y.rules.board import Seat

_BEFORE_ALL = -1
"""The number of a question that was never asked."""


def kept_actions(actions: Sequence[Action], seating: Seating, seat: Seat) -> int | None:
    """Return how many of the actions stay when the occupant of ``seat`` takes back.

    None where there is nothing to take back.
    """
    mine, people = seating.seats_of(seat), seating.people
    for at in range(len(actions) - 1, -1, -1):
        action = actions[at]
        if isinstance(action, Shuffle | Lot) or action.seat not in people:
            continue
        if isinstance(action, Give):
            return None
        if action.seat in mine:
            return at
    return None


def undone_with(actions: Sequence[Action], seating: Seating, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of others whose decisions would be taken back too, in their order."""
    kept = kept_actions(actions, seating, seat)
    later = actions[kept:] if kept is not None else ()
    mine = seating.seats_of(seat)
    seats = (one.seat for one in later if not isinstance(one, Shuffle | Lot))
    return tuple(dict.fromkeys(one for one in seats if one not in mine))


def question_at(entries: Iterable[GameEntry], seating: Seating, kept: int) -> int:
    """Return the number of the question that was open last when ``kept`` actions had been made."""
    actions: list[Action] = []
    number, found = 0, _BEFORE_ALL
    for entry in entries:
        if isinstance(entry, TakeBack):
            del actions[kept_actions(actions, seating, entry.seat):]
            number += 1
            continue
        if not isinstance(entry, Shuffle | Lot) and entry.seat in seating.people:
            if len(actions) == kept:
                found = number
            number += 1
        actions.append(entry)
    return found


def mixed_actions(actions: Sequence[Action], pile: bytes, chance: Chance) -> list[Action]:
    """Return the actions with the cards left in the pile in another order.

    The last shuffle counts as one that gave it.
    """
    mixed = list(actions)
    for at in range(len(mixed) - 1, -1, -1):
        last = mixed[at]
        if isinstance(last, Shuffle):
            dealt = last.order[: len(last.order) - len(pile)]
            mixed[at] = Shuffle(dealt + shuffled(pile, chance.at(-1)))
            break
    return mixed
