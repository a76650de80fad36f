"""Read and write files that the player names."""

from __future__ import annotations

from sorry_a11y.store.errors import StorageError, shown
from sorry_a11y.store.ordinary_files import NotAFileError, StrPath, read_file, write_new

MOST_RECORD_BYTES = 256 * 1024
"""No record is longer. The longest match measured has less than half of this."""


def read_given(path: StrPath, most: int = MOST_RECORD_BYTES) -> bytes:
    """Return the bytes of any file that the player names, links included, at most one more than
    ``most``. Raises StorageError "no-file", "not-a-file", "cannot-read"."""
    try:
        return read_file(path, most + 1, follow=True)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise StorageError("no-file", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error


def write_given(path: StrPath, data: bytes) -> None:
    """Write a new file that the player names. Raises StorageError "exists", "cannot-write"."""
    try:
        if not str(path).strip():
            raise ValueError("a blank name")
        write_new(path, data)
    except FileExistsError as error:
        raise StorageError("exists", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise StorageError("cannot-write", file=shown(path)) from error


def _unreadable(path: StrPath, error: Exception) -> StorageError:
    if isinstance(error, NotAFileError):
        return StorageError("not-a-file", file=shown(path))
    return StorageError("cannot-read", file=shown(path))
