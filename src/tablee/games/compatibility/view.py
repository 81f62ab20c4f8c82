"""What a seat of Compatibility sees: its own row, and all rows when they are shown.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from math import comb, perm

from tablee.engine.cards import Card
from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import scene_of
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import Params
from tablee.games.compatibility.deck import DECK, NO_PICTURE, THEME_CARDS
from tablee.games.compatibility.moves import Place, Remove, Swap
from tablee.games.compatibility.options import CompatibilityOptions, spaces_of
from tablee.games.compatibility.rules import Compatibility
from tablee.games.compatibility.score import DIRECT, DOUBLED, INDIRECT, Match
from tablee.games.compatibility.shown import Scene, ShownAttack, ShownMatch
from tablee.games.compatibility.table import PHASES, Attack, Table


def scene(state: Compatibility, seat: Seat | None) -> Scene:
    table = state.table
    spaces = spaces_of(state.options)
    return scene_of(
        Scene,
        state.details(),
        {
            "attacks": [shown_attack(attack) for attack in table.attacks],
            "spaces": spaces,
            "pawns": [min(total, len(spaces)) for total in state.scores()],
            "album": [] if seat is None else DECK.named(table.albums[seat]),
            "rows": [
                shown_row(row) if state.settled or s == seat else []
                for s, row in enumerate(table.rows)
            ],
            "matches": shown_matches(state) if state.settled else [],
        },
    )


def shown_row(row: list[Card]) -> list[str]:
    return ["" if picture == NO_PICTURE else DECK.name(picture) for picture in row]


def shown_attack(attack: Attack) -> ShownAttack:
    places = [place + 1 for place in attack.places]
    return ShownAttack(attack.by, attack.on, attack.is_settled, places)


def shown_matches(state: Compatibility) -> list[ShownMatch]:
    """§3.3 to §3.5"""
    return [
        ShownMatch(match.seat, match.place + 1, match.other_place + 1, worth(state, match))
        for agreed in state.agreements()
        for match in agreed
    ]


def worth(state: Compatibility, match: Match) -> int:
    if not match.is_direct():
        return INDIRECT
    doubled = state.table.doubled
    is_doubled = match.place in (doubled[match.seat], doubled[match.other])
    return DIRECT + DOUBLED if is_doubled else DIRECT


def seen(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    """§2.5: nobody notices what another does with the pictures."""
    is_sealed = isinstance(move, (Place, Remove, Swap)) and mover not in (watcher, HOUSE)
    return None if is_sealed else move.params()


def imagine(knowledge: Knowledge[CompatibilityOptions, Scene], rng: Rng) -> Compatibility:
    """Others arranged their pictures anyhow, and may have laid any; who is ready, a whole row."""
    now = knowledge.scene()
    state = Compatibility(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    table = state.table
    restore(table, now)
    table.pictures, table.team_of = knowledge.options.pictures, state.team_by_seat()
    for seat in range(state.seats):
        is_mine = seat == knowledge.seat
        table.albums.append(read(now.album) if is_mine else any_order(table.pictures, rng))
        is_shown = is_mine or state.settled
        table.rows.append(read(now.rows[seat]) if is_shown else any_row(table, seat, rng))
    return state


def restore(table: Table, now: Scene) -> None:
    """All that everybody sees."""
    table.phase = PHASES.index(now.phase)
    table.leader, table.tied = now.leader, list(now.tied)
    table.drawn = [THEME_CARDS.index(card) for card in now.drawn]
    table.die = int(now.theme.partition("-")[2])
    table.lengths, table.ready = list(now.lengths), list(now.ready)
    table.doubled = [place - 1 for place in now.doubled]
    table.attacks = [
        Attack(one.by, one.on, one.settled, tuple([place - 1 for place in one.places]))
        for one in now.attacks
    ]
    table.doubles, table.jumbles = list(now.doubles), list(now.jumbles)


def read(names: list[str]) -> list[Card]:
    return [DECK.cards_by_kind[name][0] if name else NO_PICTURE for name in names]


def any_order(pictures: int, rng: Rng) -> list[Card]:
    order = [Card(picture) for picture in range(pictures)]
    rng.shuffle(order)
    return order


def any_row(table: Table, seat: int, rng: Rng) -> list[Card]:
    """§2.4, §2.6: whole if its owner is ready or has locked it, else as far as it may be."""
    length = table.lengths[seat]
    is_whole = table.ready[seat] or table.is_locked(Seat(seat))
    laid = length if is_whole else any_count(table.pictures, length, rng)
    row = any_order(table.pictures, rng)[:laid] + [NO_PICTURE] * (length - laid)
    if not is_whole:
        rng.shuffle(row)
    return row


def any_count(pictures: int, length: int, rng: Rng) -> int:
    """How many pictures lie in a row, if all rows are equally likely."""
    ways = [comb(length, count) * perm(pictures, count) for count in range(length + 1)]
    drawn = rng.below(sum(ways))
    for count, weight in enumerate(ways):
        drawn -= weight
        if drawn < 0:
            return count
    raise AssertionError("the weights add up to the ways")
