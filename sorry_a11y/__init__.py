"""The board games Sorry! and Dog for people who play by ear and by braille.

What programs may use can be had from here (docs/api.md); it is loaded when it is first asked for.
Nothing else is loaded here, since until `__main__` runs a Ctrl-C tells a traceback.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing's own would load typing
if TYPE_CHECKING:
    from typing import Any

    from sorry_a11y.api import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    from importlib import import_module

    face = import_module("sorry_a11y.api")
    if name in face.__all__:
        return getattr(face, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    from importlib import import_module

    return sorted([*globals(), *import_module("sorry_a11y.api").__all__])
