/** What the server and the client say to each other: the wire, as types. */

/** A sentence to be said: a key of words/*.ftl and what it speaks of. */
export interface Message {
  key: string;
  args: Record<string, Argument>;
}

export type Argument = number | string | Message | Message[];

export type Seat = number;
export type GameName = 'feurio' | 'firewater';
export type Aid = 'spots' | 'counts' | 'scores' | 'hints';
export type LevelName = 'spark' | 'ember' | 'flame' | 'blaze' | 'inferno';

/** One way to play one game. */
export interface Options {
  players: number;
  mode: string;
  variants: string[];
  /** Rows of a printed board, the top one first; none for a game without one. */
  board: string[];
}

/** Time to think: so long for each turn, or a bank with what each turn adds; in seconds. */
export type Clock = { kind: 'turn'; seconds: number } | { kind: 'bank'; seconds: number; added: number };

/** Who sits where. */
export interface Place {
  /** `open` waits for somebody by link, `public` for anybody. */
  kind: 'person' | 'computer' | 'open' | 'public';
  /** A person's name; null for a computer or an empty seat, and for whom has deleted himself. */
  name: string | null;
  /** A computer's level; or the level that stands in for an absent person. */
  level: LevelName | null;
  /** Whether the computer plays for this person for now. */
  away: boolean;
  /** Whether this person is connected now. */
  present: boolean;
  /** Whether the one who reads this plays this seat. */
  mine: boolean;
  /** The key that lets a friend sit here: only for the owner of the table, only while open. */
  key: string | null;
  /** Seconds left on this seat's clock when the message was sent; null without clocks. */
  left: number | null;
  /** What the person brings to the rating list of this game, rounded; null if unrated. */
  rating: number | null;
}

/** One thing that happened. */
export interface Line {
  seq: number;
  /** The position it led to, for replay and highlights; null for what is not a move. */
  ply: number | null;
  /** Who did it; null for Nature and the house. */
  seat: Seat | null;
  /** The move as this reader sees it, in notation; null for what is not a move. */
  move: string | null;
  told: Message;
}

export interface Seal {
  commitment: string;
  entropy: string[];
  secret: string | null;
}

/** All that one reader may know of a table: sent whole after every change. */
export interface Table<View = unknown> {
  type: 'table';
  id: string;
  game: GameName;
  options: Options;
  aids: Aid[];
  clock: Clock | null;
  /** Seconds a seat may let the others wait before they may call the computer to stand in. */
  patience: number;
  public: boolean;
  rated: boolean;
  daily: string | null;
  phase: 'gathering' | 'playing' | 'over';
  seats: Place[];
  owner: boolean;
  /** The key of the spectators' link. */
  watch: string;
  seal: Seal;
  /** Whether a seat of mine must still add its number to the seal (the client does so at once). */
  entropy_due: boolean;
  /** The last thing that happened; ask for what comes after it. */
  seq: number;
  /** The number of the position: a move must name it. Grows with each move and each take-back. */
  ply: number;
  /** Whose turn it is; null while gathering and at the end. */
  actor: Seat | null;
  /** When the turn began, in seconds since 1970 by the server's clock, and that clock now. */
  since: number;
  now: number;
  /** Through which seat's eyes this is seen; null for a spectator. */
  eyes: Seat | null;
  view: View | null;
  /** What to do now, for whoever acts. */
  ask: Message | null;
  /** The legal moves if it is the reader's turn, in the order of the rules. */
  moves: string[];
  /** For each of these moves `1` if it can be taken back at once afterwards, `0` if not. */
  back: string;
  /** Whether the reader may take the last move back now without asking anybody. */
  undo: boolean;
  /** Whether a take-back may be asked for, and who has asked and who has still to agree. */
  askable: boolean;
  asked: { seat: Seat; waiting: Seat[] } | null;
  /** What happened after the `since` of the request, oldest first. */
  log: Line[];
  /** At the end: who has won, as a sentence, and the count as lines of sentences. */
  verdict: Message | null;
  count: Message[][];
  /** Tables that grew out of this one. */
  rematch: string | null;
}

/** What a move would do, before Nature answers. */
export interface Preview<View = unknown> {
  move: string;
  view: View;
  remark: Message | null;
  back: boolean;
}

/** One of the best moves, with the share of the win it promises (0 to 1). */
export interface Hint {
  move: string;
  expected: number;
  remark: Message | null;
}

/** Why something is not possible. `rule` is `F-9` or the like, or empty. */
export interface Refused {
  type: 'refused';
  id: string | null;
  rule: string;
  why: Message;
  /** One of the kinds a program can act on. */
  kind: 'illegal' | 'malformed' | 'stale' | 'forbidden' | 'missing' | 'busy' | 'storage';
}

