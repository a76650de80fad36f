"""The wrappers around accessible-output2, with output classes that stand for its own.

The Windows and macOS drivers cannot be run on Linux; what can be shown here is what the
wrappers hand to the library and what they make of its faults.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sorry_a11y.speech import drivers, installed
from sorry_a11y.speech.speech_voice import SpeechVoice
from sorry_a11y.speech.voice import SilenceReason, VoiceKind
from tests.harness.speech_server import until

from .fakes import QUICK

library = importlib.import_module("accessible_output2")


class Bare:
    """What every output class of the library has, and a log of what it was handed."""

    name = "bare"
    system_output = False
    priority = 100

    def __init__(self) -> None:
        self.log: list[tuple[Any, ...]] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.log.append(("speak", text, interrupt))


def output(name: str, base: type[Any] = Bare, **members: Any) -> type[Any]:
    """An output class called `name`."""
    return type(name, (base,), {"name": name.lower(), **members})


def opened(output_class: type[Any], monkeypatch: pytest.MonkeyPatch) -> tuple[drivers.Driver, Any]:
    """The driver that wraps `output_class`, opened, and the output inside it."""
    monkeypatch.setattr(library, "get_output_classes", lambda: [output_class])
    driver = installed.installed("win32")[0]
    driver.open()
    return driver, driver._output


def test_readers_come_before_synthesisers(monkeypatch: pytest.MonkeyPatch) -> None:
    """NVDA, then JAWS, then the system's own speech, and nothing that never works."""
    classes = [
        output("SAPI5", system_output=True),
        output("Nvda"),
        output("Jaws"),
        output("SystemAccess"),
    ]
    monkeypatch.setattr(library, "get_output_classes", lambda: classes)
    found = installed.installed("win32")
    assert [d.name for d in found] == ["nvda", "JAWS", "SAPI 5"]
    assert [d.kind for d in found] == [VoiceKind.READER, VoiceKind.READER, VoiceKind.SYNTHESISER]
    assert not any(d.opened for d in found)


def test_the_drivers_of_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/readers.md: Orca, then Speech Dispatcher, without the library."""

    def asked() -> list[type[Any]]:
        raise AssertionError("the library was asked")

    monkeypatch.setattr(library, "get_output_classes", asked)
    assert [(d.name, d.kind, d.brailles) for d in installed.installed("linux")] == [
        ("Orca", VoiceKind.READER, False),
        ("Speech Dispatcher", VoiceKind.SYNTHESISER, False),
    ]


def test_library_that_cannot_be_loaded_has_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the library raises while it is loaded, the reason is told in one word."""

    def broken() -> list[type[Any]]:
        raise OSError("wrong architecture")

    monkeypatch.setattr(library, "get_output_classes", broken)
    with pytest.raises(drivers.UnavailableError) as caught:
        installed.installed("win32")
    assert caught.value.reason is SilenceReason.LIBRARY_MISSING


def test_braille_is_told_by_the_class_that_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's base class has a braille method that does nothing: it does not count."""
    base = __import__("accessible_output2.outputs.base", fromlist=["Output"]).Output
    plain, _ = opened(output("Plain", base), monkeypatch)
    writer, _ = opened(output("Writer", base, braille=lambda *_: None), monkeypatch)
    assert not plain.brailles
    assert writer.brailles


def test_what_nvda_does_not_take_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """NVDA that was closed since it was last asked answers with an error that the library ignores:
    the sentence counts as unsaid, and is told otherwise."""

    def keep(answer: int, *_: object) -> int:
        return answer

    class Function:
        """A function of a C library, as ctypes has it."""

        def __init__(self) -> None:
            self.answer = 0
            self.errcheck: Callable[..., object] = keep

        def __call__(self, *arguments: str) -> object:
            return self.errcheck(self.answer, self, arguments)

    calls = ("speakText", "brailleMessage", "cancelSpeech")
    lib = types.SimpleNamespace(**{f"nvdaController_{name}": Function() for name in calls})
    nvda = output(
        "NVDA", lib=lib, silence=lambda _: lib.nvdaController_cancelSpeech(),
        speak=lambda _, text, interrupt: lib.nvdaController_speakText(text),  # noqa: ARG005
        braille=lambda _, text: lib.nvdaController_brailleMessage(text),
    )
    driver, _ = opened(nvda, monkeypatch)
    tries: list[Callable[[], None]] = [
        lambda: driver.speak("Ben 7", False), lambda: driver.braille("Ben 7"), driver.silence,
    ]
    for one in tries:
        one()
    for function in vars(lib).values():
        function.answer = 1722
    for one in tries:
        with pytest.raises(OSError, match="did not take it"):
            one()


