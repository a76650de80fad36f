"""The messages between a page and the server: one JSON object each, whose ``t`` says which.

What a program says as well is a message of `wire.protocol`; the others are here.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from sorry_a11y.core.rules.board import Kind, Seat
from sorry_a11y.frontends.web.table_drawing import Drawing, DrawnMove, Scene
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import ProtocolMessage
from sorry_a11y.output.narration.catalog import Hands
from sorry_a11y.ui.session.motions import Motion
from sorry_a11y.ui.session.reply import Foreign, RowStyle

PAGE_SETTINGS = (
    "verbosity",
    "digits",
    "forced",
    "sound",
    "volume",
    "mono",
    "guard",
    "banter",
    "drama",
    "language",
)
"""The settings that a page shows and keeps."""


# -- up: from the page -----------------------------------------------------------------------------


class PageHello(ProtocolMessage, frozen=True, tag="hello"):
    """The first message.

    Attributes:
        settings: The settings that the browser keeps. "hands" among them is "touch" on a device
            without keys.
        identity: The secret that the browser keeps (`wire.protocol.Hello`).
    """

    settings: Annotated[dict[msg.Short, str | int], Meta(max_length=len(PAGE_SETTINGS) + 1)]
    identity: msg.IdentitySecret = ""

    @property
    def hands(self) -> Hands:
        """The means by which the player answers."""
        return "touch" if self.settings.get("hands") == "touch" else "buttons"


class SeatAgain(ProtocolMessage, frozen=True, tag="sit-again"):
    """Take a seat again; the fields are those of `wire.protocol.Seated`, and these.

    Attributes:
        session: The name of the session (`PageSeat`); empty if another page had the seat.
        told: The number of the last `PageReply` that came in that session; -1 for none.
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
        session: The name of the session (`PageSeat`); empty before the first one.
        told: As in `SeatAgain`.
    """

    session: msg.Short = ""
    told: msg.Number = -1


class Press(ProtocolMessage, frozen=True, tag="key"):
    """Press a key."""

    key: msg.Short


class Choose(ProtocolMessage, frozen=True, tag="choose"):
    """Take the choice with the index ``at`` of the list with the number ``menu``."""

    menu: msg.Number
    at: Annotated[int, Meta(ge=0, le=99)]


class SetSetting(ProtocolMessage, frozen=True, tag="set"):
    """Change a setting."""

    name: msg.Short
    value: Annotated[str, Meta(max_length=40)] | int


class BeginGame(ProtocolMessage, frozen=True, tag="begin"):
    """Begin a game by a rule book that the front of a page has a board of."""

    book: Literal["hasbro", "dog"]


InSession = Press | Choose | msg.Say | SetSetting
"""The messages that mean something to a session."""
FromPage = (
    PageHello
    | msg.HostTable
    | msg.Join
    | msg.LookAt
    | SeatAgain
    | ComeToHall
    | BeginGame
    | InSession
)

# -- down: to the page -----------------------------------------------------------------------------


class WordsOf(ProtocolMessage, frozen=True, tag="words"):
    """The page's own texts in one language, and the choices for a table.

    Attributes:
        lang: The language.
        texts: Every text by its name.
        asks: For each group of buttons its title and the (key, text) of each button.
        keys: A sentence for each key.
        choices: For each setting the (value, name, what it does) of each value, the last
            of which may be empty.
        phrases: The (code, text) of each ready phrase.
        games: The (name, text, undo) of each rule book that a table may have; undo as in
            `HostTable`.
        hall: Whether the server has a hall.
        faces: By each face of a card that is no number, the word for it in sentences.
    """

    lang: str
    texts: dict[str, str]
    asks: list[tuple[str, list[tuple[str, str]]]]
    keys: list[str]
    choices: dict[str, list[tuple[str, str, str]]]
    faces: dict[str, str]
    phrases: tuple[tuple[str, str], ...] = ()
    games: tuple[tuple[str, str, str], ...] = ()
    hall: bool = False


class SettingsOf(ProtocolMessage, frozen=True, tag="settings"):
    """The settings that hold."""

    settings: dict[str, str | int]


class PageSeat(ProtocolMessage, frozen=True, tag="seat"):
    """The page is in the hall, or has a seat, which the browser keeps.

    Attributes:
        session: The name of the session that serves this page.
        seat: The seat; None in the hall.
        link: The link that friends open; empty if there is no code to give.
        qr: The rows of its QR code, "1" for a dark module.
    """

    session: str
    seat: msg.Seated | None = None
    link: str = ""
    qr: tuple[str, ...] = ()


class OpenDrawer(ProtocolMessage, frozen=True, tag="drawer"):
    """Open a part of the page.

    Attributes:
        part: The id of the part.
        focus: The id of the element in it that takes the focus.
    """

    part: str
    focus: str


class Menu(Struct, frozen=True, omit_defaults=True):
    """The list of choices with the number ``n``; the other fields are those of `Shown`."""

    n: int
    labels: tuple[str, ...]
    keys: tuple[str, ...]
    motions: tuple[tuple[tuple[Motion, ...], ...], ...] = ()
    deep: bool = False
    cards: tuple[Kind, ...] = ()
    places: tuple[str, ...] = ()
    styles: tuple[RowStyle, ...] = ()


class PageReply(ProtocolMessage, frozen=True, tag="told"):
    """A reply.

    Attributes:
        n: Its number.
        lines: Whole sentences.
        menu: The choices of now; None if there are none.
        at: The index of the choice that takes the focus.
        asked: Whether the page asked for the reply.
        cues: For each sound (clip, pan at the start and at the end from -1 to 1, dB, seconds until
            it begins, seconds that it lasts).
        passed: The positions of which it tells, to be drawn.
        heard: The last entry of the table's journal that was told; -1 for none.
        scene: The cards, players and buttons; None in a reply that only ends the session.
        foreign: Words of the lines in another language than the player's.
        ends: Whether the session ends.
        kept: Whether the page may still come back to its seat.
        line: Whether a line of text may be typed now.
        typed: The label of the line of text, if it is asked for and takes the focus; else empty.
        calls: As in `session.reply.Reply`.
        asks: How many of the last lines only say what is asked now.
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
    asks: int = 0


class PageTable(ProtocolMessage, frozen=True, tag="whose"):
    """How the table stands to which a link leads.

    Attributes:
        title: Whose table it is, and which game.
        lines: How many seats are open, rules that are not the usual ones, and the people, in
            sentences, each with the seat that it is about, -1 for none.
        board: The place, from 1, of the board that is meant in `table_drawing.STAGE_GAMES`.
    """

    title: str
    lines: tuple[tuple[int, str], ...]
    board: str


class PageRefusal(ProtocolMessage, frozen=True, tag="refused"):
    """Refuse a seat, or a message that cannot be read.

    Attributes:
        why: The reason in a word.
        text: The reason in a sentence; empty if there is none for players.
    """

    why: str
    text: str = ""


ToPage = (
    WordsOf | SettingsOf | PageSeat | OpenDrawer | PageReply | Drawing | PageTable | PageRefusal
)

decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
encoder = msgspec.json.Encoder()


def read_message(data: str | bytes) -> FromPage | None:
    """Return the message that a page has sent; None if it cannot be read."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
