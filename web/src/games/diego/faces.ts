/** What stands on a card, read from its name; the grammar is in representations.py of the game. */

/** A card is drawn on a field of 63 by 88, as it is printed. */
export const WIDE = 63;
export const HIGH = 88;
const MIDDLE = WIDE / 2;
const CENTRE = HIGH / 2;
/** Between the edges, for what is written. */
const ROOM = 53;
/** Of a letter's size: how wide digits and letters are on average. */
const DIGIT = 0.62;
const LETTER = 0.55;
const SMALL_LETTER = 0.47;

export interface Line {
  words: string;
  x: number;
  y: number;
  size: number;
}

export interface Shape {
  d: string;
  kind: 'coloured' | 'pale' | 'bar' | 'thin' | 'box' | 'mark';
}

/** What is written and what is drawn. */
export interface Drawing {
  lines: Line[];
  shapes: Shape[];
}

/** So large that the words have room. */
function fitting(words: string, room: number, most: number, each = DIGIT): number {
  return Math.min(most, room / (each * words.length));
}

/** A fraction as it is set: one above the other, and a bar as wide as the wider of the two. */
function stacked(over: number, under: number, x: number, most: number, room: number): Drawing {
  const longer = Math.max(String(over).length, String(under).length);
  const size = fitting('0'.repeat(longer), room, most);
  const half = (longer * DIGIT * size) / 2 + 1.5;
  return {
    lines: [
      { words: String(over), x, y: CENTRE - 0.26 * size, size },
      { words: String(under), x, y: CENTRE + 0.96 * size, size },
    ],
    shapes: [{ d: `M${x - half} ${CENTRE}h${2 * half}`, kind: 'bar' }],
  };
}

function written(words: string, x: number, y: number, size: number): Drawing {
  return { lines: [{ words, x, y, size }], shapes: [] };
}

function together(...drawings: Drawing[]): Drawing {
  return {
    lines: drawings.flatMap(({ lines }) => lines),
    shapes: drawings.flatMap(({ shapes }) => shapes),
  };
}

function oneLine(words: string): Drawing {
  const size = fitting(words, ROOM, 26, words.length > 3 ? LETTER : DIGIT);
  return written(words, MIDDLE, CENTRE + 0.35 * size, size);
}

function twoWords(first: string, second: string): Drawing {
  const size = Math.min(...[first, second].map((word) => fitting(word, ROOM, 18, SMALL_LETTER)));
  return together(
    written(first, MIDDLE, CENTRE - 0.25 * size, size),
    written(second, MIDDLE, CENTRE + 0.95 * size, size),
  );
}

/** More than the one bound, less than the other: the same box twice. */
function bracket(low: string, high: string): Drawing {
  const size = fitting(`${low}<00`, ROOM, 17, LETTER);
  const box = 0.72 * size;
  const square = (x: number, y: number): Shape => ({
    d: `M${x} ${y - box}h${box}v${box}h${-box}z`,
    kind: 'box',
  });
  const half = (LETTER * size * (low.length + 1.5) + box) / 2;
  const [above, below] = [CENTRE - 0.45 * size, CENTRE + 1.25 * size];
  return {
    lines: [
      { words: `${low} <`, x: MIDDLE - box / 2 - 1, y: above, size },
      { words: `< ${high}`, x: MIDDLE + box / 2 + 1, y: below, size },
    ],
    shapes: [square(MIDDLE + half - box, above), square(MIDDLE - half, below)],
  };
}

function sum(a: number, b: number, c: number, d: number): Drawing {
  const term = (over: number, under: number, x: number): Drawing =>
    under === 1
      ? written(String(over), x, CENTRE + 7, 21)
      : stacked(over, under, x, 21, 0.4 * WIDE);
  return together(
    term(a, b, 0.24 * WIDE),
    written('+', MIDDLE, CENTRE + 5, 16),
    term(c, d, 0.76 * WIDE),
  );
}

