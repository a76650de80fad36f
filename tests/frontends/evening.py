"""An evening of friends on every front: ``python -m tests.frontends.evening "two servers"``.

Ann plays at a page of 1440 x 900, Ben at a telephone, Cid at a terminal, Mia by ssh, and Eve
watches at a page; two games, and what comes before, between and after them. Prints, station by
station, what each of them heard, and after how long; the other place is "one server".
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import ssl
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import product
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol, TypeVar
from unittest.mock import patch
from urllib.parse import quote
from urllib.request import urlopen

from sorry_a11y.cli.commands.serve import make_tables
from tests.frontends.friends import Friend, PageFriend, TerminalFriend, Told
from tests.frontends.ssh.guests import SshServing, made_key
from tests.frontends.ssh.test_several_servers import Several
from tests.harness.browsers import Browser, browser
from tests.harness.databases import Postgres
from tests.harness.programs import command
from tests.harness.pty_session import PtySession
from tests.harness.waiting import LIVE, until

TABLE = {
    "t": "host",
    "name": "Ann",
    "game": "hasbro",
    "options": {"start": "quick"},
    "seats": {"red": "you", "blue": "open", "yellow": "open", "green": "open"},
    "patience": 12,
    "undo": "ask",
}
WIDE = 1000
"""Columns of a terminal at which no sentence is wrapped."""


FriendT = TypeVar("FriendT", bound=Friend)


class Place(Protocol):
    """Where an evening takes place. ``url``: the page; ``ssh``: the server that guests by ssh
    reach; ``is_shared``: whether another server goes on where one is killed."""

    url: str
    is_shared: bool

    @property
    def ssh(self) -> SshServing: ...

    def kill(self) -> None:
        """Kill the server of the first page, and start it again."""


class OneServer:
    """A server with its file."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "server"
        self.ssh = SshServing(self._folder)
        self.url = f"http://127.0.0.1:{self.ssh.port}/"

    def kill(self) -> None:
        self.ssh.kill()
        self.end()
        self.ssh = SshServing(self._folder, self.ssh.ssh, self.ssh.port)

    def end(self) -> None:
        """End it."""
        self.ssh.__exit__()


class TwoServers:
    """Two servers of one database behind a proxy."""

    is_shared = True

    def __init__(self, several: Several) -> None:
        self._several = several
        self.url = several.url.replace("wss:", "https:") + "/"

    @property
    def ssh(self) -> SshServing:
        return self._several.servers[1]

    def kill(self) -> None:
        self._several.servers[0].kill()
        self._several.again(0)


@contextmanager
def one_server(folder: Path) -> Iterator[Place]:
    """An evening at a server of its own."""
    place = OneServer(folder)
    try:
        yield place
    finally:
        place.end()


@contextmanager
def two_servers(folder: Path) -> Iterator[Place]:
    """An evening at two servers behind a proxy, with a database."""
    with Postgres() as database, ExitStack() as stack:
        asyncio.run(make_tables(database.dsn))
        several = Several(folder, database)
        stack.enter_context(patch.dict(os.environ, {"SSL_CERT_FILE": str(several.trusted)}))
        stack.callback(several.end)
        several.start()
        place = TwoServers(several)
        trusting = ssl.create_default_context(cafile=str(several.trusted))
        assert until(lambda: has_page(place.url, trusting)), "the proxy finds the servers"
        yield place


def has_page(url: str, context: ssl.SSLContext) -> bool:
    """Whether a page is handed out there by now."""
    with suppress(OSError), urlopen(url, context=context, timeout=LIVE) as answer:
        return answer.status == 200  # type: ignore[no-any-return]
    return False


TURN = re.compile(r"\b(Ann|Ben|Cid|Dora|Mia) (\d+|Sorry)(?=,? )")
"""How news of a turn begin: who plays, and the card."""
BACK = re.compile("connection to the table is back|You are back at the table")
SLACK = 4
"""So many turns at either end of a stretch may be told to some before it or after it."""
AGAIN = re.compile(r"\d of \d+\.?$|^(Whose turn|Waiting for|Chat$|Yes$|\d (person|people) watch)")
"""What stands until it is answered, and may be told again."""


