"""The messages between a server and its clients: protocol 1.

Every message is a JSON object whose ``t`` says what it is. A client passes over fields that it does
not know, and messages whose ``t`` it does not know. docs/protocol.md lists the messages for authors
of other clients.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sorry_a11y.game.setup import Setup
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rulesets.families import MOST_ROUNDS, MOST_TARGET
from sorry_a11y.wire.records import AnyEvent, AnySeen

PROTOCOL = 1
RULES_VERSION = 1
"""The version of the rules that both sides must share, since choices are found by each.

It is raised with any change of what is legal, of its order or of what comes of it."""
_LONGEST_DECISION = 200
_LONGEST_CHAT = 200
"""Characters."""
MOST_PATIENCE = 3600
"""Seconds that are waited for somebody at a table other than a slow one."""
AWAKE_S = 30.0
"""Seconds between two messages that tell that a key was pressed, at least."""
A_DAY = 86_400
"""Seconds of a turn at a slow table, which lasts days."""
LISTED_AT_ONCE = 100
"""Tables in one answer."""
PIECE = 16_000
"""Characters of a record that travel at once."""
_MOST_EVENTS = 5_000
"""The most events of a message: more than any turn has, and most whole games."""
MOST_BYTES = 262_144
"""The greatest size of a message from a server."""

_Seat = Annotated[Seat, Meta(ge=0, le=3)]
Ordinal = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
"""The number of a question of a game."""
Number = Annotated[int, Meta(ge=-1, le=2**53)]
Short = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=64)]
IdentitySecret = Annotated[str, Meta(pattern=r"^([0-9a-f]{32,64})?$")]
"""A random number that nobody guesses, empty for none."""
Decided = Annotated[str, Meta(max_length=_LONGEST_DECISION)]
_LanguageTag = Annotated[
    str, Meta(max_length=16, pattern=r"^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$")
]
"""BCP 47, empty for none."""
_ChatText = Annotated[str, Meta(max_length=_LONGEST_CHAT)]
UndoRule = Literal["off", "ask", "host"]
StandIn = Literal["ask", "auto", "wait"]
HostAction = Literal[
    "kick", "silence", "unsilence", "lock", "unlock", "bot", "pause", "go-on", "pass-on", "start",
]
"""The actions of a host; ``bot``: let a bot play for a guest who is away, until they are back;
``start``: begin the game, or the next one, in which bots take the seats that are still open."""
Relation = Literal["friend", "unfriend", "block", "unblock"]
Place = Literal["hall", "table", "game"]
"""The place of somebody who can be met in the hall: there, at a table that waits, or in a game."""
Phrase = Literal["hello", "moment", "well-played", "thanks", "sorry", "yes", "no", "bye"]
"""Ready words, told in each listener's language."""


