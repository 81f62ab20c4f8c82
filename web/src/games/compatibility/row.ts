/** A row of pictures, by place from 0 on; `` where none lies. */

export const EMPTY = '';

/** The moves that turn one row into another. Whoever is ready keeps it whole all the while. */
export function steps(now: string[], wanted: string[], isReady: boolean): string[] {
  const row = [...now];
  const moves: string[] = [];
  if (!isReady) {
    row.forEach((picture, place) => {
      if (picture === EMPTY || wanted.includes(picture)) return;
      row[place] = EMPTY;
      moves.push(`remove ${place + 1}`);
    });
  }
  const swap = (one: number, other: number): void => {
    const [first, second] = [Math.min(one, other), Math.max(one, other)];
    [row[first], row[second]] = [row[second] ?? EMPTY, row[first] ?? EMPTY];
    moves.push(`swap ${first + 1} ${second + 1}`);
  };
  wanted.forEach((picture, place) => {
    const from = picture === EMPTY ? -1 : row.indexOf(picture);
    if (from >= 0 && from !== place) swap(place, from);
    // What lies here is wanted elsewhere, until what is wanted here isn't in the row.
    for (let there = awayFrom(row, wanted, place); there >= 0;) {
      swap(place, there);
      there = awayFrom(row, wanted, place);
    }
    if (picture === EMPTY || row[place] === picture) return;
    row[place] = picture;
    moves.push(`place ${place + 1} ${picture}`);
  });
  return moves;
}

/** Where the picture of this place belongs, if that is another place; -1: it may stay or go. */
function awayFrom(row: string[], wanted: string[], place: number): number {
  const picture = row[place] ?? EMPTY;
  if (picture === EMPTY || picture === wanted[place]) return -1;
  return wanted.indexOf(picture);
}

/** With a picture in this place. */
export function laid(row: string[], place: number, picture: string): string[] {
  return row.map((one, n) => (n === place ? picture : one));
}

/** A picture moved from one place to another; those between make room. */
export function moved(row: string[], from: number, to: number): string[] {
  const rest = row.filter((_, place) => place !== from);
  return [...rest.slice(0, to), row[from] ?? EMPTY, ...rest.slice(to)];
}

export function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((picture, place) => picture === other[place]);
}
