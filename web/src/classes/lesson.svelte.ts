/** A class in front of its teacher: the line, and the class as it stands. */

import { Line, socketAddress, type LineState, type Wish } from '../lib/line';
import { configured, type Agreed, type Change, type Configuring } from '../lib/rooms';
import { speech } from '../lib/speech.svelte';
import type { Class, ClassTable, Text } from '../lib/wire';

/** What a teacher does at one table or, where none is named, at all of them. */
export type AtTables = 'class-start' | 'class-deal' | 'class-stop';

export const RUNNING = ['playing', 'paused', 'scored'];

export class Lesson {
  line = $state.raw<LineState>('connecting');
  now = $state.raw<Class | null>(null);
  failure = $state.raw<Text | null>(null);

  readonly #line: Line;
  #wanted: Configuring | null = null;

  constructor(id: string) {
    this.#line = new Line(socketAddress(`/ws/class/${encodeURIComponent(id)}`), {
      news: (message) => {
        if (message.t === 'class') this.#hear(message);
        else if (message.t === 'failed') this.failure = message.text;
      },
      state: (state) => (this.line = state),
    });
  }

  get pupils(): number {
    return this.now?.tables.reduce((sum, table) => sum + pupilsAt(table), 0) ?? 0;
  }

  /** What all tables play, as a room would say it. */
  get agreed(): Agreed | null {
    if (!this.now) return null;
    const { seats, tables } = this.now;
    return {
      ...this.now,
      seats: Array.from({ length: seats }, () => ({ person: null, name: '' })),
      playing: tables.some(({ state }) => RUNNING.includes(state)),
    };
  }

  /** Whether it was done; else `failure` says why not. */
  async ask(wish: Wish): Promise<boolean> {
    this.failure = null;
    const answer = await this.#line.ask(wish);
    if (answer.t === 'failed') this.failure = answer.text;
    return answer.t === 'done';
  }

  at(t: AtTables, rooms: string[]): void {
    void this.ask({ t, rooms });
  }

  pause(rooms: string[], wanted: boolean): void {
    void this.ask({ t: 'class-pause', rooms, wanted });
  }

  /** Change what is played: on top of changes that are still on their way. */
  async configure(change: Change): Promise<void> {
    const { agreed } = this;
    if (!agreed) return;
    const wanted = (this.#wanted = change(this.#wanted ?? configured(agreed)));
    await this.ask({ ...wanted, t: 'class-configure' });
    if (this.#wanted === wanted) this.#wanted = null;
  }

  #hear(message: Class): void {
    this.now = message;
    void speech.open(message.game);
  }

  close(): void {
    this.#line.close();
  }
}

export function pupilsAt(table: ClassTable): number {
  return table.seats.filter((seat) => seat.pupil !== null).length;
}
