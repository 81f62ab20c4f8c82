/** A turn while it is put together: a card of mine, and the animals gathered for each method. */

import type { HandGroup } from '../../cards/hand';
import type { Sentences } from '../../lib/texts';
import type { View } from '../../lib/view';
import type { SafaruScene } from '../../lib/wire';

export type Method = 'add' | 'total' | 'pair';
export const METHODS: Method[] = ['add', 'total', 'pair'];
/** What stands for a method where there is no room for its name. */
export const SIGNS: Record<Method, string> = { add: '+', total: '17', pair: '=' };

/** How many cards a hand has, refilled from the stock. */
export const HAND = 4;

/** Printed on the cards, by their number. */
const TRIANGLES = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0];

export interface Animal {
  /** Its own among twins. */
  id: string;
  card: string;
  /** Its place in the scene's list. */
  place: number;
}

export interface Trap {
  /** Of the view for which it is set. */
  of: string;
  /** The card of my hand. */
  held: string | null;
  bags: Record<Method, string[]>;
  active: Method;
}

export function emptyTrap(of: string, active: Method): Trap {
  return { of, held: null, bags: { add: [], total: [], pair: [] }, active };
}

export function numberOn(card: string): number {
  return Number(card.slice(1));
}

export function trianglesOn(card: string): number {
  return TRIANGLES[numberOn(card)] ?? 0;
}

/** Cards with an id for each, from low to high. */
export function animals(cards: string[]): Animal[] {
  return cards
    .map((card, place) => ({
      id: `${card}/${cards.slice(0, place).filter((other) => other === card).length}`,
      card,
      place,
    }))
    .sort((one, other) => numberOn(one.card) - numberOn(other.card) || one.place - other.place);
}

export function cardOf(id: string | null): string | null {
  return id?.split('/')[0] ?? null;
}

/** The bag in which an animal is. */
export function bagOf(trap: Trap, id: string): Method | null {
  return METHODS.find((method) => trap.bags[method].includes(id)) ?? null;
}

/** Into the bag that is open; out of it, if it was there. A pair has room for one. */
export function toggled(trap: Trap, id: string): Trap {
  const was = bagOf(trap, id);
  const bags = { ...trap.bags };
  for (const method of METHODS) bags[method] = bags[method].filter((other) => other !== id);
  const others = trap.active === 'pair' ? [] : bags[trap.active];
  if (was !== trap.active) bags[trap.active] = [...others, id];
  return { ...trap, bags };
}

/** The card that is chosen could catch something: it may not be let go. */
export function canCatch(scene: SafaruScene, held: string | null): boolean {
  const place = animals(scene.hand).find(({ id }) => id === held)?.place;
  const card = cardOf(held);
  return scene.prey.some((one) => one.card === place || scene.hand[one.card] === card);
}

/** The methods for which animals can be gathered now. */
export function openMethods(view: View, scene: SafaruScene): Method[] {
  if (scene.phase === 'card') return scene.reversed ? [] : METHODS;
  const verbs = new Set(view.moves.map((offer) => offer.move.split(' ', 1)[0]));
  return METHODS.filter(
    (method) => verbs.has(method) || (scene.method === method && verbs.has('take')),
  );
}

/** What was taken into a method's catch before: in a turn that is sent bit by bit. */
export function takenBefore(scene: SafaruScene, method: Method): string[] {
  if (scene.phase === 'card') return [];
  return { add: scene.added, total: scene.totalled, pair: scene.paired }[method];
}

/** The whole turn in moves. */
export function turnMoves(scene: SafaruScene, trap: Trap): string[] {
  const card = cardOf(trap.held);
  const isCard = scene.phase === 'card';
  const isOpen = (method: Method) => !isCard && scene.method === method;
  const order = [...METHODS].sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  const catches = order.flatMap((method) => {
    const cards = trap.bags[method].map((id) => cardOf(id) ?? '');
    if (cards.length === 0) return [];
    if (method === 'pair') return cards.map((one) => `pair ${one}`);
    return [...(isOpen(method) ? [] : [method]), ...cards.map((one) => `take ${one}`)];
  });
  if (!isCard) return [...catches, 'done'];
  return catches.length > 0 ? [`play ${card}`, ...catches, 'done'] : [`free ${card}`];
}

export function gathered(trap: Trap): number {
  return METHODS.reduce((sum, method) => sum + trap.bags[method].length, 0);
}

/** My cards as the hand draws them. */
export function handGroups(
  view: View,
  scene: SafaruScene,
  held: string | null,
  words: Sentences,
): HandGroup[] {
  const isAsked = scene.phase === 'card' && view.moves.length > 0;
  const cards = animals(scene.hand).map(({ id, card }) => ({
    id,
    card,
    triangles: trianglesOn(card),
    isLaid: false,
    badge: '',
    move: isAsked ? card : null,
    isOffered: isAsked,
    isChosen: id === held,
    label: labelOf(card, words),
  }));
  return cards.length > 0 ? [{ title: '', cards }] : [];
}

export function labelOf(card: string, words: Sentences): string {
  return `${words.card(card)}, ${words.say('safaru-card-triangles', { count: trianglesOn(card) })}`;
}
