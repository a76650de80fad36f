"""News of the people at a table: they come, go, speak and ask."""

from __future__ import annotations

from string import digits

from sorry_a11y.narration.catalog import Words

_CODE = 12
"""Digits of an invite code."""
PHRASES = ("hello", "moment", "well-played", "thanks", "sorry", "yes", "no", "bye")
"""The ready phrases, in the order in which they are offered."""
UNTOLD = frozenset({"stale", "turn"})
"""Refusals that say nothing which the news do not tell."""
_REFUSED_ELSEWHERE = {
    "undo-off": "decision-undo-off", "undo-none": "decision-undo-none",
    **dict.fromkeys(UNTOLD, "people-refused-message"),
}
"""Refusals that are told in the words of another message."""


def happened(to: Words, what: str, name: str, other: str, *, you: bool) -> str:
    """Return the sentence that somebody came, left, is away and so on.

    Args:
        to: The words of the listener.
        what: The name of the event.
        name: The name of whom it concerns.
        other: The name of whose seat they take.
        you: Whether the listener is concerned.
    """
    if what == "takes-over":
        return to.say("people-takes-over", name=name, other=other)
    return to.say(f"people-{what}", name=name, who="you" if you else "other")


def noticed(to: Words, what: str, name: str, text: str) -> str:
    """Return the sentences for a notice of the hall that leads nowhere.

    A friend comes, it is one's turn at the slow table of ``name``, empty for one's own, the
    operator says ``text``; it is empty for any other.
    """
    match what:
        case "announced" if text:
            return to.say("people-announced", text=text)
        case "turn":
            return to.say("hall-news-turn", name=name or "none")
        case "friend" if name:
            return to.say("hall-news-friend", name=name)
    return ""


def said(to: Words, name: str, text: str, phrase: str | None) -> str:
    """Return a line of chat, always in one form."""
    return to.say("people-says", name=name, text=phrase_text(to, phrase) if phrase else text)


def phrase_text(to: Words, phrase: str) -> str:
    """Return a ready phrase in the listener's language."""
    return to.say(f"people-phrase-{phrase}")


def refused(to: Words, why: str, given: str = "", accepted: str = "") -> str:
    """Return why something is not to be had, without a full stop."""
    if why == "name" and accepted:
        why = "name-free"
    if why == "barred" and accepted:
        why = "barred-until"
    message = _REFUSED_ELSEWHERE.get(why, f"people-refused-{why}")
    return to.say(message, given=given, accepted=accepted)


def leaving(to: Words, what: str, *, serves: bool) -> str:
    """Return the sentence before somebody leaves a table ("quit"), or when they do ("goodbye").

    Args:
        to: The words of the listener.
        what: "quit" or "goodbye".
        serves: Whether the others wait meanwhile.
    """
    return to.say(f"people-{what}", serves="yes" if serves else "no")


def spelled_code(told: str) -> str:
    """Return an invite code, as a table may tell it, in groups of four digits.

    It is empty if it is none.
    """
    code = "".join(char for char in told if char in digits)[:_CODE]
    return " ".join(code[at : at + 4] for at in range(0, _CODE, 4)) if len(code) == _CODE else ""


def code_told(to: Words, code: str) -> str:
    """Return the sentence that tells the invite code of a table, in groups of four digits."""
    return to.say("people-code", code=read_out(to, code))


def read_out(to: Words, code: str) -> str:
    """Return groups of digits so that every voice reads digit by digit.

    No group is read as a number.
    """
    return to.items([" ".join(group) for group in code.split()])
