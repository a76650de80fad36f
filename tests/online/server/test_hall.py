"""People at a server who do not know each other yet: who they are, and how they meet."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.server.housekeeping import Operator
from sorry_a11y.online.server.people.identities import MOST_PROGRAMS, Identities
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest
from sorry_a11y.online.wire.encoding import Heard
from sorry_a11y.store.sqlite_log import SqliteLog
from tests.harness.sessions import alike

from .people import RoomHarness, Someone, awaited


def secret(name: str) -> str:
    """The secret that somebody's program keeps."""
    return digest(f"secret of {name}")


class HallHarness(RoomHarness):
    """A server with identities, in memory."""

    def __init__(
        self, identities: Identities | None = None, journal: SqliteLog | None = None
    ) -> None:
        self.identities = identities or Identities()
        super().__init__(journal, self.identities)

    def comes(self, name: str, lang: str = "en") -> Someone:
        """Somebody whose program keeps a secret."""
        return self.someone(f"home of {name}", identity=secret(name), lang=lang)

    def known(self, name: str, lang: str = "en") -> Someone:
        """Somebody with a name of their own, in the hall."""
        one = self.comes(name, lang)
        one.says(msg.TakeName(name))
        one.says(msg.EnterHall())
        return one

    def opens(self, name: str = "Ann", **wishes: object) -> Someone:
        """Somebody with a name of their own, who hosts a table."""
        one = self.known(name)
        wish = {"seats": {"red": "you", "blue": "open"}, **wishes}
        one.says(msg.HostTable("hasbro", name, **wish))  # type: ignore[arg-type]
        return one

    def joins(self, name: str, host: Someone) -> Someone:
        """Somebody with a name of their own, at a table."""
        one = self.known(name)
        one.says(msg.Join(host.seated.code, name))
        return one


def you(one: Someone) -> msg.You:
    """Who somebody is, as they were told last."""
    return one.all(msg.You)[-1]


def befriend(one: Someone, other: Someone) -> None:
    """Two people ask each other to be friends."""
    for asking, asked in ((one, other), (other, one)):
        asking.says(msg.Relate("friend", you(asked).name))
    assert you(other).name in you(one).friends


# -- who somebody is -----------------------------------------------------------------------------


def test_a_name_belongs_to_who_took_it_first() -> None:
    """Promise of docs/online.md: a name belongs to an identity at that server; nobody else gets it
    there, or one that sounds or looks like it, neither for good nor at a table."""
    hall = HallHarness()
    ann, eve = hall.comes("Ann"), hall.comes("Eve")
    ann.says(msg.TakeName("Ann"))
    assert you(ann).name == "Ann"
    for like in ("Ann", "ann", "Änn"):
        assert eve.refusal(msg.TakeName(like)) == "name"
    assert eve.all(msg.Refused)[-1].accepted == "Änn 2"
    wish = msg.HostTable("hasbro", "ANN", {"red": "you", "blue": "open"})
    assert eve.refusal(wish) == "name"
    assert not [*hall.lobby.rooms.here]
    assert ann.refusal(wish) == ""
    assert eve.refusal(msg.Join(ann.seated.code, "Ann 2")) == ""


def test_names_cannot_all_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of limits: a /48 of IPv6 takes five names at once; when all networks together have
    taken too many, those that took one take no further one, and a newcomer takes the first."""
    monkeypatch.setattr(RATES, "names_of_all", Rate(7, 1000.0))
    hall = HallHarness()

    def takes(address: str, name: str) -> str:
        return hall.someone(address, identity=secret(name)).refusal(msg.TakeName(name))

    assert [takes(f"2001:db8:1:{at}::1", f"Eve {at}") for at in range(7)] == [""] * 5 + ["many"] * 2
    assert [takes(f"2001:db8:{at}::1", f"Mal {at}") for at in (2, 3)] == [""] * 2
    assert takes("2001:db8:2::1", "Mallory") == "many", "took one before"
    assert takes("2001:db8:9::1", "Ann") == ""


def test_an_identity_lasts_and_the_server_keeps_its_digest_alone(tmp_path: Path) -> None:
    """Promise: the secret proves the identity days later, at a server that was started anew, and
    stands nowhere in its file, which is its owner's alone."""
    path = tmp_path / "people.sqlite"
    hall = HallHarness(Identities(path))
    hall.comes("Ann").says(msg.TakeName("Ann"))
    hall.identities.close()
    again = HallHarness(Identities(path))
    ann = again.comes("Ann")
    ann.says(msg.EnterHall())
    assert you(ann).name == "Ann"
    for one in tmp_path.iterdir():
        assert secret("Ann").encode() not in one.read_bytes()
        assert one.stat().st_mode & 0o077 == 0
    again.identities.close()


