"""Where the speech libraries end: another one could take their place in one room."""

from __future__ import annotations

import re
from pathlib import Path

import sorry_a11y
from sorry_a11y.speech.drivers import Driver
from sorry_a11y.speech.speech_voice import SpeechVoice
from tests.speech.fakes import QUICK, heard_all, tell

ROOM = Path(sorry_a11y.__file__).parent


class OtherDriver(Driver):
    """A driver that does not know accessible-output2."""

    def __init__(self) -> None:
        super().__init__("another")
        self.said: list[str] = []

    def open(self) -> None:
        pass

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: ARG002
        self.said.append(text)

    def silence(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_driver_of_another_library_is_used_like_any_other() -> None:
    """The voice asks for what `Driver` promises and for nothing of a library's."""
    driver = OtherDriver()
    speech = SpeechVoice(lambda: [driver], limits=QUICK)
    try:
        tell(speech, "One", "two")
        assert heard_all(speech)
        assert driver.said == ["One", "two"]
    finally:
        speech.close()


def test_only_the_room_of_speech_names_the_libraries() -> None:
    """No other module imports them, so that nothing else changes with them."""
    named = re.compile(r"import_module\(f?\"(accessible_output2|jeepney|prism)|^\s*(import|from) "
                       r"(accessible_output2|jeepney|prism)\b", re.MULTILINE)
    found = [
        path.relative_to(ROOM).as_posix() for path in ROOM.rglob("*.py")
        if named.search(path.read_text(encoding="utf-8"))
    ]
    assert sorted(found) == ["speech/libraries.py", "speech/orca.py"]
