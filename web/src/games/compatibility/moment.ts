/** What breaks the silence while all choose: a bet, an attack. */

import type { MomentOf } from '../../lib/moments';

export const moment: MomentOf = ({ happened }) => {
  const move = happened.at(-1)?.move ?? '';
  if (move.startsWith('double ')) return 'triumph';
  return /^(?:jumble|exchange) /u.test(move) ? 'siren' : null;
};
