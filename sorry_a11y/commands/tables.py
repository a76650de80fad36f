"""List the tables of a server that are open to all."""

from __future__ import annotations

import sys

from sorry_a11y import __version__
from sorry_a11y.client.hall_client import fit_tables
from sorry_a11y.client.seats import ANSWER_S
from sorry_a11y.client.socket_connection import ConnectionFailedError, SocketConnection
from sorry_a11y.commands.command_line import FAILED, Chosen, needed
from sorry_a11y.commands.environment import read_sentences
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.mistakes import echoed
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled

_MOST_LISTED = 1000
"""Tables that are told at once."""


def tell_tables(chosen: Chosen) -> int:
    """Tell the tables that are open to all at a server; return the exit status."""
    server, settings = needed(chosen.at, "--at"), chosen.settings
    say = Words(settings.language).say
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
    connection = SocketConnection(server, hello)
    connection.open()
    found: list[msg.Listed] = []
    at, has_more = 0, True
    try:
        while has_more and at < _MOST_LISTED:
            listing = _page(connection, at)
            found += fit_tables(listing)
            at += len(listing.tables)
            has_more = listing.more and bool(listing.tables)
    finally:
        connection.close()
    return found


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
