"""A table's side and a listener's side of the messages: records in, bytes out, and back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sorry_a11y.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.decisions import action_text, parse_action
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError
from sorry_a11y.rules.plays import choices
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import NO_CHOICES, Game, Phase
from sorry_a11y.rules.view import View
from sorry_a11y.rulesets.options import OptionError
from sorry_a11y.rulesets.registry import CombinationError
from sorry_a11y.table.names import NameRefusedError, checked_name
from sorry_a11y.table.setup import Setup
from sorry_a11y.table.table import Batch
from sorry_a11y.wire.errors import WireError
from sorry_a11y.wire.limits import Limits
from sorry_a11y.wire.messages import (
    EVENTS,
    MOST_BYTES,
    MOST_DECIDED,
    PROTOCOL,
    SEEN,
    SETUP,
    DecisionMessage,
    GameMessage,
    NewsMessage,
    decode_message,
    encode_message,
)

# -- which game it is ------------------------------------------------------------------------


def pack_game(setup: Setup, own: Sequence[Seat]) -> bytes:
    """What is told first: the game, and the seats of the one who is told (none: watches)."""
    return encode_message(GameMessage(PROTOCOL, SETUP.pack(setup), tuple(own)))


def unpack_game(data: bytes) -> tuple[Setup, tuple[Seat, ...]]:
    """The game and the own seats; raises WireError, "wrong" for a game that cannot be or names
    that cannot be told, "newer" for a rule book, option or bot that there is not here."""
    message = decode_message(data, GameMessage, MOST_BYTES)
    setup: Setup = SETUP.unpack(message.setup)
    _check_chairs(setup)
    try:
        setup.rules()
        setup.seating()
    except (OptionError, KeyError) as error:
        raise WireError("newer", str(error)) from error
    except CombinationError as error:
        raise WireError("newer" if error.code == "unknown-game" else "wrong", str(error)) from error
    sitters = {chair.sitter for chair in setup.chairs if chair.seat in message.own}
    if not set(message.own) <= set(setup.seats) or len(sitters) > 1:
        raise WireError("wrong", "own seats")
    return setup, message.own


def _check_chairs(setup: Setup) -> None:
    seats = setup.seats
    if len(seats) < 2 or any(one >= two for one, two in pairwise(seats)):
        raise WireError("wrong", "seats")
    if len({(chair.sitter, chair.kind, chair.name) for chair in setup.chairs}) != len(
        {chair.sitter for chair in setup.chairs}
    ):
        raise WireError("wrong", "one sitter with two names")
    if len(dict(setup.options)) < len(setup.options):
        raise WireError("wrong", "options")
    for name in {chair.name for chair in setup.chairs if chair.name is not None}:
        try:
            fits = checked_name(name) == name
        except NameRefusedError as error:
            raise WireError("wrong", "name") from error
        if not fits:
            raise WireError("wrong", "name")


# -- what happened ---------------------------------------------------------------------------


def pack_news(batch: Batch) -> bytes:
    """What happened, for the listener for whom the batch was made."""
    events = tuple(EVENTS[type(event).__name__].pack(event) for event in batch.events)
    seen = tuple((seat, SEEN.pack(view)) for seat, view in batch.views.items())
    return encode_message(NewsMessage(batch.number, events, seen, batch.whole, batch.back_to))


class NewsReader:
    """Reads what a table of ``rules`` and ``seats`` tells one who holds ``own`` of the seats."""

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], own: Sequence[Seat]) -> None:
        self._rules = rules
        self._seats = seats
        self._own = tuple(own) or (WATCHER,)
        self._limits = Limits(rules, seats)

    def unpack(self, data: bytes) -> Batch:
        """What happened; raises WireError."""
        message = decode_message(data, NewsMessage, MOST_BYTES)
        events = tuple(EVENTS[type(one).__name__].unpack(one) for one in message.events)
        for event in events:
            self._limits.check_event(event)
        if tuple(seat for seat, _ in message.seen) != self._own:
            raise WireError("wrong", "views")
        views = {seat: self._view(seat, seen) for seat, seen in message.seen}
        return Batch(message.number, events, views, message.whole, message.back_to)

    def _view(self, seat: Seat, seen: object) -> View:
        values = SEEN.values(seen)
        values["phase"] = Phase[values["phase"]]
        view = View(self._rules, self._seats, seat, choices=NO_CHOICES, **values)
        self._limits.check_view(view)
        if view.phase is Phase.PLAY and view.turn == seat:
            found = choices(
                self._rules.tables, view.position, seat, self._rules.cards, view.hand
            )
            view = view._replace(choices=found)
        return view


# -- what is decided -------------------------------------------------------------------------


def pack_decision(rules: Ruleset, decision: Decision, after: int) -> bytes:
    """A decision that answers question ``after``."""
    return encode_message(DecisionMessage(after, action_text(rules, decision)))


def unpack_decision(data: bytes, game: Game) -> tuple[Decision, int]:
    """The decision, in ``game``, and the number of the question that it answers; raises
    WireError, also for what the rules do not allow."""
    message = decode_message(data, DecisionMessage, MOST_DECIDED)
    try:
        action = parse_action(game, message.text)
    except (IllegalActionError, NotationError) as error:
        raise WireError("wrong", "decision") from error
    if isinstance(action, Shuffle | Lot):
        raise WireError("wrong", "decision")
    return action, message.after
