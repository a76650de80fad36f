"""Orca on the session bus, with a stand-in on a bus of its own.

Promise of docs/readers.md: an Orca of 49 or later speaks by itself, under either of its names; with
an older one Speech Dispatcher speaks.
"""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Iterator

import pytest

from sorry_a11y.cli.doctor import probes
from sorry_a11y.output.speech.drivers import SilenceReason
from sorry_a11y.output.speech.on_linux import OrcaDriver, bus_address
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from tests.harness.own_time import OwnTime
from tests.harness.waiting import until

from .bus import StandInOrca, private_bus
from .conftest import require
from .fakes import QUICK, FakeDriver, Play, fails, heard_all, tell

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Orca is a reader of Linux")

OLD, NEW = "org.gnome.Orca.Service", "org.gnome.Orca1.Service"
EXECUTE = ("org.gnome.Orca.Module", "ExecuteCommand", ("InterruptSpeech", False))

STOPS = [
    (OLD, ("SpeechManager",), EXECUTE),
    (OLD, ("SpeechAndVerbosityManager",), EXECUTE),
    (NEW, ("SpeechManager",), ("org.gnome.Orca1.SpeechManager", "InterruptSpeech", (False,))),
]


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    require(shutil.which("dbus-daemon") is not None, "dbus")
    with private_bus() as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address


@pytest.fixture
def driver(bus: str) -> Iterator[OrcaDriver]:
    del bus
    driver = OrcaDriver()
    driver.open()
    yield driver
    driver.close()


@pytest.mark.parametrize(("name", "modules", "stop"), STOPS)
def test_each_orca_is_spoken_to_in_its_own_way(
    bus: str,
    driver: OrcaDriver,
    name: str,
    modules: tuple[str, ...],
    stop: tuple[str, str, tuple[object, ...]],
) -> None:
    """The first sentence stops what is being said, the second does not."""
    assert not driver.is_active()
    orca = StandInOrca(bus, name, modules)
    assert driver.is_active()
    driver.speak("Ben 7, bumps", True)
    driver.speak("移動。", False)
    driver.silence()
    say = (name, "PresentMessage")
    assert orca.calls == [stop, (*say, ("Ben 7, bumps",)), (*say, ("移動。",)), stop]
    orca.leave()
    assert until(lambda: not driver.is_active())


def test_an_orca_that_cannot_be_stopped_still_speaks(bus: str, driver: OrcaDriver) -> None:
    """A module that has another name in a later Orca costs the interruption, not the sentence."""
    orca = StandInOrca(bus, NEW, ())
    assert driver.is_active()
    driver.speak("Ben 7", True)
    assert orca.calls == [(NEW, "PresentMessage", ("Ben 7",))]
    with pytest.raises(OSError, match="answered"):
        driver.silence()
    orca.leave()


def test_what_orca_does_not_take_is_not_said(bus: str, driver: OrcaDriver) -> None:
    """A no, and an Orca that went away since it was last asked, are errors."""
    orca = StandInOrca(bus, OLD, ("SpeechManager",))
    assert driver.is_active()
    orca.takes = False
    with pytest.raises(OSError, match="did not take it"):
        driver.speak("One", False)
    orca.leave()
    with pytest.raises(OSError, match="answered"):
        driver.speak("Two", False)


def test_a_hanging_orca_can_be_cut(bus: str, driver: OrcaDriver) -> None:
    """From another thread; the sentence may be said later, so it is not told again."""
    orca = StandInOrca(bus, OLD, ("SpeechManager",))
    assert driver.is_active()
    orca.frozen = True
    severed: list[bool] = []
    threading.Timer(0.1, lambda: severed.append(driver.sever())).start()
    with (
        OwnTime() as taken,
        pytest.raises(OSError),  # noqa: PT011 whatever the cut socket says
    ):
        driver.speak("One", False)
    assert taken.seconds < 5
    assert until(lambda: severed == [False])
    orca.leave()


def test_orca_comes_and_goes_in_a_game(bus: str) -> None:
    """Started in the middle it takes over from the synthesiser; closed, it hands back; no sentence
    is lost or said twice."""
    synthesiser = Play("Synthesiser", synthesiser=True)
    speech = SpeechVoice(lambda: [OrcaDriver(), FakeDriver(synthesiser)], QUICK)
    try:
        tell(speech, "One")
        assert synthesiser.says("One")
        orca = StandInOrca(bus, NEW, ("SpeechManager",))
        tell(speech, "Two", "three")
        assert heard_all(speech)
        assert speech.state().driver == "Orca"
        orca.leave()
        tell(speech, "Four")
        assert synthesiser.says("One", "Four")
        told = [body[0] for _, method, body in orca.calls if method == "PresentMessage"]
        assert told == ["Two", "three"]
        assert speech.state().outage == 0
    finally:
        speech.close()


def test_without_a_bus_the_reason_is_the_synthesisers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Orca lacks is not told where something else should have spoken."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus")
    broken = Play("Synthesiser", synthesiser=True, on_open=fails)
    speech = SpeechVoice(lambda: [OrcaDriver(), FakeDriver(broken)], QUICK)
    try:
        tell(speech, "One")
        assert speech.ready(10).reason is SilenceReason.FAILED
    finally:
        speech.close()


def test_doctor_says_which_orca_there_is(bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an older Orca, with none, and without a bus there is none of 49 or later."""

    def look() -> str:
        (finding,) = probes.drivers(lambda: [OrcaDriver()])
        assert finding.values["name"] == "Orca"
        return finding.code

    assert look() == "driver-no-orca"
    orca = StandInOrca(bus, OLD, ("SpeechManager",))
    assert look() == "driver-active"
    orca.leave()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus")
    assert look() == "driver-no-orca"


def test_where_the_bus_is() -> None:
    """Promise of docs/readers.md: Orca is looked for on the bus of the session."""
    assert bus_address({"XDG_RUNTIME_DIR": "/r"}) == "unix:path=/r/bus"
    assert bus_address({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/b"}) == "unix:path=/b"
