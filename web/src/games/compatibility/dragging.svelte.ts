/** A picture of my row under a finger: where it would go, and that it was no tap. */

import type { Attachment } from 'svelte/attachments';

/** A finger that moves less means a tap. */
const DRAGS = 10;

export class Dragging {
  /** Where the picture would go. */
  target = $state<number | null>(null);
  /** The click that ends a drag picks nothing. */
  isDone = false;
  readonly #slots: () => Element[];
  readonly #move: (from: number, to: number) => void;

  constructor(slots: () => Element[], move: (from: number, to: number) => void) {
    this.#slots = slots;
    this.#move = move;
  }

  /** Lets the picture of this place be dragged. */
  of(from: number): Attachment<HTMLElement> {
    return (slot) => {
      let start: number | null = null;
      const down = (event: PointerEvent): void => {
        this.isDone = false;
        start = event.button === 0 ? event.clientX : null;
        if (start !== null) slot.setPointerCapture(event.pointerId);
      };
      const drag = (event: PointerEvent): void => {
        if (start === null || (this.target === null && Math.abs(event.clientX - start) < DRAGS))
          return;
        this.target = this.#placeAt(event.clientX);
      };
      const stop = (event: PointerEvent): void => {
        const to = event.type === 'pointerup' ? this.target : null;
        this.isDone = this.target !== null;
        [this.target, start] = [null, null];
        if (to !== null && to !== from) this.#move(from, to);
      };
      const heard = { pointerdown: down, pointermove: drag, pointerup: stop, pointercancel: stop };
      const all = Object.entries(heard) as [string, EventListener][];
      for (const [name, hear] of all) slot.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of all) slot.removeEventListener(name, hear);
      };
    };
  }

  #placeAt(x: number): number {
    const ends = this.#slots().map((slot) => slot.getBoundingClientRect().right);
    const place = ends.findIndex((end) => x < end);
    return place < 0 ? ends.length - 1 : place;
  }
}
