import { describe, expect, it } from 'vitest';

import { equation } from '../src/games/safaru/equation';
import { across } from '../src/games/safaru/spread';
import { emptyTrap, toggled, type Method } from '../src/games/safaru/trap';
import type { SafaruScene } from '../src/lib/wire';

const scene = { phase: 'card', total: 17, table: ['b0', 'b5', 'k5'] } as SafaruScene;

function gathered(method: Method, ...ids: string[]) {
  const trap = { ...emptyTrap('', method), held: 'r5/0' };
  return ids.reduce(toggled, trap);
}

describe('a trap of Safarü', () => {
  it('does not call one card an addition', () => {
    expect(equation(scene, gathered('add', 'b5/0'), 'add').missing).toBeNull();
    expect(equation(scene, gathered('add', 'b5/0', 'b0/0'), 'add').missing).toBe(0);
  });

  it('pairs with one animal', () => {
    expect(gathered('pair', 'b0/0', 'b5/0').bags.pair).toEqual(['b5/0']);
    expect(gathered('pair', 'b5/0', 'b5/0').bags.pair).toEqual([]);
  });
});

describe('the animals on the table', () => {
  it('lie in rows of one length', () => {
    const room = 3 * 100 + 2 * 8;
    expect(across(room, 100, 3)).toBe(3);
    expect(across(room, 100, 4)).toBe(2);
    expect(across(room, 100, 5)).toBe(3);
    expect(across(room, 100, 0)).toBe(0);
  });
});
