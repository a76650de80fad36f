"""The choices of a decision as a menu: never more than nine at a time, asked in stages.

A stage is a tuple of options. An option either has a decision or opens the next stage. Each stage
asks one feature of the plays (card, effect, pawn, steps, pawn swapped with). Of a 7 that pawns
share the plays with one pawn or two come first, by their pawns; the others lie behind one option,
and are told apart by where one pawn after the other ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Literal

from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.sharing import Sharing
from sorry_a11y.core.rules.actions import Decision, Discard, Give
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NO_KIND,
    SPOTS,
    Kind,
    Pawn,
    kinds_in,
    pawns_of,
    seat_of,
)
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rules.view import View, laying_down
from sorry_a11y.core.rules.ways import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk

OPTIONS_A_STAGE = 9
"""The most options of a stage, since each is chosen by one digit."""
NO_DIGITS: Mapping[Kind, int] = MappingProxyType({})
"""No digits: for a seat that holds no cards."""
_MOST_RUNS = 2
"""The most runs of a play that is offered before the others. A run is a series of legs of one pawn:
legs of the pawns A, B, A are three runs."""
_MOST_WALKED = 16
"""The most steps that a pawn walks and slides by a card of Sorry!; what gains more is a leap, as by
a swap or backward from its start circle."""

Feature = Literal[
    "card",
    "effect",
    "pawn",
    "steps",
    "fork",
    "seat",
    "other",
    "no-play",
    "pawns",
    "longer",
    "ends",
]
PlayEffect = Literal["out", "swap", "take", "pay", "seven", "back", "low", "high"]
"""The effect of a play, which a stage asks if a card has too many plays for one list. ``pay`` moves
an own pawn back to start; ``low`` and ``high`` are steps up to 6 and from 8 on."""


class Option(Value):
    """One line of a menu: a leaf with a decision, or a branch that opens the next stage.

    Attributes:
        feature: The feature in which the options of the stage differ.
        value: The pawn, card, seat, steps or effect of this option in that feature; -1 for none.
        decision: The decision of a leaf; None for a branch.
        plays: The plays that this option can lead to; empty for options that play no card.
        open: The function that returns the stage that a branch opens.
    """

    feature: Feature
    value: int | str
    decision: Decision | None = None
    plays: tuple[Play, ...] = ()
    open: Callable[[], tuple[Option, ...]] | None = None

    def stage(self) -> tuple[Option, ...]:
        """Return the options behind a branch."""
        assert self.open is not None, "a leaf opens nothing"
        return self.open()


def menu(seen: View) -> tuple[Option, ...]:
    """Return the first stage of the decision that ``seen.seat`` must make now."""
    instead = tuple(
        Option("no-play", getattr(decision, "card", -1), decision)
        for decision in sorted(laying_down(seen), key=lambda one: _is_worth_keeping(one, seen))
    )
    if seen.phase is Phase.GIVE or not seen.choices.plays:
        return instead
    plays = _foremost_first(seen)
    if seen.rules.is_open:
        stage = _stage(seen, plays, OPTIONS_A_STAGE - len(instead))
    else:
        stage = _by_feature(seen, plays, "card")
    if len(instead) > 1:
        instead = (Option("no-play", -1, open=lambda rest=instead: rest),)  # type: ignore[misc]
    return (*stage, *instead)


def _is_worth_keeping(decision: Decision, seen: View) -> bool:
    """Return whether a decision gives away or lays down a card that leads out of start."""
    if not isinstance(decision, Discard | Give):
        return False
    return any(isinstance(one, Out) for one in seen.rules.cards[decision.card].abilities)


def _foremost_first(seen: View) -> tuple[Play, ...]:
    """Return the plays of a decision in the order in which they are told.

    What a player waits for comes first: a pawn that arrives, then a rival's pawn that is bumped,
    then a leap. What loses ground comes last, behind it what loses a lap or sends back a pawn of
    the own side, unless it wins. Plays alike in this stay in their stable order, by the pawns.
    """
    tables, board, before = seen.rules.tables, seen.rules.board, seen.position
    side = tables.side_of[seen.seat]
    own = [pawn for seat in side for pawn in pawns_of(seat)]
    rivals = [pawn for pawn in ALL_PAWNS if seat_of(pawn) not in side]

    def rank(play: Play) -> tuple[bool, int, int, bool, bool]:
        after = play.after
        moved = [pawn for pawn in own if after[pawn] != before[pawn]]
        bumped = sum(after[pawn] == tables.start_of[pawn] != before[pawn] for pawn in rivals)
        arrived = gained = 0
        spoils = any(after[pawn] == tables.start_of[pawn] for pawn in moved)
        for pawn in moved:
            seat, old, new = seat_of(pawn), SPOTS[before[pawn]], SPOTS[after[pawn]]
            arrived += tables.goal_table[new] - tables.goal_table[old]
            nearer = board.distance(seat, old) - board.distance(seat, new)
            gained += nearer
            spoils = spoils or (board.forks and nearer < -_MOST_WALKED)
        spoils = spoils and not tables.won(after, seen.seat)
        return spoils, -arrived, -bumped, gained <= _MOST_WALKED, gained < 0

    return tuple(sorted(seen.choices.plays, key=rank))


def leads_to(option: Option, decision: Decision) -> bool:
    """Return whether the option leads to the decision, or to one with the same result."""
    if option.decision is not None:
        return _alike(option.decision, decision)
    if option.plays:
        return any(_alike(play, decision) for play in option.plays)
    return any(leads_to(one, decision) for one in option.stage())


def _alike(one: Decision, other: Decision) -> bool:
    """Return whether two decisions have the same result."""
    if isinstance(one, Play) and isinstance(other, Play):
        return (one.card, one.after, one.again) == (other.card, other.after, other.again)
    return one == other


def card_of(option: Option) -> Kind:
    """Return the card that an option plays, lays down, gives or asks about; NO_KIND for none."""
    if isinstance(option.decision, Play | Discard | Give):
        return option.decision.card
    return Kind(int(option.value)) if option.feature == "card" else NO_KIND


def card_keys(seen: View, before: Mapping[Kind, int] = NO_DIGITS) -> dict[Kind, int]:
    """Return the digit of each card that the seat holds.

    A card keeps the digit that it had. A new card takes the number printed on it if that digit is
    free, else a free digit, preferably one that is printed on no card of the rule book.

    Args:
        seen: What the seat sees.
        before: The digits until now.
    """
    held = kinds_in(seen.hand)
    keys = {card: key for card, key in before.items() if card in held}
    numbers = {card: _number_on(seen, card) for card in held}
    for card, number in numbers.items():
        if number and card not in keys and number not in keys.values():
            keys[card] = number
    on_cards = {_number_on(seen, Kind(card)) for card in range(len(seen.rules.cards))}
    left = set(range(1, OPTIONS_A_STAGE + 1)) - set(keys.values())
    free = sorted(left, key=lambda digit: (digit in on_cards, digit))
    keys |= zip((card for card in held if card not in keys), free, strict=False)
    return keys


def digits(stage: Sequence[Option], keys: Mapping[Kind, int] = NO_DIGITS) -> tuple[int, ...]:
    """Return the digit that chooses each option of a stage, 1 to 9.

    The digit is that of the card if a card of the hand is asked (other options get unused digits);
    otherwise the place in the stage.

    Args:
        stage: The options.
        keys: The digits of the cards in the hand.
    """
    places = tuple(range(1, len(stage) + 1))
    if not asks_card(stage, keys):
        return places
    features = {one.feature for one in stage}
    asked = "card" if "card" in features else "no-play"
    own = [keys[card_of(one)] if one.feature == asked else 0 for one in stage]
    free = iter(sorted(set(range(1, OPTIONS_A_STAGE + 1)) - set(keys.values())))
    return tuple(key or next(free) for key in own)


def asks_card(stage: Sequence[Option], keys: Mapping[Kind, int]) -> bool:
    """Return whether a stage asks which card of the hand is played, given or laid down."""
    cards = {card_of(one) for one in stage if one.feature in ("card", "no-play")}
    return bool(keys) and bool(cards - {NO_KIND})


# -- stages by features ----------------------------------------------------------------------


def _stage(seen: View, plays: Sequence[Play], most: int = OPTIONS_A_STAGE) -> tuple[Option, ...]:
    """Return leaves for all plays if they are few and short, else branches.

    The branches differ in the effect, in the pawns that share a 7, or in the first feature in which
    the plays differ.
    """
    if len(plays) <= most and all(_runs_of(play.legs) <= _MOST_RUNS for play in plays):
        return _leaves(plays)
    if len({play.card for play in plays}) == 1:
        effects = {_effect(play) for play in plays}
        if len(effects) > 1:
            return _by_feature(seen, plays, "effect")
        if effects == {"seven"} and _is_shared(seen, plays[0].card):
            return _shared(seen, plays, most)
    for feature in _FEATURES:
        values = {_value(play, feature) for play in plays}
        if 1 < len(values) <= OPTIONS_A_STAGE:
            return _by_feature(seen, plays, feature)
    raise AssertionError(f"no feature tells {len(plays)} plays apart")


def _leaves(plays: Sequence[Play]) -> tuple[Option, ...]:
    return tuple(Option("pawn", play.legs[0].pawn, play, (play,)) for play in plays)


def _runs_of(legs: Sequence[Leg]) -> int:
    """Return the number of runs of legs (see `_MOST_RUNS`)."""
    return sum(1 for _ in groupby(leg.pawn for leg in legs))


def _by_feature(seen: View, plays: Sequence[Play], feature: Feature) -> tuple[Option, ...]:
    groups: dict[int | str, list[Play]] = {}
    for play in plays:
        groups.setdefault(_value(play, feature), []).append(play)
    return tuple(_branch(seen, feature, value, tuple(group)) for value, group in groups.items())


def _branch(seen: View, feature: Feature, value: int | str, plays: tuple[Play, ...]) -> Option:
    if len(plays) == 1:
        return Option(feature, value, plays[0], plays)
    return Option(feature, value, None, plays, lambda: _stage(seen, plays))


def _number_on(seen: View, card: Kind) -> int:
    """Return the number on a card if it is one digit, else 0."""
    name = seen.rules.cards[card].name
    return int(name) if name.isdecimal() and int(name) <= OPTIONS_A_STAGE else 0


_FEATURES: tuple[Feature, ...] = ("pawn", "seat", "effect", "steps", "fork", "other")


def _value(play: Play, feature: Feature) -> int | str:
    leg = play.legs[0]
    match feature:
        case "card":
            return play.card
        case "effect":
            return _effect(play)
        case "pawn":
            return leg.pawn
        case "steps":
            return leg.steps if isinstance(leg, Walk) else 0
        case "fork":
            return leg.past if isinstance(leg, Walk) else False
        case "seat":
            return seat_of(leg.other) if isinstance(leg, (SwapPlaces, TakePlace)) else -1
    return leg.other if isinstance(leg, (SwapPlaces, TakePlace)) else -1


def _effect(play: Play) -> PlayEffect:
    leg: Leg = play.legs[0]
    if len(play.legs) > 1:
        return "seven"
    match leg:
        case ComeOut():
            return "out"
        case SwapPlaces():
            return "swap"
        case TakePlace():
            return "take"
        case SendBack():
            return "pay"
        case Walk(steps=steps) if steps < 0:
            return "back"
        case Walk(steps=7):
            return "seven"
        case Walk(steps=steps):
            return "low" if steps < 7 else "high"


# -- a 7 that pawns share ----------------------------------------------------------------------


def _is_shared(seen: View, card: Kind) -> bool:
    """Return whether several pawns can share the steps of a card."""
    return any(isinstance(ability, Sharing) for ability in seen.rules.cards[card].abilities)


def _shared(seen: View, plays: Sequence[Play], most: int) -> tuple[Option, ...]:
    """Return the plays with one run or two, or branches by their pawns; the others are one branch.

    Args:
        seen: What the seat sees.
        plays: The plays of the card, too many for one stage.
        most: The most options.
    """
    longer = tuple(play for play in plays if _runs_of(play.legs) > _MOST_RUNS)
    few = [play for play in plays if _runs_of(play.legs) <= _MOST_RUNS]
    rest = (_by_ends(seen, "longer", -1, longer),) if longer else ()
    room = most - len(rest)
    if len(few) <= room:
        return (*_leaves(few), *rest)
    alone = [play for play in few if not _pawns_of(play)]
    by_pawns = _grouped([play for play in few if _pawns_of(play)], _pawns_of)
    if len(alone) + len(by_pawns) <= room:
        return (*_leaves(alone), *(_of_pawns(seen, one) for one in by_pawns), *rest)
    by_pawns = _grouped(few, _pawns_of)
    if len(by_pawns) <= room:
        return (*(_of_pawns(seen, one) for one in by_pawns), *rest)
    by_first = _grouped(few, lambda play: min(_pawns_of(play), default=None))
    return (*(_of_first_pawn(seen, group) for group in by_first), *rest)


def _grouped(plays: Sequence[Play], key: Callable[[Play], object]) -> list[tuple[Play, ...]]:
    """Return the plays in groups with the same key, in the order of their first plays."""
    groups: dict[object, list[Play]] = {}
    for play in plays:
        groups.setdefault(key(play), []).append(play)
    return [tuple(group) for group in groups.values()]


def _pawns_of(play: Play) -> frozenset[Pawn]:
    """Return the pawns that share a play; none if one pawn has all of it."""
    pawns = frozenset(leg.pawn for leg in play.legs)
    return pawns if len(pawns) > 1 else frozenset()


def _of_pawns(seen: View, group: tuple[Play, ...]) -> Option:
    """Return the option for the plays that the same pawns share, or that one pawn has alone."""
    return _by_ends(seen, "pawns", -1, group)


def _of_first_pawn(seen: View, group: tuple[Play, ...]) -> Option:
    """Return the option for the plays of which a pawn has the first share, or all."""
    by_pawns = _grouped(group, _pawns_of)
    if len(by_pawns) == 1:
        return _of_pawns(seen, group)
    first = min(_pawns_of(group[0]))
    return Option(
        "pawn", first, None, group, lambda: tuple(_of_pawns(seen, part) for part in by_pawns)
    )


def _by_ends(seen: View, feature: Feature, value: int, plays: tuple[Play, ...]) -> Option:
    """Return the option for plays that are told apart by the spots on which pawns end."""
    if len(plays) == 1:
        return Option(feature, value, plays[0], plays)
    return Option(feature, value, None, plays, lambda: _ends(seen, plays))


def _ends(seen: View, plays: tuple[Play, ...]) -> tuple[Option, ...]:
    """Return the plays, or if they are too many branches by the spot on which one pawn ends.

    It is the pawn whose spots part them best, a pawn of the seat's side if there is one.
    """
    if len(plays) <= OPTIONS_A_STAGE:
        return _leaves(plays)
    side = seen.rules.tables.side_of[seen.seat]

    def parts_of(pawn: Pawn) -> list[tuple[Play, ...]]:
        return _grouped(plays, lambda play: play.after[pawn])

    def cost(pawn: Pawn) -> tuple[bool, bool, int]:
        parts = parts_of(pawn)
        return len(parts) > OPTIONS_A_STAGE, seat_of(pawn) not in side, max(map(len, parts))

    pawn = min((one for one in ALL_PAWNS if len(parts_of(one)) > 1), key=cost)

    def steps_to_go(part: tuple[Play, ...]) -> int:
        return seen.rules.board.distance(seat_of(pawn), SPOTS[part[0].after[pawn]])

    def stays(part: tuple[Play, ...]) -> bool:
        return part[0].after[pawn] == seen.position[pawn]

    parts = sorted(parts_of(pawn), key=lambda part: (stays(part), steps_to_go(part)))
    last = OPTIONS_A_STAGE if len(parts) <= OPTIONS_A_STAGE else OPTIONS_A_STAGE - 1
    rest = tuple(play for part in parts[last:] for play in part)
    return (
        *(_by_ends(seen, "ends", pawn, part) for part in parts[:last]),
        *([_by_ends(seen, "longer", -1, rest)] if rest else ()),
    )
