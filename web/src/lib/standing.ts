/** How a match of mine stands or ended, in a few words. */

import { namesOf } from './names';
import { say, speech } from './speech.svelte';
import { number } from './texts';
import type { MyRoom, PlayedMatch } from './wire';

interface Scored {
  teams: number[][];
  scores: number[];
  unit: number;
}

/** The match waits for me. */
export function isMyTurn({ mine, active, waiting }: MyRoom): boolean {
  return mine !== null && (active.includes(mine) || waiting.includes(mine));
}

/** Whose turn it is, or what came of the last match. */
export function stateOf(room: MyRoom, matches: PlayedMatch[]): string {
  if (isMyTurn(room)) return say('web-table-mine');
  const names = room.active.flatMap((seat) => room.seats[seat] ?? []).join(', ');
  if (room.playing) return names ? say('web-table-turn', { names }) : say('web-table-playing');
  const last = matches.find(({ table }) => table === room.table);
  return last ? resultOf(last) : say('web-table-waiting');
}

/** Everybody's points, so far or at the end. */
export function pointsOf(room: MyRoom, matches: PlayedMatch[]): string {
  if (room.playing) return points(room, (seat) => room.seats[seat] ?? '');
  const last = matches.find(({ table }) => table === room.table);
  return last ? points(last, namesOf(last)) : '';
}

/** Who has won, if anybody. */
export function resultOf(match: PlayedMatch): string {
  if (match.ranking.length === 0) return match.teams.length > 0 ? say('web-table-broken') : '';
  const best = match.teams.filter((_, team) => match.ranking[team] === 1).flat();
  return say('web-table-won', { names: best.map(namesOf(match)).join(', ') });
}

export function points({ teams, scores, unit }: Scored, nameOf: (seat: number) => string): string {
  return scores
    .map((score, team) => {
      const name = (teams[team] ?? []).map(nameOf).join(' + ');
      return say('web-table-points', { name, points: number(score / unit, speech.language) });
    })
    .join(' · ');
}

/** Today the hour, else the day. */
export function when(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(speech.language, form).format(at);
}
