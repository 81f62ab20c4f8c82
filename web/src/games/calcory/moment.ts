/** Exactly thirteen: what everybody hopes for. */

import type { MomentOf } from '../../lib/moments';
import type { CalcoryScene } from '../../lib/wire';

export const moment: MomentOf = ({ scene }) =>
  (scene as CalcoryScene).phase === 'thirteen' ? 'triumph' : null;
