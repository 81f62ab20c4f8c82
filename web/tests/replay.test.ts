import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Sentences } from '../src/lib/texts';
import { readDeal } from '../src/lib/view';
import type { ReplayDeal } from '../src/lib/wire';
import { heldPlaces, momentOf, roomOf } from '../src/replay/moment';
import { Replay, SPEEDS } from '../src/replay/replay.svelte';
import Scene from '../src/replay/Scene.svelte';
import { made, message } from './views';

const HEAD = {
  id: 'match',
  game: 'none',
  seats: [
    { name: 'Anne', bot: '' },
    { name: '', bot: '' },
    { name: 'club 3', bot: 'club' },
  ],
  mine: 1 as number | null,
  over: true,
  ended: 0,
  deals: [0, 3],
  last: 5,
  room: 'room' as string | null,
  link: null,
};

/** As it is fetched. */
function dealOf(deal: number, isOpen: boolean): ReplayDeal {
  const numbers = deal === 1 ? [0, 1, 2] : [3, 4, 5];
  return {
    views: numbers.map((number) => ({
      ...message(number, { deal, happened: number === 0 ? [] : [made(0, `move-${number}`)] }),
      game: HEAD.game,
      words: [{ key: `words-${number}`, params: {}, topic: '' }],
    })),
    held: isOpen ? numbers.map((number) => ({ 'hand 0': [`r${number}`] })) : [],
  };
}

let asked: string[];
let head: typeof HEAD;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, head] = [[], HEAD];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const deal = /deals\/(\d)/u.exec(path);
    const body = deal ? dealOf(Number(deal[1]), path.includes('open')) : head;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loaded(): Promise<Replay> {
  const replay = new Replay('match');
  await replay.load();
  return replay;
}

describe('a replay', () => {
  it('begins with my own eyes, and fetches a deal only when it is looked at', async () => {
    const replay = await loaded();
    expect([replay.seat, replay.isOpen]).toEqual([1, false]);
    await replay.go(2);
    await replay.go(4);
    await replay.go(0);
    expect(asked.slice(1)).toEqual([1, 2].map((n) => `/api/replays/match/deals/${n}?seat=1`));
    expect(replay.moment?.view.version).toBe(0);
  });

  it('is open for a stranger who has the link', async () => {
    head = { ...HEAD, mine: null, room: null };
    const replay = await loaded();
    expect([replay.seat, replay.isOpen]).toEqual([0, true]);
    expect(replay.moment?.held).toEqual({ 'hand 0': ['r0'] });
  });

  it('stays within the match, and knows in which deal it is', async () => {
    const replay = await loaded();
    await replay.step(-1);
    expect(replay.version).toBe(0);
    await replay.step(Infinity);
    expect([replay.version, replay.isAtEnd]).toEqual([5, true]);
    expect([0, 2, 3, 5].map((version) => replay.dealAt(version))).toEqual([0, 0, 1, 1]);
  });

  it('runs by itself to the end, and from the end once more', async () => {
    const replay = await loaded();
    replay.play();
    await vi.advanceTimersByTimeAsync(3 * SPEEDS.normal);
    expect(replay.version).toBe(3);
    await vi.advanceTimersByTimeAsync(9 * SPEEDS.normal);
    expect([replay.version, replay.isPlaying]).toEqual([5, false]);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.version).toBe(0);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(9 * SPEEDS.normal);
    expect(replay.version).toBe(0);
  });

  it('says why there is nothing to see', async () => {
    const text = { key: 'replay-unknown', params: {} };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ text }), { status: 404 })),
    );
    expect((await loaded()).failure).toEqual({ text });
  });

  it('asks again for a deal that could not be fetched', async () => {
    const replay = await loaded();
    const working = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new Error()));
    await replay.go(4);
    expect([replay.isCutOff, replay.moment?.view.version]).toEqual([true, 0]);
    vi.stubGlobal('fetch', working);
    await replay.go(4);
    expect([replay.isCutOff, replay.moment?.view.version]).toEqual([false, 4]);
  });
});

describe('a moment', () => {
  it('has the log up to here, and the view before', () => {
    const { log, before } = momentOf(readDeal(dealOf(2, false)), 1);
    expect(log.map((line) => line.number)).toEqual([3, 4]);
    expect(before?.version).toBe(3);
  });

  it('shows hidden places by seat, what is nobody’s last, and nothing that is empty', () => {
    const held = { stock: ['r1'], 'hand 1': ['b2'], 'hand 0': ['k3'], 'won 0': [] };
    expect(heldPlaces(held)).toEqual([
      { place: 'hand', seat: 0, cards: ['k3'] },
      { place: 'hand', seat: 1, cards: ['b2'] },
      { place: 'stock', seat: null, cards: ['r1'] },
    ]);
  });

  it('is told in sentences where a game has no drawn board', () => {
    const words = new Sentences('fr', ['words-4 = Quatre cartes sur la table.']);
    render(Scene, {
      replay: new Replay('match'),
      head: HEAD,
      moment: momentOf(readDeal(dealOf(2, false)), 1),
      room: roomOf(HEAD),
      words,
      nameOf: (seat: number) => `place ${seat}`,
    });
    expect(screen.getByText('Quatre cartes sur la table.')).toBeTruthy();
    expect(screen.getByText('place 2')).toBeTruthy();
  });
});
