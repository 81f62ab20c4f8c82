"""Positions of Mü written as text, and what the tests ask of them.

A hand is written `r4 b2 | r7`: after the bar stand the cards laid. A course of the auction is
written `r1 / - / b3 b4`: what each seat lays in its turn, or a pass. Seat 0 deals and is chief.
"""

from __future__ import annotations

from games import positions
from games.positions import cards_in, lines, move
from tablee.engine.cards import set_of
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK
from tablee.games.mu import GAME
from tablee.games.mu.deck import TYPE_NAMES
from tablee.games.mu.rules import AUCTION, Mu

WORTHLESS = ["r9", "r1", "r1", "b1", "b1", "k1"]  # cards without triangles


def begun(seats: int, **options: str) -> Mu:
    state = positions.begun(GAME, seats, **options)
    state.dealer = state.turn = Seat(0)
    return state


def deal(state: Mu, *hands: str) -> None:
    """Give these cards to the seats: all are read at once, so that twins are two cards."""
    cards = iter(DECK.read([name for hand in hands for name in hand.replace("|", " ").split()]))
    for s, hand in enumerate(hands):
        held, _, laid = hand.partition("|")
        state.hands.put(s, set_of([next(cards) for _ in held.split()]))
        state.auction.laid[s] = [next(cards) for _ in laid.split()]
        state.shown.put(s, set_of(state.auction.laid[s]))
        state.auction.bids[s] = len(state.auction.laid[s])


def auction(*hands: str, **options: str) -> Mu:
    """The auction before its first bid."""
    state = begun(len(hands), **options)
    deal(state, *hands)
    return state


def bid(state: Mu, course: str) -> Mu:
    """Go on with the auction, turn by turn."""
    for turn in course.split("/"):
        seat = state.active()[0]
        for card in turn.replace("-", "").split():
            move(state, seat, f"lay {card}")
        move(state, seat, "pass" if turn.strip() == "-" else "done")
    return state


def all_pass(state: Mu) -> Mu:
    """Everybody passes until the auction is over."""
    while state.phase == AUCTION and not state.settled:
        bid(state, "-")
    return state


def bid_in_the_end(*bids: str) -> Mu:
    """An auction at the end of which these cards lie before the seats; each lays when it may."""
    state = auction(*bids)
    left = [cards.split() for cards in bids]
    while any(left):
        seat = state.turn
        may = state.auction.most - state.auction.bids[seat]
        bid(state, " ".join(left[seat][:may]) or "-")
        left[seat] = left[seat][may:]
    return all_pass(state)


def tricks(*hands: str, trumps: str = "none none", **options: str) -> Mu:
    """The first trick; `trumps` are the chief's and the vice's. Seat 1 is vice, seat 2 partner."""
    state = begun(len(hands), **options)
    deal(state, *hands)
    of_chief, of_vice = trumps.split()
    state.chief = Seat(0)
    state.vice = None if of_vice == "none" else Seat(1)
    state.partner = None if state.seats == 3 else Seat(2)
    state.chief_trump, state.vice_trump = TYPE_NAMES.index(of_chief), TYPE_NAMES.index(of_vice)
    state.rank_cards()
    state.lead_first_trick()
    return state


def scored(bid: int, won: str, trumps: str = "none none", **options: str) -> Mu:
    """A deal that has just been scored: the chief's bid, and the triangles that each seat took."""
    triangles = [int(n) for n in won.split()]
    state = tricks(*WORTHLESS[: len(triangles)], trumps=trumps, **options)
    state.auction.bids[0], state.auction.raises, state.won = bid, 1, triangles
    return play(state, " ".join(WORTHLESS[: len(triangles)]))


def play(state: Mu, cards: str) -> Mu:
    """Everybody plays a card in turn."""
    for card in cards.split():
        move(state, state.turn, f"play {card}")
    return state


def hand(state: Mu, seat: int) -> str:
    return cards_in(state, f"hand {seat}")


def laid(state: Mu, seat: int) -> str:
    return cards_in(state, f"laid {seat}")


def bonus_and_failure(state: Mu) -> list[tuple[int, str, str, int]]:
    """The score lines beside the triangles."""
    return [line for line in lines(state) if line[2] != "triangles"]
