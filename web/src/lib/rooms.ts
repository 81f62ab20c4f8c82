/** What can be derived from a room. */

import type { Wish } from './line';
import type { GameInfo, OptionInfo, Room, SeatInfo } from './wire';

export type Configuring = Extract<Wish, { t: 'configure' }>;

/** What is played and how, in a room or at all tables of a class. */
export interface Agreed extends Pick<
  Room,
  'game' | 'options' | 'withheld' | 'pace' | 'turn_seconds' | 'absent_seconds' | 'playing'
> {
  seats: Pick<SeatInfo, 'person' | 'name'>[];
}

/** A change of what is played and how. */
export type Change = (now: Configuring) => Configuring;

/** What is played and how, as a command would say it. */
export function configured(room: Agreed): Configuring {
  return {
    t: 'configure',
    game: room.game,
    seats: room.seats.length,
    options: room.options,
    pace: room.pace,
    turn_seconds: room.turn_seconds,
    absent_seconds: room.absent_seconds,
  };
}

/** The seat is my own, whoever's eyes I look through. */
export function isMe(room: Room, seat: number): boolean {
  return room.seats[seat]?.person === room.me;
}

/** The sentence for a seat whose person isn't all there; empty for one who is. */
export function awayKey(room: Room, seat: number): string {
  const info = room.seats[seat];
  const person = room.people.find(({ id }) => id === info?.person);
  if (info?.absent) return 'web-absent';
  if (!person || info?.left) return '';
  if (!person.here) return 'web-offline';
  return person.away ? 'web-looks-away' : '';
}

/** Another game: its official options, and as many seats as now, or the nearest that seat us all. */
export function withGame(now: Configuring, game: GameInfo, people = 1): Configuring {
  const enough = game.seats.filter((seats) => seats >= people);
  const distance = (seats: number): number => Math.abs(seats - now.seats);
  const seats = enough.toSorted((one, other) => distance(one) - distance(other))[0];
  return { ...now, game: game.name, seats: seats ?? Math.max(...game.seats), options: {} };
}

/** How many people have a seat. */
export function seated(room: Room): number {
  return room.seats.filter((seat) => seat.person !== null).length;
}

export function withOption(now: Configuring, option: OptionInfo, value: string): Configuring {
  const others = Object.entries(now.options).filter(([name]) => name !== option.name);
  const own: [string, string][] = value === option.default ? [] : [[option.name, value]];
  return { ...now, options: Object.fromEntries([...others, ...own]) };
}

/** What everybody has of an option that is a number for each seat; who isn't named has the first. */
export function optionsBySeat(
  options: Record<string, string>,
  option: OptionInfo,
  seats: number,
): string[] {
  const said = (options[option.name] ?? '').split(' ').filter(Boolean);
  return Array.from({ length: seats }, (_, seat) => said[seat] ?? option.choices[0] ?? '');
}

export function withSeatOption(
  now: Configuring,
  option: OptionInfo,
  seat: number,
  value: string,
): Configuring {
  const values = optionsBySeat(now.options, option, now.seats).with(seat, value);
  const last = values.findLastIndex((one) => one !== option.choices[0]);
  return withOption(now, option, values.slice(0, last + 1).join(' '));
}

/** Options that people compose are told explicitly, also that there are none: rooms withhold them. */
export function withComposed(now: Configuring, composed: Record<string, string>): Configuring {
  return { ...now, options: { ...now.options, ...composed } };
}

/** I play, and nobody else does but bots. */
export function isAlone(room: Room): boolean {
  const people = room.seats.filter((seat) => seat.person !== null && !seat.left);
  return people.length === 1 && people[0]?.person === room.me;
}

/** All options with their values, to be named in a sentence. */
export function agreed(room: Room, game: GameInfo | null): Record<string, string> {
  const options = game?.options ?? [];
  return Object.fromEntries(options.map((option) => [option.name, optionValue(room, option)]));
}

export function optionValue(room: Pick<Room, 'options'>, option: OptionInfo): string {
  return room.options[option.name] ?? option.default;
}

/** These seconds to choose from, and the present ones among them. */
export function secondsChoices(usual: number[], present: number): number[] {
  return [...new Set([...usual, present])].sort((one, other) => one - other);
}
