/** Where the keyboard goes on when something else is done with: at what is asked of me. */
export function toTheAction(): void {
  document.getElementById('action')?.focus();
}
