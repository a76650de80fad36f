"""Saying something at a table: a line is typed, or a ready phrase is chosen."""

from __future__ import annotations

from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import PHRASES, phrase_text
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

BACK = frozenset({"escape", "backspace"})
STEPS = {"tab": 1, "down": 1, "shift-tab": -1, "up": -1}


class ChatLine:
    """Takes one line. Enter without text sends the ready phrase that was told, or nothing;
    ``done``: whether it was sent or left."""

    def __init__(self, to: Words) -> None:
        self.done = False
        self._to = to
        self._at = -1

    def opening(self) -> str:
        """What to do."""
        return self._to.say("people-say")

    def press(self, key: str) -> tuple[str, msg.Say | msg.SayPhrase | None]:
        """What is told of a key or a typed line, and what is to be sent."""
        if key in STEPS:
            start = self._at if self._at >= 0 else (-1 if STEPS[key] > 0 else 0)
            self._at = (start + STEPS[key]) % len(PHRASES)
            number = self._to.say("ask-number", number=self._at + 1, of=len(PHRASES))
            return self._to.join([phrase_text(self._to, PHRASES[self._at]), number]), None
        self.done = True
        if key == "enter" and self._at >= 0:
            return "", msg.SayPhrase(PHRASES[self._at])  # type: ignore[arg-type]
        text = "" if key in BACK or key == "enter" else fit_line(key)
        if not text:
            return self._to.say("people-say-left"), None
        return "", msg.Say(text)
