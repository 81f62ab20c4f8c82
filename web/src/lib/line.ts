/**
 * The line to the server: it comes back by itself after a cut, and what was not answered is said
 * again with the same id, which the server takes as the same command.
 */

import type { Done, Failed, FromClient, FromServer, Refused } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'unknown' | 'removed';
export type Answer = Done | Refused | Failed;

/** What the server tells unasked. */
export type News = Exclude<FromServer, Done | Refused>;

type Without<T> = T extends FromClient ? Omit<T, 'id'> : never;
export type Wish = Without<FromClient>;

interface Unanswered {
  command: FromClient;
  answer: (answer: Answer) => void;
}

interface Hooks {
  news: (message: News) => void;
  state: (state: LineState) => void;
}

const ENDS: Record<number, LineState> = { 4001: 'unknown', 4003: 'removed' };
const MISBEHAVING = 1008;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 30_000;
const SAY_AGAIN = 1500;

export class Line {
  #address: string;
  readonly #hooks: Hooks;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | null = null;
  #state: LineState = 'connecting';
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();

  constructor(address: string, hooks: Hooks) {
    this.#address = address;
    this.#hooks = hooks;
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#wake);
  }

  /** Send a command; the promise holds the server's answer, however long the line is down. */
  ask(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: newId() } as FromClient;
    return new Promise((answer) => {
      this.#unanswered.set(command.id, { command, answer });
      if (this.#state === 'open') this.#send(command);
    });
  }

  /** Come back by another way in after a cut. */
  moveTo(address: string): void {
    this.#address = address;
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    // Before it closes a line that it won't have, the server says why.
    if (message.t !== 'failed' && this.#state !== 'open') this.#opened();
    if (message.t === 'done' || message.t === 'refused') this.#answered(message.id, message);
    else if (message.t === 'failed' && message.id !== null) this.#answered(message.id, message);
    else this.#hooks.news(message);
    // A frame was dropped without a look at its id, because there were too many: say it again.
    if (message.t === 'failed' && message.id === null) this.#sayAgainSoon();
  }

  #sayAgainSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#sayAgain(), SAY_AGAIN);
  }

  #sayAgain(): void {
    if (this.#state !== 'open') return;
    for (const { command } of this.#unanswered.values()) this.#send(command);
  }

  /** Let in. */
  #opened(): void {
    this.#attempts = 0;
    this.#enter('open');
    this.#sayAgain();
  }

  #answered(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answer(answer);
    this.#unanswered.delete(id);
  }

  #closed(code: number): void {
    this.#drop();
    const end = ENDS[code];
    if (end) return this.#enter(end);
    if (code === MISBEHAVING) this.#giveUp();
    this.#enter('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait(code));
  }

  /** What the server could not bear is not said again. */
  #giveUp(): void {
    const text = { key: 'message-unreadable', params: {} };
    for (const id of [...this.#unanswered.keys()]) this.#answered(id, { t: 'failed', id, text });
  }

  /** Longer after every attempt, and not the same for everybody. */
  #wait(code: number): number {
    if (code === MISBEHAVING) return LONGEST_WAIT;
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#attempts++);
    return longest * (0.5 + Math.random() / 2);
  }

  #send(command: FromClient): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #enter(state: LineState): void {
    this.#state = state;
    this.#hooks.state(state);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #cut = (): void => {
    if (this.#state === 'open' || this.#state === 'connecting') this.#closed(0);
  };

  readonly #hurry = (): void => {
    if (this.#state !== 'lost') return;
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  };

  /** After a sleep the line may be dead without a word. */
  readonly #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#state === 'open' && Date.now() - this.#heard > SILENCE) this.#closed(0);
    this.#hurry();
  };
}

/** 128 random bits; `crypto.randomUUID` is not there on a plain http address. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
