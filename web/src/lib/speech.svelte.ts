/** The language of the reader, which may change at any time, and the sentences in it. */

import { untrack } from 'svelte';

import { Sentences, type Language, type Params } from './texts';

type Source = () => Promise<string>;

const COMMON = import.meta.glob<string>(
  ['../../../src/tablee/texts/*.ftl', '!../../../src/tablee/texts/{cli,print,class}.*.ftl'],
  { query: '?raw', import: 'default' },
);
/** What only some pages say: those of a game, and those of a class. */
const PARTS = import.meta.glob<string>(
  ['../../../src/tablee/games/*/texts.*.ftl', '../../../src/tablee/texts/class.*.ftl'],
  { query: '?raw', import: 'default' },
);
export const CLASS = 'class';

class Speech {
  #common = $state.raw<Sentences>(new Sentences('fr', []));
  #games = $state.raw<Record<string, Sentences>>({});
  #sources: string[] = [];

  get language(): Language {
    return this.#common.language;
  }

  /** Speak this language from now on, also of the games that were opened before. */
  async use(language: Language): Promise<void> {
    const sources = await read(COMMON, `.${language}.ftl`);
    const names = Object.keys(this.#games);
    const games = await Promise.all(names.map((game) => sentencesOf(game, language, sources)));
    this.#sources = sources;
    this.#common = new Sentences(language, sources);
    this.#games = Object.fromEntries(names.map((game, n) => [game, games[n] ?? this.#common]));
    document.documentElement.lang = language;
  }

  /** Fetch the sentences of a game, or of classes, once; who waits for them isn't made anew later. */
  open(game: string): Promise<void> {
    return untrack(() => this.#open(game));
  }

  async #open(game: string): Promise<void> {
    if (!game || this.#games[game]) return;
    const { language } = this;
    const sentences = await sentencesOf(game, language, this.#sources);
    if (language === this.language) this.#games = { ...this.#games, [game]: sentences };
    else await this.#open(game);
  }

  /** The sentences of a game; the common ones until they are here. */
  of(game: string): Sentences {
    return this.#games[game] ?? this.#common;
  }

  say(key: string, params?: Params): string {
    return this.#common.say(key, params);
  }
}

export const speech = new Speech();

/** A sentence of ours, in the reader's language. */
export function say(key: string, params?: Params): string {
  return speech.say(key, params);
}

async function sentencesOf(game: string, language: Language, common: string[]): Promise<Sentences> {
  const file = game === CLASS ? '/texts/class' : `/games/${game}/texts`;
  const own = await read(PARTS, `${file}.${language}.ftl`);
  // Its own come first: where a game has another word for a deal, this one is said.
  return new Sentences(language, [...own, ...common]);
}

function read(files: Record<string, Source>, ending: string): Promise<string[]> {
  const wanted = Object.keys(files).filter((path) => path.endsWith(ending));
  return Promise.all(wanted.map((path) => files[path]?.() ?? ''));
}
