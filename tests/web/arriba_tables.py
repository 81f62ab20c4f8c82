"""Tables of Arriba that stand still: a page is shown made-up views instead of the server's."""

from __future__ import annotations

import json
import re
from copy import deepcopy

from playwright.sync_api import Page, WebSocketRoute

from web.wire_guests import Message

TOPS = ["a1", "b2", "c3", "a4", "totem", "head", "m2", "q4"]
DEEP = 5


class Stagehand:
    """Lets the first view of a match through, keeps back the others, and shows what it is told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: Message | None = None
        self.number = 1000
        self.said: list[Message] = []  # by the page, since the match began
        self.route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self.attend)

    def attend(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(lambda frame: self.hear(str(frame)))
        route.on_message(lambda frame: self.pass_on(server, str(frame)))

    def pass_on(self, server: WebSocketRoute, frame: str) -> None:
        message: Message = json.loads(frame)
        if message["t"] in ("play", "claim"):
            self.said.append(message)  # the server has no such view
        else:
            server.send(frame)

    def hear(self, frame: str) -> None:
        assert self.route is not None
        message: Message = json.loads(frame)
        if message["t"] == "view":
            if self.first is not None:
                return
            self.first = message
        self.route.send(frame)

    def answers(self) -> None:
        """What the page said last is done."""
        assert self.route is not None
        self.route.send(json.dumps({"t": "done", "id": self.said[-1]["id"]}))

    def shows(self, seen: Message, scene: Message, words: list[Message] | None = None) -> None:
        """A view like the first one, but for this."""
        assert self.first is not None and self.route is not None
        view = deepcopy(self.first)
        self.number += 1
        view["number"] = self.number
        view["words"] = words or []
        view["seen"].update(seen)
        view["seen"]["scene"].update(scene)
        clocks = [{"key": c["key"], "remaining": 2600} for c in view["seen"]["clocks"]]
        view["around"]["clocks"] = clocks
        self.route.send(json.dumps(view))


def table(phase: str, turn: int = 0, scene: Message | None = None) -> Message:
    """A full table of eight in a phase, with deep piles and large stocks."""
    seats = len(TOPS)
    return {
        **{"phase": phase, "turn": turn, "flips": 20, "flipper": None},
        "stocks": [10 + seat for seat in range(seats)],
        "piles": [[TOPS[seat - 1], *["r1"] * DEEP, TOPS[seat]] for seat in range(seats)],
        "pot": ["a2"] * 12,
        **{"spent": [False] * seats, "decided": [False] * seats, "choice": "", "choices": []},
        **{"grabber": None, "outcome": "", "concerned": [], "potted": 0, "head_starts": []},
        "taken": [[] for _ in range(seats)],
        **(scene or {}),
    }


def told(verb: str, seat: int = 99, **params: object) -> Message:
    return {"seat": seat, "verb": verb, "params": params}


def clock(phase: str, milliseconds: int) -> Message:
    purpose = f"arriba-clock-{phase}"
    return {"key": f"{phase}/1", "purpose": purpose, "milliseconds": milliseconds}


def offer(verb: str, **domain: list[str]) -> Message:
    return {"verb": verb, "domain": domain, "picked": None, "count": 0, "example": ""}


def asked(key: str) -> Message:
    return {"key": key, "params": {}}


GRAB = [offer("grab")]
QUIET: Message = {"offers": [], "prompt": None, "claims": GRAB, "active": [99], "happened": []}
VERDICT = told("verdict", other=2, timing="in-time", figures="2:312:38,0:355:112,5:901:400")


def tables(mine: int = 0) -> dict[str, tuple[Message, Message]]:
    """Every phase at its fullest: what is seen, and the scene."""
    taken = [["a1"] * 14, [], [], ["a1"] * 15, [], [], [], []]
    flip = {"offers": [offer("flip")], "prompt": asked("arriba-flip-now"), "active": [mine, 99]}
    signal = {"offers": [offer("signal")], "prompt": asked("arriba-give-signal")}
    choose = {"offers": [offer("choose", choice=["reach", "leave"])], "claims": []}
    reach = {**choose, "prompt": asked("arriba-reach-or-leave")}
    duel = {"grabber": 2, "outcome": "duel", "concerned": [0, 2, 3], "taken": taken, "potted": 3}
    all_of_it = [["a1"] * 68 if seat == mine else [] for seat in range(len(TOPS))]
    empty: Message = {"piles": [[] for _ in TOPS], "pot": []}
    fault = {**empty, "grabber": mine, "outcome": "early", "taken": all_of_it}
    ahead = {**duel, "grabber": 0, "head_starts": [350, 0, 0, 0, 0, 50, 0, 0]}
    slower = told("verdict", other=0, timing="in-time", figures="0:555:112,2:312:38,5:901:400")
    chosen = {**duel, "choices": ["reach", "leave"] * 4}
    early = told("verdict", other=mine, timing="early", figures=f"{mine}:61:112")
    return {
        "flip": (running("flip", 5000, flip), table("flip", mine)),
        "wait": (running("flip", 5000, {"active": [3, 99]}), table("flip", 3)),
        "showing": ({**QUIET, "clocks": []}, table("showing", 3)),
        "signal": (running("signal", 3000, signal), table("signal", mine, {"flipper": mine})),
        "count": ({**QUIET, "clocks": []}, table("count", 5, {"flipper": 5})),
        "hold": (running("hold", 3000, {"happened": [VERDICT]}), table("hold", 2, duel)),
        "fault": (running("hold", 3000, {"happened": [early]}), table("hold", mine, fault)),
        "choice": (
            running("choice", 9000, reach),
            table("choice", 0, {"decided": [False, True] * 4}),
        ),
        "spent": (
            running("flip", 5000, flip),
            table("flip", mine, {"spent": [top == "totem" for top in TOPS]}),
        ),
        "ahead": (running("hold", 3000, {"happened": [slower]}), table("hold", 0, ahead)),
        "uncovered": (
            running("hold", 3000, {"happened": [told("uncover")], "claims": []}),
            table("hold", 2, chosen),
        ),
        "last": (running("last", 3000, {}), table("last", 0, {"stocks": [0] * len(TOPS)})),
    }


def running(phase: str, milliseconds: int, seen: Message) -> Message:
    return {**QUIET, **seen, "clocks": [clock(phase, milliseconds)]}
