"""The program as PyInstaller freezes it: the game and its worker processes."""

import multiprocessing
import sys
import traceback

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker of simulate is this program too
    from sorry_a11y.__main__ import start
    from sorry_a11y.cli.commands.environment import keep_window_open

    try:
        status = start()
    except Exception:
        traceback.print_exc()
        status = 1
    if status or sys.argv[1:2] != ["window"]:  # it has a window of its own, which was closed
        keep_window_open()
    sys.exit(status)
