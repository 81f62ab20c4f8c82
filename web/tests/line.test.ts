import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Line, type LineState, type News } from '../src/lib/line';
import type { FromClient } from '../src/lib/wire';

/** A socket whose other end is the test. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  readonly sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as FromClient);
  }

  close(): void {
    this.onclose = null;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const room = { t: 'room', id: 'room' };
let states: LineState[];
let news: News[];
let line: Line;

function socket(): FakeSocket {
  const last = FakeSocket.opened.at(-1);
  if (!last) throw new Error('no socket was opened');
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
  states = [];
  news = [];
  line = new Line('ws://here/ws/r/link', {
    state: (state) => states.push(state),
    news: (message) => news.push(message),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  it('is open when the server shows the room', () => {
    expect(states).toEqual([]);
    socket().hear(room);
    expect(states).toEqual(['open']);
    expect(news).toEqual([room]);
  });

  it('answers whoever asked', async () => {
    socket().hear(room);
    const answer = line.ask({ t: 'start' });
    const [command] = socket().sent;
    expect(command?.id).toMatch(/^[0-9a-f]{32}$/u);
    socket().hear({ t: 'done', id: command?.id });
    await expect(answer).resolves.toEqual({ t: 'done', id: command?.id });
    expect(news).toEqual([room]);
  });

  it('keeps a command until it is let in', () => {
    void line.ask({ t: 'start' });
    expect(socket().sent).toEqual([]);
    socket().hear(room);
    expect(socket().sent).toHaveLength(1);
  });

  it('comes back by itself and says again, with the same id, what was not answered', () => {
    socket().hear(room);
    void line.ask({ t: 'start' });
    void line.ask({ t: 'stand' });
    const [first, second] = socket().sent;
    socket().hear({ t: 'done', id: first?.id });
    socket().onclose?.({ code: 1012 });
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(FakeSocket.opened).toHaveLength(2);
    socket().hear(room);
    expect(socket().sent).toEqual([second]);
  });

  it('waits longer after every attempt, but never much longer than eight seconds', () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      const before = FakeSocket.opened.length;
      socket().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(Math.min(8000, 250 * 2 ** attempt) / 2 - 1);
      expect(FakeSocket.opened).toHaveLength(before);
      vi.advanceTimersByTime(8000);
      expect(FakeSocket.opened).toHaveLength(before + 1);
    }
  });

  it('comes back by the way that it was told', () => {
    line.moveTo('ws://here/ws/t/room');
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(250);
    expect(socket().address).toBe('ws://here/ws/t/room');
  });

  it.each([
    [4001, 'unknown'],
    [4003, 'removed'],
  ])('gives up where it is not let in (%i)', (code, state) => {
    socket().hear({ t: 'failed', id: null, text: { key: 'room-unknown', params: {} } });
    socket().onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([state]);
    expect(news).toHaveLength(1);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('does not repeat what the server would not bear', async () => {
    socket().hear(room);
    const answer = line.ask({ t: 'start' });
    socket().onclose?.({ code: 1008 });
    await expect(answer).resolves.toMatchObject({ t: 'failed' });
    vi.advanceTimersByTime(8000);
    socket().hear(room);
    expect(socket().sent).toEqual([]);
  });

  it('says again a little later what was too much at once', () => {
    socket().hear(room);
    void line.ask({ t: 'start' });
    socket().hear({ t: 'failed', id: null, text: { key: 'messages-too-many', params: {} } });
    expect(socket().sent).toHaveLength(1);
    vi.advanceTimersByTime(1500);
    expect(socket().sent).toHaveLength(2);
    expect(socket().sent[0]).toEqual(socket().sent[1]);
  });

  it('knows at once that the network is gone and back', () => {
    socket().hear(room);
    dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
    socket().hear(room);
    expect(states.at(-1)).toBe('open');
  });

  it('notices within five seconds that the line is dead, and comes back', () => {
    socket().hear(room);
    vi.advanceTimersByTime(2500);
    expect(socket().sent).toMatchObject([{ t: 'ping' }]);
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(2500);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('stays open as long as its question is answered', () => {
    socket().hear(room);
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      const last = socket().sent.at(-1);
      if (last) socket().hear({ t: 'done', id: last.id });
    }
    expect(states).toEqual(['open']);
    expect(socket().sent.length).toBeLessThan(31);
  });

  it('asks again after a sleep, before it gives the line up', () => {
    socket().hear(room);
    vi.advanceTimersByTime(2500);
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(500);
    expect(states.at(-1)).toBe('open');
    expect(socket().sent).toHaveLength(2);
  });

  it('does not wait for ever for a connection that does not open', () => {
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(['lost']);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('is still for good when it is closed', () => {
    socket().hear(room);
    line.close();
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
