"""The gallery of sounds and the guessing, key by key and as a program."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.menus.sound_browser import PAGE, SoundBrowser, meaning_of, sound_name
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.law import CHECKS
from tests.harness.programs import environment, run
from tests.harness.pty_session import PtySession
from tests.harness.sessions import fumbler
from tests.harness.waiting import until
from tests.output.sound.measures import beep, save

EVERY = list(Earcon)
PAGES = -(-len(EVERY) // PAGE)


def gallery(language: str = "en", seed: int = 1) -> PlayerSession:
    front = PlayerSession(Settings(language=language))
    front.starting(SoundBrowser(front, (), Random(seed))).opened()
    return front


def played(replies: Iterable[Reply]) -> list[Earcon]:
    return [cue.earcon for reply in replies for cue in reply.cues]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_earcon_has_a_name_and_a_meaning_of_its_own(language: str) -> None:
    """Promise: each is named and described, in every language, no two alike."""
    words = Words(language)
    names = [sound_name(words, earcon) for earcon in Earcon]
    meanings = [meaning_of(words, earcon) for earcon in Earcon]
    assert len(set(names)) == len(set(meanings)) == len(EVERY)
    for sentence in meanings:
        assert sentence == words.stopped(sentence)
        assert not set(sentence) & set('-:;()/"')


def test_every_sound_is_played_by_its_digit() -> None:
    """Promise: nine to a page, each digit plays, names and explains its sound."""
    front, words = gallery(), Words()
    heard: list[Reply] = []
    for page in range(PAGES):
        shown = EVERY[page * PAGE : (page + 1) * PAGE]
        for digit, earcon in zip("123456789", shown, strict=False):
            reply = front.key(digit)
            assert reply.news == (meaning_of(words, earcon),)
            assert reply.focus.lower().startswith(sound_name(words, earcon).lower())
            assert reply.focus.endswith(f", {digit} of {len(shown)}")
            heard.append(reply)
        front.key("n")
    assert played(heard) == EVERY


def test_enter_plays_one_after_the_other_and_says_where_the_page_turns() -> None:
    """Promise: Enter alone leads through all of them, and round."""
    front = gallery()
    replies = [front.key("enter") for _ in range(len(EVERY) + 1)]
    assert played(replies) == [*EVERY, EVERY[0]]
    turned = [n for n, reply in enumerate(replies) if reply.news[0].startswith("Page ")]
    assert turned == [*range(PAGE, len(EVERY), PAGE), len(EVERY)]


def test_pages_turn_both_ways_and_are_listed() -> None:
    """Keys n and p turn the page and tell its names; l tells them again; nothing sounds."""
    front, words = gallery(), Words()
    back = front.key("p")
    assert back.focus == f"Page {PAGES} of {PAGES}, a digit plays a sound, h for help"
    last = [sound_name(words, earcon).lower() for earcon in EVERY[(PAGES - 1) * PAGE :]]
    told = [line.rpartition(",")[0].lower() for line in back.news]
    assert told == last
    assert front.key("l") == back
    assert front.key("n").focus.startswith("Page 1 of")
    assert front.key("enter").cues[0].earcon is EVERY[0]


def test_r_repeats_the_sound() -> None:
    """The last sound comes again; where none was heard yet, the first of the page."""
    front = gallery()
    assert played([front.key("r")]) == EVERY[:1]
    front.key("7")
    assert played([front.key("r"), front.key("r")]) == [EVERY[6]] * 2


def test_a_slide_sweeps_and_the_others_stand_still() -> None:
    """What is shown sounds as in a game: a slide goes from side to side."""
    front = gallery()
    cues = [front.key("enter").cues[0] for _ in EVERY]
    assert [cue.earcon for cue in cues if cue.start_pan != cue.end_pan] == [Earcon.SLIDE]


@pytest.mark.parametrize("key", ["escape", "0", "backspace", "q"])
def test_leaving(key: str) -> None:
    """Any key for back leaves, with status 0."""
    assert gallery().key(key) == Reply((), "Those were the sounds", status=0)


# -- guessing --------------------------------------------------------------------------------


def asked(reply: Reply) -> str:
    """The digit of the sound that a question played, on the first page."""
    return str(EVERY.index(reply.cues[0].earcon) + 1)


def test_guessing_is_about_the_page_and_counts() -> None:
    """Promise: what was learnt on the page is asked, never the same twice in a row; right and
    wrong answers are told and counted, a wrong one with the sound again and its meaning."""
    front, words = gallery(), Words()
    reply = front.key("g")
    before = ""
    met = set()
    for turn in range(1, 61):
        assert reply.focus == "Which sound is that, 1 to 9"
        right = asked(reply)
        assert right != before
        met.add(right)
        wrong = str(int(right) % 9 + 1)
        answer = front.key(right if turn % 3 else wrong)
        earcon = EVERY[int(right) - 1]
        hits = turn - turn // 3
        assert answer.focus == f"{hits} of {turn} right, Enter goes on"
        if turn % 3:
            assert answer.news == (f"Right, {sound_name(words, earcon)}.",)
            assert answer.cues == ()
        else:
            right_name = sound_name(words, earcon)
            assert answer.news == (f"No, the answer is {right_name}.", meaning_of(words, earcon))
            assert played([answer]) == [earcon]
        before, reply = right, front.key("enter")
    assert met == set("123456789")
    leaving = front.key("escape")
    assert leaving.news == ("40 of 60 right.",)
    assert leaving.focus.startswith(f"Page 1 of {PAGES}")
    assert played([front.key("1")]) == EVERY[:1]


def test_a_sound_may_be_heard_again_before_and_after_the_answer() -> None:
    """Key r plays it again, so does Enter while it is asked; other keys are refused by name."""
    front = gallery()
    question = front.key("g")
    for key in ("r", "enter"):
        again = front.key(key)
        assert again.cues == question.cues
        assert again.focus == "That one again, 1 to 9"
    assert front.key("n").focus.startswith("Key n does nothing here, digits 1 to 9 guess")
    front.key(asked(question))
    assert front.key("r").cues == question.cues
    assert front.key("5").focus.startswith("Key 5 does nothing here, Enter goes on")


# -- the law ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", SPOKEN)
def test_every_reply_keeps_the_rules_of_listening(language: str) -> None:
    """The law of replies holds for any keys, in every language."""
    front = gallery(language)
    keys = [key for key in islice(fumbler(3), 1000) if BY_KEY.get(key, BY_KEY["1"]).name != "back"]
    keys = [key for key in keys if key != "q"]
    for number, key in enumerate(keys):
        reply = front.key("g" if number % 50 == 7 else key)
        if number % 50 == 30:
            front.key("escape")
            front = gallery(language, number)
        found = [one for check in CHECKS for one in check(key, reply, ())]
        assert not found, (key, found)
        assert reply.status is None


# -- the program -----------------------------------------------------------------------------


def test_without_a_terminal_the_sounds_are_listed(tmp_path: Path) -> None:
    """A pipe gets a line for each sound, with its file, for whoever makes a set."""
    done = run(tmp_path, "sounds")
    assert (done.status, done.complained) == (0, "")
    lines = done.told.splitlines()
    assert len(lines) == len(EVERY)
    for number, (line, earcon) in enumerate(zip(lines, EVERY, strict=True), 1):
        assert line.startswith(f"{number}, ")
        assert f" {earcon}.wav. " in line


@pytest.fixture
def visit(tmp_path: Path) -> Iterable[PtySession]:
    """The gallery on a terminal, with two sounds of one's own, one of them damaged."""
    (tmp_path / "mine").mkdir()
    save(tmp_path / "mine" / "card_draw.wav", beep(440, 0.2))
    (tmp_path / "mine" / "home.wav").write_bytes(b"no sound")
    command = [
        *(sys.executable, "-W", "error", "-m", "sorry_a11y", "sounds", "--sounds"),
        str(tmp_path / "mine"),
    ]
    env = {
        **environment(tmp_path),
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(tmp_path / "heard.raw"),
    }
    with PtySession(command, rows=40, env=env) as terminal:
        terminal.hear()
        yield terminal


