/** What a deal of Mü came to: the contract kept or missed, or the Eklat. */

import type { HeadlineOf } from '../../lib/headlines';

export const headline: HeadlineOf = ({ lines }) => {
  const eklat = lines.find(({ text }) => text.key.startsWith('eklat'));
  if (eklat) {
    const last = lines.find(({ text }) => text.key === 'eklat-last') ?? eklat;
    return { text: { key: 'mu-headline-eklat', params: { seat: last.seat } }, isMoment: true };
  }
  const missed = lines.find(({ text }) => text.key === 'chief-fails');
  if (missed) return { text: told('mu-headline-missed', missed.text.params), isMoment: true };
  const kept = lines.find(({ text }) => text.key === 'bonus');
  return kept ? { text: told('mu-headline-kept', kept.text.params), isMoment: false } : null;
};

function told(key: string, { made = 0, target = 0 }: Record<string, number | string>) {
  return { key, params: { made, target } };
}
