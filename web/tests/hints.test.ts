/** What a newcomer is told, and whom it is for. */

import { expect, test } from 'vitest';

import { momentOf } from '../src/lib/hints.svelte';
import { game, view } from './views';

const DIEGO = { ...game('diego', [2]), hints: { turn: 'diego.2.1', 'claimed-asked': 'diego.3.2' } };
const CALL = [{ move: 'not-diego', text: { key: '', params: {} } }];

test('a phase is explained to everybody', () => {
  expect(momentOf(DIEGO, view({ scene: { phase: 'turn' } }))).toBe('turn');
  expect(momentOf(DIEGO, view({ scene: { phase: 'turn' }, moves: CALL }))).toBe('turn');
});

test('what a phase asks is explained to whoever may act', () => {
  const scene = { phase: 'claimed' };
  expect(momentOf(DIEGO, view({ scene, claims: CALL }))).toBe('claimed-asked');
  expect(momentOf(DIEGO, view({ scene, moves: CALL }))).toBe('claimed-asked');
  expect(DIEGO.hints).not.toHaveProperty(momentOf(DIEGO, view({ scene })));
});
