"""SoundQuiz sounds: one of a page is played, and its digit is the answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.session.key_commands import key_name
from sorry_a11y.session.reply import Reply
from sorry_a11y.sound.earcons import Cue

Sound = tuple[str, str, Cue]
"""A sound's name, its meaning as a whole sentence, and the sound."""


class SoundQuiz:
    """Asks for ``sounds`` in an order of chance, never the same twice in a row. ``right`` of
    ``asked`` answers were right so far."""

    def __init__(self, sounds: Sequence[Sound], words: Words, chance: Random) -> None:
        self.right = 0
        self.asked = 0
        self._sounds = sounds
        self._words = words
        self._chance = chance
        self._at = -1
        self._answered = False

    def ask(self) -> Reply:
        """Play another sound and ask which it is."""
        self._at = self._chance.choice([at for at in range(len(self._sounds)) if at != self._at])
        self._answered = False
        return self._with_sound("sounds-guess", count=len(self._sounds))

    def press(self, key: str, name: str) -> Reply | None:
        """The reply to a key, ``name`` being the game's command for it; None if it ends."""
        if name in ("back", "quit"):
            return None
        if name == "repeat":
            return self._again()
        if self._answered:
            if name == "take":
                return self.ask()
        elif name == "digit" and int(key) <= len(self._sounds):
            return self._judge(int(key) - 1)
        elif name == "take":
            return self._again()
        message = "sounds-guess-go-on" if self._answered else "sounds-guess-refuse"
        spelled = key_name(self._words, key)
        return Reply((), self._say(message, key=spelled, count=len(self._sounds)))

    def _again(self) -> Reply:
        """The same sound once more."""
        if self._answered:
            return self._with_sound("sounds-score", right=self.right, asked=self.asked)
        return self._with_sound("sounds-guess-again", count=len(self._sounds))

    def _judge(self, guess: int) -> Reply:
        """Whether the guess was right; a wrong one is followed by the sound and its meaning."""
        name, meaning, cue = self._sounds[self._at]
        self._answered = True
        self.asked += 1
        hit = guess == self._at
        self.right += hit
        verdict = self._words.stopped(self._say("sounds-right" if hit else "sounds-wrong",
                                                name=name))
        score = self._say("sounds-score", right=self.right, asked=self.asked)
        if hit:
            return Reply((verdict,), score)
        return Reply((verdict, meaning), score, cues=(cue,))

    def _with_sound(self, message: str, **values: int) -> Reply:
        return Reply((), self._say(message, **values), cues=(self._sounds[self._at][2],))

    def _say(self, message: str, **values: str | int) -> str:
        return upper_first(self._words.say(message, **values))
