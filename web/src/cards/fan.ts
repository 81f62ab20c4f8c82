/** Where the cards of a hand lie: overlapping where room is short, in as few rows as can be tapped. */

/** A strip that a finger finds, in pixels. */
const NARROWEST = 24;
/** How much of a card must show beside its neighbour: number, suit and triangles. */
const INDEX = 0.44;
/** How much of a row must show above the next. */
const ROW = 0.7;
/** Height to width. */
const TALL = 84 / 60;
/** Between cards that belong to different groups, in widths of a card. */
const APART = 0.14;
/** Cards that lie side by side don't touch; so large, in pixels, they needn't overlap. */
const SIDE_BY_SIDE = 1.06;
const LARGE = 56;
const MOST_ROWS = 5;
/** Of the room above the cards, for those that are lifted. */
const LIFT = 12;

export interface Room {
  width: number;
  height: number;
}

export interface Fan {
  /** The width of a card. */
  width: number;
  /** From the left and the top of the room, card by card. */
  places: { x: number; y: number }[];
}

/** The width of cards so that so many fit into so many rows. */
function widthIn(room: Room, count: number, gaps: number, rows: number): number {
  const across = Math.ceil(count / rows);
  const inHeight = (room.height - LIFT) / (1 + (rows - 1) * ROW) / TALL;
  const overlapping = room.width / (1 + (across - 1) * INDEX + gaps * APART);
  const apart = room.width / (across * SIDE_BY_SIDE + gaps * APART);
  const width = Math.min(inHeight, apart >= LARGE ? apart : overlapping);
  const strip = across > 1 ? (room.width - width - gaps * APART * width) / (across - 1) : width;
  return strip < NARROWEST ? 0 : width;
}

/**
 * Lay out groups of cards. `most` is how many cards the hand had at its largest: as long as it
 * only shrinks, the cards keep their size.
 */
export function fan(room: Room, groups: number[], most: number): Fan {
  const count = groups.reduce((sum, size) => sum + size, 0);
  const gaps = Math.max(0, groups.length - 1);
  const sizes = Array.from({ length: MOST_ROWS }, (_, n) =>
    widthIn(room, Math.max(most, count), gaps, n + 1),
  );
  const width = Math.floor(Math.max(...sizes));
  const rows = 1 + sizes.findIndex((size) => Math.floor(size) === width);
  return { width, places: placed(room, groups, width, fewest(room, count, gaps, width, rows)) };
}

/** With fewer cards of the same size, fewer rows may do. */
function fewest(room: Room, count: number, gaps: number, width: number, rows: number): number {
  for (let fewer = 1; fewer < rows; fewer++) {
    const across = Math.ceil(count / fewer);
    const step = Math.max(NARROWEST, width * INDEX);
    if (width * (1 + gaps * APART) + (across - 1) * step <= room.width) return fewer;
  }
  return rows;
}

function placed(room: Room, groups: number[], width: number, rows: number): Fan['places'] {
  const starts = new Set<number>();
  groups.reduce((sum, size) => (starts.add(sum), sum + size), 0);
  const count = groups.reduce((sum, size) => sum + size, 0);
  const across = Math.ceil(count / rows);
  const height = width * TALL;
  const places: Fan['places'] = [];
  for (let row = 0; row < rows; row++) {
    const first = row * across;
    const size = Math.min(across, count - first);
    const gaps = Array.from({ length: size }, (_, n) => n > 0 && starts.has(first + n));
    const open = gaps.filter(Boolean).length;
    const apart = open * APART * width;
    const most = width * SIDE_BY_SIDE;
    const step = size > 1 ? Math.min(most, (room.width - width - apart) / (size - 1)) : 0;
    let x = (room.width - (size - 1) * step - apart - width) / 2;
    const y = room.height - height - (rows - 1 - row) * ROW * height;
    for (let n = 0; n < size; n++) {
      if (n > 0) x += step + (gaps[n] ? APART * width : 0);
      places.push({ x: Math.round(x), y: Math.round(y) });
    }
  }
  return places;
}
