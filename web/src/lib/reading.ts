/** One key, one thing to hear: parts of the table, read aloud when somebody asks for them. */

import { news, standings } from './news';
import { say } from './speech.svelte';
import type { NameOf, Sentences } from './texts';
import type { View } from './view';

/** What can be asked for, by key, in every game alike; the first five are topics of its sentences. */
export const SUBJECTS: Record<string, string> = {
  m: 'hand',
  t: 'centre',
  e: 'stakes',
  d: 'seats',
  r: 'before',
  s: 'scores',
  q: 'turn',
  a: 'all',
};

/** What a key reads; null for a key that reads nothing here. */
export function reading(key: string, view: View, words: Sentences, nameOf: NameOf): string | null {
  const subject = SUBJECTS[key];
  if (subject === undefined) return null;
  if (subject === 'scores') return standings(view, words, nameOf).join(' ');
  if (subject === 'turn') return turn(view, words, nameOf);
  const wanted = view.words.filter(({ topic }) => subject === 'all' || topic === subject);
  const sentences = wanted.map((text) => words.tell(text, nameOf));
  return sentences.join(' ') || say('web-nothing-there');
}

/** What is asked of me, else for whom all wait. */
function turn(view: View, words: Sentences, nameOf: NameOf): string {
  if (view.prompt || view.settled) return news({ ...view, happened: [] }, words, nameOf);
  const names = view.active.map(nameOf).join(', ');
  return say('web-waiting-for', { names, count: view.active.length });
}
