"""The card of a game: its rules, what a seat sees of them, and how they are presented."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Final, Generic, TypeAlias, TypeVar, cast

from tablee.engine.bot import Bot
from tablee.engine.lessons import Lesson, Step, nothing_to_learn
from tablee.engine.moves import Move, Seat
from tablee.engine.offers import offers_of
from tablee.engine.options import (
    COMMON,
    Allowed,
    BadOption,
    Composed,
    Options,
    OptionValue,
    read_value,
)
from tablee.engine.rng import Rng
from tablee.engine.shown import Happened, ShownClock, View
from tablee.engine.state import AnyState
from tablee.engine.view import AnyKnowledge, SceneT
from tablee.engine.words import REST, Params, Sentence, Text

StateT = TypeVar("StateT", bound=AnyState)  # the match of a game: its State
OptionsT = TypeVar("OptionsT", bound=Options)
KnowledgeT = TypeVar("KnowledgeT", bound=AnyKnowledge)

BOX_LINE: Final = "box-line"  # the key of the sentence on the lid, in the game's own texts


def any_table(options: Options, seats: int) -> Text | None:
    """Whatever is agreed on, every number of players will do."""
    return None


@dataclass(frozen=True)
class Rules(Generic[StateT, OptionsT]):
    """What it takes to play."""

    version: str  # rises when the same moves could give another result
    seats: range
    new: Callable[[OptionsT, int, Rng], StateT]  # an empty table, before the first deal
    cards: Callable[[OptionsT, int], list[str]]  # the kind of every card in play, copies as often
    options: Callable[..., OptionsT]  # a frozen dataclass with the official defaults
    allowed: Allowed = field(default_factory=dict)
    study: tuple[str, ...] = ()  # options that make it small enough to be studied: not for a family
    # Options of a deck that can be counted out.
    tiny: Mapping[str, str] = field(default_factory=dict)
    # Options of a match that random play ends, where it would go on and on by the official ones.
    brief: Mapping[str, str] = field(default_factory=dict)
    is_one_deal: bool = False  # a match is one deal, whatever is agreed on
    # Why these options can't be played by so many, if they can't.
    fault: Callable[[OptionsT, int], Text | None] = any_table


def as_made(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    """Everybody reads every move whole."""
    return move.params()


def everything(state: AnyState) -> int | None:
    """Nothing in this game is to be kept in mind."""
    return None


def two_rounds(state: AnyState) -> int:
    """What everybody still has in mind."""
    return 2 * state.seats


@dataclass(frozen=True)
class Sight(Generic[StateT, OptionsT, SceneT, KnowledgeT]):
    """What a seat sees, and what it can conclude from that."""

    scene: Callable[[StateT, Seat | None], SceneT]
    imagine: Callable[[KnowledgeT, Rng], StateT]
    knowledge: Callable[[OptionsT, int, Seat], KnowledgeT]
    # The parameters of a move as a watcher reads them; None: they don't even notice it.
    seen: Callable[[Move, Seat, Seat | None], Params | None] = as_made
    # How many moves back one may read while the match runs; None: all, and one may look back.
    recall: Callable[[StateT], int | None] = everything


@dataclass(frozen=True)
class Box:
    """What stands on the lid beside the box line, for those who choose a game."""

    age: int  # from which on
    minutes: int  # of a usual match
    difficulty: int  # from 1, told in a minute, to 5, learnt over an evening


def part_by_part(view: View) -> list[Sentence]:
    """The table in sentences: every part of the scene by its name."""
    scene = view.scene
    return [
        Sentence(REST, "scene-part", {"name": name, "value": str(getattr(scene, name))})
        for name in getattr(scene, "__dataclass_fields__", {})
    ]


def whole_points(options: Options) -> int:
    """Scores are points."""
    return 1


@dataclass(frozen=True)
class Presentation(Generic[OptionsT]):
    """How a game is told to people, beside its texts and rulebooks.

    In a sentence a parameter `seat` or `other` is read as a name, `card` and `cards` as names of
    cards.
    """

    in_words: Callable[[View], list[Sentence]] = part_by_part  # the whole table
    unit: Callable[[OptionsT], int] = whole_points  # a score of 1 is 1/unit points
    box: Box | None = None
    # By phase of the scene, the article that a newcomer should know; `hint-PHASE` tells it. What
    # only those should read who are offered something in that phase stands under `PHASE-asked`.
    hints: Mapping[str, str] = field(default_factory=dict)
    face: Callable[[str], str] | None = None  # a kind of card as SVG, where it can be printed
    # The same where letters or commas stand on it: the kind, and the reader's language.
    face_in: Callable[[str, str], str] | None = None
    # Whole sheets to print beside the cards, as SVG on a field of 210 by 297: for these options, in
    # a language, given how a key is said in it.
    sheets: Callable[[OptionsT, str, Callable[[str], str]], list[str]] | None = None
    is_immediate: bool = False  # a client shows every view at once, without pacing them


@dataclass(frozen=True)
class Game(Generic[StateT, OptionsT, SceneT, KnowledgeT]):
    """All that the rest of Tablée knows of a game."""

    name: str  # of its folder and of its records
    rules: Rules[StateT, OptionsT]
    sight: Sight[StateT, OptionsT, SceneT, KnowledgeT]
    presentation: Presentation[OptionsT] = field(default_factory=Presentation)
    bots: Mapping[str, Callable[[OptionsT, int, Seat, Rng], Bot[OptionsT, SceneT]]] = field(
        default_factory=dict
    )
    # What can be learnt from a match, also from one that was broken off.
    lessons: Callable[[Iterable[Step[StateT]]], list[Lesson]] = nothing_to_learn

    def start(self, options: OptionsT, seats: int, rng: Rng) -> StateT:
        """A match with its first deal dealt."""
        state = self.rules.new(options, seats, rng)
        state.begin()
        return state

    def view(self, state: StateT, seat: Seat | None, happened: list[tuple[Seat, Move]]) -> View:
        """All that a seat may see; `happened` is what was moved since its last view."""
        active = state.active()
        is_active = seat is not None and seat in active
        return View(
            seat=seat,
            seats=state.seats,
            deal=state.deal,
            dealer=state.dealer,
            active=list(active),
            settled=state.settled,
            over=state.over,
            prompt=state.prompt(seat) if seat is not None and is_active else None,
            offers=[] if seat is None else offers_of(state.legal_moves(seat)),
            claims=[] if seat is None else offers_of(state.open_claims(seat)),
            may_wait=seat is not None and is_active and not state.settled and state.may_wait(seat),
            exposure=state.exposure,
            clocks=[
                ShownClock(clock.key, clock.purpose, clock.milliseconds)
                for clock in state.running_clocks()
                if clock.is_shown
            ],
            talk_closed=not state.settled and not state.over and state.closes_talk(),
            deal_scores=[list(row) for row in state.deal_scores],
            scores=state.scores(),
            deals_decide=state.deals_decide(),
            lines=[line.copy() for line in state.lines],
            ranking=state.ranking() if state.over else [],
            happened=self.happened(seat, happened),
            scene=self.sight.scene(state, seat),
        )

    def happened(self, watcher: Seat | None, moves: list[tuple[Seat, Move]]) -> list[Happened]:
        """Moves as a watcher reads them, without those that they don't notice."""
        found: list[Happened] = []
        for mover, move in moves:
            params = self.sight.seen(move, mover, watcher)
            if params is not None:
                found.append(Happened(mover, move.verb(), params))
        return found

    def is_noticed(self, watcher: Seat | None, mover: Seat, move: Move) -> bool:
        """Whether a move sends this watcher a view."""
        return self.sight.seen(move, mover, watcher) is not None

    def all_allowed(self) -> Allowed:
        return {**COMMON, **self.rules.allowed}

    def withheld(self) -> list[str]:
        """The options that no client is told: they would betray what the game is about."""
        allowed = self.all_allowed().items()
        return [name for name, a in allowed if isinstance(a, Composed) and a.is_withheld]

    def defaults(self) -> dict[str, OptionValue]:
        return option_values(self.rules.options())

    def read_options(self, texts: Mapping[str, str]) -> OptionsT:
        """The options that a person wrote, the official ones where nothing was said."""
        defaults = self.defaults()
        values: dict[str, OptionValue] = {}
        for name, text in texts.items():
            if name not in defaults:
                listed = ", ".join(defaults)
                raise BadOption(Text("option-unknown", {"name": name, "choices": listed}))
            values[name] = self.read_value(name, text, defaults[name])
        return self.rules.options(**values)

    def read_value(self, name: str, text: str, default: OptionValue) -> OptionValue:
        allowed = self.all_allowed()
        try:
            return read_value(name, text, default, allowed)
        except BadOption as bad:
            is_composed = isinstance(allowed.get(name), Composed)
            raise BadOption(bad.why, self.name if is_composed else "") from None

    def read_table(self, texts: Mapping[str, str], seats: int) -> OptionsT:
        """The same, if so many can play by them."""
        options = self.read_options(texts)
        fault = self.rules.fault(options, seats)
        if fault is not None:
            raise BadOption(fault, self.name)
        return options


# A game of which nothing is known: what the shelf, the laboratory and the server handle.
AnyGame: TypeAlias = Game[AnyState, Options, object, AnyKnowledge]


def any_game(game: Game[StateT, OptionsT, SceneT, KnowledgeT]) -> AnyGame:
    """A game that is no longer known by its own types: it gets back only what it made itself."""
    return cast(AnyGame, game)


def option_values(options: Options) -> dict[str, OptionValue]:
    values: dict[str, OptionValue] = {}
    for option in fields(options):
        values[option.name] = getattr(options, option.name)
    return values