def test_a_code_takes_an_identity_to_another_device() -> None:
    """Promise: a code is told on one device and typed on another, once, within ten minutes; then
    both prove the same identity. Wrong codes count like those of tables."""
    hall = HallHarness()
    ann, phone, late = hall.known("Ann"), hall.comes("phone"), hall.comes("late")
    ann.says(msg.AskTransfer())
    code = ann.all(msg.TransferCode)[-1].code
    assert phone.refusal(msg.Adopt("0" * 12)) == "code"
    assert phone.refusal(msg.Adopt(code)) == ""
    assert you(phone).name == "Ann"
    assert late.refusal(msg.Adopt(code)) == "code"
    ann.says(msg.AskTransfer())
    hall.wait(601)
    assert late.refusal(msg.Adopt(ann.all(msg.TransferCode)[-1].code)) == "code"
    tries = [late.refusal(msg.Adopt("1" * 12)) for _ in range(12)]
    assert tries[-1] == "many"
    # the name is one for both
    phone.says(msg.TakeName("Anna"))
    again = hall.comes("Ann")
    again.says(msg.EnterHall())
    assert you(again).name == "Anna"


def test_an_identity_has_few_programs(tmp_path: Path) -> None:
    """Promise: of more than ten programs that prove an identity the oldest is forgotten."""
    identities = Identities(tmp_path / "people.sqlite")
    number = identities.claim(secret("0"), "Ann", 1).number
    for one in range(1, MOST_PROGRAMS + 1):
        assert identities.adopt(secret(str(one)), number)
    assert identities.with_secret(secret("0"), 1) is None
    assert identities.with_secret(secret("1"), 1) == (number, "Ann")
    identities.close()


def test_forgetting_leaves_nothing() -> None:
    """Promise: whoever asks is forgotten at once, with name, friends and blocks; the name is
    free."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    ben.says(msg.Relate("friend", "Ann"))
    ann.says(msg.Relate("block", "Ben"))
    ann.says(msg.ForgetMe())
    assert you(ann) == msg.You()
    ben.says(msg.EnterHall())
    assert you(ben).friends == []
    assert ben.all(msg.HallNow)[-1].people == []
    assert ben.refusal(msg.TakeName("Ann")) == ""
    assert hall.identities.file.execute("SELECT count(*) FROM tie").fetchone() == (0,)


def test_a_server_without_identities_is_as_before() -> None:
    """Promise: friends play at a server that knows no identities, and with programs that say
    none."""
    room = RoomHarness()
    ann = room.someone("home", identity=secret("Ann"))
    assert ann.refusal(msg.TakeName("Ann")) == "no-hall"
    assert ann.refusal(msg.EnterHall()) == "no-hall"
    assert ann.refusal(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})) == ""
    hall = HallHarness()
    nobody = hall.someone()
    assert nobody.refusal(msg.TakeName("Ann")) == "identity"
    assert nobody.refusal(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})) == ""


def test_tables_go_on_without_the_file_of_people(caplog: pytest.LogCaptureFixture) -> None:
    """Promise: where the file of people cannot be read, guests come in and play as those without an
    identity do, and the operator's orders stop nothing."""
    hall = HallHarness()
    ann = hall.known("Ann")
    hall.identities.close()
    assert ann.refusal(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})) == ""
    ben = hall.comes("Ben")
    assert [type(one) for one in ben.told] == [msg.Welcome]
    assert ben.refusal(msg.Join(ann.seated.code, "Ben")) == ""
    assert ben.refusal(msg.TakeName("Ben")) == "saved"
    awaited(Operator(hall.lobby).do_orders())
    assert caplog.records


