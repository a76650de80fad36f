"""A table and its game: begun, led again from the journal, and what somebody missed of it."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.bots.opponents import BOTS, make_bot
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.server.entries import Began, Opened
from sorry_a11y.server.guests import Guest, RefusedError
from sorry_a11y.server.room_game import Deed, RoomGame, Script, heard_since
from sorry_a11y.server.table_book import TableBook
from sorry_a11y.table.dealer import SecretChance
from sorry_a11y.table.names import is_taken
from sorry_a11y.table.setup import PERSON, ROBOT_NAMES, Occupant, Person, Robot, Seating, Setup
from sorry_a11y.table.table import Batch
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard

STAND_IN = "runner"
"""The kind of bot that plays for somebody who is away, and on chairs that stay open."""


class GuestSubscriber:
    """Puts what a guest hears of the game into their outbox, or aside while they are away."""

    def __init__(self, table: PlayedTable, game: RoomGame, guest: Guest) -> None:
        self.seats = guest.seats
        self._table = table
        self._game = game
        self._guest = guest

    def hear(self, batch: Batch) -> None:
        """A batch of the game."""
        heard = Heard(self._game.seq, batch)
        if self._guest.is_here:
            self._guest.outbox.append((self._table.seq, heard))
            self._table.stir(self._table.id)
        elif not self._guest.gone:
            self._guest.miss(heard)


class PlayedTable(TableBook):
    """A table with the game that is played at it, None before it begins."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        super().__init__(table_id, opened)
        self.paused = False
        self.game: RoomGame | None = None
        self._began: Began | None = None
        self._script = Script()
        self._texts = ""
        self._began_at = 0

    @property
    def stage(self) -> str:
        """Gathering, playing, paused or over."""
        if self.game is None:
            return "gathering"
        if self.game.table.over:
            return "over"
        return "paused" if self.paused else "playing"

    def tell_state(self) -> None:
        """Tell everybody how the table stands."""
        raise NotImplementedError

    def must_host(self, guest: Guest) -> None:
        """Raise RefusedError unless the guest is the host."""
        if guest.number != self.host:
            raise RefusedError("host")

    def rules(self, seats: tuple[Seat, ...]) -> Ruleset:
        """The rule book; raises CombinationError or OptionError where there is none such."""
        opened = self.opened
        return make_rules(
            Wishes(opened.game, opened.options, opened.teams, opened.points, opened.rounds,
                   opened.target),
            seats,
        )

    def setup(self) -> Setup | None:
        """What the game under way is; None before it begins."""
        game = self.game
        may_undo = self.opened.undo != "off"
        return Setup.of(game.rules, game.seating, may_undo=may_undo) if game else None

    def start(self, guest: Guest, secret: int, date: int) -> None:
        """Begin the game, or the next one where the winner of the last begins, bots on the chairs
        that are still open; ``date``: now, in seconds since 1970. Raises RefusedError."""
        self.must_host(guest)
        if self.game and not self.game.table.over:
            raise RefusedError("begun")
        winners = self.game.table.game.winners if self.game else ()
        sitting = {seat: one for one in self._present() for seat in one.seats}
        names = {seat: one.name for seat, one in sitting.items()}
        kinds = {}
        for seat, kind in sorted(self.opened.chairs.items()):
            is_person = seat in sitting
            kinds[seat] = PERSON if is_person else kind if kind in BOTS else STAND_IN
            if not is_person:
                taken = list(names.values())
                names[seat] = next(one for one in ROBOT_NAMES[seat] if not is_taken(one, taken))
        first = next((one for one in winners if one in kinds), WATCHER)
        began = Began(str(secret), kinds, names, first, date)
        self._write(began)
        self._begin(began)
        assert self.game is not None, "it has just begun"
        self.game.begin()

    def _begin(self, began: Began) -> None:
        self._note_beginning(began)
        self.game = self._new_game(began, self._write_deed)
        self.tell_state()
        for guest in self._hearing():
            if not guest.is_here:
                guest.begin_missing(self.seq)
            self.game.listen(GuestSubscriber(self, self.game, guest))

    def _note_beginning(self, began: Began) -> None:
        self._began, self._began_at = began, self.seq
        self._script, self._texts, self.paused = Script(), "", False

    def _new_game(self, began: Began, write: Callable[[Deed], int]) -> RoomGame:
        by_seat = {seat: one for one in self.guests.values() for seat in one.seats}
        sitters: dict[Seat, Occupant] = {}
        for seat, kind in began.kinds.items():
            name = began.names[seat]
            if kind == PERSON:
                sitters[seat] = Person(by_seat[seat].seats[0], name)
            else:
                sitters[seat] = Robot(seat, name, make_bot(kind))
        rules = self.rules(tuple(sorted(sitters)))
        winner = began.first if began.first >= 0 else None
        return RoomGame(
            rules, Seating(sitters), SecretChance(int(began.secret)), write, winner, self._began_at
        )

    def record(self, guest: Guest, at: int) -> msg.GameRecord:
        """A piece of the record of the game that is over, for somebody who played it; raises
        RefusedError. Nobody's cards are anybody's secret any more (decision 0011)."""
        began = self._began
        if began is None or self.game is None or not self.game.table.over or not guest.seats:
            raise RefusedError("record")
        if not self._texts:
            self._texts = "\n".join(self._new_game(began, lambda _deed: 0).texts(self._script))
        piece = self._texts[max(at, 0) : max(at, 0) + msg.PIECE]
        more = max(at, 0) + len(piece) < len(self._texts)
        return msg.GameRecord(began.started, max(at, 0), piece, more)

    def _missed(self, guest: Guest, since: int) -> list[Heard]:
        """What a guest has not heard who heard everything up to line ``since``; how things stand,
        if that is nothing."""
        began, game = self._began, self.game
        assert began is not None, "a game is under way"
        assert game is not None, "a game is under way"
        if guest.missed_after is None or since < guest.missed_after:
            return [Heard(*one) for one in heard_since(
                lambda: self._new_game(began, lambda _deed: 0), self._script, guest.seats, since
            )]
        later = [heard for heard in guest.missed if heard.seq > since]
        return later or [Heard(game.seq, game.standing(guest.seats))]

    def _write_deed(self, deed: Deed) -> int:
        self._write(deed)
        self._script.append(self.seq, deed)
        return self.seq
