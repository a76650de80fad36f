"""A table that somebody opens on a page: what it may be, and why it cannot be."""

from __future__ import annotations

from dataclasses import replace

from sorry_a11y.menus.setup_menu import POINTS, points_words
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.narration.mistakes import MistakeError, rules_for, tell_mistake
from sorry_a11y.rulebook.rule_pages import option_words
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import DOG_FAMILY, Family, Wishes
from sorry_a11y.settings.table_plan import TablePlan
from sorry_a11y.web.page_messages import RulesOf
from sorry_a11y.wire import protocol as msg

CHAIRS = "seats"
"""The option that says how many colours a player has: on a page the chairs do."""


def why_no_table(wished: msg.HostTable, language: str) -> str:
    """What is wrong with a table that somebody wants to open; empty if nothing is that they could
    choose otherwise."""
    seats = [seat_called(colour) for colour in wished.seats if colour in COLOURS]
    if len(seats) < 2 or "you" not in wished.seats.values():
        return Words(language).say("page-few")
    try:
        rules_for(Wishes(wished.game, wished.options, wished.teams, wished.points, wished.rounds,
                         wished.target), sorted(seats))
    except MistakeError as mistake:
        return tell_mistake(mistake, language)
    return ""


def rules_of(to: Words, family: Family) -> RulesOf:
    """The rules that a table of a family of games may have, in words."""
    games = family.presets
    first = next(iter(games.values()))
    options = [
        (name, [
            (value, upper_first(option_words(to, family.plain(first.name, {name: value}), name)))
            for value in values
        ]) for name, values in first.options.items() if name != CHAIRS
    ]
    teams: list[tuple[dict[str, int], str]] = [
        ({"teams": value == "yes"}, to.say("menu-teams", value=value)) for value in ("no", "yes")
    ]
    points: list[tuple[dict[str, int], str]] = [
        (one, points_words(to, replace(TablePlan(), **one)))  # type: ignore[arg-type]
        for one in POINTS
    ]
    ways = [] if family is DOG_FAMILY else [
        [(fields, upper_first(text)) for fields, text in rows] for rows in (teams, points)
    ]
    usual = {game: {name: preset.values()[name] for name, _ in options}
             for game, preset in games.items()}
    return RulesOf(usual, options, ways, full=family is DOG_FAMILY)
