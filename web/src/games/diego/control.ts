/** The control sheet: every pair that was won, and whether its two cards are one number. */

import type { DiegoScene } from '../../lib/wire';

export interface CheckedPair {
  seat: number;
  side: 'diego' | 'contra';
  cards: [string, string];
  /** The number of each, as `3/4`. */
  numbers: [string, string];
  isRight: boolean;
  /** Whoever has it was right to say what the side says. */
  isWon: boolean;
  points: number;
}

const POINTS = { diego: 2, contra: 4 };

export function checkedPairs(scene: DiegoScene): CheckedPair[] {
  return scene.diego.flatMap((_, seat) => [
    ...ofSide(scene, seat, 'diego'),
    ...ofSide(scene, seat, 'contra'),
  ]);
}

function ofSide(scene: DiegoScene, seat: number, side: 'diego' | 'contra'): CheckedPair[] {
  const cards = scene[side][seat] ?? [];
  return Array.from({ length: cards.length / 2 }, (_, n) => {
    const pair: [string, string] = [cards[2 * n] ?? '', cards[2 * n + 1] ?? ''];
    const numbers = pair.map((card) => scene.control[card] ?? '') as [string, string];
    const isRight = numbers[0] === numbers[1];
    const isWon = isRight === (side === 'diego');
    const points = isWon ? POINTS[side] : -POINTS[side];
    return { seat, side, cards: pair, numbers, isRight, isWon, points };
  });
}
