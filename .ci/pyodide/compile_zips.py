"""Runs in Pyodide: compiles the used part of the standard library, and the game, to two zips.

They are stored, not deflated: a host compresses the whole of a file better than its parts.
"""

import ast
import json
import os
import zipfile
from importlib import _bootstrap_external as external

LONG_AGO = (2026, 1, 1, 0, 0, 0)
UNCHECKED = b"\0" * 8
BY_NAME = {
    f"encodings.{name}"
    for name in (
        "ascii",
        "cp437",
        "latin_1",
        "raw_unicode_escape",
        "unicode_escape",
        "utf_16",
        "utf_8_sig",
    )
}
"""Modules that Python finds by a name in the data: of texts, and of names in zips of others."""
DOCUMENTED = "_pyodide._core_docs"
"""The module whose docstrings the interpreter reads when it starts."""

UNNEEDED = ("ctypes", "bz2", "lzma", "compression.zstd", "ssl", "_ssl")
"""Modules that others of the library import where they are there, and for systems that this is
not."""

with open("/work/modules.json") as file:
    used = set(json.load(file)) | BY_NAME


class Undocumented(ast.NodeTransformer):
    """Takes docstrings away. A class keeps a short one: a dataclass without any would make one."""

    def visit(self, node):
        self.generic_visit(node)
        if isinstance(node, DOCUMENTABLE) and ast.get_docstring(node, clean=False) is not None:
            if isinstance(node, ast.ClassDef):
                node.body[0].value.value = "."
            elif len(node.body) > 1:
                del node.body[0]
            else:
                node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
        return node


DOCUMENTABLE = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(source, name, module=""):
    tree = ast.parse(source)
    if module != DOCUMENTED:
        tree = Undocumented().visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=1)
    if module:
        code = without_lines(code)
    return bytes(external._code_to_hash_pyc(code, UNCHECKED, False))


def without_lines(code):
    """Return code of the library that knows no line of its source: entries for eight instructions
    each that say so, which are a third of its bytes less."""
    units = len(code.co_code) // 2
    lines = b"\xff" * (units // 8) + bytes([0xF7 + units % 8]) * bool(units % 8)
    inside = tuple(
        without_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts
    )
    return code.replace(co_consts=inside, co_linetable=lines)


def write(path, entries):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(entries.items()):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data)


library = {}
with zipfile.ZipFile("/work/python_stdlib.zip") as stock:
    for name in stock.namelist():
        stem = name.rsplit(".", 1)[0]
        module = stem.removesuffix("/__init__").replace("/", ".")
        if module not in used or f"{module}.".startswith(tuple(f"{one}." for one in UNNEEDED)):
            continue
        data = stock.read(name)
        if name.endswith(".py"):
            library[f"{stem}.pyc"] = compiled(data, f"/lib/python314.zip/{name}", module)
        else:
            library[name] = data
write("/work/stdlib.zip", library)

game = {}
for folder, _, names in os.walk("/work/app"):
    for name in names:
        path = os.path.join(folder, name)
        inside = os.path.relpath(path, "/work/app")
        stem = inside.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if name.endswith(".py") and not inside.startswith("sorry_a11y/") and stem not in used:
            continue  # of a library, and never imported
        with open(path, "rb") as file:
            data = file.read()
        if name.endswith(".py"):
            inside, data = f"{inside}c", compiled(data, f"/app/{inside}")
        game[inside] = data
write("/work/game.zip", game)
