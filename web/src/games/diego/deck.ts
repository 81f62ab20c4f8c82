/** A deck as the composer writes it: `1/4 1/2 3/4 | fraction decimal words | usual`. */

import decks from './decks.json';

/** Each with the key of its name. */
export const REPRESENTATIONS: Record<string, string> = {
  fraction: 'diego-representation-fraction',
  decimal: 'diego-representation-decimal',
  tenths: 'diego-representation-tenths',
  words: 'diego-representation-words',
  drawing: 'diego-representation-drawing',
  line: 'diego-representation-line',
  sum: 'diego-representation-sum',
  bracket: 'diego-representation-bracket',
  amplified: 'diego-representation-amplified',
  percent: 'diego-representation-percent',
};
export const LEVELS: Record<string, string> = {
  easy: 'diego-level-easy',
  usual: 'diego-level-usual',
  hard: 'diego-level-hard',
};
/** Of hands and of the row. */
export const SIZES = ['4', '6'];
/** Numbers to choose from; others can be written. */
export const COMMON =
  '1/2 1/3 2/3 1/4 3/4 1/5 2/5 3/5 4/5 1/8 3/8 5/8 7/8 1/10 3/10 4/3 5/4 3/2 5/3 7/4'.split(' ');

/** What stands on a card of three quarters, or of one half where there is none. */
export const EXAMPLES: Record<string, string> = {
  fraction: 'frac_3_4',
  decimal: 'dec_0_75',
  tenths: 'frac_75_100',
  words: 'word_trois_quarts_three_quarters',
  drawing: 'disc_1_4_3',
  line: 'line_2_4_3',
  sum: 'sum_1_2_1_4',
  bracket: 'between_0_7_0_8',
  amplified: 'frac_9_12',
  percent: 'pct_75',
};

export interface Deck {
  numbers: string[];
  representations: string[];
  level: string;
  size: string;
  /** Everybody starts with 100 points; meant for younger pupils. */
  capital: boolean;
}

/** The decks to begin with; which they are is written from the rules, by `make wire`. */
export const PRESET_NAMES: Record<keyof typeof decks, string> = {
  young: 'diego-preset-young',
  first: 'diego-preset-first',
  official: 'diego-preset-official',
  decimals: 'diego-preset-decimals',
  percent: 'diego-preset-percent',
  hard: 'diego-preset-hard',
};

export function preset(name: string): Deck {
  return deckOf(decks[name as keyof typeof decks]);
}

/** As far as it can be read: what is missing is for the engine to say. */
export function deckOf(options: Record<string, string>): Deck {
  const [numbers = [], representations = [], [level = 'usual'] = []] = (options['deck'] ?? '')
    .split('|')
    .map((part) => part.split(/\s+/u).filter(Boolean));
  const [size, capital] = [options['size'] ?? '6', options['capital'] === 'yes'];
  return { numbers, representations, level, size, capital };
}

/** All of them, also where they are official: a room may have agreed on others before. */
export function deckOptions({ numbers, representations, level, size, capital }: Deck) {
  const deck = `${numbers.join(' ')} | ${representations.join(' ')} | ${level}`;
  return { deck, size, capital: capital ? 'yes' : 'no' };
}

/** Without it if it is there, else with it. */
export function toggled(all: string[], one: string): string[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}
