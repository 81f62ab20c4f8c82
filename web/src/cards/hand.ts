/** A card of mine as the hand draws it, and how keys walk through the hand. */

export interface HeldCard {
  /** Its own among twins: which of my cards it is. */
  id: string;
  card: string;
  triangles: number;
  /** It lies open before me. */
  isLaid: boolean;
  /** A small word on its corner: the grade of a trump. */
  badge: string;
  /** What a click means, as a move; null when nothing is asked of me. */
  move: string | null;
  /** That move is on offer. */
  isOffered: boolean;
  isChosen: boolean;
  /** It may be chosen although nothing is asked of me. */
  isFree?: boolean;
  /** What is said of it: its name and all marks. */
  label: string;
}

/** Cards that belong together, with a name where they need one. */
export interface HandGroup {
  title: string;
  cards: HeldCard[];
}

/** Where an arrow key leads, among so many. */
export function neighbour(key: string, here: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step !== undefined) return (here + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
