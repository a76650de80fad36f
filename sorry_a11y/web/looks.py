"""The looks of a page: what it shows of the screen that speaks, and what it answers by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from sorry_a11y.game.port import GamePort
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.key_commands import BY_KEY, COMMANDS, Command
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen
from sorry_a11y.web.table_scene import Scene, keys_to_ask, scene
from sorry_a11y.wire import protocol as msg

IN_MENUS = "rq"
"""The keys that mean something in a menu and are buttons as well."""
CHOOSING = frozenset({"digit", "next", "previous", "settings", "help"})
"""The commands that any page answers by itself."""
ALONE = frozenset(one.name for one in COMMANDS)


class KeysOfPage(NamedTuple):
    """The keys that a page answers by itself, where a list of choices is open and where none is."""

    by_list: frozenset[str]
    without: frozenset[str]


class Look(NamedTuple):
    """The page after a reply.

    Attributes:
        scene: What there is besides the board.
        table: The game; None where there is none.
        own: The seats of the player.
        passed: The positions that were told.
        line: Whether a line of text may be typed.
        typed: The label of a line that is asked for and to which the focus goes.
        more: Lines that are told behind the others.
        heard: The last entry of a table's journal that was told.
    """

    scene: Scene
    table: GamePort | None = None
    own: Sequence[Seat] = ()
    passed: Sequence[bytes] = ()
    line: bool = False
    typed: str = ""
    more: tuple[str, ...] = ()
    heard: int = -1


class Manner(NamedTuple):
    """The manner of a page in its place, given the screen that speaks.

    Attributes:
        keys: Returns the keys that the page answers by itself.
        say: Says a line in a session, or gives it as an answer; None where that makes no sense.
        look: Returns what is seen after a reply.
        you: The message by which a player without a name is called; empty where all have one.
        is_left: Whether the page may come back to a seat when the session in its menus ends.
    """

    keys: Callable[[Screen], KeysOfPage]
    say: Callable[[PlayerSession, msg.Say | msg.SayPhrase], Reply | None]
    look: Callable[[Screen, Reply], Look]
    you: str = ""
    is_left: bool = False


def keys_of(commands: Mapping[str, Command], names: Collection[str]) -> frozenset[str]:
    """Return the keys of commands by their names."""
    return frozenset(key for key, command in commands.items() if command.name in names)


def menu_scene(screen: Screen, title: str) -> Scene:
    """Return what is seen of a menu; ``title``: the message that names it."""
    told = upper_first(screen.listener().say(title))
    return Scene(WATCHER, told, asks=IN_MENUS, is_menu=True)


# -- a page at which one player plays alone ----------------------------------------------------


def _asks_name(screen: Screen) -> bool:
    """Return whether a name is to be typed now."""
    return isinstance(screen, GameScreen | MenuScreen) and screen.prompt.takes_text


def _say_alone(session: PlayerSession, message: msg.Say | msg.SayPhrase) -> Reply | None:
    screen = session.inner
    if not (isinstance(message, msg.Say) and _asks_name(screen)):
        return None
    name = message.text.strip()
    reply = session.key(name or "enter")
    # a name of one letter may go on with another
    return session.key("enter") if len(name) == 1 and _asks_name(screen) else reply


def _look_alone(screen: Screen, _reply: Reply) -> Look:
    look = _look_at_game(screen) if isinstance(screen, GameScreen) else Look(
        menu_scene(screen, "menu-menu")
    )
    if not _asks_name(screen):
        return look
    return look._replace(line=True, more=(screen.listener().say("page-site-type"),))


def _look_at_game(play: GameScreen) -> Look:
    who, table = play.who, play.who.table
    own = () if who.seat == WATCHER else table.seating.seats_of(who.seat)
    passed, seen = who.feed.take_passed(), play.view()
    asks = keys_to_ask(COMMANDS, ALONE if play.controls.may_undo else ALONE - {"undo"}, seen)
    return Look(scene(play.listener(), seen, table.seating, own, asks), table, own, passed)


KEYS_ALONE = KeysOfPage(keys_of(BY_KEY, CHOOSING), frozenset())
PAGE_ALONE = Manner(
    lambda _screen: KEYS_ALONE, _say_alone, _look_alone, you="page-you"
)
