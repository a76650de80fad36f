"""The queue, the retries and the change of drivers, with drivers that misbehave."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sorry_a11y.output.speech.drivers import Driver, SilenceReason, VoicePhase, VoiceState
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from tests.harness.own_time import OwnTime
from tests.harness.waiting import LIVE, until

from .fakes import EXIT, QUICK, FakeDriver, Fault, Play, exits, fails, hang, heard_all, tell, voice


def test_first_sentence_interrupts_and_the_rest_queue() -> None:
    """Only a key interrupts: the first sentence of its reply does, the others follow it."""
    play = Play()
    with voice(play) as speech:
        tell(speech, "One", "two", "three")
        assert heard_all(speech)
        tell(speech, "Four", "five")
        assert heard_all(speech)
    assert [entry for entry in play.log if entry[0] in ("interrupt", "speak")] == [
        ("interrupt", "One"),
        ("speak", "two"),
        ("speak", "three"),
        ("interrupt", "Four"),
        ("speak", "five"),
    ]


@contextmanager
def held_up() -> Iterator[tuple[SpeechVoice, Play, threading.Event]]:
    """A voice whose driver has begun with "One", behind which "two" waits, until the event."""
    gate = threading.Event()
    play = Play(on_speak=lambda: gate.wait(LIVE), only_at="One")
    with voice(play) as speech:
        tell(speech, "One", "two")
        assert until(lambda: ("language", "en") in play.log)
        yield speech, play, gate


def test_newest_reply_drops_what_is_queued() -> None:
    """While a driver is busy only the newest reply waits: nothing old is spoken late."""
    with held_up() as (speech, play, gate):
        for n in range(100):
            tell(speech, f"Reply {n}", f"rest {n}")
        gate.set()
        assert heard_all(speech)
        assert play.said() == ["One", "Reply 99", "rest 99"]


def test_news_interrupt_and_drop_nothing() -> None:
    """What no key asked for is said behind what is being said, and behind what a driver has not
    taken yet."""
    with held_up() as (speech, play, gate):
        speech.say(["Ann says hello", "pawn 1"], None, "en", is_news=True)
        gate.set()
        assert heard_all(speech)
        speech.say(["Ann is back"], None, "en", is_news=True)
        assert heard_all(speech)
    assert [entry for entry in play.log if entry[0] in ("interrupt", "speak")] == [
        ("interrupt", "One"),
        ("speak", "two"),
        ("speak", "Ann says hello"),
        ("speak", "pawn 1"),
        ("speak", "Ann is back"),
    ]


def test_stop_key_drops_what_is_queued() -> None:
    """After the stop key nothing more of the reply is spoken."""
    with held_up() as (speech, play, gate):
        speech.silence()
        gate.set()
        assert until(lambda: ("silence", "") in play.log)
        assert play.said() == ["One"]


def test_braille_follows_speech_where_there_is_any() -> None:
    """The focus line goes to the display after the words, and only where there is one."""
    reader, synthesiser = Play(writes_braille=True), Play()
    for play in (reader, synthesiser):
        with voice(play) as speech:
            tell(speech, "One", "two", braille="Pawn 2, 1 of 3")
            assert play.says("One", "two")
    assert reader.log[-4:-2] == [("speak", "two"), ("braille", "Pawn 2, 1 of 3")]
    assert not [text for what, text in synthesiser.log if what == "braille"]


def test_failing_braille_leaves_speech_alone() -> None:
    """A display that fails costs the braille, not the voice."""
    play = Play(writes_braille=True, on_braille=fails)
    with voice(play) as speech:
        for n in range(3):
            tell(speech, f"Reply {n}", braille="focus")
            assert play.says(*(f"Reply {i}" for i in range(n + 1)))
        assert speech.state().phase is VoicePhase.SPEAKING
        assert speech.state().outage == 0


def test_hanging_braille_is_given_up() -> None:
    """A display that hangs is told once; speech goes on without it, and nothing is said twice."""
    play = Play(writes_braille=True, on_braille=hang)
    with voice(play, limits=QUICK) as speech:
        for n in range(3):
            tell(speech, f"Reply {n}", braille="focus")
            assert play.says(*(f"Reply {i}" for i in range(n + 1)))
            assert until(lambda: speech.state().outage == 1)
        assert until(lambda: speech.state().phase is VoicePhase.SPEAKING)
        assert speech.state().outage == 1


@pytest.mark.parametrize(("replies", "pause"), [(10, 0.02), (3, 0.3)])
@pytest.mark.parametrize("fault", [fails, exits])
def test_driver_that_raises_is_told_once(fault: Fault, replies: int, pause: float) -> None:
    """A driver that raises at every sentence: one outage told, replies kept for printing, however
    fast the keys come."""
    play = Play(on_speak=fault)
    changes: list[VoiceState] = []
    with voice(play, on_change=changes.append) as speech:
        for n in range(replies):
            tell(speech, f"Reply {n}")
            time.sleep(pause)
            assert speech.state().unsaid == (f"Reply {n}",)
        tell(speech, *(f"Long reply, sentence {n}" for n in range(50)))
        assert len(speech.state().unsaid) == 50
        assert speech.state().reason is SilenceReason.FAILED
        play.on_speak = lambda: None
        tell(speech, "Newest")
        assert until(lambda: "Newest" in play.said())
        assert until(lambda: speech.state().phase is VoicePhase.SPEAKING)
    assert [change.phase for change in changes].count(VoicePhase.SILENT) == 1


def test_driver_that_fails_gets_one_new_connection_before_it_is_told() -> None:
    """A server that was restarted between two keys is not worth a line; one that fails again is."""
    play, opened = Play(on_speak=fails), list[int]()

    def note(state: VoiceState) -> None:
        if state.phase is VoicePhase.SILENT:
            opened.append(play.log.count(("open", "")))

    with voice(play, on_change=note) as speech:
        tell(speech, "One")
        assert until(lambda: opened == [2])


def test_sentence_is_repeated_after_one_failure() -> None:
    """A connection lost at one sentence loses nothing and is not told."""
    faults = [fails]

    def fails_once() -> None:
        if faults:
            faults.pop()()

    play = Play(on_speak=fails_once, only_at="two")
    with voice(play) as speech:
        tell(speech, "One", "two", "three")
        assert play.says("One", "two", "three")
        assert speech.state().outage == 0


def test_sentence_that_no_driver_takes_is_left_out() -> None:
    """A sentence at which a driver fails twice does not keep the next one from being heard."""
    play = Play(on_speak=fails, only_at="poison")
    with voice(play) as speech:
        tell(speech, "One", "poison", "three")
        assert play.says("One", "three")


def test_one_thread_owns_a_driver() -> None:
    """COM objects belong to the thread that made them: every call comes from it."""
    play = Play(writes_braille=True)
    with voice(play) as speech:
        tell(speech, "One", "two", braille="focus")
        assert heard_all(speech)
        speech.silence()
    assert until(lambda: ("close", "") in play.log)
    assert len(play.threads) == 1
    assert threading.get_ident() not in play.threads


def test_end_says_the_last_words_and_lets_go() -> None:
    """At the end the queue is said, the driver may finish, and then it is closed."""
    play = Play()
    with voice(play) as speech:
        speech.ready(LIVE)
        tell(speech, *(f"Word {n}" for n in range(50)))
        speech.close(LIVE)
        assert len(play.said()) == 50
        assert play.log[-2:] == [("finish", ""), ("close", "")]
        assert speech.state().reason is SilenceReason.CLOSED
        tell(speech, "Too late")  # says nothing and raises nothing


@pytest.mark.parametrize("where", ["on_open", "on_check", "on_speak"])
def test_end_does_not_wait_for_a_driver_that_hangs(where: str) -> None:
    """Whatever hangs, the end comes within a second."""
    play = Play()
    setattr(play, where, hang)
    with voice(play, limits=QUICK) as speech:
        tell(speech, "Hello")
        time.sleep(0.1)
        with OwnTime() as taken:
            speech.close()
        assert taken.seconds < EXIT


def test_listener_that_fails_is_not_the_voice_that_fails() -> None:
    """An error in the code that listens for changes leaves speech alone."""
    play = Play()

    def listener(state: VoiceState) -> None:
        raise ValueError(state)

    with voice(play, on_change=listener) as speech:
        tell(speech, "Hello")
        assert play.says("Hello")


def test_libraries_on_a_slow_disk_are_waited_for() -> None:
    """Loading speech may take longer than a driver's answer: the first reply is spoken then, and no
    outage is told. A library that takes longer still is told of."""
    for load, outages in ((10.0, 0), (0.1, 1)):
        gate = threading.Event()
        play = Play()

        def source(play: Play = play, gate: threading.Event = gate) -> list[Driver]:
            gate.wait(10)
            return [FakeDriver(play)]

        speech = SpeechVoice(source, QUICK._replace(load=load, start=0.1, build=10.0))
        tell(speech, "One")
        phase = VoicePhase.SILENT if outages else VoicePhase.STARTING
        assert speech.ready(0.5 if outages == 0 else 10.0).phase is phase
        gate.set()
        assert play.says("One")
        assert speech.state().outage == outages
        speech.close()


def test_words_in_another_language_are_spoken_in_it() -> None:
    """A German line of chat in an English game is read by a German voice, the rest of the sentence
    and the next one by the player's own; the whole sentence counts as one that was taken."""
    play = Play()
    with voice(play) as speech:
        speech.say(("Ann says Guten Morgen.", "Your turn"), None, "en", {"Guten Morgen": "de"})
        assert play.says("Ann says", "Guten Morgen.", "Your turn")
        told = [one for one in play.log if one[0] in ("language", "speak", "interrupt")]
        assert told == [
            ("language", "en"),
            ("interrupt", "Ann says"),
            ("language", "de"),
            ("speak", "Guten Morgen."),
            ("language", "en"),
            ("speak", "Your turn"),
        ]
        assert heard_all(speech)
