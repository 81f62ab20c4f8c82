/** What a game shows below the score when a deal is over, such as its control sheet. */

import type { Component } from 'svelte';

import type { NameOf, Sentences } from './texts';
import type { View } from './view';

interface AfterProps {
  view: View;
  words: Sentences;
  nameOf: NameOf;
}

const GAMES = import.meta.glob<Component<AfterProps>>('../games/*/After.svelte', {
  import: 'default',
});

/** Null where the game has nothing more to show. */
export async function afterOf(game: string): Promise<Component<AfterProps> | null> {
  return (await GAMES[`../games/${game}/After.svelte`]?.()) ?? null;
}
