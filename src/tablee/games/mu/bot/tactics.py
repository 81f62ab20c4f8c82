"""Which card to play to a trick: what it may win, against what it would be worth later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, members, only, set_of, size
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK, TRIANGLES
from tablee.games.mu.bot.ranks import Ranks, ranks
from tablee.games.mu.deck import TYPE_NAMES, in_play
from tablee.games.mu.shown import Scene
from tablee.games.mu.view import MuKnowledge

# Triangles, or chances: a player's sense. In 250 deals other values of most of them made no
# difference that could be told from chance.
TO_COME_FROM_A_MATE: Final = 1.2  # triangles that those who play after me add
TO_COME_FROM_AN_ENEMY: Final = 0.8
MINE: Final = 0.15  # what a triangle in my own pile is worth beyond one in a mate's
RESCUE: Final = 0.65  # of the times that a mate could still take it, how often this succeeds
KEPT_BOSS: Final = 0.75  # of a trick: what a card that nothing of its suit beats takes later
KEPT_STEP: Final = 0.5  # what is left of that for every card that beats it
KEPT_TRUMP: Final = 0.3  # what even the smallest trump takes later
DRAWING: Final = 2.0  # what it is worth to the chief's side that the enemies' trumps fall


@dataclass
class Position:
    """The tricks as one seat knows them."""

    me: Seat
    order: Ranks
    hand: CardSet
    shown: list[CardSet]  # what every other seat still holds before it
    hidden: list[int]  # how many cards every other seat holds besides
    unseen: CardSet  # the cards which these may be
    voids: set[tuple[Seat, CardSet]]
    trick: list[tuple[Seat, Card]]
    after_me: list[Seat]
    side: set[Seat]
    is_chiefs: bool

    @property
    def out(self) -> CardSet:
        """All that others still hold."""
        found: CardSet = self.unseen
        for cards in self.shown:
            found |= cards
        return found

    def playable(self) -> CardSet:
        """§5.3, §5.4"""
        if not self.trick:
            return self.hand
        return self.hand & self.order.suit[self.trick[0][1]] or self.hand


def seen_table(knowledge: MuKnowledge) -> Position:
    """From the last view, and from every card that was played in this deal."""
    scene, me = knowledge.scene(), knowledge.seat
    order = ranks(TYPE_NAMES.index(scene.chief_trump), TYPE_NAMES.index(scene.vice_trump))
    seats = range(knowledge.seats)
    # Read all at once: so twins are told apart, and no card lies in two places.
    names = [name for _, name in knowledge.plays] + [n for laid in scene.laid for n in laid]
    cards = DECK.read(names + scene.hand)
    played = cards[: len(knowledge.plays)]
    rest = iter(cards[len(knowledge.plays) :])
    shown = [set_of([next(rest) for _ in laid]) for laid in scene.laid]
    plays = [(mover, card) for (mover, _), card in zip(knowledge.plays, played, strict=True)]
    unseen = set_of(in_play(knowledge.options.per_colour, knowledge.seats)) & ~set_of(cards)
    hand = shown[me] | set_of(list(rest))
    shown[me] = EMPTY
    hidden = [0 if seat == me else scene.hand_sizes[seat] for seat in seats]
    trick = plays[len(plays) - len(scene.trick) :]
    behind = knowledge.seats - len(trick) - 1
    side, is_chiefs = my_side(scene, me, knowledge.seats)
    return Position(
        me=me,
        order=order,
        hand=hand,
        shown=shown,
        hidden=hidden,
        unseen=unseen,
        voids=shown_voids(plays, order, knowledge.seats),
        trick=trick,
        after_me=[Seat((me + n) % knowledge.seats) for n in range(1, behind + 1)],
        side=side,
        is_chiefs=is_chiefs,
    )


def my_side(scene: Scene, me: Seat, seats: int) -> tuple[set[Seat], bool]:
    """The chief and the partner against all others, the vice among them."""
    team = {seat for seat in (scene.chief, scene.partner) if seat is not None}
    others = {Seat(seat) for seat in range(seats)} - team
    return (team, True) if me in team else (others, False)


def shown_voids(
    plays: list[tuple[Seat, Card]], order: Ranks, seats: int
) -> set[tuple[Seat, CardSet]]:
    """The suits that a seat didn't follow: it holds none of them."""
    voids: set[tuple[Seat, CardSet]] = set()
    for n, (mover, card) in enumerate(plays):
        led = order.suit[plays[n - n % seats][1]]
        if led & only(card) == EMPTY:
            voids.add((mover, led))
    return voids


