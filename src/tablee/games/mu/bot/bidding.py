"""The auction and the roles: how far to bid, which cards to lay, which trump to name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, members, only, size
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK, TRIANGLES
from tablee.games.mu import score
from tablee.games.mu.auction import ALONE, EKLAT_PER_CARD, LAST_TO_DRAW_LEVEL_PER_CARD
from tablee.games.mu.bot.ranks import ranks
from tablee.games.mu.bot.valuation import (
    Outlook,
    best_partner,
    likely_trump,
    likely_vice,
    power,
    triangles_as_chief,
    worth_as_chief,
)
from tablee.games.mu.deck import CARDS_OF_TYPE, NO_TRUMP, TYPES, is_colour, types_of

# Points, unless it says otherwise. The first two were found by duels between clubs: timid values
# (18, or 6) lost two to three points a deal. The others are a player's sense.
PASSING: Final = 8.0  # what is to be had from a deal in which others bid
LOST_TO_VICE: Final = 2.0  # triangles: he knows better than I what he will name
RAISING: Final = 2.0  # what a chief wants to gain by raising his own bid
FEWEST_OF_A_COLOUR: Final = 3  # a type of which one holds fewer is no trump to think of
FEWEST_OF_A_NUMBER: Final = 2
MOST_EVER_MADE: Final = 0.8  # of all triangles
RECKLESS_FOR_AN_EKLAT: Final = 2
TYPES_TO_SHOW: Final = 2  # of my best: the vice may take one of them from me
MOST_FOR_VICE: Final = 3  # cards laid to become vice
VICE_POWER: Final = 9.0  # triangles that a hand should be good for to become vice


@dataclass(frozen=True)
class Plan:
    """How many cards to have laid at the end of this turn, and the types to show, best first."""

    total: int
    types: list[int]


@dataclass(frozen=True)
class Prospect:
    """A trump that I could name as chief, and the triangles that my side would take."""

    trump: int
    triangles: float


def plan(view: Outlook, raised: list[int]) -> Plan:
    """Lead if that is worth it; else try to be vice; else stay.

    `raised` tells when each seat last laid cards, those of this turn included: so the plan is
    the same after each of its cards.
    """
    if len(reckless(view)) >= RECKLESS_FOR_AN_EKLAT:
        return plan_for_eklat(view)
    mine, high = view.bids[view.me], highest_of_others(view)
    chances = prospects(view)
    lead = max(mine, high) + 1
    types = ranked(view, chances, lead)
    is_worth_it = best_worth(view, chances, lead) > standing(view, chances, raised)
    if is_worth_it and lead <= size(view.hand):
        return Plan(lead, types)
    return Plan(mine, types) if mine >= high else plan_for_vice(view, high)


def highest_of_others(view: Outlook) -> int:
    return max([view.bids[seat] for seat in view.others])


def standing(view: Outlook, chances: list[Prospect], raised: list[int]) -> float:
    """What I may expect if I leave the bids as they are."""
    mine, high = view.bids[view.me], highest_of_others(view)
    if mine > high:
        return best_worth(view, chances, mine) + RAISING
    if mine < high or mine == 0:
        return PASSING
    level = [seat for seat in view.others if view.bids[seat] == mine]
    if raised[view.me] > max([raised[seat] for seat in level]):
        return float(-LAST_TO_DRAW_LEVEL_PER_CARD * mine)
    return float(EKLAT_PER_CARD * mine)


def reckless(view: Outlook) -> list[Seat]:
    """Who has bid more than anybody makes, and will hardly stop there."""
    most = MOST_EVER_MADE * sum([TRIANGLES[card] for card in members(view.deck)])
    return [seat for seat in view.others if score.target(view.seats, view.bids[seat]) > most]


def plan_for_eklat(view: Outlook) -> Plan:
    """Among reckless bidders the deal ends level, all hands laid: be there, but not last."""
    full = size(view.hand)
    if all(view.bids[seat] == full for seat in reckless(view)):
        return Plan(view.bids[view.me], [])
    return Plan(min(full, max(view.bids) + 1), [])


def prospects(view: Outlook) -> list[Prospect]:
    """With the vice, his trump and the partner as they look by now."""
    vice = likely_vice(view)
    vice_trump = NO_TRUMP if vice is None else likely_trump(view.laid[vice])
    lost = 0.0 if view.seats == ALONE else LOST_TO_VICE
    return [
        Prospect(trump, triangles_expected(view, vice, trump, vice_trump) - lost)
        for trump in [*worthy_types(view.hand), NO_TRUMP]
        if trump != vice_trump or trump == NO_TRUMP
    ]


def worthy_types(hand: CardSet) -> list[int]:
    found: list[int] = []
    for trump in range(len(TYPES)):
        fewest = FEWEST_OF_A_COLOUR if is_colour(trump) else FEWEST_OF_A_NUMBER
        if size(CARDS_OF_TYPE[trump] & hand) >= fewest:
            found.append(trump)
    return found


def triangles_expected(view: Outlook, vice: Seat | None, trump: int, vice_trump: int) -> float:
    partner = EMPTY
    if view.seats != ALONE:
        partner = view.laid[best_partner(view, vice, ranks(trump, vice_trump))]
    return triangles_as_chief(view, partner, trump, vice_trump)


def worth(view: Outlook, prospect: Prospect, bid: int) -> float:
    return worth_as_chief(view, bid, prospect.trump, prospect.triangles)


def best_worth(view: Outlook, chances: list[Prospect], bid: int) -> float:
    return max([worth(view, prospect, bid) for prospect in chances])


def ranked(view: Outlook, chances: list[Prospect], bid: int) -> list[int]:
    best_first = sorted(chances, key=lambda prospect: -worth(view, prospect, bid))
    return [prospect.trump for prospect in best_first]


def plan_for_vice(view: Outlook, high: int) -> Plan:
    """One card more than all others but the leader, as long as that stays below him."""
    mine = view.bids[view.me]
    total = sorted([view.bids[seat] for seat in view.others])[-2] + 1
    leader = max(view.others, key=lambda seat: view.bids[seat])
    types = types_for_vice(view, leader, worthy_types(view.hand))
    is_open = mine < total < high and total <= MOST_FOR_VICE and view.seats != ALONE
    if is_open and types and vice_power(view, leader, types[0]) >= VICE_POWER:
        return Plan(total, types)
    return Plan(mine, types)


def types_for_vice(view: Outlook, chief: Seat, types: list[int]) -> list[int]:
    """The types that suit me and not the chief, the best first."""
    return sorted(types, key=lambda trump: -vice_power(view, chief, trump))


def vice_power(view: Outlook, chief: Seat, trump: int) -> float:
    """What my hand is good for beside the chief's likely trump, less what he has laid.

    A vice who takes the chief's own type bars him from it (§4.3).
    """
    laid = view.laid[chief]
    order = ranks(likely_trump(laid, barred=trump), trump)
    against = view.deck & ~view.hand
    mine = power(order, view.hand, against, view.weights)
    return mine - power(order, laid, view.deck & ~laid, view.weights)


def card_to_lay(view: Outlook, types: list[int]) -> Card:
    """First a card of each of the best types, then more of the best: they tell little new.

    Of several the weakest: what a laid card can do, everybody knows.
    """
    shown = view.laid[view.me]
    free: CardSet = DECK.one_of_each_kind(view.hand & ~shown)
    best: CardSet = CARDS_OF_TYPE[types[0]] & free if types else EMPTY
    wanted: CardSet = best or free
    for trump in types[:TYPES_TO_SHOW]:
        if CARDS_OF_TYPE[trump] & shown == EMPTY and CARDS_OF_TYPE[trump] & free != EMPTY:
            wanted = CARDS_OF_TYPE[trump] & free
            break
    order = ranks(types[0] if types else NO_TRUMP, NO_TRUMP)
    against = view.deck & ~view.hand
    return min(members(wanted), key=lambda card: power(order, only(card), against, view.weights))


def trump_for_chief(view: Outlook, vice: Seat | None, vice_trump: int) -> int:
    """§4.2: among the types laid, or none, the one that makes the bid worth most."""
    bid = view.bids[view.me]
    shown = types_of(members(view.laid[view.me]))
    types = [trump for trump in shown if trump != vice_trump] + [NO_TRUMP]
    chances = [
        Prospect(trump, triangles_expected(view, vice, trump, vice_trump)) for trump in types
    ]
    return ranked(view, chances, bid)[0]


def trump_for_vice(view: Outlook, chief: Seat) -> int:
    return types_for_vice(view, chief, types_of(members(view.laid[view.me])))[0]