def test_a_database_that_hangs_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: while an answer about people does not come, those who asked nothing play on."""
    hall = HallHarness()
    ann = hall.host()
    hangs = threading.Event()
    monkeypatch.setattr(Identities, "with_secret", lambda *_given: hangs.wait(10) and None)

    async def scene() -> None:
        ben = Someone(hall, "home of Ben")
        hello = msg.Hello(msg.PROTOCOL, RULES_VERSION, identity=secret("Ben"))
        greeting = asyncio.create_task(hall.intake.say(ben.connection, hello))
        await asyncio.sleep(0)
        assert await hall.intake.say(ann.connection, msg.Manage("start"))
        assert hall.table(ann).stage == "playing"
        assert not greeting.done()
        hangs.set()
        assert await greeting

    awaited(scene())


def test_a_secret_is_no_easy_word() -> None:
    """Promise: a hello with a short secret makes no sense: somebody would guess it."""
    from sorry_a11y.online.wire.encoding import decoded_up
    from sorry_a11y.online.wire.records import WireError

    with pytest.raises(WireError):
        decoded_up(b'{"t":"hello","v":1,"program":"x","rules":1,"identity":"abc"}')


# -- the hall ------------------------------------------------------------------------------------


def test_who_is_here_and_where() -> None:
    """Promise: the hall tells who is there and where they are; not who is not in it, not those who
    blocked one another."""
    hall = HallHarness()
    ann, ben, eve = hall.known("Ann"), hall.known("Ben"), hall.known("Eve")
    hall.comes("Dan").says(msg.TakeName("Dan"))
    ben.says(msg.HostTable("hasbro", "Ben", {"red": "you", "blue": "open"}))
    ann.says(msg.EnterHall())
    assert [(one.name, one.place) for one in ann.all(msg.HallNow)[-1].people] == [
        ("Ben", "table"),
        ("Eve", "hall"),
    ]
    ann.says(msg.Relate("block", "Eve"))
    for one, names in ((ann, ["Ben"]), (eve, ["Ben"])):
        one.says(msg.EnterHall())
        assert [other.name for other in one.all(msg.HallNow)[-1].people] == names


def test_play_now_finds_the_next_table_or_opens_one_with_bots() -> None:
    """Promise: the first who wants to play plays at once, with bots; the next of the same game and
    language take the bots' seats in the same game, and those of another language do not."""
    hall = HallHarness()
    ann, lea, max_ = hall.known("Ann"), hall.known("Lea"), hall.known("Max", "de")
    for one in (ann, lea, max_):
        assert one.refusal(msg.PlayNow("hasbro", you(one).name)) == ""
    assert ann.seated.table == lea.seated.table != max_.seated.table
    assert hall.table(ann).stage == "playing"
    for one in (ann, lea):
        taken = one.all(msg.Happened)[-1]
        assert (taken.what, taken.name, taken.other) == ("takes-over", "Lea", "Ben")
        assert [seat.name for seat in one.state.seats] == ["Ann", "Lea", "Cid", "Dora"]
    assert lea.all(Heard)
    hall.play(ann, 300)
    assert ann.views.keys() == set(ann.seated.seats)
    assert lea.views.keys() == set(lea.seated.seats)


def test_a_game_with_people_who_dropped_in_is_made_anew_from_its_journal() -> None:
    """Promise: the journal leads to the same game, whoever took seats, left and came."""
    hall = HallHarness()
    ann = hall.known("Ann")
    ann.says(msg.PlayNow("hasbro", "Ann"))
    hall.play(ann, 10)
    lea = hall.known("Lea")
    lea.says(msg.PlayNow("hasbro", "Lea"))
    hall.play(ann, 10)
    lea.says(msg.Leave())
    lea.goes_away()
    hall.play(ann, 10)
    cid = hall.known("Max")
    cid.says(msg.PlayNow("hasbro", "Max"))
    assert cid.seated.seats == lea.seated.seats
    hall.play(ann, 20)
    room = hall.table(ann)
    again = hall.rebuilt(ann)
    assert again.game is not None
    assert room.game is not None
    assert alike(again.game.now, room.game.now)
    assert again.members.sitting().keys() == room.members.sitting().keys()
    assert again.names() == room.names()
    assert again.names()[cid.seated.seats[0]] == "Max"
    hall.play(ann)
    assert room.stage == "over"
    assert hall.known("Dan").refusal(msg.PlayNow("hasbro", "Dan")) == ""
    assert len([*hall.lobby.rooms.here]) == 2


def test_who_is_called_like_a_bot_takes_its_seat() -> None:
    """Promise: nobody is sent elsewhere because a bot has the same name, and no table has two
    people who are called alike."""
    hall = HallHarness()
    ann = hall.known("Ann")
    ann.says(msg.PlayNow("hasbro", "Ann"))
    names = hall.table(ann).names()
    last = hall.known(names[Seat(3)])
    last.says(msg.PlayNow("hasbro", names[Seat(3)]))
    assert (last.seated.table, last.seated.seats) == (ann.seated.table, [3])


