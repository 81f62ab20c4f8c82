/** What all drawn boards share: which there are, and how taps are read. */

import type { Component, Snippet } from 'svelte';

import type { Wish } from './line';
import type { NameOf, Sentences } from './texts';
import type { Room, View } from './wire';

/** What a board is given: it draws the view, and puts what is asked of me into `ask`. */
export interface BoardProps {
  view: View;
  room: Room;
  words: Sentences;
  nameOf: NameOf;
  /** Moves can be made now. */
  isOpen: boolean;
  onplay: (moves: string[]) => void;
  onwish: (wish: Wish) => void;
  ask: Snippet<[Snippet]>;
}

type Loader = () => Promise<Component<BoardProps>>;

const BOARDS = import.meta.glob<Component<BoardProps>>('../games/*/Board.svelte', {
  import: 'default',
}) as Record<string, Loader>;

const opened: Record<string, Promise<Component<BoardProps>>> = {};

/** The drawn board of a game, fetched once; null where the game has none yet. */
export function boardOf(game: string): Promise<Component<BoardProps>> | null {
  const load = BOARDS[`../games/${game}/Board.svelte`];
  if (!load) return null;
  return (opened[game] ??= load());
}

/** How long a changed prompt stays before a tap is meant for it. */
const SETTLING = 300;
/** What takes clicks for itself. */
const OPERABLE = 'button, a, input, select, label, summary, [tabindex="0"]';

export function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** A click on the table itself, beside everything that can be operated. */
export function onBareTable(act: () => void): (place: HTMLElement) => () => void {
  return (place) => {
    const click = (event: MouseEvent): void => {
      if (!(event.target as Element).closest(OPERABLE)) act();
    };
    place.addEventListener('click', click);
    return () => place.removeEventListener('click', click);
  };
}

/** Swallows clicks that were meant for what stood there a moment ago; keys are never too early. */
export function patient(askedAt: () => number): (place: HTMLElement) => () => void {
  return (place) => {
    const swallow = (event: MouseEvent): void => {
      const isPointer = event.detail > 0;
      if (isPointer && performance.now() - askedAt() < SETTLING) event.stopPropagation();
    };
    place.addEventListener('click', swallow, { capture: true });
    return () => place.removeEventListener('click', swallow, { capture: true });
  };
}