def jaws(monkeypatch: pytest.MonkeyPatch) -> tuple[drivers.Driver, Any]:
    """JAWS' driver, and a JAWS with answers, a window, and what it was told."""
    state = types.SimpleNamespace(answer=True, window=True, told=[], shown=[])

    def say(text: str, interrupt: bool) -> bool:
        if text.strip() or interrupt:
            state.told.append((text, interrupt))
        return bool(state.answer)

    api = types.SimpleNamespace(SayString=say)
    made = output(
        "Jaws", object=api, speak=lambda _, text, interrupt: say(text, interrupt),
        braille=lambda _, text: state.shown.append(text),
        is_active=lambda _: say("", False) or state.window,
    )
    return opened(made, monkeypatch)[0], state


def test_jaws_gets_no_quotes_and_backslashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAWS' braille call splices the text into a script: nothing in it may end the string."""
    driver, state = jaws(monkeypatch)
    driver.braille('Ben "7\\" home')
    assert state.shown == ["Ben '7 ' home"]
    driver.silence()
    assert state.told == [("", True)]


def test_what_jaws_does_not_take_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAWS answers no when it was closed since it was last asked. A no of a JAWS whose window is
    there means nothing."""
    driver, state = jaws(monkeypatch)
    driver.speak("Ben 7", True)
    assert state.told == [("      Ben 7", True)]
    state.answer = False
    driver.speak("Ben 8", False)
    state.window = False
    with pytest.raises(OSError, match="did not take it"):
        driver.speak("Ben 9", False)


def test_sapi_gets_ampersands_as_xml(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library sends XML and escapes only <, so a player called Q&A would be silent."""
    driver, inside = opened(output("SAPI5", system_output=True), monkeypatch)
    driver.speak("Q&A <3", True)
    assert inside.log == [("speak", "Q&amp;A <3", True)]


def test_broken_cache_of_com_classes_is_thrown_away_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """pywin32's cache of generated classes, when broken, is made anew instead of failing."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    cache = tmp_path / "gen_py" / "3.11"
    cache.mkdir(parents=True)
    name = "win32com.gen_py.broken"
    monkeypatch.setitem(sys.modules, name, types.ModuleType(name))

    class Jaws(Bare):
        def __init__(self) -> None:
            if cache.exists() or name in sys.modules:
                raise AttributeError("CLSIDToClassMap")
            super().__init__()

    driver, _ = opened(Jaws, monkeypatch)
    assert driver.opened
    cache.mkdir(parents=True)
    monkeypatch.setattr(drivers, "forget_generated_classes", lambda: None)
    with pytest.raises(AttributeError):
        drivers.ComDriver(Jaws).open()


def test_com_is_prepared_on_the_thread_that_makes_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows the driver's thread enters a COM apartment before, and leaves it after."""
    calls: list[str] = []
    com = types.ModuleType("pythoncom")
    vars(com)["CoInitialize"] = lambda: calls.append("in")
    vars(com)["CoUninitialize"] = lambda: calls.append("out")
    monkeypatch.setitem(sys.modules, "pythoncom", com)
    monkeypatch.setattr(drivers, "sys", types.SimpleNamespace(platform="win32", modules={}))

    def source() -> list[drivers.Driver]:
        calls.append("made")
        return [drivers.Driver(output("NVDA"))]

    voice = SpeechVoice(source, QUICK)
    voice.ready(10)
    voice.close()
    assert until(lambda: calls == ["in", "made", "out"]), calls
