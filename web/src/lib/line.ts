/**
 * The line to the server: it comes back by itself after a cut, and what was not answered is said
 * again with the same id, which the server takes as the same command.
 */

import type { Done, Failed, FromClient, FromServer, Refused } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'unknown' | 'removed' | 'left';
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

const ENDS: Record<number, LineState> = { 4001: 'unknown', 4003: 'removed', 4004: 'left' };
const MISBEHAVING = 1008;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** After so long without a word we ask whether the server is there, and so long it has to answer. */
const SILENCE = 1900;
const TICK = 500;
/** A connection that isn't open by then never will be. */
const OPENING = 10_000;
const SAY_AGAIN = 1500;

export class Line {
  #address: string;
  readonly #hooks: Hooks;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | null = null;
  #state: LineState = 'connecting';
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();
  /** When we asked whether the server is there; 0: it has spoken since. */
  #pinged = 0;
  #ticked = Date.now();
  readonly #ticker = setInterval(() => this.#tick(), TICK);

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
    clearInterval(this.#ticker);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#opening = setTimeout(() => this.#closed(0), OPENING);
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    this.#pinged = 0;
    clearTimeout(this.#opening);
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

  /** A line may die without a word: then nothing is heard, not even an answer. */
  #tick(): void {
    const now = Date.now();
    const hasSlept = now - this.#ticked > 2 * TICK + SILENCE;
    this.#ticked = now;
    if (this.#state !== 'open') return;
    if (this.#pinged && !hasSlept && now - this.#pinged >= SILENCE) this.#closed(0);
    else if (hasSlept || (!this.#pinged && now - this.#heard >= SILENCE)) this.#ping(now);
  }

  /** Not remembered: an answer to it is worth nothing after a cut. */
  #ping(now: number): void {
    this.#pinged = now;
    this.#send({ t: 'ping', id: newId() });
  }

  #drop(): void {
    clearTimeout(this.#opening);
    this.#pinged = 0;
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
    this.#tick();
    this.#hurry();
  };
}

/** 128 random bits; `crypto.randomUUID` is not there on a plain http address. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of a path on this server. */
export function socketAddress(path: string): string {
  return new URL(path, location.href.replace(/^http/u, 'ws')).href;
}
