"""The messages between a page and the server: one JSON object each, whose ``t`` says which.

What a program says as well is a message of `wire.protocol`; the others are here.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sorry_a11y.rules.board import Kind, Pawn, Seat, Spot
from sorry_a11y.session.reply import Foreign
from sorry_a11y.web.board_drawing import Drawing
from sorry_a11y.web.table_scene import Scene
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import ProtocolMessage

SETTINGS = ("verbosity", "digits", "forced", "sound", "volume", "mono", "guard", "banter",
            "drama", "language")
"""The settings of `settings.values` that mean something on a page."""


# -- up: from the page -----------------------------------------------------------------------------


class PageHello(ProtocolMessage, frozen=True, tag="hello"):
    """The first message, with the ``settings`` of this player; "hands" among them is "touch" on a
    device without keys. ``identity``: the secret that the browser keeps (`wire.protocol.Hello`).
    """

    settings: Annotated[dict[msg.Short, str | int], Meta(max_length=len(SETTINGS) + 1)]
    identity: msg.IdentitySecret = ""


class SeatAgain(ProtocolMessage, frozen=True, tag="chair"):
    """Take a seat again.

    ``session``: as in `PageSeat`, empty where another page had the seat. ``told``: the number of
    the last `PageReply` that came in that session. ``heard``: the last entry of the table's journal
    that was told.
    """

    table: msg.Short
    token: msg.Secret
    guest: int
    seats: Annotated[list[Annotated[Seat, Meta(ge=0, le=3)]], Meta(max_length=4)]
    code: msg.Short = ""
    told: msg.Number = -1
    heard: msg.Number = -1
    session: msg.Short = ""


class ComeToHall(ProtocolMessage, frozen=True, tag="hall"):
    """Come to the hall of the server, or come back to it. ``session``: as in `PageHall`, empty
    where none was told. ``told``: as of `SeatAgain`."""

    session: msg.Short = ""
    told: msg.Number = -1


class Press(ProtocolMessage, frozen=True, tag="key"):
    """Ask the question of a key."""

    key: msg.Short


class Choose(ProtocolMessage, frozen=True, tag="choose"):
    """Take choice ``at`` of list ``menu``."""

    menu: msg.Number
    at: Annotated[int, Meta(ge=0, le=99)]


class SetSetting(ProtocolMessage, frozen=True, tag="set"):
    """Change a setting."""

    name: msg.Short
    value: Annotated[str, Meta(max_length=40)] | int


FromPage = (
    PageHello | msg.HostTable | msg.Join | SeatAgain | ComeToHall | Press | Choose | msg.Say
    | msg.SayPhrase | SetSetting
)

# -- down: to the page -----------------------------------------------------------------------------


class RulesOf(Struct, frozen=True):
    """The choices for a table besides its game.

    ``usual``: by game the value of every option. ``options``: (name, (value, text) of all its
    values). ``ways``: of teams, of points: (fields of `msg.HostTable`, text), the usual one first.
    ``full``: whether every colour plays.
    """

    usual: dict[str, dict[str, str]]
    options: list[tuple[str, list[tuple[str, str]]]]
    ways: list[list[tuple[dict[str, int], str]]]
    full: bool


class AskGroup(Struct, frozen=True):
    """Questions of one kind: (key, text) of each."""

    title: str
    rows: list[tuple[str, str]]


class WordsOf(ProtocolMessage, frozen=True, tag="words"):
    """The page's own texts in one language.

    ``asks``: every question, by kind. ``phrases``: (code, text). ``keys``: a sentence for
    each key. ``choices``: for each setting (value, text) of all its values. ``games``, ``bots`` and
    ``languages``: (name, text). ``rules``: those of each family of games. ``hall``: whether the
    server has a hall, as far as was said.
    """

    lang: str
    texts: dict[str, str]
    asks: list[AskGroup]
    phrases: list[tuple[str, str]]
    keys: list[str]
    choices: dict[str, list[tuple[str, str]]]
    games: list[tuple[str, str]]
    bots: list[tuple[str, str]]
    languages: list[tuple[str, str]]
    rules: list[RulesOf]
    hall: bool = False


class SettingsOf(ProtocolMessage, frozen=True, tag="settings"):
    """The settings that hold."""

    settings: dict[str, str | int]


class PageSeat(ProtocolMessage, frozen=True, tag="seat"):
    """A seat is this page's, to be kept by the browser.

    ``session``: names the session that tells this page. ``link``: what friends open, empty where
    there is no code to give. ``qr``: the rows of its QR code, "1" for a dark module.
    """

    seat: msg.Seated
    session: str
    link: str = ""
    qr: tuple[str, ...] = ()


class PageHall(ProtocolMessage, frozen=True, tag="hall"):
    """The page is in the hall. ``session``: names the session that tells this page."""

    session: str


class OpenDrawer(ProtocolMessage, frozen=True, tag="drawer"):
    """A part of the page opens, and what is in it takes the focus: their ids."""

    part: str
    focus: str


class Menu(Struct, frozen=True, omit_defaults=True):
    """The choices of list ``n``: see `session.reply.Shown`."""

    n: int
    labels: tuple[str, ...]
    keys: tuple[str, ...]
    moves: tuple[tuple[tuple[Pawn, Spot], ...], ...] = ()
    deep: bool = False
    cards: tuple[Kind, ...] = ()


class PageReply(ProtocolMessage, frozen=True, tag="told"):
    """A reply, number ``n``.

    ``lines``: whole sentences. ``menu``: what may be chosen now, None while nothing may. ``asked``:
    whether the page asked for it. ``cues``: (clip, pan at the start, pan at the end, dB).
    ``passed``: the positions that it tells of, 16 spots each. ``heard``: the last entry of the
    journal that was told. ``scene``: what is to be seen besides the board. ``foreign``: (words of
    the lines, their language) where that is not the player's. ``ends``: whether the session ends.
    ``kept``: whether the page may come back to its seat all the same. ``line``: whether a line of
    text may be typed now, to a table or for what is asked. ``typed``: the label of a line that is
    asked for and to which the focus goes. ``calls``: as of `session.reply.Reply`.
    """

    n: int
    lines: list[str]
    menu: Menu | None = None
    at: int = 0
    asked: bool = False
    cues: tuple[tuple[str, float, float, float], ...] = ()
    passed: tuple[tuple[int, ...], ...] = ()
    heard: int = -1
    scene: Scene | None = None
    foreign: tuple[Foreign, ...] = ()
    ends: bool = False
    kept: bool = False
    line: bool = False
    typed: str = ""
    calls: bool = False


class BoardOf(Drawing, frozen=True, tag_field="t", tag="board"):
    """A board to draw, and whose it is.

    ``names``: by seat, None where nobody plays. ``own``: the seats of this player. ``below``: the
    seat whose side is drawn below. ``position``: where the pawns stood that were drawn before, none
    for a game that has just begun.
    """

    names: list[str | None]
    own: list[Seat]
    below: Seat
    position: tuple[int, ...] = ()


class PageRefusal(ProtocolMessage, frozen=True, tag="refused"):
    """There is no seat, or a message meant nothing; ``text`` says why, ``why`` in a word."""

    why: str
    text: str = ""


ToPage = (
    WordsOf | SettingsOf | PageSeat | PageHall | OpenDrawer | PageReply | BoardOf | PageRefusal
)

decoder = msgspec.json.Decoder(FromPage)
encoder = msgspec.json.Encoder()
