/** What is asked over plain HTTP. */

import type { Language } from './texts';
import type { GameInfo, PlayedMatch, Replay, ReplayDeal, Text } from './wire';

export interface MyRoom {
  id: string;
  game: string;
  people: string[];
  playing: boolean;
}

export interface Me {
  id: string;
  name: string;
  language: Language | '';
  rooms: MyRoom[];
  /** The last matches that were played there. */
  matches: PlayedMatch[];
  /** Where others reach this server, if that isn't the address in my own browser. */
  address?: string;
}

export interface Article {
  id: string;
  title: string;
  body: string;
}

export interface Rulebook {
  title: string;
  essentials: string;
  glossary?: string;
  articles: Article[];
}

/** The server could not be reached, or did not do it; then it may have said why. */
export class Unanswered extends Error {
  constructor(
    message: string,
    readonly text: Text | null = null,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Tablee': '1' };
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  if (!answer?.ok) {
    const why = `${method} ${path}: ${answer?.status ?? 'no answer'}`;
    throw new Unanswered(why, answer ? await reason(answer) : null);
  }
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function reason(answer: Response): Promise<Text | null> {
  const said: { text?: Text } = await answer.json().catch(() => ({}));
  return said.text ?? null;
}

function replayPath(id: string): string {
  return `/api/replays/${encodeURIComponent(id)}`;
}

const books = new Map<string, Promise<Rulebook>>();

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  save: (name: string, language: string) =>
    ask<{ id: string; name: string }>('PUT', '/api/me', { name, language }),
  forget: () => ask<unknown>('POST', '/api/me/forget'),
  personalLink: () => ask<{ token: string }>('POST', '/api/me/link'),
  revoke: () => ask<unknown>('POST', '/api/me/revoke'),
  enter: (token: string) => ask<unknown>('POST', '/api/enter', { token }),
  shelf: () => ask<GameInfo[]>('GET', '/api/shelf'),
  newRoom: (game: string, people: number) =>
    ask<{ id: string; link: string }>('POST', '/api/rooms', { game, people }),
  rules,
  replay: (id: string) => ask<Replay>('GET', replayPath(id)),
  replayDeal: (id: string, deal: number, seat: number | null, isOpen: boolean) =>
    ask<ReplayDeal>(
      'GET',
      `${replayPath(id)}/deals/${deal}?seat=${seat ?? ''}${isOpen ? '&open=yes' : ''}`,
    ),
  share: (id: string) => ask<{ link: string }>('POST', `${replayPath(id)}/share`),
  unshare: (id: string) => ask<unknown>('POST', `${replayPath(id)}/unshare`),
  recordPath: (id: string) => `${replayPath(id)}/record`,
};

/** A rulebook, fetched once, with the articles that hold at every table. */
function rules(game: string, language: Language): Promise<Rulebook> {
  const path = `/api/rules/${encodeURIComponent(game)}/${language}`;
  const known = books.get(path);
  if (known) return known;
  const asked = ask<Rulebook>('GET', path);
  books.set(path, asked);
  asked.catch(() => books.delete(path));
  return asked;
}
