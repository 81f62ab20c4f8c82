/** A view as the client works with it: what the rules show and what the table adds, in one. */

import type {
  Happened,
  Log,
  Offer as WireOffer,
  ReplayDeal as WireDeal,
  ScoredDeals,
  ScoreLine,
  Seen,
  Sentence,
  ShownClock,
  Text,
  View as Message,
} from './wire';

/** A sentence; where a game has none for a move, its notation is shown instead. */
export interface Saying extends Text {
  instead?: Text;
}

/** Something that I may do: its notation, and how to say it. */
export interface Offer {
  move: string;
  text: Saying;
}

/** What somebody did, as I may read it. */
export interface Told {
  seat: number;
  move: string;
  text: Saying;
}

export interface ScoreRow {
  seat: number;
  article: string;
  text: Text;
  points: number;
}

/** A clock that runs: `end` is when it has run down, by `performance.now()`. */
export interface Clock extends ShownClock {
  remaining: number;
  end: number;
}

type Raw = 'offers' | 'claims' | 'clocks' | 'lines' | 'happened';

export interface View extends Omit<Seen, Raw> {
  table: string;
  /** The number of this view among those of my seat: what a move answers. */
  version: number;
  /** What I am asked: as long as it is the same, what I have picked stays picked. */
  question: string;
  game: string;
  unit: number;
  teams: number[][];
  recall: number | null;
  waiting: number[];
  paused: boolean;
  /** The seat that asked for the pause. */
  pausedBy: number | null;
  /** Until the house deals, whoever still reads. */
  dealClock: Clock | null;
  clocks: Clock[];
  moves: Offer[];
  claims: Offer[];
  lines: ScoreRow[];
  happened: Told[];
  /** The table in sentences. */
  words: Sentence[];
}

export interface ReplayDeal {
  views: View[];
  held: Record<string, string[]>[];
}

/** The house is a seat: what a clock or the table decides is its move. */
export const HOUSE = 99;
/** How long the house waits for those who read the score, in milliseconds. */
const LONGEST_BREAK = 30_000;
const COMMON: Record<string, string> = {
  deal: 'web-deal-told',
  'break-off': 'break-off-told',
};

export function read(message: Message): View {
  const { table, number, game, unit, teams, recall, around, words, seen } = message;
  return {
    ...seen,
    ...{ table, version: number, game, unit, teams, recall, words },
    question: JSON.stringify([table, seen.deal, seen.prompt, seen.offers]),
    waiting: around.waiting,
    paused: around.paused,
    pausedBy: around.paused_by,
    dealClock: around.deals_in === null ? null : breakClock(around.deals_in),
    clocks: seen.clocks.map((clock) => timed(clock, message)),
    moves: seen.offers.flatMap((offer) => offered(game, offer)),
    claims: seen.claims.flatMap((offer) => offered(game, offer)),
    lines: seen.lines.map(row),
    happened: seen.happened.map((move) => told(game, move)),
  };
}

export function readDeal({ views, held }: WireDeal): ReplayDeal {
  return { views: views.map(read), held };
}

export function readLog(
  game: string,
  { moves, ...log }: Log,
): Omit<Log, 'moves'> & { told: Told[] } {
  return { ...log, told: moves.map((move) => told(game, move)) };
}

/** Who got what and why, by the number of the deal. */
export function readScores({ deals }: ScoredDeals): Record<number, ScoreRow[]> {
  return Object.fromEntries(deals.map((lines, n) => [n + 1, lines.map(row)]));
}

function breakClock(remaining: number): Clock {
  const end = performance.now() + remaining;
  return { key: 'deal', purpose: 'web-next-deal', milliseconds: LONGEST_BREAK, remaining, end };
}

function timed(clock: ShownClock, { around }: Message): Clock {
  const now = around.clocks.find(({ key }) => key === clock.key);
  const remaining = now?.remaining ?? clock.milliseconds;
  return { ...clock, remaining, end: performance.now() + remaining };
}

/** Every combination of a verb with its parameters, in their order; of what is picked, the example. */
function offered(game: string, { verb, domain, picked, example }: WireOffer): Offer[] {
  let choices: Text['params'][] = [{}];
  for (const [name, values] of Object.entries(domain)) {
    const open = name === picked ? [example] : values;
    choices = choices.flatMap((params) => open.map((value) => ({ ...params, [name]: value })));
  }
  return choices.map((params) => {
    const move = notation(verb, params);
    const instead = { key: 'move-as-written', params: { move } };
    return { move, text: { key: `${game}-${verb}-offered`, params, instead } };
  });
}

function told(game: string, { seat, verb, params }: Happened): Told {
  const move = notation(verb, params);
  const common = COMMON[verb];
  if (common) return { seat, move, text: { key: common, params } };
  const key = `${game}-${verb}-${seat === HOUSE ? 'house' : 'told'}`;
  const instead = { key: 'move-told', params: { seat, move } };
  return { seat, move, text: { key, params: { seat, ...params }, instead } };
}

function notation(verb: string, params: Text['params']): string {
  return [verb, ...Object.values(params)].join(' ');
}

function row({ seat, article, key, params, points }: ScoreLine): ScoreRow {
  return { seat, article, text: { key, params }, points };
}
