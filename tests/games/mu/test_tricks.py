"""Chapters 1 and 5 of the rulebook: the cards, following, and who takes a trick."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.mu.positions import hand, laid, play, tricks
from games.positions import in_words, legal, lines, refused
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK
from tablee.engine.words import Refusal, Text
from tablee.games.mu import GAME
from tablee.games.mu.moves import PLAYS
from tablee.games.mu.rules import Mu
from tablee.games.mu.shown import Scene

COLOURS = "rbkyg"
TRIANGLES = {0: 1, 1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1, 9: 0}

# 1 The cards


def test_1_1_five_colours_of_twelve_cards() -> None:
    expected = sorted(f"{colour}{number}" for colour in COLOURS for number in "011234567789")
    assert sorted(GAME.rules.cards(GAME.read_options({}), 4)) == expected
    assert len(expected) == 60


@pytest.mark.parametrize(("number", "triangles"), TRIANGLES.items())
def test_1_2_triangles(number: int, triangles: int) -> None:
    state = play(tricks(f"r{number} r1", "b1 b1", "k1 k1"), f"r{number} b1 k1")
    assert state.won == [triangles, 0, 0]


def test_1_2_sixty_triangles_and_thirty_six_with_three_players() -> None:
    for seats, expected in [(3, 36), (4, 60), (5, 60), (6, 60)]:
        names = GAME.rules.cards(GAME.read_options({}), seats)
        assert sum(TRIANGLES[int(name[1])] for name in names) == expected


# 5.1 Leading


def test_5_1_the_chief_leads_then_whoever_took_the_trick() -> None:
    state = tricks("r4 b1", "r6 b2", "g9 b3")
    for seat, card in [(0, "r4"), (1, "r6"), (2, "g9"), (1, "b2"), (2, "b3"), (0, "b1")]:
        assert state.active() == [seat]
        play(state, card)
    assert (state.won, state.settled) == ([0, 3, 2], True)


# 5.2 The cards held


def test_5_2_laid_cards_are_played_like_those_in_hand() -> None:
    state = tricks("r4 | b1", "r6", "g9")
    assert legal(state) == "play b1, play r4"
    play(state, "b1")
    assert (hand(state, 0), laid(state, 0)) == ("r4", "")


def test_5_2_a_card_that_one_does_not_hold() -> None:
    state = tricks("r4 | b1", "r6", "g9")
    assert refused(state, "play r6", 0) == ("mu.5.2", "not-held")


def test_r10_a_laid_card_must_follow_too() -> None:
    state = play(tricks("r4 b1", "g6 | r2", "g9 b2"), "r4")
    assert refused(state, "play g6", 1) == ("mu.5.3", "follow-colour")
    assert legal(state) == "play r2"


def test_5_2_of_twins_the_laid_one_is_played_first() -> None:
    """mu.r10"""
    state = play(tricks("r7 b1 | b9 r7 b8", "r6 b2", "r9 b3"), "r7")
    assert (hand(state, 0), laid(state, 0)) == ("r7 b1", "b9 b8")
    other = play(tricks("r7 b1 | b9", "r7 b2", "r9 b3"), "r7")
    assert (hand(other, 0), laid(other, 0)) == ("b1", "b9")


def test_5_2_both_twins_are_played_one_after_the_other() -> None:
    state = play(tricks("r7 | r7", "b1 b2", "k1 k2"), "r7 b1 k1")
    assert (hand(state, 0), laid(state, 0)) == ("r7", "")
    assert play(state, "r7 b2 k2").settled


# 5.3 Following the colour


@pytest.mark.parametrize("colour", COLOURS)
def test_5_3_who_can_follow_must(colour: str) -> None:
    other = "g" if colour == "r" else "r"
    state = play(tricks(f"{colour}4 b1", f"{colour}1 {other}9", f"{other}0 k1"), f"{colour}4")
    refusal = state.refusal(Seat(1), PLAYS[DECK.kinds.index(f"{other}9")])
    assert refusal == Refusal("mu.5.3", "follow-colour", {"colour": colour})
    assert state.prompt(Seat(1)) == Text("mu-follow-colour", {"colour": colour})
    assert legal(state) == f"play {colour}1"


def test_5_3_who_can_not_follow_plays_anything() -> None:
    state = play(tricks("r4 k1", "b9 g2", "b1 k2", "b2 k3", trumps="2 none"), "r4")
    assert legal(state) == "play b9, play g2"  # no duty to trump
    assert state.prompt(Seat(1)) == Text("mu-tricks")


def test_5_3_a_card_of_another_colour_never_takes_the_trick() -> None:
    assert play(tricks("r0 k1", "b9 k2", "g9 k3"), "r0 b9 g9").turn == 0


def test_5_3_only_cards_are_played_in_the_tricks() -> None:
    for text in ("pass", "done", "lay r4", "trump none", "partner 1"):
        assert refused(tricks("r4", "b9", "g9"), text, 0) == ("table.2", "not-now")


# 5.4 All trumps are one suit


def six_and_green(first: str, *second: str) -> Mu:
    state = tricks(f"{first} k1", " ".join(second), "b1 b2", "y1 y2", trumps="6 g")
    return play(state, first)


def test_5_4_the_red_6_need_not_follow_red() -> None:
    assert legal(six_and_green("r4", "r6", "b9")) == "play b9, play r6"


def test_5_4_the_red_6_must_follow_green() -> None:
    state = six_and_green("g4", "r6", "b9")
    assert refused(state, "play b9", 1) == ("mu.5.4", "follow-trump")
    assert (legal(state), state.prompt(Seat(1))) == ("play r6", Text("mu-follow-trump"))


def test_5_4_a_colour_without_its_trump_is_followed() -> None:
    state = six_and_green("r4", "r6", "r0")
    assert refused(state, "play r6", 1) == ("mu.5.3", "follow-colour")


def test_r11_either_trump_follows_a_lead_of_trumps() -> None:
    for led in ("b6", "g4", "g6"):
        assert legal(six_and_green(led, "r6", "g1", "b9")) == "play g1, play r6"


def test_r11_green_itself_is_no_colour_any_more() -> None:
    """Two colours as trumps: each follows the other."""
    state = play(tricks("g4 k1", "r1 b9", "b1 b2", "y1 y2", trumps="r g"), "g4")
    assert refused(state, "play b9", 1) == ("mu.5.4", "follow-trump")


# 5.5 The strongest card, 5.6 the first of equal ones


@pytest.mark.parametrize(
    ("trumps", "order"),
    [
        ("none none", "r9 > r8 > r7 = r7 > r6 > r5 > r4 > r3 > r2 > r1 = r1 > r0"),
        ("0 g", "g0 > r0 = b0 = k0 = y0 > g9 > g8 > g7 > g6 > g5 > g4 > g3 > g2 > g1 > r9"),
        ("g 0", "g0 > g9 > g8 > g7 > g6 > g5 > g4 > g3 > g2 > g1 > r0 = b0 = k0 = y0 > r9"),
        ("7 b", "b7 = b7 > r7 = r7 = k7 = y7 = g7 > b9 > b8 > b6 > b5 > b4 > b1 = b1 > b0 > k9"),
        ("b 7", "b7 = b7 > b9 > b8 > b6 > b1 = b1 > b0 > r7 = r7 = k7 = y7 = g7 > k9"),
        ("5 6", "r5 = b5 = k5 = y5 = g5 > r6 = b6 = k6 = y6 = g6 > k9 > k0"),
        ("r g", "r9 > r8 > r7 = r7 > r1 > r0 > g9 > g8 > g7 = g7 > g1 > g0 > b9 > b0"),
        ("none g", "g9 > g8 > g7 = g7 > g1 = g1 > g0 > r9 > r8"),
        ("none 3", "r3 = b3 = k3 = y3 = g3 > r9 > r8"),
        ("3 none", "r3 = b3 = k3 = y3 = g3 > b9 > b8"),
        ("k none", "k9 > k8 > k7 = k7 > k1 > k0 > b9 > b8"),
    ],
)
def test_5_5_the_order_of_cards(trumps: str, order: str) -> None:
    """mu.5.6, mu.r12: of each two cards the stronger wins, or of equal ones the first played."""
    for first, second in combinations(ranked(order), 2):
        (higher, rank), (lower, other) = first, second
        assert takes(trumps, higher, lower) == higher
        if rank == other and higher != lower:
            assert takes(trumps, lower, higher) == lower
        elif rank != other:
            assert takes(trumps, lower, higher) == higher


def ranked(order: str) -> list[tuple[str, int]]:
    ranks = [rank.split(" = ") for rank in order.split(" > ")]
    return [(card, rank) for rank, equals in enumerate(ranks) for card in equals]


def takes(trumps: str, led: str, answer: str) -> str:
    """Which of two cards takes the trick; the two others are of no use in it."""
    idle = [
        name
        for name in DECK.kinds
        if name[0] not in led + answer + trumps and name[1] not in trumps + "17"
    ][:2]
    return winner(tricks(led, answer, *idle, trumps=trumps), [led, answer, *idle])


def winner(state: Mu, cards: list[str]) -> str:
    return cards[play(state, " ".join(cards)).turn]


def test_5_6_of_equal_cards_the_first_played_wins() -> None:
    for cards in (["b7", "b7", "k1", "y1"], ["r7", "k7", "y7", "g7"]):
        assert play(tricks(*cards, trumps="7 b"), " ".join(cards)).turn == 0
    cards = ["r9", "k7", "y7", "g7"]
    assert play(tricks(*cards, trumps="7 b"), " ".join(cards)).turn == 1


def test_r13_with_a_chief_without_trump_the_vice_has_the_only_one() -> None:
    assert takes("none g", "r9", "g0") == "g0"
    assert takes("none g", "g0", "r9") == "g0"


# 5.7 From memory


def scene(state: Mu, seat: int | None) -> Scene:
    return GAME.sight.scene(state, None if seat is None else Seat(seat))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_5_7_from_memory_only_the_last_trick_is_shown(seat: int | None) -> None:
    """mu.r20"""
    state = play(tricks("r9 r8 r6", "b1 b2 b3", "k1 k2 k3"), "r9 b1 k1 r8 b2 k2 r6")
    shown = scene(state, seat)
    assert (shown.played, shown.won) == (None, None)
    assert (shown.last_trick, shown.trick, shown.tricks) == (["r8", "b2", "k2"], ["r6"], 2)
    assert shown.hand == ([] if seat is None else hand(state, seat).split())
    assert GAME.sight.recall(state) == len(shown.last_trick) + len(shown.trick)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_5_7_the_memory_aid_shows_every_trick(seat: int | None) -> None:
    hands = ("r9 r8 r6", "b1 b2 b3", "k1 k2 k3")
    state = play(tricks(*hands, memory_aid="yes"), "r9 b1 k1 r8 b2 k2 r6")
    shown = scene(state, seat)
    assert GAME.sight.recall(state) is None
    assert shown.played == ["r9", "b1", "k1", "r8", "b2", "k2", "r6"]
    assert shown.won == [3, 0, 0]


def test_5_7_once_the_deal_is_scored_all_is_shown() -> None:
    state = play(tricks("r9", "b1", "k2"), "r9 b1 k2")
    assert scene(state, None).played == ["r9", "b1", "k2"]
    assert scene(state, None).won == [1, 0, 0]
    assert ("mu.6.1", 1) in [(article, points) for _, article, _, points in lines(state)]


def test_5_5_the_table_in_words_tells_who_took_the_trick() -> None:
    state = play(tricks("r1 r8", "r9 b2", "k1 k2"), "r1 r9 k1")
    assert ("mu-words-taken", {"seat": 1}) in in_words(GAME, state)
    assert "mu-words-taken" not in dict(in_words(GAME, play(state, "b2")))
