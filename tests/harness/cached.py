"""Cached results of functions, for tests that tell the same games again and again.

The same games are played in every language and summarised by several hands, and judging their
choices and their luck takes longer than playing them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

_RESULTS: dict[tuple[Hashable, ...], Any] = {}


@contextmanager
def cached_functions(*names: str) -> Iterator[None]:
    """Have functions cache what they return, for all tests of this process. ``names``: of functions
    that depend on nothing but their arguments, where their callers look them up."""
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            module, _, function = name.rpartition(".")
            patch.setattr(name, _cached(name, getattr(import_module(module), function)))
        yield


def _cached(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        key = (name, *map(_hashable, arguments))
        if key not in _RESULTS:
            _RESULTS[key] = function(*arguments)
        return _RESULTS[key]

    return call


def _hashable(argument: Any) -> Hashable:
    """Return what stands for an argument, a list or a mapping by its contents."""
    if isinstance(argument, Mapping):
        return tuple(argument.items())
    return tuple(argument) if isinstance(argument, list) else argument
