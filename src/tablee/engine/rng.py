"""Chance, handed in: streams of numbers that depend on a seed and a label, and on nothing else.

A stream may be split into labelled sub-streams. A sub-stream depends on the seed and the path of
labels alone (`deal/3`, then `reshuffle/1`), never on what was drawn before: so a deal depends on
nothing that was played earlier, and its key can be published without giving away any other.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import digest
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

FAIR: Final = "fair"
FAST: Final = "fast"
FAIR_SEED_BYTES: Final = 64

WORD_BITS: Final = 32
MOST_BITS: Final = 31  # of a choice: then word times choice stays below 2**63
MOST: Final = 2**MOST_BITS


class BadSeed(Exception):
    """This seed is none for this kind of stream."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of fair choices."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most MOST."""
        raise NotImplementedError

    def stream(self, label: str) -> Rng:
        """The sub-stream of this label, from its beginning."""
        raise NotImplementedError

    def fork(self) -> Rng:
        """A new independent stream, another one at each call."""
        return self.stream(f"fork/{self.below(MOST)}")

    def shuffle(self, items: list[T]) -> None:
        """Every order equally likely (Fisher-Yates, from the last place down)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class FairRng(Rng):
    """What a table deals from: HMAC-SHA-512 in counter mode.

    Block i of a stream is HMAC(key, "block/i"); the key of a sub-stream is
    HMAC(key, "stream/label"); the first key is the match's seed of 512 bits (60! needs 272 of
    them, 80! needs 395). A block is read as sixteen big-endian words of 32 bits; of each word the
    leading bits that n - 1 needs are taken, and rejected if they reach n.
    """

    def __init__(self, key: bytes) -> None:
        if len(key) != FAIR_SEED_BYTES:
            raise BadSeed
        self.key = key
        self.block = b""
        self.blocks_used = 0
        self.place = 0

    def below(self, n: int) -> int:
        unused = WORD_BITS - (n - 1).bit_length()
        while True:
            number = self.word() >> unused
            if number < n:
                return number

    def word(self) -> int:
        if self.place == len(self.block):
            self.block = digest(self.key, f"block/{self.blocks_used}".encode(), "sha512")
            self.blocks_used += 1
            self.place = 0
        self.place += 4
        return int.from_bytes(self.block[self.place - 4 : self.place], "big")

    def stream(self, label: str) -> Rng:
        return FairRng(digest(self.key, f"stream/{label}".encode(), "sha512"))


# Multiply with carry, lag 1: MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime, so
# the period is about 2**62, and every product stays below 2**63: the same numbers come out of
# Python's integers and of a 64-bit register.
MULTIPLIER: Final = 2_104_533_843
FAST_STATES: Final = MULTIPLIER * 2**WORD_BITS - 2


class FastRng(Rng):
    """What the laboratory deals from: quick, good enough for statistics, no secret."""

    def __init__(self, path: str) -> None:
        self.path = path
        seed = int.from_bytes(blake2b(path.encode(), digest_size=16).digest(), "big")
        self.state: i64 = seed % FAST_STATES + 1

    def below(self, n: int) -> int:
        """The high half of word * n; the low half tells the few words to reject (Lemire)."""
        bound: i64 = n
        product: i64 = self.word() * bound
        rest: i64 = product & 0xFFFF_FFFF
        if rest < bound:
            reject: i64 = (2**WORD_BITS - bound) % bound
            while rest < reject:
                product = self.word() * bound
                rest = product & 0xFFFF_FFFF
        return product >> WORD_BITS

    def word(self) -> i64:
        state: i64 = self.state
        low: i64 = state & 0xFFFF_FFFF
        carry: i64 = state >> WORD_BITS
        self.state = MULTIPLIER * low + carry
        return low ^ carry

    def stream(self, label: str) -> Rng:
        return FastRng(f"{self.path}/{label}")


def seeded(kind: str, seed: str) -> Rng:
    """The match's stream, as a record names it: its kind and its seed as text."""
    try:
        if kind == FAST:
            return FastRng(seed)
        if kind == FAIR:
            return FairRng(bytes.fromhex(seed))
        raise BadSeed
    except ValueError:  # no hexadecimal digits, or text that can't be written as UTF-8
        raise BadSeed from None