/** From the client over the socket. `id` is made by the client: a repeated one is done once. */
export type Request =
  | { type: 'move'; id: string; ply: number; move: string }
  | { type: 'undo'; id: string; ply: number }
  | { type: 'ask_undo'; id: string; ply: number }
  | { type: 'answer_undo'; id: string; ply: number; yes: boolean }
  | { type: 'entropy'; id: string; value: string }
  | { type: 'stand_in'; id: string; seat: Seat }
  | { type: 'return'; id: string }
  | { type: 'preview'; id: string; ply: number; move: string }
  | { type: 'why'; id: string; ply: number; move: string }
  | { type: 'hint'; id: string; ply: number }
  | { type: 'ping'; id: string };

/** From the server over the socket. Every request gets exactly one answer with its id. */
export type Answer =
  | Table
  | { type: 'presence'; present: boolean[] }
  | { type: 'done'; id: string; seq: number }
  | { type: 'preview'; id: string; preview: Preview }
  | { type: 'why'; id: string; rule: string; why: Message | null }
  | { type: 'hint'; id: string; hints: Hint[] }
  | { type: 'pong'; id: string }
  | Refused;

/** A table as a list shows it. */
export interface Summary {
  id: string;
  game: GameName;
  options: Options;
  phase: 'gathering' | 'playing' | 'over';
  seats: Pick<Place, 'kind' | 'name' | 'level' | 'mine'>[];
  /** Seat moves made so far. */
  moves: number;
  my_turn: boolean;
  actor: Seat | null;
  /** Seconds since 1970. */
  changed: number;
  daily: string | null;
}

export interface Lists {
  running: Summary[];
  finished: Summary[];
  lobby: Summary[];
}

export interface Me {
  name: string;
  account: boolean;
  ratings: { game: GameName; rating: number; games: number }[];
}

/** What can be ordered in a room. */
export interface Menu {
  game: GameName;
  modes: Record<string, number[]>;
  variants: Record<string, string[]>;
  /** By number of players, the layouts by name, the usual one first. */
  boards: Record<string, Record<string, string[]>>;
  levels: LevelName[];
  aids: Aid[];
}

export interface SeatOrder {
  kind: 'me' | 'here' | 'friend' | 'anyone' | 'computer';
  /** The level of a computer. */
  level?: LevelName;
  /** The name of somebody at this device. */
  name?: string;
}

export interface TableOrder {
  game: GameName;
  mode?: string;
  players?: number;
  variants?: string[];
  layout?: string;
  board?: string[];
  aids?: Aid[];
  clock?: Clock | null;
  patience?: number;
  seats: SeatOrder[];
  /**
   * A finished game of the house, or a record, to play on from after so many of its moves.
   * `scripted` (for lessons): the luck of the record goes on, too, as far as it reaches.
   */
  from?: { table: string; moves: number } | { record: unknown; moves: number; scripted?: boolean } | { position: Position } | null;
}

/** One position of a game played again. */
export interface Frame<View = unknown> {
  /** How many seat moves lie behind it. */
  moves: number;
  seat: Seat | null;
  move: string | null;
  told: Message[];
  view: View;
}

export interface Replay<View = unknown> {
  game: GameName;
  options: Options;
  names: (string | null)[];
  frames: Frame<View>[];
  verdict: Message | null;
  count: Message[][];
  sealed: boolean;
}

/** A decision looked at again: expected shares of the win, before it and with it, 0 to 1. */
export interface Judgement {
  /** How many seat moves lay behind it. */
  moves: number;
  seat: Seat;
  move: string;
  best: string;
  expected: number;
  played: number;
  remark: Message | null;
  best_remark: Message | null;
  exact: boolean;
}

export interface Analysis {
  ready: boolean;
  done: number;
  of: number;
  judgements: Judgement[];
}

/** A position set up by hand: pieces in the notation of the room, in the order they were laid. */
export interface Position {
  /**
   * Feurio!: `s0,1=5` a tile face up, `x0,1:red` one face down and who paid, `d0,1:red:2`.
   * Fire & Water: `e:d4`, `0:m23:c3c4` (seat first), `1:l:b5`, `0:t:c3`, `1:c:d4`.
   */
  placed: string[];
  turn: Seat;
  /** Feurio!: [the tile to be laid], ['?'] if it is still to be drawn, or []. Fire & Water: each seat's open markers, `23 14`. */
  hands: string[];
}

/** POST /api/position (and /api/position/hints → { hints: Hint[] }). */
export interface PositionOrder {
  game: GameName;
  mode?: string;
  players?: number;
  variants?: string[];
  layout?: string;
  board?: string[];
  position: Position;
}

export interface PositionSeen<View = unknown> {
  view: View;
  moves: string[];
  turn: Seat | null;
  ask: Message | null;
}
