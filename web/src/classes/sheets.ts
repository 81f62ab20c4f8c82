/** What stands on a sheet: topics that were put together as a grid, and reasons told once. */

import type { GameSheet, Text, Told, Topic } from '../lib/wire';

export interface Cell {
  mistakes: number;
  /** How often the two were met in all. */
  all: number;
}

export interface Grid {
  /** Keys of what was put together. */
  names: string[];
  /** By row and column, up to the diagonal; null where the two never met. */
  rows: (Cell | null)[][];
}

function mistakes({ wrong, missed }: Topic): number {
  return wrong + missed;
}

function all(topic: Topic): number {
  return topic.right + mistakes(topic);
}

/** Null where a topic is one thing alone. */
export function gridOf(topics: Topic[]): Grid | null {
  if (!topics.some(({ about }) => about.length > 1)) return null;
  // The same order on every sheet, whatever somebody met first.
  const names = [...new Set(topics.flatMap(({ about }) => about.map(({ key }) => key)))].sort();
  const rows = names.map((name, row) =>
    names.slice(0, row + 1).map((other) => cellOf(topics, name, other)),
  );
  return { names, rows };
}

function cellOf(topics: Topic[], name: string, other: string): Cell | null {
  const pair = [name, other].sort().join(' ');
  const found = topics.find(
    ({ about }) =>
      about
        .map(({ key }) => key)
        .sort()
        .join(' ') === pair,
  );
  return found ? { mistakes: mistakes(found), all: all(found) } : null;
}

export interface Line {
  told: Told;
  /** What there is to know about it, where it comes up for the first time. */
  why: Text | null;
}

export function linesOf({ told }: GameSheet): Line[] {
  return told.map((one, n) => {
    const isKnown = told.slice(0, n).some(({ why }) => why?.key === one.why?.key);
    return { told: one, why: isKnown ? null : one.why };
  });
}
