/** What a game of Diego came to: how many pairs were right, and how it ended. */

import type { HeadlineOf } from '../../lib/headlines';
import type { DiegoScene } from '../../lib/wire';
import { checkedPairs } from './control';

export const headline: HeadlineOf = ({ scene, settled }) => {
  const { ended } = scene as DiegoScene;
  if (!settled || !ended) return null; // broken off
  const pairs = checkedPairs(scene as DiegoScene);
  const right = pairs.filter(({ isRight }) => isRight).length;
  const params = { right, count: pairs.length, ended };
  return {
    text: { key: 'diego-headline', params },
    isMoment: pairs.some(({ side, isRight }) => side === 'contra' && !isRight),
  };
};
