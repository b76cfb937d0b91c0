// Made by tools/wire_types.py from the messages of the server. Do not edit.

export interface AddBot {
  do: "add-bot";
  level: string;
  seat?: number | null;
}

export interface Admit {
  do: "admit";
  number: number;
}

export interface Again {
  do: "again";
  same_deal?: boolean;
}

export interface Agree {
  do: "agree";
}

export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  code: string;
  facts?: Readonly<Record<string, string | number>>;
  seq?: number;
}

export interface Ask {
  do: "ask";
  name: string;
  seat?: number | null;
}

export interface AskHint {
  type: "hint";
  id: string;
}

export interface BotsResult {
  level: string;
  left: number;
}

export interface Bye {
  type: "bye";
  code: "bad-message" | "kicked" | "no-such-table" | "restarting" | "too-fast" | "too-slow";
  come_back: boolean;
  after_seconds?: number;
}

export interface ChangeOptions {
  do: "options";
  rules?: string | null;
  base?: string | null;
  fire?: boolean | null;
  talk?: boolean | null;
  memory_aid?: boolean | null;
  hints?: boolean | null;
  pace?: number | null;
  agree_seconds?: number | null;
  grace_seconds?: number | null;
}

export interface Chat {
  do: "chat";
  text: string;
}

export interface ChosenOptions {
  rules?: string;
  talk?: boolean;
  memory_aid?: boolean | null;
  hints?: boolean | null;
  pace?: number;
  agree_seconds?: number;
  grace_seconds?: number;
  daily?: string | null;
}

export interface Daily {
  day: string;
  today: string;
  until: number;
  deals: readonly (DailyDeal)[];
}

export interface DailyDeal {
  players: number;
  mine: OwnResult | null;
  results: readonly (LeftCount)[];
  bots: readonly (BotsResult)[];
}

export interface Do {
  type: "do";
  id: string;
  based_on: number;
  command: Sit | Stand | Rename | AddBot | RemoveBot | ChangeOptions | Kick | Lock | MakeHost | Start | Ask | StopAsking | Admit | TurnAway | Swap | Propose | Agree | Object | LayCard | EndTheTurn | TakeBack | GiveSignal | Withdraw | Chat | HandOver | TakeSeat | EndGame | Again;
}

export interface EndGame {
  do: "end-game";
}

export interface EndTheTurn {
  do: "end-turn";
}

export interface GiveSignal {
  do: "signal";
  meaning: "leave" | "no-jump" | "free" | "gladly" | "rather-not";
  pile?: "a" | "b" | "c" | "d" | null;
}

export interface HandOver {
  do: "hand-over";
  seat: number;
  level?: string;
}

export interface Hello {
  type: "hello";
  table: string;
  after?: number | null;
  secret?: string | null;
}

export interface Hint {
  type: "hint";
  id: string;
  code: string;
  lays: readonly (string)[];
  facts?: Readonly<Record<string, string | number>>;
}

export interface Invitation {
  phase: "agreeing" | "gathering" | "over" | "playing";
  rules: string;
  locked: boolean;
  watching: boolean;
  seats: readonly (string)[];
  free: number;
}

export interface Kick {
  do: "kick";
  seat: number;
  lock?: boolean;
}

export interface LayCard {
  do: "lay";
  card: number;
  pile: "a" | "b" | "c" | "d";
  sure?: boolean;
}

export interface LeftCount {
  left: number;
  games: number;
  helped: number;
}

export interface Lock {
  do: "lock";
  locked: boolean;
}

export interface MakeHost {
  do: "make-host";
  seat: number;
}

export interface Me {
  guest: ShownGuest | null;
  tables?: readonly (TableSummary)[];
}

export interface Mine {
  seat: number;
  hand: readonly (number)[];
  lays: readonly (ShownLay)[];
  may_end: boolean;
  may_take_back: boolean;
}

export interface MyGames {
  games: readonly (ShownEntry)[];
}

export interface NewTable {
  name: string;
  rules?: string | null;
  bots?: readonly (string)[];
  people?: readonly (string)[];
  options?: ChangeOptions;
  start?: boolean;
  daily?: string | null;
  watch?: boolean;
  record?: string | null;
}

export interface Object {
  do: "object";
}

export interface Opened {
  code: string;
  watch: string;
}

export interface OwnResult {
  game: string;
  left: number | null;
  stand_in: boolean;
  hints: boolean;
  code?: string | null;
}

