/** What is asked over plain HTTP. */

import type { Language } from './texts';
import { readDeal, readScores } from './view';
import type {
  ClassInvitation,
  ClassSheets,
  Device,
  GameInfo,
  InvitationInfo,
  MyClass,
  MyRoom,
  PlayedMatch,
  Replay,
  ReplayDeal as WireDeal,
  ScoredDeals,
  Text,
} from './wire';

export interface Me {
  id: string;
  name: string;
  language: Language | '';
  rooms: MyRoom[];
  /** Those that I teach. */
  classes: MyClass[];
  /** For how many hours a class is kept. */
  class_hours: number;
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

function query(params: Record<string, string | number>): string {
  return Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

function replayPath(id: string): string {
  return `/api/replays/${encodeURIComponent(id)}`;
}

/** By its id, or by the code on the wall. */
function classPath(name: string): string {
  return `/api/classes/${encodeURIComponent(name)}`;
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
  whoseLink: (token: string) => ask<{ name: string }>('POST', '/api/enter/whose', { token }),
  devices: () => ask<Device[]>('GET', '/api/me/devices'),
  revokeDevice: (id: string) => ask<unknown>('POST', `/api/me/devices/${id}/revoke`),
  shelf: () => ask<GameInfo[]>('GET', '/api/shelf'),
  newRoom: (game: string, people: number, options: Record<string, string>) =>
    ask<{ id: string; link: string }>('POST', '/api/rooms', { game, people, options }),
  cards: (game: string, seats: number, options: Record<string, string>) =>
    ask<{ cards: string[]; fault: Text | null }>(
      'GET',
      `/api/cards/${game}?${query({ ...options, seats })}`,
    ),
  invitation: (link: string) => ask<InvitationInfo>('GET', `/api/invitations/${link}`),
  quitRoom: (id: string) => ask<unknown>('POST', `/api/rooms/${encodeURIComponent(id)}/quit`),
  newClass: (game: string, seats: number) => ask<MyClass>('POST', '/api/classes', { game, seats }),
  classOf: (code: string) => ask<ClassInvitation>('GET', classPath(code)),
  joinClass: (code: string, name: string) =>
    ask<{ room: string }>('POST', `${classPath(code)}/join`, { name }),
  askBack: (code: string, name: string) =>
    ask<{ token: string; sign: number }>('POST', `${classPath(code)}/ask-back`, { name }),
  comeBack: (code: string, token: string) =>
    ask<{ room: string }>('POST', `${classPath(code)}/come-back`, { token }),
  rules,
  scores: (id: string) => ask<ScoredDeals>('GET', `${replayPath(id)}/scores`).then(readScores),
  replay: (id: string) => ask<Replay>('GET', replayPath(id)),
  replayDeal: (id: string, deal: number, seat: number | null, isOpen: boolean) =>
    ask<WireDeal>(
      'GET',
      `${replayPath(id)}/deals/${deal}?seat=${seat ?? ''}${isOpen ? '&open=yes' : ''}`,
    ).then(readDeal),
  share: (id: string) => ask<{ link: string }>('POST', `${replayPath(id)}/share`),
  unshare: (id: string) => ask<unknown>('POST', `${replayPath(id)}/unshare`),
  sheets: (id: string) => ask<ClassSheets>('GET', `${classPath(id)}/sheets`),
  sheetsPath: (id: string, language: Language) =>
    `${classPath(id)}/sheets.csv?${query({ lang: language })}`,
  recordPath: (id: string) => `${replayPath(id)}/record`,
  printPath: (game: string, language: Language, options: Record<string, string> = {}) =>
    `/api/print/${game}.pdf?${query({ lang: language, ...options })}`,
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
