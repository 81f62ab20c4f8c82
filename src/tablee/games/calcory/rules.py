"""Calcory: turn cards up to 13 and not beyond, stop in time, and remember what was turned back.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import (
    EMPTY,
    Card,
    CardSet,
    Zone,
    hidden_zone,
    lowest,
    members,
    nth,
    only,
    open_zone,
    own_zone,
    size,
)
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Move, Seat, Vocabulary, alone
from tablee.engine.rng import Rng
from tablee.engine.sixty import DECK, NUMBER
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, ScoreLine, Text
from tablee.games.calcory.grid import (
    COLUMNS,
    NO_CARD,
    ROWS,
    cards_on,
    cells_named,
    cells_of,
)
from tablee.games.calcory.moves import (
    ATS,
    BACKS,
    COVER,
    PASS,
    STOP,
    TAKE,
    TURNS,
    VOCABULARY,
    At,
    Back,
    Turn,
)
from tablee.games.calcory.options import CalcoryOptions

GOAL: Final = 13
MOST_ZEROS: Final = 1  # §2.3
FEWEST_AT_FIRST: Final = 2  # §2.6

# The phases of a turn. In all between TURNING and GIVING the house is to move.
TURNING: Final = 0
OVER: Final = 1  # §2.2
TWO_ZEROS: Final = 2  # §2.3
NOT_BETTER: Final = 3  # §3.3
THIRTEEN: Final = 4  # §2.4
COLLECTING: Final = 5  # §3.5
STUCK: Final = 6  # §3.6
GIVING: Final = 7  # §4.1
PLACING: Final = 8  # §4.2
PHASES: Final = [
    "turning",
    "over",
    "two-zeros",
    "not-better",
    "thirteen",
    "collecting",
    "stuck",
    "giving",
    "placing",
]
HOUSE_MOVES: Final[list[Move]] = [PASS, COVER, COVER, COVER, TAKE, TAKE, PASS]  # by phase

NO_SUCH_CELL: Final = Refusal("calcory.1.1", "no-such-cell")
NO_CARD_THERE: Final = Refusal("calcory.2.1", "no-card-there")
ALREADY_UP: Final = Refusal("calcory.2.1", "already-up")
NOTHING_TURNED: Final = Refusal("calcory.2.1", "nothing-turned")
TWO_AT_LEAST: Final = Refusal("calcory.2.6", "two-at-least")
MARKED: Final = Refusal("calcory.3.1", "marked")
NOT_OF_THE_CATCH: Final = Refusal("calcory.4.1", "not-of-the-catch")
NOT_EMPTY: Final = Refusal("calcory.4.2", "not-empty")


class Calcory(State[CalcoryOptions]):
    """A match of Calcory: one deal."""

    def __init__(self, options: CalcoryOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.cells: CardSet = EMPTY  # all cells of the grid
        self.grid: list[Card] = []  # by cell
        self.down: CardSet = EMPTY  # cells with a card face down
        self.turned: CardSet = EMPTY  # cells turned in this turn, §2.1
        self.sum = 0
        self.zeros = 0
        self.marked: CardSet = EMPTY  # cells, §2.5
        self.marked_sum = 0
        self.owner = Seat(0)  # of the marked cards, if there are any
        self.phase = TURNING
        self.turn = Seat(0)
        self.turns = 0  # played so far
        self.taken: CardSet = EMPTY  # the catch in hand, §4.1
        self.returned: CardSet = EMPTY  # the card of it that goes back, §4.2
        self.piles: list[CardSet] = []  # §4.3

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    # §1 The grid

    def set_up(self, rng: Rng) -> None:
        deck = cards_on(self.options.rows, self.options.columns)
        rng.shuffle(deck)
        self.cells = cells_of(self.options.rows, self.options.columns)
        self.grid = [NO_CARD] * (len(ROWS) * COLUMNS)
        for card, cell in zip(deck, members(self.cells), strict=True):
            self.grid[cell] = card
        self.down, self.turned, self.marked = self.cells, EMPTY, EMPTY
        self.sum, self.zeros, self.marked_sum = 0, 0, 0
        self.turn = self.owner = self.left_of(self.dealer)  # §1.2
        self.phase, self.turns = TURNING, 0
        self.taken, self.returned = EMPTY, EMPTY
        self.piles = [EMPTY] * self.seats

    def empty_cells(self) -> CardSet:
        taken_up: CardSet = self.down | self.turned | self.marked
        return self.cells & ~taken_up

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        return alone(HOUSE) if TURNING < self.phase < GIVING else alone(self.turn)

    def clocks(self) -> list[Clock]:
        """§2.7: what is about to leave the eyes of all stays so long."""
        if not OVER <= self.phase <= THIRTEEN:
            return []
        wait = 1000 * self.options.show_seconds
        return [Clock("look", "calcory-clock-look", wait, HOUSE_MOVES[self.phase])]

    def choices(self, seat: Seat) -> list[Move]:
        if seat == HOUSE:
            return [HOUSE_MOVES[self.phase]]
        if self.phase == GIVING:
            return DECK.moves_with(BACKS, self.taken)
        if self.phase == PLACING:
            return [ATS[cell] for cell in members(self.empty_cells())]
        moves = [TURNS[cell] for cell in members(self.down)]
        return [*moves, STOP] if self.may_stop() else moves

    def may_stop(self) -> bool:
        """§2.1, §2.6: after one card, or two; or when no other can be turned."""
        if self.down == EMPTY or self.piles[self.turn] != EMPTY:
            return self.turned != EMPTY
        return self.turned & (self.turned - 1) != EMPTY

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """As from the list of moves, without making it."""
        if self.settled:
            return super().random_move(seat, rng)
        if seat == HOUSE:
            return HOUSE_MOVES[self.phase]
        if self.phase == GIVING:
            kinds: CardSet = DECK.one_of_each_kind(self.taken)
            return DECK.nth_move(BACKS, kinds, rng.below(size(kinds)))
        if self.phase == PLACING:
            free: CardSet = self.empty_cells()
            return ATS[nth(free, rng.below(size(free)))]
        turnable = size(self.down)
        pick = rng.below(turnable + 1 if self.may_stop() else turnable)
        return STOP if pick == turnable else TURNS[nth(self.down, pick)]

    # Why not

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == HOUSE:
            return None if self.is_due(move) else NOT_NOW
        if self.phase == TURNING:
            return self.judge_turn(seat, move)
        if self.phase == GIVING and isinstance(move, Back):
            return None if self.taken & move.kind != EMPTY else NOT_OF_THE_CATCH
        if self.phase == PLACING and isinstance(move, At):
            return self.judge_place(move.cell)
        return NOT_NOW

    def is_due(self, move: Move) -> bool:
        """What the house may do: end a failed turn, hand over a catch, pass for who is stuck."""
        if move == COVER:
            return self.phase in (OVER, TWO_ZEROS, NOT_BETTER)
        if move == TAKE:
            return self.phase in (THIRTEEN, COLLECTING)
        return move == PASS and self.phase == STUCK

    def judge_turn(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Turn):
            return self.judge_card(move.cell)
        if move != STOP:
            return NOT_NOW
        if self.turned == EMPTY:
            return NOTHING_TURNED
        is_short = size(self.turned) < FEWEST_AT_FIRST and size(self.piles[seat]) == 0
        return TWO_AT_LEAST if is_short and self.down != EMPTY else None

    def judge_card(self, cell: int) -> Refusal | None:
        if not self.is_on_the_grid(cell):
            return NO_SUCH_CELL
        if self.grid[cell] == NO_CARD:
            return NO_CARD_THERE
        if self.turned & only(cell) != EMPTY:
            return ALREADY_UP
        return MARKED if self.marked & only(cell) != EMPTY else None

    def judge_place(self, cell: int) -> Refusal | None:
        if not self.is_on_the_grid(cell):
            return NO_SUCH_CELL
        return NOT_EMPTY if self.grid[cell] != NO_CARD else None

    def is_on_the_grid(self, cell: int) -> bool:
        return cell // COLUMNS < self.options.rows and cell % COLUMNS < self.options.columns

    # What then

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Turn):
            self.turn_card(move.cell)
        elif isinstance(move, Back):
            self.choose_card(move.kind)
        elif isinstance(move, At):
            self.put_back(move.cell)
        elif move == STOP:
            self.stop()
        elif move == TAKE:
            self.take()
        else:
            self.end_turn()

    # §2 Turning cards

    def turn_card(self, cell: int) -> None:
        number = NUMBER[self.grid[cell]]
        self.down ^= only(cell)
        self.turned |= only(cell)
        self.sum += number
        if self.sum > GOAL:
            self.phase = OVER
        elif self.sum == GOAL:
            self.phase = THIRTEEN
        elif number == 0:
            self.zeros += 1
            if self.zeros > MOST_ZEROS:
                self.phase = TWO_ZEROS

    def stop(self) -> None:
        """§2.5, §3.2: these cards are marked now; those that they beat are turned back."""
        if not self.is_better():
            self.phase = NOT_BETTER
            return
        self.down |= self.marked
        self.marked, self.turned = self.turned, EMPTY
        self.marked_sum, self.owner = self.sum, self.turn
        self.end_turn()

    # §3 Doing better

    def is_better(self) -> bool:
        if self.marked == EMPTY or self.sum != self.marked_sum:
            return self.marked == EMPTY or self.sum > self.marked_sum
        return size(self.turned) > size(self.marked)

    def end_turn(self) -> None:
        """What is still turned is covered; the left neighbour is next."""
        self.down |= self.turned
        self.turned, self.sum, self.zeros = EMPTY, 0, 0
        self.phase = TURNING
        self.turns += 1
        if self.turns == self.options.turns:  # §5.3
            self.settle(self.score())
            return
        self.turn = self.left_of(self.turn)
        if self.marked != EMPTY and self.owner == self.turn:
            self.phase = COLLECTING
        elif self.down == EMPTY:
            self.phase = STUCK

    def take(self) -> None:
        """§2.4 a 13, or §3.5 the marked cards that nobody has beaten."""
        if self.phase == THIRTEEN:
            self.pick_up(self.turned)
            self.turned, self.sum, self.zeros = EMPTY, 0, 0
            if self.options.thirteen_beats:  # §3.4
                self.down |= self.marked
                self.marked = EMPTY
        else:
            self.pick_up(self.marked)
            self.marked = EMPTY
        if self.taken & (self.taken - 1) != EMPTY:
            self.phase = GIVING
            return
        self.keep(self.taken)  # §5.1: a card alone
        self.settle(self.score())

    def pick_up(self, cells: CardSet) -> None:
        for cell in members(cells):
            self.taken |= only(self.grid[cell])
            self.grid[cell] = NO_CARD

    # §4 Giving one card back

    def choose_card(self, kind: CardSet) -> None:
        self.returned = only(lowest(self.taken & kind))
        self.keep(self.taken & ~self.returned)
        self.phase = PLACING

    def keep(self, cards: CardSet) -> None:
        pile: CardSet = self.piles[self.turn]
        self.piles[self.turn] = pile | cards
        self.taken = EMPTY

    def put_back(self, cell: int) -> None:
        self.grid[cell] = lowest(self.returned)
        self.down |= only(cell)
        self.returned = EMPTY
        self.end_turn()

    # §5 The end

    def score(self) -> list[ScoreLine]:
        """§5.2"""
        lines: list[ScoreLine] = []
        for seat in range(self.seats):
            count = size(self.piles[seat])
            lines.append(ScoreLine(seat, "calcory.5.2", "won", count, {"count": count}))
        return lines

    def is_final(self) -> bool:
        return True

    # The whole truth

    def copy(self) -> Calcory:
        copy = Calcory(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.cells, copy.grid, copy.down = self.cells, list(self.grid), self.down
        copy.turned, copy.sum, copy.zeros = self.turned, self.sum, self.zeros
        copy.marked, copy.marked_sum, copy.owner = self.marked, self.marked_sum, self.owner
        copy.phase, copy.turn, copy.turns = self.phase, self.turn, self.turns
        copy.taken, copy.returned = self.taken, self.returned
        copy.piles = list(self.piles)
        return copy

    def zones(self) -> list[Zone]:
        """§5.4: at the end all cards are shown."""
        closed = open_zone if self.settled else hidden_zone
        return [
            closed("down", DECK.named(self.cards_in(self.down))),
            open_zone("turned", DECK.named(self.cards_in(self.turned))),
            open_zone("marked", DECK.named(self.cards_in(self.marked))),
            own_zone("catch", DECK.set_named(self.taken), self.turn),
            own_zone("returned", DECK.set_named(self.returned), self.turn),
            *[closed(f"pile {s}", DECK.set_named(pile)) for s, pile in enumerate(self.piles)],
        ]

    def cards_in(self, cells: CardSet) -> list[Card]:
        return [self.grid[cell] for cell in members(cells)]

    def details(self) -> dict[str, object]:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "turns": self.turns,
            "down": cells_named(self.down),
            "turned": cells_named(self.turned),
            "marked": cells_named(self.marked),
            "owner": self.owner if self.marked != EMPTY else None,
            "sum": self.sum,
            "to_beat": self.marked_sum if self.marked != EMPTY else None,
        }

    def prompt(self, seat: Seat) -> Text:
        if self.phase == GIVING:
            return Text("calcory-give")
        if self.phase == PLACING:
            return Text("calcory-place")
        if self.down == EMPTY:
            return Text("calcory-nothing-left")
        if self.marked != EMPTY and self.turned == EMPTY:
            return self.beat()
        return Text("calcory-go-on" if self.may_stop() else "calcory-turn")

    def beat(self) -> Text:
        if self.options.mental:
            return Text("calcory-beat-unsaid")
        return Text("calcory-beat", {"sum": self.marked_sum, "count": size(self.marked)})
