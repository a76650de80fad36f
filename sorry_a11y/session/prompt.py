"""What a key is for at the moment, and what is said to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from sorry_a11y.narration.words import Words, upper_first
from sorry_a11y.session.reply import Reply

if TYPE_CHECKING:
    from sorry_a11y.session.commands import Command


class Prompt(Protocol):
    """A state of the session: it answers every key."""

    def press(self, key: str, command: Command | None) -> Said:
        """The answer to a key; ``command`` is what it stands for, None if for nothing."""


@dataclass(frozen=True)
class Said:
    """Sentences to tell, the last one as the focus line. ``repeatable``: whether the key that
    repeats should tell this again (not what it told itself)."""

    sentences: tuple[str, ...]
    repeatable: bool = True
    made: Reply | None = None

    @classmethod
    def whole(cls, reply: Reply) -> Said:
        """A reply that has been put together already."""
        return cls((), made=reply)

    def reply(self, to: Words) -> Reply:
        """The sentences as news, with full stops, and the focus line, without."""
        if self.made:
            return self.made
        sentences = [upper_first(sentence) for sentence in self.sentences]
        return Reply(tuple(to.stopped(one) for one in sentences[:-1]), sentences[-1])


def said(sentences: Sequence[str], *, repeatable: bool = True) -> Said:
    """Something to tell; at least one sentence."""
    return Said(tuple(sentences), repeatable)