class Evening:
    """The friends, and what they hear at each station.

    Attributes:
        friends: Everybody who came, in their order.
        account: What each heard at each station, as lines for reading.
        lags: How long after the first one the last one heard what was told to all, and that.
        wrong: What was told twice, not to all, or shown and not told.
    """

    def __init__(self) -> None:
        self.friends: list[Friend] = []
        self.account: list[str] = []
        self.lags: list[tuple[float, str]] = []
        self.wrong: list[str] = []
        self._since: dict[Friend, int] = {}

    @property
    def here(self) -> list[Friend]:
        """Those whose fronts are open."""
        return [one for one in self.friends if one.is_here]

    def comes(self, friend: FriendT) -> FriendT:
        """Have somebody among the friends."""
        self.friends.append(friend)
        self._since[friend] = 0
        return friend

    @contextmanager
    def station(self, title: str, *, watcher: Friend | None = None) -> Iterator[None]:
        """Have one station, and look at what each was told there.

        Args:
            title: What happens there.
            watcher: Where a game is played, who hears every turn of it.
        """
        self.listen()
        self._since = {one: len(one.heard) for one in self.friends}
        yield
        self.settle()
        self.account.append(f"\n## {title}\n")
        for one in self.friends:
            told = self._told(one)
            if told:
                self.account += [f"{one.name} ({one.front}):", *(f"    {line}" for line in told)]
            self.wrong += [f"{title}: {one.name}: {what}" for what in self._faults(one, watcher)]

    def _told(self, one: Friend) -> list[str]:
        return [told.text for told in one.heard[self._since[one] :]]

    def _faults(self, one: Friend, watcher: Friend | None) -> Iterator[str]:
        """What is wrong with what somebody was told at this station."""
        told = self._told(one)
        if watcher is None:
            counts = Counter(line.rstrip(".") for line in told if not AGAIN.search(line))
            yield from (f"twice: {line}" for line, count in counts.items() if count > 1)
        elif one.is_here:
            meant = [turn for turn in turns_in(self._told(watcher)) if turn[0] != one.name]
            if not alike(meant, heard := turns_in(told)):
                yield f"other turns than {watcher.name}: {heard} for {meant}"
        if one.is_here:
            yield from (f"not told: {line}" for line in one.shown_untold())

    def settle(self) -> None:
        """Listen until nobody is told anything more."""
        count, since = -1, monotonic()
        while monotonic() - since < 1.0:
            self.listen()
            now = sum(len(one.heard) for one in self.friends)
            if now != count:
                count, since = now, monotonic()

    def wait_until_back(self) -> None:
        """Wait until whoever lost the connection at this station has it again."""

        def are_back() -> bool:
            self.settle()
            each = [" ".join(self._told(one)) for one in self.here]
            return all(told.count(" is lost") <= len(BACK.findall(told)) for told in each)

        assert until(are_back), "somebody is not back"

    def listen(self) -> None:
        """Have everybody listen."""
        for one in self.here:
            one.listen()
        sleep(0.02)

    def hear(self, told: dict[Friend, str]) -> None:
        """Wait until each of some friends was told some words at this station."""
        end = monotonic() + LIVE
        while missing := [
            f"{one.name} {words}" for one, words in told.items() if not self.was_told(one, words)
        ]:
            assert monotonic() < end, (missing, {one.name: self._told(one)[-4:] for one in told})
            self.listen()
        times = [found.at for one, words in told.items() if (found := self.was_told(one, words))]
        self.lags.append((max(times) - min(times), next(iter(told.values()))))

    def all_hear(self, words: str, *but: Friend) -> None:
        """Wait until everybody who is here was told some words at this station."""
        self.hear({one: words for one in self.here if one not in but})

    def was_told(self, one: Friend, words: str) -> Told | None:
        """The sentence with some words that somebody was told at this station."""
        told, words = one.heard[self._since[one] :], words.casefold()
        return next((each for each in told if words in each.text.casefold()), None)

    def has_played(self, who: str, one: Friend) -> bool:
        """Whether somebody was told a turn of ``who`` at this station."""
        return any(name == who for name, _ in turns_in(self._told(one)))

    def play(self, turns: int = 10_000, until: Callable[[], object] = bool) -> None:
        """Have everybody take their first choices: so many, or until something has happened."""
        end = monotonic() + LIVE
        while turns > 0:
            for one in self.here:
                self.listen()
                if until():
                    return
                if one.plays():
                    turns -= 1
                    end = monotonic() + LIVE
            assert monotonic() < end, "nobody is on turn"


