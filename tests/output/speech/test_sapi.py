"""SAPI 5, the voice that Windows has: which of its voices speaks, and for how long.

The COM object is replaced by one that keeps voices and is never ready too early.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from sorry_a11y.output.speech.drivers import SilenceReason, UnavailableError
from sorry_a11y.output.speech.on_windows import SapiDriver, language_number
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from tests.harness.own_time import OwnTime
from tests.harness.waiting import until

from .fakes import QUICK, FakeDriver, Play


@dataclass
class Token:
    """A voice: a name that is its own, and the languages as Windows writes them."""

    Id: str
    language: str

    def GetAttribute(self, name: str) -> str:  # noqa: N802 the system's names
        assert name == "Language"
        return self.language


HEDDA, KATJA = Token("Hedda", "407"), Token("Katja", "c07")
ZIRA, HAZEL = Token("Zira", "409;9"), Token("Hazel", "809")
HANHAN, HUIHUI = Token("Hanhan", "404"), Token("Huihui", "804")
STRANGE = Token("Strange", "")


@dataclass
class Speaker:
    """SAPI's own object. ``busy``: seconds until it has said everything."""

    voices: list[Token]
    Voice: Token
    AudioOutput: str = "loudspeaker"
    busy: float = 0.0
    waits: list[int] = field(default_factory=list)
    said: list[tuple[str, int]] = field(default_factory=list)

    def Speak(self, text: str, flags: int) -> None:  # noqa: N802
        self.said.append((text, flags))

    def GetVoices(self) -> Iterator[Token]:  # noqa: N802
        return iter(self.voices)

    def WaitUntilDone(self, milliseconds: int) -> bool:  # noqa: N802
        self.waits.append(milliseconds)
        time.sleep(min(self.busy, milliseconds / 1000))
        self.busy -= milliseconds / 1000
        return self.busy <= 0


def sapi() -> tuple[SapiDriver, Speaker]:
    speaker = Speaker([STRANGE, ZIRA, HEDDA, HUIHUI, HANHAN], ZIRA)
    driver = SapiDriver(lambda: speaker)
    driver.open()
    return driver, speaker


def test_every_language_has_its_voice() -> None:
    """German is not read by an English voice; without a voice of the language, the player's own
    speaks, not the one that spoke before."""
    driver, speaker = sapi()
    spoke = []
    for tag in ("de", "zh-Hant", "it", "en", "xx"):
        driver.set_language(tag)
        spoke.append(speaker.Voice.Id)
    assert spoke == ["Hedda", "Hanhan", "Zira", "Zira", "Zira"]


@pytest.mark.parametrize(
    ("own", "tag", "speaks"),
    [(HAZEL, "en", HAZEL), (KATJA, "de", KATJA), (HUIHUI, "zh-Hant", HUIHUI), (HAZEL, "de", HEDDA)],
)
def test_the_players_own_voice_stays_if_it_knows_the_language(
    own: Token, tag: str, speaks: Token
) -> None:
    """Who has chosen a British or an Austrian voice keeps it."""
    driver, speaker = sapi()
    speaker.Voice = own
    driver.set_language(tag)
    assert speaker.Voice is speaks


def test_a_voice_of_another_country_is_better_than_none() -> None:
    """Only a voice of mainland Chinese: it speaks Chinese."""
    driver, speaker = sapi()
    speaker.voices = [ZIRA, HUIHUI]
    driver.set_language("zh-Hant")
    assert speaker.Voice is HUIHUI


def test_the_numbers_of_the_games_languages() -> None:
    """Windows' numbers, as its documentation lists them."""
    numbers = [language_number(tag) for tag in ("en", "de", "it", "zh-Hant", "zh-TW", "xx")]
    assert numbers == [0x409, 0x407, 0x410, 0x404, 0x404, 0]


def test_the_last_words_are_waited_for_in_short_waits() -> None:
    """The voice ends with the program; a voice that never ends does not keep it for ever."""
    driver, speaker = sapi()
    speaker.busy = 0.12
    driver.finish(5.0)
    assert speaker.busy <= 0
    assert max(speaker.waits) <= 100
    speaker.busy = 60.0
    with OwnTime() as taken:
        driver.finish(0.1)
    assert taken.seconds < 1.0
    assert driver.last_words > 10


def test_nothing_of_a_text_is_markup() -> None:
    """SAPI takes XML: a player called Q&A or <b> would otherwise be silent or change the voice. A
    text that interrupts drops what is queued first."""
    driver, speaker = sapi()
    driver.speak("Q&A <3", True)
    driver.speak("on", False)
    assert speaker.said == [("", 3), ("Q&amp;A &lt;3", 9), ("on", 9)]


def test_a_windows_without_sapi_has_a_reason() -> None:
    """Where the object cannot be made nothing speaks, which is told in one word."""

    def fails() -> object:
        raise RuntimeError("class not registered")

    with pytest.raises(UnavailableError) as caught:
        SapiDriver(fails).open()
    assert caught.value.reason is SilenceReason.NOTHING_RUNS


class Lingering(FakeDriver):
    """A driver whose speech ends with this program, and that talks for a minute."""

    last_words = 60.0

    def finish(self, seconds: float) -> None:
        self.play.note("finish", str(seconds))
        self.play.on_speak()
        for _ in range(int(seconds / 0.01)):
            if self.play.active is False:
                return
            time.sleep(0.01)


def _closed(play: Play, answers: list[bool]) -> list[str]:
    voice = SpeechVoice(lambda: [Lingering(play)], QUICK)
    voice.say(["The end."], None, "en")
    assert play.says("The end.")

    def hurry() -> bool:
        if len(answers) == 1:
            play.active = answers[0]
        return answers.pop(0) if answers else True

    voice.close(0.2, hurry)
    return [text for what, text in play.log if what == "finish"]


@pytest.mark.parametrize("is_cut", [True, False], ids=["a key", "nobody"])
def test_the_last_words_are_said_to_the_end_or_until_a_key_is_pressed(*, is_cut: bool) -> None:
    """The closing voice gives its driver all the time of the last words, nobody has to press
    anything, and the player's key cuts them: it is asked three times."""
    play, answers = Play(), [False, False, is_cut]
    assert _closed(play, answers) == ["60.0"]
    assert is_cut or until(lambda: ("close", "") in play.log)
    assert answers == []
    play.active = False
