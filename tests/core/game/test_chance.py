"""Where chance comes from."""

from __future__ import annotations

from random import Random

from sorry_a11y.core.game.chance import SECRET_BITS, SEEDS, Chance, new_chance


def test_a_given_seed_gives_the_games_it_always_gave() -> None:
    """Promise: games of a seed stay as they are."""
    for seed in (0, 7, -3, 10**18 - 1):
        assert Chance(seed).at(5).random() == Random(f"{seed} 5").random()


def test_a_secret_has_128_bits_and_no_two_are_alike() -> None:
    """Promise: where hands are hidden, nobody can try all numbers."""
    secrets = [new_chance(is_open=False) for _ in range(50)]
    assert all(one.is_secret and one.number.bit_length() > SECRET_BITS - 40 for one in secrets)
    assert len({one.number >> 64 for one in secrets}) == 50
    for one in (new_chance(is_open=True) for _ in range(50)):
        assert 0 <= one.number < SEEDS
        assert not one.is_secret


def test_a_secret_goes_on_where_it_was() -> None:
    """Promise: a secret number gives the same chance again, each action one of its own, and
    another one once the pile was mixed."""
    secret = new_chance(is_open=False)
    again = Chance(secret.number, is_secret=True)
    drawn = [[one.at(action).getrandbits(64) for action in range(20)] for one in (again, secret)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 20
    others = (Chance(secret.number + 1, is_secret=True), Chance(secret.number), secret.mixed(1))
    assert all(one.at(0).getrandbits(64) not in drawn[0] for one in others)
    assert secret.mixed(1) == again.mixed(1) != secret.mixed(2)
