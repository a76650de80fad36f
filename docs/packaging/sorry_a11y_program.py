"""The program as PyInstaller freezes it: the game and its worker processes."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker of simulate or ladder is this program too
    from sorry_a11y.cli import main

    sys.exit(main())
