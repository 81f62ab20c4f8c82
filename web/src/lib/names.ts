/** What a seat is called at this table. */

import { say } from './speech.svelte';
import type { NameOf } from './texts';
import type { Room } from './wire';

/** A name by seat; what has no seat of its own is the table, which deals and keeps time. */
export function namesOf(room: Room): NameOf {
  return (seat) => {
    const info = room.seats[seat];
    if (!info) return say('web-the-table');
    return info.name || say('web-seat', { number: seat + 1 });
  };
}
