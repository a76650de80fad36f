"""List the tables of a server that are open to all."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from threading import Thread

from sorry_a11y import __version__
from sorry_a11y.client.seating import ANSWER_S
from sorry_a11y.client.socket_connection import ConnectionFailedError, SocketConnection
from sorry_a11y.commands.arguments import FAILED, needed
from sorry_a11y.commands.environment import read_sentences
from sorry_a11y.game.names import NameRefusedError, checked_name
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import echoed
from sorry_a11y.rulesets.families import BOOKS
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled

MOST_LISTED = 1000
"""Tables that are told at once."""


def tell_tables(chosen: argparse.Namespace) -> int:
    """Tell the tables that are open to all at a server; return the exit status."""
    server, settings = needed(chosen.at, "--at"), chosen.settings
    say = catalog(settings.language).say
    try:
        listed = open_tables(server)
    except ConnectionFailedError:
        sys.stderr.write(say("cli-tables-no-server", server=echoed(server)) + "\n")
        return FAILED
    sentences = [
        say("cli-tables-one", game=one.game, host=one.host, open=one.open, code=spelled(one.code),
            slow="yes" if one.slow else "no")
        for one in listed
    ]
    return read_sentences(sentences or [say("cli-tables-none")], settings)


def open_tables(server: str) -> list[msg.Listed]:
    """Return the open tables that can be told. Raises ConnectionFailedError."""
    hello = msg.Hello(msg.PROTOCOL, __version__, msg.RULES_VERSION)
    connection = SocketConnection(server, hello, in_thread)
    connection.open()
    found: list[msg.Listed] = []
    try:
        while len(found) < MOST_LISTED:
            listing = _page(connection, len(found))
            found += listing.tables
            if not (listing.more and listing.tables):
                break
    finally:
        connection.close()
    return [one for one in found if _is_fit(one)]


def _page(connection: SocketConnection, at: int) -> msg.Listing:
    """Return a page of what the server lists. Raises ConnectionFailedError."""
    connection.send(msg.ListTables(at))
    while connection.wait(ANSWER_S):
        message = connection.take()
        if isinstance(message, msg.Listing):
            return message
        if isinstance(message, msg.Refused):
            break
    raise ConnectionFailedError("silent")


def _is_fit(one: msg.Listed) -> bool:
    """Tell whether what a server says of a table can be told; a server may say anything."""
    try:
        named = checked_name(one.host) == one.host
    except NameRefusedError:
        return False
    return named and one.game in BOOKS and one.code.isascii() and one.code.isdigit()


def in_thread(call: Callable[[], None]) -> None:
    """Run a call, such as the reader of a connection, beside the session."""
    Thread(target=call, name="connection to the table", daemon=True).start()
