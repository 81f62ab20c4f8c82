"""The card of a game: its name, seats and options, and the functions that play and show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Final

from tablee.engine.bot import Bot
from tablee.engine.moves import DEAL, Move, Seat, Vocabulary
from tablee.engine.options import (
    COMMON,
    Allowed,
    BadOption,
    Options,
    OptionValue,
    read_value,
)
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.engine.view import Happened, Knowledge, View
from tablee.engine.words import Text


def open_to_all(move: Move, mover: Seat, watcher: Seat | None) -> str:
    """Everybody reads every move whole."""
    return move.text()


def offered_as_written(move: str) -> Text:
    """A move to choose, in words: its own notation, but for the house's deal."""
    return Text("deal-offered") if move == DEAL.text() else Text("move-as-written", {"move": move})


def told_as_written(move: str, mover: Seat) -> Text:
    """What somebody did, in words: the notation of the move, but for the house's deal."""
    if move == DEAL.text():
        return Text("deal-told")
    return Text("move-told", {"seat": mover, "move": move})


def part_by_part(view: View) -> list[Text]:
    """The table in sentences: every part of the scene by its name."""
    scene = view.scene
    return [
        Text("scene-part", {"name": name, "value": str(getattr(scene, name))})
        for name in getattr(scene, "__dataclass_fields__", {})
    ]


def whole_points(options: Options) -> int:
    """Scores are points."""
    return 1


def all_moves(state: State) -> int | None:
    """Nothing in this game is to be kept in mind."""
    return None


def two_rounds(state: State) -> int:
    """What everybody still has in mind."""
    return 2 * state.seats


def any_move(state: State, seat: Seat, rng: Rng) -> Move:
    """The house decides by lot among its moves."""
    return state.random_move(seat, rng)


# What sentences about the table can be about: my cards, the middle of the table, what is played
# for, what lies before each seat, what has just been cleared away, and what has just turned out,
# which is told at once to those who listen.
TOPICS: Final = ("hand", "centre", "stakes", "seats", "before", "news")

BOX_LINE: Final = "box-line"  # the key of the sentence on the lid, in the game's own texts


@dataclass(frozen=True)
class Box:
    """What stands on the lid of a game beside that sentence, for those who choose a game."""

    age: int  # from which on
    minutes: int  # of a usual match
    difficulty: int  # from 1, told in a minute, to 5, learnt over an evening


@dataclass(frozen=True)
class Game:
    """All that the rest of Tablée knows of a game."""

    name: str  # of its folder and of its records
    rules: str  # rises when the same moves could give another result
    seats: range
    new: Callable[[Options, int, Rng], State]  # an empty table, before the first deal
    vocabulary: Vocabulary
    cards: Callable[[Options, int], list[str]]  # the kind of every card in play, twins twice
    scene: Callable[[State, Seat | None], object]
    imagine: Callable[[Knowledge, Rng], State]
    options: Callable[..., Options] = Options  # a frozen dataclass with the official defaults
    allowed: Allowed = field(default_factory=dict)
    tiny: Mapping[str, str] = field(
        default_factory=dict
    )  # options of a deck that can be counted out
    seen: Callable[[Move, Seat, Seat | None], str] = open_to_all
    knowledge: Callable[[Options, int, Seat], Knowledge] = Knowledge
    house: Callable[[State, Seat, Rng], Move] = any_move  # the laboratory's clock and referee
    bots: Mapping[str, Callable[[Options, int, Seat, Rng], Bot]] = field(default_factory=dict)
    # In words. A parameter `seat` is read as a name, `card` and `cards` as the names of cards.
    offered: Callable[[str], Text] = offered_as_written  # a move to choose
    told: Callable[[str, Seat], Text] = told_as_written  # a move made, as `seen` gives it
    twin: Callable[[View], list[Text]] = part_by_part  # the whole table
    unit: Callable[[Options], int] = whole_points  # a score of 1 is 1/unit points
    # How many moves back one may read while the match runs; None: all, and one may look back.
    recall: Callable[[State], int | None] = all_moves
    one_deal: bool = False  # a match is one deal, whatever is agreed on
    box: Box | None = None
    topics: Mapping[str, str] = field(default_factory=dict)  # of the keys of `twin`
    # By phase of the scene, the article that a newcomer should know; `hint-PHASE` tells it.
    hints: Mapping[str, str] = field(default_factory=dict)

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """A match with its first deal dealt."""
        state = self.new(options, seats, rng)
        state.begin()
        return state

    def view(self, state: State, seat: Seat | None, happened: list[tuple[Seat, Move]]) -> View:
        """All that a seat may see; `happened` is what was moved since its last view."""
        is_active = seat is not None and seat in state.active()
        return View(
            seat=seat,
            seats=state.seats,
            deal=state.deal,
            dealer=state.dealer,
            active=list(state.active()),
            settled=state.settled,
            over=state.over,
            prompt=state.prompt(seat) if seat is not None and is_active else None,
            moves=[] if seat is None else [move.text() for move in state.legal_moves(seat)],
            deal_scores=[list(row) for row in state.deal_scores],
            lines=[line.copy() for line in state.lines],
            ranking=state.ranking() if state.over else [],
            happened=[Happened(mover, self.seen(move, mover, seat)) for mover, move in happened],
            scene=self.scene(state, seat),
        )

    def all_allowed(self) -> Allowed:
        return {**COMMON, **self.allowed}

    def defaults(self) -> dict[str, OptionValue]:
        return option_values(self.options())

    def read_options(self, texts: Mapping[str, str]) -> Options:
        """The options that a person wrote, the official ones where nothing was said."""
        defaults = self.defaults()
        values: dict[str, OptionValue] = {}
        for name, text in texts.items():
            if name not in defaults:
                listed = ", ".join(defaults)
                raise BadOption(Text("option-unknown", {"name": name, "choices": listed}))
            values[name] = read_value(name, text, defaults[name], self.all_allowed())
        return self.options(**values)


def option_values(options: Options) -> dict[str, OptionValue]:
    values: dict[str, OptionValue] = {}
    for option in fields(options):
        values[option.name] = getattr(options, option.name)
    return values
