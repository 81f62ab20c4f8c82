import { afterEach, describe, expect, it, vi } from 'vitest';

import { fan } from '../src/cards/fan';
import { neighbour } from '../src/cards/hand';
import { handGroups, mostToAdd, typesShown } from '../src/games/mu/hand';
import { apart, courses } from '../src/lib/chart';
import { isFullTrick, seatsRound } from '../src/lib/board';
import { patient } from '../src/lib/board.svelte';
import { asked, stay } from '../src/lib/pace';
import { Sentences } from '../src/lib/texts';
import type { Offer, View } from '../src/lib/view';
import type { MuProspect, MuScene } from '../src/lib/wire';
import { told, view } from './views';

const words = new Sentences('en', []);

function scene(change: Partial<MuScene>): MuScene {
  return {
    phase: 'tricks',
    hand: [],
    laid: [[], [], []],
    grades: [],
    strengths: [],
    outlook: [],
    ...change,
  } as MuScene;
}

function offers(...moves: string[]): Offer[] {
  return moves.map((move) => ({ move, text: { key: move, params: {} } }));
}

function step(added: number): MuProspect {
  return { added } as MuProspect;
}

describe('the hand of Mü', () => {
  const mine = scene({
    hand: ['r3', 'b6', 'g9'],
    laid: [['r6', 'b2'], [], []],
    grades: [0, 2, 3, 1, 0],
    strengths: [3, 200, 109, 300, 2],
  });
  const shown = view({ moves: offers('play b2') });

  it('puts trumps together by strength, laid ones too, then colour by colour', () => {
    const groups = handGroups(shown, mine, [], words);
    const cards = groups.map((group) => group.cards.map((one) => one.card + one.badge));
    expect(cards).toEqual([['r61', 'b62', 'g93'], ['r3'], ['b2']]);
  });

  it('offers what the view offers, and nothing when I am not asked', () => {
    const all = (of: View) => handGroups(of, mine, [], words).flatMap((group) => group.cards);
    expect(
      all(shown)
        .filter((one) => one.isOffered)
        .map((one) => one.move),
    ).toEqual(['play b2']);
    expect(all(view()).every((one) => one.move === null && !one.isOffered)).toBe(true);
  });

  it('lets no more cards be chosen than may be laid, and none that lies already', () => {
    const bidding = scene({ ...mine, phase: 'auction', outlook: [step(1), step(2)] });
    const turn = view({ moves: offers('pass', 'lay r3', 'lay b6', 'lay g9') });
    const open = (chosen: string[]) =>
      handGroups(turn, bidding, chosen, words)
        .flatMap((group) => group.cards)
        .filter((one) => one.isOffered)
        .map((one) => one.id);
    expect(mostToAdd(bidding)).toBe(2);
    expect(open(['r3/0'])).toEqual(['b6/0', 'g9/0', 'r3/0']);
    expect(open(['r3/0', 'g9/0'])).toEqual(['g9/0', 'r3/0']);
  });

  it('tells twins apart, and which of them lies open', () => {
    const twins = scene({ hand: ['r7'], laid: [['r7']], grades: [0, 0], strengths: [7, 7] });
    const cards = handGroups(shown, twins, [], words).flatMap((group) => group.cards);
    expect(cards.map((one) => [one.id, one.isLaid])).toEqual([
      ['r7/0', false],
      ['r7/1', true],
    ]);
  });

  it('names the trumps that cards show', () => {
    expect(typesShown(['g7', 'r7', 'r0'])).toEqual(['r', 'g', '0', '7']);
  });
});

