/** How I lay out my hand: groups of my own making, and the rest sorted. Kept on this device. */

import { Kept } from '../../lib/kept.svelte';
import { colourOf, inOrder } from './combinations';

export type Sorting = 'colour' | 'number';

export interface Arrangement {
  /** Of which table and deal. */
  of: string;
  sorting: Sorting;
  /** My own groups, by the names of their cards. */
  groups: string[][];
}

/** A card of mine: of twins each has its own id. */
export interface Held {
  id: string;
  card: string;
}

export interface Row {
  isOwn: boolean;
  cards: Held[];
}

const COLOURS = 'rbkgy'; // jokers last
const MOST_TABLES = 8;
const kept = new Kept('hands-of-rummu', '[]');

/** How a hand was laid out last; at a new deal nothing but the sorting stays. */
export function arrangementOf(table: string, deal: number): Arrangement {
  const all = remembered();
  const of = `${table}/${deal}`;
  const found = all.find((one) => one.of === of);
  return found ?? { of, sorting: all[0]?.sorting ?? 'colour', groups: [] };
}

export function keep(arrangement: Arrangement): void {
  const others = remembered().filter((one) => one.of !== arrangement.of);
  kept.value = JSON.stringify([arrangement, ...others].slice(0, MOST_TABLES));
}

function remembered(): Arrangement[] {
  try {
    return JSON.parse(kept.value) as Arrangement[];
  } catch {
    return [];
  }
}

/** My cards in rows: each of my groups, then the others; sorted by colour, each colour apart. */
export function rowsOf(arrangement: Arrangement, hand: string[]): Row[] {
  const left = [...hand];
  const own = arrangement.groups.map((group) => group.filter((card) => taken(left, card)));
  const loose = inOrder(left);
  const sorted =
    arrangement.sorting === 'number'
      ? [loose]
      : Array.from(COLOURS, (colour) => loose.filter((card) => colourOf(card) === colour));
  const rows = [
    ...own.map((cards) => ({ isOwn: true, cards })),
    ...sorted.map((cards) => ({ isOwn: false, cards })),
  ];
  return named(rows.filter(({ cards }) => cards.length > 0));
}

/** Takes a card out of those that are left, if it is among them. */
function taken(left: string[], card: string): boolean {
  const place = left.indexOf(card);
  if (place >= 0) left.splice(place, 1);
  return place >= 0;
}

function named(rows: { isOwn: boolean; cards: string[] }[]): Row[] {
  const seen: Record<string, number> = {};
  return rows.map(({ isOwn, cards }) => ({
    isOwn,
    cards: cards.map((card) => {
      const twin = (seen[card] = (seen[card] ?? -1) + 1);
      return { id: `${card}/${twin}`, card };
    }),
  }));
}

export function cardOf(id: string): string {
  return id.split('/')[0] ?? '';
}

/** Whether these are just one group of mine. */
export function isGroup(rows: Row[], ids: string[]): boolean {
  return rows.some(
    ({ isOwn, cards }) =>
      isOwn && cards.length === ids.length && cards.every(({ id }) => ids.includes(id)),
  );
}

/** These cards as a group, in front; where they are one, they go back to the others. */
export function regrouped(arrangement: Arrangement, rows: Row[], ids: string[]): Arrangement {
  const others = rows
    .filter(({ isOwn }) => isOwn)
    .map(({ cards }) => cards.filter(({ id }) => !ids.includes(id)).map(({ card }) => card));
  const group = isGroup(rows, ids) ? [] : inOrder(ids.map(cardOf));
  const groups = [group, ...others].filter((cards) => cards.length > 1);
  return { ...arrangement, groups };
}
