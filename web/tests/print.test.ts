/** The button that prints cards, where a game has any. */

import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import { guest } from '../src/lib/guest.svelte';
import PrintLink from '../src/parts/PrintLink.svelte';
import { game } from './views';

afterEach(() => (guest.shelf = []));

test('cards are printed in the language that is spoken', () => {
  guest.shelf = [{ ...game('mu', [3]), printable: true }];
  render(PrintLink, { game: 'mu' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/api/print/mu.pdf?lang=fr');
});

test('a game without cards offers nothing', () => {
  guest.shelf = [game('rows', [2])];
  render(PrintLink, { game: 'rows' });
  expect(screen.queryByRole('link')).toBeNull();
});
