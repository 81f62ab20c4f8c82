/** The score lines of the deals that are over, to be read again. */

import { untrack } from 'svelte';

import { api } from './api';
import type { ScoreRow, View } from './view';

export class PastDeals {
  #table = '';
  /** For what we asked last. */
  #asked = '';
  /** By the number of the deal. */
  lines = $state.raw<Record<number, ScoreRow[]>>({});

  keep(view: View): void {
    const isSame = view.table === this.#table;
    this.#table = view.table;
    const known = isSame ? untrack(() => this.lines) : {};
    if (!isSame || view.settled) {
      this.lines = view.settled ? { ...known, [view.deal]: view.lines } : known;
    }
  }

  /** What I haven't seen myself, because I came later, is asked for. */
  async complete({ table, deal_scores: scored }: View): Promise<void> {
    const missing = scored.some((_, n) => !untrack(() => this.lines)[n + 1]);
    if (!missing || this.#asked === `${table} ${scored.length}`) return;
    this.#asked = `${table} ${scored.length}`;
    const lines = await api.scores(table).catch(() => ({}));
    if (this.#table === table || !this.#table) this.lines = { ...lines, ...this.lines };
  }
}
