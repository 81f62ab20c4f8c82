/** How long a view is to be seen before the next, and when a new thing is asked. */

import { isFullTrick } from './board';
import { momentOf } from './moments';
import type { View } from './view';

const GAPS: Record<string, number> = { calm: 700, normal: 400, brisk: 150, none: 0, mine: 0 };
/** A full trick stays so long, that all may look at it. */
const TRICK_STAYS = 1000;
/** So long a moment is to be felt. */
const MOMENT_STAYS = 1500;

/** How long this view stays at least, when others wait; at pace none no time at all. */
export function stay(view: View, pace: string): number {
  const gap = GAPS[pace] ?? 0;
  if (gap > 0 && momentOf(view) !== null) return Math.max(gap, MOMENT_STAYS);
  return gap > 0 && isFullTrick(view) ? Math.max(gap, TRICK_STAYS) : gap;
}

/** What a view asks of me, to tell when that changes. */
export function asked(view: View | null): string {
  return JSON.stringify([view?.prompt, view?.settled]);
}
