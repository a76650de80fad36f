"""Bots that play a game, and what a listener hears of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from sorry_a11y.api.positions import act, checked_seats, rule_book
from sorry_a11y.api.telling import Names, tell
from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.opponents import BOTS, DEFAULT_BOT, make_bot
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import SEATS, WATCHER, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game, Phase, apply_action
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view
from sorry_a11y.table.dealer import chance_from, next_action
from sorry_a11y.table.history import History
from sorry_a11y.table.setup import PERSON


class Moment(NamedTuple):
    """One action of a game that is watched: the games before and after it, what happened, and what
    the listener hears of it."""

    before: Game
    action: Action
    events: tuple[Event, ...]
    after: Game
    sentences: list[str]


def bot(name: str = DEFAULT_BOT) -> Bot:
    """Return a bot by its name, one of BOTS; raises MistakeError. A bot of your own is any object
    with a ``name`` and ``choose(view, chance)``, which returns one of the view's options."""
    if name not in BOTS:
        raise MistakeError("unknown-bot", given=echoed(name), accepted=listed(list(BOTS)))
    return make_bot(name)


def play_out(
    players: Mapping[Seat, Bot] | None = None, rules: Ruleset | None = None,
    seed: int | None = None,
) -> History:
    """Let bots play a whole game and return it: its ``winners``, ``turns`` and ``actions``.

    ``players``: a bot for each seat that plays, four runners unless given; ``rules``: hasbro for
    their seats unless given; ``seed``: the same seed gives the same game, at the terminal too.
    Raises IllegalActionError for a bot that decides what it may not, MistakeError for seats that
    cannot play.
    """
    seated = dict.fromkeys(SEATS, bot()) if players is None else dict(players)
    seats = checked_seats(tuple(sorted(seated)), rules)
    kinds = [seated[seat].name for seat in seats]
    history = History.begin(
        rules or rule_book(seats=seats), seats, seed=seed,
        players=[kind if kind in BOTS else PERSON for kind in kinds],
    )
    game, actions = history.game, list(history.actions)
    chance = chance_from(history.seed)
    while game.phase is not Phase.OVER:
        lot = chance.at(len(actions))
        action = next_action(game, seated, lot, lot)
        game, _ = apply_action(game, action)
        actions.append(action)
    return replace(history, actions=tuple(actions), game=game)


def watch(
    game: Game, players: Mapping[Seat, Bot], chance: Random | None = None, language: str = "en",
    verbosity: str = "normal", *, seat: Seat = WATCHER, names: Names | None = None,
) -> Iterator[Moment]:
    """Let bots play a game to its end, and yield each decision with what happened and what the
    listener of ``seat`` hears, a spectator unless given. The last moment's ``after.winners`` have
    won. ``players``: a bot for each seat that plays; the other arguments are those of `tell`.
    """
    chance = chance or Random()
    while game.phase is not Phase.OVER:
        decision = players[game.turn].choose(view(game, game.turn), chance)
        before = game
        game, events = act(game, decision, chance)
        told = tell(before, events, seat, language, verbosity, names)
        yield Moment(before, decision, events, game, told)


def replay(
    history: History, language: str = "en", verbosity: str = "normal", *, seat: Seat = WATCHER,
    names: Names | None = None,
) -> Iterator[Moment]:
    """Yield a game again, action by action, with what the listener of ``seat`` hears, a spectator
    unless given. The other arguments are those of `tell`."""
    for before, action, (after, events) in history.steps():
        told = tell(before, events, seat, language, verbosity, names)
        yield Moment(before, action, events, after, told)
