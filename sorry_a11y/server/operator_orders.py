"""What a running server does for the operator's command: tell of tables and people, say something
to all, end a table, and send away who is barred."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.moderation import Order, OrderAnswer
from sorry_a11y.server.standing import described

log = logging.getLogger(__name__)


async def do_orders(lobby: Lobby, dismiss: Callable[[int], None]) -> None:
    """Do what the operator has asked for since the last call. What cannot be read is logged: tables
    go on.

    Args:
        lobby: The lobby of the server.
        dismiss: Ends a connection.
    """
    hall = lobby.hall
    try:
        await hall.tell_turns()
        if not await hall.learn_news() or hall.desk is None:
            return
        for order in await hall.desk.orders():
            await hall.desk.answer(order, _answered(lobby, order))
        for room in lobby.rooms:
            lobby.supervisor.remove_barred(room)
        for number in hall.desk.barred():
            dismiss(number)
    except PeopleError as error:
        log.warning("no orders of the operator: %s", error)


def _answered(lobby: Lobby, order: Order) -> OrderAnswer:
    """Do an order, and return its answer; one that fails is answered too."""
    try:
        return _answer(lobby, order)
    except Exception:
        log.exception("an order of the operator failed: %s", order.what)
        return OrderAnswer(False)


def _answer(lobby: Lobby, order: Order) -> OrderAnswer:
    match (order.what, *order.words):
        case ("tables",):
            return OrderAnswer(True, [described(room) for room in lobby.rooms])
        case ("people",):
            present = {
                one.identity.name: lobby.place(one.number)
                for one in lobby.hall.presence if one.identity
            }
            return OrderAnswer(True, [[name, place] for name, place in sorted(present.items())])
        case ("say", text):
            return OrderAnswer(True, [[str(lobby.hall.notices.announce(text))]])
        case ("end", table):
            return OrderAnswer(_end_table(lobby, table))
    return OrderAnswer(False)


def _end_table(lobby: Lobby, told: str) -> bool:
    """End the one room whose id begins so, for good; return whether there is one."""
    found = [room for room in lobby.rooms if told and room.id.startswith(told)]
    if len(found) != 1:
        return False
    lobby.supervisor.close(found[0])
    return True
