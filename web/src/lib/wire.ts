/* Written by tools/wire_types.py ('make wire') from the Python types. Not edited by hand. */

export type FromClient =
  | ClassStart
  | ClassPause
  | ClassDeal
  | ClassStop
  | ClassTell
  | ClassAllow
  | ClassConfigure
  | ClassRoster
  | ClassMove
  | ClassSpread
  | ClassRename
  | ClassRemove
  | ClassReturn
  | ClassClose
  | Play
  | Claim
  | Look
  | Ping
  | Pause
  | BreakOff
  | Continue
  | Hurry
  | Sit
  | Stand
  | Leave
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
export type FromServer = Room | View | Log | Done | Refused | Failed | ChatLine | Notice | Moved | Class;

export interface Wire {
  ClassStart: ClassStart;
  ClassPause: ClassPause;
  ClassDeal: ClassDeal;
  ClassStop: ClassStop;
  ClassTell: ClassTell;
  ClassAllow: ClassAllow;
  ClassConfigure: ClassConfigure;
  ClassRoster: ClassRoster;
  ClassMove: ClassMove;
  ClassSpread: ClassSpread;
  ClassRename: ClassRename;
  ClassRemove: ClassRemove;
  ClassReturn: ClassReturn;
  ClassClose: ClassClose;
  Play: Play;
  Claim: Claim;
  Look: Look;
  Ping: Ping;
  Pause: Pause;
  BreakOff: BreakOff;
  Continue: Continue;
  Hurry: Hurry;
  Sit: Sit;
  Stand: Stand;
  Leave: Leave;
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
  Around: Around;
  ClockNow: ClockNow;
  Sentence: Sentence;
  Seen: Seen;
  Text: Text;
  Offer: Offer;
  ShownClock: ShownClock;
  ScoreLine: ScoreLine;
  Happened: Happened;
  Log: Log;
  Done: Done;
  Refused: Refused;
  Failed: Failed;
  ChatLine: ChatLine;
  Notice: Notice;
  Moved: Moved;
  Class: Class;
  ClassTable: ClassTable;
  ClassSeat: ClassSeat;
  ReturnAsked: ReturnAsked;
  GameInfo: GameInfo;
  BoxInfo: BoxInfo;
  OptionInfo: OptionInfo;
  InvitationInfo: InvitationInfo;
  Replay: Replay;
  ReplaySeat: ReplaySeat;
  ReplayDeal: ReplayDeal;
  PlayedMatch: PlayedMatch;
  MyRoom: MyRoom;
  ScoredDeals: ScoredDeals;
  Device: Device;
  ClassInvitation: ClassInvitation;
  RosterName: RosterName;
  MyClass: MyClass;
  ClassSheets: ClassSheets;
  Sheet: Sheet;
  GameSheet: GameSheet;
  Topic: Topic;
  Told: Told;
  FromClient: FromClient;
  FromServer: FromServer;
  MuScene: MuScene;
  MuProspect: MuProspect;
  SafaruScene: SafaruScene;
  SafaruPrey: SafaruPrey;
  CalcoryScene: CalcoryScene;
  RummuScene: RummuScene;
  RummuShown: RummuShown;
  PiquePointsScene: PiquePointsScene;
  CompatibilityScene: CompatibilityScene;
  CompatibilityShownAttack: CompatibilityShownAttack;
  CompatibilityShownMatch: CompatibilityShownMatch;
  DiegoScene: DiegoScene;
  ArribaScene: ArribaScene;
}
/**
 * Begin a match, the first or another, wherever none is going on.
 */
export interface ClassStart {
  t: "class-start";
  id: string;
  /**
   * @maxItems 60
   */
  rooms: string[];
}
/**
 * Stop the clocks, or let them go on. What a teacher has stopped no pupil sets going.
 */
export interface ClassPause {
  t: "class-pause";
  id: string;
  /**
   * @maxItems 60
   */
  rooms: string[];
  wanted: boolean;
}
/**
 * The next deal, without waiting for those who still read the score.
 */
export interface ClassDeal {
  t: "class-deal";
  id: string;
  /**
   * @maxItems 60
   */
  rooms: string[];
}
/**
 * Break the match off; nobody has won.
 */
