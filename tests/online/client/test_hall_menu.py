"""The hall by ear: two players who do not know each other meet at a real server by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from sorry_a11y.cli.commands.online import TableEntrance
from sorry_a11y.online.client.seats import IDENTITY_FILE, identity_at
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
from tests.online.server.programs import Serving, run
from tests.online.server.tables import ALARM, LONG, Front, on_loop

Player = Callable[..., "HallGuest"]


class HallGuest(Front):
    """Somebody in the hall of a server."""

    def __init__(self, url: str, language: str) -> None:
        super().__init__(PlayerSession(Settings(language=language, sound="off", save="no")))
        self.entrance = TableEntrance(self.session, "keys", ALARM, way="menu")
        found = on_loop(self.entrance.found(self.entrance.hall, url))
        assert not isinstance(found, str), found
        self.session.starting(found)
        self.open()

    def sits_down(self) -> bool:
        """Whether a table lies below what speaks, waited for."""
        end = monotonic() + LONG
        while not isinstance(self.session.screens[0], TableScreen) and monotonic() < end:
            self.listen(0.1)
        return isinstance(self.session.screens[0], TableScreen)

    def tells(self, *keys: str) -> list[str]:
        """What is told at the last of some keys."""
        reply = self.press(*keys)
        return [*reply.news, reply.focus]

    def take(self, words: str) -> list[str]:
        """Walk to the row with some words and take it; what is told then."""
        for _ in range(15):
            if words in self.heard[-1][1].focus:
                return self.tells("enter")
            self.press("n")
        raise AssertionError(f"no row {words!r} in {self.text()[-15:]}")

    def sees_rows(self, words: str) -> None:
        """Wait until a row with some words is shown."""
        end = monotonic() + LONG
        while not any(words in row for row in self.rows) and monotonic() < end:
            self.listen(0.1)
        assert any(words in row for row in self.rows), self.rows

    def leave(self) -> None:
        on_loop(self.entrance.close())


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """Make players, each with a folder of their own, in the hall of one server."""
    guests: list[HallGuest] = []
    with Serving(tmp_path / "tables") as server:

        def comes(who: str, language: str = "en") -> HallGuest:
            monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path / who))
            guests.append(HallGuest(server.url, language))
            return guests[-1]

        yield comes
        for one in guests:
            one.leave()
            assert one.breaches(("Ann", "Lea", "Ben", "Max", "Eve")) == []


def named(player: Player, *names: str) -> list[HallGuest]:
    """Players who take names in the hall; Max speaks German."""
    guests = [player(name, "de" if name == "Max" else "en") for name in names]
    for guest, name in zip(guests, names, strict=True):
        guest.press(name)
    return guests


def test_the_first_time_one_hears_the_rules_and_takes_a_name(player: Player) -> None:
    """Promise of docs/online.md: whoever comes first hears the house rules once and takes a name;
    the next time the name is there."""
    ann = player("Ann")
    told = ann.text()
    assert told[0].startswith("This is the hall")
    assert any("Rules of the hall" in one for one in told)
    assert "name of your own" in told[-1]
    told = ann.tells("Ann")
    assert told[0] == "The name Ann is yours at this server."
    assert told[-1] == "Play Sorry! now, 1 of 7"
    ann.leave()
    again = player("Ann").text()
    assert again == ["You are in the hall, nobody else is here.", "Play Sorry! now, 1 of 7"]
    eve = player("Eve")
    assert eve.tells("ann")[0] == "The name ann is taken or won't work, ann 2 is free."
    assert eve.tells("ann 2")[0] == "The name ann 2 is yours at this server."


def test_an_invitation_is_heard_at_once_and_taken_by_its_number(player: Player) -> None:
    """Promise of docs/online.md: who is here is a list, a person in it can be invited, and the
    other hears so at once, in their own language, with the number that accepts."""
    ann, max_ = named(player, "Ann", "Max")
    ann.hears("Max comes into the hall")
    ann.sees_rows("Who is here, 1")
    ann.take("Who is here, 1")
    assert ann.heard[-1][1].focus == "Max, in the hall, 1 of 1"
    ann.take("Max")
    ann.take("Invite to Sorry!, at a new table")
    assert ann.sits_down()
    ann.has_heard("You have invited Max")
    said = max_.hears("lädt dich ein")
    assert said == "Ann lädt dich ein, Sorry!, das ist Zeile 8 der Halle."
    max_.press("8", "8")
    assert max_.sits_down()
    ann.hears("Max sits down")


def test_play_now_leads_to_the_same_game(player: Player) -> None:
    """Promise of docs/online.md: one row plays at once, with bots; the next who takes it sits down
    there in the place of a bot, under their own name. Nobody calls it a table of friends."""
    ann, lea = named(player, "Ann", "Lea")
    ann.take("Play Sorry! now")
    assert ann.sits_down()
    lea.sees_rows("Open tables, 1")
    told = lea.take("Open tables")
    assert "Sorry! under way, Ann hosts, you can take over from one of 3 bots, 1 of 3" in told
    lea.press("escape")
    lea.take("Play Sorry! now")
    assert lea.sits_down()
    ann.has_heard("Lea takes over from the bot Ben")
    lea.has_heard("You take over from the bot Ben")
    for one, other in ((ann, "Lea"), (lea, "Ann")):
        assert "This is a table open to all." in one.text()
        heard = " ".join(one.text())
        assert heard.count("h explains the keys") == 1
        assert "a table of friends" not in heard
        others = " ".join(told for _ in range(3) for told in one.tells("o"))
        assert other in others
        assert "Ben" not in others


def test_friends_tables_and_blocks(player: Player) -> None:
    """Promise of docs/online.md: a friend is asked, and accepts; one is told who comes and which
    table opens; whoever is blocked leaves the list, and can be unblocked."""
    ann, lea = named(player, "Ann", "Lea")
    ann.sees_rows("Who is here, 1")
    ann.take("Who is here, 1")
    ann.take("Lea")
    assert ann.take("Ask Lea to be your friend")[0] == "You asked Lea to be your friend."
    lea.hears("Ann asks to be your friend")
    lea.take("Your friends, 1 person asks to be one")
    assert lea.heard[-1][1].focus == "Ann asks to be your friend, 1 of 1"
    lea.take("Ann asks")
    assert lea.take("Accept Ann")[0] == "Ann is your friend now."
    ann.hears("Lea is your friend now")
    ann.press("r")
    assert "Your friend Lea, in the hall" in ann.heard[-1][1].focus
    ann.press("escape")
    ann.take("News and rules")
    told = ann.take("Tell me when a table opens")
    assert "You are told when a table opens" in told[-1]
    ann.press("escape")
    lea.press("escape")
    lea.take("Play Dog now")
    assert ann.hears("Lea opens a table") == ("Lea opens a table for Dog, it is row 8 of the hall.")
    ann.take("Who is here")
    ann.take("Lea")
    assert ann.take("Block Lea")[0].startswith("Lea is blocked, and nobody without a name")
    ann.press("escape")
    ann.sees_rows("Who is here, nobody else")
    assert ann.take("Who is here")[0] == "Nobody else is here."
    ann.take("Your name here")
    assert ann.take("Stop blocking Lea")[0] == "Lea is no longer blocked."


def test_the_lists_of_the_hall_live(player: Player) -> None:
    """Promise of docs/online.md: who stands in a list hears who comes and goes, as rows behind the
    others, each with its digit. It can be turned off, for good."""
    ann, _ = named(player, "Ann", "Lea")
    ann.hears("Lea comes into the hall")
    ann.sees_rows("Who is here, 1")
    ann.take("Who is here, 1")
    (ben,) = named(player, "Ben")
    assert ann.hears("Ben comes into the hall")
    assert ann.heard[-1][1].focus == "Lea, in the hall, 1 of 2"
    ben.take("Play Dog now")
    ann.sees_rows("Ben, in a game")
    ann.press("escape")
    ann.take("Open tables, 1")
    assert ann.heard[-1][1].focus.startswith("Dog under way, Ben hosts")
    ann.press("escape")
    ann.take("News and rules")
    assert "Tell me who comes and goes" in ann.take("You are told who comes")[-1]
    ann.press("escape")
    told = len(ann.heard)
    player("Max").press("Max")
    ann.sees_rows("Who is here, 3")
    assert not any("comes into" in line for _, reply in ann.heard[told:] for line in reply.news)
    ann.leave()
    again = player("Ann")
    again.take("News and rules")
    again.sees_rows("Tell me who comes and goes")


def test_whom_one_met_at_a_table(player: Player) -> None:
    """Promise of docs/online.md: somebody at the same table is asked to be a friend, reported with
    a reason, or blocked in the table menu, by who they are, and a friend is invited there."""
    ann, lea = named(player, "Ann", "Lea")
    ann.sees_rows("Who is here, 1")
    ann.take("Who is here, 1")
    ann.take("Lea")
    ann.take("Invite to Sorry!, at a new table")
    lea.hears("invites you")
    lea.press("8", "8")
    ann.hears("Lea sits down")

    def at_table(one: HallGuest, *rows: str) -> str:
        one.press("j")
        for row in ("Friends, blocks", *rows):
            told = one.take(row)
        return told[0].rstrip(".")

    asked = at_table(ann, "Ask somebody here to be a friend", "Lea")
    assert asked == "You asked Lea to be your friend"
    lea.hears("Ann asks to be your friend")
    assert at_table(lea, "Accept Ann as a friend") == "Ann is your friend now"
    ann.hears("Lea is your friend now")
    told = at_table(ann, "Report somebody", "Lea", "Advertising")
    assert told.startswith("The people who run this server will read your report")
    assert at_table(ann, "Invite a friend", "Lea") == "You have invited Lea"
    lea.hears("Ann invites you to play Sorry!, with the invite code")
    blocked = at_table(ann, "Block somebody, who leaves", "Lea")
    assert blocked.startswith("Lea is blocked")
    lea.hears("The host removed you")


def test_who_is_banned_hears_so_and_goes(player: Player, tmp_path: Path) -> None:
    """Promise of docs/online.md: whom the operator bans hears it at a table and in the hall at
    once, and until when; nobody is left to hear that the connection is lost."""
    ann, lea, max_ = player("Ann"), player("Lea", "de"), player("Max")
    for one, name in ((ann, "Ann"), (lea, "Lea"), (max_, "Max")):
        one.press(name)
    ann.take("Play Sorry! now")
    for name in ("Ann", "Lea"):
        assert run("server", "ban", name, "--days", "7", "--data", str(tmp_path / "tables"))[0] == 0
    assert "don't let you in before" in ann.hears("The people who run this server")
    assert "lässt dich vor dem" in lea.hears("Wer diesen Server betreibt")
    assert ann.heard[-1][1].status == 0
    assert "Goodbye" in ann.text()[-1]
    told = lea.text()
    assert not any("ich versuche es wieder" in one for one in told), told
    assert "Max" not in ann.text()[-1]


def test_a_name_on_another_device(player: Player) -> None:
    """Promise of docs/online.md: a code told here and typed there takes the name along; a file
    copied does too; forgetting ends it everywhere."""
    ann = player("Ann")
    ann.press("Ann")
    ann.take("Your name here")
    told = ann.take("Use your name on another device")[0]
    code = "".join(char for char in told if char.isdigit())[:12]
    phone = player("phone")
    assert phone.tells("1111 1111 1111")[0] == "That code doesn't match any table."
    assert phone.tells(code)[0] == "The name Ann is yours at this server."
    ann.take("Your name here")
    ann.take("forget you")
    assert ann.take("Forget me")[0] == "This server has forgotten you."
    assert ann.heard[-1][1].focus == "Play Sorry! now, 1 of 7"
    assert "Take a name of your own" in "".join(ann.tells("l"))


def test_the_secret_is_kept_for_its_owner_and_differs_by_server(tmp_path: Path) -> None:
    """Promise: servers cannot tell that one player is at both; the file is its owner's alone; a
    damaged one is left as it is, and a folder that cannot be written makes no player."""
    home = tmp_path / "home"
    here = identity_at("wss://a.example:443", home)
    assert here == identity_at("wss://a.example:443", home)
    assert here != identity_at("wss://b.example:443", home)
    file = home / IDENTITY_FILE
    assert file.stat().st_mode & 0o077 == 0
    secret = file.read_text(encoding="ascii").strip()
    assert secret not in (here, identity_at("wss://b.example:443", home))
    file.write_bytes(f"\ufeff{secret} \r\n\r\n".encode())  # as an editor saves it
    assert identity_at("wss://a.example:443", home) == here
    file.write_text("damaged", encoding="ascii")
    assert identity_at("wss://a.example:443", home) == ""
    assert file.read_text(encoding="ascii") == "damaged"
    assert identity_at("wss://a.example:443", file) == ""


def test_a_slow_table_is_opened_in_the_hall_and_told_as_one(player: Player) -> None:
    """Promise of docs/online.md: behind the open tables one opens a slow one, and the others hear
    in the list that a turn has a day there, each in their own language."""
    ann, max_ = named(player, "Ann", "Max")
    told = ann.take("Open tables, none now")
    assert told == [
        "No table is open, Escape goes back.",
        "Open a slow table, Sorry!, a day a turn, 1 of 2",
    ]
    ann.press("enter")
    assert ann.sits_down()
    max_.sees_rows("Offene Tische, 1")
    told = max_.take("Offene Tische")
    assert told[-1].startswith("Sorry!, Ann leitet den Tisch, 3 Plätze sind frei"), told
    assert "langsam, ein Tag je Zug, 1 von 3" in told[-1], told
