/** What all drawn boards share: which there are, what they fill in, and how taps are read. */

import type { Component, Snippet } from 'svelte';

import type { NameOf, Sentences } from './texts';
import type { View } from './view';
import type { Room, Text } from './wire';

export interface Draft {
  text: Text;
  article: string;
  /** null: it is only begun, and the text says how it goes on. */
  isGood: boolean | null;
}

/** What a game puts on the stage; the shell has a fixed place for each part. */
export interface StageParts {
  /** The middle of the table. */
  centre: Snippet;
  /** My cards, docked below; a board without a hand gives none. */
  hand?: Snippet | undefined;
  /** How many cards the hand has at most in this deal. */
  most?: number;
  /** The buttons of my turn. */
  actions?: Snippet | undefined;
  /** How many lines the buttons need on a narrow screen; the same in every phase. */
  actionLines?: 1 | 2;
  /** A warning about the move I am putting together. */
  warning?: Snippet | undefined;
  /** What that move would be; or, with its article, why it can't be made. */
  draft?: Draft | undefined;
  /** Worth knowing about what lies there, when nothing else is to be said. */
  tip?: Snippet | undefined;
  /** What a seat is in this deal, in the game's words. */
  roles?: (seat: number) => string[];
  /** How many hidden cards a seat holds. */
  held?: (seat: number) => number;
  /** What lies open before a seat. */
  before?: Snippet<[number]>;
  /** Small signs in a seat's line, which needs no second one for them. */
  marks?: Snippet<[number]>;
  /** An active seat that all wait for; without it, every active one is. */
  isAwaited?: (seat: number) => boolean;
  /** Nobody sits at the sides: the middle needs the whole width. */
  isAbreast?: boolean;
  /** My cards lie in one low row. */
  isLow?: boolean;
  /** That needs little width: four others have room side by side on any screen. */
  isNarrow?: boolean;
  /** What counts in this game instead of points so far. */
  count?: (seat: number) => number;
  /** The board itself seats everybody, round its middle. */
  isRound?: boolean;
  /** What all wait for, where nothing is asked of me. */
  waiting?: Text | undefined;
}

/** What a board is given: it draws the view, and hands its parts to the `stage`. */
export interface BoardProps {
  view: View;
  room: Room;
  words: Sentences;
  nameOf: NameOf;
  /** Moves can be made now. */
  isOpen: boolean;
  onplay: (moves: string[]) => void;
  /** Says that I was first, at once; not in a replay. */
  onclaim?: (claim: string) => void;
  stage: Snippet<[StageParts]>;
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
const OPERABLE = 'button, a, input, select, label, summary, dialog, [tabindex="0"]';

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
