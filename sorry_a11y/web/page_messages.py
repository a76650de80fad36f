"""The messages between a page and the server: one JSON object each, whose ``t`` says which.

What a program says as well is a message of `wire.protocol`; the others are here.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sorry_a11y.rules.board import Kind, Seat
from sorry_a11y.session.motions import Motion
from sorry_a11y.session.reply import Foreign
from sorry_a11y.web.table_drawing import Drawing, DrawnMove, Scene
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import ProtocolMessage

PAGE_SETTINGS = ("verbosity", "digits", "forced", "sound", "volume", "mono", "guard", "banter",
                 "drama", "language")
"""The settings of `settings.values` that mean something on a page."""


# -- up: from the page -----------------------------------------------------------------------------


class PageHello(ProtocolMessage, frozen=True, tag="hello"):
    """The first message.

    Attributes:
        settings: Those of this player; "hands" among them is "touch" on a device without keys.
        identity: The secret that the browser keeps (`wire.protocol.Hello`).
    """

    settings: Annotated[dict[msg.Short, str | int], Meta(max_length=len(PAGE_SETTINGS) + 1)]
    identity: msg.IdentitySecret = ""


class SeatAgain(ProtocolMessage, frozen=True, tag="sit-again"):
    """Take a seat again.

    Attributes:
        session: As in `PageSeat`, empty where another page had the seat.
        told: The number of the last `PageReply` that came in that session.
        heard: The last entry of the table's journal that was told; -1 for none.
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
    """Come to the hall of the server, or come back to it.

    Attributes:
        session: As in `PageSeat`, empty before the first one.
        told: As of `SeatAgain`.
    """

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


InSession = Press | Choose | msg.Say | SetSetting
"""The messages that mean something to a session."""
FromPage = PageHello | msg.HostTable | msg.Join | SeatAgain | ComeToHall | InSession

# -- down: to the page -----------------------------------------------------------------------------


class RulesOf(Struct, frozen=True):
    """The choices for a table besides its game.

    Attributes:
        usual: By game the value of every option.
        options: (name, (value, text) of all its values).
        ways: Of teams, of points: (fields of `msg.HostTable`, text), the usual one first.
        full: Whether every colour plays.
    """

    usual: dict[str, dict[str, str]]
    options: list[tuple[str, list[tuple[str, str]]]]
    ways: list[list[tuple[dict[str, int], str]]]
    full: bool


class WordsOf(ProtocolMessage, frozen=True, tag="words"):
    """The page's own texts in one language, and the choices for a table.

    Attributes:
        texts: Every text by its name.
        asks: The title of each kind of question, and (key, text) of each of them.
        keys: A sentence for each key.
        choices: For each setting (value, text) of all its values.
        phrases: (code, text) of what may be said to a table.
        games: (name, text) of those that may be opened.
        bots: (name, text).
        rules: Those of each family of games.
        hall: Whether the server has a hall.
    """

    lang: str
    texts: dict[str, str]
    asks: list[tuple[str, list[tuple[str, str]]]]
    keys: list[str]
    choices: dict[str, list[tuple[str, str]]]
    phrases: tuple[tuple[str, str], ...] = ()
    games: tuple[tuple[str, str], ...] = ()
    bots: tuple[tuple[str, str], ...] = ()
    rules: tuple[RulesOf, ...] = ()
    hall: bool = False


class SettingsOf(ProtocolMessage, frozen=True, tag="settings"):
    """The settings that hold."""

    settings: dict[str, str | int]


class PageSeat(ProtocolMessage, frozen=True, tag="seat"):
    """The page is in the hall, or has a seat, which the browser keeps.

    Attributes:
        session: Names the session that tells this page.
        seat: The seat; None in the hall.
        link: What friends open, empty where there is no code to give.
        qr: The rows of its QR code, "1" for a dark module.
    """

    session: str
    seat: msg.Seated | None = None
    link: str = ""
    qr: tuple[str, ...] = ()


class OpenDrawer(ProtocolMessage, frozen=True, tag="drawer"):
    """A part of the page opens, and what is in it takes the focus: their ids."""

    part: str
    focus: str


class Menu(Struct, frozen=True, omit_defaults=True):
    """The choices of list ``n``: see `session.reply.Shown`."""

    n: int
    labels: tuple[str, ...]
    keys: tuple[str, ...]
    motions: tuple[tuple[Motion, ...], ...] = ()
    deep: bool = False
    cards: tuple[Kind, ...] = ()
    places: tuple[str, ...] = ()


class PageReply(ProtocolMessage, frozen=True, tag="told"):
    """A reply.

    Attributes:
        n: Its number.
        lines: Whole sentences.
        menu: The choices there are now, None while there are none.
        at: The choice that takes the focus.
        asked: Whether the reply answers the page.
        cues: (clip, pan at the start, pan at the end, dB, seconds until it begins, seconds that it
            lasts).
        passed: The positions that it tells of.
        heard: The last entry of the journal that was told.
        scene: The cards, players and questions there are.
        foreign: (words of the lines, their language) where that is not the player's.
        ends: Whether the session ends.
        kept: Whether the page may still come back to its seat.
        line: Whether a line of text may be typed now, to a table or for what is asked.
        typed: The label of a line that is asked for and to which the focus goes.
        calls: As of `session.reply.Reply`.
    """

    n: int
    lines: list[str]
    menu: Menu | None = None
    at: int = 0
    asked: bool = False
    cues: tuple[tuple[str, float, float, float, float, float], ...] = ()
    passed: tuple[DrawnMove, ...] = ()
    heard: int = -1
    scene: Scene | None = None
    foreign: tuple[Foreign, ...] = ()
    ends: bool = False
    kept: bool = False
    line: bool = False
    typed: str = ""
    calls: bool = False


class PageRefusal(ProtocolMessage, frozen=True, tag="refused"):
    """There is no seat, or a message meant nothing.

    Attributes:
        why: The reason in a word.
        text: The reason in a sentence.
    """

    why: str
    text: str = ""


ToPage = (
    WordsOf | SettingsOf | PageSeat | OpenDrawer | PageReply | Drawing | PageRefusal
)

decoder = msgspec.json.Decoder(FromPage)
encoder = msgspec.json.Encoder()
