/** A move while it is put together: cards of mine, and perhaps a combination to which they go. */

import type { View } from '../../lib/view';
import type { RummuScene, RummuShown, Text } from '../../lib/wire';
import { combination, fault, inOrder, type Fault } from './combinations';

/** What a draft would be: a move with what it is worth, or the article that speaks against it. */
export interface Verdict {
  text: Text;
  article: string;
  /** Null: it can't be made. */
  move: string | null;
}

/** An addition that is possible. */
export interface Addition {
  to: RummuShown;
  verdict: Verdict;
  gain: number;
}

const EMPTY_HANDED: Fault = { article: 'rummu.r5', key: 'nothing-to-take-back' };

export function hasOpened({ opened }: RummuScene, seat: number): boolean {
  return opened.includes(seat);
}

/** How many cards it takes to open; 0 for those who have. */
export function neededToOpen(scene: RummuScene, seat: number): number {
  return hasOpened(scene, seat) ? 0 : (scene.openings[seat] ?? 0);
}

function against({ article, key }: Fault, params: Text['params'] = {}): Verdict {
  return { text: { key, params }, article, move: null };
}

function openFirst(needed: number): Verdict {
  return against({ article: 'rummu.5.1', key: 'open-first' }, { needed });
}

/** These cards laid as a combination of my own. */
export function laid(view: View, scene: RummuScene, cards: string[]): Verdict {
  const wrong = fault(cards);
  if (wrong) return against(wrong);
  const needed = neededToOpen(scene, view.seat ?? 0);
  if (cards.length < needed) return openFirst(needed);
  const { shape, points } = combination(cards);
  return {
    text: { key: 'rummu-check-lay', params: { shape, points } },
    article: '',
    move: `lay ${inOrder(cards).join(' ')}`,
  };
}

/** These cards added to a combination that lies, all at once. */
export function added(view: View, scene: RummuScene, cards: string[], to: RummuShown): Verdict {
  const seat = view.seat ?? 0;
  const needed = neededToOpen(scene, seat);
  if (needed > 0) return openFirst(needed);
  const all = [...to.cards, ...cards];
  const wrong = fault(all);
  if (wrong) return against(wrong);
  const isLast = cards.length === scene.hand.length;
  if (isLast && !scene.combinations.some(({ owner }) => owner === seat))
    return against(EMPTY_HANDED);
  const { shape, points } = combination(all);
  const key = to.owner === seat ? 'rummu-check-add-own' : 'rummu-check-add';
  return {
    text: { key, params: { seat: to.owner, shape, points } },
    article: '',
    move: `add ${to.number} ${inOrder(cards).join(' ')}`,
  };
}

/** All that these cards can be added to; the most useful first: to me and mine, then by points. */
export function additions(view: View, scene: RummuScene, cards: string[]): Addition[] {
  if (cards.length === 0) return [];
  const mine = view.teams.find((team) => team.includes(view.seat ?? 0)) ?? [];
  return scene.combinations
    .map((to) => {
      const verdict = added(view, scene, cards, to);
      const gain = verdict.move === null ? 0 : Number(verdict.text.params['points']) - to.points;
      return { to, verdict, gain: mine.includes(to.owner) ? gain : -gain };
    })
    .filter(({ verdict }) => verdict.move !== null)
    .sort((one, other) => other.gain - one.gain);
}

/** The moves of this verb that are on offer. */
export function offers(view: View, verb: string): string[] {
  return view.moves.map(({ move }) => move).filter((move) => move.startsWith(`${verb} `));
}

/** Exchanges that one card of mine offers. */
export function exchanges(view: View, card: string): string[] {
  return offers(view, 'exchange').filter((move) => move.endsWith(` ${card}`));
}

/** The combination that a move speaks of. */
export function numberIn(move: string): number {
  return Number(move.split(' ')[1]);
}
