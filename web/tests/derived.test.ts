import { describe, expect, it, vi } from 'vitest';

import { condensed, grown, readable, recalled, type LogLine } from '../src/lib/log';
import { blocks, spans } from '../src/lib/markdown';
import { grouped } from '../src/lib/offers';
import { qr } from '../src/lib/qr';
import {
  configured,
  optionsBySeat,
  optionValue,
  secondsChoices,
  withGame,
  withOption,
  withSeatOption,
} from '../src/lib/rooms';
import { linesBySeat, standings, teamOf, totals } from '../src/lib/scores';
import { play, soundsOf } from '../src/lib/sound';
import { botsNeeded, suited } from '../src/lib/shelf';
import { game, made, room, told, view } from './views';

describe('the log', () => {
  const first = view({ version: 1, happened: [told(0, 'lay')] });
  const second = view({ version: 3, happened: [told(0, 'done'), told(1, 'pass')] });

  it('grows by what each view tells', () => {
    const log = grown(grown([], first), second);
    expect(log.map((line) => line.text.key)).toEqual(['lay', 'done', 'pass']);
    expect(log.map((line) => line.number)).toEqual([1, 2, 3]);
  });

  it('takes a view that comes again after a cut only once', () => {
    const log = grown([], first);
    expect(grown(log, first)).toEqual(log);
  });

  it('takes from a view that tells more what it has missed', () => {
    const log = grown([], first);
    const all = view({ version: 3, happened: ['lay', 'done', 'pass'].map((key) => told(0, key)) });
    expect(grown(log, all).map((line) => line.text.key)).toEqual(['lay', 'done', 'pass']);
  });

  it('starts afresh with a deal and with a match', () => {
    const log = grown([], first);
    const deal = view({ version: 9, deal: 2, happened: [told(99, 'deal')] });
    const match = view({ table: 'other', version: 1, happened: [told(2, 'lay')] });
    expect(grown(log, deal).map((line) => line.text.key)).toEqual(['deal']);
    expect(grown(log, match).map((line) => line.number)).toEqual([1]);
  });

  it('takes up what happened before one came in, in its place and once', () => {
    const now = view({ version: 4, happened: [told(0, 'play')] });
    const verbs = ['lay', 'done', 'pass', 'play'];
    const before = { t: 'log' as const, deal: 1, first: 1 };
    const moves = verbs.map((verb) => made(0, verb));
    const log = recalled(grown([], now), { ...before, table: 'table', moves }, 'mu');
    expect(log.map((line) => line.text.key)).toEqual([
      ...verbs.slice(0, 3).map((verb) => `mu-${verb}-told`),
      'play',
    ]);
    expect(recalled(grown([], now), { ...before, table: 'x', moves: [] }, 'mu')).toEqual([]);
  });

  it('is short where the table plays from memory, and never ahead of what is shown', () => {
    const happened = Array.from({ length: 20 }, () => told(0, 'play'));
    const log = grown([], view({ version: 20, happened }));
    expect(readable(log, view({ version: 20, recall: 6 }))).toEqual(log.slice(-6));
    expect(readable(log, view({ version: 20 }))).toEqual(log);
    expect(readable(log, view({ version: 12 }))).toEqual(log.slice(0, 12));
  });
});

describe('a log of moves made in one go', () => {
  const line = (number: number, seat: number, verb: string, card?: string): LogLine => ({
    table: 'table',
    deal: 1,
    number,
    text: { key: `mu-${verb}-told`, params: card ? { seat, card } : { seat } },
  });
  const has = (key: string): boolean => key === 'mu-lay-told-many';

  it('has one line for one bid', () => {
    const bid = [
      line(1, 0, 'pass'),
      line(2, 1, 'lay', 'r7'),
      line(3, 1, 'lay', 'b3'),
      line(4, 1, 'done'),
      line(5, 2, 'lay', 'k1'),
      line(6, 2, 'done'),
      line(7, 0, 'pass'),
    ];
    const told = condensed(bid, has).map(({ number, text }) => [number, text.key, text.params]);
    expect(told).toEqual([
      [1, 'mu-pass-told', { seat: 0 }],
      [4, 'mu-lay-told-many', { seat: 1, cards: 'r7 b3' }],
      [6, 'mu-lay-told', { seat: 2, card: 'k1' }],
      [7, 'mu-pass-told', { seat: 0 }],
    ]);
  });

  it('stays as it is where the game has no sentence for it', () => {
    const tricks = [line(1, 0, 'play', 'r7'), line(2, 0, 'play', 'b3')];
    expect(condensed(tricks, has)).toEqual(tricks);
  });
});

