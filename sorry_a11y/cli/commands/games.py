"""The commands about stored games: list, delete, rescue, export, import, hear again, draw."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain

from sorry_a11y.cli.commands.command_line import Chosen, needed, whole_number
from sorry_a11y.cli.commands.environment import (
    at_terminal,
    library,
    now,
    player_file,
    read_sentences,
    run_screen,
)
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.frontends.terminal.console import is_terminal
from sorry_a11y.online.client.seats import FileSeatStore
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.output.narration.remarks import GameMemory
from sorry_a11y.output.narration.saved_games import (
    tell_entry,
    tell_error,
    tell_statistics,
    tell_taken_back,
)
from sorry_a11y.store import exchange
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.files import read_given
from sorry_a11y.store.library import Library
from sorry_a11y.store.record import whole_game
from sorry_a11y.store.statistics import bumps_by_name, statistics
from sorry_a11y.ui.menus.archive_menu import deletion
from sorry_a11y.ui.menus.replay_screen import ReplayScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.transcript import Passage, first_listener, heard, hides_hands
from sorry_a11y.ui.settings.values import Settings

_TOLD_EVERY = 200
"""Records between two words of progress: some seconds."""

# -- the list ----------------------------------------------------------------------------------

_MOST_PACK_BYTES = 100_000_000
"""Bytes of a file of many games."""


def manage_games(chosen: Chosen) -> int:
    """List the games, or delete or rescue one; return the exit status."""
    action, given = chosen.words
    if action is None:
        return _list_games(chosen.settings)
    actions = {"delete": _delete, "rescue": _rescue}
    if action not in actions:
        raise MistakeError(
            "cli-no-such", where="games", given=echoed(action), accepted=listed(tuple(actions))
        )
    number = whole_number("games", needed(given, f"games {action}"))
    return actions[action](number, chosen.settings)


def _list_games(settings: Settings) -> int:
    """Tell every game, the one played last first, each as soon as its record is read."""
    time, language = now(), settings.language
    games = library()
    first = [*_damage(games, language), *_table_elsewhere(settings)]
    count = len(games.numbers())
    if not count:
        none = [] if first else [Words(language).say("saved-no-games")]
        return read_sentences([*first, *none], settings)
    lines = (tell_entry(entry, time, language) for entry in games.entries())
    return read_sentences(chain(first, lines), settings, count + len(first))


def _damage(games: Library, language: str) -> list[str]:
    """Return a sentence if the file of games was damaged and what could be read is listed now."""
    try:
        games.file.check()
    except StorageError as error:
        if error.code != "set-aside":
            raise
        return [tell_error(error, language)]
    return []


def _table_elsewhere(settings: Settings) -> list[str]:
    """Return a sentence about a game with friends that is not over, and so not in the list."""
    seat = FileSeatStore(player_file()).load()
    if seat is None or seat.over:
        return []
    who = "other" if seat.host else "you"
    return [Words(settings.language).say("saved-friends", who=who, name=seat.host)]


def _delete(number: int, settings: Settings) -> int:
    """Delete a game after asking; without a terminal the answer is read from the input."""
    games = library()
    entry = tell_entry(games.entry(number), now(), settings.language)
    session = PlayerSession(settings)
    return run_screen(session.starting(deletion(session, games, number, entry)))


def _rescue(number: int, settings: Settings) -> int:
    """Save the good lines of a damaged game as a new game."""
    to = exchange.rescue_record(library(), number)
    line = Words(settings.language).say("saved-rescued", number=number, to=to)
    return read_sentences([line], settings)


def tell_figures(chosen: Chosen) -> int:
    """Tell the statistics; standard error gets the progress while records are read for them."""
    language = chosen.settings.language
    say = Words(language).say

    def progress(done: int, count: int) -> None:
        if is_terminal(sys.stderr) and done % _TOLD_EVERY == 0:
            sys.stderr.write(say("saved-reading", done=done, count=count) + "\n")

    figures = statistics(library().summaries(progress))
    return read_sentences(tell_statistics(figures, now(), language), chosen.settings)


def export_game(chosen: Chosen) -> int:
    """Copy a game to a file."""
    given, file = chosen.words
    number = whole_number("export", needed(given, "export"))
    file = needed(file, "export")
    exchange.export_record(library(), number, file)
    line = Words(chosen.settings.language).say("saved-exported", number=number, file=echoed(file))
    return read_sentences([line], chosen.settings)


def import_game(chosen: Chosen) -> int:
    """Store the game of a file, or the games of a file that a page has saved."""
    path, language = needed(chosen.words[0], "import"), chosen.settings.language
    if exchange.is_pack(read_given(path, 2)):
        taken_back = exchange.take_back_games(library(), read_given(path, _MOST_PACK_BYTES))
        words = Words(language)
        lines = [words.stopped(upper_first(one)) for one in tell_taken_back(taken_back, words)]
        return read_sentences(lines, chosen.settings)
    number, was_cut = exchange.import_record(library(), path)
    say = Words(chosen.settings.language).say
    lines = [say("saved-imported", number=number)] + ([say("saved-cut")] if was_cut else [])
    return read_sentences(lines, chosen.settings)


# -- one game ----------------------------------------------------------------------------------


def _game_named(given: str) -> LoggedGame:
    """Return the game that a number of the list or a file's name means."""
    if given.isdecimal() and len(given) < 10:
        return library().game(int(given))
    return whole_game(given)


