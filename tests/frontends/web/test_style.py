"""The style of the page: one scale of sizes and one set of colours, by their names."""

from __future__ import annotations

import re

import pytest

from sorry_a11y.frontends.web.page_files import STATIC

STYLE = re.sub(r"/\*.*?\*/", "", (STATIC / "page.css").read_text(encoding="utf-8"), flags=re.DOTALL)
SCALED = re.compile(r"(padding|margin|gap|column-gap|inset|border-radius|scroll-padding)\b")
SIZE = re.compile(r"(?<![\w.-])\d*\.?\d+(?:r?em|px)\b")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![-\w])(?:white|grey|red)\b")
LEAST_PX = {"a telephone": (16, 14), "a larger screen": (16 * 1.05, 15)}
"""The size of the root's letters in pixels, and of the smallest text."""


def layer(name: str) -> str:
    """The body of a layer."""
    return re.split(r"^@layer \w+ \{", STYLE.partition(f"@layer {name} {{")[2], flags=re.M)[0]


def declarations(text: str) -> list[tuple[str, str]]:
    """Every property outside of `:root` with its value."""
    text = re.sub(r":root[.\w]* \{[^}]*\}", "", text)
    return re.findall(r"(?<=[{;\s])([a-z-]+):\s*([^;{}]+);", text)


PLAIN = ("base", "door", "table", "front", "screen")
"""The layers but that of the drawing, of the browser's own colours, and of what is hidden."""


@pytest.mark.parametrize("name", PLAIN)
def test_sizes_and_colours_have_names(name: str) -> None:
    """Promise of docs/page.md: letters, spaces, corners and colours are those that the section on
    the style names; no other stands in the style but in the units of the drawing."""
    wrong = []
    for prop, value in declarations(layer(name)):
        loose = re.sub(r"var\([^)]*\)", "", value)
        if COLOUR.search(loose):
            wrong.append(f"{prop}: {value}")
        if prop == "font-size" and loose.strip() not in ("", "0", "inherit"):
            wrong.append(f"{prop}: {value}")
        if SCALED.match(prop) and SIZE.search(loose):
            wrong.append(f"{prop}: {value}")
    assert wrong == []


def test_no_text_is_small() -> None:
    """Promise of docs/page.md: no text is below 14 pixels on a telephone and 15 elsewhere."""
    sizes = dict(re.findall(r"--(text-\d): ([^;]+);", STYLE))
    assert list(sizes) == [f"text-{at}" for at in range(1, 6)]
    smallest = [float(re.findall(r"([\d.]+)rem", size)[0]) for size in sizes.values()]
    assert smallest == sorted(smallest)
    for where, (root, least) in LEAST_PX.items():
        assert smallest[0] * root >= least, where


def test_every_name_is_used() -> None:
    """The section on the style has no name for which there is no use, and the style none that the
    section has not."""
    named = set(re.findall(r"(--(?:role|text|space|round|line)-[\w]+(?:-\w+)*):", STYLE))
    used = set(re.findall(r"var\((--[\w-]+)\)", STYLE))
    assert named - used == set()
    documented = (STATIC.parents[3] / "docs" / "page.md").read_text(encoding="utf-8")
    assert {name for name in named if f"`{name}`" not in documented} == set()
