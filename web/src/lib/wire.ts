/* Written by tools/wire_types.py ('make wire') from the Python types. Not edited by hand. */

export type FromClient =
  | Play
  | Continue
  | Hurry
  | Sit
  | Stand
  | SeatBot
  | Configure
  | SetPace
  | Start
  | Say
  | Rename
  | Remove
  | RenewLink
  | Allow
  | StandIn;
export type FromServer = Room | View | Log | Done | Refused | Failed | ChatLine | Notice;

export interface Wire {
  Play: Play;
  Continue: Continue;
  Hurry: Hurry;
  Sit: Sit;
  Stand: Stand;
  SeatBot: SeatBot;
  Configure: Configure;
  SetPace: SetPace;
  Start: Start;
  Say: Say;
  Rename: Rename;
  Remove: Remove;
  RenewLink: RenewLink;
  Allow: Allow;
  StandIn: StandIn;
  Room: Room;
  Person: Person;
  SeatInfo: SeatInfo;
  Tally: Tally;
  View: View;
  Text: Text;
  Offer: Offer;
  ScoreRow: ScoreRow;
  Told: Told;
  Log: Log;
  Done: Done;
  Refused: Refused;
  Failed: Failed;
  ChatLine: ChatLine;
  Notice: Notice;
  GameInfo: GameInfo;
  BoxInfo: BoxInfo;
  OptionInfo: OptionInfo;
  Replay: Replay;
  ReplaySeat: ReplaySeat;
  ReplayDeal: ReplayDeal;
  PlayedMatch: PlayedMatch;
  FromClient: FromClient;
  FromServer: FromServer;
  MuScene: MuScene;
  MuProspect: MuProspect;
  SafaruScene: SafaruScene;
  SafaruPrey: SafaruPrey;
  CalcoryScene: CalcoryScene;
}
/**
 * One move or several, made all or none.
 */
export interface Play {
  t: "play";
  id: string;
  table: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  moves: string[];
}
/**
 * I have read the score: the next deal may come.
 */
export interface Continue {
  t: "continue";
  id: string;
  table: string;
}
/**
 * I play alone with bots: the next of them needn't wait.
 */
export interface Hurry {
  t: "hurry";
  id: string;
  table: string;
}
/**
 * Take a free seat; during a match a bot's seat, from the next deal on.
 */
export interface Sit {
  t: "sit";
  id: string;
  seat: number;
}
/**
 * Leave my seat and watch; during a match: no longer wait for a bot's seat.
 */
export interface Stand {
  t: "stand";
  id: string;
}
/**
 * The host puts a bot on a free seat, or takes it away (an empty name).
 */
export interface SeatBot {
  t: "seat-bot";
  id: string;
  seat: number;
  bot: string;
}
/**
 * The host chooses what is played and how.
 */
export interface Configure {
  t: "configure";
  id: string;
  game: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  pace: string;
  turn_seconds: number;
  absent_seconds: number;
}
/**
 * How fast bots and the house move, in the middle of a match, too.
 */
export interface SetPace {
  t: "set-pace";
  id: string;
  pace: string;
}
/**
 * The host begins a match; seats that are free get a bot.
 */
export interface Start {
  t: "start";
  id: string;
}
export interface Say {
  t: "say";
  id: string;
  text: string;
}
/**
 * My own name; the host may rename anybody.
 */
export interface Rename {
  t: "rename";
  id: string;
  person: string;
  name: string;
}
export interface Remove {
  t: "remove";
  id: string;
  person: string;
}
/**
 * The old invitation no longer opens the room.
 */
export interface RenewLink {
  t: "renew-link";
  id: string;
}
export interface Allow {
  t: "allow";
  id: string;
  chat: boolean;
  spectators: boolean;
}
/**
 * What to do about an absent seat: a bot plays for it, or all wait as long again.
 */
export interface StandIn {
  t: "stand-in";
  id: string;
  seat: number;
  wanted: boolean;
}
/**
 * The room as one person sees it.
 */
export interface Room {
  t: "room";
  id: string;
  link: string;
  me: string;
  people: Person[];
  seats: SeatInfo[];
  game: string;
  options: {
    [k: string]: string;
  };
  pace: string;
  turn_seconds: number;
  absent_seconds: number;
  chat: boolean;
  spectators: boolean;
  table: string | null;
  playing: boolean;
  tally: Tally[];
}
export interface Person {
  id: string;
  name: string;
  here: boolean;
  host: boolean;
  seat: number | null;
}
/**
 * Who sits here: a person, a bot, or nobody yet.
 */
export interface SeatInfo {
  person: string | null;
  name: string;
  bot: string;
  stand_in: boolean;
  absent: boolean;
  next: string | null;
}
/**
 * What somebody has reached in this room this evening.
 */
export interface Tally {
  name: string;
  matches: number;
  wins: number;
}
/**
 * The match as one seat, or a spectator, sees it after the last accepted command.
 */
