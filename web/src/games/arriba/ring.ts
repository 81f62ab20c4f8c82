/** Where everybody sits: eight places round the totem, mine at the bottom in the middle. */

/** By compass, from my own place clockwise, as the turn goes. */
export type Place = 's' | 'sw' | 'w' | 'nw' | 'n' | 'ne' | 'e' | 'se';

const PLACES: Record<number, Place[]> = {
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
  7: ['s', 'sw', 'w', 'nw', 'ne', 'e', 'se'],
  8: ['s', 'sw', 'w', 'nw', 'n', 'ne', 'e', 'se'],
};

export function ring(seats: number, mine: number): { seat: number; place: Place }[] {
  return (PLACES[seats] ?? []).map((place, n) => ({ seat: (mine + n) % seats, place }));
}
