"""Where chance comes from."""

from __future__ import annotations

from random import Random

from sorry_a11y.table.dealer import (
    LONGEST_SEED,
    SECRET_BITS,
    SEEDS,
    SecretChance,
    SeededChance,
    chance_from,
    new_chance,
)


def test_a_given_seed_gives_the_games_it_always_gave() -> None:
    """Promise: games of a seed stay as they are, in records of every version."""
    for seed in (0, 7, -3, 10**LONGEST_SEED - 1):
        chance = chance_from(seed)
        assert isinstance(chance, SeededChance)
        assert chance.at(5).random() == Random(f"{seed} 5").random()


def test_a_secret_has_128_bits_and_no_two_are_alike() -> None:
    """Promise: where hands are hidden, nobody can try all numbers."""
    numbers = {new_chance(is_open=False).number for _ in range(50)}
    assert len(numbers) == 50
    assert all(number.bit_length() > SECRET_BITS for number in numbers)
    assert len({number >> 64 for number in numbers}) == 50
    assert all(0 <= new_chance(is_open=True).number < SEEDS for _ in range(50))


def test_a_secret_goes_on_where_it_was() -> None:
    """Promise: a record's number gives the same chance again, each action one of its own."""
    secret = new_chance(is_open=False)
    again = chance_from(secret.number)
    assert isinstance(again, SecretChance)
    drawn = [[again.at(action).getrandbits(64) for action in range(20)]]
    drawn.append([secret.at(action).getrandbits(64) for action in range(20)])
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 20
    other = SecretChance(secret.number + 1)
    assert other.at(0).getrandbits(64) not in drawn[0]
