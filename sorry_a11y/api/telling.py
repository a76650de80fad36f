"""A game in words: what decisions would do, and what happened, for one listener.

A listener has a seat, a language and a verbosity, and knows players by names or colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sorry_a11y.game.setup import Person, Seating
from sorry_a11y.narration.catalog import languages
from sorry_a11y.narration.choices import decision_clauses
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.narration.narrator import sentences_of as tell_units
from sorry_a11y.narration.units import units_of, with_arrivals
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import SEATS, WATCHER, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game
from sorry_a11y.rules.view import redact, view

Names = Mapping[Seat, str]
"""What players are called; one without a name is called by its colour."""


def say(
    game: Game, decision: Decision, language: str = "en", verbosity: str = "normal",
    names: Names | None = None,
) -> str:
    """Tell what a decision of the seat on turn would do, in a sentence without its full stop.

    Args:
        game: The game.
        decision: The decision.
        language: One of `languages()`.
        verbosity: "brief", "normal" or "full".
        names: What players are called instead of by their colours.

    Raises:
        MistakeError: There is no such language or verbosity.
    """
    to = listener(game, game.turn, language, verbosity, names)
    return to.sentence(decision_clauses(decision, view(game, game.turn), to))


def tell(
    before: Game, events: Iterable[Event], seat: Seat = WATCHER, language: str = "en",
    verbosity: str = "normal", names: Names | None = None,
) -> list[str]:
    """Tell the player of a seat what happened, in whole sentences.

    Cards that the seat may not see are left out.

    Args:
        before: The game before.
        events: All that happened since.
        seat: The listener's seat; a spectator unless given.
        language: As of `say`.
        verbosity: As of `say`.
        names: As of `say`.

    Raises:
        MistakeError: There is no such language, verbosity or seat.
    """
    to = listener(before, seat, language, verbosity, names)
    seats = () if seat == WATCHER else (seat,)
    heard = redact(events, seats, before.rules.is_open)
    units = with_arrivals(
        units_of(heard, tells_draws=(seat,)), before.position, before.rules.board
    )
    return [to.stopped(sentence) for sentence in tell_units(units, to)]


def listener(
    game: Game, seat: Seat, language: str, verbosity: str, names: Names | None = None
) -> Listener:
    """Return who is told; raises MistakeError for a language, a verbosity or a seat there is
    not."""
    _check("language", language, languages())
    _check("verbosity", verbosity, [one.value for one in Verbosity])
    if seat not in (*game.seats, WATCHER):
        raise MistakeError("mistake-seats")
    called = {} if names is None else names
    seating = Seating({
        one: Person(one, called.get(one)) for one in SEATS if one in game.seats
    })
    return Listener(seat, seating, game.rules, language, Verbosity(verbosity))


def _check(what: str, given: str, accepted: Iterable[str]) -> None:
    if given not in accepted:
        raise MistakeError(
            "mistake-no-value", given=echoed(given), where=what, accepted=listed(list(accepted))
        )
