/** A card of mine as the hand draws it, and how large. */

import type { Attachment } from 'svelte/attachments';

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
  /** What is said of it: its name and all marks. */
  label: string;
}

/** Cards that belong together, with a name where they need one. */
export interface HandGroup {
  title: string;
  cards: HeldCard[];
}

/** In pixels, as the style of the hand has them. */
const SMALLEST = 44; // a finger
const LARGEST = 80;
const BETWEEN_CARDS = 3;
const BEHIND_GROUP = 7;
const ROUND_TITLED_GROUP = 26;

/** Keeps `--fit`, the width of a card, fitting the room that there is. */
export function fitting(groups: () => HandGroup[]): Attachment<HTMLElement> {
  return (place) => {
    const fit = (): void =>
      place.style.setProperty('--fit', `${fittingWidth(place.clientWidth, groups())}px`);
    const watch = new ResizeObserver(fit);
    watch.observe(place);
    fit();
    return () => watch.disconnect();
  };
}

/** The largest cards that need no more lines than the smallest would: no card lies there alone. */
export function fittingWidth(room: number, groups: HandGroup[]): number {
  const fewest = lines(room, groups, SMALLEST);
  let width = LARGEST;
  while (width > SMALLEST && lines(room, groups, width) > fewest) width -= 1;
  return width;
}

function lines(room: number, groups: HandGroup[], width: number): number {
  const step = width + BETWEEN_CARDS;
  let count = 1;
  let taken = 0;
  const put = (space: number): void => {
    if (taken > 0 && taken + space > room + BETWEEN_CARDS) {
      count += 1;
      taken = 0;
    }
    taken += space;
  };
  for (const { title, cards } of groups) {
    if (title) {
      const across = Math.max(1, Math.floor((room - ROUND_TITLED_GROUP) / step));
      put(Math.min(cards.length, across) * step + ROUND_TITLED_GROUP);
      count += Math.ceil(cards.length / across) - 1;
    } else {
      cards.slice(1).forEach(() => put(step));
      put(step + BEHIND_GROUP);
    }
  }
  return count;
}

/** Where an arrow key leads, among so many. */
export function neighbour(key: string, here: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step !== undefined) return (here + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