class ProtocolMessage(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A message of the protocol."""


# -- up: from a client to the server ---------------------------------------------------------


class Hello(ProtocolMessage, frozen=True, tag="hello"):
    """The first message.

    Attributes:
        rules: The version of the rules that the client has.
        identity: A secret that proves who the player is, for this server alone.
    """

    v: int
    program: Short
    rules: int
    lang: Short = "en"
    identity: IdentitySecret = ""


class HostTable(ProtocolMessage, frozen=True, tag="host"):
    """Open a table.

    Attributes:
        seats: By seat, "you", "open" or a kind of bot.
        public: Whether it is listed for everybody.
        patience: Seconds until a bot may play for a guest who is away, at most `MOST_PATIENCE`; or
            `A_DAY` for a slow table, at which they count from the beginning of the turn.
        drop_in: Whether others may take the seats of bots while the game is under way.
    """

    game: Short
    name: Short
    seats: dict[str, Short]
    options: dict[str, Short] = {}
    teams: bool = False
    points: bool = False
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    target: Annotated[int, Meta(ge=0, le=MOST_TARGET)] = 0
    watch: bool = True
    public: bool = False
    undo: UndoRule = "ask"
    stand_in: StandIn = "ask"
    patience: Annotated[int, Meta(ge=1, le=A_DAY)] = 60
    drop_in: bool = False


class Join(ProtocolMessage, frozen=True, tag="join"):
    """Sit down at a table, on ``seat`` or wherever there is room; ``watch``: only to listen."""

    code: Short
    name: Short
    seat: _Seat | None = None
    watch: bool = False


class Back(ProtocolMessage, frozen=True, tag="back"):
    """Take the own seat again, having heard everything up to journal entry ``since``."""

    table: Short
    token: Secret
    since: Number = 0


class Decide(ProtocolMessage, frozen=True, tag="decide"):
    """The decision, as a record writes it, that answers question ``after``."""

    id: Number
    after: Number
    text: Decided


class Undo(ProtocolMessage, frozen=True, tag="undo"):
    """Ask to take back the own last decision."""

    seat: _Seat


class AnswerQuestion(ProtocolMessage, frozen=True, tag="answer"):
    """Answer yes or no to what was asked."""

    ask: Number
    yes: bool


class Say(ProtocolMessage, frozen=True, tag="say"):
    """A line of chat, or a ready ``phrase``; ``language``: that of the one who says it."""

    text: _ChatText = ""
    phrase: Phrase | None = None
    language: _LanguageTag = ""


class Awake(ProtocolMessage, frozen=True, tag="awake"):
    """A key was pressed: the player is there, though nothing else is sent.

    Sent at most once in `AWAKE_S`, and at once while the table asks whether a bot may play for the
    player.
    """


class Manage(ProtocolMessage, frozen=True, tag="manage"):
    """Do what only the host may do; ``who``: the number of the guest whom it is done to, if any."""

    what: HostAction
    who: Number = -1


class Leave(ProtocolMessage, frozen=True, tag="leave"):
    """Go for good; a bot plays on."""


class ListTables(ProtocolMessage, frozen=True, tag="tables"):
    """Ask which tables are open to all, from the ``at``-th on."""

    at: Annotated[int, Meta(ge=0, le=10**6)] = 0


class AskRecord(ProtocolMessage, frozen=True, tag="record"):
    """Ask for the record of a game that is over and that one played, from character ``at`` on."""

    at: Annotated[int, Meta(ge=0, le=2**31)] = 0


class TakeName(ProtocolMessage, frozen=True, tag="name"):
    """Have a name belong to the own identity, which begins with it."""

    name: Short


class AskTransfer(ProtocolMessage, frozen=True, tag="transfer"):
    """Ask for a code that takes the own identity to another device."""


class Adopt(ProtocolMessage, frozen=True, tag="adopt"):
    """Have the identity to which a code leads that another device was told."""

    code: Short


class ForgetMe(ProtocolMessage, frozen=True, tag="forget"):
    """Have nothing kept of the own identity; its name is free then."""


class EnterHall(ProtocolMessage, frozen=True, tag="hall"):
    """Be in the hall, where others see the own name; answered by `You` and `HallNow`."""


class WatchTables(ProtocolMessage, frozen=True, tag="watch"):
    """Be told of tables that open, of one game or of all (empty); or not any more."""

    game: Short = ""
    on: bool = True


class Relate(ProtocolMessage, frozen=True, tag="person"):
    """Have somebody as a friend, of whose coming one is told, or block them; or no more.

    ``who``: guest of the own table, in place of a name.
    """

    what: Relation
    name: Short = ""
    who: Number = -1


class Invite(ProtocolMessage, frozen=True, tag="invite"):
    """Invite somebody who is here to the own table.

    ``code``: its invite code, which the server does not keep; empty for a table that is listed.
    """

    name: Short
    code: Short = ""


class ReportPerson(ProtocolMessage, frozen=True, tag="report"):
    """Report guest ``who`` of the own table to those who run the server.

    The last lines of chat go with it.
    """

    who: Number


class PlayNow(ProtocolMessage, frozen=True, tag="play"):
    """Sit down at the next open table of a game in the own language.

    Where there is none it is a new one, with bots whose seats others may take. Answered as `Join`
    is.
    """

    game: Short
    name: Short


OfPeople = (
    TakeName | AskTransfer | Adopt | ForgetMe | EnterHall | WatchTables | Relate | Invite
    | ReportPerson
)

Up = (
    Hello | HostTable | Join | Back | Decide | Undo | AnswerQuestion | Say | Awake | Manage | Leave
    | ListTables | AskRecord | OfPeople | PlayNow
)

# -- down: from the table ------------------------------------------------------------------------


class Welcome(ProtocolMessage, frozen=True, tag="welcome"):
    """The answer to `Hello`."""

    v: int
    program: Short
    rules: int


class Seated(ProtocolMessage, frozen=True, tag="seated"):
    """A seat is yours.

    Attributes:
        token: Is kept, to come back to the seat.
        guest: Your number.
        code: What others join with, empty where it is not yours to give.
    """

    table: Short
    token: Secret
    guest: int
    seats: list[_Seat]
    code: Short = ""


class InviteCode(ProtocolMessage, frozen=True, tag="code"):
    """The code that others join with from now on, since a guest was removed.

    It is sent to the host alone.
    """

    code: Short


class SeatState(Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat.

    Attributes:
        kind: "person", "open" or a kind of bot.
        guest: The number of the person.
        away: Whether they are gone for a while.
        bot: Whether a bot plays for them.
    """

    seat: _Seat
    kind: Short
    name: Short = ""
    guest: int = -1
    away: bool = False
    bot: bool = False


class TableState(ProtocolMessage, frozen=True, tag="table"):
    """How the table stands, the game apart.

    Attributes:
        stage: Gathering, playing, paused, over.
        setup: The game under way, null before.
        own: The own seats in it, none for a watcher.
        seq: The last journal entry that is in the game, up to which `News` come.
        slow: Whether a turn has a day.
    """

    stage: Literal["gathering", "playing", "paused", "over"]
    chairs: list[SeatState]
    host: int
    watchers: list[Short] = []
    undo: UndoRule = "ask"
    setup: Setup | None = None
    own: Annotated[tuple[_Seat, ...], Meta(max_length=4)] = ()
    seq: int = 0
    slow: bool = False


class News(ProtocolMessage, frozen=True, tag="news"):
    """A `game.port.Batch` as it travels, for this guest alone.

    Attributes:
        seq: The last journal entry in it.
        seen: (seat, what it may know) of each own seat.
    """

    seq: int
    number: Ordinal
    events: Annotated[tuple[AnyEvent, ...], Meta(max_length=_MOST_EVENTS)]
    seen: Annotated[
        tuple[tuple[Annotated[Seat, Meta(ge=WATCHER, le=3)], AnySeen], ...],
        Meta(min_length=1, max_length=4),
    ]
    whole: bool = False
    back_to: Ordinal | None = None


Subject = Literal["undo", "stand-in", "idle"]
"""The subject of a question: may a turn be taken back, may a bot play for a guest who is away, or
for one who is here and has pressed no key for some minutes."""


class Asked(ProtocolMessage, frozen=True, tag="asked"):
    """A question that the others are to answer by yes or no.

    ``names``: whose turns would be taken back besides, by the names in the game. An idle guest is
    told of the question about them, and ends it by any key.
    """

    ask: int
    what: Subject
    who: int
    names: list[Short] = []


class Settled(ProtocolMessage, frozen=True, tag="settled"):
    """The answer to a question; ``denied``: whether somebody said no."""

    ask: int
    what: Subject
    yes: bool
    who: int
    denied: bool = False


class Said(ProtocolMessage, frozen=True, tag="said"):
    """Chat: ``text`` in ``language``, or a ready ``phrase``; ``n`` counts the table's lines.

    Told to the one who said it as well, as the answer.
    """

    n: int
    who: int
    name: Short
    text: _ChatText = ""
    phrase: Phrase | None = None
    language: _LanguageTag = ""


class Happened(ProtocolMessage, frozen=True, tag="people"):
    """News among the people that is told once.

    ``names``: with "took-back", whose turns were taken back besides, by the names in the game.
    """

    what: Literal[
        "came", "left", "away", "back", "removed", "silenced", "unsilenced", "locked", "unlocked",
        "stands-in", "paused", "went-on", "hosts", "took-back", "takes-over", "new-rules",
        "wants-undo", "barred",
    ]
    name: Short
    who: int = -1
    other: Short = ""
    names: list[Short] = []


class Watched(ProtocolMessage, frozen=True, tag="watched"):
    """Others came to watch, or went.

    ``count``: how many watch with a name now. Told to those who play, at most once in some seconds.
    """

    count: int


class Refused(ProtocolMessage, frozen=True, tag="refused"):
    """The answer to a request that cannot be met.

    Attributes:
        id: That of the decision, if it was one.
        of: "say" where a line of chat was not told, the oldest that was not answered.
    """

    why: Literal[
        "stale", "turn", "rules", "full", "closed", "code", "token", "name", "many",
        "version", "undo-off", "undo-none", "undo-away", "host", "paused", "begun", "silenced",
        "saved", "game", "message", "seat", "watch", "record", "identity", "person",
        "barred", "no-hall", "early", "undo-asked", "invited", "ended",
    ]
    id: int = -1
    given: Short = ""
    accepted: _ChatText = ""
    of: Literal["", "say"] = ""


class Listed(Struct, frozen=True, omit_defaults=True):
    """A table that is open to all.

    Attributes:
        language: That of the one who opened it.
        begun: Whether its game is under way, and the open seats are those of bots.
        slow: Whether a turn has a day.
    """

    code: Short
    game: Short
    host: Short
    open: int
    watch: bool
    language: Short = ""
    begun: bool = False
    slow: bool = False


class Listing(ProtocolMessage, frozen=True, tag="listing"):
    """A page of the tables that are open to all; ``more``: whether others follow."""

    tables: Annotated[list[Listed], Meta(max_length=LISTED_AT_ONCE)]
    more: bool = False


class GameRecord(ProtocolMessage, frozen=True, tag="record"):
    """A piece of the lines of a record (docs/records.md), joined by line feeds.

    The lines have neither head nor checks.

    Attributes:
        started: When the game began, in seconds since 1970 in UTC.
        at: The place of the first character.
        more: Whether others follow, to be asked for.
    """

    started: int
    at: int
    lines: Annotated[str, Meta(max_length=PIECE)]
    more: bool = False


class You(ProtocolMessage, frozen=True, tag="you"):
    """The player at this server.

    Attributes:
        name: Theirs, empty where they have none.
        friends: The names of their friends.
        blocked: The names of those whom they have blocked.
        game: The game of whose new tables they are told, empty for all, None for none.
    """

    name: Short = ""
    friends: list[Short] = []
    blocked: list[Short] = []
    game: Short | None = None


class HallPerson(Struct, frozen=True):
    """Somebody in the hall."""

    name: Short
    place: Place


class HallNow(ProtocolMessage, frozen=True, tag="hall"):
    """Others in the hall, of many the first by name; ``count``: how many there are."""

    people: list[HallPerson]
    count: int


class Notice(ProtocolMessage, frozen=True, tag="notice"):
    """News of the hall.

    A table of ``name`` is open ("table"), a friend has come ("friend"), somebody invites you
    ("invited"), your invitation is out ("sent"), your report of ``name`` is kept ("reported"),
    those who run the server say ``text`` to all ("announced"), it is your turn at the slow table of
    ``name``, empty for your own, which ``code`` is the id of ("turn"). ``lines``: of chat that are
    kept with a report.
    """

    what: Literal["table", "friend", "invited", "sent", "reported", "announced", "turn"]
    name: Short = ""
    code: Short = ""
    game: Short = ""
    text: _ChatText = ""
    lines: int = 0


class TransferCode(ProtocolMessage, frozen=True, tag="transfer"):
    """The code that takes your identity to another device, once, within some seconds."""

    code: Short
    seconds: int


class Bye(ProtocolMessage, frozen=True, tag="bye"):
    """The connection ends, and why."""

    why: Literal["elsewhere", "removed", "restart", "many", "slow", "long", "silent"]


Down = (
    Welcome | Seated | InviteCode | TableState | News | Asked | Settled | Said | Happened | Refused
    | Watched | Listing | GameRecord | You | HallNow | Notice | TransferCode | Bye
)


_NEVER = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"
_MOST_MARKS = 2
"""Accents on one letter."""


def fit_line(text: str) -> str:
    """Return the text on one line, at most 200 characters.

    It has nothing that moves a cursor, hides, reorders or piles up, and is empty if nothing is left
    that can be heard.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: 2 * _LONGEST_CHAT]):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in _NEVER and char not in _JOINERS:
            kept.append(" ")
        elif marks <= _MOST_MARKS:
            kept.append(char)
    line = " ".join("".join(kept).split())[:_LONGEST_CHAT].strip()
    return line if any(unicodedata.category(char)[0] in "LN" for char in line) else ""
