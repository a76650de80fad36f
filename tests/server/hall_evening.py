"""Evenings at a public server, as each of its people hears them.

    python -m tests.server.hall_evening hall|rude [FILE]

The program itself runs on pseudo-terminals, against a real server, for three who have never met:
Ann in English, Lea and Max in German. In the hall they find each other, play and chat; one is
muted, one is reported, and the operator bars one. Rude is Max at a table of his own: he talks
without end, wants turns back, has others come and go, and at last does nothing; the operator bars
him, and the server is killed. Everything heard is printed, what is typed in brackets, or written
into FILE.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic

from websockets.sync.client import connect

from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import typed_code
from sorry_a11y.wire.encoding import decoded_down, encoded
from tests.harness.pty_session import PtySession
from tests.server.far_people import HELLO
from tests.server.programs import Serving, run

COLUMNS = 400
LONG_S = 20.0
KEYS = {"\r": "Enter", "\x1b": "Escape"}
TURNS = 3
ROWS = {"en": re.compile(r"\d+ of \d+$"), "de": re.compile(r"\d+ von \d+$")}
"""How a line ends on which one may choose."""
MARK = "    "


class Diary:
    """What was done and heard, in order. ``games``: the passages that are of a game, where cards
    fall by lot."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.games: set[int] = set()

    def note(self, text: str) -> None:
        """Note what is done, as a sentence."""
        self.lines += ["", text, ""] if self.lines[-1:] != [""] else [text, ""]

    def hear(self, who: str, lines: list[str], *, in_game: bool) -> None:
        """Note what somebody hears."""
        for line in lines:
            if in_game:
                self.games.add(len(self.lines))
            self.lines.append(f"{MARK}{who}: {line}")

    def text(self) -> str:
        """Everything that was heard."""
        return "\n".join(self.lines).strip("\n") + "\n"

    def outside_games(self) -> list[str]:
        """What does not depend on cards."""
        return [one for at, one in enumerate(self.lines) if at not in self.games and one]


class Guest:
    """Somebody at a terminal of their own, with a folder of their own."""

    def __init__(
        self, diary: Diary, folder: Path, name: str, language: str, *command: str
    ) -> None:
        self.name, self.language = name, language
        self._diary = diary
        self._heard = 0
        self._in_game = False
        self.terminal = PtySession(
            [sys.executable, "-m", "sorry_a11y", *command, "--lang", language, "--sound", "off"],
            rows=60, columns=COLUMNS,
            env={"SORRY_A11Y_HOME": str(folder / name), "SORRY_A11Y_NAME": None},
        )

    @property
    def text(self) -> str:
        """All that was told so far."""
        return self.terminal.output.decode("utf-8", "replace").replace("\r", "")

    @property
    def focus(self) -> str:
        """The line on which the cursor stands."""
        return self.text.rpartition("\n")[2].strip()

    def listen(self, seconds: float = 0.5) -> None:
        """Hear what is told by itself."""
        self.terminal.overhear(seconds)
        self._note()

    def hears(self, words: str) -> None:
        """Hear until some words were told that were not told before."""
        self.hears_within(words, LONG_S)

    def hears_within(self, words: str, seconds: float) -> None:
        """Hear until some words were told that were not told before, which may take long."""
        begin, end = self._heard, monotonic() + seconds
        while words not in self.text[begin:]:
            assert monotonic() < end, (self.name, words, self.text[-600:])
            self.terminal.overhear(1.0)
        self.listen(0.2)

    def press(self, *keys: str) -> None:
        """Press keys one after another; what they tell is heard."""
        for key in keys:
            self.terminal.press(key)
        self._note()

    def type(self, text: str) -> None:
        """Type a line and Enter."""
        self.listen(0.1)
        self.terminal.press(text)
        self._heard = len(self.text)
        self._diary.hear(self.name, [f"({text})"], in_game=False)
        self.press("\r")

    def take(self, words: str) -> None:
        """Walk to the row with some words, unheard by the diary, and take it."""
        for _ in range(20):
            if words in self.focus:
                break
            self.terminal.press("n")
        else:
            raise AssertionError((self.name, words, self.text[-900:]))
        if self._heard < len(self.text):
            self._diary.hear(self.name, [self.focus], in_game=False)
        self._heard = len(self.text)
        self.press("\r")

    @contextmanager
    def game(self) -> Iterator[None]:
        """What is heard meanwhile is of a game."""
        self.listen(0.2)
        self._in_game = True
        try:
            yield
        finally:
            self.listen(0.2)
            self._in_game = False

    def _note(self) -> None:
        new, self._heard = self.text[self._heard:], len(self.text)
        lines = [one.strip() for one in new.split("\n") if one.strip()]
        self._diary.hear(self.name, lines, in_game=self._in_game)


