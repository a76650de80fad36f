"""The single checks of the contract; each raises AssertionError with what it found."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from sorry_a11y.core.rules.actions import Action, Discard, Fold, Give, Lot, Pass, Shuffle
from sorry_a11y.core.rules.board import (
    ALL_KINDS,
    NOWHERE,
    PAWNS_EACH,
    SEATS,
    SPOTS,
    Board,
    Kind,
    Position,
    Seat,
)
from sorry_a11y.core.rules.dealing import Deals
from sorry_a11y.core.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPassed,
    CardPlayed,
    Event,
    HandDealt,
    HandFolded,
    RoundBegan,
    TakenBack,
    TurnBegan,
    position_after,
)
from sorry_a11y.core.rules.game import Game, IllegalActionError, Phase, apply_action, apply_silently
from sorry_a11y.core.rules.plays import Choices, Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.ways import Leg, Reason, Way, WayChain
from tests.core.rules.positions import crowded, told
from tests.core.rules.symmetry import renumbered, turned_choices, turned_position


@dataclass
class Listener:
    """Somebody who knows nothing but the events: the position, whose turn, and the hands."""

    position: Position = b""
    turn: int = -1
    hands: list[list[int]] = field(default_factory=lambda: [[] for _ in SEATS])

    def hear(self, events: Iterable[Event]) -> None:
        events = tuple(events)
        self.position = position_after(self.position, events)
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self.turn = event.seat
            case RoundBegan():
                self.hands = [[] for _ in SEATS]
            case HandDealt():
                self.hands[event.seat] += event.cards or b""
            case CardDrawn():
                self.hands[event.seat] += () if event.card is None else (event.card,)
            case CardPlayed() | CardPassed() | CardDiscarded():
                self.hands[event.seat].remove(event.card)
            case CardGiven() if event.card is not None:
                self.hands[event.seat].remove(event.card)
                self.hands[event.partner].append(event.card)
            case TakenBack():
                self.turn = event.turn
                self.hands = [list(hand or b"") for hand in event.hands]
            case HandFolded():
                for card in event.cards:
                    self.hands[event.seat].remove(card)
            case _:
                pass

    def agrees(self, game: Game) -> None:
        """Whatever the game holds has been told."""
        assert self.position == game.position, f"the news tell {told(game.rules, self.position)}"
        if game.phase is Phase.PLAY:
            assert self.turn == game.turn, f"the news say that seat {self.turn} is on turn"
        for seat, hand in enumerate(game.hands):
            assert sorted(hand) == sorted(self.hands[seat]), f"other cards told of {seat}"


def whole_deck(game: Game) -> None:
    """Pile, discards and hands hold every card of the deck once."""
    cards = game.pile + game.discards + b"".join(game.hands)
    assert sorted(cards) == list(game.rules.full_deck), f"the deck holds {sorted(cards)}"


def resolve(
    rules: Ruleset, position: Position, legs: Iterable[Leg]
) -> WayChain | tuple[int, Reason]:
    """The ways that legs name, each on the board that the one before left; or which of them cannot
    be made, and why."""
    steps: list[Way] = []
    for at, leg in enumerate(legs):
        way = rules.tables.ways.named(position, leg)
        if isinstance(way, str):
            return at, way
        if reason := way.refusal(position, rules.tables.ways.protected(position)):
            return at, reason
        steps.append(way)
        position = way.after(position)
    return WayChain(tuple(steps), position, False)


@cache
def _standing_room(board: Board) -> tuple[tuple[frozenset[int], ...], bytes, bytes]:
    """For each seat the spots on which its pawns can stand; a table from every spot to its
    square, if it lies on one; and the spots that hold more than one pawn."""
    track = range(board.track)
    room = []
    for seat in SEATS:
        lane = (board.lane_spot(seat, step) for step in range(1, board.lane + 1))
        ends = {board.start(seat), board.home(seat), board.exit_spot(seat)} - {NOWHERE}
        room.append(frozenset({*track, *lane, *ends}))
    squares = bytes(
        spot if spot >= board.spots or board.square_of(spot) == NOWHERE else board.square_of(spot)
        for spot in SPOTS
    )
    crowds = {NOWHERE, *map(board.start, SEATS), *map(board.home, SEATS)}
    return tuple(room), squares, bytes(crowds)


def pawns_in_place(rules: Ruleset, seats: Sequence[Seat], position: Position) -> None:
    """Sixteen pawns, each on a spot where its colour can stand, no two on one square."""
    room, squares, crowds = _standing_room(rules.board)
    assert len(position) == len(SEATS) * PAWNS_EACH
    for seat in SEATS:
        spots = set(position[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)])
        allowed = room[seat] if seat in seats else {NOWHERE}
        assert spots <= allowed, f"pawns of seat {seat} stand on {spots - allowed}"
    alone = position.translate(squares, crowds)
    assert len(set(alone)) == len(alone), f"two pawns on spots {crowded(rules, position)}"


def outcome_key(play: Play) -> tuple[object, ...]:
    """What makes two plays the same: card, drawing again, and each colour's places."""
    after = play.after
    return (
        play.card,
        play.again,
        *(
            bytes(sorted(after[first : first + PAWNS_EACH]))
            for first in range(0, len(after), PAWNS_EACH)
        ),
    )


