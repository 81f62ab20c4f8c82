import type { View } from '../src/lib/view';
import type { GameInfo, Happened, Room, Seen, View as Message } from '../src/lib/wire';

/** A view with nothing on the table, and what a test wants otherwise. */
export function view(change: Partial<View> = {}): View {
  return {
    table: 'table',
    version: 0,
    question: '',
    game: 'mu',
    unit: 1,
    seat: 0,
    seats: 3,
    teams: [[0], [1], [2]],
    deal: 1,
    dealer: 0,
    active: [0],
    settled: false,
    over: false,
    waiting: [],
    paused: false,
    pausedBy: null,
    dealClock: null,
    prompt: null,
    moves: [],
    claims: [],
    may_wait: false,
    exposure: 0,
    clocks: [],
    talk_closed: false,
    deal_scores: [],
    scores: [],
    deals_decide: false,
    lines: [],
    ranking: [],
    happened: [],
    recall: null,
    words: [],
    scene: null,
    ...change,
  };
}

/** The same as it arrives. */
export function message(number: number, change: Partial<Seen> = {}, table = 'table'): Message {
  const seen: Seen = {
    seat: 0,
    seats: 3,
    deal: 1,
    dealer: 0,
    active: [0],
    settled: false,
    over: false,
    prompt: null,
    offers: [],
    claims: [],
    may_wait: false,
    exposure: 0,
    clocks: [],
    talk_closed: false,
    deal_scores: [],
    scores: [],
    deals_decide: false,
    lines: [],
    ranking: [],
    happened: [],
    scene: null,
    ...change,
  };
  const around = { clocks: [], paused: false, paused_by: null, waiting: [], deals_in: null };
  const teams = [[0], [1], [2]];
  return {
    t: 'view',
    table,
    number,
    game: 'mu',
    unit: 1,
    teams,
    recall: null,
    around,
    words: [],
    seen,
  };
}

/** A move as it arrives. */
export function made(seat: number, verb: string): Happened {
  return { seat, verb, params: {} };
}

export function room(change: Partial<Room> = {}): Room {
  return {
    t: 'room',
    id: 'room',
    link: 'link',
    me: 'anne',
    people: [{ id: 'anne', name: 'Anne', here: true, host: true, seat: 0, away: false }],
    seats: [0, 1, 2].map((seat) => ({
      person: seat === 0 ? 'anne' : null,
      name: seat === 0 ? 'Anne' : '',
      bot: '',
      stand_in: false,
      absent: false,
      next: null,
      left: false,
    })),
    game: 'mu',
    options: {},
    withheld: [],
    pace: 'none',
    turn_seconds: 0,
    absent_seconds: 60,
    chat: true,
    spectators: true,
    newcomers: true,
    table: null,
    playing: false,
    tally: [],
    played: [],
    in_class: false,
    ...change,
  };
}

export function told(seat: number, key: string): View['happened'][number] {
  return { seat, move: key, text: { key, params: {} } };
}

export function game(name: string, seats: number[]): GameInfo {
  const told = { titles: {}, box: null, bots: [], options: [], hints: {} };
  return { name, seats, ...told, immediate: false, printable: false, teaches: false };
}
