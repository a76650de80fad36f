"""Seats, pawns, spots and kinds of cards are types of their own wherever they have their name.

What the types refuse is for the type checker to say (decision 0003); here it is seen to that nobody
goes round it by calling such a number an ``int``. A name says what it holds by its last word:
``exit_spot`` is a spot. One of them may be no ``int``, several no list of ``int``; how many there
are (``seats: int``) is a number like any other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "sorry_a11y"
ONE = frozenset(
    {
        *("seat", "partner", "winner", "actor", "mover", "starter", "owner", "hitter", "victim"),
        *("pawn", "spot", "square", "origin", "triangle", "card", "kind", "gift"),
    }
)
SEVERAL = frozenset({f"{one}s" for one in ONE} | {"sitters", "sides", "goals", "rivals"})
NUMBERS_ALL_THE_SAME = {
    ("core/analysis/queries.py", "square"): "which square of a side, counted from its first",
    ("online/server/connections.py", "owner"): "the number of an identity, to which a name belongs",
}
"""(file, name) -> what it is, where a name that sounds like one of them is something else."""


def _annotated(tree: ast.AST) -> Iterator[tuple[str, ast.expr, int]]:
    """(name, annotation, line) of every parameter, field, variable, and of what functions give."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            yield node.arg, node.annotation, node.lineno
        elif isinstance(node, ast.AnnAssign):
            target = node.target
            name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
            yield name, node.annotation, node.lineno
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            yield node.name, node.returns, node.lineno


def _is_int(annotation: ast.expr) -> bool:
    """Whether it is ``int``, or that or something else."""
    if isinstance(annotation, ast.BinOp):
        return _is_int(annotation.left) or _is_int(annotation.right)
    return isinstance(annotation, ast.Name) and annotation.id == "int"


def _holds_ints(annotation: ast.expr) -> bool:
    """Whether it is a container of ``int``, or a mapping from them."""
    if not isinstance(annotation, ast.Subscript):
        return False
    inside = annotation.slice
    items = inside.elts if isinstance(inside, ast.Tuple) else [inside]
    return _is_int(items[0]) or _holds_ints(items[0])


def plain_numbers(source: str) -> list[tuple[str, int]]:
    """(name, line) of whatever is called a seat, pawn, spot or kind and is said to be an int."""
    found = []
    for name, annotation, line in _annotated(ast.parse(source)):
        word = name.rpartition("_")[2]
        if (word in ONE and _is_int(annotation)) or (word in SEVERAL and _holds_ints(annotation)):
            found.append((name, line))
    return found


def test_no_seat_pawn_spot_or_kind_is_a_plain_number() -> None:
    """Promise: swapped arguments are refused by the type checker everywhere, so none of these
    numbers is an ``int`` to it anywhere."""
    found = {
        (path.relative_to(ROOT).as_posix(), name): line
        for path in sorted(ROOT.rglob("*.py"))
        for name, line in plain_numbers(path.read_text(encoding="utf-8"))
    }
    assert {one: line for one, line in found.items() if one not in NUMBERS_ALL_THE_SAME} == {}
    assert not set(NUMBERS_ALL_THE_SAME) - set(found), "an exception that is none any more"


@pytest.mark.parametrize(
    "source",
    [
        "def f(seat: int) -> None: ...",
        "def first_seat(plan: str) -> int | None: ...",
        "class C:\n    exit_spot: int",
        "def f(self, seats: tuple[int, ...]) -> None: ...",
        "def f() -> None:\n    self.views_of_seats: dict[int, str] = {}",
        "class C:\n    sides: tuple[tuple[int, ...], ...]",
    ],
)
def test_plain_numbers_are_found(source: str) -> None:
    """The test above can fail."""
    assert len(plain_numbers(source)) == 1


def test_counts_are_no_offence() -> None:
    """How many seats there are is a plain number."""
    assert plain_numbers("def f(seats: int, seat: Seat, kinds: tuple[Kind, ...]) -> int: ...") == []
