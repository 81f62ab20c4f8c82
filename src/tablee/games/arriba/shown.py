"""What a seat of Arriba is shown. Apart from view.py: a compiled class forgets its types.

All that a board needs, and how it is played:

- **Cards** are named `a1` to `r4` (a letter for each of the 18 shapes, a number for each of the 4
  colours), `totem` and `head`. Three letters in a row (`abc`, `def`, …) are one family of shapes
  that look alike. Only shapes match, and nothing in a view says whether two do.
- **Moves** (`view.offers`): `flip` in phase `flip`, for the seat in turn; `signal` in phase
  `signal`, for `flipper`; `choose reach` and `choose leave` in phase `choice`, for everybody who
  hasn't `decided`. Nobody has to: a clock does it for them.
- **The claim** (`view.claims`): `grab`, open to every seat at every moment of a manche, right or
  wrong, and never in calm mode. It is sent as a claim, with the number of the view on the screen.
- **Moves of the house** (`view.happened`): `show` (the card of whoever was in turn lies open),
  `reveal` (everybody's did, after a head), `verdict`, `resume`, `uncover`, `end`. `verdict` has the
  parameters `other` (who grabbed), `timing` (`early` or `in-time`) and `figures`: for each claimant
  `SEAT:RESPONSE:COMPENSATED` in milliseconds, the fastest first, separated by commas, or `-`.
- **Clocks** (`view.clocks`), by the beginning of their key: `flip/` 5 s until the house flips,
  `signal/` 3 s until the house counts, `hold/` as long as the verdict stands, `choice/`, `last/`.
  How long a card is on its way, and the count before `reveal`, run unseen: in phase `count` draw
  one, two, three at 500 ms each.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.moves import Seat


@dataclass  # not frozen, like View
class Scene:
    """The table of Arriba."""

    # flip; showing: a card is on its way; signal, count: before a reveal; hold: a verdict stands;
    # choice: calm, everybody chooses; last: all stocks are empty, the last chance to grab
    phase: str
    turn: Seat  # who flips next; in phase hold and signal, once play goes on
    flips: int
    flipper: Seat | None  # who flipped the head whose reveal is still to come
    stocks: list[int]  # how many cards each seat has face down
    piles: list[list[str]]  # face up, the top last; only the top counts
    pot: list[str]  # under the totem
    spent: list[bool]  # whether this seat's top card is a totem that was already grabbed for
    decided: list[bool]  # phase choice: who has chosen
    choice: str  # phase choice: mine
    choices: list[str]  # calm, from uncover to the next choice: everybody's, `reach` or `leave`
    # The last verdict, in phase hold and at the end of a manche; else grabber is None.
    grabber: Seat | None
    outcome: str  # totem, duel, shared (three or more); false, early (the penalty)
    concerned: list[Seat]  # duel, shared: whose cards were alike, the grabber included
    taken: list[list[str]]  # what each seat took under its stock, the first to come up first
    potted: int  # so many cards went into the pot
    head_starts: list[int]  # milliseconds that were agreed for each seat; none: empty
