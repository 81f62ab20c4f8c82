"""What stands on a card of Diego, as the name of the card: the kind of face and its parts.

A name says what the eye sees and no more: `disc_1_4_3` is one disc cut into 4, 3 parts coloured.
Nothing else tells cards apart, so that no name betrays which number is meant. In a name stand only
letters, digits and `_`; the kinds of faces are:

    frac_3_4            a fraction, 3 over 4
    dec_0_75            a decimal, 0,75
    word_trois_quarts_three_quarters    in letters: two words in French, two in English
    disc_1_4_3          discs, parts of each, parts coloured in all
    area_2_2_2_5        rectangles, rows, columns, cells coloured in all
    line_2_4_3          a line from 0 to 2, each unit cut into 4, a mark on the 3rd stroke after 0
    sum_1_2_1_4         1/2 + 1/4; over 1 stands a whole number
    between_0_7_0_8     more than 0,7 and less than 0,8
    pct_75              75 %

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, lcm
from typing import Final

FRACTION: Final = "fraction"
DECIMAL: Final = "decimal"
TENTHS: Final = "tenths"
WORDS: Final = "words"
DRAWING: Final = "drawing"
LINE: Final = "line"
SUM: Final = "sum"
BRACKET: Final = "bracket"
AMPLIFIED: Final = "amplified"
PERCENT: Final = "percent"
# §1.1, and the two that may be added, §7.3.
REPRESENTATIONS: Final = (FRACTION, DECIMAL, TENTHS, WORDS, DRAWING, LINE, SUM, BRACKET)
EXTRA: Final = (AMPLIFIED, PERCENT)

EASY: Final = "easy"
USUAL: Final = "usual"
HARD: Final = "hard"
LEVELS: Final = (EASY, USUAL, HARD)

MOST_DECIMALS: Final = 3
TENS: Final = (1, 10, 100, 1000)  # by decimals
MOST_PARTS: Final = 12  # of a disc or a rectangle, to be counted at a glance
MOST_FIGURES: Final = 2
MOST_STROKES: Final = 24  # on a line
FACTORS: Final = {EASY: (2, 2, 2), USUAL: (2, 3, 4), HARD: (3, 5, 7)}  # in turn, §7.3

# By number: how many in French and in English. Numbers of two words are left out.
COUNTED: Final = {
    **{1: "un one", 2: "deux two", 3: "trois three", 4: "quatre four", 5: "cinq five"},
    **{6: "six six", 7: "sept seven", 8: "huit eight", 9: "neuf nine", 10: "dix ten"},
    **{11: "onze eleven", 12: "douze twelve", 13: "treize thirteen", 14: "quatorze fourteen"},
    **{15: "quinze fifteen", 16: "seize sixteen", 20: "vingt twenty"},
}
# By denominator: one and several of them, in French, then in English.
PARTS: Final = {
    2: "demi demis half halves",
    3: "tiers tiers third thirds",
    4: "quart quarts quarter quarters",
    5: "cinquième cinquièmes fifth fifths",
    6: "sixième sixièmes sixth sixths",
    7: "septième septièmes seventh sevenths",
    8: "huitième huitièmes eighth eighths",
    9: "neuvième neuvièmes ninth ninths",
    10: "dixième dixièmes tenth tenths",
    12: "douzième douzièmes twelfth twelfths",
    15: "quinzième quinzièmes fifteenth fifteenths",
    16: "seizième seizièmes sixteenth sixteenths",
    20: "vingtième vingtièmes twentieth twentieths",
    100: "centième centièmes hundredth hundredths",
}


@dataclass(frozen=True)
class Number:
    """A number that cards represent, in lowest terms."""

    over: int
    under: int

    def text(self) -> str:
        return f"{self.over}/{self.under}"


def lowest_terms(over: int, under: int) -> Number:
    common = gcd(over, under)
    return Number(over // common, under // common)


@dataclass(frozen=True)
class Setting:
    """What a face depends on beside its number."""

    level: str
    place: int  # of the number in the deck: drawings and factors take turns
    units: int  # that a line must show, the same for all numbers
    cut: int  # into so many parts a unit of the line is cut; 0: as the number says


def face(number: Number, representation: str, setting: Setting) -> str:
    """The name of a card, or nothing where this number can't be represented so."""
    if representation == FRACTION:
        return f"frac_{number.over}_{number.under}"
    if representation == WORDS:
        return in_words(number)
    if representation == DRAWING:
        return drawing(number, setting)
    if representation == LINE:
        return line(number, setting.units, setting.cut or number.under)
    if representation == SUM:
        return sum_of_two(number)
    if representation == BRACKET:
        return bracket(number, setting.level)
    if representation == AMPLIFIED:
        return amplified(number, setting)
    return in_tens(number, representation)


