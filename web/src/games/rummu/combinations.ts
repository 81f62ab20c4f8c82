/**
 * The combinations of Rummü, as in combinations.py of the rules, so that a draft is judged at once.
 * The server has the last word; `combinations.json` among the tests holds both to the same answers.
 */

export type Shape = 'number' | 'colour' | 'colours';

/** Why cards are no combination: an article of the rulebook, and the key of its sentence. */
export interface Fault {
  article: string;
  key: string;
}

export interface Combination {
  shape: Shape;
  points: number;
}

const JOKER = 'y';
/** The order of the colours: so cards of one number are written and laid. */
const COLOURS = 'rbkyg';
const FEWEST = 3;

const TOO_FEW: Fault = { article: 'rummu.4.1', key: 'too-few' };
const NO_COMBINATION: Fault = { article: 'rummu.4.1', key: 'no-combination' };
const NOT_IN_A_ROW: Fault = { article: 'rummu.4.3', key: 'not-in-a-row' };
const COLOURS_NOT_IN_A_ROW: Fault = { article: 'rummu.4.4', key: 'not-in-a-row' };
const COLOUR_TWICE: Fault = { article: 'rummu.4.4', key: 'colour-twice' };
export const TWO_ALIKE: Fault = { article: 'rummu.4.5', key: 'two-alike' };
const TOO_MANY_JOKERS: Fault = { article: 'rummu.4.7', key: 'too-many-jokers' };
const ONE_JOKER: Fault = { article: 'rummu.4.8', key: 'one-joker' };

/** By how many cards of the same number, from three on. */
const OF_A_NUMBER_PURE = [0, 30];
const OF_A_NUMBER_MIXED = [0, 10, 50];
const HALVED = [1, 7];
/** Of a run of three, four and five cards, and each further card. */
const OF_A_RUN_PURE = [10, 20, 40];
const OF_A_RUN_MIXED = [0, 10, 20];
const FURTHER_CARD = 10;

export function numberOn(card: string): number {
  return Number(card.slice(1));
}

export function colourOf(card: string): string {
  return card.slice(0, 1);
}

export function isJoker(card: string): boolean {
  return colourOf(card) === JOKER;
}

/** By number, then by colour. */
export function inOrder(cards: string[]): string[] {
  const place = (card: string) => numberOn(card) * COLOURS.length + COLOURS.indexOf(colourOf(card));
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** Why these are no combination, or null if they are one. */
export function fault(cards: string[]): Fault | null {
  if (new Set(cards).size < cards.length) return TWO_ALIKE;
  if (cards.length < FEWEST) return TOO_FEW;
  const numbers = inOrder(cards).map(numberOn);
  if (isOneNumber(numbers)) return null;
  if (new Set(numbers).size < numbers.length) return NO_COMBINATION;
  const colours = cards.map(colourOf);
  if ((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) >= numbers.length)
    return normalColours(colours) <= 1 ? NOT_IN_A_ROW : COLOURS_NOT_IN_A_ROW;
  return faultOfRun(colours);
}

function isOneNumber(numbers: number[]): boolean {
  return numbers[0] === numbers.at(-1);
}

function normalColours(colours: string[]): number {
  return new Set(colours.filter((colour) => colour !== JOKER)).size;
}

function faultOfRun(colours: string[]): Fault | null {
  const normal = colours.filter((colour) => colour !== JOKER);
  const jokers = colours.length - normal.length;
  const shown = normalColours(colours);
  if (shown <= 1) return normal.length > jokers ? null : TOO_MANY_JOKERS;
  if (shown < normal.length) return COLOUR_TWICE;
  return jokers <= 1 ? null : ONE_JOKER;
}

/** What cards without a fault are, and what they are worth. */
export function combination(cards: string[]): Combination {
  const ordered = inOrder(cards);
  const isOfNumber = isOneNumber(ordered.map(numberOn));
  const isOfColour = new Set(cards.filter((card) => !isJoker(card)).map(colourOf)).size === 1;
  const shape = isOfNumber ? 'number' : isOfColour ? 'colour' : 'colours';
  const isPure = shape !== 'colours' && !cards.some(isJoker);
  const number = numberOn(ordered[0] ?? '');
  const points = isOfNumber
    ? pointsOfNumber(number, cards.length, isPure)
    : pointsOfRun(cards.length, isPure);
  return { shape, points };
}

function pointsOfNumber(number: number, count: number, isPure: boolean): number {
  const points = (isPure ? OF_A_NUMBER_PURE : OF_A_NUMBER_MIXED)[count - FEWEST] ?? 0;
  return HALVED.includes(number) ? points / 2 : points;
}

function pointsOfRun(count: number, isPure: boolean): number {
  const table = isPure ? OF_A_RUN_PURE : OF_A_RUN_MIXED;
  const extra = Math.max(0, count - FEWEST - table.length + 1);
  return (table[count - FEWEST - extra] ?? 0) + FURTHER_CARD * extra;
}
