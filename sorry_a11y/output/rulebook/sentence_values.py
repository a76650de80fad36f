"""The numbers and names in the rules' sentences.

They are all calculated from a rule book's own data, so that the text always agrees with the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import PAWNS_EACH, RED, SEATS, Seat
from sorry_a11y.core.rules.dealing import Deals, HeldHand
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.rounds import BONUSES, POINTS_A_PAWN, score_lines
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import dog
from sorry_a11y.core.rulesets.families import for_points, in_teams, options_of, plain_rules
from sorry_a11y.output.narration.answers import is_wild
from sorry_a11y.output.narration.catalog import MessageValue, Words

_FEWEST_PLAYERS = 2
"""The fewest players of a game."""


def values(rules: Ruleset, words: Words) -> dict[str, MessageValue]:
    """Return every value that a sentence of the rules may use.

    A value that does not apply to the rule book is an empty text or 0, or is left out.
    """
    teamed = in_teams(rules)
    return {
        **_places(rules, words),
        **card_values(rules, words),
        **_moves(rules, teamed, words),
        **_sides(teamed, words),
        **_points(rules),
        **_deals(rules, words),
    }


def card_values(rules: Ruleset, words: Words) -> dict[str, MessageValue]:
    """Return the values about the deck and its cards; a message of an option may use only these."""
    return {**_deck(rules, words), **_cards(rules, words)}


def card_name(card: Card, words: Words) -> str:
    """Return a card as it is called: its number, or its name in the language."""
    return card.name if card.name.isdigit() else words.say(f"terms-card-{card.name}")


def _steps_of(card: Card) -> list[int]:
    """Return the numbers of steps of a card, in the order of its abilities; negative: backward."""
    return [ability.steps for ability in card.abilities if isinstance(ability, Steps)]


def _places(rules: Ruleset, words: Words) -> dict[str, MessageValue]:
    board = rules.board
    door = board.door % board.track
    runs = [(first, first + length) for first, length in board.slides]
    return {
        "track": board.track,
        "last": board.track - 1,
        "spacing": board.spacing,
        "lane": board.lane,
        "pawns": PAWNS_EACH,
        "waiting": PAWNS_EACH - 1,
        "all-pawns": 2 * PAWNS_EACH,
        "seats": len(SEATS),
        "others": len(SEATS) - 1,
        "fewest": _FEWEST_PLAYERS,
        "door": door,
        "diamond": board.square(RED, board.door + 1),
        "circle": board.exit_square(RED),
        "lap": board.distance(RED, board.exit_square(RED)),
        "exits": words.every(board.exit_square(seat) for seat in SEATS),
        "doors": words.every(board.square(seat, board.door) for seat in SEATS),
        "lengths": words.every(length + 1 for _, length in board.slides),
        "runs": words.every(words.say("rules-run", first=a, last=b) for a, b in runs),
        "colours": words.every(words.say(f"terms-colour-{COLOURS[seat]}") for seat in SEATS),
    }


def _deck(rules: Ruleset, words: Words) -> dict[str, MessageValue]:
    """Return the values about the deck: its size, and its kinds grouped by their count."""
    groups: dict[int, list[str]] = {}
    for card, count in zip(rules.cards, rules.deck, strict=True):
        groups.setdefault(count, []).append(card_name(card, words))
    told = [
        words.say("rules-deck-each", count=count, cards=words.every(names), kinds=len(names))
        for count, names in groups.items()
    ]
    numbers = [int(card.name) for card in rules.cards if card.name.isdigit()]
    gaps = [number for number in range(min(numbers), max(numbers)) if number not in numbers]
    return {
        "cards": sum(rules.deck),
        "deck": words.every(told),
        "missing": words.either(gaps),
        "ones": rules.deck[0],
        "best": card_name(rules.cards[rules.order[0]], words) if rules.order else "",
    }


def _cards(rules: Ruleset, words: Words) -> dict[str, MessageValue]:
    """Return the names of the cards that have each ability."""
    tame = [card for card in rules.cards if not is_wild(rules, card)]

    def names(cards: Iterable[Card]) -> str:
        return words.either(card_name(card, words) for card in cards)

    def having(*kinds: type[Ability]) -> list[Card]:
        return [card for card in tame if any(isinstance(one, kinds) for one in card.abilities)]

    backers = [card for card in tame if min(_steps_of(card), default=0) < 0]
    starters = [card for card in rules.cards if any(isinstance(a, Out) for a in card.abilities)]
    numbers = [card for card in tame if card.name.isdigit() and _is_plain(card)]
    return {
        "starters": names(starters),
        "starter": names(starters[:1]),
        "plain": names(numbers),
        "again": names(card for card in tame if card.again),
        "backers": names(backers),
        "backers-both": words.every(card_name(card, words) for card in backers),
        "backer": names(card for card in backers if len(card.abilities) == 1),
        "turner": names(card for card in backers if len(card.abilities) > 1),
        "splitter": names(having(Split, Burn)),
        "swapper": names(having(Swap)),
        "taker": names(having(Sorry)),
        "wild": names(card for card in rules.cards if is_wild(rules, card)),
    }


def _is_plain(card: Card) -> bool:
    return len(card.abilities) == 1 and _steps_of(card) == [int(card.name)]


def _moves(rules: Ruleset, teamed: Ruleset, words: Words) -> dict[str, MessageValue]:
    """Return the values about steps of cards, and about a step back from the exit square."""
    board = rules.board
    tame = [card for card in rules.cards if not is_wild(rules, card)]
    back = max((-steps for card in tame for steps in _steps_of(card)), default=0)
    turner = next(
        (_steps_of(card) for card in tame if len(_steps_of(card)) > 1 and min(_steps_of(card)) < 0),
        [0, 0],
    )
    total = next(a.total for c in tame for a in c.abilities if isinstance(a, Split | Burn))
    near = board.distance(RED, board.square(RED, board.exit - back))
    ends = len(board.goals(RED))
    swap = next(card for card in tame if any(isinstance(a, Swap) for a in card.abilities))
    return {
        "back": back,
        "turner-on": turner[0],
        "turner-back": -turner[1],
        "seven": total,
        "most": total - 1,
        "parts": _parts(plain_rules(rules.name, options_of(rules))),
        "team-parts": _parts(teamed),
        "swap-steps": words.either(_steps_of(swap)),
        "enough": board.exit - board.door,
        "near": near,
        "near-first": near - ends + 1,
        "lap-first": board.distance(RED, board.exit_spot(RED)) - ends + 1,
        "queen": words.either(_named(rules, "Q")),
        "king": words.either(_named(rules, "K")),
        "ace": words.either(_named(rules, "A")),
    }


def _parts(rules: Ruleset) -> int:
    """Return the greatest number of pawns among which a 7 can be split."""
    splits = (one for card in rules.cards for one in card.abilities if isinstance(one, Split))
    return max((split.pawns for split in splits), default=0)


def _named(rules: Ruleset, name: str) -> list[int]:
    return next((_steps_of(card) for card in rules.cards if card.name == name), [])


def _sides(teamed: Ruleset, words: Words) -> dict[str, MessageValue]:
    sides = [
        words.every(words.say(f"terms-colour-{COLOURS[seat]}") for seat in side)
        for side in teamed.movement.sides
    ]
    return {"side": sides[0], "other-side": sides[1]}


def _points(rules: Ruleset) -> dict[str, MessageValue]:
    """Return the values about points; "shut-out" is a winner's when no rival has a pawn home."""
    told: dict[str, MessageValue] = {
        "each": POINTS_A_PAWN,
        "hand": 0,
        "shut-out": 0,
        "rounds": 0,
        "target": 0,
    }
    for place, (limit, bonus) in zip(("first", "second", "third"), BONUSES, strict=True):
        told |= {f"limit-{place}": limit, f"bonus-{place}": bonus}
    scored = for_points(rules)
    if scored.scoring is not None:
        told |= {"rounds": scored.scoring.rounds, "target": scored.scoring.target}
        told |= _shut_out(scored, scored.tables.side_of[RED])
    if isinstance(scored.dealing, HeldHand):
        told["hand"] = scored.dealing.hand
    return told


def _shut_out(rules: Ruleset, winners: Sequence[Seat]) -> dict[str, MessageValue]:
    position = bytes(
        rules.board.home(seat) if seat in winners else rules.board.start(seat)
        for seat in SEATS
        for _ in range(PAWNS_EACH)
    )
    lines = score_lines(rules, position, SEATS, winners, [0] * len(SEATS))
    return {"shut-out": lines[0].points, "bonuses": sum(lines[0].bonus)}


def _deals(rules: Ruleset, words: Words) -> dict[str, MessageValue]:
    if not isinstance(rules.dealing, Deals):
        return {}
    sizes = rules.dealing.sizes
    return {
        "sizes": words.every(sizes),
        "largest": sizes[0],
        "cycle": sum(sizes) * len(SEATS),
        "packs": dog.PACKS,
        "kind": rules.deck[0],
        "jokers": rules.deck[-1],
        "per-seat": len(SEATS) // _FEWEST_PLAYERS,
    }
