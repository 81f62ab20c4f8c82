"""What a seat of Rummü sees, and the worlds that it must reckon with.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from tablee.engine.cards import Card, members, only, set_of
from tablee.engine.game import two_rounds
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import scene_of
from tablee.engine.sixty import COLOURS
from tablee.engine.view import restore_match
from tablee.engine.worlds import Group, share_out
from tablee.games.rummu.combinations import KINDS, SHAPES, Combination
from tablee.games.rummu.knowledge import RummuKnowledge, kinds
from tablee.games.rummu.options import in_play, target_of
from tablee.games.rummu.rules import Rummu
from tablee.games.rummu.shown import Scene, Shown
from tablee.games.rummu.table import PHASES, Table


def scene(state: Rummu, seat: Seat | None) -> Scene:
    table = state.table
    is_shown = state.options.memory_aid or state.settled
    seats = [Seat(s) for s in range(state.seats)]
    return scene_of(
        Scene,
        state.details(),
        {
            "hand": [] if seat is None else KINDS.named(table.held(seat)),
            "hand_sizes": [table.count(s) for s in seats],
            "drawn": drawn(table) if seat == table.turn else [],
            "top": KINDS.named(table.discards[-1:]),
            "buried": KINDS.named(table.discards[:-1]) if is_shown else None,
            "combinations": [shown(one) for one in table.laid],
            "target": target_of(state.options, state.seats),
            "left": [KINDS.named(table.held(s)) for s in seats] if state.settled else [],
        },
    )


def drawn(table: Table) -> list[str]:
    return KINDS.set_named(table.drawn & table.hands.of(table.turn))


def shown(one: Combination) -> Shown:
    return Shown(
        number=one.number,
        owner=Seat(one.owner),
        shape=SHAPES[one.shape],
        cards=KINDS.set_named(one.cards),
        points=one.points(),
        frees="".join([COLOURS[colour] for colour in members(one.freeing_colours())]),
    )


def recall(state: Rummu) -> int | None:
    """§3.4: what has just passed by is still in everybody's mind."""
    return None if state.options.memory_aid else two_rounds(state)


def imagine(knowledge: RummuKnowledge, rng: Rng) -> Rummu:
    """What was seen lies where it lies; of each shuffle, the rest is shared out anew.

    Whoever discards or lays a card was free to do otherwise: so no move says more of a hand than
    that the card was in it.
    """
    state = Rummu(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    state.table = restored(knowledge.scene())
    hands, buried, stock = counted_out(knowledge) if state.settled else dealt_anew(knowledge, rng)
    hands[knowledge.seat] = kinds(knowledge.scene().hand)
    for seat, cards in enumerate(hands):
        for card in cards:
            state.table.receive(Seat(seat), card)
    rng.shuffle(stock)
    state.table.stock = stock
    state.table.discards = [*buried, *knowledge.discards]
    return state


def restored(now: Scene) -> Table:
    """All that everybody sees, and my own drawn cards."""
    table = Table()
    table.phase, table.turn = PHASES.index(now.phase), now.turn
    table.laid = [
        Combination(one.number, one.owner, set_of(kinds(one.cards))) for one in now.combinations
    ]
    table.numbered, table.reshuffles = now.numbered, now.reshuffles
    table.idle, table.most = now.idle, now.most
    table.openings = list(now.openings)
    for seat in now.opened:
        table.opened |= only(seat)
    table.drawn = set_of(kinds(now.drawn))
    return table


def dealt_anew(
    knowledge: RummuKnowledge, rng: Rng
) -> tuple[list[list[Card]], list[Card], list[Card]]:
    """Other hands, discards that I never saw, and the stock, which is of the last shuffle."""
    guess = knowledge.drawn_guess(rng)
    hands = [list(cards) for cards in knowledge.known]
    buried: list[Card] = []
    stock: list[Card] = []
    for pool, cards in enumerate(guess.pools):
        rooms = [row[pool] for row in guess.slots]
        rooms.append(len(cards) - sum(rooms))
        *shares, hidden, stock = share_out(
            [Group(list(cards), tuple(range(len(rooms))))], rooms, rng
        )
        rng.shuffle(hidden)
        buried += hidden
        for hand, share in zip(hands, shares, strict=True):
            hand += share
    return hands, buried, stock


def counted_out(knowledge: RummuKnowledge) -> tuple[list[list[Card]], list[Card], list[Card]]:
    """At the end of a round only the stock stays unseen."""
    now = knowledge.scene()
    hands = [kinds(names) for names in now.left]
    buried = kinds(now.buried or [])[: now.discards - len(knowledge.discards)]
    stock = in_play(knowledge.options, knowledge.seats)
    lying = [kinds(one.cards) for one in now.combinations]
    for cards in [*hands, *lying, buried, knowledge.discards]:
        for card in cards:
            stock.remove(card)
    return hands, buried, stock
