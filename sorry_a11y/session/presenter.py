"""The game as an endpoint sees it: one key in, one reply out.

The presenter knows no terminal and owns no game. It holds a port to the table, a feed for everybody
who shares its keyboard, and a *prompt*: what the next key is for (a decision, the next opponent, a
question, a setting). Prompts and the command table live beside it; this module moves between them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sorry_a11y.analysis import queries
from sorry_a11y.narration import answers
from sorry_a11y.narration.banter import Banter, GameMemory
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.narration.choices import turn_lines
from sorry_a11y.narration.drama import Drama
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.narrator import greeting
from sorry_a11y.rules.actions import Decision, Pass
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.game import Phase
from sorry_a11y.rules.view import View
from sorry_a11y.session import questions
from sorry_a11y.session.decision_prompt import DecisionPrompt, only_decision
from sorry_a11y.session.feed import Feed, Pause, ToldNews
from sorry_a11y.session.key_commands import COMMANDS, Command, command_of
from sorry_a11y.session.prompts import (
    Afterwards,
    EndPrompt,
    HandOverPrompt,
    HelpPrompt,
    Interlude,
    LocalInterlude,
    Prompt,
    QuitPrompt,
    way_back,
)
from sorry_a11y.session.reply import Ending, Reply, Shown, reply_of
from sorry_a11y.session.screen import KeepSettings, PlainScreen
from sorry_a11y.session.settings_prompts import SettingsPrompt
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.settings.values import PAUSES, Settings
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.table.setup import Seating
from sorry_a11y.table.table import Batch, StaleDecisionError, TablePort, UndoRefusedError

PASSES_BEFORE_OFFER = 3
"""Turns without a choice after which a player is told that these can play themselves."""
TOLD_IN_FULL = 3
"""Turns that a player who comes back is told; those before them are counted."""


class Presenter(PlainScreen):
    """One session of play. ``by_keys``: keys act at once (else lines with Enter); ``hands``: as of
    `narration.catalog.Words`; ``may_undo``:
    plays may be taken back; ``troubles``: sentences to tell after the greeting; ``watch``: asked at
    every reply for a sentence about something that went wrong beside the game; ``keep_settings``:
    keeps what is changed; ``is_saved``: tells whether the game is saved, None where games are not;
    ``goes_on``: the game is not new, and its listeners have been told again what happened since a
    person last decided; ``seats``: who listens here, all people if none is named;
    ``named``: whether a turn is told with its name also to somebody alone; ``afterwards``: what
    follows the end, None for nothing; ``alarm``: ends the pause before a turn that is told by
    itself; without one each waits for a key; ``interlude``:
    what happens between the player's decisions; ``commands``: what keys do; ``remembered``: what
    was told in an earlier session and is not told again, None if there was none; ``memory``: what
    the opponents know of this game and those before; ``may_offer``: returns, once, that the player
    may be told that a single choice can play itself, None where that could not be remembered."""

    def __init__(
        self,
        table: TablePort,
        settings: Settings | None = None,
        *,
        by_keys: bool = True,
        may_undo: bool = True,
        troubles: Sequence[str] = (),
        watch: Callable[[], str | None] | None = None,
        keep_settings: KeepSettings | None = None,
        is_saved: Callable[[], bool] | None = None,
        goes_on: bool = False,
        seats: Sequence[Seat] = (),
        named: bool = False,
        afterwards: Afterwards | None = None,
        alarm: Alarm | None = None,
        interlude: Interlude | None = None,
        commands: tuple[Command, ...] = COMMANDS,
        remembered: Sequence[Batch] | None = None,
        hands: Hands = "keys",
        memory: GameMemory | None = None,
        may_offer: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(settings or Settings())
        self.table = table
        self.by_keys = by_keys
        self._hands: Hands = hands
        self.may_undo = may_undo
        self.troubles = troubles
        self.tried_output = False
        self.feeds: dict[Seat, Feed] = {}
        memory = memory or GameMemory()
        for seat in seats or self.seating.people or (self.seating.seats[0],):
            own = () if seat == WATCHER else self.seating.seats_of(seat)
            banter = Banter(own, self.seating, table.rules, lambda: self.settings.banter, memory)
            drama = Drama(own, lambda: self.settings.drama == "yes")
            self.feeds.setdefault(self._person(seat), Feed(own, banter, drama))
        self.seat = seats[0] if seats else next(iter(self.feeds))
        self.commands = commands
        self._by_key = {key: command for command in commands for key in command.keys}
        self._interlude = interlude or LocalInterlude()
        self._waiting = self._interlude.prompt(self)
        self.prompt: Prompt = self._waiting
        self._remembered = remembered
        self._missed = remembered is not None
        self._asked = self._forced = -1
        self._asked_back = False
        self._passes = 0
        self._may_offer = may_offer
        self._watch = watch
        self._keep_settings = keep_settings
        self._is_saved = is_saved or (lambda: False)
        self._goes_on = goes_on
        self._named = named
        self._afterwards = afterwards
        self._pause = Pause(alarm)
        self._wake: Callable[[], None] | None = None
        self._warned = False
        self._trouble: str | None = None
        self._cues: list[Cue] = []

    # -- what an endpoint calls ------------------------------------------------------------------

    def open(self) -> Reply:
        """Return the greeting, and everything up to the first thing to decide."""
        lines = []
        if self._remembered is None:
            lines = greeting(self.listener(), by_keys=self.by_keys)
        for batch in self._remembered or ():
            self.feed.hear(batch)
        self._into_memory(self.feed.turns_untold)
        lines += self.troubles
        if self._goes_on:
            lines.append(self.listener().say("open-again"))
        for feed in self.feeds.values():
            self.table.listen(feed)
        self.table.begin()
        if self._hides_hands and (seat := self._awaited()) is not None:
            return self._keep(self._hand_over(seat, lines))  # whoever began it may be anybody
        return self._keep(self._present(lines))

    def press(self, key: str) -> Reply:
        """Return the reply to one key (or, in line mode, one word)."""
        command = command_of(self.listener(), key, self._by_key)
        if self._pause.stop() and command and command.name in ("take", "next"):
            to = self.listener()
            return self._keep(self.reply([to.say("turn-stopped")]))
        return self._keep(self.prompt.press(key, command))

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when the next turn is to be told by itself."""
        self._wake = wake

    def news(self) -> Reply | None:
        """Return what there is to tell though no key asked for it; nothing while the player
        decides, is busy with a question of another kind, or asks for the next turn by a key."""
        if isinstance(self.prompt, DecisionPrompt):
            return None if self.is_busy else self.reopen()
        if self.prompt is not self._waiting:
            return None
        if self._pause.take_end():
            return self._keep(self.go_on())
        if not self._comes_by_itself:
            return None
        if self._awaited() is not None or (self.is_over and self.feed.turns_untold):
            return self.reopen()
        told = self._tell_missed() + self._tell(self.feed.tell_whole_turns(self.listener()))
        return self._keep(self.reply(told)) if told else None

    @property
    def _comes_by_itself(self) -> bool:
        """True if turns are told without a key."""
        return self._interlude.pushes or (
            self.settings.pace == "all" and self.feed.turns_untold > 0
        )

    @property
    def is_busy(self) -> bool:
        """True if the player decides, and the question that they were asked is still open."""
        is_open = self.question == self._asked and self._awaited() is not None
        return isinstance(self.prompt, DecisionPrompt) and is_open

    @property
    def takes_keys(self) -> bool:
        """True if a key may be meant for others than this session: no question apart from the game
        is open."""
        return self.prompt is self._waiting or isinstance(self.prompt, DecisionPrompt)

    @property
    def has_told_all(self) -> bool:
        """True if everything that happened was told."""
        return not self.feed.untold

    def passed(self) -> list[bytes]:
        """Return the positions told since this was last asked, at least the present one; they count
        as drawn."""
        passed = list(self.feed.passed)
        self.feed.passed.clear()
        return passed or [self.view().position]

    def look_away(self) -> None:
        """Note that something else than the choice is on the focus line."""
        if isinstance(self.prompt, DecisionPrompt):
            self.prompt.look_away()

    def shown(self) -> Shown | None:
        """Return what the next key may choose: the player's decision, or what a prompt asks."""
        return self.prompt.shown()

    def take_at(self, at: int) -> Reply:
        """Take one of the choices that are shown."""
        shown = self.shown()
        if shown and self.prompt is self._waiting:  # which has a pause to end
            return self.press(shown.keys[at])
        return self._keep(self.prompt.take_at(at))

    def come_back(self) -> None:
        """Note that the player was out of reach: much of what comes next was missed."""
        self._missed = True

    def reopen(self) -> Reply:
        """Tell anew what is to be decided, or who is waited for."""
        return self._keep(self._present([]))

    def rest(self) -> Reply | None:
        """Return what is untold where a game stops in the middle of a turn; None if nothing is."""
        told = self._news()
        return self.reply(told) if told else None

    def hang_up(self, why: Ending) -> Reply:
        """Return a clean farewell when the session ends from outside."""
        if self.is_over:
            return super().hang_up(why)
        kept = "yes" if self._is_saved() else "no"
        return Reply((), self.listener().say(f"end-{why}", kept=kept))

    # -- who is listening --------------------------------------------------------------------

    @property
    def seating(self) -> Seating:
        """The occupants of the seats."""
        return self.table.seating

    @property
    def feed(self) -> Feed:
        """The feed of the player at the keyboard."""
        return self.feeds[self._person(self.seat)]

    @property
    def question(self) -> int:
        """The number of the open question."""
        return self.table.number

    def _person(self, seat: Seat) -> Seat:
        """Return the first seat of the person on ``seat``, for whom it stands."""
        return seat if seat == WATCHER else self.seating.seats_of(seat)[0]

    def listener(self) -> Listener:
        """Return the player at the keyboard, whom sentences are for."""
        return Listener(
            self.seat, self.seating, self.table.rules, self.settings.language,
            Verbosity(self.settings.verbosity), shared=self.names_turns, hands=self._hands,
        )

    def view(self) -> View:
        """Return what the player at the keyboard may know, after what they were told."""
        return self.feed.view(self.seat)

    def leaving(self, what: str) -> str:
        """Return what is told before the player leaves ("quit"), or then ("goodbye")."""
        return self._interlude.leaving(self.listener(), what, kept=self._is_saved())

    @property
    def shares_keyboard(self) -> bool:
        """True if several people play on this keyboard."""
        return len(self.feeds) > 1

    @property
    def names_turns(self) -> bool:
        """True if a turn is told with the name of whose it is."""
        return self._named or self.shares_keyboard

    # -- going on ----------------------------------------------------------------------------

    def decide(self, decision: Decision, question: int) -> Reply:
        """Carry out a decision of the player at the keyboard and go on from there."""
        self._passes += isinstance(decision, Pass) and only_decision(self.view()) is not None
        self.feed.decides(question)
        try:
            self.table.decide(self.seat, decision, question)
        except StaleDecisionError:  # the game went on while the key was on its way
            return self._present([])
        if self._waits_for_turns():
            told = self._tell(self.feed.tell_one_turn(self.listener()))
            if isinstance(decision, Pass) and not told:
                told = self.feed.news = [self.listener().say("play-passed")]
            if told:
                return self._wait(told)
        return self.go_on()

    def go_on(self) -> Reply:
        """Come to the next thing for a person to hear or decide."""
        while self._waits_for_turns():
            if told := self._tell(self.feed.tell_one_turn(self.listener())):
                return self._wait(told)
        return self._present([])

    def _waits_for_turns(self) -> bool:
        """Return whether the player hears the next turn at a key of its own."""
        by_key = self.settings.pace != "all" and not self._interlude.pushes
        return by_key and self.feed.turns_untold > 1

    def _wait(self, sentences: Sequence[str]) -> Reply:
        self.prompt = self._waiting
        seconds = None if self._interlude.pushes else PAUSES.get(self.settings.pace)
        if seconds and self._wake and self.feed.turns_untold:
            self._pause.begin(seconds, self._wake)
        return self.reply(sentences)

    def _present(self, lead: Sequence[str]) -> Reply:
        """Return the reply that begins with ``lead``: the news, then what is to be decided or
        heard."""
        if self._waits_for_turns():
            return self._wait([*lead, *self._tell(self.feed.tell_one_turn(self.listener()))])
        undone = self._tell_undone()
        lead = [*lead, *undone, *self._tell_missed()]
        if self.is_over:
            return self._farewell(lead)
        seat = self._awaited()
        if seat is None:
            told = [*lead, *self._tell(self.feed.tell_whole_turns(self.listener()))]
            if self._interlude.pushes or not told:
                told.append(self._interlude.waited_for(self))
            return self._wait(told)
        if self._must_hand_over(seat):
            return self._hand_over(seat, [*lead, *self._news()])
        self.seat = seat
        # what others took back, or a table elsewhere refused, would at once be played again
        is_again = self._interlude.pushes and self.question == self._forced
        only = None if undone or is_again else self._only_decision()
        return self._play_forced(only, lead) if only else self.begin_turn(lead)

    def _tell_undone(self) -> list[str]:
        """Tell that what the player asked others for was taken back."""
        if not (self._asked_back and self.feed.took_back):
            return []
        self._asked_back = False
        self.sound(Earcon.UNDO)
        return [self.listener().say("turn-undone")]

    def _tell_missed(self) -> list[str]:
        """Return how many turns are not told one by one to a player who was away for long."""
        missed, self._missed = self._missed, False
        if not missed:
            return []
        told = self._interlude.since(self, self.feed.turns_untold)
        turns = self.feed.turns_untold - TOLD_IN_FULL
        if turns > 0:
            self._into_memory(turns)
            told = told or [self.listener().say("people-missed", count=turns)]
        return told

    def _into_memory(self, turns: int) -> None:
        """Have the oldest untold turns remembered as if they had been told."""
        for _ in range(turns):
            if told := self.feed.tell_one_turn(self.listener()).sentences:
                self.feed.keep(self.reply(told))
        if turns:
            self.feed.news = []

    def _only_decision(self) -> Decision | None:
        """Return the only thing that can be decided, where the player wants it to play itself."""
        if self.settings.forced != "play":
            return None
        return only_decision(self.feed.latest(self.seat))

    def _play_forced(self, decision: Decision, lead: Sequence[str]) -> Reply:
        """Play what leaves no choice: the card is told, and then what came of it, as of any
        turn. It belongs to the news since the player last decided."""
        news = self._news()
        to, seen = self.listener(), self.view()
        told = turn_lines(to, seen, named=self.names_turns)[:1] if seen.is_open else []
        if isinstance(decision, Pass):
            told = [to.join([*told, to.say("turn-forced-pass")])]
        self.feed.news += told
        self._forced = self.question
        self.table.decide(self.seat, decision, self.table.number)
        return self._present([*lead, *news, *told])

    def begin_turn(self, lead: Sequence[str]) -> Reply:
        """Return the news and the first choice for the player at the keyboard, who is on turn."""
        news = self._news()
        self.sound(Earcon.YOUR_TURN)
        self._asked = self.question
        self.prompt = deciding = DecisionPrompt(self)
        return deciding.opening([*lead, *news, *self._offer()])

    def _offer(self) -> list[str]:
        """Return, where that is due, that a single choice can play itself."""
        is_alone = not self.shares_keyboard and self.settings.forced == "ask"
        is_due = is_alone and self._passes >= PASSES_BEFORE_OFFER
        if not is_due or self._may_offer is None or not self._may_offer():
            return []
        self._may_offer = None
        return [self.listener().say("turn-forced-offer")]

    def _news(self) -> list[str]:
        """Return the sentences for what the player at the keyboard has not been told yet."""
        return self._tell(self.feed.tell(self.listener()))

    def _tell(self, told: ToldNews) -> list[str]:
        self._cues += told.cues
        if not self._hides_hands:
            for feed in self._others:
                feed.overhear(self.feed, told.sentences)
        return told.sentences

    @property
    def _hides_hands(self) -> bool:
        """True if those who share the keyboard may not hear what each other is told."""
        return self.shares_keyboard and not self.table.rules.is_open

    @property
    def _others(self) -> list[Feed]:
        """The feeds at this keyboard but that of the player who is told something."""
        return [feed for feed in self.feeds.values() if feed is not self.feed]

    @property
    def is_over(self) -> bool:
        """True if the game has been won, told or not."""
        return self.feed.latest(self.seat).phase is Phase.OVER

    def _awaited(self) -> Seat | None:
        """Return the seat at this keyboard that must decide; None while others are to."""
        if self._interlude.waits:
            return None
        seen = self.feed.latest(self.seat)
        is_ours = seen.turn in self.seating.people and self._person(seen.turn) in self.feeds
        return seen.turn if is_ours and seen.phase in (Phase.PLAY, Phase.GIVE) else None

    def _must_hand_over(self, seat: Seat) -> bool:
        return self._hides_hands and self._person(seat) != self._person(self.seat)

    def _hand_over(self, seat: Seat, lead: Sequence[str]) -> Reply:
        self.sound(Earcon.HANDOVER)
        self.prompt = HandOverPrompt(self, seat)
        to = self.listener()
        line = to.say("turn-hand-over", name=to.name(seat))
        if not self._warned:
            self._warned = True
            line = to.join([line, to.say("turn-scrollback")])
        return self.reply([*lead, line])

    def _farewell(self, lead: Sequence[str]) -> Reply:
        news = self._news()
        rows = queries.rank_sides(self.view())
        told = [*lead, *news, answers.standing_sentence(self.listener(), rows)]
        if self._afterwards is None:
            return replace(self.reply(told), status=0)
        told += self._afterwards.result()
        if not (following := self._afterwards.rows()):
            return self._wait(told)
        self.prompt = ending = EndPrompt(self, following)
        return ending.opening(told)

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that can be given at any time; None for the others."""
        return questions.answered(self, command)

    # -- other prompts -----------------------------------------------------------------------

    def help(self) -> Reply:
        """Ask for the key to explain."""
        self.prompt = asking = HelpPrompt(self, self.prompt, by_keys=self.by_keys)
        return asking.opening()

    def show_settings(self) -> Reply:
        """Open the settings."""
        self.prompt = listed = SettingsPrompt(self, way_back(self, "set-leave"))
        return listed.opening()

    def quit(self) -> Reply:
        """Ask whether to quit."""
        self.prompt = asking = QuitPrompt(self, way_back(self, "end-stay"))
        return asking.opening()

    def undo(self) -> Reply:
        """Take back the last decision of the player at the keyboard."""
        to = self.listener()
        if not self.may_undo:
            return self.reply([to.say("turn-undo-off")])
        self.feed.took_back = False
        try:
            self.table.undo(self.seat)
        except UndoRefusedError as refusal:
            message = "turn-undo-exchange" if refusal.exchanged else "turn-undo-none"
            return self.reply([to.say(message)])
        if self._interlude.pushes:
            return self._undo_asked()
        self._to_last_choice()
        self.sound(Earcon.UNDO)
        return self.begin_turn([to.say("turn-undone")])

    def _undo_asked(self) -> Reply:
        """Tell that others were asked, or what came of it where they have answered."""
        self._asked_back = True
        if not self.feed.took_back:
            return self.reply([self.listener().say("people-undo-asked")])
        return self._present([])

    def _to_last_choice(self) -> None:
        """Take back further what played itself, as far as there is a choice before it."""
        self.seat = self.feed.latest(self.seat).turn
        while self._only_decision():
            try:
                self.table.undo(self.seat)
            except UndoRefusedError:
                return
            self.seat = self.feed.latest(self.seat).turn

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on, and keep them; where they cannot be kept, the reply
        under way says so."""
        self.settings = settings
        if self._keep_settings:
            self._trouble = self._keep_settings(settings)

    # -- replies -----------------------------------------------------------------------------

    def reply(self, sentences: Sequence[str], *, repeatable: bool = True) -> Reply:
        """Return the sentences as news, with full stops, and the last one as the focus line,
        without."""
        return reply_of(self.listener(), sentences, repeatable=repeatable)

    def sound(self, earcon: Earcon) -> None:
        """Let an earcon go with the reply under way."""
        self._cues.append(Cue(earcon))

    def _keep(self, reply: Reply) -> Reply:
        """Remember the reply and give it its sounds, and what went wrong beside the game."""
        trouble, self._trouble = self._trouble, None
        trouble = trouble or (self._watch() if self._watch else None)
        if trouble:
            reply = replace(reply, news=(trouble, *reply.news))
        self.feed.keep(reply)
        if not self._hides_hands:
            for feed in self._others:
                feed.keep(reply)
        cues, self._cues = tuple(self._cues), []
        # a menu may have led to another screen, whose sounds go with its own reply
        return replace(reply, cues=(*cues, *reply.cues))
