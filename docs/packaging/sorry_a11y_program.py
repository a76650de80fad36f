"""The program as PyInstaller freezes it: the game, its sound process, and its worker processes."""

import multiprocessing
import sys
import traceback

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker of simulate or ladder is this program too
    if sys.argv[1:2] == ["--sound-server"]:
        from sorry_a11y.sound.server import main as serve

        serve(sys.argv[2:])  # does not return
    from sorry_a11y.cli import main
    from sorry_a11y.commands.window import keep_open

    try:
        status = main()
    except Exception:
        traceback.print_exc()
        status = 1
    keep_open()
    sys.exit(status)
