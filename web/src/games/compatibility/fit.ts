/** How large pictures may be in the room that there is. */

interface Space {
  width: number;
  height: number;
}

/** Of a picture: width by height. */
const SHAPE = 4 / 3;
const GAP = 5;
/** As small as a picture may be where that brings all of them into sight. */
const SMALLEST = 64;
/** As wide as pictures are where one scrolls anyhow; on a phone there are four of them. */
const USUAL = 84;
const FEWEST = 4;

interface Sheet {
  columns: number;
  /** The width of a picture; null: they share the width, and scroll. */
  picture: number | null;
}

/** How pictures stand: all in sight and as large as can be, if they stay legible. */
export function sheetOf({ width, height }: Space, count: number): Sheet {
  let [best, largest] = [0, 0];
  for (let lines = 1; lines <= Math.ceil(count / FEWEST); lines += 1) {
    const columns = Math.max(FEWEST, Math.ceil(count / lines));
    const wide = (width - (columns - 1) * GAP) / columns;
    const high = (height - (lines - 1) * GAP) / lines;
    const picture = Math.floor(Math.min(wide, high * SHAPE));
    if (picture > largest) [best, largest] = [columns, picture];
  }
  if (largest >= SMALLEST) return { columns: best, picture: largest };
  return { columns: Math.max(FEWEST, Math.floor(width / USUAL)), picture: null };
}

interface Shown {
  pairs: number;
  places: number;
  hasLeader: boolean;
}

/** How the rows of a round lie. */
export interface Layout {
  columns: number;
  /** The width of a picture. */
  picture: number;
  /** The height between two rows. */
  link: number;
  names: (typeof NAMES)[number]['names'];
  /** The leader's row is shown once, above all. */
  isLed: boolean;
}

const LARGEST = 132;
/** Two rows and a line between them, with its points. */
const LINK = 14;
const LARGEST_LINK = 36;
const AROUND = 9;
/** Names stand above the rows, beside them, or nowhere: then signs alone tell whose they are. */
const NAMES = [
  { names: 'above', beside: 34, above: 28, liking: 1 },
  { names: 'beside', beside: 136, above: 0, liking: 1 },
  { names: 'nowhere', beside: 80, above: 0, liking: 0.85 },
] as const;

/** The way of showing all rows at once that leaves the pictures largest; names are worth some. */
export function layoutOf(space: Space, { pairs, places, hasLeader }: Shown): Layout {
  const ways: (Layout & { worth: number })[] = [];
  for (const { names, beside, above, liking } of NAMES) {
    const wide = (columns: number): number => (space.width / columns - beside) / places - GAP;
    const put = (columns: number, high: number, isLed: boolean): void => {
      const picture = Math.floor(Math.min(wide(columns), high * SHAPE, LARGEST));
      const link = Math.min(LARGEST_LINK, LINK + Math.max(0, high - picture / SHAPE));
      ways.push({ columns, picture, link, names, isLed, worth: picture * liking });
    };
    for (let columns = 1; columns <= pairs; columns += 1) {
      const block = space.height / Math.ceil(pairs / columns) - AROUND;
      put(columns, (block - above - LINK) / 2, false);
    }
    // The leader's row alone, and all others below it in one column: so the places lie under it.
    if (hasLeader) put(1, space.height / (pairs + 1) - above - LINK, true);
  }
  return ways.reduce((best, way) => (way.worth > best.worth ? way : best));
}
