"""One and the same seeded game in every language, to be read line by line."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from sorry_a11y.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.sessions import enters, session, transcript

KEYS = 120
"""Keys pressed: enough for a bump, a slide, a swap, a 7 in two parts and a pawn home."""


@pytest.mark.parametrize("language", SPOKEN)
def test_the_same_game(language: str, golden: Callable[[str, str], None]) -> None:
    """Promise: what is heard of the same game, with the same keys, in this language."""
    screen = session("hasbro", 44, Settings(language=language))
    title = f"sorry-a11y play --seed 44 --lang {language}"
    golden(f"languages/{language}.txt", transcript(screen, islice(enters(), KEYS), [title]))
