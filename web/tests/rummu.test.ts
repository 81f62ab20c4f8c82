import { beforeEach, describe, expect, it } from 'vitest';

import { isGroup, regrouped, rowsOf, type Arrangement } from '../src/games/rummu/arrangement';
import { combination, fault } from '../src/games/rummu/combinations';
import { added, additions, laid } from '../src/games/rummu/draft';
import { stillChosen } from '../src/games/rummu/hand';
import { strips } from '../src/games/rummu/strips';
import type { RummuScene, RummuShown } from '../src/lib/wire';
import answers from './rummu-answers.json';
import { view } from './views';

function answer(cards: string[]): string {
  const wrong = fault(cards);
  if (wrong) return `${wrong.article} ${wrong.key}`;
  const { shape, points } = combination(cards);
  return `${shape} ${points}`;
}

function lying(number: number, owner: number, ...cards: string[]): RummuShown {
  return { number, owner, cards, ...combination(cards), frees: '' };
}

function scene(change: Partial<RummuScene>): RummuScene {
  return {
    ...{ phase: 'play', turn: 0, hand: ['r3', 'r4', 'r5', 'r6', 'b9'], drawn: [] },
    ...{ openings: [5, 4, 4], opened: [], combinations: [] },
    ...change,
  } as unknown as RummuScene;
}

describe('a combination of Rummü', () => {
  it('is judged as the rules judge it', () => {
    const ours = Object.keys(answers).map((cards) => [cards, answer(cards.split(' '))]);
    expect(Object.fromEntries(ours)).toEqual(answers);
  });
});

describe('a draft of Rummü', () => {
  const four = ['r6', 'r3', 'r5', 'r4'];

  it('needs so many cards to open', () => {
    const { move, article, text } = laid(view(), scene({}), four);
    expect([move, article, text.params['needed']]).toEqual([null, 'rummu.5.1', 5]);
    expect(laid(view(), scene({ opened: [0] }), four).move).toBe('lay r3 r4 r5 r6');
  });

  it('adds only when I have opened, and keeps a card to discard', () => {
    const theirs = lying(1, 1, 'r6', 'r7', 'r8');
    const before = scene({ combinations: [theirs] });
    expect(added(view(), before, ['r5'], theirs).article).toBe('rummu.5.1');
    const open = scene({ combinations: [theirs], opened: [0] });
    expect(added(view(), open, ['r5', 'r4'], theirs).move).toBe('add 1 r4 r5');
    const last = scene({ combinations: [theirs], opened: [0], hand: ['r5'] });
    expect(added(view(), last, ['r5'], theirs).article).toBe('rummu.r5');
  });

  it('adds to my own first', () => {
    const combinations = [lying(1, 1, 'r6', 'r7', 'r8'), lying(2, 0, 'b4', 'g3', 'k2')];
    const found = additions(view(), scene({ combinations, opened: [0] }), ['r5']);
    expect(found.map(({ to }) => to.number)).toEqual([2, 1]);
  });
});

describe('a hand of Rummü', () => {
  beforeEach(() => localStorage.clear());
  const arrangement: Arrangement = { of: 'table/1', sorting: 'colour', groups: [['r7', 'b7']] };
  const hand = ['b7', 'r7', 'r7', 'y2', 'g1'];
  const names = (of: Arrangement) => rowsOf(of, hand).map(({ cards }) => cards.map(({ id }) => id));

  it('keeps my groups, and sorts the rest', () => {
    expect(names(arrangement)).toEqual([['r7/0', 'b7/0'], ['r7/1'], ['g1/0'], ['y2/0']]);
    expect(names({ ...arrangement, sorting: 'number' })[1]).toEqual(['g1/0', 'y2/0', 'r7/1']);
  });

  it('makes a group of what is chosen, and undoes it', () => {
    const rows = rowsOf(arrangement, hand);
    const made = regrouped(arrangement, rows, ['y2/0', 'b7/0', 'r7/1']);
    expect(made.groups).toEqual([['y2', 'r7', 'b7']]);
    const again = rowsOf(made, hand);
    const ids = again[0]?.cards.map(({ id }) => id) ?? [];
    expect(isGroup(again, ids)).toBe(true);
    expect(regrouped(made, again, ids).groups).toEqual([]);
  });

  it('forgets what was chosen when a card has left it, not when one has come', () => {
    const choice = { hand: ['r7', 'b7'], ids: ['r7/0'] };
    expect(stillChosen(choice, ['b7', 'g1', 'r7'])).toEqual(['r7/0']);
    expect(stillChosen(choice, ['r7'])).toEqual([]);
  });
});

describe('the strips of combinations', () => {
  it('are as large as there is room, and scroll where there is none', () => {
    const owners = [
      [4, 3],
      [5, 3],
    ];
    const roomy = strips({ width: 900, height: 500 }, owners);
    const narrow = strips({ width: 250, height: 140 }, owners);
    expect(roomy.card).toBeGreaterThan(narrow.card);
    expect([roomy.isScrolled, narrow.isScrolled]).toEqual([false, false]);
    const many = Array.from({ length: 6 }, () => [4, 3]);
    expect(strips({ width: 250, height: 140 }, many).isScrolled).toBe(true);
  });
});