describe('pace', () => {
  const full = view({
    happened: [told(2, 'play r1')],
    scene: { trick: [], last_trick: ['r1', 'r2', 'r3'] },
  });
  const lead = view({ ...full, scene: { trick: ['b1'], last_trick: ['r1', 'r2', 'r3'] } });

  it('knows a full trick', () => {
    expect([full, lead, view()].map(isFullTrick)).toEqual([true, false, false]);
  });

  it('lets a full trick stay a second, but nothing at pace none', () => {
    expect(stay(full, 'brisk')).toBe(1000);
    expect(stay(lead, 'brisk')).toBe(150);
    expect(stay(full, 'none')).toBe(0);
  });

  it('knows when something else is asked', () => {
    expect(asked(full)).toBe(asked(lead));
    expect(asked(view({ prompt: { key: 'play', params: {} } }))).not.toBe(asked(view()));
  });
});

describe('seats round the table', () => {
  it('begin at my left and end with me', () => {
    expect(seatsRound(4, 1).map((one) => `${one.seat} ${one.place}`)).toEqual([
      '2 w',
      '3 n',
      '0 e',
      '1 me',
    ]);
  });
});

describe('the chart of a match', () => {
  it('keeps its labels apart, in their order and within the field', () => {
    expect(apart([10, 10, 40], 5)).toEqual([10, 15, 40]);
    expect(apart([50, 49, 10], 5)).toEqual([50, 45, 10]);
    expect(apart([], 5)).toEqual([]);
  });

  it('begins at zero and keeps every sum on the field', () => {
    const { zero, lines } = courses(
      [
        [10, -10],
        [30, 0],
      ],
      2,
    );
    expect(zero).toBe(40);
    expect(lines.map((line) => line.points)).toEqual([
      [
        [0, 40],
        [50, 30],
        [100, 0],
      ],
      [
        [0, 40],
        [50, 50],
        [100, 50],
      ],
    ]);
  });
});

describe('arrow keys', () => {
  it('walk round', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => neighbour(key, 0, 3))).toEqual([
      1, 2, 0, 2,
    ]);
    expect(neighbour('a', 0, 3)).toBeNull();
  });
});

describe('a fanned hand', () => {
  const FINGER = 24;

  /** How much of every card can be tapped: up to its neighbour in the same row. */
  function strips(places: { x: number; y: number }[]): number[] {
    return places.flatMap((place, n) => {
      const next = places[n + 1];
      return next && next.y === place.y ? [next.x - place.x] : [];
    });
  }

  it.each([
    [{ width: 304, height: 112 }, [3, 5, 3, 1, 3]],
    [{ width: 304, height: 105 }, [10]],
    [{ width: 304, height: 112 }, [7, 7, 6]],
    [{ width: 580, height: 92 }, [5, 5, 5]],
    [{ width: 1900, height: 230 }, [5, 5, 5]],
  ])('fits into %o with strips for a finger', (room, groups) => {
    const count = groups.reduce((sum, size) => sum + size, 0);
    const { width, places } = fan(room, groups, count);
    expect(places).toHaveLength(count);
    expect(Math.min(...strips(places))).toBeGreaterThanOrEqual(FINGER);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(x + width).toBeLessThanOrEqual(room.width + 1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + width * 1.4).toBeLessThanOrEqual(room.height + 1);
    }
  });

  it('keeps the size of its cards while it shrinks', () => {
    const room = { width: 304, height: 112 };
    expect(fan(room, [4], 15).width).toBe(fan(room, [15], 15).width);
  });

  it('lays a few cards side by side', () => {
    const { width, places } = fan({ width: 900, height: 140 }, [4], 4);
    expect(Math.min(...strips(places))).toBeGreaterThan(width);
  });
});

describe('a tap', () => {
  afterEach(() => vi.restoreAllMocks());

  function taps(now: number, detail: number): number {
    let heard = 0;
    const place = document.createElement('div');
    const button = document.createElement('button');
    place.append(button);
    button.addEventListener('click', () => (heard += 1));
    patient(() => 1000)(place);
    vi.spyOn(performance, 'now').mockReturnValue(now);
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    return heard;
  }

  it('within 300 ms of a changed prompt is ignored, a key is not', () => {
    expect(taps(1299, 1)).toBe(0);
    expect(taps(1300, 1)).toBe(1);
    expect(taps(1001, 0)).toBe(1);
  });
});
