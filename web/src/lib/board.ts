/** What boards of trick games have in common, read from their scenes. */

import type { View } from './wire';

interface TrickScene {
  trick?: string[];
  last_trick?: string[];
}

/** The last card of a trick has just been played: all of it may be looked at. */
export function isFullTrick(view: View): boolean {
  const { trick, last_trick } = (view.scene ?? {}) as TrickScene;
  const isPlayed = view.happened.at(-1)?.move.startsWith('play ') ?? false;
  return isPlayed && trick?.length === 0 && (last_trick?.length ?? 0) > 0;
}

export type Place = 'w' | 'nw' | 'n' | 'ne' | 'e' | 'me';

const ROUND: Record<number, Place[]> = {
  1: ['n'],
  2: ['w', 'e'],
  3: ['w', 'n', 'e'],
  4: ['w', 'nw', 'ne', 'e'],
  5: ['w', 'nw', 'n', 'ne', 'e'],
};

/** The seats round the table from my left on, as the turn goes, and last my own. */
export function seatsRound(seats: number, mine: number): { seat: number; place: Place }[] {
  const places: Place[] = [...(ROUND[seats - 1] ?? []), 'me'];
  return places.map((place, n) => ({ seat: (mine + n + 1) % seats, place }));
}
