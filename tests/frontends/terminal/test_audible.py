"""The outlet: which part of a reply goes to the screen, to the voice and to braille."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.speech.drivers import SilenceReason, VoicePhase, VoiceState, at_once
from sorry_a11y.ui.session.reply import Ending, Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import session
from tests.harness.telling import TellingFront
from tests.harness.voices import Silenced, Spoken, VoiceRecorder

SPEAKING = VoiceState(VoicePhase.SPEAKING, "NVDA")


class Parrot(Screen):
    """A screen that repeats the key; "end" ends it, a number chooses the output."""

    OUTPUTS = ("terminal", "speech", "both")

    def __init__(self, output: str) -> None:
        super().__init__(Settings(output=output, language="de"))

    def listener(self) -> Words:
        return Words()

    def opened(self) -> Reply:
        return Reply(("Hello.",), "First focus")

    def key(self, key: str) -> Reply:
        if key.isdecimal():
            self.held.now = self.settings.replace(output=self.OUTPUTS[int(key)])
        return Reply((f"News of {key}.",), f"Focus of {key}", status=0 if key == "end" else None)

    def hang_up(self, why: Ending) -> Reply:
        return Reply((), f"Bye {why}")


class SlowVoice(VoiceRecorder):
    """Counts how often it was waited for, and closed."""

    waited = 0
    closings = 0
    hurried = False

    def ready(self, seconds: float) -> VoiceState:
        SlowVoice.waited += 1
        return super().ready(seconds)

    def close(self, seconds: float = 0.5, hurry: Callable[[], bool] = at_once) -> None:
        SlowVoice.closings += 1
        SlowVoice.hurried = hurry()
        super().close(seconds)


def outlet(output: str, now: VoiceState = SPEAKING) -> tuple[TellingFront, SlowVoice]:
    """An outlet before a parrot, and its voice."""
    SlowVoice.waited = SlowVoice.closings = 0
    voice = SlowVoice(now)
    return TellingFront(AudibleScreen(Parrot(output), lambda _wake: voice)), voice


def test_terminal_makes_no_voice() -> None:
    """Without speech chosen nothing of it is even made."""

    def never(_wake: object) -> VoiceRecorder:
        raise AssertionError("a voice was made")

    quiet = TellingFront(AudibleScreen(Parrot("terminal"), never))
    assert not quiet.opened().silent
    assert not quiet.key("x").silent
    quiet.close()


def test_speech_names_the_driver_once_and_writes_braille() -> None:
    """The first sentence says who speaks, and so does the first of another driver; the focus line
    goes to braille each time, in the language of the settings; the screen is silent."""
    front, voice = outlet("speech")
    assert front.opened().silent
    assert front.key("w").silent
    assert voice.calls == [
        Spoken(("NVDA speaks.", "Hello.", "First focus"), "First focus", "de"),
        Spoken(("News of w.", "Focus of w"), "Focus of w", "de"),
    ]
    voice.now = VoiceState(VoicePhase.SPEAKING, "SAPI 5")
    front.key("o")
    assert voice.heard()[-3:] == ["SAPI 5 speaks.", "News of o.", "Focus of o"]


def test_only_the_first_reply_waits_for_a_driver() -> None:
    """No key waits, also not the one that turns speech on in the middle of a game."""
    front, _ = outlet("speech")
    front.opened()
    front.key("w")
    assert SlowVoice.waited == 1
    front, voice = outlet("terminal", VoiceState(VoicePhase.STARTING))
    front.opened()
    assert front.key("1").silent
    assert SlowVoice.waited == 0
    assert voice.heard() == ["News of 1.", "Focus of 1"]


@pytest.mark.parametrize("reason", list(SilenceReason))
def test_an_outage_is_told_once_and_what_was_lost_is_printed(reason: SilenceReason) -> None:
    """The first printed reply says what happened, then what nobody took, a sentence a line; later
    ones only themselves; the voice is handed all of them."""
    front, voice = outlet("speech")
    front.opened()
    voice.now = VoiceState(
        VoicePhase.SILENT,
        "NVDA",
        reason=reason,
        outage=1,
        unsaid=("NVDA speaks.", "Lost news.", "Lost focus"),
    )
    first = front.key("w")
    assert not first.silent
    line, *news = first.news
    assert line.endswith("replies are printed.")
    assert line[0].isupper()
    assert news == ["Lost news.", "Lost focus.", "News of w."]
    assert front.key("o") == Reply(("News of o.",), "Focus of o")
    assert voice.heard()[-2:] == ["News of o.", "Focus of o"]


def test_a_reply_that_nobody_took_is_printed_without_a_key() -> None:
    """A voice that falls silent after it was handed a reply wakes the frontend, which is given the
    line, all of the reply, and its focus line last; once, and the next key does not print it
    again."""
    voice = SlowVoice(SPEAKING)
    voices: list[Callable[[], None]] = []
    woken: list[int] = []

    def make(changed: Callable[[], None]) -> SlowVoice:
        voices.append(changed)
        return voice

    front = TellingFront(AudibleScreen(Parrot("speech"), make))
    front.screen.wake_by(lambda: woken.append(1))
    assert front.opened().silent
    assert front.news() is None
    voice.now = VoiceState(
        VoicePhase.SILENT,
        "NVDA",
        reason=SilenceReason.NO_ANSWER,
        outage=1,
        unsaid=("NVDA speaks.", "Hello.", "First focus"),
    )
    voices[0]()
    assert woken == [1]
    told = front.news()
    assert told is not None
    assert told.news[0].endswith("replies are printed.")
    assert (told.news[1:], told.focus) == (("Hello.",), "First focus")
    assert voice.heard() == ["NVDA speaks.", "Hello.", "First focus"]
    assert front.news() is None
    assert front.key("w") == Reply(("News of w.",), "Focus of w")


def test_speech_that_comes_back_says_so_and_the_next_outage_is_told_again() -> None:
    """One line for each outage, however long it lasts."""
    front, voice = outlet("speech")
    front.opened()
    for outage in (1, 2):
        voice.now = VoiceState(VoicePhase.SILENT, reason=SilenceReason.FAILED, outage=outage)
        assert "replies are printed" in front.key("w").news[0]
        assert front.key("w").news == ("News of w.",)
        voice.now = SPEAKING._replace(outage=outage)
        assert front.key("o").silent
        assert voice.heard()[-3] == "NVDA speaks."


def test_both_prints_what_it_says_and_nothing_twice() -> None:
    """In both, an outage adds its line and nothing else."""
    front, voice = outlet("both")
    assert front.opened() == Reply(("Hello.",), "First focus")
    voice.now = VoiceState(
        VoicePhase.SILENT, reason=SilenceReason.FAILED, outage=1, unsaid=("Hello.", "First focus")
    )
    assert front.news() is None
    assert front.key("w").news == ("Speech has failed, so replies are printed.", "News of w.")


@pytest.mark.parametrize(("output", "stops"), [("terminal", 0), ("speech", 1), ("both", 1)])
def test_x_stops_speech_where_there_is_any(output: str, stops: int) -> None:
    """Key x is the stop key; where nothing speaks it is answered like any key."""
    front, voice = outlet(output)
    front.opened()
    reply = front.key("x")
    assert voice.calls.count(Silenced()) == stops
    assert reply.silent == bool(stops)
    voice.now = VoiceState(VoicePhase.SILENT, reason=SilenceReason.FAILED, outage=1)
    assert front.key("x").focus == "Focus of x"


def test_the_terminal_is_left_clean() -> None:
    """A game whose replies were all spoken prints nothing; after one that printed, the last reply
    is printed too, so that the shell gets a fresh line."""
    front, _ = outlet("speech")
    front.opened()
    assert front.key("end").silent
    front, voice = outlet("speech")
    front.opened()
    now, voice.now = voice.now, VoiceState(VoicePhase.SILENT, reason=SilenceReason.FAILED, outage=1)
    front.key("w")
    voice.now = now
    assert front.key("o").silent
    assert not front.key("end").silent
    assert voice.heard()[-1] == "Focus of end"


def test_farewell_is_spoken_and_closing_happens_once() -> None:
    """An ending from outside is heard too; a driver that hangs is waited for only once."""
    front, voice = outlet("speech")
    front.opened()
    assert front.hang_up("interrupt").focus == "Bye interrupt"
    front.close()
    front.close()
    assert voice.heard()[-1] == "Bye interrupt"
    assert SlowVoice.closings == 1


@pytest.mark.parametrize(
    ("why", "hurried"),
    [("end-of-input", False), ("interrupt", False), ("hang-up", True), ("terminate", True)],
)
def test_last_words_are_for_those_who_stay(why: Ending, hurried: bool) -> None:
    """A voice that ends with the program may finish speaking, unless the window is gone."""
    SlowVoice.hurried = not hurried
    front = TellingFront(
        AudibleScreen(Parrot("speech"), lambda _wake: SlowVoice(SPEAKING), hurry=lambda: False)
    )
    front.opened()
    front.hang_up(why)
    front.close()
    assert SlowVoice.hurried is hurried


# -- which of two lines was heard ------------------------------------------------------------


def _asked() -> tuple[TellingFront, SlowVoice]:
    voice = SlowVoice(SPEAKING)
    front = TellingFront(AudibleScreen(session("hasbro", 1), lambda _wake: voice))
    front.opened()
    front.key("m")
    return front, voice


def test_first_change_of_output_prints_one_line_and_speaks_another() -> None:
    """Promise: line A is printed, line B spoken, the question is both."""
    front, voice = _asked()
    assert voice.calls == []
    assert front.key("5").focus.startswith("Output, printed")
    reply = front.key("5")
    assert reply.news == ("Line A is printed.",)
    assert reply.focus == "Press 1 if you heard A, 2 if B, 3 if both, 4 if neither"
    assert voice.heard() == ["Line B is spoken.", reply.focus]


@pytest.mark.parametrize(
    ("answer", "spoken"), [("1", False), ("2", True), ("3", False), ("4", False)]
)
def test_the_answer_sets_the_output(answer: str, spoken: bool) -> None:
    """Promise: who heard only B gets speech; who heard both has a reader, and one voice is
    enough."""
    front, voice = _asked()
    front.key("5")
    front.key("5")
    count = len(voice.calls)
    assert front.key(answer).silent == spoken
    assert len(voice.calls) - count == spoken
    assert front.key("w").silent == spoken


def test_another_key_asks_again_and_escape_changes_nothing() -> None:
    """Escape is a harmless cancel, and nobody is kept at the question."""
    front, voice = _asked()
    front.key("5")
    question = front.key("5")
    assert front.key("9").focus == question.focus
    assert voice.heard().count("Line B is spoken.") == 2
    left = front.key("escape")
    assert left.news == ("Output stays terminal.",)
    assert front.key("enter").focus == left.focus  # Enter changes nothing here
    assert front.key("5").focus == question.focus  # never on without an answer
    front.key("2")
    changed = front.key("5").focus  # asked until it is answered
    assert changed.startswith("Now output, printed and spoken")
