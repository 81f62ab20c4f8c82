/** What happened, as far back as a reader may look. */

import type { Log, Text, Told, View } from './wire';

export interface LogLine {
  table: string;
  deal: number;
  /** Which move of the match it was. */
  number: number;
  text: Text;
}

interface Telling {
  table: string;
  deal: number;
  first: number;
  told: Told[];
}

/** The log after a new view. */
export function grown(log: LogLine[], { table, deal, version, happened }: View): LogLine[] {
  return joined(log, { table, deal, first: version - happened.length + 1, told: happened });
}

/** The log with what happened before one came in. */
export function recalled(log: LogLine[], before: Log): LogLine[] {
  return joined(log, before);
}

/** No move stands twice; those of another deal or match give way. */
function joined(log: LogLine[], { table, deal, first, told }: Telling): LogLine[] {
  const kept = log.filter((line) => line.table === table && line.deal === deal);
  const known = new Set(kept.map((line) => line.number));
  const lines = told.map(({ text }, n) => ({ table, deal, number: first + n, text }));
  return [...kept, ...lines.filter((line) => !known.has(line.number))].sort(
    (one, other) => one.number - other.number,
  );
}

/** What may be read beside this view: nothing of later, and only so far back. */
export function readable(log: LogLine[], { version, recall }: View): LogLine[] {
  const past = log.filter((line) => line.number <= version);
  return recall === null ? past : past.slice(-recall);
}
