/** My cards of Mü as the hand draws them: trumps together, then colour by colour. */

import type { HandGroup, HeldCard } from '../../cards/hand';
import type { Sentences } from '../../lib/texts';
import type { View } from '../../lib/view';
import type { MuScene } from '../../lib/wire';

const COLOURS = 'rbkyg';
/** Printed on the cards, by their number. */
const TRIANGLES = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0];

export function trianglesOn(card: string): number {
  return TRIANGLES[Number(card.slice(1))] ?? 0;
}

interface Held {
  id: string;
  card: string;
  isLaid: boolean;
  grade: number;
  strength: number;
}

/** Hand and laid cards, each with an id that tells twins apart. */
export function held(view: View, scene: MuScene): Held[] {
  if (view.seat === null) return [];
  const cards = [...scene.hand, ...(scene.laid[view.seat] ?? [])];
  return cards.map((card, n) => ({
    id: `${card}/${cards.slice(0, n).filter((other) => other === card).length}`,
    card,
    isLaid: n >= scene.hand.length,
    grade: scene.grades[n] ?? 0,
    strength: scene.strengths[n] ?? 0,
  }));
}

/** How many cards I was dealt: what I hold, and what I have played since. */
export function dealt(view: View, scene: MuScene): number {
  const ago = ((view.seat ?? 0) - scene.leader + view.seats) % view.seats;
  const hasPlayed = scene.phase === 'tricks' && ago < scene.trick.length ? 1 : 0;
  return held(view, scene).length + scene.tricks + hasPlayed;
}

/** How many cards I may add to my bid now. */
export function mostToAdd(scene: MuScene): number {
  return scene.outlook.at(-1)?.added ?? 0;
}

/** The verb with which a card is moved now; none when nothing is asked of me. */
function verbOf(view: View, scene: MuScene): string | null {
  if (view.moves.length === 0) return null;
  return { auction: 'lay', tricks: 'play' }[scene.phase] ?? null;
}

export function handGroups(
  view: View,
  scene: MuScene,
  chosen: string[],
  words: Sentences,
): HandGroup[] {
  const verb = verbOf(view, scene);
  const offers = new Set(view.moves.map((offer) => offer.move));
  // Where only one may be laid, another takes its place.
  const isFull = verb === 'lay' && mostToAdd(scene) > 1 && chosen.length >= mostToAdd(scene);

  function drawn(one: Held): HeldCard {
    const move = verb === null ? null : `${verb} ${one.card}`;
    const isChosen = chosen.includes(one.id);
    const canLay = verb !== 'lay' || (!one.isLaid && (!isFull || isChosen));
    return {
      id: one.id,
      card: one.card,
      triangles: trianglesOn(one.card),
      isLaid: one.isLaid,
      badge: one.grade > 0 ? String(one.grade) : '',
      move,
      isOffered: move !== null && offers.has(move) && canLay,
      isChosen,
      label: labelOf(one, words),
    };
  }

  const mine = held(view, scene);
  const trumps = mine.filter((one) => one.grade > 0).sort(byStrength);
  const plain = Array.from(COLOURS, (colour) =>
    mine.filter((one) => one.grade === 0 && one.card.startsWith(colour)).sort(byStrength),
  );
  return [trumps, ...plain]
    .map((cards, n) => ({ title: n === 0 ? words.say('mu-trumps') : '', cards: cards.map(drawn) }))
    .filter((group) => group.cards.length > 0);
}

function byStrength(one: Held, other: Held): number {
  return other.strength - one.strength || one.id.localeCompare(other.id);
}

function labelOf(one: Held, words: Sentences): string {
  return [
    words.card(one.card),
    words.say('mu-card-triangles', { count: trianglesOn(one.card) }),
    ...(one.grade > 0 ? [words.say('mu-card-grade', { grade: one.grade })] : []),
    ...(one.isLaid ? [words.say('mu-card-laid')] : []),
  ].join(', ');
}

/** The types of trump that these cards show: colours in their order, then numbers. */
export function typesShown(cards: string[]): string[] {
  const colours = Array.from(COLOURS).filter((letter) => cards.some((c) => c.startsWith(letter)));
  const numbers = Array.from('0123456789').filter((digit) => cards.some((c) => c.endsWith(digit)));
  return [...colours, ...numbers];
}

/** The chief's bonus with this trump, as far as the view says it. */
export function bonusOf(scene: MuScene, trump: string): number | null {
  const step = scene.outlook.find((one) => one.added === 0);
  if (!step || scene.phase !== 'chief-trump') return null;
  if (trump === 'none') return step.bonus_without_trump;
  if (COLOURS.includes(trump)) return step.bonus_of_colour;
  return trump === '1' || trump === '7' ? step.bonus_of_one_or_seven : step.bonus_of_another_number;
}
