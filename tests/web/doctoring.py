"""Views that are changed on their way to a page: positions that no test would play up to."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from web.wire_guests import Message

# Twins too, jokers, and so many that they lie in two rows on a phone.
HAND = "r3 r4 r5 r7 r7 b0 b1 b1 b8 k2 k6 k9 y0 y5 y8 g1 g3 g4 g7 g9"
COMBINATIONS = (
    *("b2 b3 b4 y5 b6 b7 b8 b9", "r0 b0 k0 y0", "g5 g6 g7"),
    *("k0 k1 k2 y3 k4 k5 k6 k7 k8 k9", "r1 b1 k1 g1"),
    *("r4 b5 k6 g7", "r8 b8 k8 y8 g8", "r0 b1 k2 g3 y4"),
    *("r6 r7 r8 r9", "r9 b9 k9", "g0 g1 g2 g3", "r2 k2 g2"),
)


def doctors(page: Page, change: Callable[[Message], None]) -> None:
    """Every view that reaches this page is changed before."""

    def attend(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(doctored(str(frame), change)))

    page.route_web_socket(re.compile("/ws/"), attend)


def doctored(frame: str, change: Callable[[Message], None]) -> str:
    message: Message = json.loads(frame)
    if message["t"] == "view":
        change(message["seen"]["scene"])
    return json.dumps(message)


def crowd(scene: Message) -> None:
    """The fullest table of Rummü."""
    scene["hand"] = HAND.split()
    scene["drawn"] = ["g9"]
    scene["hand_sizes"] = [20] * len(scene["hand_sizes"])
    scene["opened"] = list(range(len(scene["hand_sizes"]) - 1))
    scene["buried"] = HAND.split()
    scene["discards"] = 21
    scene["combinations"] = [
        {"number": number, "owner": number % 6, "cards": cards.split(), **KIND}
        for number, cards in enumerate(COMBINATIONS, 1)
    ]


KIND = {"shape": "colour", "points": 90, "frees": "rk"}
