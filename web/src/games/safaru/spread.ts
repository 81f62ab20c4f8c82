/** How large the animals on the table can be. */

/** Between them, in pixels. */
export const BETWEEN = 8;
const TALL = 84 / 60;
const LARGEST = 170;
/** As if so many lay there at least: one that comes doesn't shrink the others at once. */
const FEWEST = 4;

/** The greatest width at which so many have room, in whichever number of rows suits best. */
export function spread(room: { width: number; height: number }, count: number): number {
  const cards = Math.max(FEWEST, count);
  const widths = Array.from({ length: cards }, (_, n) => {
    const [rows, across] = [n + 1, Math.ceil(cards / (n + 1))];
    const inWidth = (room.width - (across - 1) * BETWEEN) / across;
    const inHeight = (room.height - rows * BETWEEN) / rows / TALL;
    return Math.min(inWidth, inHeight, LARGEST);
  });
  return Math.floor(Math.max(0, ...widths));
}
