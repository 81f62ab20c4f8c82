"""What is played in a run of the laboratory.

A setting holds plain values, so that it can be printed and handed to another process; a `Table`
is the same with the game, its options and its bots at hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha512
from typing import Final

from tablee.bots import BotMaker, find_bot
from tablee.engine.game import AnyGame
from tablee.engine.moves import Seat
from tablee.engine.rng import FAIR, FAST, FastRng, Rng
from tablee.engine.words import Text
from tablee.games import find_game

STREAMS: Final = (FAST, FAIR)
PATIENCE: Final = 10.0


class BadSetting(Exception):
    """This can't be played; `why` says what would be right."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Setting:
    """A game, its seats and options as a person writes them, and the seed of the run."""

    game: str
    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    rng: str = FAST
    bot_seconds: float = PATIENCE

    def one_deal(self) -> Setting:
        """The same for matches of one deal."""
        if "deals" in self.options:
            raise BadSetting(Text("lab-deals-need-match"))
        return Setting(
            self.game,
            self.seats,
            self.seed,
            {**self.options, "deals": "1"},
            self.rng,
            self.bot_seconds,
        )


class Lineup:
    """A setting made ready in this process; everything wrong with it is found here."""

    def __init__(self, setting: Setting, bots: list[str]) -> None:
        self.setting = setting
        self.game = find_game(setting.game).game
        check_seats(self.game, setting.seats)
        check_seed(setting)
        self.options = self.game.read_table(setting.options, setting.seats)
        self.bots = one_for_each_seat(bots, setting.seats)
        self.makers: list[BotMaker] = [find_bot(self.game, bot) for bot in self.bots]

    def seat_bot(self, seat: Seat, bot: str) -> None:
        self.bots[seat] = bot
        self.makers[seat] = find_bot(self.game, bot)

    def match_seed(self, number: int) -> str:
        """The seed that the record of this match names."""
        if self.setting.rng == FAIR:
            return sha512(self.path(number).encode()).hexdigest()
        return self.path(number)

    def lots(self, number: int) -> Rng:
        """Where the bots of this match and the order of asking draw from.

        A stream tells its path: from this one nobody can reckon how the cards will be dealt.
        """
        return FastRng(sha512(f"lots/{self.path(number)}".encode()).hexdigest())

    def path(self, number: int) -> str:
        return f"{self.setting.seed}/{number}"


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.rules.seats:
        bounds = {"least": game.rules.seats[0], "most": game.rules.seats[-1]}
        key = "lab-seats-fixed" if len(game.rules.seats) == 1 else "lab-seats"
        raise BadSetting(Text(key, {"game": game.name, "seats": seats, **bounds}))


def check_seed(setting: Setting) -> None:
    if setting.rng not in STREAMS:
        raise BadSetting(Text("lab-rng", {"rng": setting.rng, "choices": ", ".join(STREAMS)}))
    try:
        setting.seed.encode()
    except UnicodeEncodeError:
        raise BadSetting(Text("lab-seed")) from None


def one_for_each_seat(bots: list[str], seats: int) -> list[str]:
    """A single bot sits everywhere."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadSetting(Text("lab-bots", {"bots": len(bots), "seats": seats}))
    return bots
