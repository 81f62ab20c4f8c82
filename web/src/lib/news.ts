/** What is new in a view, as a sentence or two to be read aloud. */

import { say } from './speech.svelte';
import type { NameOf, Sentences } from './texts';
import type { View } from './wire';

export function news(view: View, words: Sentences, nameOf: NameOf): string {
  const happened = view.happened.map((told) => words.tell(told.text, nameOf));
  const prompt = view.prompt ? [words.tell(view.prompt, nameOf)] : [];
  const end = view.settled ? [say(view.over ? 'web-match-over' : 'web-deal-over')] : [];
  const score = view.settled && view.lines.length === 0 ? [say('web-no-points')] : [];
  return [...happened, ...end, ...score, ...prompt].join(' ');
}