def in_tens(number: Number, representation: str) -> str:
    """Decimal, decimal fraction and percentage: where the number has a last decimal."""
    places = decimals(number)
    if representation == DECIMAL and places:
        return f"dec_{decimal(number.over * TENS[places] // number.under, places)}"
    if representation == TENTHS and places:
        ten = TENS[places] * (10 if TENS[places] == number.under else 1)  # no fraction comes twice
        return f"frac_{number.over * ten // number.under}_{ten}"
    if representation == PERCENT and number.over * 100 % number.under == 0:
        return f"pct_{number.over * 100 // number.under}"
    return ""


def decimals(number: Number) -> int:
    """How many decimals the number has; 0 if they don't end soon enough."""
    for places in range(1, MOST_DECIMALS + 1):
        if TENS[places] % number.under == 0:
            return places
    return 0


def decimal(scaled: int, places: int) -> str:
    """So many tenths, hundredths or thousandths, as a name writes them: `0_75`."""
    return f"{scaled // TENS[places]}_{str(scaled % TENS[places]).zfill(places)}"


def in_words(number: Number) -> str:
    if number.over not in COUNTED or number.under not in PARTS:
        return ""
    one_fr, more_fr, one_en, more_en = PARTS[number.under].split()
    count_fr, count_en = COUNTED[number.over].split()
    if number.over == 1:
        return f"word_{count_fr}_{one_fr}_{count_en}_{one_en}"
    return f"word_{count_fr}_{more_fr}_{count_en}_{more_en}"


def figures(number: Number) -> int:
    """How many discs or rectangles it takes."""
    return -(-number.over // number.under)


def drawing(number: Number, setting: Setting) -> str:
    """Discs and rectangles in turn, cut as the number says; at the hard level twice as fine."""
    finer = 2 if setting.level == HARD else 1
    parts, coloured = number.under * finer, number.over * finer
    if parts > MOST_PARTS or figures(number) > MOST_FIGURES:
        return ""
    if setting.place % 2 == 0:
        return f"disc_{figures(number)}_{parts}_{coloured}"
    rows = max([r for r in range(1, parts) if parts % r == 0 and r * r <= parts])
    return f"area_{figures(number)}_{rows}_{parts // rows}_{coloured}"


def common_cut(numbers: list[Number], level: str) -> int:
    """One line for all numbers, where it can still be counted; easier: each has its own."""
    cut = lcm(*[number.under for number in numbers])
    is_common = level != EASY and cut * max([figures(n) for n in numbers]) <= MOST_STROKES
    return cut if is_common else 0


def line(number: Number, units: int, cut: int) -> str:
    if units * cut > MOST_STROKES:
        return ""
    return f"line_{units}_{cut}_{number.over * cut // number.under}"


def sum_of_two(number: Number) -> str:
    """A whole number and the rest; or one part and the others; or two halves of one part."""
    whole = number.over // number.under
    if whole > 0:
        first, rest = Number(whole, 1), Number(number.over - whole * number.under, number.under)
    elif number.over > 1:
        first = lowest_terms(number.over - 1, number.under)
        rest = Number(1, number.under)
    else:
        first = rest = Number(1, 2 * number.under)
    return f"sum_{first.over}_{first.under}_{rest.over}_{rest.under}"


@dataclass(frozen=True)
class Between:
    """Two neighbours in tenths or hundredths; the number lies strictly between them."""

    low: int
    high: int
    places: int

    def holds(self, number: Number) -> bool:
        scaled = number.over * TENS[self.places]
        return self.low * number.under < scaled < self.high * number.under


def between(number: Number, level: str) -> Between:
    places = 2 if level == HARD else 1
    scaled = number.over * TENS[places]
    low, rest = scaled // number.under, scaled % number.under
    return Between(low, low + 1, places) if rest else Between(low - 1, low + 1, places)


def bracket(number: Number, level: str) -> str:
    found = between(number, level)
    return f"between_{decimal(found.low, found.places)}_{decimal(found.high, found.places)}"


def amplified(number: Number, setting: Setting) -> str:
    """§7.3: the same fraction in finer parts, and not in tens: that is the decimal fraction."""
    factors = FACTORS[setting.level]
    first = factors[setting.place % len(factors)]
    factor = next(k for k in range(first, first + 3) if number.under * k not in TENS)
    return f"frac_{number.over * factor}_{number.under * factor}"
