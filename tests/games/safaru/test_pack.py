"""Articles 1 and 2, and the rulings on them: the cards, the seats, and handing out."""

from __future__ import annotations

from collections import Counter

import pytest

from games.positions import go, in_words
from games.safaru.positions import begun, hunt, pile, table
from tablee.engine.cards import size
from tablee.engine.moves import Seat
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng
from tablee.games.safaru import GAME
from tablee.games.safaru.rules import Safaru
from tablee.games.safaru.score import HEDGEHOGS, UNICORNS, triangles_on


def hand_sizes(state: Safaru) -> list[int]:
    return [size(state.hands.of(seat)) for seat in range(state.seats)]


def test_1_1_sixty_cards_twelve_of_each_species() -> None:
    cards = GAME.rules.cards(GAME.read_options({}), 2)
    assert Counter(card[0] for card in cards) == dict.fromkeys("rbkyg", 12)
    numbers = Counter(card[1:] for card in cards)
    assert numbers == {str(n): 10 if n in (1, 7) else 5 for n in range(10)}


def test_1_1_unicorns_are_blue_and_hedgehogs_yellow() -> None:
    cards = GAME.rules.cards(GAME.read_options({}), 2)
    assert [size(UNICORNS), size(HEDGEHOGS)] == [12, 12]
    assert {cards[n][0] for n in range(60) if UNICORNS >> n & 1} == {"b"}
    assert {cards[n][0] for n in range(60) if HEDGEHOGS >> n & 1} == {"y"}


def test_1_2_twelve_triangles_a_species() -> None:
    assert triangles_on(UNICORNS) == triangles_on(HEDGEHOGS) == 12


@pytest.mark.parametrize(
    ("seats", "teams"), [(2, [[0], [1]]), (3, [[0], [1], [2]]), (4, [[0, 2], [1, 3]])]
)
def test_1_3_four_are_two_teams(seats: int, teams: list[list[int]]) -> None:
    state = begun(seats)
    assert state.teams() == teams
    assert len(state.piles) == len(teams)


def test_r17_partners_share_a_pile() -> None:
    state = hunt("b5 k5", "r5", "y1", "g5", "g9")
    go(state, "play r5, pair b5, done, free y1, play g5, pair k5, done")
    assert pile(state, 0) == "b5 g5 k5 r5"
    assert pile(state, 1) == ""


def test_1_3_the_table_in_words_tells_the_teams() -> None:
    state = go(hunt("b5 k5", "r5", "y1", "g5", "g9"), "play r5, pair b5, done")
    told = in_words(GAME, state, Seat(2))
    assert ("safaru-words-member", {"seat": 2, "number": 1}) in told
    assert ("safaru-words-team-pile", {"number": 1, "count": 2}) in told
    assert "safaru-words-pile" not in dict(told)


@pytest.mark.parametrize(("seats", "stock"), [(2, 48), (3, 44), (4, 40)])
def test_2_1_four_cards_each_and_four_on_the_table(seats: int, stock: int) -> None:
    state = begun(seats)
    assert hand_sizes(state) == [4] * seats
    assert (size(state.table), len(state.stock)) == (4, stock)


def test_r4_the_first_to_hand_out_is_drawn_by_lot() -> None:
    dealers = {GAME.start(GAME.read_options({}), 3, FastRng(str(n))).dealer for n in range(30)}
    assert dealers == {0, 1, 2}


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_2_2_the_left_neighbour_begins_and_turns_go_left(seats: int) -> None:
    state = begun(seats)
    order = turns_of(state, seats)
    assert order == [(state.dealer + 1 + n) % seats for n in range(seats)]


def turns_of(state: Safaru, count: int) -> list[int]:
    """Whose turns come next, played at random."""
    luck, order = FastRng("turns"), [int(state.turn)]
    while len(order) < count:
        seat, move = random_turn(state, luck)
        state.apply(seat, move)
        if state.turn != order[-1]:
            order.append(state.turn)
    return order


def handings_out(seats: int) -> list[tuple[int, int, int]]:
    """At every hand of a pack: who deals, who begins, how many cards the table got."""
    state, luck, found = begun(seats), FastRng("pack"), []
    found.append((int(state.dealer), int(state.turn), size(state.table)))
    while not state.settled:
        left = len(state.stock)
        state.apply(*random_turn(state, luck))
        if len(state.stock) < left:
            assert hand_sizes(state) == [4] * seats
            found.append((state.dealer, state.turn, left - len(state.stock) - 4 * seats))
    return found


@pytest.mark.parametrize(
    ("seats", "to_the_table"), [(2, [4, 4, 4, 4, 4]), (3, [4, 4, 4, 0]), (4, [4, 4, 4])]
)
def test_2_3_hands_come_before_the_table(seats: int, to_the_table: list[int]) -> None:
    assert [laid for _, _, laid in handings_out(seats)] == to_the_table


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_r2_sixty_cards_are_handed_out_in_all(seats: int) -> None:
    assert sum(4 * seats + laid for _, _, laid in handings_out(seats)) == 60


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_2_3_the_task_moves_left_with_every_handing_out(seats: int) -> None:
    found = handings_out(seats)
    first = found[0][0]
    assert [dealer for dealer, _, _ in found] == [(first + n) % seats for n in range(len(found))]
    assert all(begins == (dealer + 1) % seats for dealer, begins, _ in found)


def test_r4_the_next_pack_goes_on_where_the_last_one_stopped() -> None:
    state, luck = begun(2, target="2000"), FastRng("packs")
    while not state.settled:
        state.apply(*random_turn(state, luck))
    last = state.dealer
    state.apply(*random_turn(state, luck))
    assert (state.deal, state.dealer) == (2, state.left_of(last))


def test_2_3_animals_at_large_stay() -> None:
    state = hunt("k9", "r1", "y3")
    state.stock = begun(2).stock[:12]
    go(state, "free r1, free y3")
    assert size(state.table) == 3 + 4
    assert {"k9", "r1", "y3"} <= set(table(state).split())
    assert 0 not in hand_sizes(state)


def test_r22_the_seed_alone_fixes_who_gets_what() -> None:
    one, other = begun(3), begun(3)
    assert dealt(one) == dealt(other)
    another = GAME.start(GAME.read_options({}), 3, FastRng("another"))
    assert dealt(another) != dealt(one)


def dealt(state: Safaru) -> list[list[str]]:
    return [zone.cards for zone in state.zones()]


def test_the_study_pack_is_three_cards_a_seat_in_hands_of_two() -> None:
    state = begun(2, study="yes")
    assert (hand_sizes(state), len(state.stock)) == ([2, 2], 2)
    assert GAME.rules.cards(state.options, 2) == ["r0", "r1", "r1", "r2", "r3", "r4"]
