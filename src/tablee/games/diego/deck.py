"""The deck: some numbers, each in some representations. It is data, and travels in the options.

A deck is written in three parts: `1/4 1/2 3/4 | fraction decimal words | usual`, the numbers, the
representations and the level. One that would make pairs doubtful is refused with the reason.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Deck
from tablee.engine.words import Params, Text
from tablee.games.diego.representations import (
    BRACKET,
    EXTRA,
    HARD,
    LEVELS,
    REPRESENTATIONS,
    USUAL,
    Between,
    Number,
    Setting,
    between,
    common_cut,
    decimal,
    face,
    figures,
    lowest_terms,
)

MOST_NUMBERS: Final = 8
MOST_UNDER: Final = 100
MOST_WORTH: Final = 2  # no number is larger
LONGEST: Final = 400  # characters of a deck

OFFICIAL_NUMBERS: Final = "1/4 1/2 3/4 5/4 3/2 7/4"
# §1.1 and §7: decks that a table may choose without composing one.
PRESETS: Final = {
    "official": f"{OFFICIAL_NUMBERS} | {' '.join(REPRESENTATIONS)} | {USUAL}",
    "extended": f"{OFFICIAL_NUMBERS} | {' '.join(REPRESENTATIONS + EXTRA)} | {USUAL}",
    "first": f"{OFFICIAL_NUMBERS} | fraction words drawing line sum | easy",
    "decimals": f"{OFFICIAL_NUMBERS} | fraction decimal tenths drawing bracket percent | {USUAL}",
    "hard": (
        "1/8 1/5 2/5 3/8 5/8 4/5"
        f" | fraction decimal tenths words line sum bracket amplified percent | {HARD}"
    ),
}
# §7.4: with these somebody who composes a deck may begin, beside the ones above.
YOUNG_DECK: Final = "1/4 1/2 3/4 3/2 | fraction words drawing line sum | easy"
PERCENT_DECK: Final = (
    f"1/10 1/5 1/4 1/2 3/5 3/4 | fraction decimal tenths drawing percent | {USUAL}"
)
STUDY_DECK: Final = f"1/2 3/4 | fraction decimal words | {USUAL}"  # all its deals can be tried


class Pack:
    """The cards of a deck, and which number each of them represents."""

    def __init__(self, numbers: list[Number], representations: list[str], level: str) -> None:
        self.numbers = numbers
        names: list[str] = []
        self.family: list[int] = []  # by card: the place of its number
        self.representation: list[str] = []  # by card
        units, cut = max([figures(n) for n in numbers]), common_cut(numbers, level)
        for place, number in enumerate(numbers):
            for representation in representations:
                name = face(number, representation, Setting(level, place, units, cut))
                if name:
                    names.append(name)
                    self.family.append(place)
                    self.representation.append(representation)
        self.deck = Deck(names)

    def size(self) -> int:
        return len(self.family)

    def is_pair(self, first: int, second: int) -> bool:
        """§2.2: in a deck that isn't refused, right is what belongs to the same number."""
        return self.family[first] == self.family[second]

    def number(self, card: int) -> str:
        return self.numbers[self.family[card]].text()


@dataclass(frozen=True)
class Composition:
    """A deck as it was written, part by part."""

    numbers: list[Number]
    representations: list[str]
    level: str

    def pack(self) -> Pack:
        return Pack(self.numbers, self.representations, self.level)


