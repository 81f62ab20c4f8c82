/** The pictures of the cards: the same shapes that are printed. */

import drawn from '../../../../src/tablee/faces/shapes.json';

export interface Part {
  d: string;
  fill: string;
}

const SHAPES: Record<string, string> = drawn.shapes;
const INKS: Record<string, string> = drawn.inks;
const PICTURES: Record<string, Part[]> = drawn.pictures;

export const TOTEM = drawn.pictures.totem;
/** A shape lies on a field of so many units, and is enlarged on its card. */
export const FIELD = drawn.field;
export const DOT = drawn.dot;

/** The picture of a totem card or a head; null for a card with a shape. */
export function pictureOf(card: string): Part[] | null {
  return PICTURES[card] ?? null;
}

export function shapeOf(card: string): { d: string; ink: string; dots: number } {
  const colour = card.slice(1);
  return { d: SHAPES[card.slice(0, 1)] ?? '', ink: INKS[colour] ?? '', dots: Number(colour) };
}
