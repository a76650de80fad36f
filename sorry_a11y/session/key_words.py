"""What keys are called in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.narration.words import Words


def key_name(to: Words, key: str) -> str:
    """What a key is called in a sentence."""
    if len(key) == 1 and key.isalnum():
        return key
    name = _KEY_NAMES.get(key, key)
    if name in _SPELLED:
        return to.say(f"help-name-{name}")
    return "".join(c for c in key if c.isprintable())[:20] or to.say("help-name-unknown")


_KEY_NAMES: Mapping[str, str] = {
    ",": "comma", ".": "stop", "?": "question", "[": "left-bracket",
    "-": "minus", "=": "equals",
}
_SPELLED = frozenset(
    {
        *_KEY_NAMES.values(), "enter", "space", "tab", "shift-tab", "backspace", "escape", "up",
        "down", "left", "right", "unknown",
    }
)
