"""What a running server does for the operator's command: tell of tables and people, say something
to all, end a table, and send away who is barred."""

from __future__ import annotations

import logging
from functools import partial

from sorry_a11y.server.directory import People, PeopleError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.moderation import Order, OrderAnswer
from sorry_a11y.server.room import described
from sorry_a11y.wire import protocol as msg

log = logging.getLogger(__name__)


async def do_orders(lobby: Lobby) -> None:
    """Do what the operator has asked for since the last call. What cannot be read is logged: tables
    go on."""
    hall = lobby.hall
    try:
        await hall.tell_turns()
        if not await hall.learn_news():
            return
        for order in await hall.directory.ask(lambda people: people.moderation.orders()):
            await hall.directory.ask(
                partial(_write_answer, number=order.number, answer=_answered(lobby, order))
            )
        for room in list(lobby.rooms.here.values()):
            lobby.supervisor.remove_barred(room)
        for one in lobby.presence.visitors():
            if hall.bars(one.person, one.address):
                one.dismiss()
    except PeopleError as error:
        log.warning("no orders of the operator: %s", error)


def _write_answer(people: People, number: int, answer: OrderAnswer) -> None:
    people.moderation.answer(number, answer)


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
            return OrderAnswer(True, [described(room) for room in lobby.rooms.here.values()])
        case ("people",):
            present = {
                one.known.identity.name: one.place
                for one in lobby.presence.visitors() if one.known
            }
            return OrderAnswer(True, [[name, place] for name, place in sorted(present.items())])
        case ("say", text):
            visitors = list(lobby.presence.visitors())
            for one in visitors:
                one.tell(msg.Notice("announced", text=text))
            return OrderAnswer(True, [[str(len(visitors))]])
        case ("end", table):
            return OrderAnswer(_end_table(lobby, table))
    return OrderAnswer(False)


def _end_table(lobby: Lobby, told: str) -> bool:
    """End the one room whose id begins so, for good; return whether there is one."""
    found = [room for room in lobby.rooms.here.values() if told and room.id.startswith(told)]
    if len(found) != 1:
        return False
    lobby.supervisor.close(found[0])
    return True
