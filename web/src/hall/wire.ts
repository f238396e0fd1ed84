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

/** One of `member`, `range` and `report`. */
export interface AddBan {
  member?: string | null
  range?: string | null
  report?: string | null
  days?: number | null
  reason?: string
}

export interface AddPasskey {
  challenge: string
  credential: Data
}

/** This browser wants to be told: its subscription, as `PushSubscription.toJSON()` has it. */
export interface AddPush {
  t: 'push'
  endpoint: string
  p256dh: string
  auth: string
  device?: string
}

export interface AddWebhook {
  t: 'webhook'
  kind: 'discord' | 'json'
  url: string
}

/** Text in one language or both; it is shown in the other one too where that is empty. */
export interface Announce {
  en?: string
  fr?: string
  days?: number | null
}

/** What the host tells everybody, in one language or both. */
export interface Announcement {
  announcement: string
  en: string
  fr: string
  at: number
  until: number | null
}

/** Those that are current, the latest first. */
export interface Announcements {
  announcements: Announcement[]
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

export type AnyNudgeChange = SetHours | AddPush | SetEmail | ConfirmEmail | AddWebhook | RemoveReceiver | MuteTable | TryNudges

/** Ask what a search would do at one of your seats now. It is marked in the record. */
export interface AskHint {
  seat: number
  seq: number
  source?: 'network' | 'search'
}

/** Ask what a legal move of one of your seats would do now. */
export interface AskOutcome {
  seat: number
  seq: number
  move: number
}

export interface Audit {
  entries: AuditEntry[]
  more: number | null
}

/** Something the host did. */
export interface AuditEntry {
  at: number
  what: string
  about: string
  detail: string
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

/** How one wants to meet somebody from now on, at this table and at others. */
export interface Block {
  player: number
  how: 'block' | 'mute' | 'none'
}

/** Somebody whom one has muted or blocked. */
export interface Blocked {
  block: string
  how: 'block' | 'mute'
  name: string
  code: string
  at: number
}

/** All of them, the latest first. */
export interface Blocks {
  blocks: Blocked[]
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

/** What is left out stays. For the owner. */
export interface ChangeClub {
  name?: string | null
  about?: string | null
}

/** What is left out stays. */
export interface ChangeMember {
  name?: string | null
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
}

/** Make a member a helper or a plain member again, or (`owner`) hand the club over. For the owner. */
export interface ChangeRole {
  member: string
  role: 'helper' | 'member' | 'owner'
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

export interface CloseReport {
  open: boolean
  note?: string
}

/** Close a table, or open it again. */
export interface CloseTable {
  closed: boolean
  reason?: string
}

/** A club. Who is not in it is told its name, what it is about and how many are in it. */
export interface Club {
  club: string
  name: string
  about: string
  created: number
  count: number
  role: 'helper' | 'member' | 'owner' | null
  members?: ClubMember[]
  tables?: ClubTable[]
  tournaments?: TournamentInfo[]
  history?: ClubTable[]
  more?: number | null
  invitation?: string
}

export interface ClubMember {
  member: string
  name: string
  portrait: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
  role: 'helper' | 'member' | 'owner'
  since: number
}

/** A table that was laid for a club. */
export interface ClubTable {
  code: string
  link: string
  game: string
  state: 'open' | 'over' | 'running' | 'gone'
  at: number
  players: string[]
  winners?: number[]
  rated?: boolean
}

/** The clubs that a member is in. */
export interface Clubs {
  clubs: MyClub[]
}

export interface ConfirmEmail {
  t: 'code'
  code: string
}

export interface CountedGame {
  game: string
  matches: number
}

/** How many finished matches of each game were counted. */
export interface CountedGames {
  games: CountedGame[]
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
  club?: string | null
}

/** A new tournament; who makes it is its host, and takes part only by joining. */
export interface CreateTournament {
  /** 1 to 60 characters once trimmed */
  name: string
  game: string
  format: 'arena' | 'groups' | 'swiss'
  clock: Clock
  seats?: number
  options?: Record<string, boolean | number | string>
  pace?: 'live' | 'slow'
  bots?: string | null
  rated?: boolean
  public?: boolean
  club?: string | null
  rounds?: number
  group_size?: number
  minutes?: number
  rest?: number
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

/** Delete a club: the name must be said once more. */
export interface DeleteClub {
  /** 1 to 24 characters once trimmed */
  name: string
}

/** It was done; there is nothing more to say. */
export interface Done {
  done?: boolean
}

export interface EmailReceiver {
  address: string
  confirmed: boolean
}

/** Neither mute nor block somebody any longer. */
export interface EndBlock {
  block: string
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

/** Found a club; who founds it owns it. */
export interface FoundClub {
  /** 1 to 40 characters once trimmed */
  name: string
  about?: string
}

export type FromClient = MakeMove | Call | Undo | Answer | Sit | Stand | SetBot | Rename | SetPortrait | Start | HandOver | Remove | CastVote | SwitchHints | Away | Back | Leave | Rematch | Say | Hello | Ping | Looking

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

/** What the finished matches of one game say. A share is a part of the win: who shares a win has a part of it. */
export interface GameStatistics {
  game: string
  seats: number
  company: 'all' | 'bots' | 'mixed' | 'people'
  choices: SeatsChoice[]
  matches: number
  first: number
  last: number
  shared: number
  by_seat: Interval[]
  openings: OpeningShare[]
  plays: PlayShare[]
  plies: Lengths | null
  minutes: Lengths | null
}

export interface GamesInfo {
  protocol: number
  version: string
  games: GameInfo[]
  levels: string[]
  phrases: string[]
  reactions: string[]
  passkeys?: boolean
  usual?: string
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
  source?: 'network' | 'search'
}

/** One move, and what it promises as far as the seat can know. */
export interface HintOption {
  move: MoveInfo
  share: number | null
}

export interface HostAnnouncements {
  announcements: Announcement[]
}

export interface HostBan {
  ban: string
  kind: 'address' | 'member' | 'range'
  about: string
  member: string | null
  reason: string
  at: number
  until: number | null
  over: boolean
}

export interface HostBans {
  bans: HostBan[]
}

/** How much one guest may do, and how much is used just now. */
export interface HostLimit {
  name: string
  burst: number | null
  per_second: number | null
  guests: number
  most_used: number
}

export interface HostMember {
  member: string
  name: string
  since: number
  sessions: number
  ban: string | null
}

export interface HostMembers {
  members: HostMember[]
  more: number | null
}

/** How the hall stands. */
export interface HostOverview {
  version: string
  started: number
  ok: boolean
  faults: Data
  settings: Data
  limits: HostLimit[]
  tables_in_memory: number
  connections: number
  reports: number
  storage: HostStorage
}

/** Somebody in a report. */
export interface HostPerson {
  name: string
  member: string | null
}

export interface HostReport {
  report: string
  at: number
  open: boolean
  code: string
  game: string
  ply: number
  why: 'cheating' | 'insult' | 'name' | 'other' | 'stalling'
  text: string
  by: HostPerson
  about: HostPerson
  chat: HostSaid[]
  note: string
}

export interface HostReports {
  reports: HostReport[]
  more: number | null
}

/** One line of the chat, kept with a report. */
export interface HostSaid {
  name: string
  accused: boolean
  phrase: string | null
  text: string | null
  at: number
}

export interface HostSeat {
  kind: 'bot' | 'free' | 'person'
  name: string
  member: string | null
  here: boolean
}

/** The token that `dragonhall serve` printed when it was started. */
export interface HostSignIn {
  token: string
}

/** What the store holds. */
export interface HostStorage {
  bytes: number
  free: number | null
  tables: Record<string, number>
  documents: Record<string, number>
  oldest_table: number | null
  oldest_member: number | null
  oldest_report: number | null
}

/** What everybody at a table may know of it, and no card. */
export interface HostTable {
  code: string
  game: string
  state: 'open' | 'over' | 'running'
  public: boolean
  closed: boolean
  created: number
  updated: number
  seq: number
  seats: HostSeat[]
  people: number
  watching: number
  club: string | null
}

export interface HostTables {
  tables: HostTable[]
  more: number | null
}

/** A mean and its 95 % interval. */
export interface Interval {
  mean: number
  low: number
  high: number
}

export interface Join {
  /** 1 to 24 characters once trimmed */
  name: string
  seat?: number | null
  portrait?: 'cap' | 'crown' | 'hair' | 'helmet' | 'hood' | 'horns' | 'jester' | 'wizard' | null
}

/** Come into a club by its invitation. */
export interface JoinClub {
  invitation: string
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

export interface LengthCount {
  length: number
  matches: number
}

/** How long matches were. */
export interface Lengths {
  counts: LengthCount[]
  mean: number
  low: number
  median: number
  high: number
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

/** Whether somebody looks at the page, or it lies behind others. Who is connected but does not look gets nudges. */
export interface Looking {
  t: 'looking'
  on: boolean
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
  source?: 'network' | 'search'
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
  clubs: Data[]
  blocks: Data[]
  reports: Data[]
  tournaments: Data[]
  nudges: Data
  statistics: Data
}

/** The strength of a member on one board, on the scale of chess: 1500 is Drake, who plays by rules of thumb. */
export interface MemberRating {
  board: string
  rating: number
  interval: number
  matches: number
  provisional: boolean
}

/** Mistakes at one game that have the same kind of move in common. */
export interface MistakeKind {
  game: string
  move: MoveInfo
  better: MoveInfo
  code: string
  ply: number
  times: number
  cost: number
  other: number
  phases: number[]
}

/** A legal move: `name` and `args` are for choosing and translating, `text` is canonical, `n` its number. */
export interface MoveInfo {
  n: number
  text: string
  name: string
  args: Data
}

/** No nudges from this table, or again. */
export interface MuteTable {
  t: 'mute'
  code: string
  on?: boolean
}

export interface MyClub {
  club: string
  name: string
  role: 'helper' | 'member' | 'owner'
  count: number
}

/** How a member did at one game. */
export interface MyGame {
  game: string
  matches: number
  first: number
  won: number
  even: number
  share: Interval
  last: number
}

/** What the review of a match said about the member. */
export interface MyReview {
  code: string
  game: string
  at: number
  seats: number
  result: number
  luck: number
  skill: number
  cost: number
  decisions: number
  quick: boolean
}

/** What only the member is told. */
export interface MyStatistics {
  matches: number
  games: MyGame[]
  weeks: MyWeek[]
  reviews: MyReview[]
  mistakes: MistakeKind[]
}

/** A table that a member has a place at. */
export interface MyTable {
  code: string
  game: string
  state: 'open' | 'over' | 'running' | 'gone'
  at: number
  seat: number | null
  others: string[]
  members?: (string | null)[]
  my_turn?: boolean
  until?: number | null
  place?: number | null
  winners?: number
  rated?: boolean
  free?: number
  link?: string
}

export interface MyTables {
  tables: MyTable[]
  more: number | null
  now: number
}

/** How a member did at one game in one week. */
export interface MyWeek {
  week: string
  game: string
  matches: number
  won: number
  even: number
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

/** How the member who asks is told that it is their turn. */
export interface Nudges {
  zone: string
  language: 'en' | 'fr'
  quiet: QuietHours | null
  push: PushReceiver[]
  email: EmailReceiver | null
  webhooks: WebhookReceiver[]
  muted: string[]
  dropped: string[]
  push_key: string | null
  has_email: boolean
  has_webhooks: boolean
}

/** One of the first decisions of a seat. */
export interface OpeningShare {
  decision: number
  move: MoveInfo
  seats: number
  part: number
  share: Interval
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

/** A card or power. */
export interface PlayShare {
  group: string
  kind: string
  thing: string
  seats: number
  winners: number
  losers: number
  each: number
  share: Interval
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

/** A member's public page. */
export interface Profile {
  member: Member
  results: ProfileResult[]
}

/** A finished match that everybody may know of: of a public table, or rated. */
export interface ProfileResult {
  game: string
  at: number
  place: number
  winners: number
  seats: number
  others: string[]
  members: (string | null)[]
  rated: boolean
  code: string | null
}

/** A browser that is sent pushes. */
export interface PushReceiver {
  receiver: string
  device: string
  at: number
  here: boolean
}

/** From one time of the day to another (the next morning, if it is earlier), in one's own time zone. */
export interface QuietHours {
  /** like 22:00 */
  since: string
  /** like 22:00 */
  until: string
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

/** For the owner; helpers may remove plain members. */
export interface RemoveFromClub {
  member: string
}

/** Nothing more goes there; `email` for the e-mail address. */
export interface RemoveReceiver {
  t: 'remove'
  receiver: string
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

/** Tell the host of this hall about somebody at the table. */
export interface Report {
  player: number
  why: 'cheating' | 'insult' | 'name' | 'other' | 'stalling'
  text?: string
}

/** A finished match, judged by what the seats could know. */
export interface Review {
  chances: number[][]
  marks: Mark[]
  seats: SeatReview[]
  playouts: number
  seconds: number
  network_from?: number | null
}

/** The answer to GET /api/tables/{code}/review: the review, or how far it is. */
export interface ReviewState {
  state: 'ready' | 'waiting' | 'working'
  done: number
  plies: number
  review?: Review | null
}

/** What only the host does. */
export interface RunTournament {
  do: 'end' | 'pause' | 'resume' | 'start'
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

/** A choice of what to look at, and how many matches there are. */
export interface SeatsChoice {
  seats: number
  company: 'all' | 'bots' | 'mixed' | 'people'
  matches: number
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

/** A code is sent there; nothing else before it comes back. */
export interface SetEmail {
  t: 'email'
  address: string
}

/** When nothing is sent, and the language of what is sent; every part is set. */
export interface SetHours {
  t: 'hours'
  /** of the IANA database, like Europe/Paris */
  zone: string
  language: 'en' | 'fr'
  quiet?: QuietHours | null
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

/** Whom one has muted or blocked, among the players of a table. */
export interface TableBlocks {
  mute: number[]
  block: number[]
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
  tournament?: string | null
  hints?: boolean
  club?: string | null
  hinted?: number[]
  to_act?: number[]
  left?: (number | null)[]
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

/** All about one tournament; also told live whenever it changes. */
export interface Tournament {
  t: 'tournament'
  info: TournamentInfo
  options: Record<string, boolean | number | string>
  clock: Clock
  minutes: number
  group_size: number
  rest: number
  next: number | null
  ends: number | null
  tie_breaks: string[]
  standings: TournamentGroup[]
  tables: TournamentTable[]
  byes: string[]
  now: number
}

/** Standings of all, or of one group, or of the final. */
export interface TournamentGroup {
  group: number | null
  rows: TournamentRow[]
}

/** A tournament in a list. */
export interface TournamentInfo {
  tournament: string
  name: string
  game: string
  format: 'arena' | 'groups' | 'swiss'
  seats: number
  pace: 'live' | 'slow'
  rated: boolean
  public: boolean
  bots: string | null
  host: string
  host_member: string | null
  state: 'open' | 'over' | 'running'
  paused: boolean
  players: number
  round: number
  rounds: number
  created: number
  started: number | null
  club?: string | null
}

/** The tables of one round. */
export interface TournamentRound {
  round: number
  tables: TournamentTable[]
  byes: string[]
}

/** One player in the standings. */
export interface TournamentRow {
  player: number
  rank: number
  name: string
  member: string | null
  points: number
  tables: number
  wins: number
  ties: number[]
  out: boolean
}

export interface TournamentSeat {
  player: number | null
  name: string
  place?: number | null
  forfeited?: boolean
}

export interface TournamentTable {
  table: number
  round: number
  group: number | null
  code: string | null
  seats: TournamentSeat[]
  over: boolean
}

export interface Tournaments {
  tournaments: TournamentInfo[]
}

/** Send a nudge now, to everything that is switched on. */
export interface TryNudges {
  t: 'try'
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

export interface WebhookReceiver {
  receiver: string
  kind: 'discord' | 'json'
  url: string
  secret: string
  at: number
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

/** The words of one language that are not wanted. */
export interface WordList {
  on?: boolean
  words?: string[]
}

export interface WordLists {
  en: WordList
  fr: WordList
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
