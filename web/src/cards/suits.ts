/** The shapes of the suits on a field of 16 by 16, so that no suit is told by its colour alone. */

export const SHAPES: Record<string, string> = {
  r: 'M8 0.8 14 8 8 15.2 2 8Z',
  b: 'M8 1.4a6.6 6.6 0 1 1 0 13.2a6.6 6.6 0 1 1 0-13.2Z',
  k: 'M2.2 2.2h11.6v11.6H2.2Z',
  y: 'M8 .6 10.1 5.6 15.4 6 11.4 9.6 12.6 14.9 8 12 3.4 14.9 4.6 9.6.6 6 5.9 5.6Z',
  g: 'M14.6 1.4C15.4 9 11.5 14.6 4.6 13.6 2.8 14.4 1.8 15 1.4 15.4L.8 14.4C1.5 13.6 2.2 12.8 2.4 11.4 1.4 4.6 7 1 14.6 1.4Z',
};
