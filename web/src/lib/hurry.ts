/** Alone with bots, one needn't wait for them. */

import { guest } from './guest.svelte';
import { isAlone } from './rooms';
import type { Session } from './session.svelte';

export class Hurry {
  readonly #session: Session;
  readonly #showNext: () => boolean;
  /** The version at which a bot was last asked on. */
  #asked = -1;

  /** `showNext` shows what has arrived already and waits to be seen, if there is anything. */
  constructor(session: Session, showNext: () => boolean) {
    this.#session = session;
    this.#showNext = showNext;
  }

  /** I play alone, and it isn't my turn; not where everybody races against time. */
  get isPossible(): boolean {
    const { room, view, isCurrent } = this.#session;
    if (!room?.playing || !view || view.settled || view.over || !isAlone(room)) return false;
    if (guest.game(view.game)?.immediate) return false;
    return view.moves.length === 0 || !isCurrent;
  }

  /** The next move is shown; if there is none yet, the next bot moves at once. */
  now(): void {
    const { view } = this.#session;
    if (!this.isPossible || this.#showNext() || !view) return;
    if (view.version === this.#asked) return;
    this.#asked = view.version;
    void this.#session.ask({ t: 'hurry', table: view.table });
  }
}
