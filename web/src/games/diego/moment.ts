/** The two calls of the game. */

import type { MomentOf } from '../../lib/moments';
import type { DiegoScene } from '../../lib/wire';

export const moment: MomentOf = ({ scene }) => {
  const { phase, placed_on } = scene as DiegoScene;
  if (phase === 'claimed') return 'triumph';
  return placed_on === 'contra' ? 'moment' : null;
};
