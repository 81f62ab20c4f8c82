"""What a seat of Passing sees, and what it knows of cards that went back into the stock."""

from __future__ import annotations

from dataclasses import dataclass

from probes.passing.rules import DECK, Passing, PassingOptions
from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import View
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.worlds import Group, share_out


@dataclass(frozen=True)
class Scene:
    hand: list[str]
    hand_sizes: list[int]
    stock: int
    discard: list[str]
    reshuffles: int
    bound: bool
    turn: Seat
    turns: int


def scene(state: Passing, seat: Seat | None) -> Scene:
    return Scene(
        hand=[] if seat is None else DECK.named(state.hands[seat]),
        hand_sizes=[len(hand) for hand in state.hands],
        stock=len(state.stock),
        discard=DECK.named(state.discard),
        reshuffles=state.reshuffles,
        bound=state.bound,
        turn=state.turn,
        turns=state.turns,
    )


class PassingKnowledge(Knowledge[PassingOptions, Scene]):
    """From which stock every hidden card was drawn.

    When a stock is renewed, all cards of the one before are in hands or on the pile: so a card
    that was in the n-th stock and hasn't been seen since was drawn from it, and how many cards
    a seat still holds of each stock can be counted.
    """

    def __init__(self, options: PassingOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.stock_of: dict[str, int] = {}  # the stock that a card was last in
        self.held: list[dict[int, int]] = []  # by seat: how many cards of each stock

    def observe(self, view: View) -> None:
        before, now = self.last, view.scene
        assert isinstance(now, Scene)
        if before is None or before.deal != view.deal:
            self.stock_of = dict.fromkeys(DECK.names[: 2 * self.options.pairs], 0)
            self.held = [{0: size} for size in now.hand_sizes]
        elif not view.settled or not before.settled:
            assert isinstance(before.scene, Scene)
            self.turn_taken(before.scene, now)
        super().observe(view)

    def turn_taken(self, before: Scene, now: Scene) -> None:
        held = self.held[before.turn]
        if now.reshuffles > before.reshuffles:
            self.stock_of.update(dict.fromkeys(before.discard[:-1], now.reshuffles))
        change = now.hand_sizes[before.turn] - before.hand_sizes[before.turn]
        stock = self.stock_of[now.discard[-1]] if change < 0 else now.reshuffles
        held[stock] = held.get(stock, 0) + change


def imagine(knowledge: PassingKnowledge, rng: Rng) -> Passing:
    view, mine = knowledge.view(), knowledge.scene()
    state = Passing(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, view)
    state.turn, state.turns = mine.turn, mine.turns
    state.bound, state.reshuffles = mine.bound, mine.reshuffles
    state.discard = DECK.read(mine.discard)
    state.hands = [[] for _ in range(knowledge.seats)]
    for stock in range(mine.reshuffles + 1):
        for s, cards in enumerate(drawn_from(stock, knowledge, rng)):
            (state.hands[s] if s < knowledge.seats else state.stock).extend(cards)
    state.hands = [sorted(hand) for hand in state.hands]
    state.hands[knowledge.seat] = DECK.read(mine.hand)
    return state


def drawn_from(stock: int, knowledge: PassingKnowledge, rng: Rng) -> list[list[Card]]:
    """The unseen cards of one stock, by seat; what is left of the last one stays in it."""
    mine = knowledge.scene()
    seen = {*mine.hand, *mine.discard}
    cards = [
        name for name, last in knowledge.stock_of.items() if last == stock and name not in seen
    ]
    room = [held.get(stock, 0) for held in knowledge.held]
    room[knowledge.seat] = 0
    room.append(mine.stock if stock == mine.reshuffles else 0)
    return share_out([Group(DECK.read(cards), tuple(range(len(room))))], room, rng)
