"""What a terminal sends besides keys (frontends/terminal/key_decoder.py): answers, pastes, junk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input

from sorry_a11y.frontends.terminal.key_decoder import GIVE_UP, LONGEST_PASTE, KeyDecoder
from sorry_a11y.frontends.terminal.keyboard import Keyboard
from sorry_a11y.frontends.terminal.signals import Happening
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.reply import LOST_PASTE
from tests.harness.posix import posix

from .parrot import Parrot

ST, C1 = "\x1b\\", "\x9b"


class Terminal:
    """A decoder of keys, and a clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lost_pastes = 0
        self._decoder = KeyDecoder(lambda: self.now)

    def sends(self, data: str) -> list[str]:
        """The keys that are complete."""
        self._decoder.feed(data)
        return self._keys()

    def pauses(self, seconds: float = 0.05) -> list[str]:
        """The keys that turn out to be complete when nothing follows for so long."""
        self.now += seconds
        self._decoder.flush()
        return self._keys()

    def _keys(self) -> list[str]:
        names = [key.name for key in self._decoder.keys.take()]
        self.lost_pastes += names.count(LOST_PASTE)
        return [name for name in names if name != LOST_PASTE]


ANSWERS = (
    *("\x1b]11;rgb:1e1e/1e1e/2e2e" + ST, "\x1b]11;rgb:1e1e/1e1e/2e2e\x07", "\x1bP1$r0m" + ST),
    *("\x1bP>|xterm(390)" + ST, "\x1b_Gi=31;OK" + ST, "\x1b^1234" + ST, "\x1bX1234" + ST),
    *("\x1b]l棋子 1 2" + ST, "\x9d11;rgb:1/2/3\x9c", "\x901$r0m\x9c", "\x9f1\x9c", "\x9e2\x9c"),
    *("\x983\x9c", "\udc9d11;1\udc9c"),
)


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("cut", [False, True])
def test_an_answer_of_the_terminal_is_no_key(answer: str, cut: bool) -> None:
    """No digit of it is played, no letter opens anything, in one part or in many; the key after it
    is one."""
    terminal = Terminal()
    parts = list(answer) if cut else [answer]
    assert [key for part in parts for key in terminal.sends(part)] == []
    assert terminal.pauses() == []
    assert terminal.sends("3") == ["3"]


@pytest.mark.parametrize("data", ["\x9b11~", "\udc9b11~", "\x9bA", "\x9b1;1!w", "\x9b99;5X"])
def test_a_sequence_with_eight_bits_is_one_key(data: str) -> None:
    """What follows is one key with it, known or not, as behind an Escape."""
    assert len(Terminal().sends(data)) == 1


@pytest.mark.parametrize(
    "cut", [b"\xf0\x9f", b"\xf0\x9f\x98", b"\xf0\x90", b"\xe2\x9d", b"\xf0\x98\x9d"]
)
def test_a_character_that_was_cut_off_holds_no_key_back(cut: bytes) -> None:
    """Each emoji has a byte that alone would begin an answer of the terminal; the keys behind the
    beginning of one are keys."""
    terminal = Terminal()
    told = terminal.sends((cut + b"hq").decode("utf-8", "surrogateescape"))
    assert told[-2:] == ["h", "q"]
    assert terminal.sends("3") == ["3"]


@pytest.mark.parametrize("rest", ["[24;80R", "[A", "[200~11\x1b[201~", "[15~", "]11;rgb:1/2/3\x07"])
def test_a_report_that_is_cut_behind_its_escape_is_no_key(rest: str) -> None:
    """A slow line that stops behind the Escape of a report for longer than a key takes: Escape is
    a key by then, but nothing of the rest is one by its characters."""
    terminal = Terminal()
    assert terminal.sends("\x1b") + terminal.pauses() == ["escape"]
    terminal.now += 0.25
    assert terminal.sends(rest) in ([], ["up"], ["1", "1"], ["f5"])
    assert terminal.sends("3") == ["3"]


