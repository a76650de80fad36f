"""What a game of a day offers its player: every decision, and every action of the game."""

from __future__ import annotations

from datetime import date

from sorry_a11y.menus.daily_game import daily_game
from sorry_a11y.menus.table_setup import rules_and_seats
from sorry_a11y.rules.notation import action_text
from sorry_a11y.rules.view import options
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.settings.values import Settings
from sorry_a11y.table.dealer import SeededChance
from sorry_a11y.table.table import Host, Table


def offered(day: date, language: str) -> str:
    """Play the game of a day by Enter alone: a line for each decision with all that could be
    decided, as a record writes it, then a line for each action of the game."""
    daily = daily_game(day)
    rules, seating = rules_and_seats(daily.plan, None)
    table = Table(rules, seating, SeededChance(daily.seed))
    presenter = Presenter(Host(table), Settings(language=language), may_undo=False)
    presenter.open()
    lines: list[str] = []
    asked = -1
    while not table.over:
        if presenter.is_busy and presenter.question != asked:
            asked = presenter.question
            choices = options(table.view(table.game.turn))
            lines.append(" / ".join(action_text(rules, one) for one in choices))
        presenter.press("enter")
    return "\n".join([*lines, *(action_text(rules, one) for one in table.actions)]) + "\n"
