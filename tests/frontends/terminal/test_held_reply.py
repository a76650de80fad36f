"""A reply that waits for somebody elsewhere is held back, in one place, and told once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.key_decoder import Key
from sorry_a11y.frontends.terminal.loop import KeySession, run
from sorry_a11y.frontends.terminal.signals import Happening, Signals
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.player import Player
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.reply import ANSWER_S, EarlyKey, Ending, Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings
from tests.harness.posix import posix
from tests.harness.sheets import Sheet
from tests.harness.voices import Spoken, VoiceRecorder
from tests.harness.waiting import LIVE

WAITS = Reply((), "Ben is asked", cues=(Cue(Earcon.LOSE),), pending=True)
SAYS = Reply((), "Ben agrees", cues=(Cue(Earcon.WIN),))


class Elsewhere(Screen):
    """A screen that asks somebody elsewhere at key a, and ends at q.

    ``answers``: the answer and when it comes, in seconds; it is news if it comes too late.
    """

    def __init__(self, answers: tuple[Reply, float] | None, **settings: Any) -> None:
        super().__init__(Settings(**settings))
        self.pressed: list[str] = []
        self._answers = answers
        self._came: Reply | None = None
        self._wake: Callable[[], None] = lambda: None

    def opened(self) -> Reply:
        return Reply((), "Opened")

    def key(self, key: str) -> Reply:
        self.pressed.append(key)
        if key != "a":
            return Reply((), f"After {key}", status=0 if key == "q" else None)
        if self._answers:
            asyncio.get_running_loop().call_later(self._answers[1], self._come, self._answers[0])
        return WAITS

    def _come(self, reply: Reply) -> None:
        self._came = reply
        self._wake()

    def news(self) -> Reply | None:
        came, self._came = self._came, None
        return came

    def answer(self, *, is_due: bool = False) -> Reply | None:  # noqa: ARG002
        return self.news()

    def wake_by(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    def hang_up(self, why: Ending) -> Reply:
        return Reply((), f"Bye {why}")


class AskedAtOnce(Elsewhere):
    """A screen whose first reply waits for somebody elsewhere."""

    def opened(self) -> Reply:
        return WAITS

    def answer(self, *, is_due: bool = False) -> Reply | None:  # noqa: ARG002
        return SAYS


class Typing:
    """A player who types everything at once, and then waits until ``done`` holds."""

    def __init__(
        self, events: PlayerEvents[Any], typed: Sequence[object], done: Callable[[], bool]
    ) -> None:
        self._events = events
        self._typed = typed
        self._done = done

    def read_on(self) -> None:
        for event in self._typed:
            self._events.add(event)
        self._typed = ()
        if self._done():
            self._events.add(Key("q"))


def played(
    screen: Screen, *typed: object, until: str = "", clock: Callable[[], float] | None = None
) -> tuple[list[str], Conversation]:
    """What is told when events come at once, and q after the line ``until`` was told."""
    sheet = Sheet()
    conversation = Conversation(screen, sheet, paged=True, clock=clock)

    async def play() -> None:
        events: PlayerEvents[Any] = PlayerEvents(screen)
        screen.wake_by(events.wake)
        source = Typing(events, typed, lambda: not until or until in sheet.lines())
        await KeySession(conversation, Signals()).run(events, source)  # type: ignore[arg-type]

    conversation.open()
    asyncio.run(asyncio.wait_for(play(), LIVE))
    return sheet.lines(), conversation


def keys(names: str) -> list[Key]:
    return [Key(name) for name in names]


def test_an_answer_in_time_is_the_reply() -> None:
    """Promise: the reply to a key has the answer, as if nobody had been waited for; keys typed
    meanwhile are answered after it, in their order."""
    told, _ = played(Elsewhere((SAYS, 0.05)), *keys("abc"), until="After c")
    assert told == ["Opened", "Ben agrees", "After b", "After c", "After q"]


@pytest.mark.parametrize("news", [False, True])
def test_what_has_no_answer_is_told_as_it_stands(news: bool) -> None:
    """Promise: no key waits longer than a moment; an answer that comes later is news."""
    answers = (SAYS, ANSWER_S + 1.0) if news else None
    last = "Ben agrees" if news else "Ben is asked"
    told, _ = played(Elsewhere(answers), *keys("a"), until=last)
    assert told == ["Opened", "Ben is asked", *(["Ben agrees"] * news), "After q"]


@pytest.mark.parametrize(
    ("event", "farewell"), [(Key("ctrl-c"), "Bye interrupt"), (Happening.HUNG_UP, "Bye hang-up")]
)
def test_the_end_is_answered_right_after_what_is_held(event: object, farewell: str) -> None:
    """Promise: who leaves while an answer is waited for is waited for no longer than it."""
    screen = Elsewhere(None)
    told, conversation = played(screen, Key("a"), event, Key("b"))
    assert told == ["Opened", "Ben is asked", farewell]
    assert screen.pressed == ["a"]
    assert conversation.status in (129, 130)


def test_the_first_reply_may_be_held() -> None:
    """Promise: a session may open at a table elsewhere."""
    told, _ = played(AskedAtOnce(None), *keys("b"), until="After b")
    assert told == ["Ben agrees", "After b", "After q"]


def test_a_key_is_early_by_when_the_answer_was_told() -> None:
    """Promise of the guard: it counts from when the player could hear the reply."""
    now = [0.0]

    class Asking(Elsewhere):
        def answer(self, *, is_due: bool = False) -> Reply | None:  # noqa: ARG002
            now[0] += 5
            return SAYS

    screen = Asking(None, guard=300)
    played(screen, *keys("a"), Key("b"), until="After b", clock=lambda: now[0])
    assert [isinstance(key, EarlyKey) for key in screen.pressed[:2]] == [True, True]


class Sounds(Player):
    """A player that keeps what it is to play."""

    def __init__(self) -> None:
        self.played: list[Earcon] = []

    def play(self, cues: Sequence[Cue]) -> None:
        self.played += [cue.earcon for cue in cues]


@pytest.mark.parametrize(
    ("answers", "told"),
    [((SAYS, 0.05), [SAYS]), (None, [WAITS]), ((SAYS, ANSWER_S + 1.0), [WAITS, SAYS])],
)
def test_voice_and_sounds_have_each_reply_once(
    answers: tuple[Reply, float] | None, told: list[Reply]
) -> None:
    """Promise: a reply that is held is spoken and sounds when it is told, not before; the answer to
    a key is none of the news, which a voice would put behind what it says."""
    voice, sounds = VoiceRecorder(), Sounds()
    screen = Elsewhere(answers, output="both")
    played(AudibleScreen(screen, lambda _wake: voice, sounds), *keys("a"), until=told[-1].focus)
    spoken = [call for call in voice.calls if isinstance(call, Spoken)][1:-1]
    assert [(one.sentences, one.is_news) for one in spoken] == [
        ((reply.focus,), at > 0) for at, reply in enumerate(told)
    ]
    assert sounds.played == [reply.cues[0].earcon for reply in told]


def test_an_error_in_an_answer_ends_the_session() -> None:
    """Promise: a mistake in a screen comes to whoever runs the session, as one in a key does."""

    class Broken(Elsewhere):
        def answer(self, *, is_due: bool = False) -> Reply | None:  # noqa: ARG002
            raise RuntimeError("no answer")

    with pytest.raises(RuntimeError, match="no answer"):
        played(Broken(None), *keys("a"))


@pytest.fixture
def silent_pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Standard input, from which nothing comes and which does not end."""
    reader, writer = os.pipe()
    with open(reader, encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        yield
    os.close(writer)


@posix
@pytest.mark.usefixtures("silent_pipe")
def test_an_error_in_a_call_of_the_loop_ends_the_session(capfd: pytest.CaptureFixture[str]) -> None:
    """Promise: no mistake is lost in the loop: it is told with the file that holds it. And an alarm
    that is set before the loop runs, rings when it does."""
    alarm, noted = LoopAlarm(), []

    def fail() -> None:
        raise RuntimeError("a mistake")

    def note(error: Exception) -> str:
        noted.append(str(error))
        return "notes.txt"

    alarm(0.0, fail)
    assert run(Elsewhere(None), "lines", note_error=note, alarm=alarm) == 70
    assert noted == ["a mistake"]
    assert capfd.readouterr().out.splitlines() == [
        "Opened",
        "Bye failure.",
        "The program made a mistake, it is written in notes.txt",
    ]


@posix
def test_commands_of_a_script_wait_for_an_answer(tmp_path: Path) -> None:
    """Promise: a script is told what a player is told, however fast its lines come."""
    screen, sheet = Elsewhere((SAYS, 0.05)), Sheet()
    conversation = Conversation(screen, sheet, paged=False)
    file = tmp_path / "commands"
    file.write_text("a\nb\n")

    async def play() -> None:
        from sorry_a11y.frontends.terminal.piped import PipedLines

        events: PlayerEvents[Any] = PlayerEvents(screen)
        screen.wake_by(events.wake)
        with file.open("rb") as stream:
            source = PipedLines(stream.fileno(), events)
            await KeySession(conversation, Signals()).run(events, source)

    conversation.open()
    asyncio.run(play())
    assert sheet.lines() == [
        "Opened",
        "Ben agrees",
        "After b",
        "Bye end-of-input",
    ]
