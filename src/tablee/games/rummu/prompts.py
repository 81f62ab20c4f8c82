"""What Rummü asks of whoever is to act. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from tablee.engine.moves import Seat
from tablee.engine.words import Text
from tablee.games.rummu.table import DRAWING, PHASES, PLAYING, TAKING, Table


def prompt(table: Table, seat: Seat) -> Text:
    if table.phase == DRAWING:
        return prompt_to_draw(table)
    is_last = table.phase == TAKING and not table.discards  # §3.3: as long as there are any
    phase = PHASES[PLAYING if is_last else table.phase]
    if table.phase in (TAKING, PLAYING) and not table.has_opened(seat):
        return Text(f"rummu-{phase}-open", {"needed": table.openings[seat]})
    return Text(f"rummu-{phase}")


def prompt_to_draw(table: Table) -> Text:
    """r3, and r8: whoever ends the round by drawing should know."""
    if table.has_nothing_to_draw():
        return Text("rummu-take")
    return Text("rummu-draw-to-end" if table.is_used_up() else "rummu-draw")
