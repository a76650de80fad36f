"""Runs in Pyodide: plays with the game here and there, and writes down which modules that took."""

import contextlib
import importlib
import io
import json
import sys
import traceback
from random import Random

sys.path.insert(0, "/work/app")
sys.dont_write_bytecode = True

UNNAMED = ["importlib.readers", "importlib.resources.readers"]
"""Modules of the library that it finds by itself, for files beside modules."""
with open("/work/imports.json") as file:
    for name in [*json.load(file), *UNNAMED]:
        with contextlib.suppress(ImportError):  # of another system
            importlib.import_module(name)

from sorry_a11y.core.game.chance import Chance  # noqa: E402
from sorry_a11y.frontends.web.worker_session import WorkerSession  # noqa: E402
from sorry_a11y.ui.menus import game_maker  # noqa: E402

# every build plays the same games, and so records the same modules
game_maker.new_chance = lambda **_: Chance(1)

KEYS = [*"wocfitskdzygalruvh,.[m?q1230", "enter", "escape", "backspace"]
STEPS = 200
told = []
session = WorkerSession(told.append, lambda *_: None, "/home/sorry", "en", None, "keys", "{}")
chance = Random(4)
for _ in range(STEPS):
    menu = next(
        (
            one["menu"]
            for one in map(json.loads, reversed(told))
            if one["t"] == "told" and "menu" in one
        ),
        None,
    )
    if menu and chance.random() < 0.8:
        at = chance.randrange(len(menu["labels"]))
        session.take(json.dumps({"t": "choose", "menu": menu["n"], "at": at}))
    else:
        session.take(json.dumps({"t": "key", "key": chance.choice(KEYS)}))
    del told[:-3]
try:
    session.take("no message")
except AssertionError:
    traceback.print_exc(file=io.StringIO())
for language in ("de", "it", "zh-Hant"):
    session.take(json.dumps({"t": "set", "name": "language", "value": language}))

with open("/work/modules.json", "w") as file:
    json.dump(sorted(sys.modules), file)
