"""Writes the index of docs/decisions; with --check, fails where it is out of date."""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "decisions"
INDEX = FOLDER / "README.md"
HEAD = """# Decisions

One record for each decision that a newcomer would ask about. A record is not edited once it is
accepted: a reversal is a new record that links back. `make docs` writes this list.

"""


def index() -> str:
    records = sorted(FOLDER.glob("[0-9]*.md"))
    return HEAD + "".join(f"- [{title(record)}]({record.name})\n" for record in records)


def title(record: Path) -> str:
    return record.read_text("utf-8").splitlines()[0].removeprefix("# ")


def main() -> None:
    if "--check" not in sys.argv:
        INDEX.write_text(index(), "utf-8")
    elif INDEX.read_text("utf-8") != index():
        sys.exit("docs/decisions/README.md is out of date: 'make docs' writes it.")


if __name__ == "__main__":
    main()
