/** The little Markdown that rulebooks are written in, read into blocks; never into HTML. */

export interface Span {
  kind: 'words' | 'strong' | 'emphasis' | 'code';
  words: string;
}

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|`(.+?)`/gsu;
const ITEM = /^(?:[-*]|(\d+)\.) +/u;
const RULE = /^\|[\s:|-]+\|$/u;

export function blocks(text: string): Block[] {
  return chunks(text).map(block);
}

/** Paragraphs and what else stands between blank lines; fenced code keeps its blank lines. */
function chunks(text: string): string[][] {
  const found: string[][] = [[]];
  let isFenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced;
    if (line.trim() === '' && !isFenced) found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter((lines) => lines.length > 0);
}

function block(lines: string[]): Block {
  const first = lines[0] ?? '';
  if (first.startsWith('```')) {
    const body = lines.slice(1).filter((line) => !line.startsWith('```'));
    return { kind: 'code', text: body.join('\n') };
  }
  if (first.startsWith('#')) return { kind: 'heading', spans: spans(first.replace(/^#+ */u, '')) };
  if (first.startsWith('|')) return table(lines);
  if (ITEM.test(first)) return list(lines, first);
  return { kind: 'paragraph', spans: spans(lines.join(' ')) };
}

function table(lines: string[]): Block {
  const [head, ...rows] = lines.filter((line) => !RULE.test(line)).map(cells);
  return { kind: 'table', head: head ?? [], rows };
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => spans(cell.trim()));
}

function list(lines: string[], first: string): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\d/u.test(first), items: items.map(spans) };
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: 'words', words: text.slice(end, match.index) });
    found.push(marked(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'words', words: text.slice(end) });
  return found;
}

function marked(match: RegExpMatchArray): Span {
  const [, strong, star, underline, code] = match;
  if (strong !== undefined) return { kind: 'strong', words: strong };
  if (code !== undefined) return { kind: 'code', words: code };
  return { kind: 'emphasis', words: star ?? underline ?? '' };
}
