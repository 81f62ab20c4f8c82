import { describe, expect, it } from 'vitest';

import { news } from '../src/lib/news';
import { Sentences } from '../src/lib/texts';
import type { GameInfo } from '../src/lib/wire';
import { view } from './views';

const words = new Sentences('en', ['did = { $seat } plays', 'taken = { $seat } takes it']);
const nameOf = (seat: number): string => ['Anne', 'Blaise', 'Camille'][seat] ?? '';
const game = { topics: { taken: 'news', lies: 'centre' } } as unknown as GameInfo;

describe('what those who listen are told', () => {
  it('is what was done, and what has turned out, but not how the table lies', () => {
    const after = view({
      happened: [{ seat: 1, move: 'play', text: { key: 'did', params: { seat: 1 } } }],
      twin: [
        { key: 'lies', params: {} },
        { key: 'taken', params: { seat: 2 } },
      ],
    });
    expect(news(after, words, nameOf, game)).toBe('Blaise plays Camille takes it');
    expect(news(after, words, nameOf)).toBe('Blaise plays');
  });

  it('is everybody’s points when a deal is over', () => {
    const over = view({
      settled: true,
      deal_scores: [[3, 0, 7]],
      lines: [{ seat: 2, article: 'mu.6.1', text: { key: 'x', params: {} }, points: 7 }],
    });
    expect(news(over, words, nameOf, game).match(/web-read-score/gu)).toHaveLength(3);
    expect(news({ ...over, lines: [] }, words, nameOf, game)).toContain('web-no-points');
  });
});
