/** The sentences of a class, and its code as people read it. */

import { Unanswered } from '../lib/api';
import { CLASS, say as sayCommon, speech } from '../lib/speech.svelte';
import type { Params } from '../lib/texts';
import type { Text } from '../lib/wire';

export function say(key: string, params?: Params): string {
  return speech.of(CLASS).say(key, params);
}

export function tell(text: Text): string {
  return speech.of(CLASS).tell(text, String);
}

/** Why the server didn't do what was asked over plain HTTP. */
export function reason(bad: unknown): string {
  const text = bad instanceof Unanswered ? bad.text : null;
  return text ? tell(text) : sayCommon('web-unreachable');
}

/** In two halves: so it is read from a wall and typed. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
