/** How a game shows what somebody learnt, where a sentence says too little: with numbers set. */

import type { Component } from 'svelte';

import type { Sentences } from './texts';
import type { Text } from './wire';

interface LessonProps {
  said: Text;
  words: Sentences;
}

const GAMES = import.meta.glob<Component<LessonProps>>('../games/*/Lesson.svelte', {
  import: 'default',
});

/** Null where the sentence will do. */
export async function lessonOf(game: string): Promise<Component<LessonProps> | null> {
  return (await GAMES[`../games/${game}/Lesson.svelte`]?.()) ?? null;
}