def best_play(table: Position) -> Card:
    """The legal card that promises most; of equal ones the first in the deck."""
    cards = members(DECK.one_of_each_kind(table.playable()))
    if len(cards) == 1:
        return cards[0]
    return max(cards, key=lambda card: promise(table, card))


def promise(table: Position, card: Card) -> float:
    """Triangles that playing this card gains for my side, less what it would take later."""
    trick = [*table.trick, (table.me, card)]
    led = table.order.suit[trick[0][1]]
    holder, best = strongest(table.order, trick)
    win = chance_to_win(table, holder, best, led)
    stake = sum([TRIANGLES[played] for _, played in trick]) + to_come(table)
    gain = (2 * win - 1) * stake
    if holder == table.me and not is_held_by_a_mate(table):
        gain += MINE * win * stake
    if not table.trick:
        gain += drawn(table, card) * win
    return gain - kept(table, card)


def strongest(order: Ranks, trick: list[tuple[Seat, Card]]) -> tuple[Seat, Card]:
    """§5.5, §5.6: who holds a trick, and with which card; of equal ones the first played."""
    counting: CardSet = order.suit[trick[0][1]] | order.trumps
    that_count = [(seat, card) for seat, card in trick if only(card) & counting != EMPTY]
    return max(that_count, key=lambda play: order.strength[play[1]])


def is_held_by_a_mate(table: Position) -> bool:
    """Whether my side holds the trick before I play."""
    if not table.trick:
        return False
    holder, _ = strongest(table.order, table.trick)
    return holder in table.side


def chance_to_win(table: Position, holder: Seat, best: Card, led: CardSet) -> float:
    """How likely my side takes a trick that this card holds so far."""
    safe, saved = 1.0, 0.0
    for seat in table.after_me:
        beats = chance_to_beat(table, seat, best, led)
        if seat in table.side:
            saved = max(saved, beats)
        else:
            safe *= 1 - beats
    if holder not in table.side:
        return RESCUE * saved
    return safe + (1 - safe) * saved * RESCUE * RESCUE


def chance_to_beat(table: Position, seat: Seat, best: Card, led: CardSet) -> float:
    """How likely this seat can and may play a stronger card."""
    order = table.order
    is_ruffed = only(best) & order.trumps != EMPTY
    above = order.stronger[best]
    if led == order.trumps:
        return chance_of(table, seat, led, above)
    follows = chance_of(table, seat, led, led)
    ruffs = chance_of(table, seat, order.trumps, above if is_ruffed else order.trumps)
    over = 0.0 if is_ruffed else chance_of(table, seat, led, above)
    return over + (1 - follows) * ruffs


def chance_of(table: Position, seat: Seat, suit: CardSet, wanted: CardSet) -> float:
    """How likely this seat holds one of the wanted cards, all of this suit."""
    if table.shown[seat] & wanted != EMPTY:
        return 1.0
    if (seat, suit) in table.voids:
        return 0.0
    among = size(table.unseen & wanted)
    if among == 0:
        return 0.0
    elsewhere = 1 - table.hidden[seat] / size(table.unseen)
    return 1.0 - float(elsewhere**among)


def to_come(table: Position) -> float:
    """The triangles that those who still play will add."""
    mates = sum([1 for seat in table.after_me if seat in table.side])
    return TO_COME_FROM_A_MATE * mates + TO_COME_FROM_AN_ENEMY * (len(table.after_me) - mates)


def drawn(table: Position, card: Card) -> float:
    """The chief's side leads trumps while the enemies may have some."""
    trumps = table.order.trumps
    if not table.is_chiefs or only(card) & trumps == EMPTY:
        return 0.0
    return DRAWING if table.out & trumps != EMPTY else 0.0


def kept(table: Position, card: Card) -> float:
    """The triangles that a card may take in a later trick."""
    if size(table.hand) == 1:
        return 0.0
    above = size(table.order.stronger[card] & table.out)
    share = KEPT_BOSS * KEPT_STEP**above
    if only(card) & table.order.trumps != EMPTY:
        share = max(share, KEPT_TRUMP)
    return float(share * len(table.shown))