def _may_be_told(game: LoggedGame) -> LoggedGame:
    """Return the game, if all of it may be told; raises StorageError "hands-hidden"."""
    if hides_hands(game):
        raise StorageError("hands-hidden")
    return game


def tell_transcript(chosen: Chosen) -> int:
    """Tell everything that was heard, one sentence a line."""
    passages = _heard(needed(chosen.words[0], "transcript"), chosen.settings)
    if at_terminal():
        return read_sentences([one for part in passages for one in part.sentences], chosen.settings)
    return _write(passages)


def replay_game(chosen: Chosen) -> int:
    """Tell a game again, a batch of news at each key; without a terminal, all of it."""
    game = needed(chosen.words[0], "replay")
    from_turn = whole_number("--from", getattr(chosen, "from"), least=1)
    passages = _heard(game, chosen.settings, from_turn)
    first = next(passages, None)
    if first is None:
        raise MistakeError("cli-from-end", given=str(from_turn))
    passages = chain([first], passages)
    if at_terminal():
        return run_screen(ReplayScreen(passages, chosen.settings))
    return _write(passages)


def _heard(given: str, settings: Settings, from_turn: int = 1) -> Iterator[Passage]:
    game = _may_be_told(_game_named(given))
    memory = GameMemory(
        lambda: bumps_by_name(library().summaries_at_hand(0.3), game.header.started)
    )
    return heard(game, settings=settings, from_turn=from_turn, memory=memory)


def _write(passages: Iterator[Passage]) -> int:
    for passage in passages:
        sys.stdout.writelines(sentence + "\n" for sentence in passage.sentences)
    return 0


def tell_review(chosen: Chosen) -> int:
    """Tell the choices that cost most in a game, the one played last unless one is named."""
    from sorry_a11y.ui.menus.after_game import review_sentences

    (given,) = chosen.words
    settings: Settings = chosen.settings
    games = library()
    if given is not None:
        game = _game_named(given)
    elif newest := next(iter(games.entries()), None):
        game = games.game(newest.number)
    else:
        return read_sentences([Words(settings.language).say("saved-no-games")], settings)
    return read_sentences(review_sentences(_may_be_told(game), settings.language), settings)


def draw_board(chosen: Chosen) -> int:
    """Print the board of a game, the unfinished one played last unless one is named."""
    from sorry_a11y.core.rules.board import WATCHER
    from sorry_a11y.output.narration.at_a_glance import picture
    from sorry_a11y.output.narration.listener import Listener

    (given,) = chosen.words
    if given is None:
        entry, _ = library().unfinished()
        if entry is None:
            raise StorageError("none-unfinished")
        given = str(entry.number)
    game = _game_named(given)
    language = chosen.settings.language
    to = Listener(first_listener(game), game.seating, game.rules, language)
    sys.stdout.writelines(f"{line}\n" for line in picture(to, game.view(WATCHER)))
    return 0
