"""The drivers of Windows and macOS, on stand-ins for what is behind them.

They cannot be run on Linux; what can be shown here is what they hand over and what they make of
faults. `tests/windows` runs them under Wine, on a controller client and COM objects that stand in.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from sorry_a11y.output.speech import on_windows, speaker
from sorry_a11y.output.speech.drivers import Driver, SilenceReason, UnavailableError
from sorry_a11y.output.speech.libraries import LibraryDriver, PrismDriver
from sorry_a11y.output.speech.speaker import installed
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until

from .fakes import QUICK, FakeDriver, Play


@pytest.mark.parametrize(
    ("platform", "names"),
    [
        ("linux", ["Orca", "Speech Dispatcher"]),
        ("win32", ["NVDA", "JAWS", "SuperNova", "PC-Talker", "Window-Eyes", "ZDSR", "SAPI 5"]),
        ("darwin", ["VoiceOver"]),
    ],
)
def test_the_drivers_of_each_system(
    platform: str, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/readers.md: readers before the system's own speech, the game's own drivers
    before those of a library, and no library loaded for the list."""
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "prism" else find(name)
    )
    for library in ("accessible_output2", "prism"):
        monkeypatch.setitem(sys.modules, library, None)  # an import would fail
    found = installed(platform)
    assert [driver.name for driver in found] == names
    systems = ("Speech Dispatcher", "SAPI 5")
    assert [driver.name for driver in found if not driver.is_reader] == [
        name for name in names if name in systems
    ]


def test_prism_adds_the_readers_that_only_it_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the extra installed Narrator comes behind all other readers, which may run beside it,
    and VoiceOver is reached by Prism before accessible-output2 is asked."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: types.SimpleNamespace())
    names = [driver.name for driver in installed("win32")]
    assert names[:2] == ["NVDA", "JAWS"]
    assert names[-2:] == ["Narrator", "SAPI 5"]
    mac = installed("darwin")
    assert [(d.name, type(d), d.is_reader) for d in mac] == [
        ("VoiceOver", PrismDriver, True),
        ("VoiceOver", LibraryDriver, True),
        ("macOS speech", PrismDriver, False),
    ]


# NVDA


class Function:
    """A function of a C library, as ctypes has it. ``answer``: the number that it returns."""

    def __init__(self) -> None:
        self.answer = 0
        self.calls: list[tuple[Any, ...]] = []
        self.errcheck: Callable[..., object] = lambda answer, *_: answer

    def __call__(self, *arguments: Any) -> object:
        if not self.answer:
            self.calls.append(arguments)
        return self.errcheck(self.answer, self, arguments)


OLD = ("testIfRunning", "speakText", "brailleMessage", "cancelSpeech")


def client(*more: str) -> dict[str, Function]:
    """The functions of a controller client, by their short names."""
    return {name: Function() for name in (*OLD, *more)}


def opened_nvda(functions: dict[str, Function]) -> on_windows.NvdaDriver:
    library = types.SimpleNamespace(
        **{f"nvdaController_{name}": function for name, function in functions.items()}
    )
    driver = on_windows.NvdaDriver(lambda: library)
    driver.open()
    return driver


def test_an_old_client_is_used_by_its_four_functions() -> None:
    """Promise of docs/readers.md: the client of 2010 still speaks, brailles and stops."""
    functions = client()
    driver = opened_nvda(functions)
    driver.set_language("de")
    driver.speak("Ben 7", True)
    driver.braille("Ben 7")
    assert driver.brailles
    assert driver.is_active()
    said = {name: function.calls for name, function in functions.items()}
    assert said == {
        "testIfRunning": [()],
        "speakText": [("Ben 7",)],
        "brailleMessage": [("Ben 7",)],
        "cancelSpeech": [()],
    }


def test_a_present_client_gets_each_sentence_with_its_language() -> None:
    """A German line is read by a German voice: NVDA takes the language from a voice element, and
    nothing of a player's name is markup."""
    functions = client("speakSsml")
    driver = opened_nvda(functions)
    driver.set_language("de")
    driver.speak('Q&A <3 "x"', False)
    ((ssml, symbols, priority, asynchronous),) = functions["speakSsml"].calls
    (voice,) = ElementTree.fromstring(ssml)
    language = voice.get("{http://www.w3.org/XML/1998/namespace}lang")
    assert (voice.tag, language, voice.text) == ("voice", "de", 'Q&A <3 "x"')
    assert (symbols, priority, asynchronous) == (-1, 0, True)
    assert not functions["speakText"].calls


