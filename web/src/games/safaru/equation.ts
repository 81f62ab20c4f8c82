/** What gathered animals come to: arithmetic, and no rule. */

import type { SafaruScene } from '../../lib/wire';
import { cardOf, numberOn, takenBefore, type Method, type Trap } from './trap';

/** Numbers of a sum that have room on a narrow screen. */
const MOST_SHOWN = 4;

export interface Equation {
  /** As one writes it: 2 + 3 = 5. */
  text: string;
  /** What is missing; below zero: what is too much. Null where nothing can be said yet. */
  missing: number | null;
}

export function equation(scene: SafaruScene, trap: Trap, method: Method): Equation {
  const mine = scene.phase === 'card' ? cardOf(trap.held) : (scene.played[0] ?? null);
  const number = mine === null ? null : numberOn(mine);
  const own = method === 'total' && number !== null ? [number] : [];
  const cards = [...takenBefore(scene, method), ...trap.bags[method].map((id) => cardOf(id) ?? '')];
  const parts = [...own, ...cards.map(numberOn)];
  const sum = parts.reduce((all, part) => all + part, 0);
  const goal = method === 'total' ? scene.total : number;
  if (cards.length === 0) {
    return { text: `${[...own, '…'].join(' + ')} = ${goal ?? '?'}`, missing: null };
  }
  const text =
    method === 'pair' && number !== null
      ? `${parts.join(', ')} ${sum === number ? '=' : '≠'} ${number}`
      : `${shortened(parts)} = ${sum}`;
  // One card alone is no addition, even if it has the number.
  const isLone = method === 'add' && cards.length === 1 && sum === goal;
  return { text, missing: goal === null || isLone ? null : goal - sum };
}

/** Of a long sum the beginning is left out: the animals themselves show it. */
function shortened(parts: number[]): string {
  const last = parts.slice(-MOST_SHOWN);
  return [...(parts.length > MOST_SHOWN ? ['…'] : []), ...last].join(' + ');
}
