/** The faces of the cards: the very pictures that are printed, each small enough to come along. */

const PICTURES = import.meta.glob<string>('../../../../src/tablee/games/pique_points/faces/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FACES = new Map(
  Object.entries(PICTURES).map(([path, picture]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    `data:image/svg+xml,${encodeURIComponent(picture)}`,
  ]),
);

/** The picture of a kind of card, or of its `back`, as an address. */
export function faceOf(card: string): string {
  return FACES.get(card) ?? '';
}
