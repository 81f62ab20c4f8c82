/** Cards travel: from the seat that plays them, and to the seat that takes them. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { lasting } from '../lib/motion';

const PLAYED = 320;
const SWEPT = 380;
/** A card at a seat is as large as this part of itself on the table. */
const AT_SEAT = 0.35;

interface Journey {
  seat: number | null;
  /** The card itself, if it may have come from my hand. */
  card?: string;
}

/** Where the cards of my hand were a moment ago, by their names. */
const held = new Map<string, DOMRect>();

/** Remember where a card of mine is when I play it. */
export function leaveHand(card: string, from: Element): void {
  held.set(card, from.getBoundingClientRect());
}

function seatRect(seat: number | null): DOMRect | null {
  if (seat === null) return null;
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

function middle(rect: DOMRect): [number, number] {
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}

/** The way between a place and where a card lies, as a transition. */
function between(node: Element, away: DOMRect | null, size: number, duration: number) {
  const there = node.getBoundingClientRect();
  if (!away || there.width === 0) return { duration: 0 };
  const [[x, y], [ownX, ownY]] = [middle(away), middle(there)];
  const [dx, dy] = [x - ownX, y - ownY];
  return {
    duration: lasting(duration),
    easing: cubicOut,
    css: (near: number, far: number) =>
      `translate: ${dx * far}px ${dy * far}px; scale: ${size + (1 - size) * near};` +
      `opacity: ${Math.min(1, near * 4)}; z-index: 3;`,
  };
}

/** In: from the seat that plays it, or from the very place where it was in my hand. */
export function fromSeat(node: Element, { seat, card }: Journey): TransitionConfig {
  const own = card === undefined ? undefined : held.get(card);
  if (card !== undefined) held.delete(card);
  return between(node, own ?? seatRect(seat), own ? 1 : AT_SEAT, PLAYED);
}

/** Out: to the seat that takes it; where nobody does, it is gone at once. */
export function toSeat(node: Element, { seat }: Journey): TransitionConfig {
  const away = seatRect(seat);
  return away ? between(node, away, AT_SEAT, SWEPT) : { duration: 0 };
}

const BETWEEN_CARDS = 28;

interface Dealt {
  place: number;
  isNew: boolean;
  /** Where a single card is drawn from. */
  from?: string | undefined;
}

/** In: the cards of a new deal come one after another from the middle of the table. */
export function dealtOut(node: Element, { place, isNew, from }: Dealt): TransitionConfig {
  const stock = from === undefined ? null : document.querySelector(from);
  if (!isNew && stock) return between(node, stock.getBoundingClientRect(), 1, PLAYED);
  return {
    delay: isNew ? lasting(place * BETWEEN_CARDS) : 0,
    duration: lasting(isNew ? PLAYED : 0),
    easing: cubicOut,
    css: (near: number, far: number) =>
      `transform: translateY(${-180 * far}px) rotate(${-20 * far}deg); opacity: ${near};`,
  };
}
