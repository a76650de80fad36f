"""The messages between a server and its clients: protocol 1.

Every message is a JSON object whose ``t`` says what it is. A client passes over fields that it does
not know, and messages whose ``t`` it does not know. docs/protocol.md lists the messages for authors
of other clients.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from sorry_a11y.core.game.setup import YOU, Setup
from sorry_a11y.core.rules.board import WATCHER, Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets.families import MOST_ROUNDS, MOST_TARGET, Wishes
from sorry_a11y.online.wire.records import AnyEvent, AnySeen

PROTOCOL = 1
OPEN = "open"
"""The kind of a seat that waits for a person."""
FOR_FRIENDS = {COLOURS[0]: YOU} | dict.fromkeys(COLOURS[1:], OPEN)
"""The seats of a table for friends, by colour: red for who opens it, the others open."""
_LONGEST_DECISION = 200
_LONGEST_CHAT = 200
"""The most characters of a line of chat."""
MOST_PATIENCE = 3600
"""The most seconds that a table waits for somebody who is away, unless it is a slow table."""
AWAKE_S = 30.0
"""The least seconds between two `Awake` messages."""
A_DAY = 86_400
"""The seconds of a turn at a slow table."""
MOST_TIES = 200
"""The most friends, and the most blocked people, of an identity."""
MOST_PEOPLE = 200
"""The most people of the hall in one message."""
LISTED_AT_ONCE = 100
"""The most tables in one message."""
PIECE = 16_000
"""The most characters of a record in one message."""
_MOST_EVENTS = 5_000
"""The most events of a message, more than any turn has."""
MOST_BYTES = 262_144
"""The greatest size of a message from a server."""
CLOSE_CODES = {
    "elsewhere": 4001,
    "removed": 4002,
    "restart": 4003,
    "many": 4008,
    "silent": 4008,
    "slow": 4009,
    "unanswered": 4010,
}
"""The codes with which a server closes a web socket, by reason: those of `Bye`, too much was sent
("many"), nothing was said at first ("silent"), too little was read ("slow"), and a ping was not
answered ("unanswered")."""

_Seat = Annotated[Seat, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=-1, le=2**53)]
Short = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=64)]
IdentitySecret = Annotated[str, Meta(pattern=r"^([0-9a-f]{32,64})?$")]
"""A random number in hexadecimal digits; empty for none."""
Decided = Annotated[str, Meta(max_length=_LONGEST_DECISION)]
_LanguageTag = Annotated[
    str, Meta(max_length=16, pattern=r"^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$")
]
"""A language tag (BCP 47); empty for none."""
_ChatText = Annotated[str, Meta(max_length=_LONGEST_CHAT)]
UndoRule = Literal["off", "ask", "host"]
StandIn = Literal["anyone", "auto", "wait"]
"""How a bot comes to play for a guest who is away: by a press of anyone at the table, by itself,
or not at all."""
HostAction = Literal[
    "kick",
    "silence",
    "unsilence",
    "lock",
    "unlock",
    "pause",
    "go-on",
    "pass-on",
    "start",
]
"""The actions of a host. ``start`` begins the game, or the next one, with bots on open seats."""
Relation = Literal["friend", "unfriend", "refuse", "block", "unblock"]
Watched = Literal["people", "tables"]
"""News of the hall that can be turned off: who comes and goes, and tables that open."""
WATCHED: tuple[Watched, ...] = get_args(Watched)
ReportReason = Literal["insults", "advertising", "cheating", "name", "other"]
"""The reason of a report."""
REPORT_REASONS: tuple[ReportReason, ...] = get_args(ReportReason)
"""The reasons of a report, in the order in which they are offered."""
Place = Literal["hall", "table", "game"]
"""The place of a person: in the hall, at a table that has not begun, or in a game."""
Phrase = Literal["hello", "moment", "well-played", "thanks", "sorry", "yes", "no", "bye"]
"""Ready phrases of chat, told in each listener's language."""
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
"""The ready phrases, in the order in which they are offered."""