def turns_in(told: Sequence[str]) -> list[tuple[str, str]]:
    """Whose turns were told, with their cards; turns without a move may be told together."""
    each = [line for line in told if TURN.match(line)]
    return [turn for line in each for turn in TURN.findall(line)[: 1 + 9 * ("no move" in line)]]


def alike(meant: list[tuple[str, str]], heard: list[tuple[str, str]]) -> bool:
    """Whether the same turns were told, but for those at either end."""
    return any(
        meant[a : len(meant) - b] == heard[c : len(heard) - d]
        for a, b, c, d in product(range(SLACK), repeat=4)
    )


class Party:
    """Who comes to an evening, and what they do.

    Args:
        evening: What each hears.
        place: Where it takes place.
        running: A browser.
        folder: An empty folder.
    """

    def __init__(self, evening: Evening, place: Place, running: Browser, folder: Path) -> None:
        self.evening = evening
        self._place = place
        self._running = running
        self._folder = folder
        self._key = made_key(folder)
        self._link = ""

    def _page(self, name: str, url: str, *, by_touch: bool = False) -> PageFriend:
        return self.evening.comes(PageFriend(name, self._running, url, by_touch=by_touch))

    def _terminal(self) -> TerminalFriend:
        env = {"SORRY_A11Y_HOME": str(self._folder / "cid"), "SORRY_A11Y_SOUND": "off"}
        at = PtySession(command("join", self._link, "--name", "Cid"), columns=WIDE, env=env)
        return self.evening.comes(TerminalFriend("Cid", "terminal", at))

    def _by_ssh(self) -> TerminalFriend:
        code = self._link.partition("#")[2]
        at = self._place.ssh.guest(self._folder / "mia", code, key=self._key, columns=WIDE)
        return self.evening.comes(TerminalFriend("Mia", "ssh", at))

    def gather(self) -> None:
        """Come to the table, talk, and begin."""
        evening = self.evening
        with evening.station("Ann opens a table"):
            url = f"{self._place.url}#open={quote(json.dumps(TABLE))}"
            self.ann = ann = self._page("Ann", url)
            ann.player.open_wished()
            self._link = str(ann.tab.run("document.getElementById('link').textContent"))
        with evening.station("Ben and Eve open the link"):
            self.ben = ben = self._page("Ben", self._link, by_touch=True)
            self.eve = eve = self._page("Eve", self._link)
        with evening.station("Ben and Cid sit down, and Eve watches"):
            ben.join("Ben")
            evening.hear({ann: "Ben sits down"})
            self.cid = cid = self._terminal()
            evening.hear({ann: "Cid sits down", ben: "Cid sits down"})
            eve.join("Eve", watches=True)
        with evening.station("They chat, with keys that edit"):
            cid.say("Helo", "ArrowLeft", "l", "Home", " Oh,\nwell, ", "End", "!!", "Backspace")
            evening.all_hear("Cid says Oh, well, Hello!", cid)
            ann.say("i Cid", "Home", "H", "End", "x", "Backspace", " , how are\nyou?")
            evening.all_hear("Ann says Hi Cid, how are", ann)
            ben.say("Fine")
            evening.all_hear("Ben says Fine", ben)
        with evening.station("They are ready, and Ann begins"):
            for one in (ben, cid):
                one.take("I am ready")
                evening.all_hear(f"{one.name} is ready", one)
            ann.take("Start now")
            evening.all_hear("Hasbro rules")

    def first_game(self) -> None:
        """Play, while one comes late, one takes a turn back, the server dies and one is lost."""
        evening, ann, ben, cid, eve = self.evening, self.ann, self.ben, self.cid, self.eve
        with evening.station("They play", watcher=eve):
            evening.play(8)
        with evening.station("Mia comes late, by ssh, and watches"):
            mia = self._by_ssh()
            evening.hear({mia: "type your name"})
            mia.at.type("Mia\r")
            evening.hear({mia: "You watch without a seat"})
            mia.say("Hi from ssh")
            evening.all_hear("Mia says Hi from ssh", mia)
        self.mia = mia
        with evening.station("They play until it was Cid's turn", watcher=eve):
            evening.play(until=lambda: evening.has_played("Cid", eve))
        with evening.station("Cid takes it back, which all allow"):
            cid.press("u")
            evening.hear({ann: "Cid asks to undo", ben: "Cid asks to undo"})
            ann.press("=")
            ben.press("=")
            evening.hear({cid: "Undone", **dict.fromkeys((ann, ben, eve, mia), "turn is undone")})
        with evening.station("The server is killed, and started again"):
            self._place.kill()
            if not self._place.is_shared:  # ssh ends with its server, and the key finds the seat
                mia.vanish()
                self.mia = mia = self._by_ssh()
                evening.hear({mia: "back at the table"})
            evening.wait_until_back()
            cid.say("Is everybody here")
            evening.all_hear("Cid says Is everybody here", cid)
        with evening.station("They play on", watcher=eve):
            evening.play(8)
        with evening.station("Ben loses his telephone, and opens the link on another one"):
            ben.vanish()
            evening.all_hear("Ben is away")
            self.ben = ben = self._page("Ben", self._link, by_touch=True)
        with evening.station("He watches, as Ben 2, since Ben is taken, and asks for his seat"):
            ben.join("Ben 2")
            ben.take("ask for the seat of Ben")
            evening.hear({ann: "Ben 2 asks to play on in the seat of Ben"})
        with evening.station("Ann gives it to him"):
            ann.press("=")
            evening.all_hear("Ben sits down again on another device", ben)
            evening.hear({ben: "the seat is yours"})
        with evening.station("They play the first game to its end", watcher=eve):
            evening.play(until=lambda: evening.was_told(eve, "wins the game"))
            evening.all_hear("all four home")

    def second_game(self) -> None:
        """Play another game, which one leaves without a word, and the host with one."""
        evening, ann, ben, eve, mia = self.evening, self.ann, self.ben, self.eve, self.mia
        with evening.station("Another game, in which Mia plays too"):
            mia.take("take green yourself")
            evening.hear({mia: "You are green now"})
            evening.all_hear("Mia sits down", mia)
            for one in (ben, self.cid, mia, ann):
                one.take("Play another game")
                evening.all_hear(f"{one.name} wants another game", one)
            evening.all_hear("the game starts in 10 seconds")
            evening.all_hear("Hasbro rules")
        with evening.station("They play", watcher=eve):
            evening.play(8)
        with evening.station("Cid's terminal is closed", watcher=eve):
            self.cid.vanish()
            evening.play(until=lambda: evening.was_told(ann, "bot may play for Cid now"))
            evening.all_hear("Cid is away")
            evening.all_hear("bot may play for Cid now", eve)
        with evening.station("Ann lets a bot play", watcher=eve):
            ann.take("let a bot play for Cid")
            evening.all_hear("bot plays for Cid")
            evening.play(4)
        with evening.station("Ann makes Ben the host, and gives up her seat"):
            ann.press("j")
            for row in ("make somebody else the host", "Ben"):
                ann.take(row)
            evening.hear({ben: "you are the host now", eve: "Ben is the host now"})
            evening.hear({mia: "Ben is the host now"})
            ann.press("q")
            for row in ("give up your seat", "give up my seat"):
                ann.take(row)
            evening.hear({ann: "goodbye", **dict.fromkeys((ben, mia, eve), "Ann left the game")})
            ann.vanish()
        with evening.station("They play the second game to its end", watcher=eve):
            evening.play(until=lambda: evening.was_told(eve, "wins the game"))
            evening.all_hear("all four home")


def have(evening: Evening, place: Place, running: Browser, folder: Path) -> None:
    """Have an evening."""
    party = Party(evening, place, running, folder)
    try:
        party.gather()
        party.first_game()
        party.second_game()
    finally:
        for one in evening.here:
            one.vanish()


PLACES = {"one server": one_server, "two servers": two_servers}
CERTIFICATE = ("--ignore-certificate-errors",)


def main() -> None:
    """Have an evening, and print what each heard."""
    parser = argparse.ArgumentParser(prog="python -m tests.frontends.evening")
    parser.add_argument("place", choices=PLACES)
    asked = parser.parse_args()
    evening = Evening()
    try:
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
            PLACES[asked.place](Path(folder)) as place,
            browser("chromium", args=CERTIFICATE) as running,
        ):
            have(evening, place, running, Path(folder))
    finally:
        lags = [f"{lag:.2f} {words}" for lag, words in evening.lags]
        title = "\n## Seconds from the first who heard it to the last\n"
        wrong = [f"wrong: {what}" for what in evening.wrong]
        sys.stdout.write("\n".join([*evening.account, title, *lags, *wrong, ""]))


if __name__ == "__main__":
    main()
