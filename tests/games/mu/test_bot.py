"""The club player of Mü: no blunder that a partner would see, and better than chance."""

from __future__ import annotations

import pytest

from games.mu.positions import auction, bid, tricks
from games.positions import move, watch
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games.mu import GAME
from tablee.games.mu.auction import chosen_vice
from tablee.games.mu.bot import Club
from tablee.games.mu.deck import TYPE_NAMES
from tablee.games.mu.rules import AUCTION, CHIEF_TRUMP, PARTNER, VICE_TRUMP, Mu
from tablee.lab.duel import Duel, duel
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting


def choice(state: Mu, seat: int, cards: str = "", chance: str = "club") -> str:
    """What the club at this seat does, once these cards were played in turn."""
    club = Club(state.options, state.seats, Seat(seat), FastRng(chance))
    watch(GAME, state, club, ", ".join(f"play {card}" for card in cards.split()))
    assert state.active() == [seat]
    chosen = club.choose()
    assert chosen is not None
    return chosen.text


def led_by(seat: int, *hands: str, trumps: str = "r none") -> Mu:
    """A trick that this seat leads. Seat 0 is chief, seat 1 the vice, if any, seat 2 partner."""
    state = tricks(*hands, trumps=trumps)
    state.turn = state.leader = Seat(seat)
    return state


# The partner, last to play


def partner_last(hand: str, cards: str, trumps: str = "r none") -> str:
    """Seats 3, 4, 0 and 1 have played these cards; seat 2, the partner, holds this hand."""
    three, four, chief, one = cards.split()
    hands = [f"{chief} y2", f"{one} y3", hand, f"{three} y4", f"{four} y5"]
    return choice(led_by(3, *hands, trumps=trumps), 2, cards)


def test_it_does_not_overtake_the_chief_for_nothing() -> None:
    assert partner_last("b9 b1", "b5 b2 b8 b3") == "play b1"


def test_it_does_not_ruff_a_trick_that_is_the_chiefs() -> None:
    assert partner_last("r2 k4", "b6 b4 b9 b7") == "play k4"


def test_it_gives_its_triangles_to_the_chief() -> None:
    assert partner_last("b6 b1 b2", "b5 b4 b9 b3") == "play b6"


def test_it_gives_no_triangles_to_an_enemy() -> None:
    assert partner_last("b7 b1 b2", "b9 b4 b3 b5") == "play b1"


def test_it_discards_no_triangles_on_an_enemys_trick() -> None:
    assert partner_last("k7 k1 g6", "b9 b4 b3 b5") == "play k1"


def test_it_takes_with_the_cheapest_card_that_wins() -> None:
    assert partner_last("b9 b6 b1", "b5 b4 b2 b3") == "play b6"


def test_it_ruffs_low() -> None:
    assert partner_last("r9 r2 k9", "b7 b6 b4 b3") == "play r2"


def test_it_wastes_no_top_trump_on_a_worthless_trick() -> None:
    assert partner_last("r9 k1 k2", "b9 b1 y1 b1") == "play k1"


# An enemy of the chief


def test_an_enemy_gives_its_triangles_to_the_vice() -> None:
    """Seat 4 is last: seat 1, the vice, holds the trick against the chief and the partner."""
    hands = ["b3 y2", "b9 y3", "b4 y4", "b5 y5", "b7 b1 y6"]
    assert choice(led_by(0, *hands, trumps="r k"), 4, "b3 b9 b4 b5") == "play b7"


def test_an_enemy_gives_nothing_to_the_partner() -> None:
    hands = ["b3 y2", "b4 y3", "b9 y4", "b5 y5", "b7 b1 y6"]
    assert choice(led_by(0, *hands, trumps="r k"), 4, "b3 b4 b9 b5") == "play b1"


def test_it_counts_the_cards_that_are_gone() -> None:
    """After the 9 and the 8 of blue a 7 is the highest, and nobody has trumps: it leads that."""
    hands = ["b9 b8 b7 k2", "b2 b3 y0 y1", "b4 b5 y2 y3", "b6 b1 y4 y5", "b0 b1 y6 y7"]
    course = "b9 b2 b4 b6 b0 b8 b3 b5 b1 b1"
    assert choice(led_by(0, *hands, trumps="none none"), 0, course) == "play b7"


# Leading


STRONG = "r9 r7 r7 r6 r5 r4 r3 b9 b8 k9 k1 g1"
WEAK = ["r0 b2 b4 k3 k5 k6 y1 y3 y4 g2 g5 g6", "r1 b1 b3 b5 k2 k4 y0 y2 y5 g1 g3 g4"]
MIXED = ["r1 r2 b0 b1 b6 b7 k0 k1 k7 y1 g0 g7", "r8 b7 k7 k8 y6 y7 y7 y8 y9 g7 g8 g9"]


