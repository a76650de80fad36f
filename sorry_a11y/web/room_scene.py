"""What is to be seen at a table of friends: its game, who is away, and what is asked there."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from sorry_a11y.client.online_session import OnlineSession
from sorry_a11y.client.remote_game import FOR_SPECTATORS
from sorry_a11y.session.key_commands import AT_SHARED_TABLE, COMMANDS
from sorry_a11y.web.table_scene import OF_HANDS, Scene, empty_scene, table_scene

WITHOUT_A_GAME: Final = frozenset({"table", "chat", "desk", "repeat"})
"""The questions that mean something before there is a game."""


def room_scene(screen: OnlineSession) -> Scene:
    """Return what is to be seen at the table that a screen tells of."""
    to, seen, table = screen.listener(), screen.seen, screen.table
    if seen is None or table is None:
        found = empty_scene(to)
    else:
        found = table_scene(to, seen, table.seating, table.own)
    return structs.replace(
        found, away=tuple(screen.away), asks=_asks(screen), is_asked=screen.is_asked
    )


def _asks(screen: OnlineSession) -> str:
    """Return the keys whose questions mean something in this game, each by the key to learn."""
    seen, table = screen.seen, screen.table
    known = {one.name for one in (*COMMANDS, *AT_SHARED_TABLE)}
    if seen is None or table is None:
        known &= WITHOUT_A_GAME
    else:
        if not table.own:
            known &= FOR_SPECTATORS | WITHOUT_A_GAME
        if seen.is_open:
            known -= OF_HANDS
        if not (table.may_undo and table.own):
            known -= {"undo"}
    return "".join(one.keys[0] for one in (*COMMANDS, *AT_SHARED_TABLE) if one.name in known)
