/** What happened, as far back as a reader may look. */

import type { Text, Told, View } from './wire';

export interface LogLine {
  /** Which move of the match it was. */
  number: number;
  deal: number;
  text: Text;
}

/** The log after a new view: a view seen before adds nothing, another match starts afresh. */
export function grown(log: LogLine[], before: View | null, view: View): LogLine[] {
  const isSame = before !== null && before.table === view.table;
  const kept = isSame ? log.filter((line) => line.deal === view.deal) : [];
  const last = kept.at(-1)?.number ?? 0;
  return [...kept, ...lines(view).filter((line) => line.number > last)];
}

function lines(view: View): LogLine[] {
  const before = view.version - view.happened.length;
  return view.happened.map((told: Told, n) => ({
    number: before + n + 1,
    deal: view.deal,
    text: told.text,
  }));
}

/**
 * Where a table plays from memory, only the last round stays to be read: as many lines as there
 * are seats, twice. Else the whole deal.
 */
export function readable(log: LogLine[], seats: number, memoryAid: string): LogLine[] {
  return memoryAid === 'no' ? log.slice(-2 * seats) : log;
}
