/** Light or dark, on this device: as the device has it, or as I chose. */

import { Kept } from './kept.svelte';

export const THEMES = ['auto', 'light', 'dark'];

class Theme {
  readonly #kept = new Kept('theme', 'auto');

  get chosen(): string {
    return this.#kept.value;
  }

  set chosen(theme: string) {
    this.#kept.value = theme;
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset['theme'] = this.chosen;
  }
}

export const theme = new Theme();
