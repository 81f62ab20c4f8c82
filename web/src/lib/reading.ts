/** One key, one thing to hear: parts of the table, read aloud when somebody asks for them. */

import { news, standings } from './news';
import { say } from './speech.svelte';
import type { NameOf, Sentences } from './texts';
import type { GameInfo, View } from './wire';

/** What can be asked for, by key; the first five are topics of the game's own sentences. */
const SUBJECTS: Record<string, string> = {
  m: 'hand',
  t: 'centre',
  e: 'stakes',
  d: 'seats',
  r: 'before',
  s: 'scores',
  q: 'turn',
  a: 'all',
};
const ALWAYS = ['scores', 'turn', 'all'];

/** The keys that mean something in this game, with what they read. */
export function readingKeys(game: GameInfo | null): [string, string][] {
  const topics = new Set(Object.values(game?.topics ?? {}));
  return Object.entries(SUBJECTS).filter(
    ([, subject]) => topics.has(subject) || ALWAYS.includes(subject),
  );
}

/** What a key reads; null for a key that reads nothing here. */
export function reading(
  key: string,
  game: GameInfo | null,
  view: View,
  words: Sentences,
  nameOf: NameOf,
): string | null {
  const subject = readingKeys(game).find(([known]) => known === key)?.[1];
  if (subject === undefined) return null;
  if (subject === 'scores') return standings(view, nameOf).join(' ');
  if (subject === 'turn') return turn(view, words, nameOf);
  const wanted = view.twin.filter(
    (text) => subject === 'all' || game?.topics[text.key] === subject,
  );
  const sentences = wanted.map((text) => words.tell(text, nameOf));
  return sentences.join(' ') || say('web-nothing-there');
}

/** What is asked of me, else for whom all wait. */
function turn(view: View, words: Sentences, nameOf: NameOf): string {
  if (view.prompt || view.settled) return news({ ...view, happened: [] }, words, nameOf);
  const names = view.active.map(nameOf).join(', ');
  return say('web-waiting-for', { names, count: view.active.length });
}
