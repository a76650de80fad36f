"""The rules of the coming game of a table, in words."""

from __future__ import annotations

from sorry_a11y.core.rulesets.families import BOOKS, Wishes, plain_rules
from sorry_a11y.core.rulesets.presets import OptionError
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.rulebook.rule_pages import house_rules
from sorry_a11y.ui.menus.setup_menu import points_words


def has_known_rules(wishes: Wishes) -> bool:
    """Return whether rules that a server tells are known here."""
    if wishes.game not in BOOKS:
        return False
    try:
        plain_rules(wishes.game, wishes.rules)
    except OptionError:
        return False
    return True


def coming_rules(to: Words, wishes: Wishes) -> list[str]:
    """Return which game is played, how, and a sentence for each house rule."""
    clauses = [to.say("people-plays", game=to.say("menu-book", book=wishes.game))]
    if wishes.teams:
        clauses.append(to.say("menu-teams", value="yes"))
    if wishes.points:
        clauses.append(points_words(to, wishes))
    return [to.join(clauses), *house_rules(to, plain_rules(wishes.game, wishes.rules))]
