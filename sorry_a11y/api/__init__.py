"""The public interface for programs: set up, play, tell, analyse and save games.

``sorry_a11y`` itself exports all of it, and docs/api.md promises it; all else in this package
is private by convention and may change. There is no second set of rules: the game at the terminal
uses the same functions.
"""

from __future__ import annotations

from sorry_a11y.api import own_rules
from sorry_a11y.api.analysing import advise, danger, luck, odds, rank, review
from sorry_a11y.api.contests import contest
from sorry_a11y.api.playing import (
    Moment,
    bot,
    decide,
    play_out,
    replay,
    start_game,
    steps,
    transcript,
    undo,
    watch,
)
from sorry_a11y.api.positions import (
    act,
    decisions,
    new_game,
    position,
    rebuild,
    redact,
    rule_book,
    view,
)
from sorry_a11y.api.saving import as_data, from_data, load, save
from sorry_a11y.api.telling import describe, notation, parse_decision, pawns, say, tell, why
from sorry_a11y.core.bots.bot import Bot
from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.log import TakeBack
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules import events
from sorry_a11y.core.rules.actions import Action, Decision
from sorry_a11y.core.rules.board import COLOURS, SEATS, WATCHER, Kind, Pawn, Seat, Spot
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game, IllegalActionError, Outcome, Phase
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import GameError
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.output.narration.catalog import languages
from sorry_a11y.output.narration.mistakes import MistakeError

__all__ = [
    "BOOKS",
    "BOTS",
    "COLOURS",
    "SEATS",
    "WATCHER",
    "Action",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "IllegalActionError",
    "Kind",
    "LoggedGame",
    "MistakeError",
    "Moment",
    "Outcome",
    "Pawn",
    "Phase",
    "Play",
    "Ruleset",
    "Seat",
    "Spot",
    "TakeBack",
    "View",
    "act",
    "advise",
    "as_data",
    "bot",
    "contest",
    "danger",
    "decide",
    "decisions",
    "describe",
    "events",
    "from_data",
    "languages",
    "load",
    "luck",
    "new_game",
    "notation",
    "odds",
    "own_rules",
    "parse_decision",
    "pawns",
    "play_out",
    "position",
    "rank",
    "rebuild",
    "redact",
    "replay",
    "review",
    "rule_book",
    "save",
    "say",
    "start_game",
    "steps",
    "tell",
    "transcript",
    "undo",
    "view",
    "watch",
    "why",
]
