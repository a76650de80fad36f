"""Mistakes in requests by the command line or the library, told in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import GameError, cut
from sorry_a11y.core.rulesets.families import BOOKS, CombinationError, Wishes, make_rules
from sorry_a11y.core.rulesets.presets import OptionError
from sorry_a11y.output.narration.catalog import Words

OK = 0
BAD_INPUT = 2
"""The exit statuses of commands."""


class MistakeError(GameError):
    """Raised for a request that cannot be met; as a text it is the sentence in English.

    Args:
        code: The name of the message.
        values: The values of the message.
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        """Return the sentence in English."""
        return tell_mistake(self)

    def __reduce__(self) -> tuple[Callable[..., MistakeError], tuple[str, dict[str, str | int]]]:
        """Return the function and arguments that make a copy, for pickle and copy."""
        return _mistake_again, (self.code, self.values)


def _mistake_again(code: str, values: dict[str, str | int]) -> MistakeError:
    return MistakeError(code, **values)


def tell_mistake(mistake: MistakeError, language: str = "en") -> str:
    """Return the mistake as one line: what was wrong and what is accepted."""
    return Words(language).say(mistake.code, **mistake.values)


def echoed(given: object) -> str:
    """Return a wrong text in a form that can be repeated on one line of any terminal.

    It is cut, with question marks for characters that cannot be printed. An empty text is ``""``;
    for a value that is no text the name of its type is returned.
    """
    text = given if isinstance(given, str) else type(given).__name__
    return "".join(char if char.isprintable() else "?" for char in cut(text)) or '""'


def listed(names: Sequence[str]) -> str:
    """Join accepted words, one after the other."""
    return ", ".join(names)


def nearest_to(given: str, known: Sequence[str]) -> str:
    """Return the known word that ``given`` may have been meant for; empty if there is none."""
    from difflib import get_close_matches  # only where something was wrong

    return next(iter(get_close_matches(given.casefold(), known, 1)), "")


def rules_for(wishes: Wishes, seats: Sequence[Seat]) -> Ruleset:
    """Return the rule book for these wishes; raises MistakeError if there is none."""
    try:
        return make_rules(wishes, seats)
    except OptionError as error:
        raise MistakeError(
            f"mistake-no-{error.what}",
            given=echoed(error.given),
            where=error.where,
            accepted=listed(error.accepted),
        ) from error
    except CombinationError as error:
        raise MistakeError(
            f"mistake-{error.code}", game=echoed(error.game), accepted=listed(tuple(BOOKS))
        ) from error