describe('offered moves', () => {
  it('stand together by their verb, those that stand alone apart', () => {
    const offers = ['lay r1', 'pass', 'lay g6', 'done'].map((move) => ({
      move,
      text: { key: 'move', params: {} },
    }));
    const { choices, single } = grouped(offers);
    expect(choices.map((group) => group.verb)).toEqual(['lay']);
    expect(choices[0]?.offers.map((offer) => offer.move)).toEqual(['lay r1', 'lay g6']);
    expect(single.map((offer) => offer.move)).toEqual(['pass', 'done']);
  });
});

describe('scores', () => {
  const halves = view({
    unit: 2,
    teams: [[0, 2], [1]],
    ranking: [2, 1],
    deal_scores: [
      [3, 5],
      [-4, 2],
    ],
    scores: [-1, 7],
    lines: [
      { seat: 2, article: 'mu.6.1', text: { key: 'bonus', params: {} }, points: -3 },
      { seat: 2, article: 'mu.6.2', text: { key: 'bonus', params: {} }, points: 2 },
    ],
  });

  it('are by team, in points', () => {
    expect(totals(halves)).toEqual([-0.5, 3.5]);
    expect([0, 1, 2].map((seat) => teamOf(halves, seat))).toEqual([0, 1, 0]);
  });

  it('are told seat by seat', () => {
    const told = linesBySeat({ ...halves, teams: [[0], [1], [2]] });
    expect(told.map(({ seats, rows, sum }) => [seats, rows.length, sum])).toEqual([
      [[0], 0, 0],
      [[1], 0, 0],
      [[2], 2, -0.5],
    ]);
  });

  it('are told once where partners score at one seat', () => {
    expect(linesBySeat(halves).map(({ seats, sum }) => [seats, sum])).toEqual([
      [[1], 0],
      [[2, 0], -0.5],
    ]);
  });

  it('rank the teams', () => {
    expect(standings(halves)).toEqual([
      { team: 1, place: 1 },
      { team: 0, place: 2 },
    ]);
  });
});

describe('a room', () => {
  const target = {
    name: 'target',
    default: '200',
    choices: [],
    least: 1,
    most: 2000,
    is_composed: false,
    is_by_seat: false,
    is_for_study: false,
  };
  const calcory = { ...game('calcory', [2, 3, 4]), options: [target] };

  it('is configured as a whole', () => {
    expect(configured(room())).toEqual({
      t: 'configure',
      game: 'mu',
      seats: 3,
      options: {},
      pace: 'none',
      turn_seconds: 0,
      absent_seconds: 60,
    });
  });

  it('names only options that are not the official ones', () => {
    expect(withOption(configured(room()), target, '300').options).toEqual({ target: '300' });
    const changed = room({ options: { target: '300' } });
    expect(optionValue(changed, target)).toBe('300');
    expect(withOption(configured(changed), target, '200').options).toEqual({});
    expect(optionValue(room(), target)).toBe('200');
  });

  it('has a number for each seat', () => {
    const option = { ...target, name: 'start', default: '', choices: ['0', '50', '100'] };
    const start = { ...option, is_by_seat: true };
    expect(optionsBySeat({}, start, 3)).toEqual(['0', '0', '0']);
    expect(optionsBySeat({ start: '0 50' }, start, 3)).toEqual(['0', '50', '0']);
    const given = withSeatOption(configured(room()), start, 1, '100');
    expect(given.options).toEqual({ start: '0 100' });
    expect(withSeatOption(given, start, 1, '0').options).toEqual({});
  });

  it('takes another game with as many seats as it can', () => {
    const now = configured(room({ options: { target: '3' } }));
    expect(withGame(now, calcory)).toMatchObject({ game: 'calcory', seats: 3, options: {} });
    expect(withGame(now, { ...calcory, seats: [2] }).seats).toBe(2);
  });

  it('offers the present time among the usual ones', () => {
    expect(secondsChoices([0, 30], 45)).toEqual([0, 30, 45]);
    expect(secondsChoices([0, 30], 30)).toEqual([0, 30]);
  });
});

