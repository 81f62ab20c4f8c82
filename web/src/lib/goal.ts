/** What a table plays for, in a few words. */

import { guest } from './guest.svelte';
import { agreed } from './rooms';
import type { Sentences } from './texts';
import type { View } from './view';
import type { Room } from './wire';

/** As the game says it, with what was agreed on and for so many: “first to 200”. */
export function goalOf(room: Room, words: Sentences): string {
  if (!words.has('goal')) return '';
  const options = agreed(room, guest.game(room.game));
  return words.say('goal', { ...options, ...counted(options), seats: room.seats.length });
}

/** A match of this game has several deals; else it means nothing to count them. */
export function hasDeals(game: string): boolean {
  return guest.game(game)?.options.some(({ name }) => name === 'deals') ?? true;
}

/** Where the match is: the deal, where there are several, and the goal. */
export function courseOf(view: View, room: Room, words: Sentences, isBrief = false): string {
  if (view.game !== room.game) return ''; // another game is chosen already
  return [dealOf(view, room, words, isBrief), goalOf(room, words)].filter(Boolean).join(' · ');
}

/** Which deal it is, as the game says it. */
function dealOf(view: View, room: Room, words: Sentences, isBrief: boolean): string {
  const options = agreed(room, guest.game(room.game));
  const key = isBrief ? 'course-brief' : 'course';
  if (words.has(key)) return words.say(key, { ...counted(options), deal: view.deal });
  return hasDeals(view.game) ? words.say('web-deal', { number: view.deal }) : '';
}

/** Options that are numbers, as numbers: a sentence may depend on them. */
function counted(options: Record<string, string>): Record<string, number> {
  const numbers = Object.entries(options).filter(([, value]) => /^\d+$/u.test(value));
  return Object.fromEntries(numbers.map(([name, value]) => [name, Number(value)]));
}
