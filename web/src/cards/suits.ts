/** The shapes of the suits on a field of 16 by 16, so that no suit is told by its colour alone. */

import { index, suits } from '../../../src/tablee/faces/sixty.json';

export const SHAPES: Record<string, string> = suits;

/** All that counts, at the upper left of a card of 60 by 84; printed cards have it, too. */
export const INDEX = index;

/** The suit of a card that has one: `r7` is red; `r50` is another deck's. */
export function suitOf(card: string): string {
  const letter = card.slice(0, 1);
  return letter in SHAPES && /^.\d$/u.test(card) ? letter : '';
}
