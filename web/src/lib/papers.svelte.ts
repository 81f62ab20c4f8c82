/** The papers beside the table: which is open, in a panel where there is room, else in a sheet. */

import { MediaQuery } from 'svelte/reactivity';

import { KeptSwitch } from './kept.svelte';

const wide = new MediaQuery('(min-width: 64rem) and (min-height: 34rem)');

class Papers {
  tab = $state('log');
  /** The article to read; asked for again, it is brought into view again. */
  article = $state.raw({ id: '' });
  readonly #panel = new KeptSwitch('panel', true);
  #isSheetOpen = $state(false);

  /** There is room for a panel beside the table. */
  get isBeside(): boolean {
    return wide.current;
  }

  get isOpen(): boolean {
    return this.isBeside ? this.#panel.isOn : this.#isSheetOpen;
  }

  set isOpen(isOpen: boolean) {
    if (this.isBeside) this.#panel.isOn = isOpen;
    else this.#isSheetOpen = isOpen;
  }

  /** In sight now, so that what is new there counts as read. */
  shows(tab: string): boolean {
    return this.isOpen && this.tab === tab;
  }

  open(tab: string): void {
    this.tab = tab;
    this.isOpen = true;
  }

  openArticle(id: string): void {
    this.article = { id };
    this.open('rules');
  }

  /** Another table: nothing is asked for yet. */
  reset(tab = 'log'): void {
    this.tab = tab;
    this.article = { id: '' };
    this.#isSheetOpen = false;
  }
}

export const papers = new Papers();
