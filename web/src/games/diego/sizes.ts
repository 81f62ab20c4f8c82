/** How large cards are: three rows of them, the bar of the delay, and a line for what is mine. */

/** Between cards of a row, in pixels. */
export const BETWEEN = 4;
const BAR_AND_LINE = 8 + 26;
const LARGEST = 170;
const TALL = 88 / 63;
/** Hands and rows of fewer cards are no larger than those of four. */
const FEWEST = 4;

export interface Sizes {
  card: number;
  /** Between the rows: where there is room they lie further apart. */
  apart: number;
}

export function sized(room: { width: number; height: number }, across: number): Sizes {
  const wide = (room.width - 8) / Math.max(FEWEST, across) - BETWEEN;
  const high = (room.height - BAR_AND_LINE - 4 * BETWEEN - 8) / 3 / TALL;
  const card = Math.max(20, Math.floor(Math.min(LARGEST, wide, high)));
  const rest = room.height - BAR_AND_LINE - 8 - 3 * card * TALL;
  return { card, apart: Math.max(BETWEEN, Math.min(card / 5, rest / 5)) };
}
