"""The season by ear: where it stands, and its next game."""

from __future__ import annotations

from functools import partial

from sorry_a11y.menus.game_maker import GameMaker
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.narration.saved_games import tell_opponent, tell_season
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row


def season_menu(games: GameMaker) -> MenuScreen:
    """Return the menu of the season."""
    session, season = games.session, games.saved.season

    def title() -> list[str]:
        words = session.listener()
        unsaved = ["season-unsaved"] if session.settings.save == "no" else []
        return [tell_season(words, season()), *map(words.say, ["season-rules", *unsaved])]

    def rows() -> list[Row]:
        now, begin_anew = season(), partial(begin, anew=True)
        if now.is_won and not now.going:
            return [Row("season-again", begin_anew)]
        if now.going:
            first = Row("season-continue", lambda: menu.entered(games.go_on(now.going)))
        else:
            first = Row(lambda: session.listener().say(
                "season-play", game=now.game, name=tell_opponent(session.listener(), now)), begin)
        return [first, *([Row("season-anew", ask)] if now.number else [])]

    def begin(*, anew: bool = False) -> Reply:
        return session.enter(games.begin_season_game(anew=anew))

    def ask() -> Reply:
        """Ask whether to begin anew, which gives up what was won."""
        level, begin_anew = season().level + 1, partial(begin, anew=True)
        return session.visit(MenuScreen(
            session, lambda: [session.listener().say("season-anew-open", level=level)],
            lambda: [Row("season-anew-no", stay), Row("season-anew-yes", begin_anew)],
        ))

    def stay() -> Reply:
        session.come_back(Reply((), ""))
        return menu.rebuilt(0)

    menu = MenuScreen(session, title, rows)
    return menu
