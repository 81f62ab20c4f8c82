"""What comes to mind at a theme: two tables, made off line by tools/associate.py."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypeAlias

Weights: TypeAlias = dict[str, float]  # by picture, from 0 to 1

TABLES = ("tags", "captions")
STRONGEST = 99


@cache
def tables() -> dict[str, dict[str, dict[str, int]]]:
    text = files(__package__).joinpath("associations.json").read_text("utf-8")
    found: dict[str, dict[str, dict[str, int]]] = json.loads(text)
    return found


def weights(theme: str, table: str, pictures: list[str]) -> Weights:
    """How well each of these pictures suits a theme (`t05-3`), by one of the tables."""
    listed = tables()[table][theme.replace("-", ".")]
    return {picture: listed.get(picture, 0) / STRONGEST for picture in pictures}


def mixed(theme: str, pictures: list[str]) -> Weights:
    """Both tables in equal shares: what people at large think of."""
    both = [weights(theme, table, pictures) for table in TABLES]
    return {picture: sum(one[picture] for one in both) / len(both) for picture in pictures}
