"""What a game of a day offers its player: every decision, and every action of the game."""

from __future__ import annotations

from datetime import date

from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.ui.menus.daily_game import daily_game
from sorry_a11y.ui.menus.table_setup import rules_and_seats
from sorry_a11y.ui.session.game_base import Controls
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import new_game


def offered(day: date, language: str) -> str:
    """Play the game of a day by Enter alone: a line for each decision with all that could be
    decided, as a record writes it, then a line for each action of the game."""
    daily = daily_game(day)
    rules, seating = rules_and_seats(daily.plan, None)
    table = new_game(rules, seating, daily.seed)
    session = PlayerSession(Settings(language=language, forced="ask"))
    screen = GameScreen(session, table, controls=Controls(may_undo=False))
    session.starting(screen).opened()
    lines: list[str] = []
    asked = -1
    while not table.over:
        if screen.course.is_deciding and screen.who.table.number != asked:
            asked = screen.who.table.number
            choices = table.view(table.now.turn).options()
            lines.append(" / ".join(action_text(rules, one) for one in choices))
        session.key("enter")
    return "\n".join([*lines, *(action_text(rules, one) for one in table.actions)]) + "\n"
