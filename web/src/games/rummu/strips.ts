/** How large the combinations on the table can be drawn. */

/** Height to width of a card drawn in small. */
const TALL = 46 / 32;
/** How much of a card shows beside the next one. */
export const STEP = 0.74;
/** Between strips, and of a strip above and below its cards, in pixels. */
export const BETWEEN = 5;
const ABOVE_AND_BELOW = 8;
/** Of a strip beside its cards; a wide room has larger letters. */
const BESIDE = { narrow: 56, wide: 68 };
const WIDE = 600;
const LARGEST = 70;
/** Smaller ones can't be read: then the strips scroll. */
const SMALLEST = 19;
/** Every owner on a line of their own, if the cards needn't become smaller than this part. */
const WORTH = 0.88;

export interface Strips {
  /** The width of a card. */
  card: number;
  /** Every owner begins a new line. */
  isByLines: boolean;
  isScrolled: boolean;
}

interface Room {
  width: number;
  height: number;
}

/** How many lines strips of so many cards take, at this width of a card. */
function lines(room: Room, counts: number[], card: number): number {
  const beside = room.width < WIDE ? BESIDE.narrow : BESIDE.wide;
  let [count, used] = [0, Infinity];
  for (const cards of counts) {
    const width = beside + card * (1 + (cards - 1) * STEP);
    if (width > room.width) return Infinity;
    used += BETWEEN + width;
    if (used > room.width) [count, used] = [count + 1, width];
  }
  return count;
}

function fits(room: Room, owners: number[][], card: number): boolean {
  const all = owners.reduce((sum, counts) => sum + lines(room, counts, card), 0);
  return all * (card * TALL + ABOVE_AND_BELOW + BETWEEN) - BETWEEN <= room.height;
}

function largest(room: Room, owners: number[][]): number {
  for (let card = LARGEST; card >= SMALLEST; card--) if (fits(room, owners, card)) return card;
  return 0;
}

/** The largest cards with which all have room; `owners` lists the sizes of their combinations. */
export function strips(room: Room, owners: number[][]): Strips {
  const [together, apart] = [largest(room, [owners.flat()]), largest(room, owners)];
  const isByLines = apart > 0 && apart >= together * WORTH;
  const card = isByLines ? apart : together;
  return { card: Math.max(card, SMALLEST), isByLines, isScrolled: card === 0 };
}
