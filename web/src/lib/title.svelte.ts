/** What the window is called, so that it is found among others. */

const NAME = 'Tablée';

/** Called while a component is made: as long as it is there, the window is called so. */
export function titled(text: () => string): void {
  $effect(() => {
    document.title = [text(), NAME].filter(Boolean).join(' – ');
    return () => {
      document.title = NAME;
    };
  });
}
