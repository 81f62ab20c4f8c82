/** What happened in a deal, in one line: as the game says it, else who got the most. */

import { linesBySeat } from './scores';
import type { NameOf, Sentences } from './texts';
import type { View } from './view';
import type { Text } from './wire';

export interface Headline {
  text: Text;
  nameOf: NameOf;
  /** Rare enough for a flourish. */
  isMoment: boolean;
}

export type HeadlineOf = (view: View) => Omit<Headline, 'nameOf'> | null;

const GAMES = import.meta.glob<HeadlineOf>('../games/*/headline.ts', {
  import: 'headline',
  eager: true,
});

export function headlineOf(view: View, words: Sentences, nameOf: NameOf): Headline {
  const own = GAMES[`../games/${view.game}/headline.ts`]?.(view);
  if (own && words.has(own.text.key)) return { ...own, nameOf };
  return { text: common(view, nameOf), nameOf, isMoment: false };
}

/** What happened is rare enough for a flourish. */
export function isMoment(view: View): boolean {
  return GAMES[`../games/${view.game}/headline.ts`]?.(view)?.isMoment ?? false;
}

function common(view: View, nameOf: NameOf): Text {
  if (view.lines.length === 0) return { key: 'web-no-points', params: {} };
  const most = Math.max(...linesBySeat(view).map(({ sum }) => sum));
  const best = linesBySeat(view).filter(({ sum }) => sum === most);
  const names = best.flatMap(({ seats }) => seats.map(nameOf)).join(', ');
  return { key: 'web-best-of-deal', params: { names, points: most } };
}
