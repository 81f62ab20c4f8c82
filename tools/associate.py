"""Writes what Compatibility's bots associate; with --check, fails where that is out of date.

Two tables, made in two ways, so that two bots agree as two people do and not as one with himself:

- `tags`: every picture and every theme lists concepts (tools/associations/pictures.toml,
  themes.toml). A picture suits a theme by the concepts they share, weighed by both and by rarity.
- `captions`: for every theme six pictures listed by hand, with the captions at hand (hints.toml).

A weight goes from 0 to 99. Before anything is written the tables are checked, and how well they
agree is printed beside what chance would give. One hand wrote both sources, so it also prints how
well two halves of the tags agree that have no concept in common: the sober figure.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "tools" / "associations"
GAME: Final = ROOT / "src" / "tablee" / "games" / "compatibility"
TABLES: Final = GAME / "bot" / "associations.json"

STRONGEST: Final = 99
KEPT: Final = 12  # pictures a theme in a table: more than a row ever needs
ENOUGH: Final = 6
PLAUSIBLE: Final = 35  # an eighth of what the first has in common with the theme
LARGEST_SHARE: Final = 0.6
FADING: Final = 0.85  # from one hint to the next
ROW: Final = 5

Weights: TypeAlias = dict[str, int]
Table: TypeAlias = dict[str, Weights]


def read(name: str) -> dict[str, str]:
    with (SOURCES / name).open("rb") as file:
        found: dict[str, str] = tomllib.load(file)
    return found


def concepts(listed: str) -> Weights:
    """`sea:3 boat` becomes {"sea": 3, "boat": 1}."""
    pairs = [entry.partition(":") for entry in listed.split()]
    return {concept: int(weight or 1) for concept, _, weight in pairs}


def rarities(pictures: dict[str, Weights]) -> dict[str, float]:
    often = Counter(concept for tags in pictures.values() for concept in tags)
    return {concept: log(1 + len(pictures) / count) for concept, count in often.items()}


def table_of_tags(half: int | None = None) -> Table:
    """By all concepts, or by every second one."""
    pictures = {picture: concepts(listed) for picture, listed in read("pictures.toml").items()}
    rarity = rarities(pictures)
    themes = {theme: concepts(listed) for theme, listed in read("themes.toml").items()}
    unknown = {concept for wanted in themes.values() for concept in wanted} - set(rarity)
    if unknown:
        sys.exit(f"No picture has these concepts: {', '.join(sorted(unknown))}")
    counted = set(sorted(rarity)[half::2] if half is not None else rarity)
    return {
        theme: scaled(
            {
                picture: sum(
                    weight * tags.get(concept, 0) * rarity[concept]
                    for concept, weight in wanted.items()
                    if concept in counted
                )
                for picture, tags in pictures.items()
            }
        )
        for theme, wanted in themes.items()
    }


def scaled(common: dict[str, float]) -> Weights:
    """The best pictures; the root keeps those that share less from vanishing beside the first."""
    best = sorted(common, key=lambda picture: (-common[picture], picture))[:KEPT]
    most = common[best[0]] or 1
    weights = {picture: round(STRONGEST * sqrt(common[picture] / most)) for picture in best}
    return {picture: weight for picture, weight in weights.items() if weight}


def table_of_captions() -> Table:
    return {
        theme: {
            picture: round(STRONGEST * FADING**place) for place, picture in enumerate(hints.split())
        }
        for theme, hints in read("hints.toml").items()
    }


# Checks


def faults(name: str, table: Table, pictures: set[str]) -> list[str]:
    found = []
    for theme, weights in table.items():
        plausible = [picture for picture, weight in weights.items() if weight >= PLAUSIBLE]
        if len(plausible) < ENOUGH:
            found.append(f"{name}: {theme} has only {' '.join(plausible)}")
        found += [f"{name}: {theme} has {p}, no picture" for p in weights.keys() - pictures]
    seen = {picture for weights in table.values() for picture in row(weights, ENOUGH)}
    found += [f"{name}: {picture} is never among six" for picture in sorted(pictures - seen)]
    picture, share = most_often_first(table)
    if share > LARGEST_SHARE:
        found.append(f"{name}: {picture} comes first for {share:.0%} of the themes")
    return found


def row(weights: Weights, length: int = ROW) -> list[str]:
    return sorted(weights, key=lambda picture: (-weights[picture], picture))[:length]


def most_often_first(table: Table) -> tuple[str, float]:
    firsts = Counter(row(weights)[0] for weights in table.values())
    picture, count = firsts.most_common(1)[0]
    return picture, count / len(table)


# Agreement


def matches(rows: list[tuple[list[str], list[str]]]) -> tuple[float, float]:
    """Direct matches and common pictures, a row on average."""
    direct = sum(a == b for one, other in rows for a, b in zip(one, other, strict=False))
    common = sum(len(set(one) & set(other)) for one, other in rows)
    return direct / len(rows), common / len(rows)


def rows_of(one: Table, other: Table) -> list[tuple[list[str], list[str]]]:
    return [(row(one[theme]), row(other[theme])) for theme in one]


def report(tags: Table, captions: Table, pictures: int) -> None:
    rows = rows_of(tags, captions)
    # Each row beside the other table's row for the next theme: what favourite pictures alone give.
    strangers = [(one, other) for (one, _), (_, other) in pairwise(rows)]
    chance = ROW / pictures
    print(f"rows of {ROW} for {len(tags)} themes        direct  common  direct by chance")
    for name, (direct, common) in {
        "tags and captions": matches(rows),
        "two halves of the tags": matches(rows_of(table_of_tags(0), table_of_tags(1))),
        "different themes": matches(strangers),
        "chance": (chance, ROW * chance),
    }.items():
        print(f"{name:28}{direct:8.2f}{common:8.2f}{direct / chance:11.1f} x")
    for name, table in (("tags", tags), ("captions", captions)):
        picture, share = most_often_first(table)
        print(f"{name}: {picture} is first most often, for {share:.1%} of the themes")


def written(tables: dict[str, Table]) -> str:
    """JSON with a line for each theme, so that a change can be read."""
    parts = []
    for name, table in tables.items():
        lines = [f"    {json.dumps(theme)}: {json.dumps(table[theme])}" for theme in table]
        parts.append(f"  {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    tables = {"tags": table_of_tags(), "captions": table_of_captions()}
    pictures = {path.stem for path in (GAME / "pictures").glob("*.svg")}
    found = [fault for name in tables for fault in faults(name, tables[name], pictures)]
    if found:
        sys.exit("\n".join(found))
    if "--check" not in sys.argv:
        TABLES.parent.mkdir(exist_ok=True)
        TABLES.write_text(written(tables), "utf-8")
        report(tables["tags"], tables["captions"], len(pictures))
    elif TABLES.read_text("utf-8") != written(tables):
        sys.exit(f"{TABLES.name} is out of date: tools/associate.py writes it.")


if __name__ == "__main__":
    main()
