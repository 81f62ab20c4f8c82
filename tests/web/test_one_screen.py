"""Every table is on one screen, at six sizes and in both languages, and nothing on it moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tablee.engine.cards import size
from tablee.engine.moves import Move
from tablee.engine.rng import Rng
from tablee.games.pique_points.rules import PiquePoints
from tablee.games.pique_points.turn import PLAY
from web.conftest import Invite, Server
from web.doctoring import crowd, doctors
from web.measuring import SIZES, Measured
from web.people import MOST_MOVES, SETTLING, Somebody, presses
from web.positions import course_to, sees
from web.wire_guests import Message, Policy, WireGuest

LONG_NAME = "Maximilienne-Apolline {}"  # as long as a name may be
TALK = "Bonsoir à toutes et à tous, on joue encore une donne ou deux ? " * 4
# With the largest hands, or the most seats.
SEATS = {"mu": 4, "safaru": 4, "calcory": 4, "rummu": 6, "pique_points": 5, "diego": 4}
MOST_TURNS = {"mu": 12, "safaru": 6, "calcory": 6, "rummu": 4, "pique_points": 6, "diego": 6}
PHONE = SIZES[:1]


def modest(seen: Message, moves: list[str]) -> list[str]:
    return [next((move for move in ("pass", "done", "stop") if move in moves), moves[0])]


def eager(seen: Message, moves: list[str]) -> list[str]:
    """Lays a card, if one can be laid."""
    return moves[:1]


def lavish(seen: Message, moves: list[str]) -> list[str]:
    """Lays as many cards as one may, as long as the bid is small."""
    scene = seen["scene"]
    laid = [len(cards) for cards in scene["laid"]]
    if scene["phase"] != "auction" or laid[seen["seat"]] >= 4:
        return modest(seen, moves)
    most = min(2, max(step["added"] for step in scene["outlook"]))
    return [f"lay {card}" for card in scene["hand"][:most]] + ["done"]


@pytest.fixture
def guests(server: Server) -> Iterator[list[WireGuest]]:
    guests: list[WireGuest] = []
    yield guests
    for guest in guests:
        guest.leaves()


def sits_with_guests(
    person: Somebody,
    server: Server,
    guests: list[WireGuest],
    game: str,
    seats: int,
    *,
    policy: Policy = modest,
    options: dict[str, str] | None = None,
    patience: int = 1,
) -> None:
    """All with names of 24 letters; the person sits last, and somebody else is the host.

    Whoever is away for longer than the others' patience, in seconds, has a stand-in.
    """
    host = WireGuest(server, LONG_NAME.format("I"), policy)
    link = host.opens_a_room(game, seats)
    guests.append(host)
    settings = {"pace": "none", "turn_seconds": 0, "absent_seconds": patience}
    agreed = {"game": game, "seats": seats, "options": options or {}}
    host.says({"t": "configure", **agreed, **settings})
    host.says({"t": "sit", "seat": 0})
    for seat in range(1, seats - 1):
        guest = WireGuest(server, LONG_NAME.format("IVX"[seat % 3]), policy)
        guest.comes_in(f"/ws/r/{link}")
        guest.says({"t": "sit", "seat": seat})
        guests.append(guest)
    person.page.goto(f"/r/{link}")
    person.page.locator("input").fill(LONG_NAME.format("M"))
    person.page.locator("button.main").click()
    expect(person.page.locator("main ol li.mine")).to_have_count(1)
    host.says({"t": "start"})
    expect(person.seats.first).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", list(SEATS))
def test_a_deal_is_played_on_one_screen(
    somebody: Invite, server: Server, guests: list[WireGuest], game: str, language: str
) -> None:
    anne, measured = somebody(language), Measured()
    policy = {"mu": lavish, "pique_points": eager, "diego": eager}.get(game, modest)
    sits_with_guests(anne, server, guests, game, SEATS[game], policy=policy)
    phases: set[str] = set()
    for turn in range(MOST_TURNS[game]):
        anne.waits_for_a_turn_to_act()
        prompt, phase = anne.prompt(), kind(anne.offered())
        here = (SIZES[turn % len(SIZES)],) if phase in phases else SIZES
        phases.add(phase)
        measured.looks(anne, prompt, sizes=here)
        if anne.score_lines.is_visible():
            break
        acts(anne, game)
    assert not measured.problems, measured.report()


def kind(moves: list[str]) -> str:
    """What is asked: the verb of the moves, or a card."""
    verb = moves[0].split()[0] if moves else ""
    return "card" if verb[-1:].isdigit() else verb


def acts(person: Somebody, game: str) -> None:
    if game == "safaru":
        hunts(person)
    elif game == "rummu":
        if "draw" not in person.offered():
            presses(person.page.locator("[data-hand] button").first)
        person.page.locator("[data-actions] [data-move]").last.click()
        person.page.wait_for_timeout(SETTLING)
    elif game == "pique_points":
        presses(person.moves.last)
    elif person.offered():
        person.makes_a_move()


def hunts(person: Somebody) -> None:
    presses(person.page.locator("[data-hand] button").first)
    person.page.locator("[data-free]").click()
    refusal = person.page.locator("[data-tone=refusal]")
    for _ in range(30):  # a card that can catch must: then as the board proposes
        if refusal.count() > 0:
            person.page.locator("[data-ask-prey]").click()
            person.page.locator("[data-prey]").first.click()
            person.page.locator("[data-catch]").click()
        if person.page.locator("[data-catch]").count() == 0:
            return
        person.page.wait_for_timeout(30)


def test_the_fullest_table_is_on_one_screen(
    somebody: Invite, server: Server, guests: list[WireGuest]
) -> None:
    """Six at Mü, all bids laid, names of 24 letters; a refusal, a hint, an absence and talk."""
    anne, measured = somebody("fr"), Measured()
    sits_with_guests(anne, server, guests, "mu", 6, policy=lavish)
    for turn in range(MOST_MOVES):
        anne.waits_for_a_turn_to_act()
        if anne.page.locator("[data-bid]").count() == 0:
            break
        measured.looks(anne, "auction", sizes=PHONE)
        if turn < 2:
            presses(anne.page.locator("[data-move^='lay']").first)
            measured.looks(anne, "bid", sizes=SIZES)
            anne.page.locator("[data-bid='1']").click()
        else:
            anne.page.locator("[data-move=pass]").click()
        anne.page.wait_for_timeout(150)
    guests[0].says({"t": "say", "text": TALK[:300]})
    expect(anne.page.locator("[data-tone=news], [data-tone=refusal]").first).to_be_visible()
    measured.looks(anne, "talk", sizes=SIZES)
    guests[-1].leaves()
    expect(anne.page.get_by_role("button", name="Une doublure")).to_be_visible()
    measured.looks(anne, "absence", sizes=SIZES)
    refused = anne.page.locator("[data-hand] .dim")
    if refused.count() > 0:
        refused.first.click(force=True, position={"x": 10, "y": 14})
        expect(anne.page.get_by_role("alert")).to_be_visible()
        measured.looks(anne, "refusal", sizes=SIZES)
    assert not measured.problems, measured.report()


def test_the_fullest_table_of_rummu_is_on_one_screen(
    somebody: Invite, server: Server, guests: list[WireGuest]
) -> None:
    """Six at the table, twenty cards in hand, twelve combinations; a draft, and what is against it.

    On the smallest screens the combinations scroll, and a tap enlarges one.
    """
    anne, measured = somebody("fr"), Measured()
    doctors(anne.page, crowd)
    sits_with_guests(anne, server, guests, "rummu", 6, options={"memory_aid": "yes"})
    anne.waits_for_a_turn_to_act()
    expect(anne.page.locator("[data-hand] button")).to_have_count(20)
    measured.looks(anne, "drawing", sizes=SIZES)
    anne.page.wait_for_timeout(SETTLING)
    anne.page.locator("[data-actions] [data-move^=take]").click()
    expect(anne.page.locator("[data-sort]")).to_be_visible()
    measured.looks(anne, "taking", sizes=SIZES)
    for card in ("r3", "r4", "y5"):
        presses(anne.page.locator(f"[data-hand] [data-card={card}]").first)
    measured.looks(anne, "draft", sizes=SIZES)
    anne.page.locator("[data-combination='1']").click()
    expect(anne.page.locator("[data-check='rummu.5.1']")).to_be_visible()
    measured.looks(anne, "against an addition", sizes=SIZES)
    assert not measured.problems, measured.report()


def test_the_fullest_road_is_on_one_screen(
    somebody: Invite, own_server: Server, guests: list[WireGuest]
) -> None:
    """Five at Pique Points, a large hand, an open infraction; an absence, a warning, a refusal."""
    anne, measured = somebody("fr", at=own_server), Measured()
    sits_with_guests(anne, own_server, guests, "pique_points", 5, policy=eager)
    sees(anne, own_server, course_to("pique_points", 5, is_full, draws))
    expect(anne.page.locator("[data-open]")).to_be_visible()
    measured.looks(anne, "turn", sizes=SIZES)
    expect(anne.page.get_by_role("button", name="Une doublure")).to_be_visible()
    measured.looks(anne, "absence", sizes=SIZES)
    for _ in range(len(guests)):
        anne.page.get_by_role("button", name="Attendre").click()
        anne.page.wait_for_timeout(50)
    marked = anne.page.locator("[data-hand] button:has([data-offence])").first
    marked.hover(position={"x": 10, "y": 14})
    expect(anne.page.locator("[data-why]")).to_be_visible()
    measured.looks(anne, "warning", sizes=SIZES)
    assert not measured.problems, measured.report()


def is_full(state: PiquePoints) -> bool:
    """The person in the last seat is to act, with a large hand, and an infraction lies open."""
    is_asked = state.phase == PLAY and state.turn == 4 and not state.has_laid
    return is_asked and state.offender not in (None, 4) and size(state.hands.of(4)) >= 9


def draws(state: PiquePoints, moves: list[Move], rng: Rng) -> Move:
    """Cards are rather drawn than laid."""
    found = [move for move in moves if move.text() == "draw"]
    return found[0] if found and rng.below(10) < 8 else moves[rng.below(len(moves))]
