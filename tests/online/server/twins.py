"""Twin worlds: two tables that differ only in what some of their people may not know.

Everybody's messages at one table are written down. A twin deals from a shuffle in which two cards
have changed places, perhaps of one hand, which then only lies in another order; or in it partners
give each other other cards. The same messages are sent to it. Where the game itself, looked at from
outside, then went the same way for a seat at every step (the board, the turns, the seat's own
hand, what was discarded, how many cards lie where), the twins differ only in what that seat may
not know, and it must be sent the same bytes in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from random import Random
from typing import NamedTuple

import pytest

from sorry_a11y.core.bots.bot import shuffled
from sorry_a11y.core.game import dealer
from sorry_a11y.core.game import header as headers
from sorry_a11y.core.rules.actions import Give, Shuffle
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard, encoded

from .people import RoomHarness, Someone


class Swap(NamedTuple):
    """Two places of the shuffle that is action number ``action`` of the game."""

    action: int
    one: int
    two: int


class SwappedRandom(Random):
    """Deals as another does, but for two cards."""

    swap: tuple[int, int] | None = None


def shuffled_and_swapped(cards: bytes, chance: Random) -> bytes:
    """The cards in an order drawn by lot, then with two that have changed places."""
    order = list(shuffled(cards, chance))
    if isinstance(chance, SwappedRandom) and chance.swap:
        one, two = (at % len(order) for at in chance.swap)
        order[one], order[two] = order[two], order[one]
    return bytes(order)


class SwappedChance:
    """Chance from a number, but for one shuffle."""

    swap: Swap | None = None

    def __init__(self, secret: int, *, is_secret: bool) -> None:
        assert is_secret
        self.number = secret

    def at(self, action: int) -> Random:
        """The chance of an action."""
        chance = SwappedRandom(f"{self.number} {action}")
        if self.swap and self.swap.action == action:
            chance.swap = self.swap.one, self.swap.two
        return chance


@contextmanager
def chance_with(swap: Swap | None, seed: int) -> Iterator[None]:
    """Within, tables deal from ``seed`` with ``swap``, and nothing else is left to chance."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SwappedChance, "swap", swap)
        patch.setattr(headers, "Chance", SwappedChance)
        patch.setattr(dealer, "shuffled", shuffled_and_swapped)
        patch.setattr("sorry_a11y.online.server.makers.randbits", lambda _bits: seed)
        yield


class Sent(NamedTuple):
    """A step of the script: who says what, or what happens to them. ``gift``: the same where a
    partner is given another card."""

    who: int
    message: msg.Up | str
    gift: msg.Up | None = None


class World:
    """A table with its people, ``Ann``, ``Ben`` and so on, and ``Eve`` who watches. ``open``: of
    each step what everybody may know; ``hands``: of each step everybody's cards."""

    def __init__(self, wishes: dict[str, object], seats: int) -> None:
        numbers = iter(range(1, 1000))
        self.room = RoomHarness(
            makers=Makers(
                lambda _path: f"{next(numbers):035}",
                lambda _table: f"{next(numbers):012}",
                lambda: f"{next(numbers):032}",
            )
        )
        ann = self.room.host("Ann", **wishes)
        names = ("Ben", "Cem", "Dora")[: seats - 1]
        guests = [self.room.guest(ann, name) for name in names]
        self.people: list[Someone] = [ann, *guests, self.room.guest(ann, "Eve", watch=True)]
        self.bytes: list[list[str]] = [[] for _ in self.people]
        self.lines: list[list[int]] = [[0, 0, 0] for _ in self.people]
        self.open: list[object] = []
        self.hands: list[tuple[bytes, ...]] = []
        self.piles: list[bytes] = []
        self.shuffles: list[int] = []
        self.is_open = False
        self.step(Sent(0, msg.Manage("start")))

    def step(self, sent: Sent) -> None:
        """Do a step, and note what everybody was sent."""
        one = self.people[sent.who]
        if isinstance(sent.message, str):
            self.room.people.remove(one)
            self.room.lobby.gone(one.connection, self.room.now)
            self.room.settle()
            self.note()
            self.room.wait(60 if sent.message == "long away" else 1)
            since = self.lines[sent.who][-3] if sent.message == "away" else 0
            self.people[sent.who] = self.room.back(one, since)
        else:
            self.room.now += 1.0
            one.says(sent.message)
        self.note()

    def note(self) -> None:
        """Take down what was told since, and where the game is."""
        for at, one in enumerate(self.people):
            self.bytes[at] += [encoded(message) for message in one.told]
            self.lines[at] += [heard.seq for heard in one.all(Heard)]
            one.told.clear()
        playing = self.room.game(self.people[0])
        game = playing.now
        self.open.append(
            (
                game.position,
                game.turn,
                game.phase,
                game.discards,
                len(game.pile),
                tuple(map(len, game.hands)),
                game.winners,
                playing.number,
                tuple(
                    # a gift is seen by two only, whose hands are compared
                    "give" if isinstance(action, Give) else action_text(game.rules, action)
                    for action in playing.actions
                    if not isinstance(action, Shuffle)
                ),
            )
        )
        self.hands.append(game.hands)
        self.piles.append(game.pile)
        self.is_open = game.rules.is_open
        # a shuffle before another is for the cards by which it is drawn who begins: all see them
        actions = playing.actions
        self.shuffles = [
            at
            for at, action in enumerate(actions)
            if isinstance(action, Shuffle)
            and not any(isinstance(one, Shuffle) for one in actions[at + 1 : at + 2])
        ]

    def went_as(self, other: World, at: int) -> bool:
        """Whether all that one of the people may know was so in another world too, looked at
        from outside of what they were told."""
        if self.open != other.open:
            return False
        if self.is_open:
            return self.hands == other.hands
        seats = self.people[at].seated.seats
        return all(
            mine[seat] == theirs[seat]
            for mine, theirs in zip(self.hands, other.hands, strict=True)
            for seat in seats
        )


