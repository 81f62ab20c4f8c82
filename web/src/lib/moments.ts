/** The great moments in the middle of a deal, as each game knows its own, with their sound. */

import type { Sound } from './sound';
import type { View } from './view';

/** The sound of what has just happened, if it is a moment. */
export type MomentOf = (view: View) => Sound | null;

const GAMES = import.meta.glob<MomentOf>('../games/*/moment.ts', {
  import: 'moment',
  eager: true,
});

export function momentOf(view: View): Sound | null {
  return view.settled ? null : found(view);
}

/** The moment that a deal ended with, if it did. */
export function lastMomentOf(view: View): Sound | null {
  return view.settled ? found(view) : null;
}

function found(view: View): Sound | null {
  if (view.scene === null) return null;
  return GAMES[`../games/${view.game}/moment.ts`]?.(view) ?? null;
}
