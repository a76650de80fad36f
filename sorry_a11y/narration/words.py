"""Putting words together in one language: lists, clauses, sentences."""

from __future__ import annotations

from functools import cached_property

from sorry_a11y.narration.catalog import FALLBACK, Catalog, catalog


class Words:
    """The words of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    @cached_property
    def _catalog(self) -> Catalog:
        return catalog(self.language)

    def say(self, message: str, **values: str | int) -> str:
        """The message in this language."""
        return self._catalog.say(message, **values)

    def every(self, parts: list[str]) -> str:
        """A list in words: "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("terms-and", first=self.items(parts[:-1]), second=parts[-1])

    def items(self, parts: list[str]) -> str:
        """A list without its last word: "a, b, c"."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("terms-items", first=text, second=part)
        return text

    def join(self, clauses: list[str]) -> str:
        """Clauses of one sentence, one after the other."""
        text = clauses[0]
        for clause in clauses[1:]:
            text = self.say("terms-list", first=text, second=clause)
        return text

    def sentence(self, clauses: list[str]) -> str:
        """A whole sentence, its full stop left to whoever prints it: focus lines have none."""
        return upper_first(self.join(clauses))

    def left_open(self, sentence: str) -> str:
        """The sentence without its full stop, as a focus line has none."""
        return sentence.rstrip(".。")

    def stopped(self, sentence: str) -> str:
        """The sentence with its full stop, as news are told."""
        if sentence.endswith((".", "!", "?", "。", "！", "？")):
            return sentence
        return self.say("terms-sentence", text=sentence)


def upper_first(text: str) -> str:
    """The text with its first letter a capital."""
    return text[:1].upper() + text[1:]
