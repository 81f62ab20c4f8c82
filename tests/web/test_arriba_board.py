"""The drawn board of Arriba: a manche on it by keyboard and by touch, and what it must not tell."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from web.arriba_tables import Stagehand, table, tables, told
from web.conftest import LOCALES, Invite, Server, listen
from web.measuring import SIZES, Measured
from web.people import LONGEST_WAIT, Somebody
from web.test_pages import faults
from web.wire_guests import Message

LOOKS = 1200  # at so many moments a manche is over
BETWEEN = 25  # milliseconds

HELD = 1500  # milliseconds: so long a verdict stands at least
ONE_KEY = 1700  # milliseconds until a card flips by itself, and a little
AT_REST = 500  # milliseconds in which a busy machine shows and says what it will
BRIEF = {
    **{"Manches": 1, "Secondes d’un verdict": 2},
    **{"Nombre de formes": 3, "Nombre de couleurs": 2},
    **{"Nombre de cartes totem": 1, "Nombre de têtes": 1},
}

# What a page sends and when, and whether the tops of a view stand there at the next frame.
WITNESS = """
  window.claims = []; window.drawn = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (frame) {
    send.call(this, frame);
    if (JSON.parse(frame).t !== 'claim') return;
    const { type, timeStamp } = window.event ?? { type: 'nothing', timeStamp: 0 };
    window.claims.push({ type, after: performance.now() - timeStamp });
  };
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        const verb = message.t === 'view' ? message.seen.happened.at(-1)?.verb : '';
        if (verb !== 'show' && verb !== 'reveal') return;
        const tops = message.seen.scene.piles.map((pile) => pile.at(-1) ?? '');
        requestAnimationFrame(() => window.drawn.push(tops.every((top, seat) =>
          document.querySelector(`[data-spot="${seat}"] [data-top]`)?.dataset.top === top)));
      });
    }
  };
"""
MIDDLE = """(selector) => {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  return place ? [place.x + place.width / 2, place.y + place.height / 2] : null;
}"""
# All in one look: whether the page asks for a flip, what lies there, and where I am.
LOOK = """() => ({
  asks: document.querySelector('[data-stock][data-move]')?.dataset.move ?? '',
  tops: [...document.querySelectorAll('[data-spot]')].map((spot) =>
    [spot.dataset.spot, spot.querySelector('[data-top]').dataset.top]),
  holds: document.querySelector('[data-verdict]') !== null,
  over: document.querySelector('[data-score-lines]') !== null,
})"""


def comes_by_touch(browser: Browser, server: Server) -> Somebody:
    context = browser.new_context(
        base_url=server.address,
        locale=LOCALES["fr"],
        viewport={"width": 390, "height": 844},
        has_touch=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(LONGEST_WAIT)
    return Somebody(context.new_page())


def opens_a_brief_match(person: Somebody) -> str:
    """Eight cards for three, one manche."""
    invitation = person.opens_a_room("Anne", game="Arriba")
    person.page.get_by_text("Options et temps").click()
    person.page.locator("[data-study] summary").click()
    for label, value in BRIEF.items():
        field = person.page.get_by_label(re.compile(f"^{label}"))
        field.fill(str(value))
        person.page.keyboard.press("Tab")
        expect(field).to_have_value(str(value))
    return invitation


def is_called(tops: dict[str, str], mine: str) -> bool:
    """Whether somebody would grab who sees this."""
    if "totem" in tops.values():
        return True
    own = tops[mine]
    others = [top for seat, top in tops.items() if seat != mine]
    return own not in ("", "head") and own[0] in [top[:1] for top in others]


def test_a_manche_by_keyboard_and_by_touch(
    somebody: Invite, browser: Browser, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people and a bot: one with Enter and space, the other with a finger."""
    anne, bruno, complaints = somebody("fr"), comes_by_touch(browser, server), list[str]()
    listen(bruno, server, complaints)
    frames: list[Message] = []
    for person in (anne, bruno):
        person.page.add_init_script(WITNESS)
    anne.page.on("websocket", lambda line: line.on("framereceived", keeper(frames)))
    bruno.follows(opens_a_brief_match(anne), "Bruno")
    anne.starts()
    expect(bruno.page.locator("[data-ring]")).to_be_visible()
    play_the_manche([(anne, by_keyboard(anne)), (bruno, by_touch(bruno))])
    expect(anne.page.locator("[data-podium]")).to_be_visible()
    claims = [claim for who in (anne, bruno) for claim in who.page.evaluate("window.claims")]
    assert {claim["type"] for claim in claims} <= {"keydown", "pointerdown"}
    drawn = anne.page.evaluate("window.drawn")
    assert drawn and all(drawn)
    says_nothing_of_a_match(frames)
    slowest = max([claim["after"] for claim in claims], default=0.0)
    with capsys.disabled():
        print(f"\n{len(claims)} grabs were on the socket {slowest:.1f} ms later at most.")
    assert complaints == []
    assert faults(anne) == []
    bruno.page.context.close()


