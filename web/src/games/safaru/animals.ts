/**
 * The animals of the five colours on a field of 48 by 48: our own drawings, told apart in small.
 * A fox, a unicorn's head with its mane, a panther, a hedgehog, and a frog; printed cards have them, too.
 */

import animals from '../../../../src/tablee/faces/animals.json';

/** A species: its body in the colour of the card, and what is cut out of it in paper. */
interface Animal {
  body: string;
  cut: string;
  /** Dots inside eyes that are cut out. */
  pupils?: string;
}

export const ANIMALS: Record<string, Animal> = animals;
