"""What a page at a server shows: a table elsewhere, or the hall that leads to one."""

from __future__ import annotations

from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.remote_interlude import FOR_SPECTATORS
from sorry_a11y.session.key_commands import (
    AT_SHARED_TABLE,
    BY_KEY,
    BY_KEY_AT_SHARED_TABLE,
    COMMANDS,
)
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen
from sorry_a11y.web.looks import CHOOSING, KeysOfPage, Look, Manner, keys_of, menu_scene
from sorry_a11y.web.table_scene import WITHOUT_A_GAME, keys_to_ask, scene
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

AT_TABLES = frozenset(one.name for one in (*COMMANDS, *AT_SHARED_TABLE)) - {"quit"}
_hall = keys_of(BY_KEY, CHOOSING | {"take"})
_table = keys_of(BY_KEY_AT_SHARED_TABLE, CHOOSING | {"take", "say", "quit"})
KEYS_IN_HALL = KeysOfPage(_hall, _hall - {"enter"})
KEYS_AT_TABLE = KeysOfPage(_table, _table - {"enter"})


def _keys(screen: Screen) -> KeysOfPage:
    return KEYS_AT_TABLE if isinstance(screen, OnlineScreen) else KEYS_IN_HALL


def _say(session: PlayerSession, message: msg.Say | msg.SayPhrase) -> Reply | None:
    """Say a line to the table, or give it as the answer to what the hall asks."""
    screen = session.inner
    if isinstance(message, msg.SayPhrase):
        return screen.say(message) if isinstance(screen, OnlineScreen) else None
    if not (line := fit_line(message.text)):
        return None
    if isinstance(screen, OnlineScreen):
        return screen.say(msg.Say(line))
    return session.key(line) if session.takes_line else None


def _look(screen: Screen, reply: Reply) -> Look:
    if isinstance(screen, OnlineScreen):
        return _look_at_table(screen)
    is_typed = screen.takes_line
    return Look(
        menu_scene(screen, "page-hall"), line=is_typed, typed=reply.focus if is_typed else ""
    )


def _look_at_table(screen: OnlineScreen) -> Look:
    play, news = screen.play, screen.table
    passed, seen, table = play.passed(), play.seen, play.table
    own = table.own if table else ()
    names = AT_TABLES
    if table and not own:
        names &= FOR_SPECTATORS | WITHOUT_A_GAME
    if not (table and table.may_undo and own):
        names -= {"undo"}
    shown = scene(
        screen.listener(), seen, table.seating if table else None, own,
        keys_to_ask((*COMMANDS, *AT_SHARED_TABLE), names, seen if table else None),
        away=news.roster.away_seats(), is_asked=news.questions.is_asked,
    )
    told = screen.visit.keeper.seat.told
    return Look(shown, table, own, passed, line=True, heard=told)


PAGE_AT_SERVER = Manner(_keys, _say, _look, is_left=True)
