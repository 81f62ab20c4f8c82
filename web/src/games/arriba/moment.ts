/** What breaks out of the ordinary in Arriba: a hand on the totem, rightly or not. */

import type { MomentOf } from '../../lib/moments';
import type { ArribaScene } from '../../lib/wire';

export const moment: MomentOf = ({ scene, happened }) => {
  const { grabber, outcome } = scene as ArribaScene;
  const isDecided = happened.some(({ move }) => /^(?:verdict|uncover)\b/u.test(move));
  if (grabber === null || !isDecided) return null;
  return outcome === 'false' || outcome === 'early' ? 'crash' : 'triumph';
};
