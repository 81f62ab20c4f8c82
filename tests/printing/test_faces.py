"""The faces of cards: plain SVG, and on the sixty all that four games need."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.engine.sixty import COLOURS, DECK, TRIANGLES_BY_NUMBER
from tablee.faces import HEIGHT, WIDTH, face_files, sixty
from tablee.faces.digits import drawn_digits, number_at
from tablee.games import known_games

GAMES = Path(__file__).resolve().parents[2] / "src" / "tablee" / "games"
BACKS = sorted(GAMES.glob("*/faces/back.svg"))
KINDS = sorted(set(DECK.names))
# What every renderer draws alike, and needs no font, file or style sheet for.
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
ELEMENTS = {"svg", "g", *SHAPES}


def faces_of(game: str) -> dict[str, str]:
    shelved = known_games()[game].game
    face = shelved.presentation.face
    rules = shelved.rules
    if face is None:
        return {}
    return {
        kind: face(kind) for seats in rules.seats for kind in rules.cards(rules.options(), seats)
    }


def faults(svg: str) -> list[str]:
    """What keeps a face from being drawn alike everywhere."""
    root = ElementTree.fromstring(svg)
    found = [] if root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}" else ["viewBox"]
    for element in root.iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        found += [] if tag in ELEMENTS else [tag]
        found += [name for name in element.attrib if name in ("style", "class") or "href" in name]
    return found


@pytest.mark.parametrize("game", known_games())
def test_faces_are_plain_svg(game: str) -> None:
    assert {kind: faults(svg) for kind, svg in faces_of(game).items() if faults(svg)} == {}


@pytest.mark.parametrize("back", BACKS, ids=lambda path: path.parts[-3])
def test_a_back_is_plain_svg(back: Path) -> None:
    assert faults(back.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("inside", "fault"),
    [("<text>7</text>", "text"), ('<g style="fill:red"/>', "style"), ("<image/>", "image")],
)
def test_a_face_that_is_not_plain_is_found(inside: str, fault: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">{inside}</svg>'
    assert faults(svg) == [fault]


@pytest.mark.parametrize("kind", KINDS)
def test_both_corners_have_number_suit_and_triangles(kind: str) -> None:
    face = sixty.face(kind)
    drawn = sixty.sixty()
    suit, number = kind[0], int(kind[1:])
    assert face.count(drawn["suits"][suit]) == 2
    assert face.count(drawn_digits()["digits"][str(number)]["path"]) == 2
    assert face.count(drawn["index"]["triangle"]["path"]) == 2 * TRIANGLES_BY_NUMBER[number]
    assert [colour for colour in COLOURS if drawn["inks"][colour] in face] == [suit]


@pytest.mark.parametrize("suit", COLOURS)
def test_every_colour_has_its_animal_and_a_zero_is_a_baby(suit: str) -> None:
    for body in sixty.animals()[suit].values():
        assert body in sixty.face(f"{suit}4")
    scale = re.compile(
        r"scale\(([\d.]+)\)\"><path fill=\"#\w+\" d=\"" + re.escape(sixty.animals()[suit]["body"])
    )
    adult, baby = (float(scale.findall(sixty.face(suit + number))[0]) for number in "40")
    assert baby < 0.7 * adult


def test_all_faces_differ() -> None:
    assert len({sixty.face(kind) for kind in KINDS}) == len(KINDS) == 50


def test_the_digits_of_a_number_stand_side_by_side() -> None:
    digits = drawn_digits()["digits"]
    starts = re.findall(r"translate\(([\d.]+) 20\)", number_at(71, 5, 20, 10, "#000000"))
    assert [float(start) for start in starts] == pytest.approx([5, 5 + digits["7"]["width"] / 10])


def test_faces_may_be_files_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "drawn_game" / "faces"
    folder.mkdir(parents=True)
    (tmp_path / "drawn_game" / "__init__.py").write_text("")
    (folder / "sun.svg").write_text("<svg/>")
    monkeypatch.syspath_prepend(tmp_path)
    assert face_files("drawn_game")("sun") == "<svg/>"
