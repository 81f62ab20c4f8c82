/** A moment that ends a deal is looked at before the score covers it. */

import { untrack } from 'svelte';

import { lastMomentOf } from './moments';
import type { View } from './view';

interface Sight {
  view: View;
  before: View | null;
}

/** So long, in milliseconds. */
export const LAST_STAYS = 2500;

export class Ending {
  /** The deal that ended so a moment ago. */
  #held = $state('');
  #seen = '';
  readonly #look: () => Sight;

  constructor(look: () => Sight) {
    this.#look = look;
    $effect.pre(() => this.#hear(look()));
  }

  get isHeld(): boolean {
    return this.#held !== '' && this.#held === named(this.#look().view);
  }

  /** Whoever comes later, or comes back, has the score at once. */
  #hear({ view, before }: Sight): void {
    const isNew = before !== null && !before.settled && before.table === view.table;
    if (!isNew || lastMomentOf(view) === null || this.#seen === named(view)) return;
    this.#seen = named(view);
    untrack(() => (this.#held = this.#seen));
    setTimeout(() => (this.#held = ''), LAST_STAYS);
  }
}

function named({ table, deal }: View): string {
  return `${table}/${deal}`;
}
