"""Requests of guests in their room: decisions, chat, and what the host may do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.game import IllegalActionError
from sorry_a11y.core.rules.notation import NotationError, action_text, parse_action
from sorry_a11y.online.server.arrangement import Arrangement
from sorry_a11y.online.server.asker import Asker
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.asking import Asking
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.awaited_turn import AwaitedTurn
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.server.rooms.room_questions import SeatQuestion
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.store.game_saver import end_text

_MOST_REPORTED_LINES = 20
"""The number of last lines of chat that go with a report."""


class RoomRequests:
    """Meets the requests of guests in their rooms.

    Every method raises RefusedError for a request that cannot be met.

    Args:
        lobby: The lobby of the server.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    @contextmanager
    def _at_table(self, asker: Asker) -> Iterator[tuple[Room, Guest]]:
        """Return a context, with the room and the guest, in which a request is met.

        It counts as a key that the guest has pressed. An error affects that room alone.
        """
        room, guest = asker.seat()
        if self._lobby.rooms.here.get(room.id) is not room:
            raise RefusedError("saved")
        guest.mail.welcome = None
        with self._lobby.supervisor.guarded(room, asker.connection):
            turn = AwaitedTurn(room)
            turn.note_key(guest, asker.now)
            yield room, guest
            Asking(room).look_after(asker.now)
            turn.look_after(asker.now)

    def note_awake(self, asker: Asker, _message: msg.Awake) -> None:
        """Note that a guest has pressed a key."""
        with self._at_table(asker):
            pass

    def leave(self, asker: Asker, _message: msg.Leave) -> None:
        """Let a guest go for good, or a watcher without a name."""
        if asker.connection.audience:
            self._lobby.presence.stop_watching(asker.connection)
            return
        with self._at_table(asker) as (room, guest):
            Attendance(room).leave(guest)

    # -- the game ----------------------------------------------------------------------------------

    def decide(self, asker: Asker, message: msg.Decide) -> None:
        """Take the decision of a guest on turn."""
        with self._at_table(asker) as (room, guest):
            game = room.playing()
            seat = game.now.turn
            if message.after != game.number:
                raise RefusedError("stale")
            if seat not in guest.seats or not game.awaits_person:
                raise RefusedError("turn")
            try:
                action = parse_action(game.now, message.text)
                if isinstance(action, Shuffle | Lot):
                    raise IllegalActionError("chance is nobody's to decide")
                game.decide(seat, action, message.after)
            except (IllegalActionError, NotationError) as error:
                raise RefusedError("rules") from error
            room.questions.denied.discard(seat)
            Asking(room).go_on()

    def let_bot_play(self, asker: Asker, message: msg.LetBotPlay) -> None:
        """Let a bot play for the guest on turn, whom the table waits for."""
        with self._at_table(asker) as (room, guest):
            AwaitedTurn(room).let_bot_play(guest, message.who, asker.now)

    def undo(self, asker: Asker, message: msg.Undo) -> None:
        """Take back a guest's last decision, or ask the others whether it may be."""
        with self._at_table(asker) as (room, guest):
            Asking(room).ask_undo(guest, message.seat, asker.now)

    def answer(self, asker: Asker, message: msg.AnswerQuestion) -> None:
        """Take a guest's answer to a question."""
        with self._at_table(asker) as (room, guest):
            if granted := Asking(room).answer(guest, message):
                self._hand_over(room, granted)

    def ask_seat(self, asker: Asker, message: msg.AskSeat) -> None:
        """Ask whether a guest who watches may have the seat of one who is away."""
        with self._at_table(asker) as (room, guest):
            Asking(room).ask_seat(guest, message.who, asker.now)

    def _hand_over(self, room: Room, granted: SeatQuestion) -> None:
        """Give a seat to the guest who asked for it."""
        presence, guests = self._lobby.presence, room.members.guests
        holder, by = guests[granted.of], guests[granted.who]
        connection = presence.of_seat(room.id, by.number)
        attendance = Attendance(room)
        attendance.hand_over(holder, by)
        if connection:
            presence.attach(connection, room, holder)
            attendance.come_back(holder, room.journal.seq)

    def tell_record(self, asker: Asker, message: msg.AskRecord) -> None:
        """Tell a piece of the record of a finished game, whose cards are no longer secret."""
        with self._at_table(asker) as (room, guest):
            game = room.game
            if game is None or not game.over or not guest.seats:
                raise RefusedError("record")
            # without actions that were taken back: a pile that was shuffled then is still secret
            lines = [action_text(game.rules, action) for action in game.actions]
            text, at = "\n".join([*lines, end_text(game.winners)]), max(message.at, 0)
            piece = text[at : at + msg.PIECE]
            started = int(game.header.started.timestamp())
            more = at + len(piece) < len(text)
            asker.connection.tell(msg.GameRecord(started, at, piece, more))

    # -- talk --------------------------------------------------------------------------------------

    def say(self, asker: Asker, message: msg.Say) -> None:
        """Send a line of chat to all, its speaker too."""
        with self._at_table(asker) as (room, guest):
            if guest.silenced:
                raise RefusedError("silenced")
            phrase = message.phrase
            text, language = ("", "") if phrase else (fit_line(message.text), message.language)
            if not (text or phrase):
                raise RefusedError("message")
            said = msg.Said(guest.number, guest.name, text, phrase, language)
            line = f"{guest.name}: {phrase or text}"
            room.last_lines = [*room.last_lines[1 - _MOST_REPORTED_LINES :], line]
            room.tell(said)

    # -- the coming game ---------------------------------------------------------------------------

    def change_seat(self, asker: Asker, message: msg.ChangeSeat) -> None:
        """Give a guest another seat in the coming game."""
        with self._at_table(asker) as (room, guest):
            Arrangement(room).change_seat(guest, message.seat)

    def note_ready(self, asker: Asker, message: msg.Ready) -> None:
        """Note whether a guest is ready for the coming game."""
        with self._at_table(asker) as (room, guest):
            Arrangement(room).note_ready(guest, is_ready=message.on, now=asker.now)

    def arrange(self, asker: Asker, message: msg.ArrangeTable) -> None:
        """Give the coming game the rules and seats that the host wants."""
        with self._at_table(asker) as (room, guest):
            Arrangement(room).arrange(guest, message)

    # -- the host ----------------------------------------------------------------------------------

    def manage(self, asker: Asker, message: msg.Manage) -> None:
        """Do what only the host may ask for."""
        with self._at_table(asker) as (room, guest):
            match message.what:
                case "start":
                    self._lobby.games.begin(room)
                case "lock" | "unlock":
                    room.tell_change(f"{message.what}ed", guest)
                case "pause":
                    room.playing()
                    room.tell_change("paused", guest)
                case "go-on":
                    room.change("on", guest.number)
                    room.tell_news("went-on", guest)
                case _:
                    self._manage_guest(room, guest, message)

    def _manage_guest(self, room: Room, host: Guest, message: msg.Manage) -> None:
        """Do what the host asks for that concerns a guest."""
        other = room.members.guests.get(message.who)
        if other is None or other.gone or (other is host and message.what != "silence"):
            raise RefusedError("host")
        match message.what:
            case "kick":
                self._lobby.removals.remove(room, other)
            case "silence" | "unsilence":
                room.tell_change(f"{message.what}d", other)
            case "pass-on":
                if not room.members.plays(other):
                    raise RefusedError("host")
                room.change("host", other.number)
                room.tell_news("hosts", other)
