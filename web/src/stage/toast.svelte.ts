/** What was just said in the chat, for a moment, on every screen. */

import type { ChatLine } from '../lib/wire';

const STAYS = 7000;

class Toast {
  line = $state.raw<ChatLine | null>(null);
  #known = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the newest line, unless all of them are in sight already. */
  watch(lines: ChatLine[], isInSight: boolean): void {
    const isNew = lines.length > this.#known && this.#known > 0;
    const isFirst = this.#known === 0 && lines.length === 1;
    this.#known = lines.length;
    if (isInSight) this.clear();
    else if (isNew || isFirst) this.#show(lines.at(-1) ?? null);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.line = null;
  }

  #show(line: ChatLine | null): void {
    clearTimeout(this.#timer);
    this.line = line;
    this.#timer = setTimeout(() => (this.line = null), STAYS);
  }
}

export const toast = new Toast();
