"""Arriba: cards are flipped in turn, and whoever is concerned grabs the totem before the others.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card, Zone, hidden_zone, open_zone, sealed_zone
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Claim, Move, Seat, Verdict, Vocabulary
from tablee.engine.referee import ELIGIBLE, FALSE, LATE
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, ScoreLine, Text
from tablee.games.arriba.calls import DECIDED, NOTHING, Calls, calls_of
from tablee.games.arriba.deck import DECK, HEAD, NO_CARD, TOTEM, sort_of
from tablee.games.arriba.moves import (
    END,
    FLIP,
    GRAB,
    LEAVE,
    REACH,
    RESUME,
    REVEAL,
    SHOW,
    SIGNAL,
    UNCOVER,
    VOCABULARY,
    Choose,
)
from tablee.games.arriba.options import ArribaOptions, deck, head_starts
from tablee.games.arriba.transfers import Transfer, duel, penalty, to_the_pot

# Phases
FLIPPING: Final = 0  # whose turn it is may flip
SHOWING: Final = 1  # a card is on its way
SIGNALLING: Final = 2  # a head lies there: whoever flipped it gives the signal
COUNTING: Final = 3  # one, two, three
HOLDING: Final = 4  # a verdict stands
CHOOSING: Final = 5  # §7.2: everybody chooses, sealed
LAST: Final = 6  # §6.2: one may still grab
PHASES: Final = ["flip", "showing", "signal", "count", "hold", "choice", "last"]
HOUSE_MOVES: Final[list[Move]] = [FLIP, SHOW, SIGNAL, REVEAL, RESUME, UNCOVER, END]

# Milliseconds
SHORTEST_DELAY: Final = 200  # §2.2
DELAYS: Final = 401
COUNT: Final = 1500  # §3.4, and a hidden delay on top
SIGNAL_TIME: Final = 3000  # §3.4
LAST_TIME: Final = 3000  # §6.2
LEAST_RESPONSE: Final = 100  # §4.5
ALL_CHOSEN: Final = 500  # §7.2
SECOND: Final = 1000

OUTCOMES: Final = ["", "totem", "duel", "shared", "false", "early"]


class Arriba(State[ArribaOptions]):
    """A match of Arriba."""

    def __init__(self, options: ArribaOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.stocks: list[list[Card]] = []  # the next card last
        self.known: list[int] = []  # of each stock: so many cards at the bottom were seen by all
        self.piles: list[list[Card]] = []  # the top last
        self.pot: list[Card] = []
        self.phase = FLIPPING
        self.turn = Seat(0)
        self.flips = 0
        self.flipper: Seat | None = None  # §3.4: of a head whose reveal is still to come
        self.spent: list[bool] = []  # §3.2: whether the totem on this pile was grabbed for
        self.calls = Calls()
        self.chosen: list[str] = []  # §7.2
        # The last verdict
        self.grabber: Seat | None = None
        self.outcome = ""
        self.concerned: list[Seat] = []
        self.taken: list[list[str]] = []  # under each stock, the first to come up first
        self.potted = 0  # so many cards went into the pot

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    # §1 Cards and deal

    def set_up(self, rng: Rng) -> None:
        cards = deck(self.options)
        rng.shuffle(cards)
        # §1.3: one each from the dealer's left, the first on top.
        cards.reverse()
        self.stocks = [[] for _ in range(self.seats)]
        for place in range(len(cards)):
            seat = (self.dealer + len(cards) - place) % self.seats
            self.stocks[seat].append(cards[place])
        self.known = [0] * self.seats
        self.piles, self.pot = [[] for _ in range(self.seats)], []
        self.flips, self.flipper, self.spent = 0, None, [False] * self.seats
        self.calls, self.chosen = Calls(), [""] * self.seats
        self.forget_verdict()
        self.turn = self.left_of(self.dealer)
        self.go_on()
        self.expose()

    def forget_verdict(self) -> None:
        self.grabber, self.outcome, self.concerned = None, OUTCOMES[0], []
        self.taken, self.potted = [[] for _ in range(self.seats)], 0

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        if self.phase == FLIPPING:
            return [self.turn, HOUSE]
        if self.phase == SIGNALLING and self.flipper is not None:
            return [self.flipper, HOUSE]
        if self.phase == CHOOSING:
            return [*[Seat(s) for s in range(self.seats) if not self.chosen[s]], HOUSE]
        return [HOUSE]

    def may_wait(self, seat: Seat) -> bool:
        return True  # §2.3, §3.4, §7.2: the house acts for whoever doesn't

    def choices(self, seat: Seat) -> list[Move]:
        if seat != HOUSE and self.phase == CHOOSING:
            return [REACH, LEAVE]
        return [HOUSE_MOVES[self.phase]]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.choices(seat) else NOT_NOW

    def clocks(self) -> list[Clock]:
        key = f"{PHASES[self.phase]}/{self.exposure}"
        move = HOUSE_MOVES[self.phase]
        purpose = f"arriba-clock-{PHASES[self.phase]}"
        is_shown = self.phase not in (SHOWING, COUNTING)  # §2.2: nobody foresees the moment
        if self.phase == CHOOSING and all(self.chosen):
            return [Clock(f"{key}/all", purpose, ALL_CHOSEN, move)]
        return [Clock(key, purpose, self.time_of_phase(), move, is_shown)]

    def time_of_phase(self) -> int:
        match self.phase:
            case 0:
                return SECOND * self.options.flip_seconds
            case 1:
                return self.hidden_delay()
            case 2:
                return SIGNAL_TIME
            case 3:
                return COUNT + self.hidden_delay()
            case 4:
                return SECOND * self.options.verdict_seconds
            case 5:
                return SECOND * self.options.calm
            case _:
                return LAST_TIME

    def hidden_delay(self) -> int:
        """§2.2: the same for all, and another for every card and every count."""
        label = f"delay/{PHASES[self.phase]}/{self.flips}/{self.exposure}"
        return SHORTEST_DELAY + self.deal_rng().stream(label).below(DELAYS)

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Verdict):
            self.decide(move)
        elif isinstance(move, Choose):
            self.chosen[seat] = move.choice
        elif move == FLIP:
            self.flips += 1
            self.phase = SHOWING
        elif move == SIGNAL:
            self.phase = COUNTING
        else:
            self.keep_house(move)

    def keep_house(self, move: Move) -> None:
        if move == SHOW:
            self.show()
        elif move == REVEAL:
            self.reveal()
        elif move == RESUME:
            self.resume()
        elif move == UNCOVER:
            self.uncover()
        else:
            self.settle(self.score())

    # §2 Flipping

    def top(self, seat: int) -> int:
        return sort_of(self.piles[seat][-1]) if self.piles[seat] else NO_CARD

    def calls_now(self) -> list[int]:
        return calls_of([self.top(s) for s in range(self.seats)], self.spent)

    def expose(self) -> None:
        """The table looks different: grabs may refer to it, and for a while to what was before."""
        self.exposure += 1
        self.calls.note(self.exposure, self.calls_now())

    def turn_up(self, seat: int) -> None:
        self.piles[seat].append(self.stocks[seat].pop())
        self.known[seat] = min(self.known[seat], len(self.stocks[seat]))
        self.spent[seat] = False

    def show(self) -> None:
        flipper = self.turn
        self.turn_up(flipper)
        self.turn = self.left_of(flipper)
        if self.top(flipper) == HEAD and self.has_stock():
            self.flipper = flipper
        self.expose()
        self.ask_or_go_on()

    def reveal(self) -> None:
        """§3.4: all at once, the flipper included; whoever has no stock keeps the card on top."""
        self.flipper = None
        for s in range(self.seats):
            if self.stocks[s]:
                self.turn_up(s)
        self.expose()
        self.ask_or_go_on()

    def has_stock(self) -> bool:
        return any(self.stocks)

    def ask_or_go_on(self) -> None:
        """§7.2: where nobody races, everybody is asked before the next card."""
        if self.options.calm > 0 and self.flipper is None:
            self.phase = CHOOSING
            self.chosen = [""] * self.seats
        else:
            self.go_on()

    def go_on(self) -> None:
        """§2.4: the next on the left who has a stock; after a head, the signal first."""
        if self.flipper is not None:
            self.phase = SIGNALLING
        elif not self.has_stock():
            self.end_without_stock()
        else:
            self.phase = FLIPPING
            while not self.stocks[self.turn]:
                self.turn = self.left_of(self.turn)

    def end_without_stock(self) -> None:
        """§6.2: a last chance to grab; without a race everybody has just chosen."""
        if self.options.calm > 0:
            self.settle(self.score())
        else:
            self.phase = LAST

    def resume(self) -> None:
        """§5.4: what lies there is shown again, and calls for what it calls for."""
        self.forget_verdict()
        self.expose()
        if any(self.piles):
            self.ask_or_go_on()
        else:
            self.go_on()

    # §4 Grabbing

    def claims(self, seat: Seat) -> list[Claim]:
        return [GRAB] if self.options.calm == 0 else []  # §4.1: always, to everybody

    def exposures(self) -> list[int]:
        return list(self.calls.by_exposure)

    def ruling(self, seat: Seat, claim: Claim, exposure: int) -> str:
        if exposure not in self.calls.by_exposure:
            return LATE
        call = self.calls.of(seat, exposure)
        if call == DECIDED:
            return LATE
        return FALSE if call == NOTHING else ELIGIBLE

    def cause(self, seat: Seat, claim: Claim, exposure: int) -> int:
        return self.calls.first(seat, exposure)

    def least_response(self) -> int:
        return LEAST_RESPONSE

    def head_start(self, seat: Seat) -> int:
        return head_starts(self.options.head_start)[seat]

    def decide(self, verdict: Verdict) -> None:
        calls = self.calls.by_exposure[verdict.exposure]
        is_right = self.is_upheld(verdict)
        self.carry_out(verdict.seat, calls, is_right, "early" if verdict.is_early else "false")

    def carry_out(self, seat: Seat, calls: list[int], is_right: bool, fault: str) -> None:
        """§5: what the hand on the totem brings, by what the table called for."""
        self.forget_verdict()
        self.grabber = seat
        if not is_right:
            self.outcome = fault
            self.move_cards(penalty(seat, self.piles, self.pot))
        elif calls[seat] == TOTEM:
            self.outcome = "totem"
            self.spent = [self.top(s) == TOTEM for s in range(self.seats)]  # §3.2
            self.move_cards(to_the_pot(seat, self.piles, self.pot))
        else:
            self.concerned = [Seat(s) for s in range(self.seats) if calls[s] == calls[seat]]
            self.outcome = "duel" if len(self.concerned) == 2 else "shared"
            self.move_cards(duel(seat, self.concerned, self.piles, self.pot))
        self.turn = seat  # §2.4
        self.after_grab()

    def move_cards(self, transfer: Transfer) -> None:
        self.piles, self.pot, self.potted = transfer.piles, transfer.pot, transfer.potted
        for s in range(self.seats):
            taken = transfer.taken[s]
            self.taken[s] = DECK.named(taken)
            # Under the stock: the first to come up lies nearest to its cards.
            self.stocks[s] = [*taken[::-1], *self.stocks[s]]
            self.known[s] += len(taken)
            self.spent[s] = self.spent[s] and len(self.piles[s]) > 0

    def after_grab(self) -> None:
        if self.flipper is not None and self.top(self.flipper) != HEAD:
            self.flipper = None  # §3.5
        self.exposure += 1
        self.calls.close(self.exposure, self.seats)
        self.phase = HOLDING
        if self.somebody_is_out():
            self.settle(self.score())  # §6.1

    def somebody_is_out(self) -> bool:
        held = [len(self.stocks[s]) + len(self.piles[s]) for s in range(self.seats)]
        return min(held) == 0

    # §7 Without a race

    def uncover(self) -> None:
        """§7.2: of those who reached rightly one by lot; if nobody did, of the others.

        The choices lie open until the next ones are asked for.
        """
        calls, self.phase = self.calls_now(), HOLDING
        self.chosen = [choice or LEAVE.choice for choice in self.chosen]
        reached = [Seat(s) for s in range(self.seats) if self.chosen[s] == REACH.choice]
        if not reached:
            self.go_on()
            return
        right = [seat for seat in reached if calls[seat] != NOTHING]
        lot = self.deal_rng().stream(f"lot/{self.exposure}")
        drawn = right or reached
        first = drawn[lot.below(len(drawn))] if len(drawn) > 1 else drawn[0]
        self.carry_out(first, calls, len(right) > 0, "false")

    def closes_talk(self) -> bool:
        return self.phase == CHOOSING

    # §6 The end

    def score(self) -> list[ScoreLine]:
        """§6.3"""
        lines: list[ScoreLine] = []
        for s in range(self.seats):
            stock, pile = len(self.stocks[s]), len(self.piles[s])
            lines.append(
                ScoreLine(s, "arriba.6.3", "left", stock + pile, {"stock": stock, "pile": pile})
            )
        return lines

    def lowest_wins(self) -> bool:
        return True

    def is_final(self) -> bool:
        return self.deal >= self.options.manches

    # Everything else

    def prompt(self, seat: Seat) -> Text:
        if self.phase == CHOOSING:
            return Text("arriba-reach-or-leave")
        return Text("arriba-flip-now" if self.phase == FLIPPING else "arriba-give-signal")

    def copy(self) -> Arriba:
        copy = Arriba(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.stocks = [list(stock) for stock in self.stocks]
        copy.known = list(self.known)
        copy.piles, copy.pot = [list(pile) for pile in self.piles], list(self.pot)
        copy.phase, copy.turn, copy.flips = self.phase, self.turn, self.flips
        copy.flipper, copy.spent = self.flipper, list(self.spent)
        copy.calls, copy.chosen = self.calls.copy(), list(self.chosen)
        copy.grabber, copy.outcome = self.grabber, self.outcome
        copy.concerned, copy.potted = list(self.concerned), self.potted
        copy.taken = [list(cards) for cards in self.taken]
        return copy

    def zones(self) -> list[Zone]:
        """§5.5: what went under a stock in sight of all is known, and no secret."""
        found = [open_zone("pot", DECK.named(self.pot))]
        for s in range(self.seats):
            bottom, hidden = self.stocks[s][: self.known[s]], self.stocks[s][self.known[s] :]
            found.append(hidden_zone(f"stock {s}", DECK.named(hidden)))
            found.append(open_zone(f"under {s}", DECK.named(bottom)))
            found.append(open_zone(f"pile {s}", DECK.named(self.piles[s])))
            if self.options.calm > 0:
                found.append(self.choice_zone(s))
        return found

    def choice_zone(self, seat: int) -> Zone:
        """§7.2: sealed, until all choices are shown together."""
        name, choice = f"choice {seat}", [self.chosen[seat]] if self.chosen[seat] else []
        if self.phase == CHOOSING:
            return sealed_zone(name, choice, Seat(seat))
        return open_zone(name, choice)

    def details(self) -> dict[str, object]:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "flips": self.flips,
            "flipper": self.flipper,
            "spent": self.spent,
            "exposure": self.exposure,
            "calls": [[exposure, *calls] for exposure, calls in self.calls.by_exposure.items()],
            "decided": [len(choice) > 0 for choice in self.chosen],
            "grabber": self.grabber,
            "outcome": self.outcome,
            "concerned": self.concerned,
            "taken": self.taken,
            "potted": self.potted,
        }
