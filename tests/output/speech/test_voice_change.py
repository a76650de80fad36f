"""Drivers that hang, come and go: who speaks then."""

from __future__ import annotations

import threading
import time

import pytest

from sorry_a11y.output.speech.drivers import SilenceReason, VoicePhase, VoiceState
from tests.harness.waiting import LIVE, until

from .fakes import PATIENT, QUICK, Fault, Play, exits, fails, hang, heard_all, tell, voice


def test_driver_that_hangs_is_replaced() -> None:
    """A call that would return after a minute: the next driver speaks, told at most once."""
    stuck = Play("Stuck", on_speak=hang)
    sound = Play("Sound")
    changes: list[VoiceState] = []
    with voice(stuck, sound, limits=QUICK._replace(shun=60.0), on_change=changes.append) as speech:
        tell(speech, "One")
        assert until(lambda: speech.state().phase is VoicePhase.SILENT)
        tell(speech, "Two")
        assert sound.says("Two")
        assert until(lambda: speech.state().driver == "Sound")
        assert speech.state().phase is VoicePhase.SPEAKING
    assert [change.phase for change in changes].count(VoicePhase.SILENT) == 1


def test_driver_that_hung_gets_another_chance() -> None:
    """A reader that was restarted speaks again, though another driver works meanwhile."""
    stuck, sound = Play("Reader", on_speak=hang), Play("Other", synthesiser=True)
    with voice(stuck, sound, limits=QUICK) as speech:
        tell(speech, "One")
        assert until(lambda: speech.state().phase is VoicePhase.SILENT)
        stuck.on_speak = lambda: None

        def speaks_again() -> bool:
            tell(speech, "Again")
            return bool(stuck.said())

        assert until(speaks_again)
        assert until(lambda: speech.state().driver == "Reader")


def test_threads_that_hang_are_few() -> None:
    """However long a driver hangs, only a handful of threads are left behind."""
    stuck = Play(on_speak=hang)
    before = threading.active_count()
    with voice(stuck, limits=QUICK._replace(patience=0.01, call=0.02, crowd=3)) as speech:
        for n in range(50):
            tell(speech, f"Reply {n}")
            time.sleep(0.02)
        # three that hang, one that is used, and the voice's own
        assert threading.active_count() - before <= 5
        assert speech.state().phase is VoicePhase.SILENT


@pytest.mark.parametrize("fault", [fails, exits, hang])
def test_constructor_that_fails_is_passed_over(fault: Fault) -> None:
    """Whatever happens while one driver is built, the next one speaks."""
    bad, good = Play("Bad", on_open=fault), Play("Good")
    with voice(bad, good, limits=QUICK) as speech:
        tell(speech, "Hello")
        assert good.says("Hello")


def test_speech_returns_though_nothing_waits_for_it() -> None:
    """Where nothing is active the reason is told, and a driver speaks as soon as it can, without a
    sentence."""
    play = Play(active=False)
    with voice(play) as speech:
        assert speech.ready(LIVE).reason is SilenceReason.NOTHING_RUNS
        play.active = True
        assert until(lambda: speech.state().phase is VoicePhase.SPEAKING)
        assert speech.state().outage == 1


def test_driver_that_is_only_late_is_taken() -> None:
    """A driver that needs longer than it should is told as an outage, and then speaks."""
    opens, writes = threading.Event(), threading.Event()
    play = Play(on_open=lambda: opens.wait(LIVE), on_braille=lambda: writes.wait(LIVE))
    play.writes_braille = True
    with voice(play, limits=QUICK._replace(build=LIVE, call=LIVE)) as speech:
        assert speech.ready(LIVE).reason is SilenceReason.NO_ANSWER
        opens.set()
        assert until(lambda: speech.state().phase is VoicePhase.SPEAKING)
        before = speech.state().outage
        tell(speech, "One", braille="focus")
        assert until(lambda: speech.state().outage > before)
        writes.set()
        assert until(lambda: speech.state().phase is VoicePhase.SPEAKING)
        assert play.said() == ["One"]


def test_running_reader_is_preferred_at_any_time() -> None:
    """The reader speaks while it runs, the synthesiser else, and is silenced when it is not."""
    reader, system = Play("Reader"), Play("System", synthesiser=True)
    with voice(reader, system) as speech:
        for reader.active, driver in ((True, "Reader"), (False, "System"), (True, "Reader")):
            tell(speech, f"By {driver}")
            assert heard_all(speech)
            assert speech.state().driver == driver
        assert speech.state().outage == 0
    assert reader.said() == ["By Reader", "By Reader"]
    assert system.said() == ["By System"]
    assert ("silence", "") in system.log


def test_slow_check_of_a_reader_does_not_delay_the_reply() -> None:
    """A reader that takes long to say that it runs is asked after the reply, not before."""
    order: list[str] = []
    play = Play(on_speak=lambda: order.append("speak"))
    with voice(play, limits=PATIENT._replace(slow=0.0)) as speech:  # every check is slow
        speech.ready(LIVE)
        play.on_check = lambda: order.append("check")
        for n in range(3):
            tell(speech, f"Reply {n}")
            assert play.says(*(f"Reply {i}" for i in range(n + 1)))
            assert until(lambda: order[-1] == "check")
    assert order == ["speak", "check"] * 3
