import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { type Language, number, Sentences, signed } from '../src/lib/texts';

const GAME = `
card = { $number } { $letter ->
    [r] rouge
   *[b] bleu
}
played = { $seat } joue { $card }
hand = Main { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
} : { $cards }
bare =
    .attribute = only
`;
const words = new Sentences('fr', [GAME]);
const nameOf = (seat: number): string => ['Anne', 'Blaise'][seat] ?? 'La table';

describe('sentences', () => {
  it('fills in seats and cards by their names', () => {
    const text = { key: 'played', params: { seat: 1, card: 'r7' } };
    expect(words.tell(text, nameOf)).toBe('Blaise joue 7 rouge');
  });

  it('lists cards, each a piece of its own', () => {
    const text = { key: 'hand', params: { count: 2, cards: 'r7 b0' } };
    expect(words.tell(text, nameOf)).toBe('Main de 2 cartes : 7 rouge, 0 bleu');
    expect(words.pieces(text, nameOf)).toEqual([
      { words: 'Main de 2 cartes : ', card: null },
      { words: '7 rouge', card: 'r7' },
      { words: ', ', card: null },
      { words: '0 bleu', card: 'b0' },
    ]);
  });

  it('says nothing of cards that are not there', () => {
    expect(words.tell({ key: 'hand', params: { count: 0, cards: '' } }, nameOf)).toContain(': ');
  });

  it('shows the name of a card where a game has no words for it', () => {
    const plain = new Sentences('en', ['played = { $seat } plays { $card }']);
    const text = { key: 'played', params: { seat: 0, card: 'r7' } };
    expect(plain.tell(text, nameOf)).toBe('Anne plays r7');
  });

  it('tells what is on a card where a game does', () => {
    const pictures = new Sentences('en', ['caption-ants = Ants carry a strawberry']);
    expect(pictures.caption('ants')).toBe('Ants carry a strawberry');
    expect(pictures.caption('moon')).toBe('');
  });

  it('shows a key that has no sentence', () => {
    expect(words.say('nowhere')).toBe('nowhere');
    expect(words.say('bare')).toBe('bare');
    expect(words.sayFirst(['nowhere', 'bare'])).toBeNull();
    expect(words.sayFirst(['nowhere', 'card'], { letter: 'r', number: '1' })).toBe('1 rouge');
  });

  it('puts nothing invisible around what is filled in', () => {
    const text = { key: 'played', params: { seat: 0, card: 'r7' } };
    expect(words.tell(text, nameOf)).not.toMatch(/[\u2066-\u2069\uE000-\uE002]/u);
  });
});

describe('a deal', () => {
  const read = (path: string): string => readFileSync(`../src/tablee/${path}`, 'utf8');
  const said = (game: string, language: Language): string[] => {
    const own = game ? [read(`games/${game}/texts.${language}.ftl`)] : [];
    const sentences = new Sentences(language, [...own, read(`texts/web.${language}.ftl`)]);
    return ['web-deal', 'web-deal-told', 'web-open-deal'].map((key) =>
      sentences.say(key, { number: 2 }),
    );
  };

  it('is called as the game calls it', () => {
    expect(said('', 'fr')).toEqual(['Donne 2', 'Nouvelle donne.', 'Relire la donne 2']);
    expect(said('compatibility', 'fr')).toEqual(['Tour 2', 'Nouveau tour.', 'Relire le tour 2']);
    expect(said('rummu', 'fr')).toEqual(['Manche 2', 'Nouvelle manche.', 'Relire la manche 2']);
    expect(said('compatibility', 'en')).toEqual(['Round 2', 'A new round.', 'Read round 2 again']);
    expect(said('pique_points', 'en')).toEqual(['Game 2', 'A new game.', 'Read game 2 again']);
  });
});

describe('numbers', () => {
  it('are written as the reader writes them', () => {
    expect(number(0.5, 'fr')).toBe('0,5');
    expect(number(-12.5, 'en')).toBe('−12.5');
    expect(signed(3, 'fr')).toBe('+3');
    expect(signed(-3, 'fr')).toBe('−3');
    expect(signed(0, 'fr')).toBe('0');
  });
});
