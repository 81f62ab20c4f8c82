/** How people compose an option of a game, such as a deck. */

import type { Component, Snippet } from 'svelte';

import type { Sentences } from './texts';

/** What was composed, once the engine has found nothing wrong with it. */
export interface Composition {
  options: Record<string, string>;
  seats: number;
}

interface ComposerProps {
  words: Sentences;
  options: Record<string, string>;
  /** For how many; where a room says so, that isn't asked. */
  seats?: number | undefined;
  /** What can be done with it. */
  done: Snippet<[Composition]>;
}

const COMPOSERS = import.meta.glob<Component<ComposerProps>>('../games/*/Composer.svelte', {
  import: 'default',
});

/** Null where nothing can be composed. */
export async function composerOf(game: string): Promise<Component<ComposerProps> | null> {
  return (await COMPOSERS[`../games/${game}/Composer.svelte`]?.()) ?? null;
}
