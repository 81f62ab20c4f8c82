/** Scores by team, as the view gives them, in points. */

import { speech } from './speech.svelte';
import { number, type Sentences } from './texts';
import type { ScoreRow, View } from './view';

/** The score of every team so far: points, or deals won where these decide. */
export function totals(view: View): number[] {
  return view.scores.map((score) => points(view, score));
}

/** The same as it is said: a number, or so many deals. */
export function tallies(view: View, words: Sentences): string[] {
  return totals(view).map((score) =>
    view.deals_decide ? words.say('deals-won', { count: score }) : number(score, speech.language),
  );
}

export function points(view: View, units: number): number {
  return units / view.unit;
}

export function teamOf(view: View, seat: number): number {
  return view.teams.findIndex((team) => team.includes(seat));
}

export interface SeatLines {
  /** Whose lines these are; partners whose score is written down at one seat stand together. */
  seats: number[];
  rows: ScoreRow[];
  sum: number;
}

/** The lines of the last deal, seat by seat, in the order of the table. */
export function linesBySeat(view: View): SeatLines[] {
  const isScorer = (seat: number) => view.lines.some((row) => row.seat === seat);
  return Array.from({ length: view.seats }, (_, seat) => seat).flatMap((seat) => {
    const partners = (view.teams[teamOf(view, seat)] ?? []).filter((other) => other !== seat);
    if (!isScorer(seat) && partners.some(isScorer)) return [];
    const rows = view.lines.filter((row) => row.seat === seat);
    const sum = rows.reduce((total, row) => total + row.points, 0);
    const silent = rows.length > 0 ? partners.filter((other) => !isScorer(other)) : [];
    return [{ seats: [seat, ...silent], rows, sum: points(view, sum) }];
  });
}

/** Teams from first to last, those of one place together in their order. */
export function standings(view: View): { team: number; place: number }[] {
  return view.ranking
    .map((place, team) => ({ team, place }))
    .sort((one, other) => one.place - other.place);
}
