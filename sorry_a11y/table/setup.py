"""What a game is: everything that is settled before the first card and that all may know."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.bots.registry import make_bot
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import plain
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.table.seating import Person, Robot, Seating, Sitter

PERSON = "person"


@dataclass(frozen=True)
class Chair:
    """Who sits on ``seat``: "person" or the name of a kind of bot, and the name told, None for a
    person who is only ever "you". ``sitter``: the id of the one who sits there."""

    seat: int
    kind: str
    name: str | None
    sitter: int


@dataclass(frozen=True)
class Setup:
    """A game before it begins. Nothing in it tells of a card to come.

    ``book``: the rule book; ``options``: every option of it with its value, in its order (one
    from an older program may lack the newest); ``rounds`` or ``target``: when a points game
    ends, the other is 0; ``may_undo``: whether decisions may be taken back; ``chairs``: by seat.
    """

    book: str
    options: tuple[tuple[str, str], ...]
    teams: bool
    points: bool
    rounds: int
    target: int
    may_undo: bool
    chairs: tuple[Chair, ...]

    @classmethod
    def of(cls, rules: Ruleset, seating: Seating, *, may_undo: bool) -> Setup:
        """What describes a table that is about to begin."""
        scoring = rules.scoring
        return cls(
            rules.name,
            tuple(rules.options.items()),
            rules.has_teams and not plain(rules.name).has_teams,
            scoring is not None,
            scoring.rounds if scoring else 0,
            scoring.target if scoring else 0,
            may_undo,
            tuple(_chair(seat, seating.sitters[seat]) for seat in seating.seats),
        )

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that play, in turn order."""
        return tuple(chair.seat for chair in self.chairs)

    def rules(self) -> Ruleset:
        """The rule book; raises CombinationError or OptionError where there is none such."""
        return make_rules(
            Wishes(self.book, dict(self.options), self.teams, self.points, self.rounds,
                   self.target),
            self.seats,
        )

    def seating(self) -> Seating:
        """The people and bots; one who holds several seats is one sitter. Raises KeyError for a
        kind of bot that there is not."""
        known: dict[int, Sitter] = {}
        for chair in self.chairs:
            if chair.sitter not in known:
                known[chair.sitter] = (
                    Person(chair.sitter, chair.name) if chair.kind == PERSON
                    else Robot(chair.sitter, chair.name or "", make_bot(chair.kind))
                )
        return Seating({chair.seat: known[chair.sitter] for chair in self.chairs})


def _chair(seat: int, sitter: Sitter) -> Chair:
    kind = sitter.kind if isinstance(sitter, Robot) else PERSON
    return Chair(seat, kind, sitter.name, sitter.id)
