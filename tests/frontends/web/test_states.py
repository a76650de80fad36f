"""Every state of the page in both browsers, in every language, by light, by dark and in forced
colours: axe-core and a walk by names, headings and focus."""

from __future__ import annotations

import os
from contextlib import ExitStack

import pytest

from tests.frontends.web.screens import MANNERS, dress
from tests.frontends.web.served import served
from tests.frontends.web.states import over, states, walk
from tests.frontends.web.walks import AXE, Player, scheme_wishes, wished
from tests.harness.browsers import Browser, browser, missing
from tests.harness.languages import SPOKEN

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.skipif(os.name != "posix", reason="Debian's browsers"),
    pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (.ci/npm)"),
]
EVERY = [(name, scheme) for name in ("chromium", "firefox") for scheme in ("light", "dark")]
EVERY.append(("chromium", "forced"))


def _dress(running: Browser, player: Player, scheme: str) -> None:
    """Have the page in a colour scheme, where its browser was not begun with it."""
    if scheme == "forced":
        dress(running, player.tab, MANNERS[scheme])
    else:
        assert player.tab.run(f"matchMedia('(prefers-color-scheme: {scheme})').matches")


def _held(player: Player, state: str) -> list[str]:
    return [f"{state}: {wrong}" for wrong in (*player.axe(), *walk(player))]


@pytest.mark.parametrize(("name", "scheme"), EVERY)
def test_nothing_is_found_in_any_state(name: str, scheme: str) -> None:
    """Promise of docs/page.md: axe-core finds nothing against any state and leaves nothing
    undecided, contrast included; every control has a name, headings are in order, the drawing is in
    no reading path, and no turn leaves the focus on nothing. In four languages."""
    if reason := missing(name):
        pytest.skip(reason)
    wrong: list[str] = []
    met: set[str] = set()
    with browser(name, *scheme_wishes(scheme)) as running:
        for language in SPOKEN:
            with ExitStack() as serving:
                url = serving.enter_context(served())
                player = Player(running, url)
                player.language(language)
                _dress(running, player, scheme)
                for state in states(player, url, serving):
                    met.add(state)
                    wrong += _held(player, f"{language} {state}")
                if player.tab.run("lost"):
                    wrong.append(f"{language}: the focus was lost")
                player.tab.close()
    assert wrong == []
    assert len(met) == 15


@pytest.mark.parametrize(("name", "scheme"), EVERY)
def test_nothing_is_found_at_the_end(name: str, scheme: str) -> None:
    """The same when a game is over, and when another has begun."""
    if reason := missing(name):
        pytest.skip(reason)
    wrong: list[str] = []
    with browser(name, *scheme_wishes(scheme)) as running, served() as url:
        player = Player(running, f"{url}{wished(options={'start': 'quick'})}")
        _dress(running, player, scheme)
        player.open_wished()
        player.choose()
        for state in over(player):
            for language in (*SPOKEN[1:], SPOKEN[0]):
                player.language(language, "language")
                player.to_choices()
                player.tab.type("r")
                player.settled()
                wrong += _held(player, f"{language} {state}")
        if player.tab.run("lost"):
            wrong.append("the focus was lost")
    assert wrong == []
