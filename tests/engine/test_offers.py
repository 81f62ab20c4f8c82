"""Acts told shortly: every combination of a domain, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from probes.memory.rules import Turn
from tablee.engine.moves import Act, Move, Word
from tablee.engine.offers import offers_of
from tablee.engine.shown import Offer
from tablee.engine.words import Params


@dataclass(frozen=True)
class Put(Move):
    """A move with two parameters."""

    place: int
    card: str

    def verb(self) -> str:
        return "put"

    def params(self) -> Params:
        return {"place": self.place, "card": self.card}


@dataclass(frozen=True)
class TurnTo(Move):
    """The same verb with other parameters."""

    side: str

    def verb(self) -> str:
        return "turn"

    def params(self) -> Params:
        return {"side": self.side}


@dataclass(frozen=True)
class Meld(Move):
    """Several cards at once."""

    place: int
    cards: str

    def verb(self) -> str:
        return "meld"

    def params(self) -> Params:
        return {"place": self.place, "cards": self.cards}

    def picked(self) -> str:
        return "cards"


def puts(*pairs: str) -> list[Act]:
    return [Put(int(pair[0]), pair[1:]) for pair in pairs]


def read_out(offers: list[Offer]) -> list[str]:
    return [text for offer in offers for text in offer.texts()]


def test_nothing_to_do_is_no_offer() -> None:
    assert offers_of([]) == []


def test_a_word_is_an_offer_without_a_domain() -> None:
    assert offers_of([Word("stop")]) == [Offer("stop", {})]
    assert Offer("stop", {}).texts() == ["stop"]


def test_one_parameter_is_one_offer() -> None:
    assert offers_of([Turn(3), Turn(1), Turn(2)]) == [Offer("turn", {"cell": [3, 1, 2]})]


def test_a_product_is_one_offer() -> None:
    assert offers_of(puts("1a", "1b", "2a", "2b", "3a", "3b")) == [
        Offer("put", {"place": [1, 2, 3], "card": ["a", "b"]})
    ]


def test_a_part_of_a_product_is_one_offer_for_each_first_value() -> None:
    assert offers_of(puts("1a", "1b", "2b", "3a", "3b")) == [
        Offer("put", {"place": [1], "card": ["a", "b"]}),
        Offer("put", {"place": [2], "card": ["b"]}),
        Offer("put", {"place": [3], "card": ["a", "b"]}),
    ]


def test_a_product_in_another_order_keeps_that_order() -> None:
    acts = puts("1a", "2a", "1b", "2b")
    assert read_out(offers_of(acts)) == [act.text() for act in acts]


def test_a_verb_that_comes_back_is_offered_twice() -> None:
    acts: list[Act] = [Turn(1), Word("stop"), Turn(2)]
    assert [offer.verb for offer in offers_of(acts)] == ["turn", "stop", "turn"]
    assert read_out(offers_of(acts)) == ["turn 1", "stop", "turn 2"]


def test_other_parameters_are_another_offer() -> None:
    acts: list[Act] = [Turn(1), TurnTo("left"), TurnTo("right")]
    assert [list(offer.domain) for offer in offers_of(acts)] == [["cell"], ["side"]]


def test_many_are_told_shortly() -> None:
    acts = [Put(place, f"p{card}") for place in range(5) for card in range(50)]
    assert len(offers_of(acts)) == 1


def test_what_is_picked_is_one_offer_for_each_of_the_others() -> None:
    acts = [Meld(1, "a b"), Meld(1, "b d"), Meld(2, "c"), Turn(1)]
    assert offers_of(acts) == [
        Offer("meld", {"place": [1], "cards": ["a", "b", "d"]}, "cards", "a b"),
        Offer("meld", {"place": [2], "cards": ["c"]}, "cards", "c"),
        Offer("turn", {"cell": [1]}),
    ]


def test_of_what_is_picked_the_first_is_read_out() -> None:
    acts = [Meld(1, "a b"), Meld(1, "b d"), Meld(2, "c"), Turn(1)]
    assert read_out(offers_of(acts)) == ["meld 1 a b", "meld 2 c", "turn 1"]


some_acts = st.lists(
    st.one_of(
        st.builds(Put, st.integers(0, 3), st.sampled_from("abc")),
        st.builds(Turn, st.integers(0, 3)),
        st.builds(TurnTo, st.sampled_from(["left", "right"])),
        st.builds(Word, st.sampled_from(["stop", "pass"])),
    ),
    unique_by=lambda act: act.text(),
    max_size=20,
)


@given(some_acts)
def test_read_out_they_are_the_acts_in_their_order(acts: list[Act]) -> None:
    offers = offers_of(acts)
    assert read_out(offers) == [act.text() for act in acts]
    assert all(values for offer in offers for values in offer.domain.values())
