"""What is printed beside the cards: a répartiteur for each of four, and the control sheet."""

from __future__ import annotations

from collections.abc import Callable

from tablee.faces import HEIGHT, WIDTH, group
from tablee.faces.letters import fitting, words_round
from tablee.games.diego.deck import Pack
from tablee.games.diego.drawn import COLOUR, INK, THICK, THIN, face
from tablee.games.diego.options import DiegoOptions, pack_for

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
MARGIN = 12.0
RED = "#b3261e"
PLAYERS, A_PAGE = 4, 2
TITLE, NAME, WORTH = 9.0, 13.0, 7.0  # sizes of letters


def sheets(options: DiegoOptions, language: str, say: Callable[[str], str]) -> list[str]:
    """Whole pages; `say` gives the sentence of a key."""
    pages = [repartiteurs(say) for _ in range(PLAYERS // A_PAGE)]
    return [*pages, control_sheet(pack_for(options), language, say("diego-print-control"))]


def page_of(parts: list[str]) -> str:
    field = f"0 0 {PAGE_WIDTH:g} {PAGE_HEIGHT:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{field}">{"".join(parts)}</svg>'


def repartiteurs(say: Callable[[str], str]) -> str:
    """Two on a page, each with two sides: its name, room for its pairs, what each is worth."""
    width, height = PAGE_WIDTH - 2 * MARGIN, 125.0
    sides = (
        (say("diego-print-diego"), say("diego-print-two"), COLOUR),
        (say("diego-print-contra"), say("diego-print-four"), RED),
    )
    parts: list[str] = []
    for place in range(A_PAGE):
        top = MARGIN + place * (height + MARGIN)
        parts.append(box(MARGIN, top, width, height, INK))
        for side, (words, worth, ink) in enumerate(sides):
            left = MARGIN + side * width / 2
            parts += [
                box(left + 5, top + 24, width / 2 - 10, height - 42, ink, THIN),
                words_round(words, left + width / 4, top + 16, NAME, ink),
                words_round(worth, left + width / 4, top + height - 7, WORTH, INK),
            ]
    return page_of(parts)


def box(x: float, y: float, width: float, height: float, ink: str, thickness: float = THICK) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="4"'
        f' fill="none" stroke="{ink}" stroke-width="{thickness:g}"/>'
    )


def control_sheet(pack: Pack, language: str, title: str) -> str:
    """Every number in a line, with all its cards."""
    families = [
        [name for card, name in enumerate(pack.deck.names) if pack.family[card] == place]
        for place in range(len(pack.numbers))
    ]
    longest = max(len(family) for family in families)
    room = PAGE_WIDTH - 2 * MARGIN
    tall = PAGE_HEIGHT - 4 * MARGIN - TITLE
    scale = min(room / (longest * (WIDTH + 2)), tall / (len(families) * (HEIGHT + 6)))
    parts = [words_round(title, PAGE_WIDTH / 2, MARGIN + TITLE, fitting(title, room, TITLE), INK)]
    for line, family in enumerate(families):
        top = 2 * MARGIN + TITLE + line * (HEIGHT + 6) * scale
        for column, name in enumerate(family):
            left = MARGIN + column * (WIDTH + 2) * scale
            parts.append(
                group(
                    [inside(face(name, language))], f"translate({left:g} {top:g}) scale({scale:g})"
                )
            )
    return page_of(parts)


def inside(svg: str) -> str:
    """The parts of a face, without the field that it stands on."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]
