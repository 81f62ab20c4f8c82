/** What a round came to: who thought alike, and how well. */

import type { HeadlineOf } from '../../lib/headlines';
import type { CompatibilityScene } from '../../lib/wire';
import { type Pair, pairsOf } from './show';

export const headline: HeadlineOf = ({ scene }) => {
  const shown = scene as CompatibilityScene;
  const pairs = pairsOf(shown).map((pair) => ({
    ...pair,
    points: pair.matches.reduce((sum, { points }) => sum + points, 0),
  }));
  const points = Math.max(0, ...pairs.map((pair) => pair.points));
  const best = pairs.filter((pair) => pair.points === points);
  const [first] = best;
  if (points === 0 || !first) return told('compatibility-headline-nothing', {}, false);
  const { seat, other } = first;
  const hasPerfect = best.some((pair) => isPerfect(shown, pair));
  const alone = hasPerfect ? 'compatibility-headline-perfect' : 'compatibility-headline-best';
  const key = best.length > 1 ? 'compatibility-headline-level' : alone;
  return told(key, { seat, other, points }, hasPerfect);
};

/** The same pictures in the same places, all along the row. */
function isPerfect({ rows }: CompatibilityScene, { seat, matches }: Pair): boolean {
  return (
    matches.length === (rows[seat]?.length ?? 0) &&
    matches.every(({ place, there }) => place === there)
  );
}

function told(key: string, params: Record<string, number>, isMoment: boolean) {
  return { text: { key, params }, isMoment };
}
