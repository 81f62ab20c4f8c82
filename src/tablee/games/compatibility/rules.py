"""Compatibility: everybody chooses pictures in secret, and hopes that the partner chose the same.

The § numbers point to rulebook.en.md beside this file. A deal is a round, and points are spaces.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card, Zone, open_zone, sealed_zone
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Move, Seat, Vocabulary
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_YOUR_TURN, State
from tablee.engine.words import Refusal, ScoreLine, Text
from tablee.games.compatibility.deck import (
    FACES,
    LONGEST,
    NO_PICTURE,
    SLOTS,
    THEME_CARDS,
)
from tablee.games.compatibility.judge import judge_choosing, judge_exchange, judge_house
from tablee.games.compatibility.moves import (
    DOUBLES,
    EXCHANGES,
    JUMBLES,
    LEAVE,
    PLACES,
    READY,
    REMOVES,
    SWAPS,
    TIME,
    VOCABULARY,
    Double,
    Exchange,
    Jumble,
    Place,
    Remove,
    Swap,
)
from tablee.games.compatibility.options import (
    DOUBLES_ALONE,
    DOUBLES_OF_A_TEAM,
    JUMBLES_ALONE,
    JUMBLES_OF_A_TEAM,
    CompatibilityOptions,
    is_in_teams,
    row_length,
    teams_of,
)
from tablee.games.compatibility.score import Match, led, matches, scored
from tablee.games.compatibility.table import (
    CHOOSING,
    EXCHANGING,
    NOT_DOUBLED,
    PHASES,
    Attack,
    Table,
)

SECONDS_TO_EXCHANGE: Final = 30  # §6.1


class Compatibility(State[CompatibilityOptions]):
    """A match of Compatibility: rounds up to the arrival."""

    def __init__(self, options: CompatibilityOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.table = Table()

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def teams(self) -> list[list[Seat]]:
        """§1.2, §5.1"""
        return teams_of(self.options, self.seats)

    def is_alone(self) -> bool:
        return not is_in_teams(self.options, self.seats)

    def arrival(self) -> int:
        """§1.4: the space to reach."""
        return int(self.options.track)

    # §1 The table

    def set_up(self, rng: Rng) -> None:
        if self.deal == 1:
            self.lay_out()
        table = self.table
        table.phase = CHOOSING
        self.draw_theme(rng)
        table.leader = self.dealer if self.is_alone() else None
        table.tied = self.tied_teams()
        table.lengths = [self.length_of(Seat(seat)) for seat in range(self.seats)]
        table.rows = [[NO_PICTURE] * length for length in table.lengths]
        table.ready = [False] * self.seats
        table.doubled = [NOT_DOUBLED] * self.seats
        table.attacks = []

    def lay_out(self) -> None:
        """§1.1: an order of one's own for everybody's pictures; §1.3"""
        table, teams = self.table, self.teams()
        table.pictures = self.options.pictures
        table.albums = [self.album_of(seat) for seat in range(self.seats)]
        table.team_of = self.team_by_seat()
        table.drawn = []
        table.doubles = [DOUBLES_ALONE if self.is_alone() else DOUBLES_OF_A_TEAM for _ in teams]
        table.jumbles = [JUMBLES_ALONE if self.is_alone() else JUMBLES_OF_A_TEAM for _ in teams]

    def album_of(self, seat: int) -> list[Card]:
        pictures = [Card(picture) for picture in range(self.options.pictures)]
        self.rng.stream(f"album/{seat}").shuffle(pictures)
        return pictures

    def team_by_seat(self) -> list[int]:
        count = len(self.teams())
        return [seat % count for seat in range(self.seats)]

    def draw_theme(self, rng: Rng) -> None:
        """§2.1; used up, the cards of themes are shuffled again (r13)."""
        table = self.table
        if len(table.drawn) >= self.options.theme_cards:
            table.drawn = []
        left = [card for card in range(self.options.theme_cards) if card not in table.drawn]
        table.drawn = [*table.drawn, left[rng.below(len(left))]]
        table.die = 1 + rng.below(FACES)

    def length_of(self, seat: Seat) -> int:
        """§2.2, §4.3, §5.2"""
        table = self.table
        team = table.team_of[seat]
        if seat == table.leader:
            return min(LONGEST, self.options.pictures)
        if table.is_extra() and team not in table.tied:
            return 0
        return row_length(self.options, self.scores()[team])

    def tied_teams(self) -> list[int]:
        """§4.3: who is beyond the arrival, and as far as nobody else."""
        scores = self.scores()
        best = max(scores)
        return [team for team, s in enumerate(scores) if s == best >= self.arrival()]

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        """§2.3, §2.4: everybody at once; whoever is ready may still revise."""
        players = self.table.players()
        if self.table.phase == EXCHANGING:
            active = [seat for seat in players if self.table.pending(seat) is not None]
        else:
            active = [seat for seat in players if not self.table.is_done(seat)]
        return [*active, HOUSE] if self.options.seconds > 0 else active

    def may_wait(self, seat: Seat) -> bool:
        return self.table.phase == CHOOSING and self.table.ready[seat]

    def closes_talk(self) -> bool:
        """§2.5: until the rows are shown."""
        return True

    def clocks(self) -> list[Clock]:
        """§6.1"""
        seconds = self.options.seconds
        if seconds == 0:
            return []
        if self.table.phase == CHOOSING:
            return [Clock("choose", "compatibility-clock-choose", 1000 * seconds, TIME)]
        wait = 1000 * SECONDS_TO_EXCHANGE
        return [Clock("exchange", "compatibility-clock-exchange", wait, TIME)]

    def prompt(self, seat: Seat) -> Text:
        table = self.table
        if table.phase == EXCHANGING:
            attack = table.pending(seat)
            assert attack is not None, "whoever is asked has a Jumble to decide about"
            return Text("compatibility-exchange", {"other": attack.on})
        if table.ready[seat]:
            locked = table.is_locked(seat)
            return Text("compatibility-wait-locked" if locked else "compatibility-wait")
        if table.is_complete(seat):
            return Text("compatibility-complete")
        return Text("compatibility-choose", {"count": table.lengths[seat]})

    def choices(self, seat: Seat) -> list[Move]:
        if seat == HOUSE:
            return [TIME]
        if self.table.phase == EXCHANGING:
            return self.exchanges(seat)
        moves = [] if self.table.is_locked(seat) else self.arrangements(seat)
        return moves + self.announcements(seat) if self.table.is_complete(seat) else moves

    def exchanges(self, seat: Seat) -> list[Move]:
        attack = self.table.pending(seat)
        if attack is None:
            return []
        length = self.table.lengths[attack.on]
        moves: list[Move] = [pair for pair in EXCHANGES if pair.second < length]
        return [*moves, LEAVE]

    def arrangements(self, seat: Seat) -> list[Move]:
        """What changes one's row, unseen: whoever is ready keeps it complete."""
        rest = self.table.rest(seat)
        moves = [PLACES[place][picture] for place in self.open_places(seat) for picture in rest]
        return moves + self.rearrangements(seat)

    def open_places(self, seat: Seat) -> list[int]:
        """§2.3, §2.4: where a picture may be put."""
        row, is_ready = self.table.rows[seat], self.table.ready[seat]
        return [place for place in range(len(row)) if is_ready or row[place] == NO_PICTURE]

    def rearrangements(self, seat: Seat) -> list[Move]:
        """Without another picture."""
        row = self.table.rows[seat]
        laid = [picture != NO_PICTURE for picture in row]
        moves: list[Move] = []
        if not self.table.ready[seat]:
            moves += [REMOVES[place] for place in range(len(row)) if laid[place]]
        for swap in SWAPS:
            if swap.second < len(row) and (laid[swap.first] or laid[swap.second]):
                moves.append(swap)
        return moves

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """As from the list of moves, without making all of it."""
        table = self.table
        if self.settled or seat == HOUSE or table.phase == EXCHANGING or table.is_locked(seat):
            return super().random_move(seat, rng)
        places = self.open_places(seat)
        rest = table.pictures - len(table.rows[seat]) + table.rows[seat].count(NO_PICTURE)
        others = self.rearrangements(seat)
        if table.is_complete(seat):
            others += self.announcements(seat)
        pick = rng.below(len(places) * rest + len(others))
        if pick >= len(places) * rest:
            return others[pick - len(places) * rest]
        return PLACES[places[pick // rest]][table.nth_of_the_rest(seat, pick % rest)]

    def announcements(self, seat: Seat) -> list[Move]:
        """What everybody hears, of a seat whose row is complete."""
        table = self.table
        moves: list[Move] = [] if table.ready[seat] else [READY]
        if table.may_double(seat):
            moves += DOUBLES[: table.lengths[seat]]
        return moves + [JUMBLES[other] for other in table.targets(seat)]

    # Why not

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """§2.6: whoever has nothing left to do hears why; it isn't another's turn."""
        refused = super().refusal(seat, move)
        if refused is None or refused.key != NOT_YOUR_TURN.key or self.settled:
            return refused
        is_done = self.table.phase == CHOOSING and self.table.is_done(seat)
        return judge_choosing(self.table, seat, move) if is_done else refused

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == HOUSE:
            return judge_house(move)
        if self.table.phase == EXCHANGING:
            return judge_exchange(self.table, seat, move)
        return judge_choosing(self.table, seat, move)

    # What then

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Place):
            self.table.rows[seat][move.place] = move.picture
        elif isinstance(move, Remove):
            self.table.rows[seat][move.place] = NO_PICTURE
        elif isinstance(move, Swap):
            self.table.exchange(seat, move.first, move.second)
        else:
            self.announce(seat, move)

    def announce(self, seat: Seat, move: Move) -> None:
        """A move that everybody notices."""
        table = self.table
        if isinstance(move, Double):
            table.doubled[seat] = move.place
            table.doubles[table.team_of[seat]] -= 1
        elif isinstance(move, Jumble):
            table.attacks = [*table.attacks, Attack(seat, move.on)]
            table.jumbles[table.team_of[seat]] -= 1
        elif isinstance(move, Exchange):
            self.jumble(seat, move)
        elif move == LEAVE:
            self.settle_attack(seat, ())
        elif move == TIME:
            self.call_time()
        else:
            table.ready[seat] = True
            if table.all_are_ready():
                self.end_choosing()

    def end_choosing(self) -> None:
        if self.table.attacks:
            self.table.phase = EXCHANGING
        else:
            self.reveal()

    def call_time(self) -> None:
        """§6.1: rows stay as they are, and what wasn't exchanged is left alone."""
        if self.table.phase == CHOOSING:
            self.end_choosing()
            return
        for attack in self.table.attacks:
            if not attack.is_settled:
                self.table.settle_attack(attack.settled_with(()))
        self.reveal()

    # §3 The end of a round

    def jumble(self, seat: Seat, move: Exchange) -> None:
        """§3.1, r7: a Double Stake follows its picture."""
        attack = self.table.pending(seat)
        assert attack is not None, "whoever exchanges has laid a Jumble"
        self.table.exchange(attack.on, move.first, move.second)
        doubled = self.table.doubled[attack.on]
        if doubled == move.first:
            self.table.doubled[attack.on] = move.second
        elif doubled == move.second:
            self.table.doubled[attack.on] = move.first
        self.settle_attack(seat, (move.first, move.second))

    def settle_attack(self, seat: Seat, places: tuple[int, ...]) -> None:
        attack = self.table.pending(seat)
        assert attack is not None, "whoever decides has laid a Jumble"
        self.table.settle_attack(attack.settled_with(places))
        if all(attack.is_settled for attack in self.table.attacks):
            self.reveal()

    def reveal(self) -> None:
        """§3.2, §3.7"""
        self.settle(self.score())

    def pairs(self) -> list[tuple[Seat, Seat]]:
        """Whose rows are compared: partners, or everybody with the leader (§5.4)."""
        table = self.table
        if table.leader is not None:
            return [(seat, table.leader) for seat in table.players() if seat != table.leader]
        return [(team[0], team[1]) for team in self.teams() if table.lengths[team[0]] > 0]

    def agreements(self) -> list[list[Match]]:
        """By pair, what they have in common."""
        return [matches(self.table.rows, seat, other) for seat, other in self.pairs()]

    def score(self) -> list[ScoreLine]:
        table, lines = self.table, list[ScoreLine]()
        found = self.agreements()
        for (seat, other), agreed in zip(self.pairs(), found, strict=True):
            lines += scored(agreed, seat, [table.doubled[seat], table.doubled[other]])
        leader = table.leader
        if leader is not None and (not table.is_extra() or leader in table.tied):  # r14
            lines += led(leader, len([agreed for agreed in found if agreed]))
        return lines

    # §4 The end of the match

    def is_final(self) -> bool:
        """§4.1, §4.3: somebody has arrived, and is further than all others."""
        return len(self.tied_teams()) == 1

    # The whole truth

    def copy(self) -> Compatibility:
        copy = Compatibility(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.table = self.table.copy()
        return copy

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        for s in range(self.seats):
            name, row, seat = f"row {s}", self.table.named_row(s), Seat(s)
            found.append(open_zone(name, row) if self.settled else sealed_zone(name, row, seat))
            found.append(sealed_zone(f"album {s}", self.table.named_album(s), seat))
        spare = [slot for length in self.table.lengths for slot in SLOTS[length:]]
        return [*found, open_zone("spare", spare)]

    def details(self) -> dict[str, object]:
        table = self.table
        return {
            "phase": PHASES[table.phase],
            "theme": f"{THEME_CARDS[table.drawn[-1]]}-{table.die}",
            "drawn": [THEME_CARDS[card] for card in table.drawn],
            "leader": table.leader,
            "tied": table.tied,
            "lengths": table.lengths,
            "ready": table.ready,
            "doubled": [place + 1 for place in table.doubled],
            "attacks": [
                [attack.by, attack.on, attack.is_settled, [place + 1 for place in attack.places]]
                for attack in table.attacks
            ],
            "doubles": table.doubles,
            "jumbles": table.jumbles,
        }
