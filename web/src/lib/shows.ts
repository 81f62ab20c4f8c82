/** Where the end of a deal is a spectacle: how a game shows it, before it is accounted for. */

import type { Component, Snippet } from 'svelte';

import type { NameOf, Sentences } from './texts';
import type { View } from './view';

export interface ShowProps {
  view: View;
  words: Sentences;
  nameOf: NameOf;
  isBot: (seat: number) => boolean;
  /** What the deal came to, in one line: stands below when all has been shown. */
  headline: Snippet;
  onend: () => void;
}

const SHOWS = import.meta.glob<Component<ShowProps>>('../games/*/Show.svelte', {
  import: 'default',
});

/** The show of a game, for a deal that was scored; null where there is none. */
export function showOf(game: string): Promise<Component<ShowProps>> | null {
  return SHOWS[`../games/${game}/Show.svelte`]?.() ?? null;
}
