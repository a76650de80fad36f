"""The decisions of the player whom the tests of the far side put behind a pipe, as bytes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sorry_a11y.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.rules.game import Game, IllegalActionError
from sorry_a11y.rules.notation import LONGEST, NotationError, action_text, parse_action
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.wire.messages import Ordinal, WireError, decode_message, encode_message

MOST_DECIDED = 4_096
"""The greatest size of a message to a table."""


class DecisionMessage(Struct, frozen=True, tag_field="t", tag="decide"):
    """A decision as a record writes it, and the number of the question that it answers."""

    after: Ordinal
    text: Annotated[str, Meta(max_length=LONGEST)]


def pack_decision(rules: Ruleset, decision: Decision, after: int) -> bytes:
    """Return a decision that answers question ``after``."""
    return encode_message(DecisionMessage(after, action_text(rules, decision)))


def unpack_decision(data: bytes, game: Game) -> tuple[Decision, int]:
    """Return the decision, in ``game``, and the number of the question that it answers; raises
    WireError, also for what the rules do not allow."""
    message = decode_message(data, DecisionMessage, MOST_DECIDED)
    try:
        action = parse_action(game, message.text)
    except (IllegalActionError, NotationError) as error:
        raise WireError("wrong", "decision") from error
    if isinstance(action, Shuffle | Lot):
        raise WireError("wrong", "decision")
    return action, message.after
