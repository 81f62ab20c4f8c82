/** What is to be seen at one moment of a match that was played. */

import type { LogLine } from '../lib/log';
import type { ReplayDeal, View } from '../lib/view';
import type { Replay as Head, Room } from '../lib/wire';

export interface Moment {
  view: View;
  before: View | null;
  /** In an open replay: what lies hidden, by place. */
  held: Record<string, string[]>;
  log: LogLine[];
}

/** What is to be seen so many moves after the cards were dealt. */
export function momentOf(deal: ReplayDeal, place: number): Moment {
  const views = deal.views.slice(0, place + 1);
  const view = views.at(-1);
  if (!view) throw new RangeError('no such moment');
  return {
    view,
    before: views.at(-2) ?? null,
    held: deal.held[place] ?? {},
    log: views.flatMap(({ table, deal: of, version, happened }) =>
      happened.map(({ text }) => ({ table, deal: of, number: version, text })),
    ),
  };
}

const ME = 'me';

/** The room as a board wants it: who sat where, and nobody to act. */
export function roomOf(head: Head): Room {
  return {
    t: 'room',
    id: head.room ?? '',
    link: '',
    me: ME,
    people: [],
    seats: head.seats.map(({ name, bot }, seat) => ({
      person: seat === head.mine ? ME : null,
      name,
      bot,
      stand_in: false,
      absent: false,
      next: null,
      left: false,
    })),
    game: head.game,
    options: {},
    withheld: [],
    pace: 'none',
    turn_seconds: 0,
    absent_seconds: 0,
    chat: false,
    spectators: false,
    newcomers: false,
    table: null,
    playing: false,
    tally: [],
    played: [],
    in_class: false,
  };
}

/** A hidden place and its cards: whose it is, if it is anybody's. */
export interface HeldPlace {
  place: string;
  seat: number | null;
  cards: string[];
}

/** The places that hold something, those of one seat together, what is nobody's last. */
export function heldPlaces(held: Record<string, string[]>): HeldPlace[] {
  const places = Object.entries(held).map(([name, cards]) => {
    const [place = '', seat] = name.split(' ');
    return { place, seat: seat === undefined ? null : Number(seat), cards };
  });
  return places
    .filter(({ cards }) => cards.length > 0)
    .sort((one, other) => (one.seat ?? Infinity) - (other.seat ?? Infinity) || 0);
}
