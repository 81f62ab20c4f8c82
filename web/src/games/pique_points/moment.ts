/** What breaks out of the ordinary in a game of Pique Points: a theft, an accident. */

import type { MomentOf } from '../../lib/moments';
import type { PiquePointsScene } from '../../lib/wire';

export const moment: MomentOf = ({ scene, happened }) => {
  const { thief } = scene as PiquePointsScene;
  if (thief !== null) return 'siren';
  return happened.at(-1)?.move === 'lay accident' ? 'crash' : null;
};
