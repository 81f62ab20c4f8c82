"""What a hand is worth before a card is played: triangles to expect, and the points of a bid."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from tablee.engine.cards import EMPTY, CardSet, members, set_of, size
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK, TRIANGLES
from tablee.games.mu import score
from tablee.games.mu.bot.ranks import Ranks, ranks
from tablee.games.mu.deck import CARDS_OF_TYPE, NO_TRUMP, TYPES, in_play, is_colour
from tablee.games.mu.shown import Scene
from tablee.games.mu.view import MuKnowledge

# A trump is a boss if nothing beats it, near or far by the number of others' cards that do.
NEAR: Final = 2
FAR: Final = 5
ROUNDS_OF_A_COLOUR: Final = 2


@dataclass(frozen=True)
class Weights:
    """The triangles that the chief's side takes: a sum over what the chief sees.

    Fitted by least squares to some 5000 random contracts for each number of players, all
    seats played by the club; `spread` is the standard deviation of what the sum leaves open.
    """

    base: float
    boss_trump: float
    near_trump: float
    middle_trump: float
    far_trump: float
    boss: float  # of a colour
    second: float  # of a colour
    triangle: float  # in hand
    partners_trump: float  # that he laid
    partners_boss: float
    enemy_trump: float  # or hidden from me
    number: float  # the chief's trump is one
    none: float
    spread: float


WEIGHTS: Final = {
    3: Weights(-9.0, 3.6, 3.3, 2.5, 2.2, 2.3, 1.4, 0.40, 0.0, 0.0, -0.15, 2.3, 7.5, 4.1),
    4: Weights(18.5, 4.1, 3.4, 3.0, 2.4, 2.2, 1.0, 0.29, 0.9, 1.8, -0.85, -2.7, -0.9, 9.5),
    5: Weights(14.2, 5.4, 4.1, 3.8, 3.0, 3.0, 1.0, 0.15, 1.5, 2.4, -0.78, -1.9, -0.8, 9.9),
    6: Weights(10.6, 6.9, 5.0, 4.4, 3.2, 3.0, 0.4, 0.26, 2.0, 2.5, -0.77, -2.7, 0.0, 9.7),
}


@dataclass(frozen=True)
class Outlook:
    """The deal before the tricks, as one seat knows it."""

    me: Seat
    seats: int
    hand: CardSet  # all mine, laid or not
    laid: list[CardSet]
    bids: list[int]
    deck: CardSet
    bonus_cap: int

    @property
    def others(self) -> list[Seat]:
        """From my left round the table: the last one plays last to my leads."""
        return [Seat((self.me + n) % self.seats) for n in range(1, self.seats)]

    @property
    def weights(self) -> Weights:
        return WEIGHTS[self.seats]


def outlook(knowledge: MuKnowledge, scene: Scene) -> Outlook:
    options = knowledge.options
    # Read all at once: so twins are told apart, and no card lies in two places.
    cards = iter(DECK.read([name for laid in scene.laid for name in laid] + scene.hand))
    laid = [set_of([next(cards) for _ in names]) for names in scene.laid]
    return Outlook(
        me=knowledge.seat,
        seats=knowledge.seats,
        hand=laid[knowledge.seat] | set_of(list(cards)),
        laid=laid,
        bids=scene.bids,
        deck=set_of(in_play(options.per_colour, knowledge.seats)),
        bonus_cap=options.bonus_cap,
    )


def power(order: Ranks, cards: CardSet, against: CardSet, weights: Weights) -> float:
    """The triangles that these cards are good for against those.

    Of a colour two cards count: later rounds of it are trumped.
    """
    total = 0.0
    taken: dict[CardSet, int] = {}
    for card in reversed(members(cards)):  # in each colour from the highest down
        above, suit = size(order.stronger[card] & against), order.suit[card]
        if suit == order.trumps:
            total += power_of_trump(above, weights)
        elif above < 2 and taken.get(suit, 0) < ROUNDS_OF_A_COLOUR:
            taken[suit] = taken.get(suit, 0) + 1
            total += weights.second if above else weights.boss
    return total


def power_of_trump(above: int, weights: Weights) -> float:
    if above == 0:
        return weights.boss_trump
    if above <= NEAR:
        return weights.near_trump
    return weights.middle_trump if above <= FAR else weights.far_trump


def triangles_as_chief(view: Outlook, partner: CardSet, trump: int, vice_trump: int) -> float:
    """What my side would take, with a partner who laid these cards."""
    order, weights = ranks(trump, vice_trump), view.weights
    others = view.deck & ~view.hand
    total = weights.base + power(order, view.hand, others, weights)
    total += weights.triangle * sum([TRIANGLES[card] for card in members(view.hand)])
    total += promised(order, partner, others & ~partner, weights)
    total += weights.enemy_trump * size(order.trumps & others & ~partner)
    if trump == NO_TRUMP:
        return total + weights.none
    return total if is_colour(trump) else total + weights.number


def promised(order: Ranks, partner: CardSet, against: CardSet, weights: Weights) -> float:
    """What the cards that a partner laid add to my own."""
    total = weights.partners_trump * size(partner & order.trumps)
    for card in members(partner & ~order.trumps):
        if order.stronger[card] & against == EMPTY:
            total += weights.partners_boss
    return total


def worth_as_chief(view: Outlook, bid: int, trump: int, triangles: float) -> float:
    """The points to expect from a bid: the bonus, or the loss for every step missed (§6)."""
    spread = view.weights.spread
    misses = [
        chance_below(score.target(view.seats, step), triangles, spread)
        for step in range(1, bid + 1)
    ]
    bonus = score.bonus(trump, bid, view.bonus_cap)
    return bonus * (1 - misses[-1]) - score.CHIEF_LOSES_PER_STEP * sum(misses)


def chance_below(target: int, mean: float, spread: float) -> float:
    """Triangles are whole: just below the target lies half a triangle under it."""
    return 0.5 * (1 + erf((target - 0.5 - mean) / spread / sqrt(2)))


def likely_trump(laid: CardSet, barred: int = NO_TRUMP) -> int:
    """The type that these cards show most often, a colour before a number; none of no cards."""
    best, most = NO_TRUMP, 0
    for trump in range(len(TYPES)):
        count = size(CARDS_OF_TYPE[trump] & laid)
        if trump != barred and count > 0 and count >= most:
            best, most = trump, count
    return best


def likely_vice(view: Outlook) -> Seat | None:
    """Who would be vice if I were chief: the highest bid besides mine."""
    others = [seat for seat in view.others if view.bids[seat] > 0]
    if not others or view.seats == 3:
        return None
    return max(others, key=lambda seat: view.bids[seat])


def best_partner(view: Outlook, vice: Seat | None, order: Ranks) -> Seat:
    """Whose laid cards promise most; of equal ones the last to play to my leads."""
    others = view.deck & ~view.hand
    seats = [seat for seat in view.others if seat != vice]
    promises = [promised(order, view.laid[s], others & ~view.laid[s], view.weights) for s in seats]
    best = max(promises)
    return [seat for seat, promise in zip(seats, promises, strict=True) if promise == best][-1]
