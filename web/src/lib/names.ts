/** What a seat is called at this table. */

import { say } from './speech.svelte';
import type { NameOf } from './texts';
import { HOUSE, type View } from './view';

/** A name by seat; what has no seat of its own is the table, which deals and keeps time. */
export function namesOf(room: { seats: { name: string }[] }): NameOf {
  return (seat) => {
    const info = room.seats[seat];
    if (!info) return say('web-the-table');
    return info.name || say('web-seat', { number: seat + 1 });
  };
}

/** Who has stopped the table; a host who doesn't play has no seat to be named by. */
export function pausedBy(view: View, nameOf: NameOf): string {
  return view.pausedBy === HOUSE
    ? say('web-paused-by-host')
    : say('web-paused', { name: nameOf(view.pausedBy ?? 0) });
}
