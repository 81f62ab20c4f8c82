/** What the last verdict went by: the times that it names, and the cards that lay there. */

import { untrack } from 'svelte';

import type { View } from '../../lib/view';
import type { ArribaScene } from '../../lib/wire';

export interface Runner {
  seat: number;
  /** Milliseconds from when the card was shown, without the line. */
  response: number;
  /** So many milliseconds of the line were taken off. */
  compensated: number;
}

/** `2:412:38,0:455:12`, the fastest first; `-`: nobody was timed. */
export function runners(figures: string): Runner[] {
  return figures
    .split(',')
    .map((figure) => figure.split(':').map(Number))
    .flatMap(([seat, response, compensated]) =>
      seat === undefined || response === undefined || compensated === undefined
        ? []
        : [{ seat, response, compensated }],
    );
}

/** What a verdict is said by. */
export const SAID: Record<string, string> = {
  totem: 'arriba-verdict-totem',
  duel: 'arriba-verdict-duel',
  shared: 'arriba-verdict-shared',
  false: 'arriba-verdict-false',
  early: 'arriba-verdict-early',
};

export class Race {
  runners = $state.raw<Runner[]>([]);
  /** By seat, the card on top when the totem was grabbed; '': none. */
  tops = $state.raw<string[]>([]);
  #heard = -1;

  hear(view: View): void {
    untrack(() => {
      const { grabber, piles } = view.scene as ArribaScene;
      // Whoever leaps about in a replay hasn't seen what lay there.
      if (view.version - this.#heard > 1 || view.version < this.#heard) this.tops = [];
      this.#heard = view.version;
      const verdict = view.happened.find(({ move }) => move.startsWith('verdict '));
      if (verdict) this.runners = runners(String(verdict.text.params.figures));
      if (grabber !== null) return;
      this.runners = [];
      this.tops = piles.map((pile) => pile.at(-1) ?? '');
    });
  }
}
