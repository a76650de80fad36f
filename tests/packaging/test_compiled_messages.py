"""What the build hook adds to a wheel (hatch_build.py)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from sorry_a11y.narration.catalog import LOCALES, parse_messages

ROOT = Path(__file__).parents[2]


def made_by(hook: Any, version: str) -> dict[str, str]:
    """What a build of this version is told to include: source -> path in the wheel."""
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize(version, build_data)
    return build_data["force_include"]


def test_a_wheel_has_every_message_file_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/releasing.md: each message file of each language is there as it is parsed;
    nothing is left behind, and an editable install has none."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    kind = run_path(str(ROOT / "hatch_build.py"))["MessagesHook"]
    hook = kind(str(ROOT), {}, None, None, "", "wheel")
    included = made_by(hook, "standard")
    sources = sorted(LOCALES.glob("*/*.ftl"))
    assert sorted(included.values()) == [
        path.relative_to(ROOT).with_suffix(".json").as_posix() for path in sources
    ]
    for compiled, inside in included.items():
        source = (ROOT / inside).with_suffix(".ftl")
        messages = json.loads(Path(compiled).read_bytes())["messages"]
        assert messages == parse_messages(source.read_text(encoding="utf-8")), inside
    hook.finalize("standard", {}, "")
    assert not any(Path(compiled).exists() for compiled in included)
    assert made_by(kind(str(ROOT), {}, None, None, "", "wheel"), "editable") == {}