def test_an_nvda_older_than_its_client_is_spoken_to_the_old_way() -> None:
    """The client has the function, the NVDA that runs has not: the sentence is said once, and the
    next one is not tried in vain."""
    functions = client("speakSsml")
    functions["speakSsml"].answer = 1745
    driver = opened_nvda(functions)
    driver.set_language("en")
    driver.speak("Ben 7", False)
    driver.speak("Ben 8", False)
    assert functions["speakText"].calls == [("Ben 7",), ("Ben 8",)]


@pytest.mark.parametrize("more", [(), ("speakSsml",)])
def test_what_nvda_does_not_take_is_not_said(more: tuple[str, ...]) -> None:
    """An NVDA that was closed since it was last asked answers with an error: the sentence counts
    as unsaid, and is told otherwise."""
    functions = client(*more)
    driver = opened_nvda(functions)
    driver.set_language("en")
    for function in functions.values():
        function.answer = 1722
    tries: list[Callable[[], None]] = [
        lambda: driver.speak("Ben 7", False),
        lambda: driver.braille("Ben 7"),
        driver.silence,
    ]
    for one in tries:
        with pytest.raises(OSError, match="did not take it"):
            one()
    assert not driver.is_active()


def test_the_client_that_is_named_comes_first(tmp_path: Path) -> None:
    """NVDA_CONTROLLER_CLIENT names the client's file; then the one beside the program is looked
    for, last the one of accessible-output2."""
    named = tmp_path / "nvdaControllerClient.dll"
    files = on_windows.client_files({on_windows.CLIENT_VARIABLE: str(named)})
    assert files[0] == named
    assert files[1].name == "nvdaControllerClient.dll"
    assert files[-1].parts[-3:-1] == ("accessible_output2", "lib")
    assert on_windows.client_files({})[0] == files[1]


# JAWS


def opened_jaws(monkeypatch: pytest.MonkeyPatch) -> tuple[on_windows.JawsDriver, Any]:
    """JAWS' driver, and a JAWS with answers, a window, and what it was told."""
    state = types.SimpleNamespace(answer=True, window=True, told=[], scripts=[])

    def say(text: str, interrupt: bool) -> bool:
        if text.strip() or interrupt:
            state.told.append((text, interrupt))
        return bool(state.answer)

    api = types.SimpleNamespace(SayString=say, RunFunction=state.scripts.append)
    monkeypatch.setattr(on_windows, "_made", lambda _: api)
    monkeypatch.setattr(on_windows, "_jaws_has_window", lambda: state.window)
    driver = on_windows.JawsDriver()
    driver.open()
    return driver, state


def test_jaws_gets_no_quotes_and_backslashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAWS' braille call splices the text into a script: nothing in it may end the string."""
    driver, state = opened_jaws(monkeypatch)
    driver.braille('Ben "7\\" home')
    assert state.scripts == ["BrailleString(\"Ben '7 ' home\")"]
    driver.silence()
    assert state.told == [("", True)]


def test_what_jaws_does_not_take_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAWS answers no when it was closed since it was last asked. A no of a JAWS whose window is
    there means nothing."""
    driver, state = opened_jaws(monkeypatch)
    driver.speak("Ben 7", True)
    assert state.told == [("      Ben 7", True)]
    state.answer = False
    driver.speak("Ben 8", False)
    assert driver.is_active()
    state.window = False
    assert not driver.is_active()
    with pytest.raises(OSError, match="did not take it"):
        driver.speak("Ben 9", False)


def test_an_old_jaws_has_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the present object is not registered the old one is asked for; without pywin32 there
    is nothing to ask."""
    asked: list[str] = []

    def make(name: str) -> object:
        asked.append(name)
        if name != "jfwapi":
            raise RuntimeError("class not registered")
        return types.SimpleNamespace()

    monkeypatch.setattr(on_windows, "_made", make)
    driver = on_windows.JawsDriver()
    driver.open()
    assert asked == ["FreedomSci.JawsApi", "jfwapi"]

    def missing(name: str) -> object:
        asked.append(name)
        raise UnavailableError(SilenceReason.LIBRARY_MISSING)

    monkeypatch.setattr(on_windows, "_made", missing)
    with pytest.raises(UnavailableError):
        on_windows.JawsDriver().open()
    assert asked[2:] == ["FreedomSci.JawsApi"]