@pytest.mark.parametrize(
    ("keys", "after"),
    [("[", 0.3), ("O", 0.3), ("[\r", 0.3), ("]", 0.3), ("n", 0.3), ("[A", GIVE_UP)],
)
def test_a_key_after_escape_is_one(keys: str, after: float) -> None:
    """Who presses Escape and then another key, or pastes later, loses nothing."""
    terminal = Terminal()
    assert terminal.sends("\x1b") + terminal.pauses() == ["escape"]
    terminal.now += after
    names = [{"\r": "enter"}.get(key, key.lower()) for key in keys]
    assert terminal.sends(keys) + terminal.pauses(GIVE_UP) == names


@pytest.mark.parametrize("pause", [0.08, 0.9])
@pytest.mark.parametrize(
    ("sequence", "key"),
    [
        ("\x1b[B", "down"),
        ("\x1b[3~", "delete"),
        ("\x1b[[A", "f1"),
        ("\x1b[1;5C", "ctrl-right"),
        ("\x1b[9;9x", "unknown"),
        ("\x1bOB", "down"),
        ("\x1bOP", "f1"),
        ("\x1bO5C", "unknown"),
    ],
)
def test_a_sequence_in_parts_is_its_key_and_no_other(sequence: str, key: str, pause: float) -> None:
    """Wherever a slow line stops: an Escape that came alone is a key by then, but no character
    behind it draws the board or plays a card."""
    for cuts in range(2 ** (len(sequence) - 1)):
        terminal, told, part = Terminal(), [], ""
        for at, character in enumerate(sequence):
            part += character
            if cuts >> at & 1 or at == len(sequence) - 1:
                told += terminal.sends(part) + terminal.pauses(pause)
                part = ""
        assert told == ["escape", key][1 - cuts % 2 :], bin(cuts)


@pytest.mark.parametrize(
    "answer", ["\x1b]11;rgb:1/2/3\x07", "\x1bP1$r0m" + ST, "\x1b_Gi=3;OK" + ST]
)
def test_an_answer_in_two_parts_is_no_key(answer: str) -> None:
    """The same of strings, of which the letter behind the Escape is at times a key with Alt."""
    for cut in range(1, len(answer)):
        terminal = Terminal()
        told = terminal.sends(answer[:cut]) + terminal.pauses(0.08)
        assert told + terminal.sends(answer[cut:] + "3") == ["escape", "3"][cut != 1 :], cut


@pytest.mark.parametrize(
    ("data", "keys"),
    [("\x1b\x1b[24;80R\x03", ["escape", "ctrl-c"]), ("\x1b\x1b]1\x07w", ["escape", "w"])],
)
def test_a_key_behind_an_answer_has_no_alt(data: str, keys: list[str]) -> None:
    """Escape, the answer to another program, a key: Ctrl-C ends, it is not Alt and Ctrl-C."""
    assert Terminal().sends(data) == keys


@pytest.mark.parametrize("gap", [0.0, 0.3])
def test_a_late_end_is_waited_for(gap: float) -> None:
    """A slow line cuts an answer in two: the second part is no key either."""
    terminal = Terminal()
    assert terminal.sends("\x1b]11;rgb:1") == []
    assert terminal.pauses(gap) == []
    assert terminal.sends("e/2/3" + ST + "2") == ["2"]


@pytest.mark.parametrize("begun", ["\x1b]11;1", "\x1bP1$", "\x1b[1;2", "\x1b[200~1", "\x9d1"])
def test_what_has_no_end_is_given_up(begun: str) -> None:
    """A key a second later is a key again."""
    terminal = Terminal()
    assert terminal.sends(begun) == []
    assert terminal.pauses(GIVE_UP) == []
    assert terminal.sends("1") == ["1"]


@pytest.mark.parametrize(
    "begun",
    [
        *("\x1b]11;1", "\x1bP1$", "\x1b[1;2", "\x1b[200~1", "\x9d1", "\x1b[" + "1;" * 99),
        "\x1b[200~" + "1" * 70000,
    ],
)
@pytest.mark.parametrize("end", ["\x03", "\x04"])
def test_ctrl_c_always_comes_through(begun: str, end: str) -> None:
    """Whatever is open, the keys that end the session do so at once."""
    terminal = Terminal()
    assert terminal.sends(begun + end) == [{"\x03": "ctrl-c", "\x04": "ctrl-d"}[end]]


