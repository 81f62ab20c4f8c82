"""Which cards are a combination, which aren't and why: rulebook chapter 4."""

from __future__ import annotations

from itertools import combinations
from itertools import product as all_of

import pytest

from games.positions import legal, move, refused
from games.rummu.positions import article, cards, playing
from tablee.engine.cards import EMPTY, CardSet, members, only, size
from tablee.engine.rng import FastRng
from tablee.engine.sixty import COLOURS
from tablee.games.rummu.combinations import KINDS, NUMBERS, Combination, fault
from tablee.games.rummu.options import in_play
from tablee.games.rummu.rules import Rummu
from tablee.games.rummu.search import additions, lays


def test_1_1_sixty_cards_in_five_colours() -> None:
    state = playing()
    names = KINDS.named(in_play(state.options, 3))
    assert len(names) == 60
    assert sorted(name[1:] for name in names if name[0] == "k") == list("011234567789")


def test_1_2_yellow_cards_are_jokers_of_their_number() -> None:
    assert article("r5 y6 r7") == ""
    assert article("r5 y7 r7") != ""


@pytest.mark.parametrize("names", ["r5", "r5 r6", "r5 y5"])
def test_4_1_three_cards_at_least(names: str) -> None:
    assert refused(playing(f"{names} g2"), f"lay {names}") == ("rummu.4.1", "too-few")


def test_4_1_cards_of_ones_own_hand() -> None:
    assert refused(playing("r4 r5 r6 k1"), "lay r4 r5 r6 r7") == ("rummu.4.1", "not-in-hand")


def test_4_1_neither_number_nor_run() -> None:
    state = playing("r5 b5 k6 g6 y7")
    assert refused(state, "lay r5 b5 k6 g6") == ("rummu.4.1", "no-combination")
    assert article("r5 b5 r6 r7") == "rummu.4.1"


@pytest.mark.parametrize("names", ["r5 b5 k5", "r0 k0 g0", "r5 b5 k5 g5", "b9 y9 g9"])
def test_4_2_of_the_same_number(names: str) -> None:
    assert article(names) == ""


@pytest.mark.parametrize("names", ["r0 r1 r2", "g7 g8 g9", "b0 b1 b2 b3 b4 b5 b6 b7 b8 b9"])
def test_4_3_a_run_of_one_colour(names: str) -> None:
    assert article(names) == ""


def test_4_3_numbers_follow_one_another_and_0_is_not_after_9() -> None:
    assert article("r3 r4 r6") == "rummu.4.3"
    assert article("r0 r8 r9") == "rummu.4.3"
    assert refused(playing("r3 r4 r6 r7 g1"), "lay r3 r4 r6 r7") == ("rummu.4.3", "not-in-a-row")


@pytest.mark.parametrize("names", ["r3 b4 k5", "g0 k1 y2 b3 r4"])
def test_4_4_a_run_of_several_colours(names: str) -> None:
    assert article(names) == ""


def test_4_4_no_colour_comes_again() -> None:
    assert article("b6 y7 b8 r9") == "rummu.4.4"
    assert article("r3 b4 k6") == "rummu.4.4"
    assert article("r3 r4 b5") == "rummu.4.4"
    assert refused(playing("b6 y7 b8 r9 k1"), "lay b6 y7 b8 r9") == ("rummu.4.4", "colour-twice")


def test_4_5_never_two_alike() -> None:
    assert refused(playing("r7 r7 b7 k7 g1"), "lay r7 r7 b7 k7") == ("rummu.4.5", "two-alike")
    state = playing("b7 k1", laid="0 b6 b7 b8")
    assert refused(state, "add 1 b7") == ("rummu.4.5", "two-alike")


def test_4_6_a_joker_keeps_its_number() -> None:
    assert article("r5 y6 r7") == ""
    assert article("r5 y5 r7") == "rummu.4.1"


@pytest.mark.parametrize(
    ("names", "forbidden"),
    [
        ("r3 y4 r5", ""),
        ("y3 y4 r5", "rummu.4.7"),
        ("r3 y4 r5 y6", "rummu.4.7"),
        ("r3 y4 r5 y6 r7", ""),
        ("y3 r4 r5 r6 y7 y8", "rummu.4.7"),
        ("r2 r3 y4 r5 r6 y7 y8", ""),
        ("y0 y1 y2 y3 r4 r5 r6 r7 r8", ""),
        ("y0 y1 y2 y3 y4 r5 r6 r7 r8 r9", "rummu.4.7"),
        ("y3 y4 y5", "rummu.4.7"),
    ],
)
def test_4_7_more_normal_cards_than_jokers(names: str, forbidden: str) -> None:
    assert article(names) == forbidden


def test_4_8_one_joker_among_several_colours() -> None:
    assert article("r3 y4 b5") == ""
    assert article("r3 y4 b5 y6") == "rummu.4.8"
    assert refused(playing("r3 y4 b5 y6 g1"), "lay r3 y4 b5 y6") == ("rummu.4.8", "one-joker")


@pytest.mark.parametrize(
    ("names", "forbidden"),
    [
        ("r5 y6 r7", ""),
        ("r5 b5 k5 y5 g5", ""),
        ("b6 y7 b8 r9", "rummu.4.4"),
        ("r2 r3 y4 r5 r6 y7 y8", ""),
        ("y3 y4 y5", "rummu.4.7"),
    ],
)
def test_the_five_examples_of_the_original(names: str, forbidden: str) -> None:
    assert article(names) == forbidden


def test_r11_a_run_of_several_colours_has_five_cards_at_most() -> None:
    assert article("r1 b2 k3 y4 g5") == ""
    assert article("r1 b2 k3 y4 g5 r6") == "rummu.4.4"


