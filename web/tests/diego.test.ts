import { describe, expect, it } from 'vitest';

import { checkedPairs } from '../src/games/diego/control';
import {
  COMMON,
  deckOf,
  deckOptions,
  EXAMPLES,
  LEVELS,
  preset,
  PRESET_NAMES,
  REPRESENTATIONS,
  toggled,
} from '../src/games/diego/deck';
import decks from '../src/games/diego/decks.json';
import { drawn, HIGH, WIDE, type Drawing } from '../src/games/diego/faces';
import { headline } from '../src/games/diego/headline';
import { moment } from '../src/games/diego/moment';
import {
  announces,
  cardAt,
  mayPairInHand,
  momentOfPair,
  openSides,
  pairMove,
  tappedWith,
  type Side,
  type Tapped,
} from '../src/games/diego/pairing';
import { BETWEEN, sized } from '../src/games/diego/sizes';
import type { View } from '../src/lib/view';
import type { DiegoScene } from '../src/lib/wire';
import { view } from './views';

const SCENE: DiegoScene = {
  phase: 'turn',
  turn: 0,
  hand: ['frac_3_4', '', 'dec_0_5', 'disc_1_4_1'],
  row: ['sum_1_2_1_4', 'pct_50', 'line_2_4_3', 'word_un_quart_one_quarter'],
  shown: [],
  claimed: [],
  from_hand: [],
  from_row: 0,
  held: [
    [1, 0, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ],
  stock: 9,
  diego: [[], [], []],
  contra: [[], [], []],
  windows: 3,
  agreed: [],
  voided: [],
  announcer: null,
  voters: [],
  has_proposed: false,
  passes: 0,
  ended: '',
  placed_by: null,
  placed_on: '',
  control: {},
};

function seen(change: Partial<DiegoScene> = {}, more: Partial<View> = {}): View {
  return view({ game: 'diego', scene: { ...SCENE, ...change }, ...more });
}

function sides(change: Partial<DiegoScene>, more: Partial<View> = {}): Side[] {
  return openSides(seen({}, more), { ...SCENE, ...change });
}

function offered(move: string): View['moves'][number] {
  return { move, text: { key: move, params: {} } } as View['moves'][number];
}

function tap(side: Side, place: number): Tapped {
  return { of: 'now', side, place };
}

function tappedAfter(inHand: boolean, ...taps: Tapped[]): string[] {
  let all: Tapped[] = [];
  for (const one of taps) all = tappedWith(all, one, inHand);
  return all.map(({ side, place }) => `${side} ${place}`);
}

describe('the rows that can be tapped', () => {
  it('are my hand and the row when it is my turn', () => {
    expect(sides({})).toEqual(['hand', 'row']);
    expect(sides({ turn: 1 })).toEqual([]);
    expect(sides({ phase: 'claimed' })).toEqual([]);
  });

  it('are the shown hand and the row for who may counter a pass', () => {
    const claims = [offered('counter')];
    expect(sides({ phase: 'passed', turn: 1 }, { claims })).toEqual(['shown', 'row']);
    expect(sides({ phase: 'passed', turn: 1 })).toEqual([]); // has agreed already
    expect(sides({ phase: 'naming', turn: 1, announcer: 0 })).toEqual(['shown', 'row']);
    expect(sides({ phase: 'naming', turn: 1, announcer: 2 })).toEqual([]);
  });

  it('are none for who only watches', () => {
    expect(sides({}, { seat: null })).toEqual([]);
    expect(sides({ phase: 'naming', announcer: null }, { seat: null })).toEqual([]);
  });
});

describe('a tap on a pass', () => {
  it('announces with a card of the shown hand, and with no other', () => {
    expect(announces([tap('shown', 1)], 'shown')).toBe(true);
    expect(announces([tap('row', 2), tap('shown', 1)], 'shown')).toBe(true);
    expect(announces([tap('row', 2)], 'row')).toBe(false);
    expect(announces([tap('shown', 1), tap('row', 2)], 'row')).toBe(false); // called already
    expect(announces([], 'shown')).toBe(false); // let go again
  });
});

describe('two taps', () => {
  it('make a pair, whichever comes first', () => {
    expect(pairMove(tap('hand', 3), tap('row', 2))).toBe('diego 3 2');
    expect(pairMove(tap('row', 2), tap('hand', 3))).toBe('diego 3 2');
    expect(pairMove(tap('row', 4), tap('shown', 1))).toBe('name 1 4');
  });

  it('make a pair of my hand, by place', () => {
    expect(pairMove(tap('hand', 10), tap('hand', 2))).toBe('hand-diego 2 10');
    expect(pairMove(tap('row', 1), tap('row', 2))).toBeNull();
    expect(pairMove(tap('shown', 1), tap('shown', 2))).toBeNull();
  });

  it('let go of what is tapped again, and change their mind within a row', () => {
    expect(tappedAfter(false, tap('hand', 1), tap('hand', 1))).toEqual([]);
    expect(tappedAfter(false, tap('hand', 1), tap('hand', 3))).toEqual(['hand 3']);
    expect(tappedAfter(false, tap('hand', 1), tap('row', 2))).toEqual(['hand 1', 'row 2']);
  });

  it('may both be of my hand only where the table plays so', () => {
    expect(tappedAfter(true, tap('hand', 1), tap('hand', 3))).toEqual(['hand 1', 'hand 3']);
    expect(tappedAfter(true, tap('row', 2), tap('hand', 3), tap('hand', 1))).toEqual([
      'row 2',
      'hand 1',
    ]);
    expect(mayPairInHand(seen({}, { moves: [offered('hand-diego 1 3')] }))).toBe(true);
    expect(mayPairInHand(seen({}, { moves: [offered('diego 1 3')] }))).toBe(false);
  });

  it('belong to one moment, which goes on from the counter to the naming', () => {
    const of = (change: Partial<DiegoScene>): string =>
      momentOfPair(seen(), { ...SCENE, ...change });
    expect(of({ phase: 'passed' })).toBe(of({ phase: 'naming' }));
    expect(of({ phase: 'passed' })).not.toBe(of({ phase: 'turn' }));
    expect(of({ windows: 4 })).not.toBe(of({}));
    expect(of({ turn: 1 })).not.toBe(of({}));
  });

  it('find the card by its place', () => {
    expect(cardAt(SCENE, tap('hand', 3))).toBe('dec_0_5');
    expect(cardAt(SCENE, tap('row', 9))).toBe('');
  });
});

describe('a deck', () => {
  it('is written as the rules read it, and read back', () => {
    for (const name of Object.keys(PRESET_NAMES))
      expect(deckOptions(preset(name))).toEqual(decks[name as keyof typeof decks]);
  });

  it('to begin with has a name each, and nothing that the composer doesn’t show', () => {
    expect(Object.keys(PRESET_NAMES)).toEqual(Object.keys(decks));
    for (const name of Object.keys(decks)) {
      const { numbers, representations, level } = preset(name);
      expect(COMMON).toEqual(expect.arrayContaining(numbers));
      expect(Object.keys(REPRESENTATIONS)).toEqual(expect.arrayContaining(representations));
      expect(Object.keys(LEVELS)).toContain(level);
    }
    expect(Object.keys(EXAMPLES)).toEqual(Object.keys(REPRESENTATIONS));
  });

  it('is read as far as it can be', () => {
    const empty = { numbers: [], representations: [], level: 'usual', size: '6', capital: false };
    expect(deckOf({})).toEqual(empty);
    expect(deckOf({ deck: ' 1/2   3/4 ' })).toEqual({ ...empty, numbers: ['1/2', '3/4'] });
    expect(deckOf({ deck: '|words', size: '4', capital: 'yes' })).toEqual({
      ...empty,
      representations: ['words'],
      size: '4',
      capital: true,
    });
  });

  it('gains or loses one part with a tap', () => {
    expect(toggled(['1/2', '3/4'], '1/2')).toEqual(['3/4']);
    expect(toggled(['3/4'], '1/2')).toEqual(['3/4', '1/2']);
  });
});

function wordsOn({ lines }: Drawing): string[] {
  return lines.map(({ words }) => words);
}

function count({ shapes }: Drawing, kind: string): number {
  return shapes.filter((shape) => shape.kind === kind).length;
}

describe('a face', () => {
  it('sets fractions one above the other', () => {
    const face = drawn('frac_3_4', 'fr');
    const [over, under] = face.lines;
    expect([over?.words, under?.words]).toEqual(['3', '4']);
    expect(over?.y).toBeLessThan(under?.y ?? 0);
    expect(count(face, 'bar')).toBe(1);
  });

  it('is written as the reader’s language writes it', () => {
    expect(wordsOn(drawn('dec_0_75', 'fr'))).toEqual(['0,75']);
    expect(wordsOn(drawn('dec_0_75', 'en'))).toEqual(['0.75']);
    expect(wordsOn(drawn('between_0_7_0_8', 'fr'))).toEqual(['0,7 <', '< 0,8']);
    expect(wordsOn(drawn('word_trois_quarts_three_quarters', 'fr'))).toEqual(['trois', 'quarts']);
    expect(wordsOn(drawn('word_trois_quarts_three_quarters', 'en'))).toEqual(['three', 'quarters']);
    expect(wordsOn(drawn('pct_75', 'fr'))).toEqual(['75 %']);
    expect(wordsOn(drawn('pct_75', 'en'))).toEqual(['75%']);
  });

  it('sets a whole term of a sum as a whole number', () => {
    expect(wordsOn(drawn('sum_1_1_1_4', 'fr'))).toEqual(['1', '+', '1', '4']);
    expect(wordsOn(drawn('sum_1_2_1_4', 'fr'))).toEqual(['1', '2', '+', '1', '4']);
  });

  it('colours as many parts as the card says', () => {
    for (const [card, coloured, pale] of [
      ['disc_1_4_3', 3, 1],
      ['disc_2_4_7', 7, 1],
      ['area_1_2_3_5', 5, 1],
      ['area_2_2_2_5', 5, 3],
    ] as const) {
      expect(count(drawn(card, 'fr'), 'coloured')).toBe(coloured);
      expect(count(drawn(card, 'fr'), 'pale')).toBe(pale);
    }
  });

  it('divides the line evenly and puts the mark where the number is', () => {
    const face = drawn('line_2_4_3', 'fr');
    const at = (shape?: { d: string }): number => Number(/^M([\d.]+)/u.exec(shape?.d ?? '')?.[1]);
    const strokes = face.shapes.slice(1, -1).map(at);
    expect(strokes).toHaveLength(9);
    strokes.slice(1).forEach((x, n) => expect(x - (strokes[n] ?? 0)).toBeCloseTo(49 / 8, 1));
    expect(at(face.shapes.at(-1))).toBe(strokes[3]);
    expect(wordsOn(face)).toEqual(['0', '1', '2']);
  });

  it('has room for all that is written', () => {
    const wide = ['frac_125_1000', 'dec_1_875', 'pct_175', 'word_quatorze_douzièmes_a_b'];
    for (const card of [...wide, ...Object.values(EXAMPLES)])
      for (const { words, x, y, size } of drawn(card, 'fr').lines) {
        const half = (words.length * 0.47 * size) / 2;
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(x + half).toBeLessThanOrEqual(WIDE);
        expect(y - size).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HIGH);
      }
  });
});

