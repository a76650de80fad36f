"""What a running server does for the operator's command: tell of tables and people, say something
to all, end a table, and send away who is barred."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable

from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.moderation import Order, OrderAnswer

log = logging.getLogger(__name__)


def do_orders(lobby: Lobby, dismiss: Callable[[int], None]) -> None:
    """Do what the operator has asked for since the last call; ``dismiss``: ends a connection. A
    file that cannot be read is logged: tables go on."""
    hall = lobby.hall
    try:
        if not hall.has_news_of_operator():
            return
        for order in hall.orders():
            hall.answer(order, _answer(lobby, order))
        for number in hall.barred():
            dismiss(number)
    except sqlite3.Error as error:
        log.warning("no orders of the operator: %s", error)


def _answer(lobby: Lobby, order: Order) -> OrderAnswer:
    match (order.what, *order.words):
        case ("tables",):
            return OrderAnswer(True, lobby.described())
        case ("people",):
            return OrderAnswer(True, [[name, place] for name, place in lobby.hall.present()])
        case ("say", text):
            return OrderAnswer(True, [[str(lobby.hall.announce(text))]])
        case ("end", table):
            return OrderAnswer(lobby.end_table(table))
    return OrderAnswer(False)
