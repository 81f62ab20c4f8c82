/** How I like to play, on this device. */

import { KeptSwitch } from './kept.svelte';

/** Alone with bots, they move when I ask them. */
export const ownPace = new KeptSwitch('own-pace', false);

/** On a touch screen the first tap lifts a card, the second plays it. */
export const tapTwice = new KeptSwitch('tap-twice', true);

/** Single keys read parts of the table aloud. */
export const readsByKeys = new KeptSwitch('keys', true);

/** Where speed decides, my cards are flipped for me: the one key that is left grabs. */
export const oneKey = new KeptSwitch('one-key', false);

/** New phases are explained. */
export const hintsWanted = new KeptSwitch('hints', true);

/** Cards, tricks and my turn can be heard. */
export const soundsWanted = new KeptSwitch('sounds', true);
