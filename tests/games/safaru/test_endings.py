"""Every variant of Safarü has a playthrough, and every way to score in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.playthroughs import read_head

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

VARIANTS = {
    "plain": {"most-unicorns", "most-hedgehogs", "babies", "triangles"},
    "reversed": {"most-cards", "most-hedgehogs-reversed", "triangles-reversed"},
}


def texts(variant: str) -> list[str]:
    every = [path.read_text("utf-8") for path in PLAYTHROUGHS.glob("*.txt")]
    is_reversed = variant == "reversed"
    return [text for text in every if ("reversed" in read_head(text).options) == is_reversed]


def keys_scored(text: str) -> set[str]:
    return {line.split()[4] for line in text.splitlines() if line.startswith("score ")}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_played_with_every_number_of_seats(variant: str) -> None:
    assert {read_head(text).seats for text in texts(variant)} == {2, 3, 4}


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_variant_scores_in_the_way_of_the_other(variant: str) -> None:
    assert set().union(*(keys_scored(text) for text in texts(variant))) == VARIANTS[variant]


def test_four_play_the_reversed_game_alone_and_in_teams() -> None:
    heads = [read_head(text) for text in texts("reversed")]
    assert {head.options.get("partners", "no") for head in heads if head.seats == 4} == {
        "yes",
        "no",
    }


def test_the_points_for_the_most_are_shared_in_some_of_them() -> None:
    written = "\n".join(texts("plain") + texts("reversed"))
    for key in ("most-unicorns", "most-hedgehogs", "most-hedgehogs-reversed"):
        assert re.search(rf" {key} count=\d+ level=[2-4]", written), key