def keeper(frames: list[Message]) -> Callable[[Any], None]:
    return lambda frame: frames.append(json.loads(frame))


Deeds = tuple[Callable[[], None], Callable[[], None]]


def by_keyboard(person: Somebody) -> Deeds:
    keys = person.page.keyboard
    return lambda: keys.press("Enter"), lambda: keys.press("Space")


def by_touch(person: Somebody) -> Deeds:
    return partial(touches, person, "[data-stock]"), partial(touches, person, "[data-claim]")


def touches(person: Somebody, selector: str) -> None:
    """At once, where it lies; nothing, if it is gone meanwhile."""
    place = person.page.evaluate(MIDDLE, selector)
    if place is not None:
        person.page.touchscreen.tap(*place)


def play_the_manche(people: list[tuple[Somebody, Deeds]]) -> None:
    answered: dict[int, object] = {}
    for _ in range(LOOKS):
        for n, (person, (flip, grab)) in enumerate(people):
            seen = person.page.evaluate(LOOK)
            if seen["over"]:
                return
            tops = dict(seen["tops"])
            if seen["asks"]:
                flip()
            elif not seen["holds"] and tops != answered.get(n):
                answered[n] = tops
                if is_called(tops, seen["tops"][0][0]):
                    grab()
        people[0][0].page.wait_for_timeout(BETWEEN)
    raise AssertionError("the manche doesn't end")


def says_nothing_of_a_match(frames: list[Message]) -> None:
    """Whatever lies there, a view before the verdict has the same parts, and offers the same."""
    open_ones = [f for f in frames if f["t"] == "view" and f["seen"]["scene"]["grabber"] is None]
    running = [view for view in open_ones if not view["seen"]["settled"]]
    shown = [view for view in running if told_verb(view) in ("show", "reveal")]
    assert shown
    for view in running:
        scene = view["seen"]["scene"]
        assert not scene["concerned"] and not scene["outcome"] and not any(scene["taken"])
        assert [claim["verb"] for claim in view["seen"]["claims"]] == ["grab"]
        assert not re.search("eligible|alike|calls|match", json.dumps(view["seen"]))
    assert len({json.dumps(sorted(view["seen"]["scene"])) for view in shown}) == 1
    keys = {sentence["key"] for view in shown for sentence in view["words"]}
    told_keys = {"flip", "signal", "last"}
    assert keys <= {
        *(f"arriba-now-{phase}" for phase in told_keys),
        *("arriba-words-top", "arriba-words-pot", "arriba-words-holds", "arriba-words-settled"),
    }


def told_verb(view: Message) -> str:
    happened = view["seen"]["happened"]
    return str(happened[-1]["verb"]) if happened else ""


# Tables that stand still


def sits_down(person: Somebody, *, language: str = "fr") -> Stagehand:
    """With seven bots."""
    hand = Stagehand(person.page)
    person.opens_a_room("Anne", game="Arriba", seats=8)
    person.starts()
    if language == "en":
        person.page.get_by_role("button", name="EN – English").click()
    expect(person.page.locator("[data-ring]")).to_be_visible()
    return hand


def mine(hand: Stagehand) -> int:
    assert hand.first is not None
    return int(hand.first["seen"]["seat"])


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_phase_with_eight_is_on_one_screen(somebody: Invite, language: str) -> None:
    anne, measured = somebody("fr"), Measured()
    hand = sits_down(anne, language=language)
    places: dict[object, object] = {}
    for phase, (seen, scene) in tables(mine(hand)).items():
        hand.shows(seen, scene)
        expect(anne.page.locator("[data-spot]")).to_have_count(8)
        for size in SIZES:
            measured.looks(anne, phase, sizes=(size,))
            place = anne.page.locator("[data-ring] .totem").bounding_box()
            assert places.setdefault(size, place) == place, f"the totem moves in {phase}"
    assert not measured.problems, measured.report()


def test_the_table_looks_the_same_where_cards_are_alike(somebody: Invite) -> None:
    """But for the pictures and the names of the cards themselves."""
    anne = somebody("fr")
    hand = sits_down(anne)
    looks: list[str] = []
    for other in ("c2", "a2"):
        seen, _ = tables(mine(hand))["wait"]
        tops = ["a1", other, "b1", "d1", "e1", "f1", "g1", "h1"]
        piles = {"piles": [["r1", top] for top in tops]}
        hand.shows({**seen, "happened": [told("show")]}, table("flip", 3, piles))
        expect(anne.page.locator(f"[data-top={other}]")).to_be_visible()
        parts = anne.page.locator("main, [data-announcer]")
        page = "".join(parts.evaluate_all("all => all.map(one => one.outerHTML)"))
        looks.append(re.sub(r' (d|fill|aria-label|data-top|style)="[^"]*"', "", page))
    assert without_time(looks[0]) == without_time(looks[1])


def without_time(page: str) -> str:
    return re.sub(r"\d+\u00a0?\s?s<", "s<", page)


