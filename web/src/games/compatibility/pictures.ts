/** The fifty pictures: files of their own, fetched when they are first shown and then kept. */

const FILES = import.meta.glob<string>(
  '../../../../src/tablee/games/compatibility/pictures/*.svg',
  { query: '?url', import: 'default', eager: true },
);

const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    address,
  ]),
);

/** Where a picture lies. */
export function pictureOf(name: string): string {
  return ADDRESSES.get(name) ?? '';
}
