"""What Wine 8 does otherwise than Windows, put right for tests. Not for players.

The Windows Python of the tests runs it at every start (as ``sitecustomize``). ``msvcrt.locking``
fails there without an errno where another handle holds the lock; Windows says EACCES, which Python
turns into PermissionError.
"""

import ctypes
import sys
from typing import Any

if sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version"):
    import msvcrt

    _locking: Any = msvcrt.locking

    def locking(fd: int, mode: int, nbytes: int, /) -> None:
        """As msvcrt's, with the errno that Windows gives."""
        try:
            _locking(fd, mode, nbytes)
        except OSError as error:
            if error.errno == 0:
                raise PermissionError(13, "Permission denied") from None
            raise

    vars(msvcrt)["locking"] = locking
