"""The question of the doctor: which of two lines was heard, one printed and one spoken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sorry_a11y.narration.catalog import MessageValue, Words, upper_first
from sorry_a11y.session.key_commands import BY_KEY, key_name
from sorry_a11y.session.prompts import OUTPUTS, output_question
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import PlainScreen
from sorry_a11y.settings.values import Settings


class Examination(PlainScreen):
    """A screen that tells the report, then prints line A, speaks line B and asks which was heard.

    ``save`` is given the output that fits, and answers with sentences about what became of it.
    Where the settings have the game speak, the report is printed all the same, and spoken too:
    which of the two can be heard is what is being looked for.
    """

    def __init__(
        self, sentences: Sequence[str], settings: Settings, save: Callable[[str, Words], list[str]]
    ) -> None:
        spoken = settings.output != "terminal"
        super().__init__(replace(settings, output="both" if spoken else "terminal"))
        self._output = settings.output
        self._sentences = tuple(sentences)
        self._save = save
        self._words = Words(settings.language)
        self._asking = False

    def opened(self) -> Reply:
        """Tell the report."""
        return Reply(self._sentences, self._say("doctor-ready"))

    def key(self, key: str) -> Reply:
        """Go on to the question, take its answer, or end."""
        command = BY_KEY.get(key)
        name = command.name if command else ""
        if name in ("back", "quit"):
            if self._asking:
                return Reply((), self._say("voice-unchanged", output=self._output), status=0)
            return Reply((), self._say("doctor-end"), status=0)
        if self._asking and key in OUTPUTS:
            return self._answer(key)
        if self._asking or name == "take":
            self._asking = True
            return output_question(self._words)
        return Reply((), self._say("doctor-refuse", key=key_name(self._words, key)))

    def _answer(self, key: str) -> Reply:
        """Set the output, and say so the way it can now be heard."""
        self.held.change(replace(self.settings, output=OUTPUTS[key]))
        told = self._say("voice-answer", answer=int(key))
        *news, focus = [told, *self._save(OUTPUTS[key], self._words)]
        return Reply(tuple(self._words.stopped(one) for one in news), focus, status=0)

    def _say(self, message: str, **values: MessageValue) -> str:
        return upper_first(self._words.say(message, **values))
