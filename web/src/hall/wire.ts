/** Made from docs/protocol.schema.json by wire.js (npm run wire). */

export const PROTOCOL = 1

/** An object whose fields the protocol leaves to the games. */
export type Data = Record<string, any>

/** It was done, and stored. `seq` is the last line of the log (for a move: the move's own line). */
export interface Ack {
  t: 'ack'
  id: string
  seq: number
  next?: string | null
  asked?: boolean
}

export interface AddPasskey {
  challenge: string
  credential: Data
}

/** Answer to the `ask` of the table. */
export interface Answer {
  t: 'answer'
  ask: number
  yes: boolean
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

export type AnyAction = MakeMove | Call | Undo | Answer | Sit | Stand | SetBot | Rename | SetPortrait | Start | HandOver | Remove | CastVote | SwitchHints | Away | Back | Leave | Rematch | Say

/** Ask what a search would do at one of your seats now. It is marked in the record. */
export interface AskHint {
  seat: number
  seq: number
}

/** Ask what a legal move of one of your seats would do now. */
export interface AskOutcome {
  seat: number
  seq: number
  move: number
}

/** A bot stands in: for one's own seat, or for one whose person has not been connected for a while. */
export interface Away {
  t: 'away'
  seat: number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** The person plays this seat again. (Connecting with the token does the same.) */
export interface Back {
  t: 'back'
  seat: number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** A guest becomes a member, with all that was played with these keys. */
export interface BecomeMember {
  /** 1 to 24 characters once trimmed */
  name: string
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
  keys?: SeatKey[]
  device?: string
}

/** The best of one board, and the house's bots, whose strength is fixed. */
export interface Board {
  board: string
  rows: BoardRow[]
}

export interface BoardRow {
  rank: number
  name: string
  member: string | null
  rating: number
  interval: number
  matches: number
  provisional: boolean
}

export interface Boards {
  boards: string[]
}

/** The record of a deal of the day. Members need no name: they have one. */
export interface BringDaily {
  record: Data
  name?: string | null
}

/** The server goes down for a moment, or will not talk on: the close code says which. Come back in `wait` ms. */
export interface Bye {
  t: 'bye'
  problem: Problem
  wait: number
}

/** The host makes one of the game's calls (`GameInfo.calls`), whoever's turn it is. */
export interface Call {
  t: 'call'
  move: string | number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** After the start: a seated player wants another one removed (or no longer wants it). More than half of the others who have a seat are enough; then bots take the seats, as after leaving. */
export interface CastVote {
  t: 'vote'
  player: number
  yes?: boolean
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** After hello with `since`: the missed events were sent just before this. */
export interface Caught {
  t: 'caught'
  protocol: number
  seq: number
  table: TableInfo
  you: You
  clock: ClockNow | null
  now: number
}

/** What is left out stays. */
export interface ChangeMember {
  name?: string | null
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
}

export interface Chat {
  t: 'chat'
  player: number
  name: string
  phrase: string | null
  text: string | null
  at: number
}

/** A decision may take `move` seconds; what it takes longer comes out of `bank` seconds for the whole match. */
export interface Clock {
  move: number
  bank?: number
}

/** How the clocks stand: milliseconds left for each seat in this decision and in the bank, at server time `at`. */
export interface ClockNow {
  at: number
  running: number[]
  move: number[]
  bank: number[]
}

export interface CreateTable {
  game: string
  /** 1 to 24 characters once trimmed */
  name: string
  seats?: number | null
  options?: Record<string, boolean | number | string>
  sit?: number[]
  bots?: (string | null)[]
  public?: boolean
  pace?: 'live' | 'slow'
  clock?: Clock | null
  away_after?: number | null
  on_timeout?: 'bot' | 'once'
  free_chat?: boolean
  start?: boolean
  link_only?: boolean
  many_seats?: boolean
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
  from?: GoOn | null
  rated?: boolean
  hints?: boolean | null
}

/** What became of a record. */
export interface DailyBrought {
  result: DailyResult
  counted: boolean
}

/** What a hall knows of one day. */
export interface DailyDay {
  date: string
  today: string
  games: DailyGame[]
}

/** The results of one deal, best first, and how many there are. */
export interface DailyGame {
  game: string
  results: DailyResult[]
  count: number
  places: number[]
}

/** How somebody did. */
export interface DailyResult {
  name: string
  member: string | null
  place: number
  score: number
  late: boolean
  at: number
}

/** It was done; there is nothing more to say. */
export interface Done {
  done?: boolean
}

/** Sign a device out; left out: this one. */
export interface EndSession {
  session?: string | null
}

/** One more line of the log. Events come in the order of `seq`, without a gap. */
export interface Event {
  t: 'event'
  seq: number
  ply: number
  kind: 'deal' | 'move' | 'undo'
  by: number | null
  bot: boolean
  over: boolean
  sights: Sight[]
  clock: ClockNow | null
  now: number
}

/** The answer to GET /api/tables/{code}/events: the rest after `since`, or a snapshot when that is simpler. */
export interface Events {
  seq: number
  events: Event[]
  snapshot?: Snapshot | null
}

/** The body of every HTTP answer that is not a success. */
export interface Failure {
  problem: Problem
}

export type FromClient = MakeMove | Call | Undo | Answer | Sit | Stand | SetBot | Rename | SetPortrait | Start | HandOver | Remove | CastVote | SwitchHints | Away | Back | Leave | Rematch | Say | Hello | Ping

export type FromServer = Snapshot | Caught | Event | TableNow | Chat | Ack | Reject | Wrong | Pong | Bye

export interface GameInfo {
  name: string
  title: string
  rules: number
  low: number
  high: number
  options: OptionInfo[]
  calls: MoveInfo[]
  kinds: Record<string, string>
  news: Record<string, Record<string, string>>
  levels: string[]
}

export interface GamesInfo {
  protocol: number
  version: string
  games: GameInfo[]
  levels: string[]
  phrases: string[]
  reactions: string[]
  passkeys?: boolean
}

/** A match that was begun elsewhere, and where it goes on. */
export interface GoOn {
  record: Data
  ply?: number | null
}

/** The host makes another player the host. */
export interface HandOver {
  t: 'host'
  player: number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** The first message. Without a token one watches. `since` is the last `seq` one has; without it: a snapshot. */
export interface Hello {
  t: 'hello'
  token?: string | null
  since?: number | null
  protocol?: number
}

/** What a search would do at a seat, by what the seat can know. */
export interface Hint {
  seat: number
  seq: number
  options: HintOption[]
  close: boolean
  mixed: boolean
  reason: Data | null
  tries: number
}

/** One move, and what it promises as far as the seat can know. */
export interface HintOption {
  move: MoveInfo
  share: number | null
}

export interface Join {
  /** 1 to 24 characters once trimmed */
  name: string
  seat?: number | null
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
}

/** The answer to becoming a member. The session is in a cookie that scripts cannot read. */
export interface Joined {
  member: Member
  phrase: string
}

/** Leave for good: before the start the seats become free, later bots play them. */
export interface Leave {
  t: 'leave'
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** Delete a member: the name must be said once more. */
export interface LeaveForGood {
  /** 1 to 24 characters once trimmed */
  name: string
}

/** The public tables: those with people at them first, then open ones, then the newest; also told live whenever it changes. Of one address only some are listed. */
export interface Lobby {
  t: 'lobby'
  tables: LobbyTable[]
}

export interface LobbyTable {
  code: string
  game: string
  host: string
  state: 'open' | 'over' | 'running'
  pace: 'live' | 'slow'
  seats: number
  free: number
  watching: number
  created: number
  here?: number
}

export interface MakeMove {
  t: 'move'
  seat: number
  seq: number
  move: string | number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** A decision that surely cost something. */
export interface Mark {
  ply: number
  seat: number
  move: MoveInfo
  better: MoveInfo
  share: number
  best: number
  cost: number
  worst: number
}

/** What a member may know of themselves. */
export interface Me {
  member: Member
  sessions: Session[]
  passkeys: number
}

/** What everybody may know of a member. */
export interface Member {
  member: string
  name: string
  portrait: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
  since: number
  ratings: MemberRating[]
}

/** All that is kept about a member. */
export interface MemberExport {
  member: Member
  created: number
  sessions: Session[]
  passkeys: string[]
  tables: Data[]
  results: Data[]
  daily: Data[]
}

/** The strength of a member on one board, on the scale of chess: 1500 is Drake, the second level of bots. */
export interface MemberRating {
  board: string
  rating: number
  interval: number
  matches: number
  provisional: boolean
}

/** A legal move: `name` and `args` are for choosing and translating, `text` is canonical, `n` its number. */
export interface MoveInfo {
  n: number
  text: string
  name: string
  args: Data
}

/** A table that a member has a place at. */
export interface MyTable {
  code: string
  game: string
  state: 'open' | 'over' | 'running' | 'gone'
  at: number
  seat: number | null
  others: string[]
  my_turn?: boolean
  until?: number | null
  place?: number | null
  winners?: number
  rated?: boolean
}

export interface MyTables {
  tables: MyTable[]
  more: number | null
}

/** Where others can reach this server, as far as it knows. */
export interface Network {
  addresses: string[]
}

/** Make a new recovery phrase; the old one is worth nothing then. */
export interface NewPhrase {
}

/** An empty body. */
export interface Nothing {
}

export interface OptionInfo {
  name: string
  default: boolean | number | string
  values: (boolean | number | string)[] | null
  low: number | null
  high: number | null
  house: boolean
}

/** What a move would do, by what the seat can know. */
export interface Outcome {
  seat: number
  seq: number
  move: number
  sure: Data[]
  examples: Data[]
}

/** One ply of a replay. */
export interface Page {
  ply: number
  by: number | null
  sights: Shown[]
}

/** What a browser needs to make or to use a passkey. */
export interface PasskeyOptions {
  challenge: string
  options: Data
}

/** Answered by `pong`: for measuring and for keeping proxies awake. */
export interface Ping {
  t: 'ping'
  n?: number
}

export interface PlayerInfo {
  player: number
  name: string
  here: boolean
}

export interface Pong {
  t: 'pong'
  n: number
  now: number
}

/** Why something was not done. `code` is one of `problems.PROBLEMS`, translated by `hall-problem-<code>`. */
export interface Problem {
  code: string
  text: string
}

/** It was not done, and nothing has changed. */
export interface Reject {
  t: 'reject'
  id: string
  seq: number
  problem: Problem
}

/** When it is over: the same people, game and options at a new table, with the same tokens. */
export interface Rematch {
  t: 'rematch'
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** The host takes a player off the table before the start; who was removed cannot come back. */
export interface Remove {
  t: 'remove'
  player: number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

export interface Rename {
  t: 'rename'
  /** 1 to 24 characters once trimmed */
  name: string
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** Some plies of a match as one seat may see them; of a finished match also from any seat, or all seats openly. */
export interface Replay {
  table: TableInfo
  plies: number
  pages: Page[]
}

/** A finished match, judged by what the seats could know. */
export interface Review {
  chances: number[][]
  marks: Mark[]
  seats: SeatReview[]
  playouts: number
  seconds: number
}

/** The answer to GET /api/tables/{code}/review: the review, or how far it is. */
export interface ReviewState {
  state: 'ready' | 'waiting' | 'working'
  done: number
  plies: number
  review?: Review | null
}

/** A phrase or a reaction of `GamesInfo.phrases`, or free text where the host allowed it. */
export interface Say {
  t: 'say'
  phrase?: string | null
  text?: string | null
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** The answer to GET /api/tables/{code}/sheet. */
export interface ScoreSheet {
  scores: number[]
  winners: number[]
  rows: SheetRow[]
  decided?: Data | null
  timeline?: Timeline | null
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'free' | 'person'
  name: string
  player?: number | null
  level?: string | null
  here?: boolean
  stand_in?: boolean
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
  member?: string | null
}

/** The key that a guest holds to a table. */
export interface SeatKey {
  code: string
  token: string
}

/** What became of one seat, and why. */
export interface SeatReview {
  result: number
  skill: number
  luck: number
  cost: number
  decisions: number
}

/** A device that is signed in. */
export interface Session {
  session: string
  device: string
  created: number
  here: boolean
}

/** The host puts a bot on a free seat, or takes it away (`level` null), before the start. */
export interface SetBot {
  t: 'bot'
  seat: number
  level: string | null
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** Pick a face that everybody sees; null: the one that follows from the name. */
export interface SetPortrait {
  t: 'portrait'
  portrait: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** Points, who got them, and for what. */
export interface SheetLine {
  ply: number
  seat: number
  points: number
  event: Data
}

export interface SheetRow {
  key: string
  number: number
  points: number[]
  lines: SheetLine[]
}

export interface Shown {
  seat: number | null
  view: Data
  news: Data[]
}

/** What one seat (null: a spectator) may know after one line of the log. */
export interface Sight {
  seat: number | null
  view: Data
  moves: MoveInfo[]
  news: Data[]
}

/** Come back on any device: with the recovery phrase. */
export interface SignIn {
  phrase: string
  device?: string
  keys?: SeatKey[]
}

export interface SignInWithPasskey {
  challenge: string
  credential: Data
  device?: string
  keys?: SeatKey[]
}

/** Take a free seat: one each; several for the host, and for all where the host allowed it. `name` is for a second person on the same device. */
export interface Sit {
  t: 'sit'
  seat: number
  name?: string | null
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** All of it: after hello without `since`, or when too much was missed. */
export interface Snapshot {
  t: 'snapshot'
  protocol: number
  seq: number
  ply: number
  table: TableInfo
  you: You
  standings: Standing[]
  clock: ClockNow | null
  chat: Chat[]
  now: number
}

/** Give a seat back before the start. */
export interface Stand {
  t: 'stand'
  seat: number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** What one seat (null: a spectator) may know, from the beginning. */
export interface Standing {
  seat: number | null
  view: Data
  moves: MoveInfo[]
  news: Data[][]
}

/** The host starts; `fill` is the level of the bots for the seats that are still free. */
export interface Start {
  t: 'start'
  fill?: string | null
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** The host allows hints at this table, or switches them off; null: only while one person plays. */
export interface SwitchHints {
  t: 'hints'
  on: boolean | null
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** Everything about a table that everybody may know. */
export interface TableInfo {
  code: string
  game: string
  rules: number
  options: Record<string, boolean | number | string>
  seats: SeatInfo[]
  players: PlayerInfo[]
  host: number
  state: 'open' | 'over' | 'running'
  public: boolean
  pace: 'live' | 'slow'
  clock: Clock | null
  away_after: number | null
  on_timeout: 'bot' | 'once'
  free_chat: boolean
  commitment: string
  created: number
  watching: number
  ask?: UndoAsk | null
  next?: string | null
  previous?: string | null
  uploaded?: boolean
  link_only?: boolean
  many_seats?: boolean
  carried?: boolean
  votes?: Vote[]
  rated?: boolean
  hints?: boolean
  hinted?: number[]
  to_act?: number[]
}

/** A new key to one's place at a table, for this device. */
export interface TableKey {
  token: string
  player: number
  invitation: string
  game: string
}

/** Something about the table changed: seats, names, presence, host, state, an ask, a rematch. */
export interface TableNow {
  t: 'table'
  table: TableInfo
  you: You
}

export interface Timeline {
  key: string
  first: number
  values: number[][]
  turns: Turn[]
}

/** A turning point of the timeline. */
export interface Turn {
  ply: number
  seat: number
  change: number
  leads: boolean
  event: Data
}

/** Take back this seat's last move: done at once if nobody learnt anything since, else the others are asked. */
export interface Undo {
  t: 'undo'
  seat: number
  /** chosen by the client, new for every action; any characters but U+0000 */
  id: string
}

/** Somebody asks the others whether a move may be taken back. */
export interface UndoAsk {
  ask: number
  seat: number
  to_ply: number
  waiting: number[]
  until: number
}

/** What would come of taking back a seat's last move now. */
export interface UndoState {
  undo: 'ask' | 'free' | 'no'
}

/** The record was played through and found right; it can be watched at this table. */
export interface Uploaded {
  code: string
  link: string
  table: TableInfo
}

/** Some of the people want a player removed: see the action `vote`. */
export interface Vote {
  player: number
  yes: number[]
  needed: number
  until: number
}

/** The answer to creating or joining a table. Keep the token: it is the only key to your seats. */
export interface Welcome {
  code: string
  link: string
  player: number
  token: string
  table: TableInfo
  invitation?: string
}

/** Play on from a ply of a finished match, at a new table against bots. */
export interface WhatIf {
  ply: number
  seat: number
  /** 1 to 24 characters once trimmed */
  name: string
}

/** A message that could not be understood or is not allowed. */
export interface Wrong {
  t: 'wrong'
  problem: Problem
}

export interface You {
  player: number | null
  seats: number[]
}