def test_r12_only_ones_and_sevens_come_twice() -> None:
    names = KINDS.named(in_play(playing().options, 3))
    assert {name[1:] for name in names if names.count(name) == 2} == {"1", "7"}
    state = playing("r1 r1 b1 k1 g1 g4")
    move(state, 0, "lay r1 b1 k1 g1")
    assert refused(state, "add 1 r1") == ("rummu.4.5", "two-alike")


def test_r13_five_of_a_number_has_the_yellow_one() -> None:
    assert article("r5 b5 k5 y5 g5") == ""
    assert Combination(1, 0, cards("r5 b5 k5 y5 g5")).points() == 50


# Against a referee that tries everything


def is_combination(names: list[str]) -> bool:
    """The rules once more, from the words of the rulebook and nothing else."""
    numbers, colours = [int(name[1:]) for name in names], [name[0] for name in names]
    normal = [colour for colour in colours if colour != "y"]
    jokers = len(colours) - len(normal)
    if len(names) < 3 or len(set(names)) < len(names):
        return False
    if len(set(numbers)) == 1:
        return len(set(colours)) == len(colours)
    if sorted(numbers) != list(range(min(numbers), min(numbers) + len(numbers))):
        return False
    if len(set(normal)) == 1:
        return len(normal) > jokers
    return len(set(colours)) == len(colours) and jokers <= 1


def random_kinds(seed: str, count: int) -> CardSet:
    deck = in_play(playing().options, 3)
    FastRng(seed).shuffle(deck)
    found: CardSet = EMPTY
    for card in deck[:count]:
        found |= only(card)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_lay_of_a_hand_is_found_and_no_other(seed: int) -> None:
    hand = random_kinds(f"lay/{seed}", 12)
    names = KINDS.set_named(hand)
    for fewest in (3, 4, 5, 6):
        wanted = {
            cards(" ".join(part))
            for count in range(fewest, len(names) + 1)
            for part in combinations(names, count)
            if is_combination(list(part))
        }
        found = lays(hand, fewest)
        assert (set(found), len(found)) == (wanted, len(wanted))


@pytest.mark.parametrize("seed", range(12))
def test_every_addition_is_found_and_no_other(seed: int) -> None:
    rng = FastRng(f"add/{seed}")
    everything = lays(random_kinds(f"table/{seed}", 40), 3)
    for _ in range(6):
        lying: CardSet = everything[rng.below(len(everything))]
        hand: CardSet = random_kinds(f"hand/{seed}", 11)
        names, there = KINDS.set_named(hand & ~lying), KINDS.set_named(lying)
        wanted = {
            cards(" ".join(part))
            for count in range(1, len(names) + 1)
            for part in combinations(names, count)
            if is_combination([*there, *part])
        }
        found = additions(hand, Combination(1, 0, lying))
        assert (set(found), len(found)) == (wanted, len(wanted))


def test_all_lays_of_the_deck_are_combinations() -> None:
    whole: CardSet = EMPTY
    for kind in range(len(KINDS.names)):
        whole |= only(kind)
    found = lays(whole, 3)
    assert len(set(found)) == len(found) == count_of_all()
    assert all(fault(one) is None for one in found)


def count_of_all() -> int:
    """Counted otherwise: numbers, runs of a colour by their jokers, runs of colours by choice."""
    of_a_number = NUMBERS * sum(len(list(combinations(COLOURS, n))) for n in (3, 4, 5))
    of_a_colour = sum(
        4 * (NUMBERS - length + 1)
        for length in range(3, NUMBERS + 1)
        for signs in all_of("ny", repeat=length)
        if signs.count("n") > signs.count("y")
    )
    of_colours = sum((NUMBERS - n + 1) * ways for n, ways in ((3, 60), (4, 120), (5, 120)))
    return of_a_number + of_a_colour + of_colours


def test_what_frees_a_joker_is_what_can_lie_in_its_place() -> None:
    for names in (
        "r5 y6 r7",
        "r5 y5 k5",
        "r3 y4 b5",
        "y2 r3 r4 r5 y6",
        "r5 b5 k5 y5 g5",
        "r5 b6 k7",
    ):
        one = Combination(1, 0, cards(names))
        wanted = {
            card
            for card in KINDS.names
            if f"y{card[1:]}" in names.split() and card[0] != "y" and card not in names.split()
            if is_combination([*(n for n in names.split() if n != f"y{card[1:]}"), card])
        }
        assert set(KINDS.set_named(one.freeing())) == wanted


@pytest.mark.parametrize("count", [3, 6, 12])
def test_legal_moves_of_random_hands_are_those_that_are_not_refused(count: int) -> None:
    """Cards of the hand in any number, as one combination or added to each that lies."""
    for seed in range(8):
        state = playing("r0", laid="1 r4 y5 r6, 2 b7 k7 g7, 0 r1 b2 g3")
        hold(state, random_kinds(f"all/{seed}", count))
        names = KINDS.set_named(state.table.hands.of(0))
        listed = {text for text in legal(state).split(", ") if text[:3] in ("lay", "add")}
        tried = set()
        for part in (p for n in range(1, min(5, len(names)) + 1) for p in combinations(names, n)):
            for text in (
                f"lay {' '.join(part)}",
                *(f"add {n} {' '.join(part)}" for n in (1, 2, 3)),
            ):
                read = state.vocabulary().read(text)
                assert read is not None
                if state.refusal(state.table.turn, read) is None:
                    tried.add(text)
        assert tried == {
            text for text in listed if len(text.split()) < (7 if text[0] == "l" else 8)
        }


def hold(state: Rummu, hand: CardSet) -> None:
    state.table.hands.put(0, hand)
    assert size(hand) == len(members(hand))