describe('Markdown', () => {
  it('is read into blocks', () => {
    const text = 'One **two**\nthree\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | |\n\n#### End';
    expect(blocks(text).map((block) => block.kind)).toEqual([
      'paragraph',
      'list',
      'table',
      'heading',
    ]);
    expect(blocks(text)[1]).toMatchObject({ items: [[{ words: 'a' }], [{ words: 'b c' }]] });
    expect(blocks(text)[2]).toMatchObject({ rows: [[[{ words: '1' }], []]] });
    expect(blocks('```\na\n\nb\n```')).toEqual([{ kind: 'code', text: 'a\n\nb' }]);
    expect(blocks('1. a\n2. b')[0]).toMatchObject({ ordered: true });
  });

  it('knows bold, italic and code, and leaves the rest alone', () => {
    expect(spans('a **b** *c* `d` _e_ <b> snake_case_name').map((span) => span.kind)).toEqual([
      ...['words', 'strong', 'words', 'emphasis', 'words', 'code', 'words', 'emphasis', 'words'],
    ]);
  });
});

describe('a QR code', () => {
  it('is one path with a quiet edge', () => {
    const code = qr('http://192.168.1.20:8000/r/abcdef');
    expect(code.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/u);
    expect(code.path.startsWith('M2 2')).toBe(true);
  });
});

describe('the shelf', () => {
  const duo = game('duo', [2, 3]);
  const mu = game('mu', [3, 4, 5, 6]);
  const solo = game('solo', [1, 2]);

  it('knows how many bots complete a table, and where seats are missing', () => {
    expect([1, 3, 6, 7].map((people) => botsNeeded(mu, people))).toEqual([2, 0, 0, null]);
  });

  it('is sorted by who needs the fewest bots, the order of the shelf else', () => {
    const names = (people: number): string[][] =>
      suited([mu, duo, solo], people).map((games) => games.map(({ name }) => name));
    expect(names(1)).toEqual([['solo', 'duo', 'mu'], []]);
    expect(names(3)).toEqual([['mu', 'duo'], ['solo']]);
    expect(names(8)).toEqual([[], ['mu', 'duo', 'solo']]);
  });
});

describe('sounds', () => {
  const before = view({ version: 4 });
  const prompt = { key: 'your-move', params: {} };
  const played = [told(1, 'play')];

  it('tell a card, a trick, the end of a deal, and my turn after them', () => {
    const scene = { trick: [], last_trick: ['r1', 'r2', 'r3'] };
    const trick = view({ version: 5, happened: [{ ...told(1, 'x'), move: 'play r3' }], scene });
    expect(soundsOf(view({ version: 5, happened: played }), before)).toEqual(['card']);
    expect(soundsOf(trick, before)).toEqual(['trick']);
    expect(soundsOf(view({ version: 5, settled: true }), before)).toEqual(['deal']);
    const thirteen = view({ version: 5, game: 'calcory', scene: { phase: 'thirteen' } });
    expect(soundsOf(thirteen, before)).toEqual(['triumph']);
    expect(soundsOf(view({ version: 5, happened: played, prompt }), before)).toEqual([
      'card',
      'turn',
    ]);
  });

  it('are silent on arrival and where nothing is new', () => {
    expect(soundsOf(view({ version: 5, prompt }), null)).toEqual([]);
    expect(soundsOf(view({ version: 4, prompt }), before)).toEqual([]);
  });

  it('wait until somebody has touched the page: before, a browser would complain', () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    play(['turn']);
    expect(made).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