class BadDeck(Exception):
    """A deck that can't be played; `why` says what is wrong with it."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


def read_deck(text: str) -> Composition:
    parts = [part.split() for part in text.split("|")]
    if len(parts) != 3 or not parts[0] or not parts[1] or len(parts[2]) != 1:
        raise BadDeck(Text("deck-form"))
    numbers = [read_number(word) for word in parts[0]]
    known = REPRESENTATIONS + EXTRA
    for word in parts[1]:
        if word not in known or parts[1].count(word) > 1:
            raise BadDeck(Text("deck-representation", {"name": word}))
    if parts[2][0] not in LEVELS:
        raise BadDeck(Text("deck-level", {"name": parts[2][0]}))
    representations = [name for name in known if name in parts[1]]
    return Composition(numbers, representations, parts[2][0])


def read_number(word: str) -> Number:
    """§7.5: a fraction between 0 and 2 that isn't whole, and can still be read on a card."""
    over, _, under = word.partition("/")
    is_written = is_count(over) and is_count(under)
    if not is_written or not 0 < int(over) < MOST_WORTH * int(under):
        raise BadDeck(Text("deck-number", {"number": word}))
    if int(under) > MOST_UNDER:
        raise BadDeck(Text("deck-denominator", {"number": word, "most": MOST_UNDER}))
    number = lowest_terms(int(over), int(under))
    if number.under == 1:
        raise BadDeck(Text("deck-number", {"number": word}))
    return number


def is_count(word: str) -> bool:
    return word.isascii() and word.isdigit()


def fault(text: str) -> Text | None:
    """What is wrong with a composed deck at every table; nothing is the deck of the preset."""
    try:
        return fault_of(read_deck(text)) if text else None
    except BadDeck as bad:
        return bad.why


def fault_at_table(text: str, seats: int, size: int) -> Text | None:
    """What is wrong with a deck for so many players, with so many cards in a hand."""
    return fault(text) or fault_of_size(read_deck(text), seats, size)


def fault_of(composition: Composition) -> Text | None:
    return (
        fault_of_numbers(composition.numbers)
        or fault_of_brackets(composition)
        or fault_of_families(composition)
    )


def fault_of_numbers(numbers: list[Number]) -> Text | None:
    """§7.5: two families of one number, or too few or too many."""
    for place, number in enumerate(numbers):
        if number in numbers[:place]:
            return Text("deck-equal", {"number": number.text()})
    if not 1 < len(numbers) <= MOST_NUMBERS:
        return Text("deck-numbers", {"count": len(numbers), "most": MOST_NUMBERS})
    return None


def fault_of_brackets(composition: Composition) -> Text | None:
    """§7.5: a bracket that holds the number of another family."""
    if BRACKET not in composition.representations:
        return None
    for number in composition.numbers:
        found = between(number, composition.level)
        for other in composition.numbers:
            if other != number and found.holds(other):
                params: Params = {"number": number.text(), "also": other.text()}
                return Text("deck-bracket", {**params, **ends(found), "level": composition.level})
    return None


def ends(found: Between) -> Params:
    """What stands before and behind the comma, which the reader's language writes."""
    low, high = decimal(found.low, found.places), decimal(found.high, found.places)
    a, b, c, d = f"{low}_{high}".split("_")
    return {"a": a, "b": b, "c": c, "d": d}


def fault_of_families(composition: Composition) -> Text | None:
    """§7.5: a number on fewer than two cards has nothing to be paired with."""
    family = composition.pack().family
    for place, number in enumerate(composition.numbers):
        if family.count(place) < 2:
            return Text("deck-unpaired", {"number": number.text()})
    return None


def fault_of_size(composition: Composition, seats: int, size: int) -> Text | None:
    """§7.5: a hand for each player, and a row as long."""
    cards, needed = composition.pack().size(), needed_cards(seats, size)
    if cards < needed:
        params: Params = {"count": cards, "needed": needed, "seats": seats, "size": size}
        return Text("deck-too-few", params)
    return None


def needed_cards(seats: int, size: int) -> int:
    return size * (seats + 1)


PACKS: Final[dict[str, Pack]] = {}  # those in play, by their text


def pack_of(text: str) -> Pack:
    """The cards of a deck that was found to be right."""
    if text not in PACKS:
        if len(PACKS) > len(PRESETS) + 100:
            PACKS.clear()
        PACKS[text] = read_deck(text).pack()
    return PACKS[text]
