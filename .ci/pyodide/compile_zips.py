"""Runs in Pyodide: compiles the used part of the standard library, and the game, to two zips.

They are stored, not deflated: a host compresses the whole of a file better than its parts.
"""

import json
import os
import zipfile
from importlib import _bootstrap_external as external

LONG_AGO = (2026, 1, 1, 0, 0, 0)
UNCHECKED = b"\0" * 8
WHOLE = ("pyodide/", "_pyodide/", "encodings/")
"""Folders that are taken whole, since Python finds what is in them by name."""

with open("/work/modules.json") as file:
    used = set(json.load(file))


def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=1)
    return bytes(external._code_to_hash_pyc(code, UNCHECKED, False))


def write(path, entries):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(entries.items()):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data)


library = {}
with zipfile.ZipFile("/stock/python_stdlib.zip") as stock:
    for name in stock.namelist():
        stem = name.rsplit(".", 1)[0]
        module = stem.removesuffix("/__init__").replace("/", ".")
        if not (name.startswith(WHOLE) or module in used):
            continue
        data = stock.read(name)
        if name.endswith(".py"):
            name, data = f"{stem}.pyc", compiled(data, f"/lib/python314.zip/{name}")
        library[name] = data
write("/work/stdlib.zip", library)

game = {}
for folder, _, names in os.walk("/work/app"):
    for name in names:
        path = os.path.join(folder, name)
        inside = os.path.relpath(path, "/work/app")
        with open(path, "rb") as file:
            data = file.read()
        if name.endswith(".py"):
            inside, data = f"{inside}c", compiled(data, f"/app/{inside}")
        game[inside] = data
write("/work/game.zip", game)