export interface OwnSeat {
  seat: number;
  secret: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface Propose {
  do: "propose";
}

export interface RemoveBot {
  do: "remove-bot";
  seat: number;
}

export interface Rename {
  do: "rename";
  name: string;
}

export interface Replay {
  rules: string;
  fire_cards: readonly (number)[];
  players: readonly (string)[];
  start: number | null;
  seed: string | null;
  result: ReplayResult | null;
  total: number;
  turns: number;
  steps: readonly (ReplayStep)[];
}

export interface ReplayResult {
  won: boolean;
  left: number;
  grade: string;
}

export interface ReplayStep {
  seat: number | null;
  lay: string | null;
  card: number | null;
  pile: "a" | "b" | "c" | "d" | null;
  trick: boolean;
  ended_turn: boolean;
  drew: readonly (number)[];
  tops: readonly (number)[];
  hands: readonly (readonly (number)[])[];
  draw: number;
  left: number;
  turn: number;
}

export interface ShownAgreed {
  is: "agreed";
  seat: number;
}

export interface ShownAskEnded {
  is: "ask-ended";
  name: string;
  turned_away: boolean;
}

export interface ShownAsked {
  is: "asked";
  number: number;
  name: string;
  seat: number | null;
}

export interface ShownBegan {
  is: "began";
  seat: number;
}

export interface ShownBotAdded {
  is: "bot-added";
  seat: number;
  level: string;
  name: string;
}

export interface ShownBotRemoved {
  is: "bot-removed";
  seat: number;
}

export interface ShownChatted {
  is: "chatted";
  seat: number;
  text: string;
}

export interface ShownDealt {
  is: "dealt";
  number: number;
  rules: string;
  order: readonly (number)[];
}

export interface ShownEntry {
  game: string;
  at: number;
  rules: string;
  players: number;
  won: boolean;
  left: number;
  daily: string | null;
}

export interface ShownFinished {
  is: "finished";
  left: number;
  given_up_by?: number | null;
}

export interface ShownGame {
  number: number;
  rules: string;
  lowest: number;
  highest: number;
  fire_cards: readonly (number)[];
  tops: readonly (number)[];
  room: readonly (number)[];
  fires: readonly ("a" | "b" | "c" | "d")[];
  counts: readonly (number)[];
  draw: number;
  left: number;
  total: number;
  turn: ShownTurn | null;
  proposal: ShownProposal | null;
  signals: readonly (ShownSignal)[];
  commitment: string;
  gone: readonly (number)[] | null;
  result: ShownResult | null;
  daily?: string | null;
  names?: readonly (string)[];
  one_device?: boolean;
}

export interface ShownGuest {
  name: string;
}

export interface ShownHandedOver {
  is: "handed-over";
  seat: number;
  level: string;
}

export interface ShownHost {
  is: "host-changed";
  seat: number;
}

export interface ShownJoined {
  is: "joined";
  seat: number;
  name: string;
}

export interface ShownLaid {
  is: "laid";
  seat: number;
  card: number;
  pile: "a" | "b" | "c" | "d";
  trick: boolean;
}

export interface ShownLay {
  card: number;
  pile: "a" | "b" | "c" | "d";
  jump: number;
  trick: boolean;
  loses: boolean;
}

export interface ShownLockChanged {
  is: "lock-changed";
  locked: boolean;
}

export interface ShownObjected {
  is: "objected";
  seat: number;
}

export interface ShownOptions {
  rules: string;
  talk: boolean;
  memory_aid: boolean;
  hints: boolean;
  pace: number;
  agree_seconds: number;
  grace_seconds: number;
  daily?: string | null;
}

export interface ShownOptionsChanged {
  is: "options-changed";
  options: ChosenOptions;
}

export interface ShownPresence {
  is: "presence";
  seat: number;
  here: boolean;
}

export interface ShownProposal {
  seat: number;
  agreed: readonly (number)[];
  until: number;
}

export interface ShownProposed {
  is: "proposed";
  seat: number;
  until: number;
}

export interface ShownRenamed {
  is: "renamed";
  seat: number;
  name: string;
}

export interface ShownRequest {
  number: number;
  name: string;
  seat: number | null;
}

export interface ShownResult {
  won: boolean;
  left: number;
  grade: string;
  given_up_by: number | null;
  game: string;
  seed: string | null;
  hands: readonly (readonly (number)[])[] | null;
  draw_pile: readonly (number)[] | null;
}

export interface ShownRules {
  name: string;
  lowest: number;
  highest: number;
  hand_sizes: readonly (number)[];
  minimum: number;
  minimum_when_empty: number;
  trick: number;
  fire: readonly (number)[];
  master_wins: readonly (number | null)[];
}

export interface ShownSat {
  is: "sat";
  seat: number;
  name: string;
}

export interface ShownSeat {
  kind: "bot" | "person";
  name: string;
  level?: string | null;
  stand_in?: string | null;
  away_since?: number | null;
  host?: boolean;
  ready?: boolean;
  swap_with?: number | null;
}

export interface ShownSeatTaken {
  is: "seat-taken";
  seat: number;
}

export interface ShownSeatsSwapped {
  is: "seats-swapped";
  seat: number;
  other: number;
}

export interface ShownSignal {
  seat: number;
  meaning: "leave" | "no-jump" | "free" | "gladly" | "rather-not";
  pile: "a" | "b" | "c" | "d" | null;
}

export interface ShownSignalled {
  is: "signalled";
  seat: number;
  meaning: "leave" | "no-jump" | "free" | "gladly" | "rather-not";
  pile?: "a" | "b" | "c" | "d" | null;
}

export interface ShownStep {
  seq: number;
  at: number;
  events: readonly (ShownSat | ShownStood | ShownRenamed | ShownBotAdded | ShownBotRemoved | ShownOptionsChanged | ShownLockChanged | ShownHost | ShownDealt | ShownProposed | ShownAgreed | ShownObjected | ShownBegan | ShownLaid | ShownTakenBack | ShownTurnEnded | ShownFinished | ShownSignalled | ShownWithdrew | ShownChatted | ShownHandedOver | ShownSeatTaken | ShownWantsAgain | ShownAsked | ShownAskEnded | ShownJoined | ShownSwapOffered | ShownSeatsSwapped | ShownPresence)[];
}

export interface ShownStood {
  is: "stood";
  seat: number;
  kicked?: boolean;
}

export interface ShownSwapOffered {
  is: "swap-offered";
  seat: number;
  to: number | null;
}

export interface ShownTable {
  phase: "agreeing" | "gathering" | "over" | "playing";
  seats: readonly (ShownSeat | null)[];
  options: ShownOptions;
  locked: boolean;
  watch: string;
  code: string | null;
  host_away_since?: number | null;
  requests?: readonly (ShownRequest)[];
}

export interface ShownTakenBack {
  is: "taken-back";
  seat: number;
  card: number;
  pile: "a" | "b" | "c" | "d";
}

export interface ShownTurn {
  seat: number;
  minimum: number;
  laid: number;
  missing: number;
  due: readonly ("a" | "b" | "c" | "d")[];
}

export interface ShownTurnEnded {
  is: "turn-ended";
  seat: number;
  drew: number;
  drawn: readonly (number)[] | null;
}

export interface ShownWantsAgain {
  is: "wants-again";
  seat: number;
}

export interface ShownWithdrew {
  is: "withdrew";
  seat: number;
  pile?: "a" | "b" | "c" | "d" | null;
}

export interface Sit {
  do: "sit";
  name: string;
  seat?: number | null;
}

export interface Stand {
  do: "stand";
}

export interface Start {
  do: "start";
}

export interface StopAsking {
  do: "stop-asking";
}

export interface Swap {
  do: "swap";
  seat: number;
}

export interface TableSummary {
  code: string;
  phase: "agreeing" | "gathering" | "over" | "playing";
  players: readonly (string)[];
  rules: string;
  your_turn: boolean;
  at: number;
}

export interface TakeBack {
  do: "take-back";
}

export interface TakeSeat {
  do: "take-seat";
}

export interface TurnAway {
  do: "turn-away";
  number: number;
}

export interface Update {
  type: "update";
  step: ShownStep;
  you?: You | null;
  table?: ShownTable | null;
  game?: ShownGame | null;
  mine?: Mine | null;
}

export interface Welcome {
  type: "welcome";
  seq: number;
  now: number;
  you: You;
  table: ShownTable;
  game: ShownGame | null;
  mine: Mine | null;
  steps: readonly (ShownStep)[];
  complete: boolean;
  engines?: readonly (string)[];
}

export interface Withdraw {
  do: "withdraw";
  pile?: "a" | "b" | "c" | "d" | null;
}

export interface You {
  seat: number | null;
  seats: readonly (OwnSeat)[];
  host: boolean;
  watching: boolean;
  request?: number | null;
}

export type FromClient = Hello | Do | AskHint | Ping;

export type FromServer = Welcome | Update | Answer | Hint | Pong | Bye;