@pytest.mark.parametrize(
    ("data", "keys"),
    [
        ("\x1b\x1b", ["escape", "escape"]),
        ("\x1b]", ["alt-]"]),
        ("\x1bP", ["alt-P"]),
        ("\x1b[[A", ["f1"]),
        ("\x1b[12;40R", []),
        ("\x1b[<0;3;4M", []),
        ("\x1b[M !!1", ["1"]),
        ("é", ["é"]),
        ("\x1b[M \udc901", []),
        ("\x1b[M\r", ["enter"]),
        ("\x1b[1\r", ["enter"]),
        ("\x1b]1\r", ["enter"]),
        ("\x1b[\r", ["alt-[", "enter"]),
        ("\x85", ["unknown"]),
    ],
)
def test_keys_stay_keys(data: str, keys: list[str]) -> None:
    """Escape, Alt, arrows, function keys (also a console's), and reports, which are none."""
    terminal = Terminal()
    told = terminal.sends(data) + terminal.pauses() + terminal.pauses(GIVE_UP)
    assert [key.lower() for key in told] == [key.lower() for key in keys]


def test_a_long_sequence_is_dropped_at_once() -> None:
    """64 KB of one sequence: nothing of it is a key, and it costs no more than other text. The
    matcher behind took ten seconds for a sixteenth of it."""
    terminal = Terminal()
    began = time.process_time()
    assert terminal.sends("\x1b[" + "1;" * 32768 + "m") == []
    assert time.process_time() - began < 1
    assert terminal.sends("4") == ["4"]


# -- pastes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [False, True])
def test_a_paste_is_its_keys(cut: bool) -> None:
    """With its marks or without, a paste is typing."""
    terminal = Terminal()
    data = "\x1b[200~1w\x1b[201~2"
    parts = list(data) if cut else [data]
    assert [key for part in parts for key in terminal.sends(part)] == ["1", "w", "2"]
    assert terminal.lost_pastes == 0


def test_the_longest_paste_is_taken_and_a_longer_one_left_out() -> None:
    """The limit holds for what is pasted, and the session goes on behind it."""
    terminal = Terminal()
    assert len(terminal.sends("\x1b[200~" + "1" * LONGEST_PASTE + "\x1b[201~")) == LONGEST_PASTE
    assert terminal.sends("\x1b[200~" + "1" * (LONGEST_PASTE + 7) + "\x1b[201~w") == ["w"]
    assert terminal.lost_pastes == 1


def test_a_paste_without_an_end_is_told_when_it_is_given_up() -> None:
    """The player hears that a paste was left out, also if no key follows it."""
    terminal = Terminal()
    assert terminal.sends("\x1b[200~1") + terminal.pauses() == []
    assert terminal.lost_pastes == 0
    assert terminal.pauses(GIVE_UP) == []
    assert terminal.lost_pastes == 1


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as source:
        yield source


def _events(source: PipeInput, data: bytes) -> list[str]:
    def send() -> None:  # more than a pipe holds
        source.send_bytes(data)
        source.close()

    async def told() -> list[str]:
        names: list[str] = []
        events: PlayerEvents[Any] = PlayerEvents(Parrot())
        with closing(Keyboard(source, events)) as keyboard:
            while Happening.HUNG_UP.name not in names:
                keyboard.read_on()
                event = await events.next()
                assert event
                names.append(event.name)
        return names

    sender = threading.Thread(target=send, daemon=True)
    sender.start()
    names = asyncio.run(told())
    sender.join()
    return names


@posix
def test_the_keyboard_tells_a_lost_paste_and_goes_on(keyboard: PipeInput) -> None:
    """A paste that is too long is one event, for which there is a sentence, and the keys behind
    it are played; it is no sign of a terminal that went away."""
    data = b"\x1b[200~" + b"1" * 200_000 + b"\x1b[201~w"
    assert _events(keyboard, data) == [LOST_PASTE, "w", "HUNG_UP"]


@posix
def test_an_endless_answer_is_no_terminal_that_went_away(keyboard: PipeInput) -> None:
    """Many reads without a key, but with something: the session goes on."""
    data = b"\x1b]0;" + b"1" * 200_000 + b"\x1b\\w"
    assert _events(keyboard, data) == ["w", "HUNG_UP"]
