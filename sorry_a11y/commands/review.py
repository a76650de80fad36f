"""`sorry-a11y review`: the choices of a kept game that cost most, against a strong player's."""

from __future__ import annotations

from sorry_a11y.analysis.advice import review
from sorry_a11y.commands.data_folder import library
from sorry_a11y.commands.equipment import read_sentences
from sorry_a11y.commands.games import heard_record, may_be_told
from sorry_a11y.narration import advice
from sorry_a11y.narration.advice import luck_sentences
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.listener import Listener
from sorry_a11y.session.transcript import first_listener
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.record import Record
from sorry_a11y.storage.replay import Replay


def tell_review(given: str | None, settings: Settings) -> int:
    """Tell the review of a game, by its number or file, or of the game played last. Raises
    StorageError."""
    record = _record(given)
    if record is None:
        return read_sentences([catalog(settings.language).say("store-no-games")], settings)
    return read_sentences(sentences(record, settings.language), settings)


def sentences(record: Record, language: str) -> list[str]:
    """The review for the people who played, in whole sentences; raises RecordError."""
    table = Replay(record).run()
    seating, rules = table.seating, table.game.rules
    you = tuple(seat for seat in seating.people if not seating.name(seat))
    people = you or seating.people or seating.seats
    found = review(rules, seating.seats, table.actions, people)
    seat = first_listener(record)
    to = Listener(seat, seating, rules, language)
    if not found.choices:
        return [to.stopped(to.say("advice-review-undecided"))]
    lines = [to.say("advice-review-agreed", agreed=found.agreed, decisions=found.choices)]
    if not found.turnings:
        lines.append(to.say("advice-review-none"))
    for one in found.turnings:
        who = Listener(one.seen.seat, seating, rules, language)
        lines += [
            who.stopped(line) for line in advice.turning(who, one, named=len(people) > 1)
        ]
    if table.over and seat in people:
        lines += [to.stopped(one) for one in luck_sentences(to, seating.seats, table.actions)]
    return lines


def _record(given: str | None) -> Record | None:
    """The record asked for; None where nothing has been kept yet."""
    if given is not None:
        return heard_record(given)
    games = library()
    newest = next(iter(games.entries()), None)
    return may_be_told(games.load(newest.number)) if newest else None
