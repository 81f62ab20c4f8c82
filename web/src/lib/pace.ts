/** How long a view is to be seen before the next, and when a new thing is asked. */

import { isFullTrick } from './board';
import type { View } from './wire';

const GAPS: Record<string, number> = { calm: 700, normal: 400, brisk: 150, none: 0, mine: 0 };
/** A full trick stays so long, that all may look at it. */
const TRICK_STAYS = 1000;

/** How long this view stays at least, when others wait; at pace none no time at all. */
export function stay(view: View, pace: string): number {
  const gap = GAPS[pace] ?? 0;
  return gap > 0 && isFullTrick(view) ? Math.max(gap, TRICK_STAYS) : gap;
}

/** What a view asks of me, to tell when that changes. */
export function asked(view: View | null): string {
  return JSON.stringify([view?.prompt, view?.settled]);
}
