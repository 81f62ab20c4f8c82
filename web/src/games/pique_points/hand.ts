/** My cards of Pique Points as the hand draws them: family by family. */

import type { HandGroup } from '../../cards/hand';
import type { Sentences } from '../../lib/texts';
import type { View } from '../../lib/view';
import type { PiquePointsScene } from '../../lib/wire';

/** As they lie in a hand: points first, then from what is harmless to what is not. */
const ORDER = 'p1 p2 p3 r50 r90 r130 s50 s90 s130 belt phone pressure gendarme accident pickup';
const RANKS = new Map(ORDER.split(' ').map((card, rank) => [card, rank]));

/** As if the hand had so many at least: cards that are drawn don't make the others smaller. */
const USUAL = 8;

export function mostInHand(scene: PiquePointsScene): number {
  return Math.max(USUAL, scene.hand.length);
}

/** A Points card, with its value; null for any other card. */
export function pointsOn(card: string): number | null {
  return card.startsWith('p') && /^\d$/u.test(card.slice(1)) ? Number(card.slice(1)) : null;
}

/** Why this card is an offence: the key of a sentence. */
export function whyKey(card: string): string {
  return `pique_points-why-${/\d$/u.test(card) ? 'speed' : card}`;
}

export function handGroups(view: View, scene: PiquePointsScene, words: Sentences): HandGroup[] {
  const offers = new Set(view.moves.map((offer) => offer.move));
  const isAsked = view.moves.length > 0;
  const cards = [...scene.hand]
    .sort((one, other) => (RANKS.get(one) ?? 0) - (RANKS.get(other) ?? 0))
    .map((card, n, all) => ({
      id: `${card}/${all.slice(0, n).filter((other) => other === card).length}`,
      card,
      triangles: 0,
      isLaid: false,
      badge: '',
      move: isAsked ? `lay ${card}` : null,
      isOffered: offers.has(`lay ${card}`),
      isChosen: false,
      label: labelOf(card, scene, words),
    }));
  return cards.length > 0 ? [{ title: '', cards }] : [];
}

function labelOf(card: string, scene: PiquePointsScene, words: Sentences): string {
  if (!scene.offences.includes(card)) return words.card(card);
  const why = words.say(whyKey(card));
  return words.say('pique_points-card-offence', { name: words.card(card), why });
}
