"""One worked example of the rules, and what an answer must say to it.

Positions are written short. "red 4 20 z2 H; yellow" means: red on squares 4 and 20, on its
second safety square and home; yellow with nothing out. S is start, K the kennel, z3 the third
safety square, t3 the third target, 5* a fresh pawn on square 5; pawns not named are in start
or kennel. A play is written as the position after it, and colours that it leaves alone are
not named: "red 24; again" draws again, "7> red 27" is played with the 7 of a hand.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .answer import play_key, tell
from .places import COLOURS, PARTNER, Answer, Query

KINDS = {"S": "start", "K": "kennel", "H": "home"}
NUMBERED = {"z": "safety", "t": "target"}


@dataclass(frozen=True)
class Case:
    """A query, the rule it shows, and the outcomes worked out by hand.

    ``point`` cites a numbered point of the rules, or the sentence meant. ``exactly`` lists all
    plays; ``must_have`` and ``must_not_have`` some. A flag that is None is not looked at; the
    outer ``again`` speaks of passing.
    """

    point: str
    query: Query
    must_have: Sequence[str] = ()
    must_not_have: Sequence[str] = ()
    exactly: Sequence[str] | None = None
    may_pass: bool | None = None
    again: bool | None = None
    discard: bool | None = None


def place_text(token: str) -> str:
    """The place that a short token names, freshness aside."""
    token = token.removesuffix("*")
    if token in KINDS:
        return KINDS[token]
    if token[0] in NUMBERED:
        return f"{NUMBERED[token[0]]} {token[1:]}"
    return f"square {token}"


def rows(text: str, base: str) -> tuple[dict[str, list[str]], list[str]]:
    """The pawns of each colour in a short position, and the fresh ones, as a query has them."""
    pawns: dict[str, list[str]] = {}
    fresh: list[str] = []
    for part in text.split(";"):
        colour, *tokens = part.split()
        tokens += [base] * (4 - len(tokens))
        pawns[colour] = [place_text(token) for token in tokens]
        fresh += [f"{colour} {n}" for n, token in enumerate(tokens, 1) if token.endswith("*")]
    return pawns, fresh


def cards(card: str) -> Query:
    """A card, or a hand if several stand with spaces between."""
    held = card.split()
    return {"hand": held} if len(held) > 1 else {"card": card}


def sorry(
    text: str, card: str, *, turn: str = "red", game: str = "hasbro",
    teams: bool = False, **options: str,
) -> Query:  # fmt: skip
    """A query of Sorry! In teams all four colours play, else at least two."""
    pawns, _ = rows(text, "S")
    missing = COLOURS if teams else (PARTNER[next(iter(pawns))],) if len(pawns) == 1 else ()
    for colour in missing:
        pawns.setdefault(colour, ["start"] * 4)
    rules = {name.replace("_", "-"): value for name, value in options.items()}
    query = {"game": game, "rules": rules, "teams": teams, "pawns": pawns, "turn": turn}
    return query | cards(card)


def dog(text: str, card: str, *, turn: str = "red", **options: Any) -> Query:
    """A query of Dog; colours not named have all pawns in the kennel."""
    pawns, fresh = rows(text, "K")
    for colour in COLOURS:
        pawns.setdefault(colour, ["kennel"] * 4)
    query = {"game": "dog", "rules": options, "pawns": pawns, "fresh": fresh, "turn": turn}
    return query | cards(card)


def play_of(text: str, query: Query) -> Answer:
    """The play that a short outcome stands for."""
    card, _, after = text.rpartition("> ")
    parts = [part.strip() for part in after.split(";")]
    again = "again" in parts
    changed = "; ".join(part for part in parts if part != "again")
    dog_game = query["game"] == "dog"
    pawns, fresh = rows(changed, "K" if dog_game else "S")
    kept = [f for f in query.get("fresh", []) if f.split()[0] not in pawns]
    play: Answer = {"card": card or query["card"], "pawns": query["pawns"] | pawns, "again": again}
    return play | {"fresh": kept + fresh} if dog_game else play


def failures(case: Case, answer: Answer) -> list[str]:
    """What an answer gets wrong in a case, one sentence each; empty if all is right."""
    if "error" in answer:
        return [f"The query is refused: {answer['error']}."]
    found = Counter(play_key(play) for play in answer["plays"])
    words = {play_key(play): tell(play) for play in answer["plays"]}
    said = [f"Listed twice: {words[key]}." for key in words if found[key] > 1]
    said += [
        f"Missing: {text}."
        for text in (*case.must_have, *(case.exactly or ()))
        if play_key(play_of(text, case.query)) not in words
    ]
    said += [
        f"Not allowed: {text}."
        for text in case.must_not_have
        if play_key(play_of(text, case.query)) in words
    ]
    if case.exactly is not None:
        allowed = [play_key(play_of(text, case.query)) for text in case.exactly]
        said += [f"Too many: {words[key]}." for key in words if key not in allowed]
    for flag in ("may_pass", "again", "discard"):
        wanted = getattr(case, flag)
        if wanted is not None and bool(answer.get(flag, False)) != wanted:
            said.append(f"{flag} should be {wanted}.")
    return said
