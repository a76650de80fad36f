"""Texts that can be spoken, and what the voice loads when."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

import sorry_a11y
from sorry_a11y.output.speech.speech_voice import LONGEST_SENTENCE, clean


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
    assert clean("می\u200cروم") == "می\u200cروم"
    assert clean("\ud800\x00\ue000") == ""


def test_long_text_is_cut_between_words() -> None:
    """100,000 characters become two minutes of speech, and no word is torn."""
    cut = clean("word " * 20_000)
    assert LONGEST_SENTENCE - 5 <= len(cut) <= LONGEST_SENTENCE
    assert set(cut.split()) == {"word"}
    assert len(clean("x" * 100_000)) == LONGEST_SENTENCE


def test_nothing_is_loaded_before_a_voice_is_made() -> None:
    """A game without a voice pays for none: importing the modules loads no speech library."""
    code = (
        "import sys, threading\n"
        "import sorry_a11y.output.speech.drivers, sorry_a11y.output.speech.speech_voice\n"
        "loaded = [m for m in sys.modules if m.split('.')[0] in"
        " ('accessible_output2', 'jeepney', 'libloader', 'platform_utils')]\n"
        "assert not loaded, loaded\n"
        "assert threading.active_count() == 1\n"
    )
    root = Path(__file__).parents[3]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)


def test_only_the_package_of_speech_names_the_libraries() -> None:
    """Promise of docs/decisions/0024-speech.md: no other module imports them."""
    named = re.compile(
        r"import_module\(f?\"(accessible_output2|jeepney|prism)|^\s*(import|from) "
        r"(accessible_output2|jeepney|prism)\b",
        re.MULTILINE,
    )
    room = Path(sorry_a11y.__file__).parent
    found = [
        path.relative_to(room).as_posix()
        for path in room.rglob("*.py")
        if named.search(path.read_text(encoding="utf-8"))
    ]
    assert sorted(found) == ["output/speech/libraries.py", "output/speech/on_linux.py"]
