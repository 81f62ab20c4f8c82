/** What is new in a view, as a sentence or two to be read aloud. */

import { totals } from './scores';
import { say } from './speech.svelte';
import type { NameOf, Sentences } from './texts';
import type { GameInfo, View } from './wire';

/** What was done, what it led to, and what is asked of me now. */
export function news(
  view: View,
  words: Sentences,
  nameOf: NameOf,
  game: GameInfo | null = null,
): string {
  const happened = view.happened.map((told) => words.tell(told.text, nameOf));
  const outcome = view.twin
    .filter((text) => game?.topics[text.key] === 'news')
    .map((text) => words.tell(text, nameOf));
  const prompt = view.prompt ? [words.tell(view.prompt, nameOf)] : [];
  const end = view.settled ? [say(view.over ? 'web-match-over' : 'web-deal-over')] : [];
  const score = view.settled ? scored(view, nameOf) : [];
  return [...happened, ...outcome, ...end, ...score, ...prompt].join(' ');
}

function scored(view: View, nameOf: NameOf): string[] {
  return view.lines.length === 0 ? [say('web-no-points')] : standings(view, nameOf);
}

/** Everybody's points, or every team's. */
export function standings(view: View, nameOf: NameOf): string[] {
  return totals(view).map((points, team) =>
    say('web-read-score', { names: (view.teams[team] ?? []).map(nameOf).join(', '), points }),
  );
}