def test_on_a_terminal_keys_play(visit: PtySession, tmp_path: Path) -> None:
    """Promise: what a digit names is heard, a sound of one's own in place of the game's, and a
    file that is not used is told at once."""
    assert b"One file of your folder is not used, sorry-a11y doctor names it." in visit.output
    heard = tmp_path / "heard.raw"

    def loud() -> bool:
        return any(heard.read_bytes())

    assert not loud()
    assert visit.press("1").lines == ["A card is drawn or laid down.", "Card drawn, 1 of 9"]
    assert until(loud)
    visit.type("q")
    assert visit.wait() == 0


def test_without_a_device_the_gallery_says_so(tmp_path: Path) -> None:
    """Whoever hears nothing is told why, and can still read."""
    env = {**environment(tmp_path), "SDL_AUDIODRIVER": "nonsense"}
    command = [sys.executable, "-W", "error", "-m", "sorry_a11y", "sounds"]
    with PtySession(command, rows=40, env=env) as terminal:
        text = terminal.hear().decode()
        assert "You hear nothing, because no sound device opens." in text
        assert "Card drawn, 1 of 9" in terminal.press("1").text
        terminal.type("q")
        assert terminal.wait() == 0


@pytest.mark.parametrize("language", SPOKEN)
def test_nobody_guesses_sounds_that_cannot_be_heard(language: str) -> None:
    """Promise: without sounds the key of the quiz says why there is none, and asks nothing."""
    front = PlayerSession(Settings(language=language))
    browser = SoundBrowser(front, (), Random(1), is_silent=True)
    front.starting(browser).opened()
    reply = front.key("g")
    assert reply.focus.lower() == Words(language).say("sounds-guess-silent").lower()
    assert front.inner is browser
