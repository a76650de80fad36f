"""The parts of the voice, one by one: text, watchdog, recorder, and what start-up loads."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_a11y.speech.speech_voice import LONGEST_SENTENCE, clean
from sorry_a11y.speech.watchdog import CallFailedError, OverdueError, Watchdog
from tests.harness.waiting import until


@settings(deadline=None)
@given(st.text(st.characters(exclude_categories=[])))
def test_clean_text_is_one_safe_line(text: str) -> None:
    """Whatever comes in, one line goes out that can be encoded and cleaned again unchanged."""
    safe = clean(text)
    safe.encode("utf-8")
    assert not [c for c in safe if ord(c) < 32 or c in "\x7f\x85\u2028\u2029"]
    assert clean(safe) == safe
    assert len(safe) <= LONGEST_SENTENCE


def test_clean_text_keeps_what_is_spoken() -> None:
    """Marks of direction and isolation go; letters, marks and joiners of a script stay."""
    assert clean("  \u2068Ben\u2069's\u00a0 7\t\r\nnext ") == "Ben's 7 next"
    assert clean("移動。 Zürich, perché!") == "移動。 Zürich, perché!"
    assert clean("می\u200cخواهم") == "می\u200cخواهم"
    assert clean("\ud800\x00\ue000") == ""


def test_long_text_is_cut_between_words() -> None:
    """100,000 characters become two minutes of speech, and no word is torn."""
    cut = clean("word " * 20_000)
    assert LONGEST_SENTENCE - 5 <= len(cut) <= LONGEST_SENTENCE
    assert set(cut.split()) == {"word"}
    assert len(clean("x" * 100_000)) == LONGEST_SENTENCE


def test_watchdog_runs_calls_on_a_thread_of_its_own() -> None:
    """Calls and tear-down share one thread, and it is not the caller's."""
    threads: list[int] = []

    def note() -> int:
        threads.append(threading.get_ident())
        return len(threads)

    watchdog = Watchdog("test", note)
    assert [watchdog.call(note, 5.0) for _ in range(3)] == [1, 2, 3]
    watchdog.let_go()
    assert until(lambda: not watchdog.alive())
    assert len(threads) == 4
    assert len(set(threads)) == 1
    assert threading.get_ident() not in threads


def test_watchdog_passes_on_what_a_call_raises() -> None:
    """An error, even a request to exit, comes to the caller and the thread goes on."""
    watchdog = Watchdog("test")
    with pytest.raises(CallFailedError) as caught:
        watchdog.call(sys.exit, 5.0)
    assert isinstance(caught.value.__cause__, SystemExit)
    assert watchdog.call(lambda: 7, 5.0) == 7
    watchdog.let_go()


def test_watchdog_gives_up_a_call_that_hangs() -> None:
    """The caller is told that it is late, then gets away; the thread ends when it can."""
    gate, late, ended = threading.Event(), threading.Event(), threading.Event()
    watchdog = Watchdog("test", after=ended.set)
    with pytest.raises(OverdueError):
        watchdog.call(gate.wait, 0.2, 0.1, late.set)
    assert late.is_set()
    with pytest.raises(OverdueError):
        watchdog.call(time.monotonic, 5.0)
    assert watchdog.alive()
    gate.set()
    assert ended.wait(10)


def test_watchdog_waits_for_a_call_that_is_only_late() -> None:
    """A call that takes longer than patience, but less than the limit, still answers."""
    late: list[str] = []
    watchdog = Watchdog("test")

    def work() -> str:
        time.sleep(0.2)
        return "done"

    answer = watchdog.call(work, 10.0, 0.05, lambda: late.append("late"))
    assert (answer, late) == ("done", ["late"])
    watchdog.let_go()


def test_nothing_is_loaded_before_a_voice_is_made() -> None:
    """A game without a voice pays for none: importing the modules loads no speech library."""
    code = (
        "import sys, threading\n"
        "import sorry_a11y.speech.voice, sorry_a11y.speech.speech_voice\n"
        "import sorry_a11y.speech.drivers\n"
        "loaded = [m for m in sys.modules if m.split('.')[0] in"
        " ('accessible_output2', 'jeepney', 'libloader', 'platform_utils')]\n"
        "assert not loaded, loaded\n"
        "assert threading.active_count() == 1\n"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
