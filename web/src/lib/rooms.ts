/** What can be derived from a room. */

import type { Wish } from './line';
import type { GameInfo, OptionInfo, Room } from './wire';

export type Configuring = Extract<Wish, { t: 'configure' }>;

/** A change of what is played and how. */
export type Change = (now: Configuring) => Configuring;

/** What is played and how, as a command would say it. */
export function configured(room: Room): Configuring {
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

/** Another game: its official options, and as many seats as now where it allows them. */
export function withGame(now: Configuring, game: GameInfo): Configuring {
  const middle = game.seats[Math.floor(game.seats.length / 2)] ?? 0;
  const seats = game.seats.includes(now.seats) ? now.seats : middle;
  return { ...now, game: game.name, seats, options: {} };
}

export function withOption(now: Configuring, option: OptionInfo, value: string): Configuring {
  const others = Object.entries(now.options).filter(([name]) => name !== option.name);
  const own: [string, string][] = value === option.default ? [] : [[option.name, value]];
  return { ...now, options: Object.fromEntries([...others, ...own]) };
}

/** I play, and nobody else does but bots. */
export function isAlone(room: Room): boolean {
  const people = room.seats.filter((seat) => seat.person !== null);
  return people.length === 1 && people[0]?.person === room.me;
}

export function optionValue(room: Room, option: OptionInfo): string {
  return room.options[option.name] ?? option.default;
}

/** These seconds to choose from, and the present ones among them. */
export function secondsChoices(usual: number[], present: number): number[] {
  return [...new Set([...usual, present])].sort((one, other) => one - other);
}
