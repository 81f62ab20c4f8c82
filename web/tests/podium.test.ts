/** How a match ended, in one sentence. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { speech } from '../src/lib/speech.svelte';
import { Sentences } from '../src/lib/texts';
import type { View } from '../src/lib/view';
import Podium from '../src/stage/Podium.svelte';
import { view } from './views';

const NAMES = ['Anne', 'Blaise', 'Chloé', 'Dan'];

beforeAll(() => speech.use('fr'));
afterEach(cleanup);

function ended(change: Partial<View>): void {
  const over = view({ over: true, seats: 4, scores: [4, 2, 4, 2], ...change });
  const nameOf = (seat: number): string => NAMES[seat] ?? '';
  render(Podium, { view: over, words: new Sentences('fr', []), nameOf, goal: '' });
}

test('one wins', () => {
  ended({ teams: [[0], [1]], ranking: [2, 1] });
  expect(screen.getByText('Blaise gagne !')).toBeTruthy();
});

test('partners win together, and share nothing', () => {
  ended({
    teams: [
      [0, 2],
      [1, 3],
    ],
    ranking: [1, 2],
  });
  expect(screen.getByText('Anne et Chloé gagnent !')).toBeTruthy();
});

test('who is level shares the win', () => {
  ended({ teams: [[0], [1], [2]], ranking: [1, 2, 1] });
  expect(screen.getByText('Victoire partagée : Anne et Chloé !')).toBeTruthy();
});
