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
from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.log import TakeBack
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.narration.catalog import languages
from sorry_a11y.narration.mistakes import MistakeError
from sorry_a11y.rules import events
from sorry_a11y.rules.actions import Action, Decision
from sorry_a11y.rules.board import COLOURS, SEATS, WATCHER, Kind, Pawn, Seat, Spot
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game, IllegalActionError, Outcome, Phase
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.value import GameError
from sorry_a11y.rules.view import View
from sorry_a11y.rulesets.families import BOOKS

__all__ = [
    "BOOKS", "BOTS", "COLOURS", "SEATS", "WATCHER", "Action", "Bot", "Decision", "Event",
    "Game", "GameError", "IllegalActionError", "Kind", "LoggedGame", "MistakeError", "Moment",
    "Outcome", "Pawn", "Phase", "Play", "Ruleset", "Seat", "Spot", "TakeBack", "View", "act",
    "advise", "as_data", "bot", "contest", "danger", "decide", "decisions", "describe",
    "events", "from_data", "languages", "load", "luck", "new_game", "notation", "odds",
    "own_rules", "parse_decision", "pawns", "play_out", "position", "rank",
    "rebuild", "redact", "replay", "review", "rule_book", "save", "say", "start_game", "steps",
    "tell", "transcript", "undo", "view", "watch", "why",
]
