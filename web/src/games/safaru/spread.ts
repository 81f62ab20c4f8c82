/** How large the animals on the table can be, and how many lie in a row. */

/** Between them, in pixels. */
const BETWEEN = 8;
const TALL = 84 / 60;
const LARGEST = 170;
/** As if so many lay there at least: one that comes doesn't shrink the others at once. */
const FEWEST = 4;

interface Room {
  width: number;
  height: number;
}

/** The greatest width at which so many have room, in whichever number of rows suits best. */
function widest(room: Room, count: number): number {
  const cards = Math.max(FEWEST, count);
  const widths = Array.from({ length: cards }, (_, n) => {
    const [rows, across] = [n + 1, Math.ceil(cards / (n + 1))];
    const inWidth = (room.width - (across - 1) * BETWEEN) / across;
    const inHeight = (room.height - rows * BETWEEN) / rows / TALL;
    return Math.min(inWidth, inHeight, LARGEST);
  });
  return Math.floor(Math.max(0, ...widths));
}

/** Rows of one length, so that none lies alone: how many of these make one. */
export function across(room: number, wide: number, count: number): number {
  const most = Math.max(1, Math.floor((room + BETWEEN) / (wide + BETWEEN)));
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.ceil(count / rows);
}

/** The measures of so many animals in this room, for their style. */
export function spread(room: Room, count: number): Record<string, string> {
  const wide = widest(room, count);
  const row = across(room.width, wide, count) * (wide + BETWEEN);
  return {
    '--wide': `${wide}px`,
    '--between': `${BETWEEN}px`,
    '--row': count > 0 ? `${row}px` : '100%',
  };
}
