/** The sheets of a class: what is set out as a grid, what is told, and what can be taken along. */

import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { gridOf, linesOf } from '../src/classes/sheets';
import Sheets from '../src/classes/Sheets.svelte';
import { guest } from '../src/lib/guest.svelte';
import { speech } from '../src/lib/speech.svelte';
import type { ClassSheets, GameSheet, Told, Topic } from '../src/lib/wire';
import { game } from './views';

const NONE = { right: 0, wrong: 0, caught: 0, missed: 0, pupils: 0 };

function topic(keys: string[], counts: Partial<Topic>): Topic {
  return { ...NONE, about: keys.map((key) => ({ key, params: {} })), ...counts };
}

function told(key: string, why: string, params: Told['said']['params'] = {}): Told {
  const said = { key, params };
  const reason = why ? { key: why, params: {} } : null;
  return { outcome: 'wrong', about: [], said, why: reason, article: 'mu.2.2', count: 1, caught: 0 };
}

function played(name: string, rest: Partial<GameSheet>): GameSheet {
  return { game: name, matches: 1, topics: [], told: [], more: 0, ...rest };
}

test('topics that are one thing have no grid', () => {
  expect(gridOf([topic(['belt'], { wrong: 1 })])).toBeNull();
});

test('a grid tells mistakes and all times, in the same order whatever came first', () => {
  const topics = [
    topic(['words', 'line'], { right: 1, wrong: 2, missed: 1 }),
    topic(['decimal', 'words'], { right: 3 }),
  ];
  const grid = { names: ['decimal', 'line', 'words'], rows: [[null], [null, null]] };
  const last = [{ mistakes: 0, all: 3 }, { mistakes: 3, all: 4 }, null];
  expect(gridOf(topics)).toEqual({ ...grid, rows: [...grid.rows, last] });
  expect(gridOf([...topics].reverse())).toEqual(gridOf(topics));
});

test('a reason is told where it comes up for the first time', () => {
  const lines = [told('a', 'fast'), told('b', 'fast'), told('c', ''), told('d', 'belt')];
  const reasons = linesOf(played('mu', { told: lines })).map(({ why }) => why?.key);
  expect(reasons).toEqual(['fast', undefined, undefined, 'belt']);
});

// The page

const DIEGO = played('diego', {
  topics: [topic(['diego-representation-decimal', 'diego-representation-words'], { wrong: 2 })],
  told: [
    told('diego-lesson-wrong', '', {
      ...{ card: 'dec_0_75', cards: 'word_un_demi_one_half' },
      ...{ first: '3/4', second: '1/2', bracket: 'none' },
    }),
  ],
  more: 2,
});
const ROAD = played('pique_points', {
  topics: [topic(['pique_points-topic-belt'], { wrong: 1, pupils: 1 })],
  told: [told('pique_points-lesson-offence', 'pique_points-why-belt', { card: 'belt' })],
});
const SHEETS: ClassSheets = {
  whole: { name: '', games: [DIEGO, ROAD] },
  pupils: [
    { name: 'Anaïs', games: [DIEGO, ROAD] },
    { name: 'Bilal', games: [] },
  ],
  unread: 0,
};

beforeEach(async () => {
  guest.shelf = [game('diego', [2]), game('pique_points', [2])];
  await speech.use('fr');
  const body = JSON.stringify(SHEETS);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
});

afterEach(() => {
  cleanup();
  guest.shelf = [];
  vi.unstubAllGlobals();
});

test('there is a page for the class and one for every pupil', async () => {
  render(Sheets, { id: '7b' });
  const pages = await screen.findAllByRole('article');
  const names = pages.map((page) => page.querySelector('h2')?.textContent);
  expect(names).toEqual(['Toute la classe', 'Anaïs', 'Bilal']);
  expect(pages[2]?.textContent).toContain('Aucune partie jouée.');
});

test('fractions are set as mathematics, and a reason stands below', async () => {
  render(Sheets, { id: '7b' });
  await waitFor(() => expect(screen.getAllByRole('math').length).toBeGreaterThan(0));
  const numbers = screen.getAllByRole('math').map((one) => one.getAttribute('aria-label'));
  expect(numbers.slice(0, 2)).toEqual(['3/4', '1/2']);
  expect(screen.getAllByText(/^Sans ceinture/u)).toHaveLength(2);
  expect(screen.getAllByText('Et 2 autres.')).toHaveLength(2);
});

test('it can be printed, and taken along in the language that is spoken', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(Sheets, { id: '7b' });
  (await screen.findByRole('button', { name: 'Imprimer les fiches' })).click();
  expect(print).toHaveBeenCalledOnce();
  const link = screen.getByRole('link', { name: /CSV/u });
  expect(link.getAttribute('href')).toBe('/api/classes/7b/sheets.csv?lang=fr');
});
