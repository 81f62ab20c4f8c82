import type { GameInfo, Room, View } from '../src/lib/wire';

/** A view with nothing on the table, and what a test wants otherwise. */
export function view(change: Partial<View> = {}): View {
  return {
    t: 'view',
    table: 'table',
    version: 0,
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
    prompt: null,
    moves: [],
    deal_scores: [],
    lines: [],
    ranking: [],
    happened: [],
    recall: null,
    twin: [],
    scene: null,
    ...change,
  };
}

export function room(change: Partial<Room> = {}): Room {
  return {
    t: 'room',
    id: 'room',
    link: 'link',
    me: 'anne',
    people: [{ id: 'anne', name: 'Anne', here: true, host: true, seat: 0 }],
    seats: [0, 1, 2].map((seat) => ({
      person: seat === 0 ? 'anne' : null,
      name: seat === 0 ? 'Anne' : '',
      bot: '',
      stand_in: false,
      absent: false,
      next: null,
    })),
    game: 'mu',
    options: {},
    pace: 'none',
    turn_seconds: 0,
    absent_seconds: 60,
    chat: true,
    spectators: true,
    table: null,
    playing: false,
    tally: [],
    ...change,
  };
}

export function told(seat: number, key: string): View['happened'][number] {
  return { seat, move: key, text: { key, params: {} } };
}

export function game(name: string, seats: number[]): GameInfo {
  return { name, titles: {}, box: null, seats, bots: [], options: [], topics: {}, hints: {} };
}
