/** Offered moves, put together by their verb: `lay r1` and `lay g6` are one group. */

import type { Offer } from './view';

export interface Offers {
  /** Moves of one verb, to choose from. */
  choices: { verb: string; offers: Offer[] }[];
  /** Moves whose verb says it all. */
  single: Offer[];
}

export function grouped(offers: Offer[]): Offers {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const verb = offer.move.split(' ', 1)[0] ?? '';
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  const entries = Array.from(groups, ([verb, members]) => ({ verb, offers: members }));
  return {
    choices: entries.filter((group) => group.offers.length > 1),
    single: entries.filter((group) => group.offers.length === 1).flatMap((group) => group.offers),
  };
}
