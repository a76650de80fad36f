"""The offer to go on with a kept game, as it is heard."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.fronts.audible import AudibleFront
from sorry_a11y.fronts.offer import Offer
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.settings.values import Settings
from sorry_a11y.speech.voice import VoiceKind, VoicePhase, VoiceRecorder, VoiceState
from tests.harness.programs import run
from tests.harness.sessions import session

SPEAKING = VoiceState(VoicePhase.SPEAKING, "NVDA", VoiceKind.READER, braille=True)
OFFER = ("You have a game from today.", "1 goes on, 2 starts a new one, q quits")


def _offering(voice: VoiceRecorder) -> AudibleFront:
    settings = Settings(output="speech")

    def game(seed: int) -> Presenter:
        return session("hasbro", seed, settings=settings)

    offer = Offer(OFFER, lambda: game(1), lambda: game(2), settings)
    return AudibleFront(offer, lambda _wake: voice)


def test_the_offer_is_spoken_like_all_that_follows() -> None:
    """In output "speech" the offer, a second asking and the game's first lines go to the voice,
    each once, and the screen is silent."""
    voice = VoiceRecorder(SPEAKING)
    front = _offering(voice)
    replies = [front.open(), front.press("r"), front.press("1")]
    assert all(reply.silent for reply in replies)
    expected = ["NVDA speaks.", *OFFER, *OFFER, *replies[2].news, replies[2].focus]
    assert voice.heard() == expected
    assert len(replies[2].news) > 1


@pytest.mark.parametrize("key", ["q", "escape", "backspace", "0"])
def test_the_offer_has_a_way_out(key: str) -> None:
    """The keys that leave elsewhere leave here too; the line says so of q."""
    front = _offering(VoiceRecorder(SPEAKING))
    assert "q quits" in front.open().focus
    assert front.press(key).status == 0


@pytest.mark.parametrize("key", ["h", "m", "v", "7", "z", "tab"])
def test_any_other_key_tells_what_the_keys_of_the_offer_do(key: str) -> None:
    """Rule 15: not the same line over and over, but which keys there are, and the question."""
    front = _offering(VoiceRecorder(SPEAKING))
    front.open()
    reply = front.press(key)
    assert "q quits" in reply.news[0]
    assert reply.focus == OFFER[-1]


def test_enter_goes_on(tmp_path: Path) -> None:
    """The first of the two choices is taken by Enter, as everywhere."""
    run(tmp_path, typed="\n\n\n")
    assert "The game goes on." in run(tmp_path, typed="\n").told


def test_a_farewell_before_the_choice() -> None:
    """Whoever hangs up before choosing hears a farewell too, and the program ends well."""
    voice = VoiceRecorder(SPEAKING)
    front = _offering(voice)
    front.open()
    reply = front.hang_up("end-of-input")
    assert reply.status is None  # the edge's own, 0
    assert voice.heard()[-1] == reply.focus


def test_the_program_offers_and_goes_on(tmp_path: Path) -> None:
    """The program keeps a game, offers it at the next start, and each answer gives its game."""
    first = run(tmp_path, typed="\n\n\n")
    assert first.status == 0
    offered = run(tmp_path, typed="7\n1\nq\n")
    assert offered.complained == ""
    assert offered.told.count("1 goes on, 2 starts a new one, q quits") == 2
    assert "The game goes on." in offered.told, offered.told
    anew = run(tmp_path, typed="2\n")
    assert "1 goes on" in anew.told


def test_a_setting_that_cannot_be_kept_is_told_once(tmp_path: Path) -> None:
    """A change in play that cannot be written is told in one line, at once and only the first
    time; it holds for the game."""
    (tmp_path / "settings.toml").mkdir()
    told = run(
        tmp_path, "play", "--seed", "1", "--save", "no", typed="m\n2\n1\n\n\n\nq\n"
    ).told
    assert told.count("cannot be written, this holds for one game.") == 1, told