/** Clockwise from the top, from one part of the turn to another. */
function sector(y: number, radius: number, part: number, cut: number): string {
  const at = (turn: number): string =>
    `${(MIDDLE + radius * Math.sin(2 * Math.PI * turn)).toFixed(2)} ` +
    (y - radius * Math.cos(2 * Math.PI * turn)).toFixed(2);
  const [from, to] = [at(part / cut), at((part + 1) / cut)];
  return `M${MIDDLE} ${y}L${from}A${radius} ${radius} 0 0 1 ${to}Z`;
}

/** One below the other; the coloured parts fill one after the other. */
function figures(
  count: number,
  parts: number,
  coloured: number,
  draw: (y: number, part: number) => string,
): Drawing {
  const shapes = Array.from({ length: count * parts }, (_, n): Shape => {
    const y = CENTRE + (count === 1 ? 0 : (Math.floor(n / parts) - 0.5) * 41);
    return { d: draw(y, n % parts), kind: n < coloured ? 'coloured' : 'pale' };
  });
  return { lines: [], shapes };
}

function discs(count: number, cut: number, coloured: number): Drawing {
  const radius = count === 1 ? 25 : 19;
  return figures(count, cut, coloured, (y, part) => sector(y, radius, part, cut));
}

function areas(count: number, rows: number, columns: number, coloured: number): Drawing {
  const cell = Math.min(50 / columns, (count === 1 ? 50 : 36) / rows);
  return figures(count, rows * columns, coloured, (y, part) => {
    const x = MIDDLE + ((part % columns) - columns / 2) * cell;
    const top = y + (Math.floor(part / columns) - rows / 2) * cell;
    return `M${x} ${top}h${cell}v${cell}h${-cell}z`;
  });
}

/** Strokes for the parts, longer ones with their number for the units, and a mark above. */
function numberLine(units: number, cut: number, mark: number): Drawing {
  const [left, right, y] = [7, 56, CENTRE + 4];
  const step = (right - left) / (units * cut);
  const places = Array.from({ length: units * cut + 1 }, (_, place) => place);
  const strokes = places.map((place): Shape => {
    const half = place % cut === 0 ? 5 : 2.6;
    const d = `M${(left + place * step).toFixed(2)} ${y - half}v${2 * half}`;
    return { d, kind: place % cut === 0 ? 'bar' : 'thin' };
  });
  const at = (left + mark * step).toFixed(2);
  return {
    lines: places
      .filter((place) => place % cut === 0)
      .map((place) => ({
        words: String(place / cut),
        x: left + place * step,
        y: y + 20,
        size: 15,
      })),
    shapes: [
      { d: `M3 ${y}H60`, kind: 'bar' },
      ...strokes,
      { d: `M${at} ${y - 6}l-5.500 -12h11z`, kind: 'mark' },
    ],
  };
}

/** The face of a card as the reader of this language writes it. */
export function drawn(name: string, language: string): Drawing {
  const [kind = '', ...parts] = name.split('_');
  const [a = '', b = '', c = '', d = ''] = parts;
  const [p = 0, q = 0, r = 0, s = 0] = parts.map(Number);
  const comma = language === 'fr' ? ',' : '.';
  if (kind === 'frac') return stacked(p, q, MIDDLE, 31, ROOM);
  if (kind === 'dec') return oneLine(`${a}${comma}${b}`);
  if (kind === 'pct') return oneLine(language === 'fr' ? `${a} %` : `${a}%`);
  if (kind === 'word') return language === 'fr' ? twoWords(a, b) : twoWords(c, d);
  if (kind === 'between') return bracket(`${a}${comma}${b}`, `${c}${comma}${d}`);
  if (kind === 'sum') return sum(p, q, r, s);
  if (kind === 'disc') return discs(p, q, r);
  if (kind === 'area') return areas(p, q, r, s);
  return numberLine(p, q, r);
}