def test_com_is_prepared_on_the_thread_that_makes_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows the driver's thread enters a COM apartment before, and leaves it after."""
    calls: list[str] = []
    library = types.ModuleType("pythoncom")
    vars(library)["CoInitialize"] = lambda: calls.append("in")
    vars(library)["CoUninitialize"] = lambda: calls.append("out")
    monkeypatch.setitem(sys.modules, "pythoncom", library)
    monkeypatch.setattr(speaker, "sys", types.SimpleNamespace(platform="win32"))

    def source() -> list[Driver]:
        calls.append("made")
        return [FakeDriver(Play())]

    voice = SpeechVoice(source, QUICK)
    voice.ready(10)
    voice.close()
    assert until(lambda: calls == ["in", "made", "out"]), calls


# accessible-output2


class Output:
    """What every output class of the library has, and a log of what it was handed."""

    def __init__(self) -> None:
        self.log: list[tuple[Any, ...]] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.log.append(("speak", text, interrupt))


def library_driver(
    output_class: type[Any], monkeypatch: pytest.MonkeyPatch
) -> tuple[LibraryDriver, Any]:
    """The driver of a module that holds ``output_class``, opened, and the output inside it."""
    module = types.ModuleType("accessible_output2.outputs.dolphin")
    vars(module)["output_class"] = output_class
    monkeypatch.setitem(sys.modules, module.__name__, module)
    driver = LibraryDriver("SuperNova", "dolphin")
    driver.open()
    return driver, driver._output


def test_a_reader_of_the_library_is_handed_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words go over unchanged; a reader without a way to stop is stopped by an interruption."""
    driver, inside = library_driver(Output, monkeypatch)
    assert driver.is_active()
    driver.speak("Ben 7", True)
    driver.silence()
    assert inside.log == [("speak", "Ben 7", True), ("speak", "", True)]


def test_braille_is_told_by_the_class_that_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's base class has a braille method that does nothing: it does not count."""
    base = importlib.import_module("accessible_output2.outputs.base").Output
    plain, _ = library_driver(type("Plain", (base,), {}), monkeypatch)
    writer, _ = library_driver(type("Writer", (base,), {"braille": print}), monkeypatch)
    assert not plain.brailles
    assert writer.brailles


@pytest.mark.parametrize(
    ("library", "driver"),
    [
        ("accessible_output2.outputs.dolphin", lambda: LibraryDriver("SuperNova", "dolphin")),
        ("win32com.client.dynamic", on_windows.SapiDriver),
        ("prism", lambda: PrismDriver("Narrator", "UIA")),
        pytest.param(
            "accessible_output2",
            on_windows.NvdaDriver,
            marks=pytest.mark.skipif(sys.platform == "win32", reason="its client may be found"),
        ),
    ],
)
def test_library_that_cannot_be_loaded_has_a_reason(
    library: str, driver: Callable[[], Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a library raises while it is loaded, the reason is told in one word."""
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(UnavailableError) as caught:
        driver().open()
    assert caught.value.reason is SilenceReason.LIBRARY_MISSING


def test_what_a_driver_prints_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Modules of the library print when something is amiss: nothing of it reaches the screen."""
    name = "accessible_output2.outputs.loud"
    module = types.ModuleType(name)
    monkeypatch.setitem(sys.modules, name, module)
    exec(
        "class Loud:\n    def speak(self, text, interrupt=False):\n        print('spoke', text)",
        vars(module),
    )
    vars(module)["output_class"] = vars(module)["Loud"]
    driver = LibraryDriver("Loud", "loud")
    driver.open()
    driver.speak("Ben 7", False)
    assert capsys.readouterr() == ("", "")


def test_a_reader_without_its_own_library_has_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder for Windows leaves out readers' libraries that came without a licence, and of
    SuperNova's there is none of 64 bits: neither counts as a reader that does not run."""

    class Lost(Output):
        def __init__(self) -> None:
            raise FileNotFoundError("Could not find module 'ZDSRAPI_x64.dll'")

    class Narrow(Output):
        lib32 = "dolapi.dll"
        lib = None

    for output_class in (Lost, Narrow):
        with pytest.raises(UnavailableError) as caught:
            library_driver(output_class, monkeypatch)
        assert caught.value.reason is SilenceReason.LIBRARY_MISSING


# Prism


def test_prism_speaks_through_the_real_server(
    server: SpeechServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each word goes through Prism to a real Speech Dispatcher, and a driver that was closed can
    be opened again."""
    pytest.importorskip("prism")
    for name, value in server.env.items():
        monkeypatch.setenv(name, value)
    driver = PrismDriver("Speech Dispatcher", "SPEECH_DISPATCHER")
    for sentence in ("Ben 7, pawn 2.", "Your turn."):
        driver.open()
        assert driver.is_active()
        assert not driver.brailles
        driver.speak(sentence, False)
        assert server.says(sentence)
        driver.silence()
        driver.close()
