"""How a round ends that nobody ends by going out, and how a match does."""

from __future__ import annotations

from games.positions import cards_in, go, moves, refused
from games.rummu.positions import begun, drawing, ended, hand, playing
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.rummu import GAME
from tablee.games.rummu.knowledge import RummuKnowledge, kinds
from tablee.games.rummu.rules import Rummu


def used_up(discards: str, reshuffles: int = 0) -> Rummu:
    """The stock is empty; seat 0 is to draw."""
    state = drawing("r3 k1", "r4 k2", "r5 k3")
    state.table.stock, state.table.discards = [], kinds(discards.split())
    state.table.reshuffles = reshuffles
    return state


def keys(state: Rummu) -> list[str]:
    return [line.key for line in state.lines]


def test_6_1_the_last_card_discarded_ends_the_round() -> None:
    state = playing("r3")
    go(state, "discard r3")
    assert state.settled
    assert keys(state)[0] == "out-first"


def test_r3_the_discards_but_for_the_top_one_are_the_new_stock() -> None:
    state = go(used_up("b1 b2 b3 b4 b5"), "draw")
    assert cards_in(state, "discard") == "b5"
    assert cards_in(state, "buried") == ""
    rest = [*cards_in(state, "stock").split(), *hand(state, 0).split()]
    assert sorted(rest) == ["b1", "b2", "b3", "b4", "k1", "r3"]
    assert state.table.reshuffles == 1


def test_r3_with_nothing_below_the_top_it_must_be_taken() -> None:
    state = used_up("b5")
    assert moves(state) == ["take b5"]
    assert refused(state, "draw") == ("rummu.r3", "nothing-to-draw")


def test_r3_shuffles_come_out_otherwise_in_another_match() -> None:
    drawn = set()
    for seed in range(60):
        state = used_up("b1 b2 b3 b4 b5")
        state.rng = FastRng(str(seed))
        drawn.add(hand(go(state, "draw"), 0))
    assert len(drawn) == 4


def test_r7_the_stock_is_renewed_when_somebody_draws_and_not_before() -> None:
    state = drawing("r3 k1", "r4 k2")
    state.table.stock, state.table.discards = kinds(["g4"]), kinds(["b1", "b2", "b3"])
    go(state, "draw, discard g4")
    assert (cards_in(state, "stock"), state.table.reshuffles) == ("", 0)
    assert moves(state) == ["draw", "take g4"]
    go(state, "take g4, take b3")
    assert state.table.reshuffles == 0


def test_r8_the_third_time_whoever_draws_ends_the_round() -> None:
    state = used_up("b1 b2 b3", reshuffles=2)
    assert moves(state) == ["draw", "take b3"]
    assert state.prompt(Seat(0)).key == "rummu-draw-to-end"
    assert used_up("b1 b2 b3", reshuffles=1).prompt(Seat(0)).key == "rummu-draw"
    assert used_up("b3", reshuffles=2).prompt(Seat(0)).key == "rummu-take"
    go(state, "draw")
    assert state.settled
    assert state.details()["phase"] == "draw"  # the headline goes by this
    assert state.scores() == [-10, -10, -10]
    assert keys(state) == ["cards-left"] * 3


def test_r8_the_second_time_the_stock_is_still_renewed() -> None:
    state = go(used_up("b1 b2 b3", reshuffles=1), "draw")
    assert (state.settled, state.table.reshuffles) == (False, 2)


def test_r8_combinations_count_and_nobody_is_spared() -> None:
    state = drawing("r3", "r4", "r5", "y6", laid="1 g3 g4 g5", seats=4, partners="yes")
    state.table.stock, state.table.reshuffles = [], 2
    go(state, "draw")
    assert state.scores() == [-10, -5]


def test_r10_two_rounds_of_taking_and_discarding_end_the_round() -> None:
    state = drawing("r3 k1", "r4 k2", "r5 k3")
    for turn in range(6):
        assert not state.settled, turn
        go(state, f"take {cards_in(state, 'discard')}")
        go(state, f"discard {hand(state, state.table.turn).split()[0]}")
    assert state.settled
    assert "out-first" not in keys(state)


def test_r10_a_card_of_the_stock_begins_the_count_again() -> None:
    state = drawing("r3 k1", "r4 k2", "r5 k3")
    for _ in range(5):
        idle_turn(state)
    go(state, "draw, discard k9")
    for _ in range(5):
        idle_turn(state)
    assert not state.settled
    idle_turn(state)
    assert state.settled


