import { describe, expect, it } from 'vitest';

import { cells, lastTurned, spoken, towards } from '../src/games/calcory/grid';
import { Sentences } from '../src/lib/texts';
import type { Offer } from '../src/lib/view';
import type { CalcoryScene } from '../src/lib/wire';
import { told, view } from './views';

const words = new Sentences('en', [
  'calcory-cell-empty = { $cell } empty\ncalcory-cell-down = { $cell } down\n' +
    'calcory-cell-up = { $cell } { $card }\ncalcory-cell-marked = { $cell } { $card } { $name }\n',
]);

function scene(change: Partial<CalcoryScene> = {}): CalcoryScene {
  const plain = { phase: 'turning', rows: 2, columns: 3, turned: [], marked: [] };
  return { ...plain, cells: ['?', 'r7', '', '?', 'b0', '?'], ...change } as CalcoryScene;
}

function offers(...moves: string[]): Offer[] {
  return moves.map((move) => ({ move, text: { key: move, params: {} } }));
}

describe('the grid of Calcory', () => {
  it('names its cells row by row and knows which may be turned', () => {
    const all = cells(view({ moves: offers('turn A1', 'stop') }), scene());
    expect(all.map((cell) => cell.name)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
    expect(all.filter((cell) => cell.isOffered).map((cell) => cell.move)).toEqual(['turn A1']);
  });

  it('asks where a card goes back, and nothing while one is chosen or others play', () => {
    const placing = cells(view({ moves: offers('at A3') }), scene({ phase: 'placing' }));
    expect(placing.map((cell) => cell.isOffered)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    const giving = cells(view({ moves: offers('back r7') }), scene({ phase: 'giving' }));
    const waiting = cells(view(), scene());
    expect([...giving, ...waiting].map((cell) => cell.move)).toEqual(Array(12).fill(null));
  });

  it('says what lies in a cell, and no card that is face down', () => {
    const all = cells(view(), scene({ turned: ['A2'], marked: ['B2'] }));
    const said = all.map((cell) => spoken(cell, 'Bea', words));
    expect(said).toEqual(['A1 down', 'A2 r7', 'A3 empty', 'B1 down', 'B2 b0 Bea', 'B3 down']);
  });

  it('hears the card that was turned last, and none after another move', () => {
    const turned = view({ happened: [told(0, 'turn A2')] });
    expect(lastTurned(turned, cells(turned, scene()))?.face).toBe('r7');
    const covered = view({ happened: [told(99, 'cover')] });
    expect(lastTurned(covered, cells(covered, scene()))).toBeNull();
  });

  it('is walked by arrow keys, round its edges', () => {
    expect(towards('ArrowRight', 0, 2, 2, 3)).toEqual({ line: 0, place: 0 });
    expect(towards('ArrowUp', 0, 1, 2, 3)).toEqual({ line: 1, place: 1 });
    expect(towards('End', 1, 0, 2, 3)).toEqual({ line: 1, place: 2 });
    expect(towards('x', 1, 0, 2, 3)).toBeNull();
  });
});