describe('the control sheet', () => {
  const ended: Partial<DiegoScene> = {
    ended: 'vote',
    diego: [['frac_3_4', 'sum_1_2_1_4', 'dec_0_5', 'line_2_4_3'], [], []],
    contra: [[], ['pct_50', 'disc_1_4_1'], ['frac_1_2', 'dec_0_5']],
    control: {
      ...{ frac_3_4: '3/4', sum_1_2_1_4: '3/4', line_2_4_3: '3/4' },
      ...{ dec_0_5: '1/2', pct_50: '1/2', frac_1_2: '1/2', disc_1_4_1: '1/4' },
    },
  };

  it('gives two points a pair on one side, four on the other, or takes them', () => {
    const found = checkedPairs({ ...SCENE, ...ended });
    expect(found.map(({ seat, side, isRight, points }) => [seat, side, isRight, points])).toEqual([
      [0, 'diego', true, 2],
      [0, 'diego', false, -2],
      [1, 'contra', false, 4],
      [2, 'contra', true, -4],
    ]);
  });

  it('is told in a headline, and an unmasked mistake is a moment', () => {
    expect(headline(seen(ended, { settled: true }))).toEqual({
      text: { key: 'diego-headline', params: { right: 2, count: 4, ended: 'vote' } },
      isMoment: true,
    });
    const quiet = { ...ended, contra: [[], [], []] };
    expect(headline(seen(quiet, { settled: true }))?.isMoment).toBe(false);
    expect(headline(seen({ ...ended, ended: '' }, { settled: true }))).toBeNull();
  });
});

describe('the table', () => {
  it('has its moments: a pair that is announced, and one that is taken', () => {
    expect(moment(seen({ phase: 'claimed' }))).toBe('triumph');
    expect(moment(seen({ placed_on: 'contra', placed_by: 1 }))).toBe('moment');
    expect(moment(seen({ placed_on: 'diego', placed_by: 1 }))).toBeNull();
  });

  it('has room for six cards across and three rows at every size', () => {
    for (const [width, height] of [
      [320, 330],
      [390, 560],
      [700, 300],
      [1200, 520],
    ] as const) {
      const { card, apart } = sized({ width, height }, 6);
      expect(6 * (card + BETWEEN)).toBeLessThanOrEqual(width);
      expect((3 * card * 88) / 63 + 4 * apart).toBeLessThanOrEqual(height);
      expect(card).toBeGreaterThanOrEqual(44);
    }
  });
});
