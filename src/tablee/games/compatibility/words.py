"""The table of Compatibility in sentences."""

from __future__ import annotations

from typing import cast

from tablee.engine.shown import View
from tablee.engine.words import (
    BEFORE,
    CENTRE,
    HAND,
    NEWS,
    SEATS,
    STAKES,
    Params,
    Sentence,
    several,
)
from tablee.games.compatibility.shown import Scene, ShownAttack, ShownMatch

HINTS = {
    "choosing": "compatibility.2.3",
    "exchanging": "compatibility.3.1",
    "scored": "compatibility.3.3",
}


def in_words(view: View) -> list[Sentence]:
    """The table from a seat's place, in the order in which a player looks at it."""
    scene = cast(Scene, view.scene)
    lines = [
        Sentence(CENTRE, "compatibility-words-theme"),
        Sentence(CENTRE, f"theme-{scene.theme}"),
        *course(view.seat, scene),
    ]
    if view.settled:
        return [*lines, *shown(scene), *pawns(view, scene)]
    if view.seat is not None:
        lines += mine(view.seat, scene)
    return [*lines, *others(view, scene), *attacks(scene), *pawns(view, scene)]


def course(seat: int | None, scene: Scene) -> list[Sentence]:
    """§4.3, §5.1: what is special about this round."""
    lines: list[Sentence] = []
    if scene.tied:
        lines.append(Sentence(STAKES, "compatibility-words-extra"))
    if scene.leader is not None:
        lines.append(leading(seat, scene.leader, scene))
    return lines


def leading(seat: int | None, leader: int, scene: Scene) -> Sentence:
    """§5.1: whoever plays in this round hears what to do."""
    told: Params = {"seat": leader}
    if seat is None or scene.lengths[seat] == 0:
        return Sentence(STAKES, "compatibility-words-leads", told)
    lead = "compatibility-words-lead" if leader == seat else "compatibility-words-led"
    return Sentence(STAKES, lead, told)


def mine(seat: int, scene: Scene) -> list[Sentence]:
    """My row place by place, and the special cards that I may still play."""
    lines: list[Sentence] = []
    for place, picture in enumerate(scene.rows[seat]):
        if picture:
            told: Params = {"place": place + 1, "card": picture}
            lines.append(Sentence(HAND, "compatibility-words-place", told))
        else:
            lines.append(Sentence(HAND, "compatibility-words-empty", {"place": place + 1}))
    if scene.tied or scene.leader == seat:  # §4.3, §5.3
        return lines
    team = seat % len(scene.doubles)
    left: Params = {"doubles": scene.doubles[team], "jumbles": scene.jumbles[team]}
    return [*lines, Sentence(HAND, "compatibility-words-specials", left)]


def others(view: View, scene: Scene) -> list[Sentence]:
    """Who is ready, and whose row is under a Double Stake."""
    lines: list[Sentence] = []
    for seat, length in enumerate(scene.lengths):
        if length > 0 and seat != view.seat:
            lines.append(progress(scene, seat))
    for seat, place in enumerate(scene.doubled):
        if place > 0:
            told: Params = {"seat": seat, "place": place}
            lines.append(Sentence(BEFORE, "compatibility-words-doubled", told))
    return lines


def progress(scene: Scene, seat: int) -> Sentence:
    """§6.1: once time is up nobody chooses any more."""
    if not scene.ready[seat] and scene.phase != "choosing":
        return Sentence(SEATS, "compatibility-words-stopped", {"seat": seat})
    how = "compatibility-words-ready" if scene.ready[seat] else "compatibility-words-busy"
    return Sentence(SEATS, how, {"seat": seat, "count": scene.lengths[seat]})


def attacks(scene: Scene) -> list[Sentence]:
    return [attack(one) for one in scene.attacks]


def attack(one: ShownAttack) -> Sentence:
    """§2.7, §3.1"""
    if one.places:
        places: Params = {"first": one.places[0], "second": one.places[1]}
        told: Params = {"seat": one.by, "other": one.on, **places}
        return Sentence(BEFORE, "compatibility-words-exchanged", told)
    decided = "compatibility-words-left" if one.settled else "compatibility-words-attacked"
    return Sentence(BEFORE, decided, {"seat": one.by, "other": one.on})


def shown(scene: Scene) -> list[Sentence]:
    """§3.2: everybody's row, then what they have in common."""
    lines = attacks(scene)
    for seat in range(len(scene.rows)):
        lines += row_of(scene, seat)
    if not scene.matches:
        lines.append(Sentence(NEWS, "compatibility-words-nothing"))
    return lines + [agreement(scene, match) for match in scene.matches] + missed(scene)


def row_of(scene: Scene, seat: int) -> list[Sentence]:
    """As it was laid, or as it lies after an exchange; by its places where some are empty."""
    row = scene.rows[seat]
    if "" in row:
        return [
            Sentence(BEFORE, "compatibility-words-has", {"seat": seat, "card": one, "place": n})
            for n, one in enumerate(row, 1)
            if one
        ]
    if not row:
        return []
    is_exchanged = any(attack.on == seat and attack.places for attack in scene.attacks)
    lies = "compatibility-words-row-now" if is_exchanged else "compatibility-words-row"
    return [Sentence(BEFORE, lies, {"seat": seat, **several(row)})]


def missed(scene: Scene) -> list[Sentence]:
    """§3.5: Double Stakes that win nothing."""
    direct = [
        (seat, match.place)
        for match in scene.matches
        for seat in (match.seat, other_of(scene, match))
        if match.place == match.there
    ]
    return [
        Sentence(NEWS, "compatibility-words-missed", {"seat": seat, "place": place})
        for seat, place in enumerate(scene.doubled)
        if place > 0 and (seat, place) not in direct
    ]


def other_of(scene: Scene, match: ShownMatch) -> int:
    """With whom: the partner, or the leader."""
    return match.seat + len(scene.pawns) if scene.leader is None else scene.leader


def agreement(scene: Scene, match: ShownMatch) -> Sentence:
    is_direct = match.place == match.there
    agreed = "compatibility-words-direct" if is_direct else "compatibility-words-indirect"
    told: Params = {
        "seat": match.seat,
        "other": other_of(scene, match),
        "card": scene.rows[match.seat][match.place - 1],
        "points": match.points,
    }
    return Sentence(NEWS, agreed, {**told, "place": match.place, "there": match.there})


def pawns(view: View, scene: Scene) -> list[Sentence]:
    """§1.4, §3.7: where every pawn stands."""
    arrival, teams = len(scene.spaces), len(scene.pawns)
    lines: list[Sentence] = []
    for team, space in enumerate(scene.pawns):
        told: Params = {"seat": team, "space": space, "arrival": arrival, "left": arrival - space}
        if teams == view.seats:
            lines.append(Sentence(STAKES, "compatibility-words-pawn", told))
        else:
            both: Params = {**told, "other": team + teams}
            lines.append(Sentence(STAKES, "compatibility-words-team", both))
    return lines
