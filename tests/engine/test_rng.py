"""Chance: fair, reproducible, and independent by label."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import permutations

import pytest

from tablee.engine.rng import FAIR, FAST, BadSeed, FairRng, FastRng, Rng, seeded

FAIR_SEED = "00112233445566778899aabbccddeeff" * 4

both_kinds = pytest.mark.parametrize(
    "rng", [seeded(FAIR, FAIR_SEED), seeded(FAST, "seed")], ids=[FAIR, FAST]
)


@both_kinds
def test_a_stream_depends_on_its_label_alone(rng: Rng) -> None:
    fresh = rng.stream("deal/3")
    rng.below(7)
    again = rng.stream("deal/3")
    assert [fresh.below(60) for _ in range(20)] == [again.below(60) for _ in range(20)]


@both_kinds
def test_other_labels_give_other_streams(rng: Rng) -> None:
    labels = [f"deal/{n}" for n in range(50)]
    drawn = {rng.stream(label).below(2**31) for label in labels}
    assert len(drawn) == len(labels)


@both_kinds
def test_a_path_of_labels_nests(rng: Rng) -> None:
    one = rng.stream("deal/3").stream("reshuffle/1")
    other = rng.stream("deal/3").stream("reshuffle/1")
    assert one.below(10**6) == other.below(10**6) != rng.stream("reshuffle/1").below(10**6)


@both_kinds
@pytest.mark.parametrize("n", [1, 2, 3, 7, 60, 64, 1000, 2**31 - 1, 2**31])
def test_every_number_is_below(rng: Rng, n: int) -> None:
    stream = rng.stream(f"below/{n}")
    assert all(0 <= stream.below(n) < n for _ in range(200))


@both_kinds
@pytest.mark.parametrize("n", [2, 3, 7, 60])
def test_numbers_are_equally_likely(rng: Rng, n: int) -> None:
    stream = rng.stream(f"fair/{n}")
    draws = 400 * n
    counted = Counter(stream.below(n) for _ in range(draws))
    chi_square = sum((counted[k] - 400) ** 2 / 400 for k in range(n))
    # Mean n - 1, standard deviation sqrt(2 (n - 1)): five of them is once in a million.
    assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@both_kinds
def test_every_order_is_equally_likely(rng: Rng) -> None:
    stream = rng.stream("orders")
    counted: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        counted[tuple(items)] += 1
    assert set(counted) == set(permutations(range(4)))
    assert sum((count - 300) ** 2 / 300 for count in counted.values()) < 23 + 5 * 46**0.5


@both_kinds
def test_forks_differ(rng: Rng) -> None:
    stream = rng.stream("forks")
    assert len({stream.fork().below(2**31) for _ in range(100)}) == 100


def test_the_fair_stream_is_what_its_description_says() -> None:
    """A reader who knows only the docstring gets the same numbers."""
    key = hmac.digest(bytes.fromhex(FAIR_SEED), b"stream/deal/1", "sha512")
    words = b"".join(hmac.digest(key, f"block/{i}".encode(), "sha512") for i in range(4))
    numbers = [int.from_bytes(words[i : i + 4], "big") >> (32 - 6) for i in range(0, 256, 4)]
    expected = [number for number in numbers if number < 60]
    stream = seeded(FAIR, FAIR_SEED).stream("deal/1")
    assert [stream.below(60) for _ in expected] == expected


def test_a_word_that_would_favour_a_number_is_rejected() -> None:
    one, other = FastRng("a"), FastRng("b")
    one.state = other.state = 5 * 2**32 + 5  # its word is 0: of 2**32 words one too many for 3
    other.word()
    assert one.below(3) == other.below(3)


def test_the_fast_stream_never_changes() -> None:
    stream = FastRng("seed").stream("deal/1")
    assert [stream.below(60) for _ in range(8)] == [6, 21, 2, 4, 50, 32, 28, 6]
    state = 2_104_533_843 * (2**32) - 2  # the largest state there is
    largest = FastRng("largest")
    largest.state = state
    assert largest.below(2**31) == ((state & 0xFFFF_FFFF) ^ (state >> 32)) >> 1
    assert largest.state == 2_104_533_843 * (state & 0xFFFF_FFFF) + (state >> 32) < 2**63


@pytest.mark.parametrize(
    ("kind", "seed"),
    [(FAIR, ""), (FAIR, "00"), (FAIR, "zz" * 64), (FAST, "\ud800"), ("other", "1")],
)
def test_a_bad_seed_is_refused(kind: str, seed: str) -> None:
    with pytest.raises(BadSeed):
        seeded(kind, seed)


def test_a_fair_key_has_512_bits() -> None:
    with pytest.raises(BadSeed):
        FairRng(b"short")
