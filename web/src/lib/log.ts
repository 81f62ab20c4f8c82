/** What happened, as far back as a reader may look. */

import { readLog, type Told, type View } from './view';
import type { Log, Text } from './wire';

export interface LogLine {
  table: string;
  deal: number;
  /** Which move of the match it was. */
  number: number;
  text: Text;
}

const MANY = '-many';

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
export function recalled(log: LogLine[], before: Log, game: string): LogLine[] {
  return joined(log, readLog(game, before));
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

/**
 * One line for moves that somebody made in one go, where the game has a sentence for them
 * (`KEY-many`, with `cards`); what closes them says nothing more.
 */
export function condensed(log: LogLine[], has: (key: string) => boolean): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of log) {
    const last = lines.at(-1);
    const merged = last && together(last, line, has);
    if (merged) lines[lines.length - 1] = merged;
    else lines.push(line);
  }
  return lines;
}

function together(last: LogLine, next: LogLine, has: (key: string) => boolean): LogLine | null {
  const { key, params } = last.text;
  const first = key.replace(MANY, '');
  if (params['seat'] !== next.text.params['seat'] || !has(first + MANY)) return null;
  if (Object.keys(next.text.params).length === 1) return { ...last, number: next.number };
  if (next.text.key !== first) return null;
  const cards = [params['cards'] ?? params['card'], next.text.params['card']].join(' ');
  const text = { key: first + MANY, params: { seat: params['seat'] ?? '', cards } };
  return { ...last, number: next.number, text };
}

/** What may be read beside this view: nothing of later, and only so far back. */
export function readable(log: LogLine[], { version, recall }: View): LogLine[] {
  const past = log.filter((line) => line.number <= version);
  return recall === null ? past : past.slice(-recall);
}
