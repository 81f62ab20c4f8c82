/** What boards of trick games have in common, read from their scenes. */

import type { View } from './view';

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

export type Place = 'w' | 'nw' | 'n' | 'nn' | 'ne' | 'e' | 'row' | 'me';

const ROUND: Record<number, Place[]> = {
  1: ['n'],
  2: ['w', 'e'],
  3: ['w', 'n', 'e'],
  4: ['w', 'nw', 'ne', 'e'],
  5: ['w', 'nw', 'n', 'ne', 'e'],
};

/**
 * The seats round the table from my left on, as the turn goes, and last my own. More than five
 * others sit abreast, along the far edge, as all do where the middle needs the whole width.
 */
export function seatsRound(
  seats: number,
  mine: number,
  isAbreast = false,
): { seat: number; place: Place }[] {
  const abreast = Array.from({ length: seats - 1 }, (): Place => 'row');
  const others = isAbreast ? abreast : (ROUND[seats - 1] ?? abreast);
  const places: Place[] = [...others, 'me'];
  return places.map((place, n) => ({ seat: (mine + n + 1) % seats, place }));
}
