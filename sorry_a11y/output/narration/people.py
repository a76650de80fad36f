"""News of the people at a table in words: they come, go, speak and ask."""

from __future__ import annotations

from typing import Literal

from sorry_a11y.output.narration.catalog import Words

WayBack = Literal["join", "same"]
"""How a player comes back to a table: by a command of a terminal, or the way they came."""
UNTOLD = frozenset({"stale", "turn"})
"""Refusals that need no sentence, since news of the game follow."""
_REFUSED_ELSEWHERE = {
    "undo-off": "decision-undo-off",
    "undo-none": "decision-undo-none",
    **dict.fromkeys(UNTOLD, "people-refused-message"),
}
"""Refusals that use another message."""


def happened(
    to: Words, what: str, name: str, other: str, *, you: bool, stage: str = "playing"
) -> str:
    """Return the sentence that somebody came, left, is away and so on.

    Args:
        to: The words of the listener.
        what: The name of the event.
        name: The name of the person.
        other: The name of the player whose seat the person takes or asks for; empty for none.
        you: Whether the person is the listener.
        stage: The stage of the table.
    """
    who = "you" if you else "other"
    if what == "takes-over":
        return to.say("people-takes-over", name=name, other=other, who=who)
    return to.say(f"people-{what}", name=name, who=who, stage=stage, other=other)


def noticed(to: Words, what: str, name: str, text: str) -> str:
    """Return the sentences for a notice of the hall; empty if the notice is an offer.

    Somebody comes or goes, asks to be a friend or is one now; it is the player's turn at the slow
    table of ``name`` (empty for the own table); or the operators say ``text``.
    """
    match what:
        case "announced" if text:
            return to.say("people-announced", text=text)
        case "turn":
            return to.say("hall-news-turn", name=name or "none")
        case "friend" | "asks" | "friends" | "came" | "went" if name:
            return to.say(f"hall-news-{what}", name=name, count=1)
    return ""


def said(to: Words, name: str, text: str, phrase: str | None) -> str:
    """Return the sentence of a line of chat."""
    return to.say("people-says", name=name, text=phrase_text(to, phrase) if phrase else text)


def phrase_text(to: Words, phrase: str) -> str:
    """Return a ready phrase in the listener's language."""
    return to.say(f"people-phrase-{phrase}")


def refused(to: Words, why: str, given: str = "", accepted: str = "") -> str:
    """Return the reason of a refusal, without a full stop."""
    if why == "name" and not given:
        why = "name-none"
    elif why == "name" and accepted:
        why = "name-free"
    if why == "banned" and accepted:
        why = "banned-until"
    message = _REFUSED_ELSEWHERE.get(why, f"people-refused-{why}")
    return to.say(message, given=given, accepted=accepted)


def leaving(to: Words, what: str, *, serves: bool, back: WayBack) -> str:
    """Return a sentence about leaving a table.

    Args:
        to: The words of the listener.
        what: The question ("quit"), the row that keeps a seat ("leave-keep") or leads away from
            watching ("leave-watch"), or the last sentence ("goodbye").
        serves: Whether the player's program is the server, so that the others must wait.
        back: How the player comes back to the table.
    """
    return to.say(f"people-{what}", serves="yes" if serves else "no", back=back)


def code_told(to: Words, code: str) -> str:
    """Return the sentence that tells the invite code of a table, in groups of four digits."""
    return to.say("people-code", code=read_out(to, code))


def read_out(to: Words, code: str) -> str:
    """Return a code with its digits apart, so that voices do not read it as numbers."""
    return to.items([" ".join(group) for group in code.split()])