export interface ClassStop {
  t: "class-stop";
  id: string;
  /**
   * @maxItems 60
   */
  rooms: string[];
}
/**
 * A message to everybody in the class.
 */
export interface ClassTell {
  t: "class-tell";
  id: string;
  text: string;
}
/**
 * Whether the pupils of a table may write to each other.
 */
export interface ClassAllow {
  t: "class-allow";
  id: string;
  chat: boolean;
}
/**
 * What all tables play, and how, while no match is going on.
 */
export interface ClassConfigure {
  t: "class-configure";
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
 * The first names that are expected, for pupils to pick theirs.
 */
export interface ClassRoster {
  t: "class-roster";
  id: string;
  /**
   * @maxItems 60
   */
  names: string[];
}
/**
 * A pupil to another table; an empty room is a new table.
 */
export interface ClassMove {
  t: "class-move";
  id: string;
  pupil: string;
  room: string;
}
/**
 * As few tables as all pupils need, and about as many at each, while no match is going on.
 */
export interface ClassSpread {
  t: "class-spread";
  id: string;
}
export interface ClassRename {
  t: "class-rename";
  id: string;
  pupil: string;
  name: string;
}
export interface ClassRemove {
  t: "class-remove";
  id: string;
  pupil: string;
}
/**
 * Whether the device with this sign may come back as the pupil whom it names.
 */
export interface ClassReturn {
  t: "class-return";
  id: string;
  sign: number;
  let_in: boolean;
}
/**
 * The lesson is over: the class and all that was played are deleted.
 */
export interface ClassClose {
  t: "class-close";
  id: string;
}
/**
 * One move or several, made all or none, in answer to a view.
 *
 *     They count if what this seat is asked hasn't changed since that view.
 */
export interface Play {
  t: "play";
  id: string;
  table: string;
  view: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  moves: string[];
}
/**
 * I was first, by what this view showed me. The answer says nothing; the house decides.
 */
export interface Claim {
  t: "claim";
  id: string;
  table: string;
  view: number;
  claim: string;
}
/**
 * Whether this page is out of sight; said where speed decides, so that others know.
 */
export interface Look {
  t: "look";
  id: string;
  away: boolean;
}
/**
 * Are you there? A page can't see the pings of the socket itself.
 */
export interface Ping {
  t: "ping";
  id: string;
}
/**
 * All clocks stop, or go on; a player may ask for either.
 */
export interface Pause {
  t: "pause";
  id: string;
  table: string;
  wanted: boolean;
}
/**
 * The host ends the match; nobody has won.
 */
export interface BreakOff {
  t: "break-off";
  id: string;
  table: string;
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
 * Go: a bot keeps my seat until I come back, or, between matches, it is free.
 */
export interface Leave {
  t: "leave";
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
/**
 * What the host lets others do; without newcomers the invitation opens the room to no one.
 */
export interface Allow {
  t: "allow";
  id: string;
  chat: boolean;
  spectators: boolean;
  newcomers: boolean;
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
  withheld: string[];
  pace: string;
  turn_seconds: number;
  absent_seconds: number;
  chat: boolean;
  spectators: boolean;
  newcomers: boolean;
  table: string | null;
  playing: boolean;
  tally: Tally[];
  played: SeatInfo[];
  in_class: boolean;
}
export interface Person {
  id: string;
  name: string;
  here: boolean;
  host: boolean;
  seat: number | null;
  away: boolean;
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
  left: boolean;
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
  number: number;
  game: string;
  unit: number;
  teams: number[][];
  recall: number | null;
  around: Around;
  words: Sentence[];
  seen: Seen;
}
/**
 * What the table adds to a view: time, and who still reads the score.
 */
export interface Around {
  clocks: ClockNow[];
  paused: boolean;
  paused_by: number | null;
  waiting: number[];
  deals_in: number | null;
}
/**
 * How much remains of a clock of the view, the same for everybody.
 */
export interface ClockNow {
  key: string;
  remaining: number;
}
/**
 * A sentence about the table, and what it is about.
 */
export interface Sentence {
  key: string;
  params: {
    [k: string]: number | string;
  };
  topic: string;
}
/**
 * The match as one seat sees it; a spectator's seat is None.
 */
export interface Seen {
  seat: number | null;
  seats: number;
  deal: number;
  dealer: number;
  active: number[];
  settled: boolean;
  over: boolean;
  prompt: Text | null;
  offers: Offer[];
  claims: Offer[];
  may_wait: boolean;
  exposure: number;
  clocks: ShownClock[];
  talk_closed: boolean;
  deal_scores: number[][];
  scores: number[];
  deals_decide: boolean;
  lines: ScoreLine[];
  ranking: number[];
  happened: Happened[];
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
 * Acts that are open to a seat: one verb, with every combination of these parameters.
 *
 *     Where several values of one are picked at will they are too many to list: the domain says which
 *     may be among them, and one act stands for all.
 */
export interface Offer {
  verb: string;
  domain: {
    [k: string]: (number | string)[];
  };
  picked: string;
  example: string;
}
/**
 * A clock that runs, as everybody sees it; how much remains is the server's to say.
 */
export interface ShownClock {
  key: string;
  purpose: string;
  milliseconds: number;
}
/**
 * Points that a seat won or lost in a deal, and the article that gives them.
 *
 *     Points are whole numbers of the game's unit (halves where `Game.unit` says 2).
 */
export interface ScoreLine {
  seat: number;
  article: string;
  key: string;
  points: number;
  params: {
    [k: string]: number | string;
  };
}
/**
 * A move as one watcher reads it: what is hidden from them stands as `?`.
 */
export interface Happened {
  seat: number;
  verb: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * What happened in this deal before one came in, as far back as one may read.
 */
export interface Log {
  t: "log";
  table: string;
  deal: number;
  first: number;
  moves: Happened[];
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
/**
 * The teacher has moved me to another table: my way goes on there.
 */
export interface Moved {
  t: "moved";
  room: string;
}
/**
 * The class as its teacher sees it.
 */
export interface Class {
  t: "class";
  id: string;
  code: string;
  game: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  withheld: string[];
  pace: string;
  turn_seconds: number;
  absent_seconds: number;
  chat: boolean;
  roster: string[];
  tables: ClassTable[];
  returns: ReturnAsked[];
  ends: number;
}
/**
 * A table as the teacher sees it: what is public, and no hand.
 */
export interface ClassTable {
  room: string;
  state: string;
  seats: ClassSeat[];
  active: number[];
  teams: number[][];
  scores: number[];
  unit: number;
  deal: number;
}
/**
 * Who sits, or will sit, at a seat of a table of the class.
 */
export interface ClassSeat {
  pupil: string | null;
  name: string;
  here: boolean;
  late: boolean;
}
/**
 * Somebody on another device says that they are this pupil.
 */
export interface ReturnAsked {
  sign: number;
  name: string;
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
  hints: {
    [k: string]: string;
  };
  immediate: boolean;
  printable: boolean;
  teaches: boolean;
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
  is_composed: boolean;
  is_by_seat: boolean;
  is_for_study: boolean;
}
/**
 * All that an invitation betrays to whoever holds it and hasn't come in.
 */
export interface InvitationInfo {
  host: string;
  game: string;
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
  last: number;
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
  teams: number[][];
  scores: number[];
  ranking: number[];
  unit: number;
}
/**
 * A room of mine: what is played there, with whom, and how it stands.
 */
export interface MyRoom {
  id: string;
  game: string;
  people: string[];
  playing: boolean;
  moved: number;
  table: string | null;
  seats: string[];
  mine: number | null;
  active: number[];
  waiting: number[];
  teams: number[][];
  scores: number[];
  unit: number;
}
/**
 * Who got what and why, in every deal that was scored so far.
 */
export interface ScoredDeals {
  deals: ScoreLine[][];
}
/**
 * A browser in which I am signed in.
 */
export interface Device {
  id: string;
  added: number;
  seen: number;
  this: boolean;
}
/**
 * What a code betrays to whoever has it.
 */
export interface ClassInvitation {
  code: string;
  game: string;
  teacher: string;
  roster: RosterName[];
  me: string;
  id: string;
}
/**
 * A name that the teacher expects, and whether somebody has it.
 */
export interface RosterName {
  name: string;
  taken: boolean;
}
/**
 * A class whose teacher I am.
 */
export interface MyClass {
  id: string;
  code: string;
  game: string;
}
export interface ClassSheets {
  whole: Sheet;
  pupils: Sheet[];
  unread: number;
}
export interface Sheet {
  name: string;
  games: GameSheet[];
}
export interface GameSheet {
  game: string;
  matches: number;
  topics: Topic[];
  told: Told[];
  more: number;
}
/**
 * How often something went right, wrong or unseen.
 */
export interface Topic {
  about: Text[];
  right: number;
  wrong: number;
  caught: number;
  missed: number;
  pupils: number;
}
/**
 * What went wrong or unseen, as a sentence, and how often.
 */
export interface Told {
  outcome: string;
  about: Text[];
  said: Text;
  why: Text | null;
  article: string;
  count: number;
  caught: number;
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
}
/**
 * The table of Rummü; §3.4 decides how much of the discards is on it.
 */
export interface RummuScene {
  phase: string;
  turn: number;
  hand: string[];
  hand_sizes: number[];
  drawn: string[];
  stock: number;
  reshuffles: number;
  discards: number;
  top: string[];
  buried: string[] | null;
  combinations: RummuShown[];
  numbered: number;
  openings: number[];
  opened: number[];
  idle: number;
  most: number;
  target: number;
  left: string[][];
}
/**
 * A combination on the table.
 */
export interface RummuShown {
  number: number;
  owner: number;
  shape: string;
  cards: string[];
  points: number;
  frees: string;
}
/**
 * The table of Pique Points; both piles lie open, §1.4.
 */
export interface PiquePointsScene {
  phase: string;
  turn: number;
  turns: number;
  hand: string[];
  hand_sizes: number[];
  stock: number;
  reshuffles: number;
  renewer: number | null;
  limit: number;
  route: string[];
  driving: string[];
  stashes: string[][];
  points: number[];
  has_drawn: boolean;
  has_laid: boolean;
  can_draw: boolean;
  offence: string;
  offender: number | null;
  duty: string;
  duty_by: number | null;
  idle: number;
  thief: number | null;
  robbed: number | null;
  stolen: string[];
  skipped: number | null;
  skipped_by: number | null;
  offences: string[];
}
/**
 * The table of Compatibility; lists by seat, but for `tied`, `doubles`, `jumbles`, `pawns`.
 */
export interface CompatibilityScene {
  phase: string;
  theme: string;
  drawn: string[];
  leader: number | null;
  tied: number[];
  lengths: number[];
  ready: boolean[];
  doubled: number[];
  attacks: CompatibilityShownAttack[];
  doubles: number[];
  jumbles: number[];
  spaces: number[];
  pawns: number[];
  album: string[];
  rows: string[][];
  matches: CompatibilityShownMatch[];
}
/**
 * A Jumble that lies before somebody.
 */
export interface CompatibilityShownAttack {
  by: number;
  on: number;
  settled: boolean;
  places: number[];
}
/**
 * A picture that a row has in common with the partner's or the leader's, by its places.
 */
export interface CompatibilityShownMatch {
  seat: number;
  place: number;
  there: number;
  points: number;
}
/**
 * The table of Diego. Nothing in it depends on whether a pair is right, before the end.
 */
export interface DiegoScene {
  phase: string;
  turn: number;
  hand: string[];
  row: string[];
  shown: string[];
  claimed: string[];
  from_hand: number[];
  from_row: number;
  held: number[][];
  stock: number;
  diego: string[][];
  contra: string[][];
  windows: number;
  agreed: number[];
  voided: number[];
  announcer: number | null;
  voters: number[];
  has_proposed: boolean;
  passes: number;
  ended: string;
  placed_by: number | null;
  placed_on: string;
  control: {
    [k: string]: string;
  };
}
/**
 * The table of Arriba.
 */
export interface ArribaScene {
  phase: string;
  turn: number;
  flips: number;
  flipper: number | null;
  stocks: number[];
  piles: string[][];
  pot: string[];
  spent: boolean[];
  decided: boolean[];
  choice: string;
  choices: string[];
  grabber: number | null;
  outcome: string;
  concerned: number[];
  taken: string[][];
  potted: number;
  head_starts: number[];
}
