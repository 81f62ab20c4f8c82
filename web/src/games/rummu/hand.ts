/** My hand of Rummü as it is drawn. */

import type { HandGroup, HeldCard } from '../../cards/hand';
import type { Sentences } from '../../lib/texts';
import type { View } from '../../lib/view';
import type { RummuScene } from '../../lib/wire';
import type { Row } from './arrangement';
import { isJoker } from './combinations';
import { numberIn, offers } from './draft';

/** My cards in my own order; they may be chosen at any time, to be thought about. */
export function handGroups(
  view: View,
  scene: RummuScene,
  rows: Row[],
  chosen: string[],
  words: Sentences,
): HandGroup[] {
  const discards = new Set(offers(view, 'discard'));
  return rows.map(({ cards }) => ({
    title: '',
    cards: cards.map(({ id, card }) => {
      const isDrawn = scene.drawn.includes(card) && id.endsWith('/0');
      const marks = [
        ...(isJoker(card) ? [words.say('rummu-joker')] : []),
        ...(isDrawn ? [words.say('rummu-just-drawn')] : []),
      ];
      return {
        ...plain(id, card, [words.card(card), ...marks].join(', ')),
        isFree: true,
        isLaid: isDrawn,
        isChosen: chosen.includes(id),
        move: discards.has(`discard ${card}`) ? `discard ${card}` : null,
        isOffered: discards.has(`discard ${card}`),
      };
    }),
  }));
}

/** With an empty hand, what I may take back lies here: each combination apart. */
export function backGroups(view: View, scene: RummuScene, words: Sentences): HandGroup[] {
  const singles = offers(view, 'take-back').map((move) => ({
    move,
    cards: [move.split(' ')[2] ?? ''],
  }));
  const wholes = offers(view, 'pick-up').map((move) => ({
    move,
    cards: scene.combinations.find(({ number }) => number === numberIn(move))?.cards ?? [],
  }));
  const all = [...singles, ...wholes].flatMap(({ move, cards }) =>
    cards.map((card) => ({
      ...plain(`${move}/${card}`, card, words.say('rummu-back', { card: words.card(card) })),
      move,
      isOffered: true,
    })),
  );
  const numbers = new Set(all.map(({ move }) => numberIn(move)));
  return Array.from(numbers, (number) => ({
    title: '',
    cards: all.filter(({ move }) => numberIn(move) === number),
  }));
}

function plain(id: string, card: string, label: string): HeldCard {
  return {
    ...{ id, card, label, badge: '', triangles: 0, move: null },
    ...{ isLaid: false, isOffered: false, isChosen: false },
  };
}

/** Cards that I have chosen, and the hand that I chose them from. */
export interface Choice {
  hand: string[];
  ids: string[];
}

/** A choice holds while nothing leaves my hand: a card that comes, or another's turn, is no matter. */
export function stillChosen({ hand, ids }: Choice, now: string[]): string[] {
  const count = (cards: string[], card: string) => cards.filter((one) => one === card).length;
  return hand.every((card) => count(now, card) >= count(hand, card)) ? ids : [];
}
