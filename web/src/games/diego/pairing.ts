/** A pair while it is put together: which two rows face each other, and what two taps mean. */

import type { View } from '../../lib/view';
import type { DiegoScene } from '../../lib/wire';

/** Where cards lie that can be tapped: my hand, the hand that is shown, the row. */
export type Side = 'hand' | 'shown' | 'row';

export interface Tapped {
  /** The moment that it belongs to. */
  of: string;
  side: Side;
  /** From 1, as it lies. */
  place: number;
}

/** As long as it is the same, what was tapped stays tapped: from a counter to the naming, too. */
export function momentOfPair(view: View, scene: DiegoScene): string {
  const isPass = scene.phase === 'passed' || scene.phase === 'naming';
  return `${view.deal}/${scene.turn}/${scene.windows}/${isPass ? 'pass' : scene.phase}`;
}

/** The rows whose cards mean something when I tap them now. */
export function openSides(view: View, scene: DiegoScene): Side[] {
  const isMine = view.seat !== null;
  if (scene.phase === 'turn' && isMine && scene.turn === view.seat) return ['hand', 'row'];
  if (scene.phase === 'passed' && view.claims.length > 0) return ['shown', 'row'];
  const names = scene.phase === 'naming' && scene.announcer === view.seat;
  return names && isMine ? ['shown', 'row'] : [];
}

/** Two cards of my own may be a pair at this table. */
export function mayPairInHand(view: View): boolean {
  return view.moves.some(({ move }) => move.startsWith('hand-diego '));
}

/** What two tapped cards come to; null if they are no two ends of a pair. */
export function pairMove(one: Tapped, other: Tapped): string | null {
  const [near, row] = one.side === 'row' ? [other, one] : [one, other];
  if (row.side === 'row' && near.side !== 'row')
    return `${near.side === 'hand' ? 'diego' : 'name'} ${near.place} ${row.place}`;
  if (one.side !== 'hand' || other.side !== 'hand') return null;
  const [first, second] = [one.place, other.place].sort((a, b) => a - b);
  return `hand-diego ${first} ${second}`;
}

/** What is tapped after this tap: again lets go, another of its row takes its place. */
export function tappedWith(before: Tapped[], tap: Tapped, inHand: boolean): Tapped[] {
  const same = before.find(({ side, place }) => side === tap.side && place === tap.place);
  if (same) return before.filter((one) => one !== same);
  const isPairInHand = inHand && tap.side === 'hand' && before.every(({ side }) => side === 'hand');
  const others = isPairInHand ? before : before.filter(({ side }) => side !== tap.side);
  return [...others, tap].slice(-2);
}

/** Only a card of the hand that is shown announces; one of the row is thought of, and no more. */
export function announces(tapped: Tapped[], side: Side): boolean {
  return side === 'shown' && tapped.some((one) => one.side === 'shown');
}

export function cardAt(scene: DiegoScene, { side, place }: Tapped): string {
  return scene[side][place - 1] ?? '';
}
