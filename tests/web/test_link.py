"""The link that friends open, in browsers."""

from __future__ import annotations

import pytest

from tests.harness.browsers import browser, missing
from tests.web.served import served


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_link_sits_down_with_one_press_where_the_name_is_known(name: str) -> None:
    """Promise of docs/page.md: where the browser knows the name from the last time, the button has
    the focus, the name leads it, and one press goes to the table of the link."""
    if why := missing(name):
        pytest.skip(why)
    with served() as url, browser(name) as running:
        tab = running.tab(url)
        tab.wait("!document.getElementById('start').hidden")
        tab.run("(localStorage.setItem('name', JSON.stringify('Zoë')), 1)")
        tab.open("about:blank")
        tab.open(f"{url}#230564921842")
        tab.wait("document.activeElement.matches('#sit button')")
        lead = "document.getElementById(document.activeElement.getAttribute('aria-describedby'))"
        assert tab.run(f"{lead}.textContent") == "Your name: Zoë"
        assert tab.run("document.getElementById('code').value") == "230564921842"
        tab.type("Enter")
        tab.wait("document.getElementById('refusal').textContent.includes('code')")
