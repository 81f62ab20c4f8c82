import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Lesson } from '../src/classes/lesson.svelte';
import { spaced } from '../src/classes/words';
import type { Class, ClassTable } from '../src/lib/wire';
import { FakeSocket, hear } from './sockets';

function table(state: string, ...pupils: string[]): ClassTable {
  const seats = pupils.map((name) => ({ pupil: name, name, here: true, late: false }));
  const bot = { pupil: null, name: 'Kim', here: true, late: false };
  const rest = { active: [], teams: [], scores: [], unit: 1, deal: 1 };
  return { room: pupils.join(), state, seats: [...seats, bot], ...rest };
}

function lessonNow(change: Partial<Class> = {}): Class {
  return {
    ...{ t: 'class', id: 'lesson', code: 'KMP473', game: 'rows', seats: 3, options: {} },
    ...{ withheld: [], pace: 'normal', turn_seconds: 0, absent_seconds: 60, chat: false },
    ...{ roster: [], tables: [table('playing', 'Anne', 'Tom'), table('idle', 'Zoé')] },
    ...{ returns: [], ends: 0 },
    ...change,
  };
}

let lesson: Lesson;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  lesson = new Lesson('a/b');
});

afterEach(() => {
  lesson.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a class', () => {
  it('counts its pupils, and no bots', () => {
    expect(FakeSocket.last.address).toMatch(/\/ws\/class\/a%2Fb$/u);
    expect(lesson.pupils).toBe(0);
    hear(lessonNow());
    expect(lesson.pupils).toBe(3);
  });

  it('is fixed while a match is going on at any table', () => {
    hear(lessonNow());
    expect(lesson.agreed?.playing).toBe(true);
    expect(lesson.agreed?.seats).toHaveLength(3);
    hear(lessonNow({ tables: [table('idle', 'Zoé'), table('over', 'Tom')] }));
    expect(lesson.agreed?.playing).toBe(false);
  });

  it('changes what is played on top of a change that is still on its way', () => {
    hear(lessonNow());
    void lesson.configure((now) => ({ ...now, pace: 'calm' }));
    void lesson.configure((now) => ({ ...now, seats: 4 }));
    const last = FakeSocket.last.sent.at(-1);
    expect(last).toMatchObject({ t: 'class-configure', pace: 'calm', seats: 4 });
  });

  it('keeps why something failed', async () => {
    hear(lessonNow());
    const asked = lesson.ask({ t: 'class-spread' });
    const text = { key: 'room-match-running', params: {} };
    hear({ t: 'failed', id: FakeSocket.last.sent.at(-1)?.id, text });
    expect(await asked).toBe(false);
    expect(lesson.failure).toEqual(text);
  });

  it('writes its code in two halves', () => {
    expect(spaced('KMP473')).toBe('KMP 473');
  });
});