def played(
    wishes: dict[str, object], seats: int, steps: int, seed: int
) -> tuple[World, list[Sent]]:
    """A world in which people do all kinds of things by lot, and what they did."""
    lot = Random(seed)
    with chance_with(None, seed):
        world, script = World(wishes, seats), []
        for _ in range(steps):
            sent = _anything(world, lot)
            world.step(sent)
            script.append(sent)
    return world, script


def _anything(world: World, lot: Random) -> Sent:
    who = lot.randrange(len(world.people))
    one = world.people[who]
    kind = lot.random()
    if kind < 0.24:
        return Sent(who, _besides(world, who, kind, lot))
    if world.room.table(one).stage == "paused":
        return Sent(0, msg.Manage("go-on"))
    for at, other in enumerate(world.people):
        for view in other.views.values():
            if view.to_act:
                options = list(view.options())
                choice, another = lot.choice(options), lot.choice(options)
                text = action_text(view.rules, choice)
                gift = action_text(view.rules, another) if isinstance(choice, Give) else text
                said = [msg.Decide(other.question, one) for one in (text, gift)]
                return Sent(at, said[0], said[1] if gift != text else None)
    return Sent(0, msg.Say(phrase="moment"))


def _besides(world: World, who: int, kind: float, lot: Random) -> str | msg.Up:
    """What somebody does that carries no game forward: ``kind`` says which, below 0.24."""
    one = world.people[who]
    if kind < 0.04:
        return lot.choice(("away", "long away", "new device"))
    if kind < 0.08:
        return msg.Say(f"hello {lot.random()}")
    if kind < 0.12:
        return msg.Undo(Seat(lot.randrange(4)))
    if kind < 0.18:
        table = world.room.table(one)
        number = table.questions.open.number if table.questions.open else 0
        return msg.AnswerQuestion(number, lot.random() < 0.7)
    if kind < 0.22:
        return msg.Decide(one.question, lot.choice(WRONG))
    return msg.Manage(lot.choice(("silence", "unsilence", "pause")), who)


def twin_of(
    wishes: dict[str, object], seats: int, script: list[Sent], seed: int, swap: Swap | None
) -> World:
    """The world in which two cards of a shuffle have changed places, if any do, and the same is
    done."""
    with chance_with(swap, seed):
        world = World(wishes, seats)
        for sent in script:
            world.step(sent)
    return world


