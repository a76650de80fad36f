"""A table in words: what is played, against whom, how."""

from __future__ import annotations

from sorry_a11y.narration.catalog import Words
from sorry_a11y.rulesets.families import DEFAULT
from sorry_a11y.settings.table_plan import DEFAULT_BOT, TablePlan


def book_words(words: Words, plan: TablePlan) -> str:
    """The rule book."""
    return words.say("menu-book", book=plan.game or DEFAULT)


def opponents_words(words: Words, plan: TablePlan) -> str:
    """What kinds of bots play, each named where they differ."""
    kinds = plan.opponents or (DEFAULT_BOT,)
    number = "each" if len(set(kinds)) > 1 else "all"
    told = [words.say("menu-kind", kind=kind, number=number) for kind in kinds]
    return words.every(told) if number == "each" else told[0]


def points_words(words: Words, plan: TablePlan) -> str:
    """Whether it is for points, and until when."""
    until = "no" if not plan.points else "target" if plan.target else "rounds"
    return words.say("menu-points", until=until, count=plan.target or plan.rounds or 1)


def first_words(words: Words, first: str) -> str:
    """Who begins."""
    if first in ("", "lot", "draw"):
        return words.say("menu-first", how=first or "lot")
    return words.say("menu-first-colour", colour=words.say(f"terms-colour-{first}"))


def table_words(words: Words, plan: TablePlan) -> str:
    """The whole table in one clause."""
    clauses = [book_words(words, plan)]
    if plan.people:
        clauses.append(words.say("menu-with", names=words.every(list(plan.people))))
    if plan.opponents:
        clauses.append(words.say("menu-against", names=opponents_words(words, plan)))
    if plan.teams:
        clauses.append(words.say("menu-teams", value="yes"))
    if plan.points:
        clauses.append(points_words(words, plan))
    return words.join(clauses)