@pytest.mark.parametrize("game", ["hasbro", "parker", "bounce-home", "hobby", "dog"])
def test_every_game_is_played_now(game: str) -> None:
    """Promise: every rule book has a table at once, which goes to its end with bots."""
    hall = HallHarness()
    ann, lea = hall.known("Ann"), hall.known("Lea")
    for one in (ann, lea):
        assert one.refusal(msg.PlayNow(game, you(one).name)) == ""
    assert len([*hall.lobby.rooms.here]) == 1
    hall.play(ann, 5000)
    assert hall.table(ann).stage == "over"


def test_a_table_that_gathers_is_taken_first() -> None:
    """Promise: play now leads to an open table whose people are there, unless one is blocked."""
    hall = HallHarness()
    ann = hall.opens(public=True)
    eve = hall.known("Eve")
    ann.says(msg.Relate("block", "Eve"))
    eve.says(msg.PlayNow("hasbro", "Eve"))
    ben = hall.known("Ben")
    ben.says(msg.PlayNow("hasbro", "Ben"))
    assert ben.seated.table == ann.seated.table != eve.seated.table


def test_a_table_that_opens_is_told_once_it_is_written() -> None:
    """Promise: whoever asked for it is told of a table in their language, after it is in the
    journal, and never of their own."""
    hall = HallHarness()
    ann, ben, max_ = hall.known("Ann"), hall.known("Ben"), hall.known("Max", "de")
    for one in (ann, ben, max_):
        one.says(msg.Watch("tables"))
    assert you(ann).watches == ["people", "tables"]
    wish = {"seats": {"red": "you", "blue": "open"}, "public": True}
    hall.journal.fails = True  # type: ignore[attr-defined]
    ben.says(msg.HostTable("hasbro", "Ben", **wish))  # type: ignore[arg-type]
    assert not ann.all(msg.Notice)
    hall.journal.fails = False  # type: ignore[attr-defined]
    cid = hall.comes("Cid")
    cid.says(msg.HostTable("hobby", "Cid", **wish))  # type: ignore[arg-type]
    told = ann.all(msg.Notice)
    assert [(one.what, one.name, one.game) for one in told] == [("table", "Cid", "hobby")]
    assert hall.someone().refusal(msg.Join(told[0].code, "Dora")) == ""
    assert not max_.all(msg.Notice)
    ann.says(msg.Watch("tables", on=False))
    assert you(ann).watches == ["people"]


def test_a_friend_who_comes_is_told_once() -> None:
    """Promise: one is told when a friend comes, once in five minutes; not of one who blocked
    one."""
    hall = HallHarness()
    ben, ann = hall.known("Ben"), hall.known("Ann")
    befriend(ann, ben)
    ben.goes_away()
    hall.wait(301)
    for _ in range(3):
        ben = hall.comes("Ben")
        ben.says(msg.EnterHall())
        ben.goes_away()

    def told() -> list[tuple[str, str]]:
        return [(one.what, one.name) for one in ann.all(msg.Notice)]

    assert told() == [("friends", "Ben"), ("friend", "Ben")]
    hall.wait(301)
    ben = hall.comes("Ben")
    ben.says(msg.Relate("block", "Ann"))
    ben.says(msg.EnterHall())
    assert len(told()) == 2


def test_a_friend_is_asked() -> None:
    """Promise of docs/online.md: a friendship begins when both want it. Who is asked is told, now
    or when they come; who asks is told no more than that they have asked."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    ann.says(msg.Relate("friend", "Ben"))
    assert (you(ann).friends, you(ben).asks) == ([], ["Ann"])
    assert [(one.what, one.name) for one in ben.all(msg.Notice)] == [("asks", "Ann")]
    again = hall.comes("Ben")
    again.says(msg.EnterHall())
    assert you(again).asks == ["Ann"]
    again.says(msg.Relate("friend", "Ann"))
    for one, name in ((ann, "Ben"), (ben, "Ann"), (again, "Ann")):
        assert (you(one).friends, you(one).asks) == ([name], [])
    assert [(one.what, one.name) for one in ann.all(msg.Notice)] == [("friends", "Ben")]
    ann.says(msg.Relate("unfriend", "Ben"))
    assert (you(ann).friends, you(ben).friends) == ([], [])


def test_who_is_refused_as_a_friend_is_not_told() -> None:
    """Promise: a request that is refused looks to who asked like one that waits, and that they ask
    again is not told; it counts when the other one asks."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    told = [ann.says(msg.Relate("friend", "Ben"))]
    ben.says(msg.Relate("refuse", "Ann"))
    assert you(ben).asks == []
    told.append(ann.says(msg.Relate("friend", "Ben")))
    assert told[0] == told[1]
    assert len(ben.all(msg.Notice)) == 1
    ben.says(msg.Relate("friend", "Ann"))
    assert (you(ann).friends, you(ben).friends) == (["Ben"], ["Ann"])


