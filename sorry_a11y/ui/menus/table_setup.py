"""The rules and seats that a table plan means, and the plan of a saved game's table."""

from __future__ import annotations

from sorry_a11y.core.game.setup import (
    PERSON,
    Seating,
    SeatingError,
    Setup,
    parse_seats,
    seat_players,
)
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.notation import COLOURS, seat_called
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import dog
from sorry_a11y.core.rulesets.families import Wishes, colours_each
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed, nearest_to, rules_for
from sorry_a11y.ui.settings.user_store import TablePlan

FIRST_GAME = TablePlan(Wishes(quick=True), players=2, opponents=("casual",), first="red")
"""The table of a player who has played nothing yet, or has just had the lessons. A pawn stands on
the track, so that nobody waits for a card that brings one out, and nobody bumps it before the first
turn of its player. One opponent is two thirds of what three take to hear."""
NEXT_GAME = FIRST_GAME.replace(players=4)
"""The table that is offered after the first game."""


def rules_and_seats(plan: TablePlan, name: str | None) -> tuple[Ruleset, Seating]:
    """Return the rule book of a plan, and who sits where.

    Args:
        plan: The plan of a table.
        name: The name of the player; None for "you".

    Raises:
        MistakeError: There can be no game at such a table.
    """
    wishes = _wishes(plan)
    try:
        each = colours_each(wishes)
        if text := plan.seats_text:
            seating = parse_seats(text, name, colours_each=each)
        else:
            seating = seat_players(plan.players or None, plan.opponents, name, colours_each=each)
    except SeatingError as error:
        raise seating_mistake(error) from error
    return rules_for(wishes, seating.seats), seating


def seating_mistake(error: SeatingError) -> MistakeError:
    """Return the mistake that is told for seats that are not possible."""
    given = echoed(error.given)
    if error.code == "bot" and (nearest := nearest_to(error.given, error.accepted)):
        return MistakeError("mistake-near", given=given, nearest=nearest)
    return MistakeError(f"cli-seat-{error.code}", given=given, accepted=listed(error.accepted))


def _wishes(plan: TablePlan) -> Wishes:
    """Return the wishes of a plan, with its rule about who begins.

    If the plan says nothing of it, the rule book does; else chance or the plan does, or in Sorry! a
    draw of cards.
    """
    rules, is_dog = dict(plan.wishes.rules), plan.wishes.game in dog.DOG_PRESETS
    if is_dog and plan.players == 2:
        rules.setdefault("seats", "2")
    if plan.first and not is_dog:
        rules["first"] = "draw" if plan.first == "draw" else "random"
    elif plan.first == "draw":
        raise MistakeError("cli-first-dog")
    return plan.wishes._replace(rules=rules)


def first_seat(plan: TablePlan, seating: Seating) -> Seat | None:
    """Return the seat that is to begin; None if chance decides; raises MistakeError."""
    if plan.first in ("", "lot", "draw"):
        return None
    seat = seat_called(plan.first)
    if seat not in seating.seats:
        accepted = listed([COLOURS[one] for one in seating.seats])
        raise MistakeError(
            "cli-no-such", where="--first", given=echoed(plan.first), accepted=accepted
        )
    return seat


def plan_of_setup(setup: Setup) -> TablePlan:
    """Return the table of a saved game, so that it can be played again."""
    seats = []
    for seated in setup.occupants:
        who = seated.kind if seated.kind != PERSON else seated.name or "you"
        seats.append(f"{COLOURS[seated.seat]}={who}")
    return TablePlan(setup.wishes, ",".join(seats))
