/** What is new in a view, as a sentence or two to be read aloud. */

import { points, tallies, totals } from './scores';
import { say } from './speech.svelte';
import type { NameOf, Sentences } from './texts';
import type { View } from './view';

/** What was done, what it led to, and what is asked of me now. */
export function news(view: View, words: Sentences, nameOf: NameOf): string {
  const happened = view.happened.map((told) => words.tell(told.text, nameOf));
  const outcome = view.words
    .filter(({ topic }) => topic === 'news')
    .map((text) => words.tell(text, nameOf));
  const prompt = view.prompt ? [words.tell(view.prompt, nameOf)] : [];
  const end =
    view.settled || view.over ? [words.say(view.over ? 'web-match-over' : 'web-deal-over')] : [];
  const score = view.settled ? scored(view, words, nameOf) : [];
  return [...happened, ...outcome, ...end, ...score, ...prompt].join(' ');
}

function scored(view: View, words: Sentences, nameOf: NameOf): string[] {
  if (view.lines.length === 0) return [words.say('web-no-points')];
  const won = view.deals_decide ? (view.deal_scores.at(-1) ?? []) : [];
  const gained = won.map((score, team) => read(view, team, points(view, score), nameOf));
  return [...gained, ...standings(view, words, nameOf)];
}

/** Everybody's score, or every team's. */
export function standings(view: View, words: Sentences, nameOf: NameOf): string[] {
  if (!view.deals_decide) return totals(view).map((score, team) => read(view, team, score, nameOf));
  return tallies(view, words).map((deals, team) =>
    say('web-read-deals', { names: names(view, team, nameOf), deals }),
  );
}

function read(view: View, team: number, points: number, nameOf: NameOf): string {
  return say('web-read-score', { names: names(view, team, nameOf), points });
}

function names(view: View, team: number, nameOf: NameOf): string {
  return (view.teams[team] ?? []).map(nameOf).join(', ');
}