def test_the_chief_draws_trumps_with_the_highest() -> None:
    assert choice(led_by(0, STRONG, *WEAK, *MIXED), 0) == "play r9"  # the 8 is out


# The auction


def test_a_strong_hand_opens_with_a_card_of_its_trump() -> None:
    opening = choice(auction(STRONG, *WEAK, *MIXED), 0)
    assert opening.startswith("lay r")


def test_a_weak_hand_passes() -> None:
    assert choice(auction(WEAK[0], STRONG, WEAK[1], *MIXED), 0) == "pass"


def test_a_strong_hand_raises_beyond_the_highest_bid() -> None:
    state = bid(auction(STRONG, *MIXED, *WEAK), "r7 / r1 r2 / - / - / -")
    while state.turn == 0:
        move(state, 0, choice(state, 0))
    assert state.auction.bids[0] == 3


def test_a_weak_hand_does_not_draw_level() -> None:
    """Laying one card would draw level with seat 1, and beyond it the hand isn't worth a bid."""
    state = bid(auction(WEAK[0], STRONG, WEAK[1], *MIXED), "- / r9 / - / - / -")
    assert choice(state, 0) == "pass"


def test_the_last_to_draw_level_raises_beyond() -> None:
    """An Eklat would cost it ten points a card."""
    state = bid(auction(MIXED[1], WEAK[0], MIXED[0], STRONG, WEAK[1]), "- / - / - / r9 / -")
    state = bid(state, "y9 / - / - / - / -")
    assert state.auction.bids == [1, 0, 0, 1, 0]
    assert choice(state, 0).startswith("lay")


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_among_clubs_nobody_draws_level_with_the_highest_bid(seats: int) -> None:
    for deal in range(12):
        state = GAME.start(GAME.read_options({}), seats, FastRng(f"level/{deal}"))
        while state.phase == AUCTION and not state.settled:
            bidder = state.turn
            answer = choice(state, bidder)
            move(state, bidder, answer)
            others = [state.auction.bids[s] for s in range(seats) if s != bidder]
            assert answer != "done" or state.auction.bids[bidder] != max(others)


# Trumps and partner


def named(state: Mu, phase: int) -> Mu:
    """The auction is over, and seat 0 is chief."""
    state.phase, state.chief = phase, Seat(0)
    state.vice = chosen_vice(Seat(0), state.auction.laid)
    state.turn = state.vice if phase == VICE_TRUMP and state.vice is not None else Seat(0)
    return state


def test_the_chief_names_his_long_colour() -> None:
    laid = "r9 r7 r6 r5 r4 b9 b8 k9 | r7 r3 k1 g1"
    assert choice(named(auction(laid, *WEAK, *MIXED), CHIEF_TRUMP), 0) == "trump r"


def test_the_vice_names_the_type_that_suits_it() -> None:
    hands = ["r9 r7 | r8 r6 r5", "y9 y8 y7 y7 y6 k2 k3 b2 | y5 k4", "b5", "b6", "b7"]
    assert choice(named(auction(*hands), VICE_TRUMP), 1) == "trump y"


def test_the_partner_is_who_laid_trumps() -> None:
    hands = ["r9 r8 r7 b9 | r6 r5 k1", "y9 y8 | y7 y6", "b2 b3 | b4", "b5 b6 | r4", "g1 g2 g3"]
    state = named(auction(*hands), CHIEF_TRUMP)
    state.vice_trump = TYPE_NAMES.index("y")
    move(state, 0, "trump r")
    assert (state.vice, state.phase) == (1, PARTNER)
    assert choice(state, 0) == "partner 3"


# A bot is a function of the views it was sent


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_the_same_views_the_same_moves(seats: int) -> None:
    table = Lineup(Setting("mu", seats, "same").one_deal(), ["club"] * seats)
    first, second = (play_match(table, 1, recorded=True).record for _ in range(2))
    assert first is not None and first == second


@pytest.mark.parametrize("seats", GAME.rules.seats)
@pytest.mark.parametrize("options", [{}, {"memory_aid": "yes"}, {"per_colour": "2"}])
def test_every_move_is_legal(seats: int, options: dict[str, str]) -> None:
    setting = Setting("mu", seats, "legal", options).one_deal()
    for number, bots in enumerate([["club"] * seats, ["club", *["random"] * (seats - 1)]] * 4):
        play_match(Lineup(setting, bots), number, recorded=False)  # raises at an illegal move


@pytest.mark.parametrize("seats", [4, 5])
def test_the_club_beats_chance(seats: int) -> None:
    contest = Duel(Setting("mu", seats, "club").one_deal(), "club", "random")
    found = duel(contest, 25, 1, lambda part: None)
    assert found.margin.low is not None and found.margin.low > 0
