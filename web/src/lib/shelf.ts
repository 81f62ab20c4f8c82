/** Which games suit so many people. */

import type { GameInfo } from './wire';

/** The most people that anybody can say they are. */
export const MOST_PEOPLE = 8;

/** How many bots at least complete the table; null where the game has too few seats. */
export function botsNeeded(game: GameInfo, people: number): number | null {
  if (people > Math.max(...game.seats)) return null;
  return Math.max(0, Math.min(...game.seats) - people);
}

/** The games that suit so many, those that need fewer bots first; and the games that don't. */
export function suited(shelf: GameInfo[], people: number): [GameInfo[], GameInfo[]] {
  const needed = (game: GameInfo): number => botsNeeded(game, people) ?? Infinity;
  const fitting = shelf.filter((game) => needed(game) < Infinity);
  const others = shelf.filter((game) => needed(game) === Infinity);
  return [fitting.sort((one, other) => needed(one) - needed(other)), others];
}
