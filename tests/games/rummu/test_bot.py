"""The players of Rummü: what they lay, take and discard, and that it pays to heed more."""

from __future__ import annotations

from itertools import combinations
from time import process_time

import pytest

from games.positions import watch
from games.rummu.positions import drawing, playing
from tablee.compiled import status
from tablee.engine.cards import EMPTY, CardSet, members, set_of, size
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.rummu import GAME
from tablee.games.rummu.bot import Club, Habitue, Novice, Player
from tablee.games.rummu.combinations import Combination
from tablee.games.rummu.knowledge import kinds
from tablee.games.rummu.layout import POINT, Aims, Planner
from tablee.games.rummu.rules import Rummu
from tablee.games.rummu.search import lays
from tablee.lab.duel import Duel, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting

MOST_SECONDS = 0.3


def answer(state: Rummu, player: type[Player] = Club, course: str = "", luck: str = "bot") -> str:
    """What such a player does at seat 0, having seen this course."""
    bot = player(state.options, state.seats, Seat(0), FastRng(luck))
    watch(GAME, state, bot, course)
    choice = bot.choose()
    assert choice is not None
    return choice.text


def test_it_lays_what_is_worth_most() -> None:
    """The four 5s would be worth 30, and leave the run in pieces."""
    state = playing("r3 r4 r5 r6 r7 b5 k5 g5 k1", laid="0 g1 g2 g3")
    assert answer(state) in ("lay r3 r4 r5 r6 r7", "lay b5 k5 g5")


def test_it_goes_out_where_it_can() -> None:
    state = playing("r3 r4 r5 b8 k1", laid="0 g1 g2 g3, 1 b5 b6 b7")
    assert answer(state) in ("lay r3 r4 r5", "add 2 b8")


def test_it_takes_the_discard_that_completes_a_run() -> None:
    state = drawing("r3 r4 r5 k1 g8 b2")
    state.table.discards = kinds(["b0", "r6"])
    assert answer(state) == "take r6"
    state.table.discards = kinds(["b0", "k9"])
    assert answer(state) == "draw"


def test_it_remembers_what_lies_below() -> None:
    """Under the card of no use lies the r6: whoever has seen it takes both, others draw."""
    hands = ("r3 r4 r5 k1 g8 b2", "b9 b4 k3 k6 r1 g1 k8 g9", "b0 g0 k0 b6 b8 g5 r0 r9")

    def choice(player: type[Player]) -> str:
        state = drawing(*hands)
        state.table.turn, state.table.discards = Seat(2), kinds(["k2", "r6"])
        state.table.stock = kinds(["y1", "g3", "g2"])
        return answer(state, player, "draw, discard b0")

    assert (choice(Club), choice(Habitue)) == ("take b0", "draw")


def test_it_keeps_jokers_and_pairs() -> None:
    state = playing("y5 r3 r4 k9 b1", laid="1 g4 g5 g6")
    assert answer(state) in ("discard k9", "discard b1")


def test_it_hands_nobody_the_card_that_suits_a_run() -> None:
    """Both are of no use to seat 0; the b4 would lengthen the run of seat 1."""
    state = playing("b4 k9 g0", laid="1 b5 b6 b7, 0 r1 r2 r3")
    assert answer(state) != "discard b4"


def test_it_exchanges_a_joker_that_makes_its_run_pure() -> None:
    state = playing("r6 k1 g9", laid="0 r5 y6 r7 r8")
    assert answer(state) == "exchange 1 r6"


def test_it_adds_to_the_partners_run_and_not_to_an_opponents() -> None:
    hands = ("b8 k1 g2 k4", "r4 r5 k5 k6 k7 g8 g9", "r6 r7 k8 k9 b0 g0 g1", "r8 r9 b1 b3 g3 g4 g5")
    laid = "0 r1 r2 r3, 2 b5 b6 b7"
    assert answer(playing(*hands, laid=laid, seats=4)).startswith("discard")
    assert answer(playing(*hands, laid=laid, seats=4, partners="yes")) == "add 2 b8"


