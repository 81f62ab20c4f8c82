/** The deals of a match, each fetched once for every way to look at it. */

import { api } from '../lib/api';
import type { ReplayDeal } from '../lib/view';

export class Deals {
  readonly #id: string;
  readonly #fetched = new Map<string, Promise<ReplayDeal>>();

  constructor(id: string) {
    this.#id = id;
  }

  get(deal: number, seat: number | null, isOpen: boolean): Promise<ReplayDeal> {
    const key = JSON.stringify([deal, seat, isOpen]);
    const known = this.#fetched.get(key);
    if (known) return known;
    const asked = api.replayDeal(this.#id, deal, seat, isOpen);
    this.#fetched.set(key, asked);
    // What failed may be asked for again.
    asked.catch(() => this.#fetched.delete(key));
    return asked;
  }
}
