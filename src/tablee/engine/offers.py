"""A list of acts, told shortly: a verb and what it may be done with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tablee.engine.moves import Act
from tablee.engine.shown import Offer
from tablee.engine.words import Param, Params


def offers_of(acts: Sequence[Act]) -> list[Offer]:
    """Neighbours of one verb become one offer where they are all that can be combined.

    Read out one after the other, the offers give the acts in their order; of those whose values are
    picked, the first of each offer.
    """
    offers: list[Offer] = []
    verb, picked, group = "", "", list[Params]()
    for act in acts:
        params = act.params()
        if group and (act.verb() != verb or params.keys() != group[0].keys()):
            offers += gathered(verb, picked, group)
            group = []
        verb, picked = act.verb(), act.picked()
        group.append(params)
    return offers + gathered(verb, picked, group) if group else offers


def gathered(verb: str, picked: str, group: list[Params]) -> list[Offer]:
    return picks(verb, picked, group) if picked else combined(verb, group)


def picks(verb: str, picked: str, group: list[Params]) -> list[Offer]:
    """One offer for each way to fill in the other parameters."""
    found: dict[str, Offer] = {}
    for params in group:
        values = str(params[picked]).split()
        others = {name: value for name, value in params.items() if name != picked}
        offer = found.setdefault(str(others), picking(verb, picked, params))
        listed = offer.domain[picked]
        listed += [value for value in values if value not in listed]
    return list(found.values())


def picking(verb: str, picked: str, params: Params) -> Offer:
    domain: dict[str, list[Param]] = {name: [value] for name, value in params.items()}
    domain[picked] = []
    return Offer(verb, domain, picked, str(params[picked]))


def combined(verb: str, group: list[Params]) -> list[Offer]:
    """One offer where these are all combinations, in their order; else one for each first value."""
    domain = domain_of(group)
    offer = Offer(verb, domain)
    if len(domain) <= 1 or offer.choices() == group:
        return [offer]
    first = next(iter(domain))
    found: list[Offer] = []
    for run in runs(group, first):
        found += combined(verb, run) if len(run) < len(group) else [singled(verb, p) for p in run]
    return found


def domain_of(group: list[Params]) -> dict[str, list[Param]]:
    """The values of each parameter, in the order in which they come up."""
    return {name: list(dict.fromkeys([params[name] for params in group])) for name in group[0]}


def runs(group: list[Params], name: str) -> list[list[Params]]:
    """Neighbours that share the value of a parameter."""
    found = [[group[0]]]
    for before, params in pairwise(group):
        if params[name] == before[name]:
            found[-1].append(params)
        else:
            found.append([params])
    return found


def singled(verb: str, params: Params) -> Offer:
    return Offer(verb, {name: [value] for name, value in params.items()})