def test_it_takes_back_what_costs_least() -> None:
    state = playing("b7 k7 g7", laid="0 r3 r4 r5 r6, 0 k1 b2 y3 g4")
    bot = Club(state.options, 3, Seat(0), FastRng("bot"))
    watch(GAME, state, bot, "lay b7 k7 g7")
    choice = bot.choose()
    assert choice is not None and choice.text.startswith(("take-back 1", "take-back 2"))
    watch(GAME, state, bot, choice.text)
    last = bot.choose()
    assert last is not None and last.text.startswith("discard")


def test_a_novice_overlooks_what_a_club_player_lays() -> None:
    def lays_down(player: type[Player], luck: int) -> bool:
        state = playing("r3 r4 r5 r6 k1 g9", laid="0 g1 g2 g3")
        return answer(state, player, luck=str(luck)).startswith("lay")

    assert all(lays_down(Club, luck) for luck in range(10))
    assert {lays_down(Novice, luck) for luck in range(30)} == {True, False}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("bot", ["novice", "habitue", "club"])
def test_it_plays_whole_rounds_by_the_rules_and_the_same_again(bot: str, seats: int) -> None:
    setting = Setting("rummu", seats, "rounds", options={"partners": "yes"})
    lineup = Lineup(setting.one_deal(), [bot])
    one, other = (play_match(lineup, 3, recorded=True).record for _ in range(2))
    assert one == other


def test_it_thinks_quickly_even_with_many_cards() -> None:
    hand = "r1 r2 r3 r5 y4 y6 b1 b3 b5 b7 k0 k2 k4 k8 g1 g3 g6 g9 y9 y8"
    state = playing(hand, laid="0 r6 r7 r8, 1 g4 y5 k6, 2 b8 k7 r9")
    before = process_time()
    answer(state)
    assert process_time() - before < MOST_SECONDS * (1 if status().compiled else 10)


# The planner against all ways to lay a hand


@pytest.mark.parametrize("seed", range(6))
def test_the_best_layout_is_the_best_of_all(seed: int) -> None:
    deck = kinds(list(dict.fromkeys(GAME.rules.cards(GAME.read_options({}), 3))))
    FastRng(f"layout/{seed}").shuffle(deck)
    hand = set_of(deck[:13])
    aims = Aims()
    aims.card_off, aims.joker_off, aims.going_out = 250, 500, 1000
    aims.shares = [POINT]
    planner = Planner([], 0, aims)
    assert planner.best_layout(hand, EMPTY, 0).worth == best_of_all(planner, hand)
    opened = planner.best_layout(hand, EMPTY, 4)
    assert opened.worth <= planner.best_layout(hand, EMPTY, 0).worth
    assert not opened.items or max(size(item.cards) for item in opened.items) >= 4


def best_of_all(planner: Planner, hand: CardSet) -> int:
    best, found = 0, lays(hand, 3)
    for count in range(1, 5):
        for some in combinations(found, count):
            used: CardSet = EMPTY
            for one in some:
                if used & one:
                    break
                used |= one
            else:
                worth = sum(Combination(0, 0, one).points() * POINT for one in some)
                rest = len(members(hand & ~used))
                out = planner.aims.going_out if rest <= 1 else 0
                best = max(best, worth + planner.off(used) + out)
    return best


# Levels


@pytest.mark.parametrize(("better", "worse"), [("habitue", "novice"), ("club", "habitue")])
def test_who_heeds_more_scores_more(better: str, worse: str) -> None:
    contest = Duel(Setting("rummu", 4, "levels").one_deal(), better, worse)
    assert duel(contest, 4, 1, lambda part: None).margin.mean > 5


def test_levels_differ_in_what_they_heed() -> None:
    assert Novice.LEVEL.overlooks > Habitue.LEVEL.overlooks > Club.LEVEL.overlooks == 0
