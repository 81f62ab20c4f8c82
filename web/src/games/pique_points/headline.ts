/** What a game of Pique Points came to: who laid the last card, and who won. */

import type { HeadlineOf } from '../../lib/headlines';
import type { PiquePointsScene } from '../../lib/wire';

export const headline: HeadlineOf = ({ lines, scene }) => {
  const points = Math.max(...lines.map((line) => line.points));
  const [winner, ...level] = lines.filter((line) => line.points === points);
  if (!winner || level.length > 0) return null;
  const { seat } = winner;
  const { hand_sizes: held, idle } = scene as PiquePointsScene;
  const finisher = held.indexOf(0);
  const isIdle = idle >= held.length;
  const stopped = isIdle ? 'pique_points-headline-stopped' : 'pique_points-headline-turns';
  if (finisher === -1) return told(stopped, { seat, points });
  if (finisher === seat) return told('pique_points-headline-finisher', { seat, points });
  return told('pique_points-headline-other', { seat, other: finisher, points });
};

function told(key: string, params: Record<string, number>) {
  return { text: { key, params }, isMoment: false };
}
