/** The grid as it is drawn: rows of letters and columns of numbers, or upright the other way. */

import type { Sentences } from '../../lib/texts';
import type { View } from '../../lib/view';
import type { CalcoryScene } from '../../lib/wire';

export const FACE_DOWN = '?';
const LETTERS = 'ABCDEF';

export interface Cell {
  name: string;
  row: number;
  column: number;
  /** A card, FACE_DOWN, or nothing. */
  face: string;
  isTurned: boolean;
  isMarked: boolean;
  /** What a click means, as a move; null when the grid isn't asked about. */
  move: string | null;
  /** That move is on offer. */
  isOffered: boolean;
}

/** In pixels: the strip of letters or numbers at the edge, and what lies between cells. */
const EDGE = 16;
const BETWEEN = 3;
const WIDEST = 120;

/** How large cells can be in this room, and the number on a card. */
export function cellSize(
  room: { width: number; height: number },
  scene: CalcoryScene,
  isUpright: boolean,
): { width: number; height: number; face: number } {
  const [across, down] = isUpright ? [scene.rows, scene.columns] : [scene.columns, scene.rows];
  const share = (whole: number, parts: number): number =>
    Math.max(1, Math.min(WIDEST, Math.floor((whole - EDGE - parts * BETWEEN) / parts)));
  const [width, height] = [share(room.width, across), share(room.height, down)];
  const face = isUpright
    ? Math.min(height * 0.66, width * 0.4)
    : Math.min(height * 0.42, width * 0.6);
  return { width, height, face: Math.round(face) };
}

export function letters(scene: CalcoryScene): string[] {
  return Array.from(LETTERS.slice(0, scene.rows));
}

export function cells(view: View, scene: CalcoryScene): Cell[] {
  const offered = new Set(view.moves.map(({ move }) => move));
  const verb = verbOf(view, scene);
  return scene.cells.map((face, place) => {
    const row = Math.floor(place / scene.columns);
    const column = place % scene.columns;
    const name = `${LETTERS[row] ?? ''}${String(column + 1)}`;
    const move = verb && `${verb} ${name}`;
    return {
      name,
      row,
      column,
      face,
      isTurned: scene.turned.includes(name),
      isMarked: scene.marked.includes(name),
      move,
      isOffered: move !== null && offered.has(move),
    };
  });
}

/** What choosing a cell means now. */
function verbOf(view: View, scene: CalcoryScene): string | null {
  if (view.moves.length === 0 || scene.phase === 'giving') return null;
  return scene.phase === 'placing' ? 'at' : 'turn';
}

/** A cell for those who listen: its name, and what lies there now. */
export function spoken(cell: Cell, owner: string, words: Sentences): string {
  const { name } = cell;
  if (cell.face === '') return words.say('calcory-cell-empty', { cell: name });
  if (cell.face === FACE_DOWN) return words.say('calcory-cell-down', { cell: name });
  const card = words.card(cell.face);
  return cell.isMarked
    ? words.say('calcory-cell-marked', { cell: name, card, name: owner })
    : words.say('calcory-cell-up', { cell: name, card });
}

/** Where an arrow key leads in a grid that is drawn with so many lines of so many cells. */
export function towards(key: string, line: number, place: number, lines: number, places: number) {
  const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[key];
  if (key === 'Home') return { line, place: 0 };
  if (key === 'End') return { line, place: places - 1 };
  if (!step) return null;
  const [down = 0, right = 0] = step;
  return { line: (line + down + lines) % lines, place: (place + right + places) % places };
}

/** The card that was turned last, if it still lies there: for those who listen. */
export function lastTurned(view: View, all: Cell[]): Cell | null {
  const [verb, name] = view.happened.at(-1)?.move.split(' ') ?? [];
  return verb === 'turn' ? (all.find((cell) => cell.name === name) ?? null) : null;
}
