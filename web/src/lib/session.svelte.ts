/** One person in one room: the line, the room, the view that is shown, and what was said. */

import { guest } from './guest.svelte';
import { Hurry } from './hurry';
import { Line, socketAddress, type Answer, type LineState, type News, type Wish } from './line';
import { grown, recalled, type LogLine } from './log';
import { asked, stay } from './pace';
import { Pacer } from './pacer';
import { ownPace } from './preferences.svelte';
import { configured, type Change, type Configuring } from './rooms';
import { route } from './route.svelte';
import { speech } from './speech.svelte';
import { read, type View } from './view';
import type { ChatLine, Person, Refused, Room, Text } from './wire';

const MOST_CHAT = 200;

export class Session {
  line = $state.raw<LineState>('connecting');
  room = $state.raw<Room | null>(null);
  view = $state.raw<View | null>(null);
  /** The view that was shown before, to tell what is new. */
  before = $state.raw<View | null>(null);
  /** The shown view is the newest: its moves are really on offer. */
  isCurrent = $state.raw(true);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notices = $state.raw<Text[]>([]);
  refusal = $state.raw<Refused | null>(null);
  failure = $state.raw<Text | null>(null);
  /** A command of mine is under way. */
  isBusy = $state.raw(false);

  readonly #line: Line;
  readonly #pacer = new Pacer<View>(
    (view) => this.#show(view),
    (view) => (document.hidden ? 0 : stay(view, this.room?.pace ?? '')),
  );
  readonly hurry = new Hurry(this, () => this.#pacer.hurry());
  /** When what is asked of me last changed. */
  askedAt = 0;
  /** On the way to a table with bots: the waiting room isn't worth a glance. */
  isStarting = $state.raw(false);
  #wanted: Configuring | null = null;

  constructor(path: string, options: { startAtOnce: boolean }) {
    this.isStarting = options.startAtOnce;
    this.#line = new Line(socketAddress(path), {
      news: (message) => this.#hear(message),
      state: (state) => this.#enter(state),
    });
  }

  get me(): Person | null {
    return this.room?.people.find((person) => person.id === this.room?.me) ?? null;
  }

  get isHost(): boolean {
    return this.me?.host ?? false;
  }

  /** Ask for something; a refusal or failure is kept to be shown. */
  async ask(wish: Wish): Promise<Answer> {
    this.failure = null;
    const answer = await this.#line.ask(wish);
    if (answer.t === 'failed') this.failure = answer.text;
    return answer;
  }

  async play(moves: string[]): Promise<void> {
    if (!this.view || this.isBusy) return;
    this.isBusy = true;
    this.refusal = null;
    const { table, version } = this.view;
    const answer = await this.ask({ t: 'play', table, view: version, moves });
    if (answer.t === 'refused') this.refusal = answer;
    this.isBusy = false;
  }

  /** Change what is played: on top of changes that are still on their way. */
  async configure(change: Change): Promise<void> {
    if (!this.room) return;
    const wanted = (this.#wanted = change(this.#wanted ?? configured(this.room)));
    await this.ask(wanted);
    if (this.#wanted === wanted) this.#wanted = null;
  }

  dismiss(notice: Text): void {
    this.notices = this.notices.filter((kept) => kept !== notice);
  }

  close(): void {
    this.#pacer.clear();
    this.#line.close();
  }

  #hear(message: News): void {
    if (message.t === 'room') this.#enterRoom(message);
    else if (message.t === 'view') this.#queue(read(message));
    else if (message.t === 'log') this.log = recalled(this.log, message, this.room?.game ?? '');
    else if (message.t === 'chat') this.chat = [...this.chat, message].slice(-MOST_CHAT);
    else if (message.t === 'notice') this.notices = [...this.notices, message.text].slice(-3);
    else if (message.t === 'moved') route.go(`/t/${message.room}`);
    else if (message.t === 'failed') this.failure = message.text;
  }

  #enterRoom(room: Room): void {
    if (!this.room) this.#settleIn(room);
    this.room = room;
    void speech.open(room.game);
  }

  /** The first time in: an invitation may be renewed, so we come back by the room itself. */
  #settleIn(room: Room): void {
    this.#line.moveTo(socketAddress(`/ws/t/${room.id}`));
    history.replaceState(null, '', `/t/${room.id}`);
    if (this.isStarting) void this.#start(room);
  }

  /** Play at once: in a seat, with bots in the free ones. */
  async #start(room: Room): Promise<void> {
    const isSeated = room.seats.some((seat) => seat.person === room.me);
    if (!isSeated) await this.ask({ t: 'sit', seat: 0 });
    if (ownPace.isOn) await this.ask({ t: 'set-pace', pace: 'mine' });
    await this.ask({ t: 'start' });
    this.isStarting = false;
  }

  #queue(view: View): void {
    // Where speed decides nothing waits: it is drawn in the frame after it has arrived.
    if (guest.game(view.game)?.immediate) return this.#show(view);
    this.isCurrent = false;
    this.#pacer.add(view);
  }

  #show(view: View): void {
    if (asked(view) !== asked(this.view)) this.askedAt = performance.now();
    this.log = grown(this.log, view);
    if (view.version !== this.view?.version) this.refusal = null;
    this.before = this.view?.table === view.table ? this.view : null;
    this.view = view;
    this.isCurrent = this.#pacer.isIdle;
  }

  #enter(state: LineState): void {
    // What was said before a cut is told again, or no longer true.
    if (state === 'open') this.notices = this.chat = [];
    this.line = state;
  }
}
