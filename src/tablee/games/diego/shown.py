"""What a seat of Diego is shown. Apart from view.py: a compiled class forgets its types.

Cards are names of what stands on them, by the grammar of `representations.py`; nothing stands in an
empty place. Places, in a scene and in moves, count from 1. What a board needs to know:

- phase `turn`: whoever has the turn sends `diego HAND ROW`, `pass`, `end` (propose the end), or,
  with that variant, `hand-diego FIRST SECOND`.
- phase `claimed`: `claimed` is the pair that was announced. An opponent claims `not-diego`, sends
  `agree` (where offered), or waits: the clock `delay/N` runs.
- phase `passed`: `shown` is the hand of whoever passed. An opponent claims `counter` by the first
  tap on a card of it, sends `agree`, or waits.
- phase `naming`: `announcer` counters the pass and sends `name HAND ROW`, places of `shown` and of
  `row`, before the clock `finish/N` (or what is left of the delay) has run down.
- phase `voting`: everybody who isn't among `voters` sends `end` or `go-on`.
- `placed_by` and `placed_on` tell what the last move placed: the last two cards of that pile. Who
  won it by which word is in `happened`: a `close` of the house, an `agree`, a `verdict`, a `name`.
- the house says `void SEAT` where no pair was named in time, `skip SEAT` where a hand is empty.
- at the end `control` gives the number of every card in a pair: equal numbers are a right pair.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass  # not frozen, like View
class Scene:
    """The table of Diego. Nothing in it depends on whether a pair is right, before the end."""

    phase: str
    turn: Seat
    hand: list[str]  # mine, by place
    row: list[str]  # the targets, by place
    shown: list[str]  # by place: the hand of whoever passed
    claimed: list[str]  # the pair that was announced: from the hand, then from the row
    from_hand: list[int]  # the places that it left
    from_row: int  # 0: none
    held: list[list[int]]  # by seat and place: 1 where a card is
    stock: int
    diego: list[list[str]]  # by seat: pairs, two cards each
    contra: list[list[str]]
    windows: int
    agreed: list[Seat]  # who won't contradict any more
    voided: list[Seat]  # of these, who called it and named no pair in time
    announcer: Seat | None
    voters: list[Seat]  # for the end
    has_proposed: bool  # in this turn
    passes: int  # in a row
    ended: str  # row, passes or vote: how
    placed_by: Seat | None
    placed_on: str  # diego or contra
    control: dict[str, str]  # by card: `3/4`; before the end nothing, or where it lies open
