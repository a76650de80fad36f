"""What tests of the menus share: the ends of games are heard in every language, and worked out
once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.harness.cached import cached_functions


@pytest.fixture(autouse=True, scope="module")
def once() -> Iterator[None]:
    """What a game or a day comes to is worked out for the first language alone."""
    with cached_functions(
        "sorry_a11y.ui.menus.after_game.fortune",
        "sorry_a11y.ui.menus.after_game.highlights",
        "sorry_a11y.ui.menus.today_menu.best_known",
        "sorry_a11y.ui.menus.today_menu.puzzle",
    ):
        yield
