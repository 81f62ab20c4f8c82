import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { suitOf } from '../src/cards/suits';
import { Course } from '../src/games/pique_points/course.svelte';
import { faceOf } from '../src/games/pique_points/faces';
import { headline } from '../src/games/pique_points/headline';
import { handGroups, pointsOn, whyKey } from '../src/games/pique_points/hand';
import { goalOf } from '../src/lib/goal';
import { guest } from '../src/lib/guest.svelte';
import { stay } from '../src/lib/pace';
import { soundsOf } from '../src/lib/sound';
import { Sentences } from '../src/lib/texts';
import type { View } from '../src/lib/view';
import type { GameInfo, PiquePointsScene, Room } from '../src/lib/wire';
import { view } from './views';

const SCENE: PiquePointsScene = {
  phase: 'play',
  turn: 0,
  turns: 4,
  hand: ['gendarme', 's90', 'p2', 'p2', 'belt'],
  hand_sizes: [5, 4, 3],
  stock: 9,
  reshuffles: 0,
  renewer: null,
  limit: 50,
  route: ['r50'],
  driving: ['s50'],
  stashes: [['p1'], ['p3'], []],
  points: [1, 3, 0],
  has_drawn: false,
  has_laid: false,
  can_draw: true,
  offence: '',
  offender: null,
  duty: '',
  duty_by: null,
  idle: 0,
  thief: null,
  robbed: null,
  stolen: [],
  skipped: null,
  skipped_by: null,
  offences: ['s90', 'belt'],
};

function seen(change: Partial<PiquePointsScene>, more: Partial<View> = {}): View {
  return view({ game: 'pique_points', scene: { ...SCENE, ...change }, ...more });
}

function done(seat: number, move: string, params = {}): View['happened'][number] {
  return { seat, move, text: { key: `told ${move}`, params } };
}

describe('the hand', () => {
  it('lies family by family, with twins told apart and offences named', () => {
    const words = new Sentences('en', ['pique_points-card-offence = {$name}!']);
    const [group] = handGroups(seen({}), SCENE, words);
    expect(group?.cards.map(({ id }) => id)).toEqual([
      'p2/0',
      'p2/1',
      's90/0',
      'belt/0',
      'gendarme/0',
    ]);
    expect(group?.cards.map(({ label }) => label)).toEqual([
      'p2',
      'p2',
      's90!',
      'belt!',
      'gendarme',
    ]);
  });

  it('has a face for every card, and no suit for any', () => {
    for (const card of [...SCENE.hand, 'r130', 'back']) {
      expect(faceOf(card)).toMatch(/^data:image\/svg/u);
      expect(suitOf(card)).toBe('');
    }
    expect([suitOf('r7'), pointsOn('p3'), pointsOn('pickup')]).toEqual(['r', 3, null]);
    expect([whyKey('s90'), whyKey('phone')]).toEqual([
      'pique_points-why-speed',
      'pique_points-why-phone',
    ]);
  });
});

describe('what is told', () => {
  const theft = { thief: 1, robbed: 0, stolen: ['p1'] };

  it('is a theft, from where I sit', () => {
    const course = new Course();
    course.hear(seen(theft));
    expect(course.news?.text.key).toBe('pique_points-me-robbed');
    course.hear(seen(theft, { seat: 1 }));
    expect(course.news?.text.key).toBe('pique_points-me-thief');
    course.hear(seen(theft, { seat: 2 }));
    expect(course.news?.text.key).toBe('pique_points-words-stolen');
  });

  it('stays when it befell me, until I act', () => {
    const course = new Course();
    course.hear(seen({ phase: 'skipping', duty_by: 2 }));
    expect(course.news).toMatchObject({ kind: 'skip', text: { params: { seat: 0, other: 2 } } });
    course.hear(seen({}, { happened: [done(1, 'draw')] }));
    expect(course.news?.kind).toBe('skip');
    course.hear(seen({}, { happened: [done(0, 'draw')] }));
    expect(course.news?.text.key).toBe('told draw');
  });

  it('is a card that somebody had to draw, and a stock made anew', () => {
    const course = new Course();
    course.hear(seen({}, { happened: [done(99, 'penalty 1 0', { seat: 1, other: 0 })] }));
    expect(course.news?.text.key).toBe('pique_points-penalty-house');
    course.hear(seen({ reshuffles: 1 }, { happened: [done(1, 'draw')] }));
    expect(course.news?.kind).toBe('reshuffle');
  });

  it('is no card drawn where there was none', () => {
    const course = new Course();
    const due = { phase: 'penalty', duty: 'draw', duty_by: 2, can_draw: false };
    course.hear(seen(due));
    expect(course.news?.text.key).toBe('pique_points-me-pass');
    course.hear(seen(due, { seat: 1 }));
    expect(course.news?.text.key).toBe('pique_points-pass-house');
    course.hear(seen({}, { happened: [done(99, 'pass 1 0', { seat: 1, other: 0 })] }));
    expect(course.news?.text.key).toBe('pique_points-pass-house');
  });
});

describe('the headline of a game', () => {
  const lines = [3, 1, 0].map((points, seat) => {
    return { seat, article: 'pique_points.6.4', text: { key: 'stash', params: {} }, points };
  });

  it('is its last card, if somebody laid it', () => {
    expect(headline(seen({ hand_sizes: [0, 4, 3] }, { lines }))?.text.key).toContain('finisher');
    expect(headline(seen({ hand_sizes: [5, 0, 3] }, { lines }))?.text.key).toContain('other');
  });

  it('tells a standstill from the last of all turns', () => {
    expect(headline(seen({ idle: 3 }, { lines }))?.text.key).toContain('stopped');
    expect(headline(seen({ idle: 2 }, { lines }))?.text.key).toContain('turns');
  });
});

describe('moments', () => {
  it('are heard, and stay a while', () => {
    const before = view({ version: 1 });
    const crash = seen({}, { version: 2, happened: [done(1, 'lay accident')] });
    expect(soundsOf(seen({ thief: 1, robbed: 0 }, { version: 2 }), before)).toEqual(['siren']);
    expect(soundsOf(crash, before)).toEqual(['crash']);
    expect([stay(crash, 'brisk'), stay(crash, 'none')]).toEqual([1500, 0]);
  });
});

describe('what is played for', () => {
  it('is points in one game, and games won in several', () => {
    const games = { name: 'games', default: '1' };
    guest.shelf = [{ name: 'pique_points', options: [games] }] as unknown as GameInfo[];
    const path = '../src/tablee/games/pique_points/texts.en.ftl';
    const words = new Sentences('en', [readFileSync(path, 'utf8')]);
    const goal = (options: Record<string, string>): string =>
      goalOf({ game: 'pique_points', options, seats: [] } as unknown as Room, words);
    expect(goal({})).toBe('the most points');
    expect(goal({ games: '3' })).toBe('the most games won');
  });
});
