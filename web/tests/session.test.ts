import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Session } from '../src/lib/session.svelte';
import type { FromClient } from '../src/lib/wire';
import { FakeSocket, hear } from './sockets';
import { made, message, room } from './views';

function sent(): FromClient[] {
  return FakeSocket.last.sent;
}

async function answer(kind: object): Promise<void> {
  hear({ id: sent().at(-1)?.id, ...kind });
  await vi.advanceTimersByTimeAsync(0);
}

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  session = new Session('/ws/r/link', { startAtOnce: false });
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('enters a room and comes back by it', () => {
    hear(room());
    expect(session.line).toBe('open');
    expect(session.me?.name).toBe('Anne');
    expect(session.isHost).toBe(true);
    expect(location.pathname).toBe('/t/room');
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(250);
    expect(FakeSocket.last.address).toMatch(/\/ws\/t\/room$/u);
  });

  it('follows to the table where the teacher has moved it', () => {
    hear(room({ in_class: true }));
    hear({ t: 'moved', room: 'other' });
    expect(location.pathname).toBe('/t/other');
  });

  it('shows views one after another, so that people can follow', () => {
    hear(room({ pace: 'brisk' }));
    for (const number of [1, 2, 3]) hear(message(number, { happened: [made(0, 'lay')] }));
    expect(session.view?.version).toBe(1);
    expect(session.isCurrent).toBe(false);
    vi.advanceTimersByTime(150);
    expect(session.view?.version).toBe(2);
    vi.advanceTimersByTime(150);
    expect(session.view?.version).toBe(3);
    expect(session.before?.version).toBe(2);
    expect(session.isCurrent).toBe(true);
    expect(session.log).toHaveLength(3);
  });

  it('keeps a refusal until another move is made', async () => {
    hear(room());
    hear(message(1));
    void session.play(['play r7']);
    expect(session.isBusy).toBe(true);
    expect(sent().at(-1)).toMatchObject({ t: 'play', table: 'table', moves: ['play r7'] });
    await answer({ t: 'refused', article: 'mu.5.4', text: { key: 'follow-trump', params: {} } });
    expect(session.refusal?.article).toBe('mu.5.4');
    expect(session.isBusy).toBe(false);
    hear(message(2));
    vi.advanceTimersByTime(0);
    expect(session.refusal).toBeNull();
  });

  it('changes settings on top of changes that are still on their way', async () => {
    hear(room());
    void session.configure((now) => ({ ...now, seats: 5 }));
    void session.configure((now) => ({ ...now, pace: 'calm' }));
    expect(sent().at(-1)).toMatchObject({ seats: 5, pace: 'calm' });
    hear({ t: 'failed', id: sent()[0]?.id, text: { key: 'room-seats', params: {} } });
    await answer({ t: 'failed', text: { key: 'room-seats', params: {} } });
    void session.configure((now) => ({ ...now, pace: 'brisk' }));
    expect(sent().at(-1)).toMatchObject({ seats: 3, pace: 'brisk' });
  });

  it('keeps what failed, asked or unasked', async () => {
    hear(room());
    void session.ask({ t: 'start' });
    await answer({ t: 'failed', text: { key: 'room-host-only', params: {} } });
    expect(session.failure?.key).toBe('room-host-only');
    hear({ t: 'failed', id: null, text: { key: 'message-unreadable', params: {} } });
    expect(session.failure?.key).toBe('message-unreadable');
  });

  it('forgets notices and chat with the line that brought them', () => {
    hear(room());
    hear({ t: 'notice', text: { key: 'server-restarting', params: {} } });
    hear({ t: 'chat', name: 'Anne', text: 'oui', spectator: false });
    FakeSocket.last.onclose?.({ code: 1012 });
    expect(session.notices).toHaveLength(1);
    vi.advanceTimersByTime(250);
    hear({ t: 'notice', text: { key: 'seat-given-back', params: {} } });
    hear(room());
    expect(session.notices.map((notice) => notice.key)).toEqual(['seat-given-back']);
    expect(session.chat).toEqual([]);
  });

  it('starts at once where it was asked to, in a seat', async () => {
    session.close();
    session = new Session('/ws/t/room', { startAtOnce: true });
    hear(room({ me: 'blaise' }));
    expect(sent().map((command) => command.t)).toEqual(['sit']);
    await answer({ t: 'done' });
    expect(sent().map((command) => command.t)).toEqual(['sit', 'start']);
    hear(room({ me: 'blaise' }));
    expect(sent()).toHaveLength(2);
  });

  it('hurries: first through what has arrived, then the next bot, once for each move', () => {
    hear(room({ playing: true, pace: 'calm' }));
    for (const number of [1, 2]) hear(message(number, { active: [1], happened: [made(2, 'x')] }));
    expect(session.hurry.isPossible).toBe(true);
    session.hurry.now();
    expect([session.view?.version, sent()]).toEqual([2, []]);
    session.hurry.now();
    session.hurry.now();
    expect(sent()).toMatchObject([{ t: 'hurry', table: 'table' }]);
  });

  it('hurries nobody in my own turn, between deals, or where others play', () => {
    hear(room({ playing: true, pace: 'mine' }));
    const offer = { verb: 'pass', domain: {}, picked: '', example: '' };
    for (const change of [{ offers: [offer] }, { settled: true }]) {
      hear(message(1, change));
      vi.advanceTimersByTime(0);
      expect(session.hurry.isPossible).toBe(false);
    }
    const seats = room().seats.map((seat) => ({ ...seat, person: 'somebody' }));
    hear(room({ playing: true, seats }));
    hear(message(2));
    vi.advanceTimersByTime(0);
    expect(session.hurry.isPossible).toBe(false);
    session.hurry.now();
    expect(sent()).toEqual([]);
  });
});
