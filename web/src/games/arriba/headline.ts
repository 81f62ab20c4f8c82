/** What a manche of Arriba came to: who is rid of all cards, or has the fewest left. */

import type { HeadlineOf } from '../../lib/headlines';

export const headline: HeadlineOf = ({ lines }) => {
  const points = Math.min(...lines.map((line) => line.points));
  const best = lines.filter((line) => line.points === points);
  const [first, second, third] = best;
  if (!first) return null;
  const told = (key: string, params = {}) => ({
    text: { key, params: { seat: first.seat, points, ...params } },
    isMoment: points === 0,
  });
  if (third) return told('arriba-headline-several', { count: best.length });
  if (second) return told('arriba-headline-two', { other: second.seat });
  return told(points === 0 ? 'arriba-headline-out' : 'arriba-headline-fewest');
};