def leads_where_it_says(rules: Ruleset, position: Position, play: Play) -> None:
    """The legs of a play, made one after the other, lead to the position it holds; their events
    alone do too."""
    chain = resolve(rules, position, play.legs)
    assert isinstance(chain, WayChain), f"{play} cannot be made: {chain}"
    assert chain.end == play.after, f"{play} leads to {chain.end!r}"
    log: list[Event] = []
    chain.tell(position, log)
    assert play.events == log
    assert position_after(position, log) == play.after, f"the events of {play} tell otherwise"


def _ask(rules: Ruleset, game: Game, position: Position, turn: int) -> Choices:
    return rules.finder.choices(position, Seat(turn), game.hands[game.turn])


def stable_and_distinct(game: Game, twin: Ruleset) -> None:
    """The same question has the same answer in the same order, from this rule book and from its
    ``twin``, built anew; no two plays come to the same."""
    position = bytes(bytearray(game.position))
    assert _ask(game.rules, game, position, game.turn) == game.choices, "another answer"
    assert _ask(twin, game, position, game.turn) == game.choices, "the twin answers otherwise"
    keys = [outcome_key(play) for play in game.choices.plays]
    assert len(set(keys)) == len(keys), "two plays come to the same"


def blind_to_numbers_and_colours(game: Game, rng: random.Random) -> None:
    """Other numbers for the pawns allow the same outcomes; turned by a seat, the position allows
    the same plays in the same order."""
    rules, own = game.rules, game.choices
    others = _ask(rules, game, renumbered(game.position, rng), game.turn)
    assert others.may_pass == own.may_pass
    assert {outcome_key(play) for play in others.plays} == {
        outcome_key(play) for play in own.plays
    }, "the numbers of the pawns matter"
    turned = turned_position(rules.board, game.position)
    answer = _ask(rules, game, turned, (game.turn + 1) % len(SEATS))
    told_plays = [play.content() for play in answer.plays]
    assert (told_plays, answer.may_pass) == turned_choices(rules.board, own), "the colours matter"


def legal_decisions(game: Game) -> list[Action]:
    """Everything that may be done now but chance, by the letter of the rules of dealing."""
    seat, hand = game.turn, sorted(set(game.hands[game.turn]))
    if game.phase is Phase.GIVE:
        return [Give(seat, Kind(card)) for card in hand]
    if game.phase is not Phase.PLAY:
        return []
    legal: list[Action] = list(game.choices.plays)
    if isinstance(game.rules.dealing, Deals):
        return legal or [Fold(seat)]
    if not game.choices.may_pass:
        return legal
    if not game.rules.is_open and not game.again:
        return [*legal, *(Discard(seat, Kind(card)) for card in hand)]
    return [*legal, Pass(seat)]


def _doubtful(game: Game, stale: Sequence[Play]) -> list[Action]:
    """Actions of every kind, most of them not legal now."""
    seat, other = game.turn, SEATS[(game.turn + 1) % len(SEATS)]
    kinds = ALL_KINDS[: len(game.rules.cards)]
    actions: list[Action] = [Lot(other), Lot(seat), Shuffle(b""), Shuffle(game.pile)]
    actions += [Shuffle(game.discards[1:]), Shuffle(game.discards + b"\0")]
    for who in (seat, other):
        actions += [Pass(who), Fold(who)]
        actions += [Discard(who, kind) for kind in kinds] + [Give(who, kind) for kind in kinds]
    actions += stale
    finder, hand = game.rules.finder, game.hands[seat]
    for who, where, cards in (
        (other, game.position, hand),
        (seat, game.position[::-1], hand),
        (seat, game.position, bytes(kinds)),
    ):
        plays = finder.choices(where, who, cards).plays
        actions += [*plays[:2], *plays[-2:]]
    return actions


def _is_chance(game: Game, action: Action) -> bool:
    """Whether it is a shuffle or a lot that the game waits for."""
    if game.phase is Phase.LOT:
        return isinstance(action, Lot) and action.seat in game.seats
    return (
        game.awaits_chance
        and isinstance(action, Shuffle)
        and sorted(action.order) == sorted(game.discards)
    )


def refuses_the_rest(game: Game, stale: Sequence[Play], rng: random.Random, most: int = 15) -> None:
    """What is not legal is refused with IllegalActionError, and changes nothing:
    tried on up to ``most`` actions of all kinds."""
    legal = legal_decisions(game)
    before = game.replace()
    doubtful = _doubtful(game, stale)
    for action in rng.sample(doubtful, min(most, len(doubtful))):
        if action in legal or _is_chance(game, action):
            continue
        try:
            apply_action(game, action)
        except IllegalActionError:
            assert game == before, f"{action} was refused but changed the game"
        else:
            raise AssertionError(f"{action} was not refused")


def takes_what_is_legal(game: Game, rng: random.Random) -> None:
    """A legal decision is taken, whichever it is; it leads to the same whoever listens."""
    for action in rng.sample(legal := legal_decisions(game), min(2, len(legal))):
        heard = apply_action(game, action).game
        assert apply_silently(game, action) == heard, "listening changes the game"