class Operator:
    """The operator at a shell of the server's machine."""

    def __init__(self, diary: Diary, folder: Path) -> None:
        self._diary, self._folder = diary, folder

    def does(self, *words: str) -> str:
        """Run a command of `sorry-a11y server`; what it tells."""
        self._diary.note(f"The operator types `sorry-a11y server {' '.join(words)}`.")
        status, told, error = run(
            "server", *words, "--data", str(self._folder), "--lang", "en"
        )
        assert status == 0, (words, error)
        self._diary.hear("operator", told.splitlines(), in_game=False)
        return told


class Evening:
    """A server in ``folder``, its operator, and what its guests did and heard."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.diary = Diary()
        self.operator = Operator(self.diary, folder / "tables")
        self._folder = folder
        self._stack = stack
        self._server = stack.enter_context(self._serving(0))
        self.at = f"127.0.0.1:{self._server.port}"

    def _serving(self, port: int) -> Serving:
        return Serving(self._folder / "tables", port, more=("--lang", "en"))

    def comes(self, name: str, language: str, *command: str) -> Guest:
        """Somebody who starts the program, with a command or from the start menu."""
        one = Guest(self.diary, self._folder, name, language, *command)
        self._stack.enter_context(one.terminal)
        one.listen(LONG_S)
        return one

    def is_killed(self) -> None:
        """The server is killed, and started anew."""
        self._server.kill()
        self._server = self._stack.enter_context(self._serving(self._server.port))


def evening(folder: Path, story: str) -> Diary:
    """Play an evening at a server in ``folder``; what was done and heard."""
    with ExitStack() as stack:
        one = Evening(folder, stack)
        diary, at = one.diary, one.at
        STORIES[story](one)
    today = datetime.now(UTC).date()
    names = {at: "tables.example", str(today): "2026-11-23",
             str(today + timedelta(7)): "2026-11-30"}
    for told, name in names.items():
        diary.lines = [line.replace(told, name) for line in diary.lines]
    return diary


def _enter_hall(one: Guest, at: str, *, again: bool = False) -> None:
    """Go from the start menu to the hall, and take a name there where there is none yet."""
    english = one.language == "en"
    one.take("Play with friends" if english else "Mit Freunden spielen")
    one.take("Meet others in the hall" if english else "Andere in der Halle treffen")
    one.type(at)
    if not again:
        one.type(one.name)


def _hall(evening: Evening) -> None:
    diary, operator, comes, at = evening.diary, evening.operator, evening.comes, evening.at
    diary.note("Lea starts the program, and goes from the start menu to the hall of a server.")
    lea = comes("Lea", "de")
    _enter_hall(lea, at)
    diary.note("She does not wait for anybody.")
    with lea.game():
        lea.take("Jetzt spielen, Sorry!")
    diary.note("Ann comes to the same hall, in English, and looks for a table.")
    ann = comes("Ann", "en")
    _enter_hall(ann, at)
    ann.take("Who is here")
    ann.press("\x1b")
    ann.take("Open tables")
    with ann.game(), lea.game():
        ann.take("Lea hosts")
    diary.note("So does Max, who speaks German and plays at once.")
    maxi = comes("Max", "de")
    _enter_hall(maxi, at)
    guests = (lea, ann, maxi)
    with lea.game(), ann.game(), maxi.game():
        maxi.take("Jetzt spielen, Sorry!")
        _turns(guests, TURNS)
    diary.note("Lea says something, and Ann answers with a ready phrase.")
    _says(lea, "Hallo Ann, schön, dass du da bist", guests)
    _phrase(ann, "Thank you", guests)
    diary.note("Max is rude. Ann hears him no more, and Lea reports him.")
    _says(maxi, "Ihr spielt wie Anfänger, geht doch weg", guests)
    _at_table(ann, "Mute or unmute somebody", "Max")
    _at_table(lea, "Befreunden, sperren und melden", "Jemanden denen melden", "Max")
    _says(maxi, "Was ist, seid ihr taub?", (maxi, lea))
    diary.note("Ann and Lea get on well.")
    _at_table(ann, "Friends, blocks and reports", "Make somebody here a friend", "Lea")
    diary.note("Meanwhile the operator reads what was reported.")
    operator.does("people")
    operator.does("reports")
    operator.does("bar", "Max", "--days", "7")
    maxi.hears("lässt dich")
    assert maxi.terminal.wait() == 0
    with lea.game(), ann.game():
        lea.listen(1)
        ann.listen(1)
    diary.note("Max tries again.")
    again = comes("Max", "de")
    _enter_hall(again, at, again=True)
    again.press("q")
    diary.note("Ann and Lea leave. Later Ann is in the hall, Lea comes, and invites her.")
    for one in (ann, lea):
        with one.game():
            one.press("q", "q")
        assert one.terminal.wait() == 0
    ann = comes("Ann", "en")
    _enter_hall(ann, at, again=True)
    lea = comes("Lea", "de")
    _enter_hall(lea, at, again=True)
    lea.take("Wer hier ist")
    lea.take("Ann")
    lea.take("An einen neuen Tisch einladen, Sorry")
    ann.hears("invites you")
    ann.press("8", "\r")
    lea.hears("Ann")
    with lea.game(), ann.game():
        lea.press("\r")
        _turns((lea, ann), TURNS)
    operator.does("say", "The server sleeps from midnight, your tables are kept")
    with lea.game(), ann.game():
        for one in (lea, ann):
            one.listen(2)
            one.press("q", "q")


def _rude(evening: Evening) -> None:
    diary, operator, comes, at = evening.diary, evening.operator, evening.comes, evening.at
    diary.note("Max takes a name in the hall, leaves, and opens a table for everybody.")
    maxi = comes("Max", "de")
    _enter_hall(maxi, at)
    maxi.press("q")
    assert maxi.terminal.wait() == 0
    maxi = comes(
        "Max", "de", "host", "--at", at, "--name", "Max", "--public", "yes", "--undo", "ask",
        "--seats", "red=you,blue=open,yellow=open",
    )
    diary.note("Ann and Lea find it in the hall.")
    ann, lea = comes("Ann", "en"), comes("Lea", "de")
    guests = (maxi, ann, lea)
    for one, row in ((ann, "Open tables"), (lea, "Offene Tische")):
        _enter_hall(one, at)
        one.take(row)
        one.take("Max")
    maxi.hears("Lea")
    with maxi.game(), ann.game(), lea.game():
        maxi.press("\r")
        _turns(guests, 4)
        _until_turn(ann, guests)
    diary.note("Max talks without end, while Ann is to choose.")
    for number in range(1, 8):
        maxi.press("e")
        maxi.type(f"Idiot {number}")
    _hear_all(guests)
    diary.note("He wants his last turn back. Lea says no, and he asks again.")
    maxi.press("u")
    _hear_all(guests)
    lea.press("-")
    _hear_all(guests)
    maxi.press("u")
    maxi.press("u")
    _hear_all(guests)
    diary.note("Ann answers what she is asked, and is still to choose.")
    ann.press("c")
    _hear_all(guests)
    diary.note("Twelve programs of his come to watch, and go again.")
    _come_and_go(at, maxi)
    with maxi.game(), ann.game(), lea.game():
        _until_turn(maxi, guests)
    _hear_all(guests, 12.0)
    diary.note("Max does nothing on his turn, for three minutes.")
    lea.hears_within("keine Taste", 200)
    _hear_all(guests)
    diary.note("Both say that a bot may play.")
    lea.press("=")
    ann.press("=")
    with maxi.game(), ann.game(), lea.game():
        _until_turn(ann, guests)
    diary.note("The operator bars him. Another one hosts, and a bot plays on in his seat.")
    operator.does("bar", "Max")
    maxi.hears("lässt dich")
    assert maxi.terminal.wait() == 0
    _hear_all((ann, lea))
    diary.note("Max comes back to his seat, and to the hall.")
    for command in (("join",), ()):
        again = comes("Max", "de", *command)
        if not command:
            _enter_hall(again, at, again=True)
            again.press("q")
        assert again.terminal.wait() == (1 if command else 0)
    diary.note("The server is killed, and started anew.")
    evening.is_killed()
    for one, words in ((lea, "wieder da"), (ann, "is back")):
        one.hears(words)
    with ann.game(), lea.game():
        _turns((ann, lea), TURNS)


STORIES: dict[str, Callable[[Evening], None]] = {"hall": _hall, "rude": _rude}


def _until_turn(one: Guest, guests: Sequence[Guest]) -> None:
    """Have choices made until somebody is to choose."""
    end = monotonic() + 5 * LONG_S
    while not ROWS[one.language].search(one.focus):
        assert monotonic() < end, [other.text[-300:] for other in guests]
        for other in guests:
            other.listen(0.1)
            if other is not one and ROWS[other.language].search(other.focus):
                other.press("\r")


def _hear_all(guests: Sequence[Guest], seconds: float = 1.0) -> None:
    for one in guests:
        one.listen(seconds)


def _come_and_go(at: str, host: Guest) -> None:
    """Have twelve watchers come to a table and go again."""
    code = typed_code(re.findall(r"\d{4} \d{4} \d{4}", host.text)[-1])
    assert code
    for number in range(12):
        with connect(f"ws://{at}", compression=None) as socket:
            for message in (HELLO, msg.Join(code, f"Loud {number}", watch=True), msg.Leave()):
                socket.send(encoded(message))
            while not isinstance(decoded_down(str(socket.recv(20))), msg.Seated):
                pass


def _turns(guests: Sequence[Guest], count: int) -> None:
    """Have some choices made by whoever is to choose."""
    end = monotonic() + LONG_S
    made = 0
    while made < count:
        assert monotonic() < end, [one.text[-300:] for one in guests]
        for one in guests:
            one.listen(0.1)
            if ROWS[one.language].search(one.focus):
                one.press("\r")
                made += 1


def _says(one: Guest, text: str, guests: Sequence[Guest]) -> None:
    one.press("e")
    one.type(text)
    for other in guests:
        if other is not one:
            _hears_waiting(other, text)


def _hears_waiting(one: Guest, words: str) -> None:
    """Have somebody hear what waits while they are to choose."""
    begin = len(one.text)
    one.listen(1)
    if words not in one.text[begin:]:
        with one.game():
            one.press("t")
    assert words in one.text, (one.name, words, one.text[-300:])


def _phrase(one: Guest, phrase: str, guests: Sequence[Guest]) -> None:
    one.press("e")
    while phrase not in one.focus:
        one.press("\t")
    one.press("\r")
    for other in guests:
        if other is not one:
            one.listen(0.5)


def _at_table(one: Guest, *rows: str) -> None:
    """Do something in the table menu."""
    one.press("j")
    for row in rows:
        one.take(row)


def main() -> None:
    """Play an evening, and print it or write it into a file."""
    with tempfile.TemporaryDirectory() as folder:
        text = evening(Path(folder), sys.argv[1]).text()
    if sys.argv[2:]:
        Path(sys.argv[2]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
