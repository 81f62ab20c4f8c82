/** How I put my row together: what I have tapped so far, and what the table is told of it. */

import type { Draft } from '../../lib/board.svelte';
import { EMPTY, isSame, laid, moved, steps } from './row';

/** What the table knows. */
export interface Known {
  /** The round, and whether my row is free: with another one begins anew. */
  round: string;
  row: string[];
  isFree: boolean;
  isReady: boolean;
}

export class Choosing {
  /** The place that the next picture takes. */
  target = $state<number | null>(null);
  /** A picture that looks for a place in a whole row. */
  pending = $state('');
  /** A place for a Double Stake is being chosen. */
  isBetting = $state(false);
  /** My row as I want it: shown at once, and told to the table as soon as it listens. */
  #wanted = $state.raw<{ round: string; row: string[] } | null>(null);
  /** The view that was last answered: its moves are made once. */
  #answered = -1;
  readonly #known: () => Known;
  readonly #play: (moves: string[]) => void;

  constructor(known: () => Known, play: (moves: string[]) => void) {
    this.#known = known;
    this.#play = play;
  }

  /** The table doesn't know yet what I want. */
  get isAhead(): boolean {
    return this.#wanted?.round === this.#known().round;
  }

  get row(): string[] {
    const { round, row } = this.#known();
    return this.#wanted?.round === round ? this.#wanted.row : row;
  }

  /** Where a picture goes by itself; -1: nowhere. */
  get next(): number {
    return this.target ?? (this.#known().isReady ? -1 : this.row.indexOf(EMPTY));
  }

  /** Forget what was begun. */
  begin(): void {
    [this.target, this.pending, this.isBetting] = [null, '', false];
  }

  /** Tell the table what I want; `view` is the version to answer, null: it doesn't listen. */
  tell(view: number | null): void {
    const { round, row, isReady } = this.#known();
    if (this.#wanted === null) return;
    if (this.#wanted.round !== round || isSame(row, this.#wanted.row)) this.#wanted = null;
    else if (view !== null && view !== this.#answered) {
      this.#answered = view;
      this.#play(steps(row, this.#wanted.row, isReady));
    }
  }

  pick(picture: string): void {
    const place = this.row.indexOf(picture);
    this.isBetting = false;
    if (place >= 0) this.pickPlace(place);
    else if (this.next >= 0) this.#want(laid(this.row, this.next, picture));
    else this.pending = this.pending === picture ? '' : picture;
  }

  pickPlace(place: number): void {
    const { isFree, isReady } = this.#known();
    if (this.isBetting) {
      this.begin();
      this.#play([`double ${place + 1}`]);
    } else if (!isFree) return;
    else if (this.pending) this.#want(laid(this.row, place, this.pending));
    else if (!isReady && this.row[place] !== EMPTY) this.#want(laid(this.row, place, EMPTY));
    else this.target = this.target === place ? null : place;
  }

  /** A picture into this very place. */
  put(picture: string, place: number): void {
    const from = this.row.indexOf(picture);
    if (from >= 0) this.move(from, place);
    else this.#want(laid(this.row, place, picture));
  }

  move(from: number, to: number): void {
    this.#want(moved(this.row, from, to));
  }

  bet(): void {
    const isBetting = !this.isBetting;
    this.begin();
    this.isBetting = isBetting;
  }

  /** What a tap on a picture of the album does. */
  moveOf(picture: string): string | null {
    const place = this.row.indexOf(picture);
    if (place >= 0) return this.#known().isReady ? null : `remove ${place + 1}`;
    return this.next >= 0 ? `place ${this.next + 1} ${picture}` : null;
  }

  /** What is to be done next, where that isn't plain. */
  get draft(): Draft | undefined {
    if (this.isBetting) return told('compatibility-bet-where', '2.6');
    if (this.pending) return told('compatibility-put-where', '2.3', { card: this.pending });
    const isReplacing = this.target !== null && this.#known().isReady;
    return isReplacing
      ? told('compatibility-replace', '2.4', { place: (this.target ?? 0) + 1 })
      : undefined;
  }

  #want(row: string[]): void {
    this.begin();
    this.#wanted = { round: this.#known().round, row };
  }
}

function told(key: string, article: string, params: Record<string, string | number> = {}): Draft {
  return { text: { key, params }, article: `compatibility.${article}`, isGood: null };
}
