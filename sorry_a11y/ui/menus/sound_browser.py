"""The screen that plays the sounds one by one, and a quiz in which a sound is to be recognised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.sound.earcons import WIDEST_PAN, Cue, Earcon
from sorry_a11y.ui.session.key_commands import BY_KEY, key_name
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, Shown
from sorry_a11y.ui.session.screen import Screen

PAGE = 9
"""Sounds on a page: as many as there are digits."""
_GUESS = "g"
HELP = ("digit", "take", "next", "previous", "list", "repeat", "guess", "back")


def sound_name(words: Words, earcon: Earcon) -> str:
    """Return the name of a sound in a sentence."""
    return words.say(f"sounds-name-{earcon.replace('_', '-')}")


def meaning_of(words: Words, earcon: Earcon) -> str:
    """Return the meaning of a sound, a whole sentence."""
    return words.say(f"sounds-what-{earcon.replace('_', '-')}")


def _names_shown(of: str, words: Words, sounds: Sequence[Earcon]) -> Shown:
    """Return the names of sounds, each with its digit."""
    return Shown.keys_of(
        of, *((str(digit), sound_name(words, one)) for digit, one in enumerate(sounds, 1))
    )


def _cue_of(earcon: Earcon) -> Cue:
    """Return a sound in the middle; that of a slide goes from one side to the other."""
    if earcon is Earcon.SLIDE:
        return Cue(earcon, -WIDEST_PAN, WIDEST_PAN)
    return Cue(earcon)


class SoundQuiz(Screen):
    """A quiz that plays sounds in random order, never the same twice in a row.

    Args:
        session: The session of the player.
        sounds: The sounds, from 1 to 9, each with its digit as its answer.
        chance: The random numbers by which sounds are chosen.
        left: A function that returns the reply after the quiz from its score.

    Attributes:
        right: How many answers were right so far.
        asked: How many answers there were.
    """

    def __init__(
        self,
        session: PlayerSession,
        sounds: Sequence[Earcon],
        chance: Random,
        left: Callable[[SoundQuiz], Reply],
    ) -> None:
        super().__init__(session.held)
        self.right = 0
        self.asked = 0
        self._session = session
        self._sounds = sounds
        self._words = session.listener()
        self._chance = chance
        self._left = left
        self._at = -1
        self._answered = False

    def opened(self) -> Reply:
        """Play another sound and ask which it is."""
        self._at = self._chance.choice([at for at in range(len(self._sounds)) if at != self._at])
        self._answered = False
        return self._with_sound("sounds-guess", count=len(self._sounds))

    def key(self, key: str) -> Reply:
        """Judge an answer, go on, or end the quiz."""
        command = BY_KEY.get(key)
        name = command.name if command else ""
        if name in ("back", "quit"):
            self._session.pop()
            return self._left(self)
        if name == "repeat":
            return self._again()
        if self._answered:
            if name == "take":
                return self.opened()
        elif name == "digit" and int(key) <= len(self._sounds):
            return self._judge(int(key) - 1)
        elif name == "take":
            return self._again()
        message = "sounds-guess-go-on" if self._answered else "sounds-guess-refuse"
        spelled = key_name(self._words, key)
        return Reply((), self._say(message, key=spelled, count=len(self._sounds)))

    def shown(self) -> Shown:
        """Return the names of the sounds, or after an answer the choice to go on."""
        if self._answered:
            go_on = self._say("sounds-guess", count=len(self._sounds))
            return Shown.keys_of("guessed", ("enter", go_on))
        return _names_shown("guess", self._words, self._sounds)

    def _again(self) -> Reply:
        """Play the same sound once more."""
        if self._answered:
            return self._with_sound("sounds-score", right=self.right, asked=self.asked)
        return self._with_sound("sounds-guess-again", count=len(self._sounds))

    def _judge(self, guess: int) -> Reply:
        """Return whether the guess was right, and after a wrong one the sound and its meaning."""
        earcon = self._sounds[self._at]
        self._answered = True
        self.asked += 1
        hit = guess == self._at
        self.right += hit
        verdict = self._words.stopped(
            self._say(
                "sounds-right" if hit else "sounds-wrong", name=sound_name(self._words, earcon)
            )
        )
        score = self._say("sounds-score", right=self.right, asked=self.asked)
        if hit:
            return Reply((verdict,), score)
        news = (verdict, meaning_of(self._words, earcon))
        return Reply(news, score, cues=(_cue_of(earcon),))

    def _with_sound(self, message: str, **values: int) -> Reply:
        return Reply((), self._say(message, **values), cues=(_cue_of(self._sounds[self._at]),))

    def _say(self, message: str, **values: str | int) -> str:
        return upper_first(self._words.say(message, **values))


class SoundBrowser(Screen):
    """A screen that plays the sounds.

    Args:
        session: The session of the player.
        troubles: Sentences to tell first.
        chance: The random numbers of the quiz.
        is_silent: Whether no sound can be heard, so that there is no quiz.
    """

    def __init__(
        self,
        session: PlayerSession,
        troubles: Sequence[str],
        chance: Random,
        *,
        is_silent: bool = False,
    ) -> None:
        super().__init__(session.held)
        self._session = session
        self._troubles = troubles
        self._chance = chance
        self._is_silent = is_silent
        self._words = session.listener()
        self._sounds = list(Earcon)
        self._page = 0
        self._at = -1

    # -- what a frontend calls ------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return how many sounds there are, and the first page."""
        title = self._say("sounds-open", count=len(self._sounds), pages=self._pages)
        first = self._listing()
        news = (self._words.stopped(title), *self._troubles, *first.news)
        return Reply(news, first.focus)

    def key(self, key: str) -> Reply:
        """Play a sound, turn the page, or begin a quiz."""
        command = BY_KEY.get(key)
        name = command.name if command else ""
        if key == _GUESS:
            return self._guess()
        if name == "digit":
            return self._digit(int(key))
        refusal = Reply((), self._say("sounds-refuse", key=key_name(self._words, key)))
        return self._do(name) or refusal

    def _do(self, name: str) -> Reply | None:
        """Return the reply to a command; None if it does nothing here."""
        match name:
            case "take":
                return self._next()
            case "next" | "previous":
                self._page = (self._page + (1 if name == "next" else -1)) % self._pages
                self._at = self._page * PAGE - 1
                return self._listing()
            case "list":
                return self._listing()
            case "repeat":
                return self._play(self._at) if self._at in self._on_page else self._next()
            case "help":
                return self._help()
            case "back" | "quit":
                return Reply((), self._say("sounds-leave"), status=0)
        return None

    def _guess(self) -> Reply:
        """Begin a quiz of the sounds of the page, if sounds can be heard."""
        if self._is_silent:
            return Reply((), self._say("sounds-guess-silent"))
        shown = [self._sounds[at] for at in self._on_page]
        return self._session.visit(SoundQuiz(self._session, shown, self._chance, self._after_quiz))

    def shown(self) -> Shown:
        """Return the sounds of the page."""
        on_page = [self._sounds[at] for at in self._on_page]
        return _names_shown(f"page {self._page}", self._words, on_page)

    # -- pages -------------------------------------------------------------------------------

    @property
    def _pages(self) -> int:
        return -(-len(self._sounds) // PAGE)

    @property
    def _on_page(self) -> range:
        first = self._page * PAGE
        return range(first, min(first + PAGE, len(self._sounds)))

    def _listing(self) -> Reply:
        """Return the names on the page."""
        names = [
            self._say("sounds-item", name=sound_name(self._words, self._sounds[at]), number=number)
            for number, at in enumerate(self._on_page, 1)
        ]
        focus = self._say("sounds-page", page=self._page + 1, pages=self._pages)
        return Reply(tuple(self._words.stopped(one) for one in names), focus)

    def _digit(self, number: int) -> Reply:
        if number > len(self._on_page):
            return Reply((), self._say("sounds-no-such", number=number, count=len(self._on_page)))
        return self._play(self._on_page[number - 1])

    def _next(self) -> Reply:
        """Return the sound after the one played last, on the next page if need be."""
        at = (self._at + 1) % len(self._sounds)
        turned = at not in self._on_page
        self._page = at // PAGE
        return self._play(at, turned=turned)

    def _play(self, at: int, *, turned: bool = False) -> Reply:
        self._at = at
        earcon = self._sounds[at]
        news = [meaning_of(self._words, earcon)]
        if turned:
            page = self._say("sounds-turned", page=self._page + 1, pages=self._pages)
            news.insert(0, self._words.stopped(page))
        focus = self._say(
            "sounds-told",
            name=sound_name(self._words, earcon),
            number=at % PAGE + 1,
            count=len(self._on_page),
        )
        return Reply(tuple(news), focus, cues=(_cue_of(earcon),))

    def _after_quiz(self, quiz: SoundQuiz) -> Reply:
        score = self._say("sounds-guess-end", right=quiz.right, asked=quiz.asked)
        page = self._say("sounds-page", page=self._page + 1, pages=self._pages)
        return Reply((self._words.stopped(score),), page)

    def _help(self) -> Reply:
        *news, focus = [self._say(f"sounds-help-{name}") for name in HELP]
        return Reply(tuple(self._words.stopped(one) for one in news), focus)

    def _say(self, message: str, **values: str | int) -> str:
        return upper_first(self._words.say(message, **values))