def test_the_verdict_tells_who_how_fast_and_who_takes(somebody: Invite) -> None:
    anne = somebody("fr")
    hand = sits_down(anne)
    shown = tables(mine(hand))
    hand.shows(*shown["wait"])
    hand.shows(*shown["hold"])
    verdict = anne.page.locator("[data-verdict=duel]")
    expect(verdict.locator("[data-runner]")).to_have_count(3)
    expect(verdict.locator("[data-runner]").first).to_contain_text("312 ms · réseau −38")
    expect(verdict).to_contain_text("+14")
    expect(anne.page.locator("[data-spot='3'] [data-taken='15']")).to_be_visible()
    expect(anne.page.locator("#action")).to_contain_text("mains sous la table")
    assert faults(anne) == []


def test_what_is_settled_agreed_and_chosen_is_drawn(somebody: Invite) -> None:
    """A totem that was grabbed for, a head start in the times, and what all chose in calm mode."""
    anne = somebody("fr")
    hand = sits_down(anne)
    shown = tables(mine(hand))
    hand.shows(*shown["flip"])
    settled = anne.page.locator("[data-spot='4']").get_by_role("img", name="déjà réglée")
    expect(anne.page.locator("[data-spot='4'] [data-top=totem]")).to_be_visible()
    expect(settled).to_have_count(0)
    hand.shows(*shown["spent"])
    expect(settled.locator("path").last).to_be_visible()
    hand.shows(*shown["ahead"])
    times = anne.page.locator("[data-runner]")
    expect(times.first).to_contain_text("555 − 350 ms · réseau −112")
    expect(times.nth(1)).to_contain_text("312 ms · réseau −38")
    expect(anne.page.locator("[data-chose]")).to_have_count(0)
    hand.shows(*shown["uncovered"])
    for choice in ("reach", "leave"):
        expect(anne.page.locator(f"[data-spot] [data-chose={choice}]")).to_have_count(4)
    assert faults(anne) == []


def test_a_head_start_is_chosen_beside_a_name(somebody: Invite) -> None:
    anne = somebody("fr")
    hand = Stagehand(anne.page)
    anne.opens_a_room("Anne", game="Arriba")
    anne.page.get_by_text("Options et temps").click()
    own = anne.page.locator("[data-by-seat=head_start]").get_by_label("Anne")
    own.select_option(label="300\u202fms")
    expect(own).to_have_value("300")
    anne.starts()
    expect(anne.page.locator("[data-ring]")).to_be_visible()
    assert hand.first is not None
    assert hand.first["seen"]["scene"]["head_starts"][mine(hand)] == 300


def test_a_verdict_that_ends_the_manche_is_seen_before_its_score(somebody: Invite) -> None:
    anne = somebody("fr")
    hand = sits_down(anne)
    shown = tables(mine(hand))
    seen, scene = shown["hold"]
    points = [10 * seat for seat in range(8)]
    ended: Message = {**seen, "settled": True, "clocks": [], "claims": [], "deal_scores": [points]}
    ended["lines"] = [left(seat, points[seat]) for seat in range(8)]
    hand.shows(*shown["wait"])
    hand.shows(ended, scene)
    expect(anne.page.locator("[data-verdict=duel]")).to_contain_text("312 ms")
    hand.shows({**ended, "happened": []}, scene)  # somebody wants to go on already
    anne.page.wait_for_timeout(HELD)
    expect(anne.page.locator("[data-verdict]")).to_be_visible()
    expect(anne.page.locator("[data-scored]")).to_have_count(0)
    expect(anne.page.locator("[data-headline]")).to_contain_text("plus une seule carte")


def left(seat: int, points: int) -> Message:
    params = {"stock": points, "pile": 0}
    return {
        "seat": seat,
        "article": "arriba.6.3",
        "key": "left",
        "points": points,
        "params": params,
    }


def test_what_is_pressed_is_said_once(somebody: Invite) -> None:
    """A key held down grabs once; with one key, cards flip by themselves; calm, one chooses."""
    anne = somebody("fr")
    anne.page.add_init_script("localStorage.setItem('tablee-one-key', 'yes')")
    hand = sits_down(anne)
    shown = tables(mine(hand))
    hand.said.clear()
    hand.shows(*shown["wait"])
    anne.page.wait_for_timeout(AT_REST)
    for _ in range(4):
        anne.page.keyboard.down("Space")
    anne.page.keyboard.up("Space")
    anne.page.wait_for_timeout(AT_REST)
    assert [(said["t"], said["view"]) for said in hand.said] == [("claim", hand.number)]
    hand.shows(*shown["flip"])
    anne.page.wait_for_timeout(ONE_KEY)
    assert hand.said[1:] and hand.said[1]["moves"] == ["flip"]
    hand.answers()
    hand.shows(*shown["choice"])
    expect(anne.page.locator("[data-move='choose leave']")).to_be_visible()
    anne.page.locator("[data-claim]").click()
    anne.page.wait_for_timeout(AT_REST)
    assert [said["moves"] for said in hand.said[2:]] == [["choose reach"]]
