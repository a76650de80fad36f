"""The documentation is there to be heard, without marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sorry_a11y.output.rulebook.manual import manual_pages, manual_texts

DOCS = Path(__file__).parents[3] / "docs"


def test_every_page_of_docs_has_a_name_and_a_title() -> None:
    """Promise of the README: `sorry-a11y docs` reads every page that lies in docs."""
    pages = manual_pages()
    assert sorted(pages) == sorted(path.stem for path in DOCS.glob("*.md"))
    assert pages["keys"] == "Keys"
    assert all(pages.values())


@pytest.mark.parametrize("name", manual_pages())
def test_a_page_is_heard_without_marks_and_without_loss(name: str) -> None:
    """Promise of the README: no asterisks, fences, pipes of a table or links of a heading are
    heard, no text is empty, and every word of a paragraph, a list or a table is."""
    texts = manual_texts(name)
    assert texts
    for text in texts:
        assert text.strip(), name
        assert not text.startswith(("#", "```", "|", "- ")), text
        assert "](" not in text, text
    source = (DOCS / f"{name}.md").read_text("utf-8")
    lines = [line for line in source.splitlines() if not re.match(r"\s*- \[[^\]]*\]\(#", line)]
    written = set(re.findall(r"\b[a-z]{4,}\b", re.sub(r"\]\([^)]*\)", "]", "\n".join(lines))))
    heard = set(re.findall(r"\b[a-z]{4,}\b", "\n".join(texts)))
    assert len(written - heard) <= len(written) // 50, sorted(written - heard)


def test_rows_of_a_wide_table_name_their_columns() -> None:
    """Promise of docs/accessibility.md: a row can be understood without the head of its table."""
    texts = manual_texts("listening")
    assert any("words of an opponent's turn, English " in text for text in texts)