export interface View {
  t: "view";
  table: string;
  version: number;
  game: string;
  unit: number;
  seat: number | null;
  seats: number;
  teams: number[][];
  deal: number;
  dealer: number;
  active: number[];
  settled: boolean;
  over: boolean;
  waiting: number[];
  prompt: Text | null;
  moves: Offer[];
  deal_scores: number[][];
  lines: ScoreRow[];
  ranking: number[];
  happened: Told[];
  recall: number | null;
  twin: Text[];
  scene: unknown;
}
/**
 * Something to say: a key of the text files, and what to fill in.
 */
export interface Text {
  key: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * A legal move: its notation, and how to say it.
 */
export interface Offer {
  move: string;
  text: Text;
}
export interface ScoreRow {
  seat: number;
  article: string;
  text: Text;
  points: number;
}
/**
 * What somebody did, as this seat may read it.
 */
export interface Told {
  seat: number;
  move: string;
  text: Text;
}
/**
 * What happened in this deal before one came in, as far back as one may read.
 */
export interface Log {
  t: "log";
  table: string;
  deal: number;
  first: number;
  told: Told[];
}
/**
 * The command was carried out and is on disk.
 */
export interface Done {
  t: "done";
  id: string;
}
/**
 * The rules of the game refuse a move, and why.
 */
export interface Refused {
  t: "refused";
  id: string;
  article: string;
  text: Text;
}
/**
 * A command that can't be carried out; nothing was changed.
 */
export interface Failed {
  t: "failed";
  id: string | null;
  text: Text;
}
export interface ChatLine {
  t: "chat";
  name: string;
  text: string;
  spectator: boolean;
}
/**
 * Something to know: the server restarts, your seat was held by a stand-in.
 */
export interface Notice {
  t: "notice";
  text: Text;
}
export interface GameInfo {
  name: string;
  titles: {
    [k: string]: string;
  };
  box: BoxInfo | null;
  seats: number[];
  bots: string[];
  options: OptionInfo[];
  topics: {
    [k: string]: string;
  };
  hints: {
    [k: string]: string;
  };
}
/**
 * What stands on the lid of a game.
 */
export interface BoxInfo {
  age: number;
  minutes: number;
  difficulty: number;
  lines: {
    [k: string]: string;
  };
}
export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  least: number;
  most: number;
}
/**
 * A match to look back at.
 */
export interface Replay {
  id: string;
  game: string;
  seats: ReplaySeat[];
  mine: number | null;
  over: boolean;
  ended: number | null;
  deals: number[];
  version: number;
  room: string | null;
  link: string | null;
}
/**
 * Who sat here: a name, where the reader may know it, and a bot's level.
 */
export interface ReplaySeat {
  name: string;
  bot: string;
}
/**
 * One deal, view by view, from the cards dealt to the score.
 */
export interface ReplayDeal {
  views: View[];
  held: {
    [k: string]: string[];
  }[];
}
/**
 * A finished match of a room of mine.
 */
export interface PlayedMatch {
  table: string;
  game: string;
  seats: ReplaySeat[];
  ended: number;
}
/**
 * The table of Mü; §5.7 decides how much of the tricks already taken is on it.
 */
export interface MuScene {
  phase: string;
  turn: number;
  hand: string[];
  hand_sizes: number[];
  laid: string[][];
  bids: number[];
  raised: number[];
  raises: number;
  passes: number;
  most: number;
  laying: boolean;
  chief: number | null;
  vice: number | null;
  partner: number | null;
  chief_trump: string;
  vice_trump: string;
  leader: number;
  trick: string[];
  last_leader: number;
  last_trick: string[];
  tricks: number;
  played: string[] | null;
  won: number[] | null;
  target: number | null;
  strengths: number[];
  grades: number[];
  outlook: MuProspect[];
}
/**
 * What a bid would come to if I laid so many cards more in this turn.
 */
export interface MuProspect {
  added: number;
  total: number;
  target: number;
  bonus_of_colour: number;
  bonus_of_one_or_seven: number;
  bonus_of_another_number: number;
  bonus_without_trump: number;
  level_with: number[];
  loss: number;
}
/**
 * The table of Safarü; §4.5 decides how much of the piles is on it.
 */
export interface SafaruScene {
  phase: string;
  turn: number;
  hand: string[];
  hand_sizes: number[];
  table: string[];
  stock: number;
  pile_sizes: number[];
  piles: string[][] | null;
  hunter: number;
  played: string[];
  named: string;
  method: string;
  added: string[];
  totalled: string[];
  paired: string[];
  total: number;
  reversed: boolean;
  prey: SafaruPrey[];
}
/**
 * A catch that one of my cards could make by one method, by places in hand and on the table.
 */
export interface SafaruPrey {
  card: number;
  method: string;
  cards: number[];
}
/**
 * The table of Calcory: what lies face up now, and nothing of what did before.
 */
export interface CalcoryScene {
  phase: string;
  turn: number;
  turns: number;
  rows: number;
  columns: number;
  cells: string[];
  turned: string[];
  marked: string[];
  owner: number | null;
  sum: number | null;
  to_beat: number | null;
  catch: string[];
  returned: string;
  won: number[];
  piles: string[][];
  shown_for: number;
}
