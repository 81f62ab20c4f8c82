"""Pique Points: lay points before you, drive by the rules or at your risk, and catch offenders.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from tablee.engine.cards import EMPTY, Card, CardSet, lowest, only, size
from tablee.engine.moves import HOUSE, Move, Seat, Vocabulary, alone
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW
from tablee.engine.words import Refusal, ScoreLine, Text, several
from tablee.games.pique_points.deck import DECK, GENDARMES, INFRACTIONS, POINTS, ROUTES, points_in
from tablee.games.pique_points.judge import Position, judge_card, judge_done, judge_draw
from tablee.games.pique_points.moves import (
    DONE,
    DRAW,
    LAYS,
    PASSES,
    PENALTIES,
    SEARCHES,
    SKIPS,
    VOCABULARY,
    Lay,
    Pass,
    Penalty,
    Search,
    Skip,
)
from tablee.games.pique_points.prompts import prompt_for
from tablee.games.pique_points.table import Table
from tablee.games.pique_points.turn import (
    ANSWER,
    MISS_A_TURN,
    NOTHING,
    PENALTY,
    PICK_UP,
    PLAY,
    PRESSED,
    SEARCHING,
    SKIPPING,
    START,
    duty_of,
)


class PiquePoints(Table):
    """A match of Pique Points: one game, or several in a row."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    # §1 Cards and deal

    def set_up(self, rng: Rng) -> None:
        self.deal_out(rng)
        self.begin_turn(self.left_of(self.dealer))  # §1.3

    def next_dealer(self) -> Seat:
        """§1.3: the winner begins, and the seat before the one who begins deals."""
        scores = self.deal_scores[-1]
        winners = [s for s in range(self.seats) if scores[s] == max(scores)]
        lot = self.rng.stream(f"beginner/{self.deal + 1}")
        beginner = winners[lot.below(len(winners))] if len(winners) > 1 else winners[0]
        return Seat((beginner - 1) % self.seats)

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        return alone(HOUSE) if self.phase >= SEARCHING else alone(self.turn)

    def choices(self, seat: Seat) -> list[Move]:
        if seat == HOUSE:
            return [self.house_move()]
        moves = DECK.moves_with(LAYS, self.layable(seat))
        if self.may_draw(seat):
            moves.append(DRAW)
        if self.may_finish(seat):
            moves.append(DONE)
        return moves

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """As from the list of moves, without making it."""
        if self.settled:
            return super().random_move(seat, rng)
        if seat == HOUSE:
            return self.house_move()
        kinds: CardSet = DECK.one_of_each_kind(self.layable(seat))
        lays = size(kinds)
        draws = 1 if self.may_draw(seat) else 0
        pick = rng.below(lays + draws + (1 if self.may_finish(seat) else 0))
        if pick < lays:
            return DECK.nth_move(LAYS, kinds, pick)
        return DRAW if pick - lays < draws else DONE

    def house_move(self) -> Move:
        if self.phase == SEARCHING:
            return SEARCHES[self.turn]
        assert self.duty_by is not None, "a duty is somebody's card"
        return self.duties()[self.turn][self.duty_by]

    def duties(self) -> list[list[Move]]:
        """§4.8, §4.9; r22: where nothing can be drawn the turn passes."""
        if self.phase == SKIPPING:
            return SKIPS
        return PENALTIES if self.can_draw() else PASSES

    def layable(self, seat: Seat) -> CardSet:
        if self.has_laid:
            return EMPTY
        hand: CardSet = self.hands.of(seat)
        if self.phase == START:
            routes: CardSet = hand & ROUTES
            return hand & POINTS if routes == EMPTY else routes
        if self.phase == PRESSED:
            answers: CardSet = EMPTY if self.offender is None else GENDARMES
            return (answers | self.infractions(seat)) & hand
        if self.stashes.of(seat) == EMPTY:
            return hand & ~self.offences()
        return hand

    def infractions(self, seat: Seat) -> CardSet:
        """§4.5: the Infraction cards that this seat holds and may lay."""
        return EMPTY if self.stashes.of(seat) == EMPTY else self.hands.of(seat) & INFRACTIONS

    def may_draw(self, seat: Seat) -> bool:
        if self.has_drawn or not self.can_draw():
            return False
        if self.has_laid or self.phase == PLAY:
            return True
        return self.phase == PRESSED and self.infractions(seat) == EMPTY

    def may_finish(self, seat: Seat) -> bool:
        if self.has_laid or self.phase == PLAY:
            return True
        is_free = self.phase == PRESSED and self.infractions(seat) == EMPTY
        return is_free and not self.can_draw()

    # Why not

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == HOUSE:
            return None if self.is_due(move) else NOT_NOW
        if isinstance(move, Lay):
            return judge_card(self.position(seat), move.kind)
        if move == DRAW:
            return judge_draw(self.position(seat))
        return judge_done(self.position(seat)) if move == DONE else NOT_NOW

    def position(self, seat: Seat) -> Position:
        return Position(
            self.phase,
            self.hands.of(seat),
            self.stashes.of(seat) != EMPTY,
            self.limit(),
            self.has_drawn,
            self.has_laid,
            self.can_draw(),
            self.has_piles(),
            self.offender is not None,
        )

    def is_due(self, move: Move) -> bool:
        """What the house may do: draw for a seat, or pass over one."""
        if isinstance(move, Search):
            return self.phase == SEARCHING and move.seat == self.turn
        if not isinstance(move, (Skip, Penalty, Pass)):
            return False
        if (move.seat, move.other) != (self.turn, self.duty_by):
            return False
        if isinstance(move, Skip):
            return self.phase == SKIPPING
        return self.phase == PENALTY and isinstance(move, Penalty) == self.can_draw()

    # What then

    def perform(self, seat: Seat, move: Move) -> None:
        self.forget_last_move()
        if isinstance(move, Lay):
            self.lay(seat, lowest(self.hands.of(seat) & move.kind))
        elif move is DRAW:
            self.draw_of_choice()
        elif move is DONE:
            self.end_turn()
        elif self.phase == SEARCHING:
            self.search()
        elif self.phase == SKIPPING:
            self.skip()
        else:
            self.draw()
            self.end_turn()

    # §2 The turn

    def begin_turn(self, seat: Seat) -> None:
        self.turn, self.has_drawn, self.has_laid = seat, False, False
        if self.duty == MISS_A_TURN:
            self.phase = SKIPPING
        elif self.duty == PICK_UP:
            self.phase = PENALTY
        elif self.duty == ANSWER:
            self.phase = PRESSED
        elif self.route:
            self.phase = PLAY
        else:
            is_able = self.hands.of(seat) & (ROUTES | POINTS) != EMPTY
            self.phase = START if is_able else SEARCHING

    def end_turn(self) -> None:
        if self.duty_by != self.turn:  # §5.5: it bound this player alone
            self.duty, self.duty_by = NOTHING, None
        self.turns += 1
        self.idle = 0 if self.has_laid or self.has_drawn else self.idle + 1
        if self.idle == self.seats or self.turns == self.options.turns:  # §6.2, §6.3
            self.settle(self.score())
        else:
            self.begin_turn(self.left_of(self.turn))

    def draw_of_choice(self) -> None:
        """§5.4: whoever draws under pressure has had their turn."""
        is_answer = self.phase == PRESSED
        self.draw()
        if is_answer or self.has_laid:
            self.end_turn()

    # §3 The start

    def search(self) -> None:
        """§3.3: one card; if it is none to begin with, the turn is over."""
        self.draw()
        if self.hands.of(self.turn) & (ROUTES | POINTS) != EMPTY:
            self.phase = START
        else:
            self.end_turn()

    # §4 The cards

    def lay(self, seat: Seat, card: Card) -> None:
        laid: CardSet = only(card)
        self.hands.put(seat, self.hands.of(seat) & ~laid)
        self.has_laid = True
        self.see_acting(seat)
        if laid & POINTS != EMPTY:
            self.stashes.put(seat, self.stashes.of(seat) | laid)
        elif laid & ROUTES != EMPTY:
            self.route.append(card)
        else:
            self.drive(seat, card)
        if self.route:  # what bound this turn, §3 or §5, is done
            self.phase = PLAY
        if self.hands.of(seat) == EMPTY:  # §6.1
            self.turns += 1
            self.settle(self.score())
        elif self.has_drawn or not self.can_draw():  # §2.2
            self.end_turn()

    def drive(self, seat: Seat, card: Card) -> None:
        """Onto the driving pile, with what that does."""
        laid: CardSet = only(card)
        if laid & GENDARMES != EMPTY and self.offender is not None:
            self.steal(seat, self.offender)
        self.offender = None if laid & self.offences() == EMPTY else seat
        self.driving.append(card)
        self.duty = duty_of(laid)
        self.duty_by = None if self.duty == NOTHING else seat

    def steal(self, thief: Seat, victim: Seat) -> None:
        """§4.7: the lowest Points card; nobody robs themselves."""
        if thief != victim and self.stashes.of(victim) != EMPTY:
            stash: CardSet = self.stashes.of(victim)
            self.stolen = stash & -stash
            self.stashes.put(victim, stash & ~self.stolen)
            self.stashes.put(thief, self.stashes.of(thief) | self.stolen)
            self.thief, self.robbed = thief, victim

    def skip(self) -> None:
        """§4.8"""
        self.skipped = self.turn
        self.duty, self.duty_by = NOTHING, None
        self.begin_turn(self.left_of(self.turn))

    # §6 The end

    def score(self) -> list[ScoreLine]:
        """§6.4"""
        lines: list[ScoreLine] = []
        for s in range(self.seats):
            stash: CardSet = self.stashes.of(s)
            cards = several(DECK.set_named(stash))
            lines.append(ScoreLine(s, "pique_points.6.4", "stash", points_in(stash), cards))
        return lines

    def is_final(self) -> bool:
        return self.deal >= self.options.games

    def deals_decide(self) -> bool:
        """§6.5"""
        return self.options.games > 1

    # Everything else

    def copy(self) -> PiquePoints:
        copy = PiquePoints(self.options, self.seats, self.rng)
        self.copy_table_to(copy)
        return copy

    def prompt(self, seat: Seat) -> Text:
        return prompt_for(self.position(seat), self.layable(seat) != EMPTY, self.duty_by)
