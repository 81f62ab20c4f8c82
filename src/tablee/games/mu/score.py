"""What a deal of Mü is worth: targets, bonus and failure. The § numbers are the rulebook's."""

from __future__ import annotations

from typing import Final

from tablee.engine.moves import Seat
from tablee.engine.words import Params, ScoreLine
from tablee.games.mu.deck import NO_TRUMP, is_colour

# §6.2: the triangles that the chief's team needs: a base, and a step for every card bid.
BASE: Final = {3: 10, 4: 28, 5: 21, 6: 16}
STEP: Final = {3: 2, 4: 2, 5: 3, 6: 4}

# §6.3: ten points a card bid, and more for a rarer trump.
BONUS_PER_CARD: Final = 10
BONUS_OF_ONE_OR_SEVEN: Final = 10
BONUS_OF_ANOTHER_NUMBER: Final = 20
BONUS_WITHOUT_TRUMP: Final = 30
TWIN_NUMBERS: Final = (1, 7)

# §6.4
CHIEF_LOSES_PER_STEP: Final = 10
OPPONENT_WINS_PER_STEP: Final = 5


class Contract:
    """What the chief has promised: so many cards bid, with this trump; and the agreed cap."""

    def __init__(self, bid: int, trump: int, bonus_cap: int) -> None:
        self.bid = bid
        self.trump = trump
        self.bonus_cap = bonus_cap


def target(seats: int, bid: int) -> int:
    """§6.2"""
    return BASE[seats] + STEP[seats] * bid


def level(seats: int, triangles: int, bid: int) -> int:
    """§6.4: the highest bid, up to the real one, for which the triangles suffice; 0 for none."""
    reached = (triangles - BASE[seats]) // STEP[seats]
    return max(0, min(reached, bid))


def bonus(trump: int, bid: int, cap: int) -> int:
    """§6.3"""
    extra = BONUS_OF_ANOTHER_NUMBER
    if trump == NO_TRUMP:
        extra = BONUS_WITHOUT_TRUMP
    elif is_colour(trump):
        extra = 0
    elif trump in TWIN_NUMBERS:
        extra = BONUS_OF_ONE_OR_SEVEN
    return min(BONUS_PER_CARD * bid + extra, cap)


def deal_lines(won: list[int], team: list[Seat], contract: Contract) -> list[ScoreLine]:
    """§6: everybody's triangles, then what the contract gives or costs; the chief comes first."""
    lines = [
        ScoreLine(seat, "mu.6.1", "triangles", triangles, {"triangles": triangles})
        for seat, triangles in enumerate(won)
        if triangles > 0
    ]
    made = sum([won[seat] for seat in team])
    steps = contract.bid - level(len(won), made, contract.bid)
    if steps == 0:
        return lines + bonus_lines(len(won), team, made, contract)
    return lines + failure_lines(len(won), team, made, contract, steps)


def bonus_lines(seats: int, team: list[Seat], made: int, contract: Contract) -> list[ScoreLine]:
    """§6.3: for the chief and the partner each."""
    points = bonus(contract.trump, contract.bid, contract.bonus_cap)
    needed = target(seats, contract.bid)
    return [
        ScoreLine(
            seat, "mu.6.3", "bonus", points, {"bid": contract.bid, "made": made, "target": needed}
        )
        for seat in team
    ]


def failure_lines(
    seats: int, team: list[Seat], made: int, contract: Contract, steps: int
) -> list[ScoreLine]:
    """§6.4: the chief pays for every step, each opponent gains, the partner neither."""
    needed = target(seats, contract.bid)
    lines: list[ScoreLine] = []
    for seat in range(seats):
        told: Params = {"steps": steps, "made": made, "target": needed}
        if seat == team[0]:
            loss = -CHIEF_LOSES_PER_STEP * steps
            lines.append(ScoreLine(seat, "mu.6.4", "chief-fails", loss, told))
        elif seat not in team:
            gain = OPPONENT_WINS_PER_STEP * steps
            lines.append(ScoreLine(seat, "mu.6.4", "opponent-gains", gain, told))
    return lines
