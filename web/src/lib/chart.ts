/** The course of a match as lines: points after every deal, on a field of 100 by 50. */

export const WIDTH = 100;
export const HEIGHT = 50;

export interface Course {
  team: number;
  points: [number, number][];
}

/** Where zero lies, and the way of every team from there; nothing before a deal is scored. */
export function courses(deals: number[][], teams: number): { zero: number; lines: Course[] } {
  const sums = Array.from({ length: teams }, (_, team) => running(deals.map((d) => d[team] ?? 0)));
  const all = sums.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (deal: number): number => round((WIDTH * deal) / Math.max(1, deals.length));
  const y = (sum: number): number => round((HEIGHT * (most - sum)) / (most - least));
  const lines = sums.map((sum, team) => ({
    team,
    points: sum.map((value, deal): [number, number] => [x(deal), y(value)]),
  }));
  return { zero: y(0), lines };
}

/** Heights for labels that want these heights: in the same order, and far enough from each other. */
export function apart(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, n) => n).sort((one, other) => at(wanted, one) - at(wanted, other));
  const placed = [...wanted];
  order.forEach((n, k) => {
    const above = order[k - 1];
    if (above !== undefined) placed[n] = Math.max(at(wanted, n), at(placed, above) + gap);
  });
  // What was pushed beyond the lower edge pushes back.
  order.toReversed().forEach((n, k) => {
    const below = order[order.length - k];
    const limit = below === undefined ? HEIGHT : at(placed, below) - gap;
    placed[n] = round(Math.min(at(placed, n), limit));
  });
  return placed;
}

function at(values: number[], n: number): number {
  return values[n] ?? 0;
}

function running(scores: number[]): number[] {
  return scores.reduce((sums, score) => [...sums, (sums.at(-1) ?? 0) + score], [0]);
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
