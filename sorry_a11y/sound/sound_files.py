"""Where the sound files lie, and which of them a folder of one's own replaces."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sorry_a11y.sound.earcons import Earcon

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LARGEST_REPLACEMENT = 8_000_000
"""A replacement of more bytes than this is not read: two seconds are enough of any sound."""


class SoundSource(Protocol):
    """Gives the bytes of sound files."""

    def stock(self, earcon: Earcon) -> bytes:
        """Return the game's own file. Raises OSError if it cannot be read."""

    def replacement(self, earcon: Earcon) -> bytes | None:
        """Return the file that replaces it, or None. Raises OSError if it cannot be read."""

    def complaints(self) -> tuple[str, ...]:
        """Return what is amiss with the replacement folder itself, one short line each."""


class SoundFiles:
    """The game's own sounds, replaced file by file by those of an optional folder.

    A replacement has the name of the file it replaces, such as `bump_own.wav`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._stock: Traversable | None = None

    def stock(self, earcon: Earcon) -> bytes:
        """Return the game's own file. Raises OSError if it cannot be read."""
        if self._stock is None:
            self._stock = stock_folder()
        return self._stock.joinpath(f"{earcon.value}.wav").read_bytes()

    def replacement(self, earcon: Earcon) -> bytes | None:
        """Return the file that replaces it, or None.

        Raises OSError if it cannot be read or has more than `LARGEST_REPLACEMENT` bytes.
        """
        if self._folder is None:
            return None
        path = self._folder / f"{earcon.value}.wav"
        if not path.exists():
            return None
        if not path.is_file():
            raise OSError("not a file")
        if path.stat().st_size > LARGEST_REPLACEMENT:
            raise OSError(f"more than {LARGEST_REPLACEMENT} bytes")
        return path.read_bytes()

    def complaints(self) -> tuple[str, ...]:
        """Return what is amiss with the folder: that there is none, or files of unknown names."""
        if self._folder is None:
            return ()
        known = {f"{earcon.value}.wav" for earcon in Earcon}
        try:
            found = sorted(path.name for path in self._folder.iterdir())
        except OSError as error:
            return (f"{self._folder}: {error.strerror or error}",)
        wavs = [name for name in found if name.lower().endswith(".wav")]
        return tuple(f"{name}: no sound has this name" for name in wavs if name not in known)


def stock_folder() -> Traversable:
    """Return the folder of the game's own sounds: in the package, else in the checkout.

    An installed package carries the sounds as `sorry_a11y/sounds`; an editable install runs
    from a checkout, where they lie beside the package. Raises FileNotFoundError if neither
    folder holds them.
    """
    # imported here because it costs more than the rest of this package's sound code together
    from importlib.resources import files

    probe = f"{Earcon.YOUR_TURN.value}.wav"
    package = files("sorry_a11y").joinpath("sounds")
    if package.joinpath(probe).is_file():
        return package
    checkout = Path(__file__).resolve().parents[2] / "sounds"
    if checkout.joinpath(probe).is_file():
        return checkout
    raise FileNotFoundError("the sound files of the game are not installed")