class ProtocolMessage(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A message of the protocol."""


# -- up: from a client to the server ---------------------------------------------------------


class Hello(ProtocolMessage, frozen=True, tag="hello"):
    """The first message.

    Attributes:
        v: The version of the protocol.
        rules: The version of the rules that the client has.
        lang: The language of the player.
        identity: A secret that proves who the player is, for this server alone.
    """

    v: int
    rules: int
    lang: Short = "en"
    identity: IdentitySecret = ""


class HostTable(ProtocolMessage, frozen=True, tag="host"):
    """Open a table.

    Attributes:
        seats: By colour, "you", "open" or a kind of bot; `FOR_FRIENDS` unless given.
        public: Whether it is listed for everybody.
        patience: Seconds until a bot may play for a guest who is away, at most `MOST_PATIENCE`; or
            `A_DAY` for a slow table, at which they count from the beginning of the turn.
        drop_in: Whether others may take the seats of bots while the game is under way.
    """

    game: Short
    name: Short
    seats: dict[str, Short] = field(default_factory=lambda: dict(FOR_FRIENDS))
    options: dict[str, Short] = {}
    teams: bool = False
    points: bool = False
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    target: Annotated[int, Meta(ge=0, le=MOST_TARGET)] = 0
    watch: bool = True
    public: bool = False
    undo: UndoRule = "ask"
    stand_in: StandIn = "anyone"
    patience: Annotated[int, Meta(ge=1, le=A_DAY)] = 45
    drop_in: bool = False

    @property
    def wishes(self) -> Wishes:
        """The rules of the table."""
        return Wishes(self.game, self.options, self.teams, self.points, self.rounds, self.target)


class Join(ProtocolMessage, frozen=True, tag="join"):
    """Sit down at a table, on ``seat`` or on any free one; ``watch``: watch without a seat."""

    code: Short
    name: Short
    seat: _Seat | None = None
    watch: bool = False


class LookAt(ProtocolMessage, frozen=True, tag="look"):
    """Ask how the table with a code stands, before one sits down; answered by `TableState`."""

    code: Short


class Back(ProtocolMessage, frozen=True, tag="back"):
    """Take one's seat again; ``since``: the last journal entry of which the client has heard."""

    table: Short
    token: Secret
    since: Number = 0


class Decide(ProtocolMessage, frozen=True, tag="decide"):
    """The decision, as a record writes it, that answers question ``after``."""

    after: Number
    text: Decided


class Undo(ProtocolMessage, frozen=True, tag="undo"):
    """Ask to take back the last decision of one's seat."""

    seat: _Seat


class AnswerQuestion(ProtocolMessage, frozen=True, tag="answer"):
    """Answer yes or no to the question ``ask`` of the table."""

    ask: Number
    yes: bool


class Say(ProtocolMessage, frozen=True, tag="say"):
    """Say a line of chat or a ready ``phrase``; ``language``: the language of the speaker."""

    text: _ChatText = ""
    phrase: Phrase | None = None
    language: _LanguageTag = ""


class Awake(ProtocolMessage, frozen=True, tag="awake"):
    """A key was pressed: the player is there, though nothing else is sent.

    Sent at most once in `AWAKE_S`, and at once while a bot may play for the player.
    """


class AskSeat(ProtocolMessage, frozen=True, tag="ask"):
    """Ask for the seat of guest ``who``, who is away; the host of the table answers."""

    who: Number


class LetBotPlay(ProtocolMessage, frozen=True, tag="bot"):
    """Let a bot play for guest ``who``, whom the table waits for, until they are back."""

    who: Number


class Manage(ProtocolMessage, frozen=True, tag="manage"):
    """Do something that only the host may do; ``who``: the guest that it concerns, -1 for none."""

    what: HostAction
    who: Number = -1


class ArrangeTable(ProtocolMessage, frozen=True, tag="arrange"):
    """Give the coming game other rules and seats, while none is under way; see `HostTable`.

    Attributes:
        seats: By colour, "open" or a kind of bot; whoever sits on an open seat keeps it.
    """

    game: Short
    seats: dict[str, Short]
    options: dict[str, Short] = {}
    teams: bool = False
    points: bool = False
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    target: Annotated[int, Meta(ge=0, le=MOST_TARGET)] = 0


class ChangeSeat(ProtocolMessage, frozen=True, tag="seat"):
    """Take another seat in the coming game, which nobody has; a bot there gets the old one."""

    seat: _Seat


class Ready(ProtocolMessage, frozen=True, tag="ready"):
    """Say that the coming game may begin, or no more.

    Once all players who are here are ready, and no seat of a first game is open, the game begins
    after some seconds.
    """

    on: bool = True


class Leave(ProtocolMessage, frozen=True, tag="leave"):
    """Leave the table for good; a bot plays on."""


class ListTables(ProtocolMessage, frozen=True, tag="tables"):
    """Ask which tables are listed for all; ``at``: the index of the first that is wanted."""

    at: Annotated[int, Meta(ge=0, le=10**6)] = 0


class AskRecord(ProtocolMessage, frozen=True, tag="record"):
    """Ask for the record of the table's finished game, from character ``at`` on."""

    at: Annotated[int, Meta(ge=0, le=2**31)] = 0


class TakeName(ProtocolMessage, frozen=True, tag="name"):
    """Take a name for the player's identity, which is created if there is none."""

    name: Short


class AskTransfer(ProtocolMessage, frozen=True, tag="transfer"):
    """Ask for a code by which another device takes over the player's identity."""


class Adopt(ProtocolMessage, frozen=True, tag="adopt"):
    """Take over the identity of another device by the code that it got (`TransferCode`)."""

    code: Short


class ForgetMe(ProtocolMessage, frozen=True, tag="forget"):
    """Ask that the player's identity is deleted; others may then take its name."""


class EnterHall(ProtocolMessage, frozen=True, tag="hall"):
    """Enter the hall, where others see the player's name; answered by `You` and `HallNow`."""


class Watch(ProtocolMessage, frozen=True, tag="watch"):
    """Ask to be told of each new table that is listed for all, or of who comes and goes.

    ``on`` is false for no more.
    """

    what: Watched
    on: bool = True


class Relate(ProtocolMessage, frozen=True, tag="person"):
    """Ask somebody to be a friend, whose coming is then told, or block them, or end either.

    A friendship begins when both have asked for it; ``refuse`` answers who has asked.

    Attributes:
        name: The name of their identity.
        who: The number of a guest of the player's table, in place of the name; -1 for none.
    """

    what: Relation
    name: Short = ""
    who: Number = -1


class Invite(ProtocolMessage, frozen=True, tag="invite"):
    """Invite somebody in the hall to the player's table.

    Attributes:
        code: The table's invite code, of which the server has only a digest; empty for a table that
            is listed.
    """

    name: Short
    code: Short = ""


class ReportPerson(ProtocolMessage, frozen=True, tag="report"):
    """Report guest ``who`` of the player's table, with the last lines of chat, to the operators."""

    who: Number
    why: ReportReason = "other"


class PlayNow(ProtocolMessage, frozen=True, tag="play"):
    """Sit down at a listed table of a game in the player's language; answered as `Join` is.

    If there is none, a new table is opened, with bots whose seats others may take.
    """

    game: Short
    name: Short


OfPeople = (
    TakeName | AskTransfer | Adopt | ForgetMe | EnterHall | Watch | Relate | Invite | ReportPerson
)

Up = (
    Hello
    | HostTable
    | Join
    | LookAt
    | Back
    | Decide
    | Undo
    | AnswerQuestion
    | Say
    | Awake
    | AskSeat
    | LetBotPlay
    | Manage
    | ArrangeTable
    | ChangeSeat
    | Ready
    | Leave
    | ListTables
    | AskRecord
    | OfPeople
    | PlayNow
)

# -- down: from the table ------------------------------------------------------------------------


class Welcome(ProtocolMessage, frozen=True, tag="welcome"):
    """The answer to `Hello`."""


class Seated(ProtocolMessage, frozen=True, tag="seated"):
    """You have sat down at a table.

    Attributes:
        token: The secret by which you take your seat again (`Back`).
        guest: Your number at the table.
        seats: Your seats.
        code: The table's invite code; empty if only others may invite.
    """

    table: Short
    token: Secret
    guest: int
    seats: list[_Seat]
    code: Short = ""


class InviteCode(ProtocolMessage, frozen=True, tag="code"):
    """The new invite code of a table from which a guest was removed; only the host gets it."""

    code: Short


class SeatState(Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat.

    Attributes:
        kind: "person", "open" or a kind of bot.
        guest: The number of the person.
        away: Whether the person is not connected, or a bot plays for them.
    """

    seat: _Seat
    kind: Short
    name: Short = ""
    guest: int = -1
    away: bool = False


class TableState(ProtocolMessage, frozen=True, tag="table"):
    """The state of a table, without that of its game; sent before the news that it has changed.

    Attributes:
        stage: Whether people gather, play, have paused, or the game is over.
        seats: The occupants of the seats.
        host: The number of the guest who is the host.
        watchers: The names of those who watch.
        setup: The setup of the game under way or the last one; None before the first.
        you: Your number at the table.
        own: Your seats in it; none for a watcher.
        seq: The number of the last journal entry, up to which `News` follow.
        slow: Whether the table is slow: each turn has a day.
        locked: Whether the host lets nobody else in.
        wishes: The rules of the coming game, or of the one under way.
        ready: The numbers of the guests who are ready for the coming game.
        starts_in: The seconds until the coming game begins by itself; 0 if it does not.
        awaited: The number of the guest on turn who is away or presses no key, so that a bot may
            play for them; -1 for none.
        bot_in: The seconds until it may; 0 if it may now.
        public: Whether the table is open to all, and no table of friends.
    """

    stage: Literal["gathering", "playing", "paused", "over"]
    seats: list[SeatState]
    host: int
    watchers: list[Short] = []
    setup: Setup | None = None
    you: int = -1
    own: Annotated[tuple[_Seat, ...], Meta(max_length=4)] = ()
    seq: int = 0
    slow: bool = False
    locked: bool = False
    wishes: Wishes | None = None
    ready: list[int] = []
    starts_in: int = 0
    awaited: int = -1
    bot_in: int = 0
    public: bool = False


class News(ProtocolMessage, frozen=True, tag="news"):
    """The message of a `game.port.Batch`, for this guest alone.

    Attributes:
        seq: The number of the last journal entry in it.
        seen: The view of each own seat, with the seat.
    """

    seq: int
    number: Number
    events: Annotated[tuple[AnyEvent, ...], Meta(max_length=_MOST_EVENTS)]
    seen: Annotated[
        tuple[tuple[Annotated[Seat, Meta(ge=WATCHER, le=3)], AnySeen], ...],
        Meta(min_length=1, max_length=4),
    ]
    whole: bool = False
    back_to: Number | None = None


Subject = Literal["undo", "seat"]
"""The subject of a question: may a turn be taken back ("undo"), may somebody who watches have the
seat of a guest who is away ("seat")."""


class Asked(ProtocolMessage, frozen=True, tag="asked"):
    """A question to others at the table, which they answer by yes or no.

    Attributes:
        ask: The number of the question.
        who: The guest who asked.
        names: The names of others whose turns would be taken back too; of a question about a seat
            those of the guest who asks and of the one who has it.
        seconds: The seconds after which it ends as if by a no.
    """

    ask: int
    what: Subject
    who: int
    names: list[Short] = []
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settled(ProtocolMessage, frozen=True, tag="settled"):
    """The end of a question to the table.

    Attributes:
        yes: Whether it was granted.
        denied: Whether somebody said no.
    """

    what: Subject
    yes: bool
    who: int
    denied: bool = False


class Said(ProtocolMessage, frozen=True, tag="said"):
    """A line of chat: ``text`` in ``language``, or a ready ``phrase``.

    The speaker is sent it too, as the answer to `Say`.
    """

    who: int
    name: Short
    text: _ChatText = ""
    phrase: Phrase | None = None
    language: _LanguageTag = ""


class Happened(ProtocolMessage, frozen=True, tag="people"):
    """News about the people at a table.

    Attributes:
        who: The number of the guest.
        names: With "took-back", the names of others whose turns were taken back too.
    """

    what: Literal[
        "came",
        "left",
        "away",
        "back",
        "removed",
        "silenced",
        "unsilenced",
        "locked",
        "unlocked",
        "stands-in",
        "paused",
        "went-on",
        "hosts",
        "took-back",
        "takes-over",
        "new-rules",
        "wants-undo",
        "banned",
        "arranged",
        "moved",
        "ready",
        "unready",
        "begins",
        "awaited",
        "idle",
        "wants-seat",
        "handed",
    ]
    name: Short
    who: int = -1
    other: Short = ""
    names: list[Short] = []


class Refused(ProtocolMessage, frozen=True, tag="refused"):
    """The answer to a request that cannot be met.

    Attributes:
        why: The reason.
        given: The refused part of the request.
        accepted: The texts that would be accepted in its place.
        of: The ``t`` of the request, which is the oldest unanswered one of its kind; empty if
            nothing was asked for.
    """

    why: Literal[
        "stale",
        "turn",
        "rules",
        "full",
        "closed",
        "code",
        "token",
        "name",
        "many",
        "version",
        "undo-off",
        "undo-none",
        "undo-away",
        "host",
        "paused",
        "begun",
        "silenced",
        "saved",
        "game",
        "message",
        "seat",
        "watch",
        "record",
        "identity",
        "person",
        "banned",
        "no-hall",
        "early",
        "undo-asked",
        "seat-asked",
        "seat-away",
        "elsewhere",
        "invited",
        "ended",
        "blocked",
    ]
    given: Short = ""
    accepted: _ChatText = ""
    of: Short = ""


class Listed(Struct, frozen=True, omit_defaults=True):
    """A table that is listed for all.

    Attributes:
        host: The name of the host.
        open: The number of seats that can be taken.
        begun: Whether its game is under way, and the seats that can be taken are those of bots.
        slow: Whether each turn has a day.
    """

    code: Short
    game: Short
    host: Short
    open: int
    begun: bool = False
    slow: bool = False


class Listing(ProtocolMessage, frozen=True, tag="listing"):
    """A page of the tables that are listed for all; ``more``: whether another page follows."""

    tables: Annotated[list[Listed], Meta(max_length=LISTED_AT_ONCE)]
    more: bool = False


class GameRecord(ProtocolMessage, frozen=True, tag="record"):
    """A piece of a record (docs/records.md), without its head and checksums.

    Attributes:
        started: The time at which the game began, in seconds since 1970 in UTC.
        at: The index of the piece's first character.
        lines: The piece; lines are joined by line feeds.
        more: Whether another piece follows, which the client asks for.
    """

    started: int
    at: int
    lines: Annotated[str, Meta(max_length=PIECE)]
    more: bool = False


class You(ProtocolMessage, frozen=True, tag="you"):
    """The player at this server.

    Attributes:
        name: The player's name at this server; empty for none.
        friends: The names of the player's friends.
        blocked: The names of those whom the player has blocked.
        watches: The news of the hall of which the player is told.
        asks: The names of those who ask to be the player's friend.
    """

    name: Short = ""
    friends: list[Short] = []
    blocked: list[Short] = []
    watches: list[Watched] = []
    asks: list[Short] = []


class HallPerson(Struct, frozen=True):
    """Somebody in the hall."""

    name: Short
    place: Place


class HallNow(ProtocolMessage, frozen=True, tag="hall"):
    """The lists of the hall; sent again when they change, while the player is there.

    Attributes:
        people: Others in the hall, the first by name if there are many.
        tables: The tables that are listed for all, the first ones if there are many.
    """

    people: Annotated[list[HallPerson], Meta(max_length=MOST_PEOPLE)]
    tables: Annotated[list[Listed], Meta(max_length=LISTED_AT_ONCE)] = []


class Notice(ProtocolMessage, frozen=True, tag="notice"):
    """News of the hall.

    Attributes:
        what: A table of ``name`` has opened ("table"), the friend ``name`` has come ("friend"),
            ``name`` asks to be your friend ("asks") or is it from now on ("friends"), ``name``
            has come into the hall ("came") or left it ("went"),
            ``name`` invites you ("invited"), your invitation was sent ("sent"), your report of
            ``name`` is kept ("reported"), the operators say ``text`` to all ("announced"), it is
            your turn at the slow table of ``name``, empty for your own ("turn").
        code: The invite code of the table; with "turn", its id.
        lines: The number of lines of chat that are kept with a report.
    """

    what: Literal[
        "table",
        "friend",
        "asks",
        "friends",
        "came",
        "went",
        "invited",
        "sent",
        "reported",
        "announced",
        "turn",
    ]
    name: Short = ""
    code: Short = ""
    game: Short = ""
    text: _ChatText = ""
    lines: int = 0


class TransferCode(ProtocolMessage, frozen=True, tag="transfer"):
    """The code by which another device takes over your identity once, within ``seconds``."""

    code: Short
    seconds: int


class Bye(ProtocolMessage, frozen=True, tag="bye"):
    """The server ends the connection.

    Attributes:
        why: Another connection has the seat ("elsewhere"), the guest was removed from the table
            ("removed"), or the server ends ("restart").
    """

    why: Literal["elsewhere", "removed", "restart"]


Down = (
    Welcome
    | Seated
    | InviteCode
    | TableState
    | News
    | Asked
    | Settled
    | Said
    | Happened
    | Refused
    | Listing
    | GameRecord
    | You
    | HallNow
    | Notice
    | TransferCode
    | Bye
)


_NEVER = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"
_MOST_MARKS = 2
"""The most accents on one letter."""


def fit_line(text: str) -> str:
    """Return the text on one line of at most 200 characters, fit to be shown and spoken.

    Control and format characters become spaces, and letters keep two accents. The line is empty if
    it has neither letters nor digits.
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
