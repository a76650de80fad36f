"""The colours of the drawing: what carries meaning stands out from what lies under it."""

from __future__ import annotations

import re
from math import dist

import pytest

from sorry_a11y.frontends.web.page_files import STATIC

STYLE = (STATIC / "page.css").read_text(encoding="utf-8")
LEAST = 3.0
"""WCAG 2.2, 1.4.11: parts of graphics."""
LEAST_TEXT = 4.5
COLOURS = ("red", "blue", "yellow", "green")
SEATS = [("on-yellow" if colour == "yellow" else "on-seat", colour) for colour in COLOURS]
"""Signs and names in a seat's colour."""
PAIRS = [
    ("ink", "square"),
    ("ink", "felt"),
    ("ink", "paper"),
    ("rim", "square"),
    ("role-act", "square"),
    ("role-act", "felt"),
    ("role-act", "role-ground"),
    ("role-edge", "role-ground"),
    ("role-edge", "role-surface"),
    ("role-way", "square"),
    ("role-way", "felt"),
    ("role-way", "role-path"),
    ("ink", "role-path"),
    *SEATS,
]
"""What must stand out from what: outlines, lines of squares, marks of choices, signs on colours."""
TEXTS = [
    ("role-text", "role-ground"),
    ("role-text", "role-surface"),
    ("role-text", "role-path"),
    ("role-quiet", "role-ground"),
    ("role-quiet", "role-surface"),
    ("role-act", "role-surface"),
    ("role-on-act", "role-act"),
    ("ink", "paper"),
    *SEATS,
]
"""Texts and what they stand on; the names of the tiles among them."""


def schemes() -> dict[str, dict[str, str]]:
    """The colours of every scheme: light, dark, and both with more contrast."""

    def named(body: str) -> dict[str, list[str]]:
        values: dict[str, str] = dict(re.findall("--(.+?): (.+?);", body))
        meant = {one: values.get(value[6:-1], value) for one, value in values.items()}
        return {one: re.findall("#[0-9a-f]+", value) for one, value in meant.items()}

    usual, more = map(named, re.findall(r":root \{([^}]*--role-ground: light[^}]*)\}", STYLE))
    return {
        f"{name}{ending}": {
            colour: (values * 2)[at] for colour, values in colours.items() if values
        }
        for at, name in enumerate(("light", "dark"))
        for ending, colours in (("", usual), (", more", usual | more))
    }


def brightness(colour: str) -> float:
    """The relative luminance of a colour, 0 to 1."""
    digits = colour[1:] if len(colour) > 4 else "".join(2 * one for one in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", list(schemes()))
def test_everything_stands_out(scheme: str) -> None:
    """Promise of docs/page.md: outlines, squares, marks of choices and the signs on every colour
    have a contrast of at least 3, texts of 4.5, by light, by dark and with more contrast; a seat is
    told by its outlined shape, so its colour need not stand out by itself."""
    colours = schemes()[scheme]
    low = [
        (one, other, round(contrast(colours[one], colours[other]), 2))
        for one, other in PAIRS
        if contrast(colours[one], colours[other]) < LEAST
    ]
    low += [
        (one, other, round(contrast(colours[one], colours[other]), 2))
        for one, other in TEXTS
        if contrast(colours[one], colours[other]) < LEAST_TEXT
    ]
    assert low == []


@pytest.mark.parametrize("scheme", list(schemes()))
def test_the_way_of_a_choice_has_no_players_colour(scheme: str) -> None:
    """Promise of docs/page.md: what a choice would do is no move of anybody yet, and looks like
    nobody's."""
    colours = schemes()[scheme]

    def parts(name: str) -> list[int]:
        digits = colours[name][1:]
        return [int(digits[at : at + 2], 16) for at in (0, 2, 4)]

    for colour in COLOURS:
        assert dist(parts("role-way"), parts(colour)) > 90, colour


def test_more_contrast_is_more() -> None:
    """Promise of docs/page.md: who wishes for more contrast gets squares, texts and outlines in
    black on white or white on black."""
    for scheme in ("light, more", "dark, more"):
        colours = schemes()[scheme]
        assert contrast(colours["rim"], colours["square"]) == pytest.approx(21, abs=0.1)
        assert contrast(colours["role-text"], colours["role-ground"]) == pytest.approx(21, abs=0.1)