def test_who_has_a_name_is_meant_at_a_table() -> None:
    """Promise of docs/protocol.md: by number another guest is meant who has an identity."""
    hall = HallHarness()
    ann, eve = hall.opens(), hall.someone("away")
    eve.says(msg.Join(ann.seated.code, "Eve"))
    for who in (ann.seated.guest, eve.seated.guest, 99):
        assert ann.refusal(msg.Relate("friend", who=who)) == "person"


def test_an_invitation_is_heard_at_once_and_leads_to_the_table() -> None:
    """Promise: a friend who is here hears of the table at once, wherever they are; the code that
    comes with it leads there, also to a table that is not listed. Whoever blocked the one who
    invites hears nothing, and seems not to be here."""
    hall = HallHarness()
    ann, ben, eve = hall.known("Ann"), hall.known("Ben"), hall.known("Eve")
    assert ann.refusal(msg.Invite("Ben")) == "token"
    ann.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
    assert ann.refusal(msg.Invite("Ben")) == "code"
    assert ann.refusal(msg.Invite("Nobody", ann.seated.code)) == "person"
    eve.says(msg.Relate("block", "Ann"))
    assert ann.refusal(msg.Invite("Eve", ann.seated.code)) == "person"
    ann.says(msg.Invite("Ben", ann.seated.code))
    sent = ann.all(msg.Notice)[-1]
    assert (sent.what, sent.name) == ("sent", "Ben")
    told = ben.all(msg.Notice)[-1]
    assert (told.what, told.name, told.game) == ("invited", "Ann", "hasbro")
    assert not eve.all(msg.Notice)
    assert ben.refusal(msg.Join(told.code, "Ben")) == ""


def test_nobody_is_swamped_with_invitations() -> None:
    """Promise: one address has one invitation open to somebody, under however many names, until
    they sit down or minutes have passed; and it may invite only so many people."""
    hall = HallHarness()
    ben = hall.known("Ben")
    others = [hall.known(f"Guest {number}") for number in range(6)]
    senders = []
    for number in range(5):
        one = hall.someone("one home", identity=secret(f"Eve {number}"))
        one.says(msg.TakeName(f"Eve {number}"))
        one.says(msg.HostTable("hasbro", f"Eve {number}", {"red": "you", "blue": "open"}))
        senders.append(one)

    def invites(one: Someone, name: str) -> str:
        return one.refusal(msg.Invite(name, one.seated.code))

    assert [invites(one, "Ben") for one in senders] == ["", *["invited"] * 4]
    assert len(ben.all(msg.Notice)) == 1
    hall.wait(301)
    assert invites(senders[1], "Ben") == ""
    assert ben.refusal(msg.Join(ben.all(msg.Notice)[-1].code, "Ben")) == ""
    assert invites(senders[2], "Ben") == ""
    assert [invites(senders[0], f"Guest {number}") for number in range(6)][-1] == "many"
    assert len(others) == 6


def test_who_is_removed_stays_away_by_identity() -> None:
    """Promise: who was removed comes back neither by name nor network, nor after a restart."""
    hall = HallHarness()
    ann = hall.opens()
    eve = hall.joins("Eve", ann)
    ann.says(msg.Manage("kick", eve.seated.guest))
    code = ann.all(msg.InviteCode)[-1].code
    other = hall.someone("another network", identity=secret("Eve"))
    assert other.refusal(msg.Join(code, "Zoe")) == "closed"
    again = HallHarness(hall.identities, hall.journal)
    again.restart()
    other = again.someone("third network", identity=secret("Eve"))
    assert other.refusal(msg.Join(code, "Zoe")) == "closed"
