"""What the table of Diego says is true, grammatical, and for whom it is meant."""

from __future__ import annotations

import pytest

from games.diego.positions import calls, closed, table
from games.positions import in_words, move, told
from games.test_words import said
from tablee.engine.game import any_game
from tablee.engine.moves import Seat
from tablee.engine.options import BadOption
from tablee.engine.words import Text
from tablee.games.diego import GAME
from tablee.games.diego.rules import DiegoMatch
from tablee.texts import LANGUAGES, Language, catalogue

NARROW = "\u202f"


def sentences(language: Language, *texts: Text) -> list[str]:
    words = catalogue(language, "tablee.games.diego")
    return [said(words, text).replace(NARROW, " ") for text in texts]


def fault(deck: str, seats: int = 2, **options: str) -> list[str]:
    with pytest.raises(BadOption) as bad:
        GAME.read_table({"deck": deck, **options}, seats)
    return [sentence for language in LANGUAGES for sentence in sentences(language, bad.value.why)]


def checked(state: DiegoMatch) -> list[Text]:
    return [
        Text(key, params)
        for key, params in in_words(GAME, state)
        if key in ("diego-words-right", "diego-words-wrong")
    ]


# A pair on the control sheet


@pytest.mark.parametrize(
    ("hand", "row", "french", "english"),
    [
        ("d3/4", "f3/4", "0,75, et 3/4, c’est 3/4 deux fois.", "0.75 and 3/4 are both 3/4."),
        ("d3/4", "f1/2", "0,75, c’est 3/4, mais 1/2, c’est 1/2.", "0.75 is 3/4, but 1/2 is 1/2."),
        (
            *("d3/4", "b3/4", "0,75, c’est 3/4, qui est bien entre 0,7 et 0,8."),
            "0.75 is 3/4, which lies between 0.7 and 0.8.",
        ),
        (
            *("b3/4", "f3/4", "3/4, c’est 3/4, qui est bien entre 0,7 et 0,8."),
            "3/4 is 3/4, which lies between 0.7 and 0.8.",
        ),
        (
            *("b3/4", "d1/2", "0,5, c’est 1/2, qui n’est pas entre 0,7 et 0,8, comme l’est 3/4."),
            "0.5 is 1/2, which doesn’t lie between 0.7 and 0.8, as 3/4 does.",
        ),
        (
            *("b3/4", "b1/4", "3/4 est entre 0,7 et 0,8, mais 1/4 est entre 0,2 et 0,3."),
            "3/4 lies between 0.7 and 0.8, but 1/4 lies between 0.2 and 0.3.",
        ),
    ],
)
def test_5_4_a_bracket_holds_its_number_and_isnt_it(
    hand: str, row: str, french: str, english: str
) -> None:
    state = table(hand, "w5/4", row=f"{row} f5/4", at_once="yes")
    move(state, 0, "diego 1 1")
    closed(state)
    (fr,), (en,) = (sentences(language, *checked(state)) for language in LANGUAGES)
    assert (fr.partition(" : ")[2], en.partition(": ")[2]) == (french, english)


# What happened, and what goes on


def test_8_3_a_void_announcement_is_told_and_not_that_the_delay_is_over() -> None:
    state = table("d3/4", "w1/2", "w5/4")
    move(state, 0, "pass")
    calls(state, 2, "counter")
    event = GAME.happened(None, [(Seat(99), state.house_move())])[0]
    assert sentences("en", told(any_game(GAME), event)) == [
        "seat 2 hasn’t named a pair: the call is void."
    ]


def test_2_6_it_is_told_who_passes_with_an_empty_hand() -> None:
    state = table(". .", "w1/2")
    event = GAME.happened(None, [(Seat(99), state.house_move())])[0]
    assert sentences("en", told(any_game(GAME), event)) == [
        "seat 0 has no card left in hand and passes."
    ]


@pytest.mark.parametrize("clock", ["delay", "none"])
def test_8_1_nothing_is_said_of_a_delay_where_there_may_be_none(clock: str) -> None:
    for first in ("diego 1 1", "pass"):
        state = table("d3/4", "w1/2", clock=clock)
        move(state, 0, first)
        texts = [Text(key, params) for key, params in in_words(GAME, state)]
        assert not [line for line in sentences("en", *texts) if "delay" in line]


def test_7_6_whoever_may_pair_cards_in_hand_is_told_so() -> None:
    for agreed, key in (("no", "diego-your-turn"), ("yes", "diego-your-turn-hand")):
        prompt = GAME.view(table("d3/4", "w1/2", pair_in_hand=agreed), Seat(0), []).prompt
        assert prompt is not None and prompt.key == key


@pytest.mark.parametrize(
    ("right", "count", "french", "english"),
    [
        (0, 5, "0 paire juste sur 5.", "0 pairs out of 5 were right."),
        (1, 5, "1 paire juste sur 5.", "1 pair out of 5 was right."),
        (3, 5, "3 paires justes sur 5.", "3 pairs out of 5 were right."),
        (1, 1, "1 paire juste sur 1.", "1 pair out of 1 was right."),
    ],
)
def test_the_headline_agrees_with_how_many_were_right(
    right: int, count: int, french: str, english: str
) -> None:
    text = Text("diego-headline", {"ended": "row", "right": right, "count": count})
    (fr,), (en,) = (sentences(language, text) for language in LANGUAGES)
    assert fr == f"La rangée est vide : {french}"
    assert en == f"The row is empty: {english}"


# What is wrong with a deck


def test_7_5_a_bracket_is_written_as_the_reader_writes_and_the_hard_level_advised_once() -> None:
    french, english = fault("9/20 1/2 3/4 | fraction decimal words line bracket | usual")
    assert "de 0,4 à 0,5, contient aussi" not in french
    assert "de 0,4 à 0,6, contient aussi 9/20" in french and "niveau difficile" in french
    assert "from 0.4 to 0.6, also holds 9/20" in english and "hard level" in english
    french, english = fault("2/9 9/40 1/2 3/4 | fraction bracket sum words decimal | hard")
    assert "niveau" not in french and "level" not in english
    assert "from 0.22 to 0.23" in english


def test_7_5_a_deck_is_too_small_for_the_table_that_asks() -> None:
    deck = "1/4 1/2 3/4 | fraction decimal words | usual"
    assert fault(deck, 4)[1].endswith("4 players with 6 cards each, and the row, need 30.")
    assert fault(deck, 2)[0].endswith("à 2, avec 6 cartes chacun et la rangée, il en faut 18.")


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("1/4 | fraction words | usual", "1 nombre : il en faut au moins 2 et au plus 8."),
        ("1/111 1/2 | fraction | usual", "1/111 ne convient pas : le dénominateur va jusqu’à 100."),
    ],
)
def test_7_5_what_is_wrong_is_what_is_said(deck: str, sentence: str) -> None:
    assert fault(deck)[0] == sentence
