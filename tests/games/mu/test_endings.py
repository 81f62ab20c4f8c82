"""Every way in which a deal of Mü can end has a playthrough."""

from __future__ import annotations

from pathlib import Path

import pytest

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

ENDINGS = {
    "all pass": set[str](),
    "Eklat": {"eklat", "eklat-last"},
    "bonus": {"triangles", "bonus"},
    "failure": {"triangles", "chief-fails", "opponent-gains"},
}


def keys_scored(path: Path) -> set[str]:
    lines = path.read_text("utf-8").splitlines()
    return {line.split()[4] for line in lines if line.startswith("score ")}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_has_a_playthrough(ending: str) -> None:
    assert ENDINGS[ending] in [keys_scored(path) for path in PLAYTHROUGHS.glob("*.txt")]


def test_no_deal_ends_in_another_way() -> None:
    for path in PLAYTHROUGHS.glob("*.txt"):
        assert keys_scored(path) in ENDINGS.values()


def test_the_house_passes_in_one_of_them() -> None:
    assert any("\nhouse pass" in path.read_text("utf-8") for path in PLAYTHROUGHS.glob("*.txt"))
