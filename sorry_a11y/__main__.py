"""``python -m sorry_a11y``, and the entry point of the installed command.

Loading the program takes a third of a second, in which Ctrl-C may already be pressed. So this file
loads only what it needs to end quietly, and the rest afterwards.
"""

from __future__ import annotations

import gc
import os
import sys

TYPE_CHECKING = False  # typing's own would load typing
if TYPE_CHECKING:
    import signal
    from types import FrameType
else:
    import _signal as signal  # the module around it takes 10 ms, in which Ctrl-C is not safe

INTERRUPTED = 130

_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)  # a pipe would be waited for


def start() -> int:
    """Run the program and return the exit status.

    Ctrl-C never prints a traceback: it ends the program at once while it is loaded or ending, and
    in between as the command sees fit.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return _load_and_run()  # ignored, as under nohup: it stays so
    signal.signal(signal.SIGINT, _leave)
    try:
        return _load_and_run(signal.default_int_handler)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, _leave)


def _load_and_run(handler: signal._HANDLER | None = None) -> int:
    gc.disable()  # what is loaded stays: looking for garbage in it takes a tenth of the start
    _mend_time_zone()
    _forget_limits()
    from sorry_a11y.cli.program import main

    if handler:
        signal.signal(signal.SIGINT, handler)
    return main()


def _mend_time_zone() -> None:
    """Remove a time zone from the environment if its file holds none.

    The library for dates would fail at it while it is loaded.
    """
    path = os.environ.get("TZ", "").removeprefix(":")
    if os.path.isabs(path) and not _is_time_zone(path):
        del os.environ["TZ"]


def _forget_limits() -> None:
    """Remove the limits of the library for web sockets from the environment.

    They would replace those of the program, and one that is no number would end it while the
    library is loaded.
    """
    for name in [name for name in os.environ if name.startswith("WEBSOCKETS_")]:
        del os.environ[name]


def _is_time_zone(path: str) -> bool:
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | _AT_ONCE)) as file:
            return file.read(4) == b"TZif"
    except OSError:
        return False


def _leave(_number: int, _frame: FrameType | None) -> None:
    """End at once: nothing has begun, or everything is over.

    An exception could be swallowed by the module that is just imported.
    """
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(start())
