/** A match looked at again: where one is in it, through whose eyes, and how it runs by itself. */

import { api, Unanswered } from '../lib/api';
import { isFullTrick } from '../lib/board';
import { LAST_STAYS } from '../lib/ending.svelte';
import { lastMomentOf } from '../lib/moments';
import { speech } from '../lib/speech.svelte';
import type { View } from '../lib/view';
import type { Replay as Head, Text } from '../lib/wire';
import { Deals } from './deals';
import { momentOf, type Moment } from './moment';

/** How long a view stays while the match runs by itself, in milliseconds. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 500 };
export type Speed = keyof typeof SPEEDS;
/** A full trick and a scored deal want more time. */
const TRICK_STAYS = 2;
const SCORE_STAYS = 4;

export class Replay {
  readonly id: string;
  head = $state.raw<Head | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Why there is nothing to see; no sentence: the server did not answer. */
  failure = $state.raw<{ text: Text | null } | null>(null);
  /** What should be shown could not be fetched. */
  isCutOff = $state.raw(false);
  /** How many moves were made by then. */
  version = $state.raw(0);
  seat = $state.raw<number | null>(null);
  isOpen = $state.raw(false);
  isPlaying = $state.raw(false);
  speed = $state.raw<Speed>('normal');

  readonly #deals: Deals;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#deals = new Deals(id);
  }

  async load(): Promise<void> {
    try {
      const head = await api.replay(this.id);
      await speech.open(head.game);
      // Who was there looks first with his own eyes; a shared match is open.
      this.seat = head.mine ?? (head.over && head.room === null ? 0 : null);
      this.isOpen = head.over && head.room === null;
      this.head = head;
      await this.#show();
    } catch (trouble) {
      this.failure = { text: trouble instanceof Unanswered ? trouble.text : null };
    }
  }

  /** Where in the list of deals a moment lies. */
  dealAt(version: number): number {
    return (this.head?.deals ?? []).findLastIndex((first) => first <= version);
  }

  get isAtEnd(): boolean {
    return this.version >= (this.head?.last ?? 0);
  }

  async go(version: number): Promise<void> {
    this.version = Math.max(0, Math.min(version, this.head?.last ?? 0));
    await this.#show();
  }

  async step(by: number): Promise<void> {
    this.pause();
    await this.go(this.version + by);
  }

  async watch(seat: number | null, isOpen: boolean): Promise<void> {
    this.seat = seat;
    this.isOpen = isOpen;
    await this.#show();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    this.isPlaying = true;
    void (this.isAtEnd ? this.go(0) : this.#show());
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Show what belongs here, unless one is elsewhere by the time it has come. */
  async #show(): Promise<void> {
    clearTimeout(this.#timer);
    const { version, seat, isOpen } = this;
    const number = this.dealAt(version);
    const deal = await this.#deals.get(number + 1, seat, isOpen).catch(() => null);
    if (version !== this.version || seat !== this.seat || isOpen !== this.isOpen) return;
    this.isCutOff = deal === null;
    if (deal === null) {
      this.pause();
      return;
    }
    this.moment = momentOf(deal, version - (this.head?.deals[number] ?? 0));
    if (this.isPlaying) this.#goOn(this.moment.view);
  }

  #goOn(view: View): void {
    if (this.isAtEnd) {
      this.pause();
      return;
    }
    const longer = view.settled ? SCORE_STAYS : isFullTrick(view) ? TRICK_STAYS : 1;
    const stays = longer * SPEEDS[this.speed] + (lastMomentOf(view) === null ? 0 : LAST_STAYS);
    this.#timer = setTimeout(() => void this.go(this.version + 1), stays);
  }
}
