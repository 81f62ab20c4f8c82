/** What a newcomer is told once: each phase of a game when it comes for the first time. */

import { Kept } from './kept.svelte';
import { hintsWanted } from './preferences.svelte';
import type { View } from './view';
import type { GameInfo } from './wire';

/** The phase that the game says, or that a deal is scored. */
function phaseOf(view: View): string {
  if (view.settled) return 'scored';
  return (view.scene as { phase?: string } | null)?.phase ?? '';
}

/** The same, or what this phase asks of me where the game explains that apart. */
export function momentOf(game: GameInfo | null, view: View): string {
  const phase = phaseOf(view);
  const isAsked = view.moves.length > 0 || view.claims.length > 0;
  return isAsked && game?.hints[`${phase}-asked`] ? `${phase}-asked` : phase;
}

class Hints {
  readonly #known = new Kept('hints-known', '');

  /** The article to learn now; null where there is nothing new. */
  article(game: GameInfo | null, phase: string): string | null {
    const article = game?.hints[phase];
    if (!game || !article || !hintsWanted.isOn) return null;
    return this.#known.value.split(' ').includes(`${game.name}/${phase}`) ? null : article;
  }

  /** Nothing about this game was explained before: what it is played for comes first. */
  isFirst(game: string): boolean {
    return !this.#known.value.split(' ').some((known) => known.startsWith(`${game}/`));
  }

  learn(game: string, phase: string): void {
    const known = new Set(this.#known.value.split(' ').filter(Boolean));
    this.#known.value = [...known, `${game}/${phase}`].join(' ');
  }

  /** All over again. */
  forget(): void {
    this.#known.value = '';
  }
}

export const hints = new Hints();
