"""Fixtures of tests in browsers: the browsers that are here, and a server with its page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.frontends.web.served import served
from tests.harness.browsers import Browser, Tab, browser, missing
from tests.online.conftest import patient as patient

in_one_browser = pytest.mark.parametrize("started", ["chromium"], indirect=True)
"""For what the page works out by itself, whichever browser it is in."""
chromium_first = pytest.mark.parametrize(
    "started", ["chromium", pytest.param("firefox", marks=pytest.mark.long)], indirect=True
)
"""For what a browser has its part in, and no browser has done otherwise."""


@pytest.fixture(scope="module", params=("chromium", "firefox"))
def started(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Each browser that is here."""
    if reason := missing(request.param):
        pytest.skip(reason)
    with browser(request.param) as one:
        yield one


@pytest.fixture
def running(started: Browser) -> Iterator[Browser]:
    """A browser, whose pages are closed after the test."""
    yield started
    started.close_tabs()


@pytest.fixture(scope="module")
def page(started: Browser) -> Iterator[Tab]:
    """A first page that stays for all tests of a module, for its scripts to be tried on."""
    with served() as address:
        tab = started.tab(address, "default")
        tab.wait("!document.getElementById('start').hidden")
        yield tab


@pytest.fixture
def url() -> Iterator[str]:
    """A server with its page."""
    with served() as address:
        yield address