def test_r10_so_does_laying() -> None:
    state = drawing("r3 k1", "r4 k2", "b8 b9 b7 k3", laid="2 g3 g4 g5 g6")
    for _ in range(5):
        idle_turn(state)
    go(state, f"take {cards_in(state, 'discard')}, lay b7 b8 b9")
    idle = state.table.idle
    go(state, f"discard {hand(state, 2).split()[0]}")
    assert (idle, state.table.idle, state.settled) == (5, 0, False)
    assert (state.table.most, view_most(state)) == (7, 7)


def test_r10_laying_what_must_be_picked_up_again_does_not() -> None:
    """Seat 0 lays its whole hand, picks it up and discards b9, which the others throw back."""
    state = drawing("b7 b8", "r4 k2", "r5 k3")
    state.table.opened |= 1
    for number in (1, 2):
        go(state, f"take b9, lay b7 b8 b9, pick-up {number}, discard b9")
        assert not state.settled
        idle_turn(state)
        idle_turn(state)
    assert state.settled
    assert "out-first" not in keys(state)


def test_r10_cards_that_lie_again_are_no_gain() -> None:
    state = drawing("b7 b8", "r4 k2", "r5 k3")
    state.table.opened |= 1
    state.table.most = 3
    go(state, "take b9, lay b7 b8 b9, pick-up 1, discard b7")
    assert (state.table.idle, state.table.most) == (1, 3)


def test_r10_exchanging_a_joker_is_no_gain() -> None:
    state = drawing("b6 k1", "r4 k2", laid="0 r3 r4 r5, 1 b5 y6 b7")
    go(state, "take b9, exchange 2 b6, discard k1")
    assert state.table.idle == 1


def view_most(state: Rummu) -> int:
    """As everybody reads it, and as it is in imagined worlds."""
    knowledge = RummuKnowledge(state.options, state.seats, Seat(0))
    knowledge.observe(GAME.view(state, Seat(0), []))
    world = GAME.sight.imagine(knowledge, FastRng("w"))
    assert world.table.most == knowledge.scene().most
    return knowledge.scene().most


def idle_turn(state: Rummu) -> None:
    """Take the top discard and put it back."""
    top = cards_in(state, "discard")
    go(state, f"take {top}, discard {top}")


# §7 The match


def after(*totals: int, seats: int = 3, **options: str) -> Rummu:
    """A match with these totals, in which seat 0 has just gone out, with 10 points for that."""
    state = playing("g9", *[""] * (seats - 1), seats=seats, **options)
    state.deal_scores = [list(totals)]
    return go(state, "discard g9")


def test_7_1_the_match_ends_at_200() -> None:
    assert after(190, 0, 0).over
    assert not after(189, 0, 0).over
    assert not after(400, 0, seats=4, partners="yes").over
    assert after(490, 0, seats=4, partners="yes").over


def test_7_1_or_at_the_total_agreed_on() -> None:
    assert after(290, 0, 0, target="300").over
    assert not after(280, 0, 0, target="300").over
    assert after(0, 0, 0, deals="1").over


def test_7_1_others_may_reach_it() -> None:
    assert after(0, 200, 0).over


def test_7_2_the_highest_total_wins() -> None:
    assert after(190, 250, -5).ranking() == [2, 1, 3]


def test_r21_equal_totals_win_together() -> None:
    assert after(210, 220, 100).ranking() == [1, 1, 3]


def test_r23_the_first_dealer_is_drawn_by_lot_and_the_left_neighbour_follows() -> None:
    dealers = {begun_with(seed).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    state = ended("", "")
    assert state.next_dealer() == (state.dealer + 1) % 3


def begun_with(seed: int) -> Rummu:
    return GAME.start(GAME.read_options({}), 4, FastRng(str(seed)))


def test_a_new_round_clears_the_table() -> None:
    state = ended("r3", "r4", laid="0 g3 g4 g5")
    state.next_deal()
    table = state.table
    assert (table.laid, table.opened, table.numbered, table.reshuffles, table.idle, table.most) == (
        [],
        0,
        0,
        0,
        0,
        0,
    )
    assert [table.count(Seat(seat)) for seat in range(3)] == [9, 9, 9]
    assert begun(3).table.openings == [4, 4, 4]
