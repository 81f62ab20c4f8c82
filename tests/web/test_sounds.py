"""Sounds: real ones, made when something happens, and none for who has switched them off."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Invite
from web.people import Somebody

COUNT = """
globalThis.sung = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { sung += 1; return start.apply(this, at); };
"""


def sung(person: Somebody) -> int:
    count: int = person.page.evaluate("sung")
    return count


def test_moves_are_heard_until_the_sounds_are_switched_off(somebody: Invite) -> None:
    anne = somebody("fr")
    anne.page.add_init_script(COUNT)
    anne.opens_a_room("Anne")
    anne.starts()
    anne.waits_for_a_turn()
    anne.makes_a_move()
    anne.waits_for_a_turn()
    assert sung(anne) > 0
    switch = anne.page.get_by_role("button", name="Sons")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    before = sung(anne)
    anne.plays_to_the_score()
    assert sung(anne) == before
    anne.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
