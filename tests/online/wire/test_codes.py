"""What is typed or pasted where a code is asked for."""

from __future__ import annotations

import pytest

from sorry_a11y.online.wire.codes import server_of_link, spelled_code, typed_code

CODE = "230564921842"


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("2305 6492 1842", ""),
        ("2305-6492-1842", ""),
        ("2305, 6492, 1842.", ""),
        (f"#{CODE}", ""),
        (f"http://192.168.1.5:8765/#{CODE}", "http://192.168.1.5:8765"),
        (f"<https://table.example/#{CODE}>", "https://table.example"),
        (f"  table.example#{CODE}\n", "table.example"),
        ("https://table.example/#2305%206492%201842", "https://table.example"),
    ],
)
def test_a_link_is_a_code_with_an_address(typed: str, server: str) -> None:
    """Promise of docs/online.md: a link is taken wherever a code is, as people copy it."""
    assert (typed_code(typed), server_of_link(typed)) == (CODE, server)
    assert spelled_code(typed) == "2305 6492 1842"


@pytest.mark.parametrize("typed", ["", "#", "http://table.example/", "12345", f"{CODE}1", "#x"])
def test_what_is_no_code(typed: str) -> None:
    """Promise: nothing else passes for a code."""
    assert typed_code(typed) is None
