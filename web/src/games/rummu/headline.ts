/** What a round of Rummü came to: who went out and with which card, or why nobody did. */

import type { HeadlineOf } from '../../lib/headlines';
import type { RummuScene, Text } from '../../lib/wire';

export const headline: HeadlineOf = ({ lines, scene }) => {
  if (lines.length === 0) return null; // broken off: else somebody goes out, or all hold cards
  const out = lines.find(({ text }) => text.key === 'out-first');
  return out
    ? { text: wentOut(out.seat, scene as RummuScene), isMoment: true }
    : { text: stopped(scene as RummuScene), isMoment: false };
};

/** Their last card lies on top. */
function wentOut(seat: number, { top }: RummuScene): Text {
  return { key: 'rummu-headline-out', params: { seat, card: top[0] ?? '' } };
}

/** Whoever wanted to draw ended it, or a discard after two rounds of the table without a gain. */
function stopped({ phase }: RummuScene): Text {
  const key = phase === 'draw' ? 'rummu-headline-used-up' : 'rummu-headline-circles';
  return { key, params: {} };
}
