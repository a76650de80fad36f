"""The build hook of the wheel: message files are compiled beside their sources.

Without it, a program that is installed where nothing can be written would load the message library
and parse its messages at every start (docs/decisions/0017-start-and-end.md).
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MessagesHook(BuildHookInterface[Any]):
    """Adds the compiled form of every message file to a wheel; an editable install has none, since
    its messages change."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile them into a temporary folder, from which the wheel takes them."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from sorry_a11y.narration.catalog import COMPILED_SUFFIX, LOCALES, compile_messages

        self._folder = Path(tempfile.mkdtemp())
        for source in sorted(LOCALES.glob("*/*.ftl")):
            inside = source.relative_to(root).with_suffix(COMPILED_SUFFIX)
            compiled = self._folder / inside
            compiled.parent.mkdir(parents=True, exist_ok=True)
            compiled.write_bytes(compile_messages(source.read_bytes()))
            build_data["force_include"][str(compiled)] = inside.as_posix()

    def finalize(
        self, version: str, build_data: dict[str, Any], artifact_path: str,  # noqa: ARG002
    ) -> None:
        """Remove the folder."""
        if version != "editable":
            shutil.rmtree(self._folder)