WRONG = (
    *("r 7 r1+7", "b K b1+13", "y pass", "r pass", "g give K", "r give 2", "shuffle 123", "lot r"),
    *("r fold", "b discard 5", "nonsense"),
)
FOUR = {"red": "you", "blue": "open", "yellow": "open", "green": "open"}
TABLES: dict[str, dict[str, object]] = {
    "hasbro": {"game": "hasbro", "seats": FOUR},
    "parker": {"game": "parker", "seats": FOUR, "undo": "host"},
    "bounce-home": {"game": "bounce-home", "seats": FOUR},
    "hobby": {"game": "hobby", "seats": FOUR},
    "points": {"game": "hasbro", "seats": FOUR, "points": True, "rounds": 2},
    "teams for points": {"game": "parker", "seats": FOUR, "points": True, "teams": True},
    "dog": {"game": "dog", "seats": FOUR},
    "dog with bots standing in": {"game": "dog", "seats": FOUR, "stand_in": "auto", "patience": 10},
}


WORLDS = 100
"""So many more than pairs are wanted are made before it is said that there are too few."""


class Count(NamedTuple):
    """``pairs``: worlds that differ only in what somebody may not know, counted for each of
    these; ``hands``: pairs in which another's hand differs; ``orders``: those in which hands differ
    in their order alone; ``gifts``: those in which partners were given other cards; ``differing``:
    who was sent something else all the same."""

    pairs: int
    hands: int
    orders: int
    gifts: int
    differing: list[str]


def count(name: str, wanted: int, seed: int, steps: int = 40) -> Count:
    """Make so many pairs at a table of TABLES, if enough can be had at all; where there are hands
    as many that differ in their order, and where partners give each other cards, in those."""
    found, lot = Count(0, 0, 0, 0, []), Random(f"{name} {seed}")
    has_hands, has_gifts = name in HANDS, name.startswith("dog")
    worlds = 0
    while worlds < WORLDS + wanted and (
        found.pairs < wanted
        or (has_hands and found.orders < wanted)
        or (has_gifts and found.gifts < wanted)
    ):
        worlds += 1
        seed = lot.randrange(10**9)
        world, script = played(TABLES[name], 4, steps, seed)
        for _ in range(4):
            swap = Swap(lot.choice(world.shuffles), *lot.choice(_PLACES)(lot))
            twin = twin_of(TABLES[name], 4, script, seed, swap)
            if (twin.hands, twin.piles) == (world.hands, world.piles):
                continue  # nothing is different, or what is was never dealt from
            found = _compared(found, world, twin, f"{name}, {seed}, {swap}", is_gift=False)
        for scripts in _other_gifts(script):
            world, twin = (twin_of(TABLES[name], 4, one, seed, None) for one in scripts)
            found = _compared(found, world, twin, f"{name}, {seed}, {scripts}", is_gift=True)
    return found


def _other_gifts(script: list[Sent]) -> Iterator[tuple[list[Sent], list[Sent]]]:
    """The script up to the first play after each gift, and the same with another card as that gift.
    What follows is what the partners do with it, which others may see."""
    for at, sent in enumerate(script):
        if sent.gift:
            rest = takewhile(lambda one: not _is_play(one), script[at + 1 :])
            before, after = script[:at], list(rest)
            yield [*before, sent, *after], [*before, sent._replace(message=sent.gift), *after]


def _is_play(sent: Sent) -> bool:
    return isinstance(sent.message, msg.Decide) and " give " not in sent.message.text


HANDS = ("points", "teams for points", "dog", "dog with bots standing in")
_PLACES: tuple[Callable[[Random], tuple[int, int]], ...] = (
    lambda lot: (lot.randrange(60), lot.randrange(60)),
    lambda lot: ((one := lot.randrange(20)), one + 1),
    lambda lot: ((one := lot.randrange(16)), one + 4),
)
"""Two cards anywhere, and two that are likely to be dealt to one hand."""


def _compared(found: Count, world: World, twin: World, name: str, *, is_gift: bool) -> Count:
    """Count what a pair of worlds shows for each of its people."""
    differs = twin.hands != world.hands
    is_order = differs and _sorted(twin) == _sorted(world)
    for at in range(len(world.people)):
        if twin.went_as(world, at):
            differing = [f"{name}, {at}"] if twin.bytes[at] != world.bytes[at] else []
            found = Count(
                found.pairs + 1,
                found.hands + differs,
                found.orders + is_order,
                found.gifts + is_gift,
                found.differing + differing,
            )
    return found


def _sorted(world: World) -> list[list[bytes]]:
    return [[bytes(sorted(hand)) for hand in hands] for hands in world.hands]
