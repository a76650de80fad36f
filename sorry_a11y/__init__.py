"""The board games Sorry! and Dog for people who play by ear and by braille.

It exports what `sorry_a11y.api` offers to programs (docs/api.md), loaded when it is first used.
Nothing else is loaded here, since until `__main__` runs a Ctrl-C prints a traceback.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing's own would load typing
if TYPE_CHECKING:
    from typing import Any

    from sorry_a11y.api import *  # noqa: F403

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    from importlib import import_module

    api = import_module("sorry_a11y.api")
    if name in api.__all__:
        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    from importlib import import_module

    return sorted([*globals(), *import_module("sorry_a11y.api").__all__])
