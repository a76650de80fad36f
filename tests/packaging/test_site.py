"""What the documentation as a site makes of a page (.ci/mkdocs_links.py)."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from types import SimpleNamespace
from typing import Any

HOOK = run_path(str(Path(__file__).parents[2] / ".ci" / "mkdocs_links.py"))


def made(html: str) -> str:
    """Return what the site makes of a page whose other pages are keys.md and rules/dog.md."""
    page = SimpleNamespace(file="here")
    known = {
        path: SimpleNamespace(
            is_documentation_page=lambda: True, url_relative_to=lambda _, path=path: f"../{path}"
        )
        for path in ("keys.md", "rules/dog.md")
    }
    files: Any = SimpleNamespace(get_file_from_path=known.get)
    return str(HOOK["on_page_content"](html, page=page, files=files))


def test_the_name_of_a_document_is_a_link() -> None:
    """Promise of docs/releasing.md: who goes by the list of links finds every document that a page
    names; what is no page, is a link already or is typed stays as it was."""
    assert made("<p>docs/keys.md has them</p>") == (
        '<p><a href="../keys.md">docs/keys.md</a> has them</p>'
    )
    assert '<a href="../rules/dog.md"><code>docs/rules/dog.md</code></a>' in made(
        "<li><code>docs/rules/dog.md</code></li>"
    )
    for kept in (
        "<p>docs/none.md</p>",
        '<a href="x">docs/keys.md</a>',
        "<pre><code>cat docs/keys.md</code></pre>",
    ):
        assert made(kept) == kept


def test_a_recording_can_be_heard_in_the_page() -> None:
    """Promise of docs/releasing.md: beside the link to a recording there is a player with its
    name."""
    told = made('<p><a href="recording/en.ogg">English</a></p>')
    assert '<audio controls preload="none" src="recording/en.ogg" aria-label="English">' in told
