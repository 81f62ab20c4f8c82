"""What a seat of Race sees: the open piles; nothing that says whether two cards are alike."""

from __future__ import annotations

from dataclasses import dataclass

from probes.race.rules import DECK, Race, RaceOptions, in_play
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import scene_of
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import ScoreLine
from tablee.engine.worlds import Group, share_out


@dataclass(frozen=True)
class Scene:
    turn: Seat
    flips: int
    flipping: bool
    stocks: list[int]
    piles: list[list[str]]
    won: list[str]
    tops: list[list[int]]  # of each exposure that may be claimed: its number, a kind for each seat
    faults: list[list[int]]
    marks: list[ScoreLine]


def scene(state: Race, seat: Seat | None) -> Scene:
    return scene_of(
        Scene,
        state.details(),
        {
            "stocks": [len(stock) for stock in state.stocks],
            "piles": [DECK.named(pile) for pile in state.piles],
            "won": DECK.named(state.won),
            "marks": [line.copy() for line in state.tally],
        },
    )


def imagine(knowledge: Knowledge[RaceOptions, Scene], rng: Rng) -> Race:
    shown = knowledge.scene()
    state = Race(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    state.turn, state.flips, state.is_flipping = shown.turn, shown.flips, shown.flipping
    state.tops = {tops[0]: tops[1:] for tops in shown.tops}
    state.faults = [(exposure, Seat(s)) for exposure, s in shown.faults]
    state.tally = list(shown.marks)
    names = [shown.won, *shown.piles]
    # Read all at once: so copies are told apart, and no card lies in two places.
    seen = DECK.read([name for pile in names for name in pile])
    cards = iter(seen)
    state.won, *state.piles = [[next(cards) for _ in pile] for pile in names]
    unseen = [card for card in in_play(knowledge.options) if card not in seen]
    places = tuple(range(knowledge.seats))
    state.stocks = share_out([Group(unseen, places)], shown.stocks, rng)
    for stock in state.stocks:
        rng.shuffle(stock)
    return state
