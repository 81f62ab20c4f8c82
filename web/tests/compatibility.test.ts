import { describe, expect, it } from 'vitest';

import { layoutOf, sheetOf } from '../src/games/compatibility/fit';
import { headline } from '../src/games/compatibility/headline';
import { EMPTY, moved, steps } from '../src/games/compatibility/row';
import {
  firstThoughts,
  matchesUpTo,
  pairsOf,
  pointsUpTo,
  spacesBefore,
} from '../src/games/compatibility/show';
import type { View } from '../src/lib/view';
import type { CompatibilityScene } from '../src/lib/wire';

/** A row after moves, by the rules: places are empty before a picture comes, unless one is ready. */
function played(row: string[], moves: string[], isReady: boolean): string[] {
  const now = [...row];
  for (const move of moves) {
    const [verb, ...rest] = move.split(' ');
    const [first = 0, second = 0] = rest.map((one) => Number(one) - 1);
    if (verb === 'remove') {
      expect(isReady).toBe(false);
      expect(now[first]).not.toBe(EMPTY);
      now[first] = EMPTY;
    } else if (verb === 'swap') {
      expect(first).toBeLessThan(second);
      expect(now[first]).not.toBe(now[second]);
      [now[first], now[second]] = [now[second] ?? EMPTY, now[first] ?? EMPTY];
    } else {
      expect(now).not.toContain(rest[1]);
      if (!isReady) expect(now[first]).toBe(EMPTY);
      now[first] = rest[1] ?? EMPTY;
    }
  }
  return now;
}

/** All rows of three places out of these pictures. */
function rows(pictures: string[]): string[][] {
  const found: string[][] = [];
  for (const one of pictures)
    for (const two of pictures)
      for (const three of pictures) {
        const laid = [one, two, three].filter(Boolean);
        if (new Set(laid).size === laid.length) found.push([one, two, three]);
      }
  return found;
}

describe('a row that I want', () => {
  it('is reached from any other by moves that the rules allow', () => {
    const all = rows([EMPTY, 'ants', 'bed', 'cake', 'door']);
    for (const now of all)
      for (const wanted of all)
        expect(played(now, steps(now, wanted, false), false)).toEqual(wanted);
  });

  it('stays whole for who is ready', () => {
    const whole = rows(['ants', 'bed', 'cake', 'door']);
    for (const now of whole)
      for (const wanted of whole)
        expect(played(now, steps(now, wanted, true), true)).toEqual(wanted);
  });

  it('makes room for a picture that is moved', () => {
    expect(moved(['ants', 'bed', 'cake'], 2, 0)).toEqual(['cake', 'ants', 'bed']);
    expect(moved(['ants', 'bed', 'cake'], 0, 2)).toEqual(['bed', 'cake', 'ants']);
  });
});

describe('pictures in the room that there is', () => {
  it('stand four abreast on a phone, and all in sight on a large screen', () => {
    expect(sheetOf({ width: 304, height: 130 }, 50)).toEqual({ columns: 4, picture: null });
    expect(sheetOf({ width: 374, height: 350 }, 50)).toEqual({ columns: 4, picture: null });
    // No line has a gap, and the lines fill the height: at 1280 by 720, and at 1920 by 1080.
    expect(sheetOf({ width: 859, height: 275 }, 50)).toEqual({ columns: 10, picture: 68 });
    expect(sheetOf({ width: 1493, height: 548 }, 50)).toEqual({ columns: 10, picture: 140 });
  });

  it('are as large as can be when rows are compared', () => {
    const two = layoutOf({ width: 350, height: 400 }, { pairs: 2, places: 5, hasLeader: false });
    const four = layoutOf({ width: 280, height: 260 }, { pairs: 4, places: 5, hasLeader: false });
    expect(two).toMatchObject({ columns: 1, names: 'above', isLed: false });
    expect(four.picture).toBeGreaterThan(24);
    const led = layoutOf({ width: 350, height: 400 }, { pairs: 7, places: 5, hasLeader: true });
    expect(led.isLed).toBe(true);
  });
});

const SCENE = {
  leader: null,
  pawns: [7, 4],
  spaces: Array.from({ length: 48 }, () => 5),
  rows: [
    ['ants', 'bed', 'cake'],
    ['door', 'fox', 'goal'],
    ['ants', 'cake', 'moon'],
    ['fox', 'well', 'nest'],
  ],
  attacks: [{ by: 1, on: 0, settled: true, places: [1, 3] }],
  matches: [
    { seat: 0, place: 1, there: 1, points: 3 },
    { seat: 0, place: 3, there: 2, points: 2 },
    { seat: 1, place: 2, there: 1, points: 2 },
  ],
} as unknown as CompatibilityScene;
const VIEW = {
  scene: SCENE,
  deal_scores: [
    [2, 2],
    [5, 2],
  ],
} as unknown as View;

describe('the end of a round', () => {
  it('compares partners, or everybody with the leader', () => {
    expect(pairsOf(SCENE).map(({ seat, other }) => [seat, other])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const led = { ...SCENE, leader: 1, pawns: [1, 2, 3, 4] };
    expect(pairsOf(led).map(({ seat, other }) => [seat, other])).toEqual([
      [0, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('tells a match when both of its pictures are turned up', () => {
    const [first] = pairsOf(SCENE);
    if (!first) throw new Error('there are two pairs');
    expect([0, 1, 2, 3].map((turned) => matchesUpTo(first, turned).length)).toEqual([0, 1, 1, 2]);
  });

  it('counts points up to those of the round, from where the pawns stood', () => {
    expect([0, 1, 2, 3].map((turned) => pointsUpTo(VIEW, turned))).toEqual([
      [0, 0],
      [3, 0],
      [3, 2],
      [5, 2],
    ]);
    expect(spacesBefore(VIEW)).toEqual([2, 2]);
  });

  it('is a moment if any of those who agree best think exactly alike', () => {
    const rows = [
      ['ants', 'bed'],
      ['door', 'fox'],
      ['ants', 'moon'],
      ['door', 'fox'],
    ];
    const match = (seat: number, place: number, points: number) => ({
      ...{ seat, place, points },
      there: place,
    });
    const level = [match(0, 1, 6), match(1, 1, 3), match(1, 2, 3)]; // 6 by a Double Stake
    const of = (matches: unknown) =>
      headline({ scene: { ...SCENE, rows, matches } } as unknown as View);
    expect(of(level)).toMatchObject({
      text: { key: 'compatibility-headline-level' },
      isMoment: true,
    });
    expect(of(level.slice(0, 2))?.isMoment).toBe(false);
  });

  it('knows what somebody laid before it was exchanged', () => {
    expect(firstThoughts(SCENE, 0)).toEqual(['cake', 'bed']);
    expect(firstThoughts(SCENE, 2)).toEqual(['ants', 'cake']);
  });
});
