/** What stays on this device when I am forgotten, and what goes. */

import { beforeEach, expect, test } from 'vitest';

import { arrangementOf, keep } from '../src/games/rummu/arrangement';
import { hints } from '../src/lib/hints.svelte';
import { forgetGames } from '../src/lib/kept.svelte';
import * as preferences from '../src/lib/preferences.svelte';
import { theme } from '../src/lib/theme.svelte';

const GROUPED = { of: 'table/1', sorting: 'number' as const, groups: [['r7', 'b7']] };

beforeEach(() => localStorage.clear());

test('settings stay', () => {
  const switches = Object.values(preferences);
  const chosen = switches.map((one) => (one.isOn = !one.isOn));
  theme.chosen = 'dark';
  const stored = { ...localStorage };
  forgetGames();
  expect({ ...localStorage }).toEqual(stored);
  expect(switches.map((one) => one.isOn)).toEqual(chosen);
});

test('what tells of games goes, and is not written again from memory', () => {
  keep(GROUPED);
  hints.learn('rummu', 'turn');
  forgetGames();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(hints.isFirst('rummu')).toBe(true);
  keep({ ...arrangementOf('table', 2), groups: [['g1', 'y1']] });
  expect(localStorage.getItem('tablee-hands-of-rummu')).not.toContain('table/1');
});

test('what this page never read goes too, but nothing that is not ours', () => {
  localStorage.setItem('tablee-hands-of-another', '[]');
  localStorage.setItem('another', 'kept');
  forgetGames();
  expect(Object.keys(localStorage)).toEqual(['another']);
});
