"""The board games Sorry! and Dog for people who play by ear and by braille.

What programs may use can be had from here (docs/api.md); it is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from sorry_a11y.face import *  # noqa: F403


def __getattr__(name: str) -> Any:
    face = import_module("sorry_a11y.face")
    if name in face.__all__:
        return getattr(face, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *import_module("sorry_a11y.face").__all__])
