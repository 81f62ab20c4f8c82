/** Sentences: a key of the Fluent files and what to fill in become what people read. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Saying } from './view';
import type { Text } from './wire';

export type Language = 'fr' | 'en';
export const LANGUAGES: Language[] = ['fr', 'en'];

export type Params = Record<string, FluentVariable>;

/** A piece of a sentence: plain words, or a card with its name in words. */
export interface Piece {
  words: string;
  card: string | null;
}

/** Who sits where, for the parameters `seat` and `other`. */
export type NameOf = (seat: number) => string;

// Around a card inside a formatted sentence: the card's name, then its words.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'gu');

/** All sentences of one language: the common ones, and those of a game. */
export class Sentences {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: string[]) {
    this.language = language;
    // Without isolation marks, as in Python: names are as plain as the sentences around them.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence of a key; a key without a sentence is shown as it is. */
  say(key: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    return this.#bundle.formatPattern(pattern, params, []);
  }

  /** The first of these keys that has a sentence. */
  sayFirst(keys: string[], params: Params = {}): string | null {
    const key = keys.find((candidate) => this.has(candidate));
    return key === undefined ? null : this.say(key, params);
  }

  /** A text of the wire in pieces, seats and cards by their names. */
  pieces(text: Saying, nameOf: NameOf): Piece[] {
    const known = this.has(text.key) ? text : (text.instead ?? text);
    return split(this.say(known.key, this.#filled(known, nameOf)));
  }

  /** The same as one string. */
  tell(text: Saying, nameOf: NameOf): string {
    return this.pieces(text, nameOf)
      .map((piece) => piece.words)
      .join('');
  }

  /** A card in words: `r7` is “7 rouge”, `dec_0_75` is “0,75”, where the game says so. */
  card(name: string): string {
    if (!this.has('card')) return name;
    const [kind = '', ...parts] = name.split('_');
    const [a = '', b = '', c = '', d = ''] = parts.map(counted);
    const letter = { letter: name.slice(0, 1), number: name.slice(1) };
    return this.say('card', { name, ...letter, kind, a, b, c, d });
  }

  /** What is to be seen on a card, where the game tells more than its name. */
  caption(name: string): string {
    return this.has(`caption-${name}`) ? this.say(`caption-${name}`) : '';
  }

  #filled(text: Text, nameOf: NameOf): Params {
    return Object.fromEntries(
      Object.entries(text.params).map(([name, value]) => [name, this.#fill(name, value, nameOf)]),
    );
  }

  #fill(name: string, value: string | number, nameOf: NameOf): string | number {
    if ((name === 'seat' || name === 'other') && typeof value === 'number') return nameOf(value);
    if (name === 'card') return this.#marked(String(value));
    if (name === 'cards') {
      const cards = String(value).split(' ').filter(Boolean);
      return cards.map((card) => this.#marked(card)).join(', ');
    }
    return value;
  }

  #marked(card: string): string {
    return `${OPEN}${card}${MIDDLE}${this.card(card)}${CLOSE}`;
  }
}

/** A whole number as such, so that it has a plural; `05` behind a comma stays as it is. */
function counted(part: string): string | number {
  return /^(0|[1-9]\d*)$/.test(part) ? Number(part) : part;
}

function split(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of sentence.matchAll(MARKED)) {
    if (found.index > end) pieces.push({ words: sentence.slice(end, found.index), card: null });
    pieces.push({ words: found[2] ?? '', card: found[1] ?? '' });
    end = found.index + found[0].length;
  }
  if (end < sentence.length) pieces.push({ words: sentence.slice(end), card: null });
  return pieces;
}

/** A number as the reader writes it, with a real minus sign. */
export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value).replace('-', '−');
}

/** Points won or lost, always with their sign. */
export function signed(value: number, language: Language): string {
  return value > 0 ? `+${number(value, language)}` : number(value, language);
}
