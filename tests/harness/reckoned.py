"""What a game comes to, worked out once for all tests that tell it.

The same games are played in every language and summarised by several hands, and judging their
choices and their luck takes longer than playing them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

_KNOWN: dict[tuple[Hashable, ...], Any] = {}


@contextmanager
def reckoned_once(*names: str) -> Iterator[None]:
    """Have functions remember what they returned, in all tests of this process. ``names``: of
    functions that depend on nothing but their arguments, where their callers look them up."""
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            module, _, function = name.rpartition(".")
            patch.setattr(name, _remembering(name, getattr(import_module(module), function)))
        yield


def _remembering(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def found(*arguments: Any) -> Any:
        key = (name, *(tuple(one) if isinstance(one, list) else one for one in arguments))
        if key not in _KNOWN:
            _KNOWN[key] = function(*arguments)
        return _KNOWN[key]

    return found
