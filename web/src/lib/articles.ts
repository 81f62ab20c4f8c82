/** Articles by their ids: `mu.3.2`, `mu.r4`, `table.1`. */

/** `mu.3.2` is 3.2 to its readers. */
export function numberOf(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}

/** What comes after the rules themselves has a name of its own, as a key. */
export function partOf(id: string): string {
  if (id.startsWith('table.')) return 'web-every-table';
  return /^r\d+$/u.test(numberOf(id)) ? 'web-rulings' : '';
}
