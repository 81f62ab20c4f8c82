import { describe, expect, it } from 'vitest';

import { news, standings } from '../src/lib/news';
import { tallies } from '../src/lib/scores';
import { Sentences } from '../src/lib/texts';
import { view } from './views';

const words = new Sentences('en', ['did = { $seat } plays', 'taken = { $seat } takes it']);
const nameOf = (seat: number): string => ['Anne', 'Blaise', 'Camille'][seat] ?? '';

const line = { seat: 2, article: 'mu.6.1', text: { key: 'x', params: {} }, points: 7 };

describe('what those who listen are told', () => {
  it('is what was done, and what has turned out, but not how the table lies', () => {
    const after = view({
      happened: [{ seat: 1, move: 'play', text: { key: 'did', params: { seat: 1 } } }],
      words: [
        { key: 'lies', params: {}, topic: 'centre' },
        { key: 'taken', params: { seat: 2 }, topic: 'news' },
      ],
    });
    expect(news(after, words, nameOf)).toBe('Blaise plays Camille takes it');
  });

  it('is everybody’s points when a deal is over', () => {
    const over = view({
      settled: true,
      deal_scores: [[3, 0, 7]],
      scores: [3, 0, 7],
      lines: [line],
    });
    expect(news(over, words, nameOf).match(/web-read-score/gu)).toHaveLength(3);
    expect(news({ ...over, lines: [] }, words, nameOf)).toContain('web-no-points');
  });

  it('is how many deals everybody has won, where these decide', () => {
    const games = new Sentences('en', ['deals-won = { $count } games']);
    const counted = view({ deal_scores: [[3, 0, 7]], scores: [2, 1, 0], deals_decide: true });
    expect(tallies(counted, games)).toEqual(['2 games', '1 games', '0 games']);
    expect(standings(counted, games, nameOf).join(' ')).not.toContain('web-read-score');
    const over = { ...counted, settled: true, lines: [line] };
    expect(news(over, games, nameOf).match(/web-read-(?:score|deals)/gu)).toHaveLength(6);
  });
});
