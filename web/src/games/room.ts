/** What a room's client declares: each `games/<room>/index.ts` exports one RoomClient as `room`. */

import type { Component } from 'svelte';
import type { CompanionClient } from '../companion/client';
import type { Hint, Message, Place, Preview, Seat } from '../protocol';
import type { Draws } from '../seal/check';
import type { Act, Chain, Happening } from './chain';
import type { FinaleClient } from './finale';
import type { Lesson } from './lesson';
import type { Colour } from './marks';

/**
 * Everything that the pages need of one game. This part is small and always loaded; larger parts are loaded
 * by a function.
 */
export interface RoomClient<View> {
  /** The picture on the game's card and above its pages: an image URL for each theme. */
  cover: { light: string; dark: string };
  /** The icon of the game in lists and on buttons; contains no text. */
  Icon: Component<{ game: string; size: number }>;
  /** The colours of a seat; default: one for each seat, in the usual order. */
  colours?: (players: number, seat: Seat) => Colour[];
  /** Loads the board and the components beside it. */
  table: () => Promise<TableClient<View>>;
  /** Loads the function that derives the draws of a record, to check them against the seal; absent if there is none. */
  draws?: () => Promise<Draws>;
  /** Loads the lesson; absent if there is none. */
  lesson?: () => Promise<Lesson>;
  /** Loads the companion for a game on a real table; absent if there is none. */
  companion?: () => Promise<CompanionClient<View>>;
  /** Positions that illustrate rules, by rule number; drawn by the table's `Picture`. */
  illustrations?: () => Promise<Record<string, View>>;
  /** The deal of the day, if it is one of this game: its picture, and the key of the sentence that says how it is won. */
  daily?: { Art: Component; goal: string };
}

/** The components of a room at the table. */
export interface TableClient<View> {
  /** The board: click, drag or keys. Fills its container. */
  Board: Component<{ stage: Stage<View> }>;
  /** Beside the board: the hand, and the choice of a move (marker, token, count …). */
  Tools: Component<{ stage: Stage<View> }>;
  /** A row for each player with the scores as chips; highlights regions of the board. */
  Scores?: Component<{ stage: Stage<View> }>;
  /** The pile and the stacks, with the aid `counts`. */
  Supply?: Component<{ stage: Stage<View> }>;
  /** What the acting player holds, as a small picture beside the sentence of a compact head. */
  Held?: Component<{ stage: Stage<View> }>;
  /** Further actions beside the main button; in a compact head, icons of 48 px. */
  Acts?: Component<{ stage: Stage<View> }>;
  /** All scores in one line of 48 px, for the foot of a sheet. */
  Tally?: Component<{ stage: Stage<View> }>;
  /** Switches of the board, in the top bar of a compact table. */
  Switches?: Component<{ stage: Stage<View> }>;
  /** The sentence of a compact head; default: the server's. */
  ask?: (view: View) => Message | null;
  /** The part of a turn that the view is in; default: one, opened at half height. */
  step?: (view: View) => Step;
  /** A static picture of a position, for lists and the rules; contains no text. `crop` shows its hottest part only. */
  Picture?: Component<{ view: View; crop?: boolean }>;
  /** The label of a move on its button: `Lay the 5 here`. */
  caption: (view: View, move: string) => Message;
  /** The label of the primary button before a move is chosen; default: choose on the board. */
  choose?: Message;
  /**
   * The name of the place a move is made on, by what one sees there: `the 8 between 5 and 3`; null if it has none.
   * It has no article where articles change with the case (see `web_feurio_turn.ftl`).
   */
  place?: (view: View, move: string) => Message | null;
  /** A sentence of the server for people who see the board, where the places it speaks of are marked: without coordinates. */
  seen?: (sentence: Message) => Message;
  /** Whether an entry of the log says nothing that the next one does not say again. */
  repeats?: (told: Message, next: Message) => boolean;
  /** What is said when a move was made for the player, because it was the only one; default: its caption. */
  forced?: (view: View, move: string) => Message;
  /** Whether a move costs so much that, if it cannot be taken back, this is said before it is made; default: none does. */
  weighty?: (move: string) => boolean;
  /** The keys of the board and the tools. */
  keys?: readonly KeyLine[];
  /** Loads what the coach says in a first game. */
  coach?: () => Promise<CoachLines<View>>;
  /** What happened, as acts that the board performs one after the other; default: nothing is animated. */
  acts?: (happening: Happening<View>) => Act[];
  /** Loads the count at the end of a game; absent if there is only the end card. */
  finale?: () => Promise<FinaleClient<View>>;
  /**
   * A move in a few words with its place: `red to the 3`; `other` is a move it must not be mistaken for. Default: the caption.
   */
  brief?: (view: View, move: string, other: string | null) => Message;
  /** The points of each seat in a position; null where there are none to compare. */
  points?: (view: View) => number[] | null;
  /** The position and the moves as lists; absent if the board itself consists of lists. */
  spoken?: (view: View, moves: string[]) => SpokenList[];
}

/** A part of a turn: the sheet's height is kept for it, and opens as given before the player has chosen one. */
export interface Step {
  name: string;
  opens: 'peek' | 'half';
}

/** Moves that the board compares, as ghosts: the one played and a better one, or only one that is shown. */
export interface Comparison<View> {
  seat: Seat;
  /** Null if only the other one is shown. */
  played: string | null;
  better: string | null;
  /** The position after each; null while it is not known. */
  playedView: View | null;
  betterView: View | null;
}

export interface CoachLines<View> {
  /** How many there are in all. */
  count: number;
  /** Those that fit a position, the most urgent first. */
  at: (stage: Stage<View>) => CoachLine[];
}

/** A line of the coach: shown once, at the first occasion, beside what it speaks of. */
export interface CoachLine {
  name: string;
  title: Message;
  /** At most three lines on a phone. */
  text: Message;
  /** CSS selectors of what it speaks of on the board, the main thing first; without any it stands at the edge. */
  about: string[];
}

/** The props of every component of a room. */
export interface Stage<View> {
  /** The name of the game. */
  game: string;
  /** What this reader may know of the position. */
  view: View;
  /** The seats with their players. */
  seats: Place[];
  /** The seat whose view this is; null for a spectator. */
  eyes: Seat | null;
  /** The legal moves if it is my turn; empty otherwise. A room may offer nothing else. */
  moves: string[];
  /** The move I am about to make. */
  staged: string | null;
  /** The effect of the staged move, once the server has sent it. */
  preview: Preview<View> | null;
  /** The moves since my last turn, in notation, for highlighting. */
  recent: string[];
  /** The hints, if they were requested. */
  hints: Hint[];
  /** Moves whose places the board lights, because something beside it speaks of them. */
  pointed: string[];
  /** The last refusal, until it is closed: the move that was tried, and why it is not possible. */
  refused: { move: string; why: Message } | null;
  /** The decision that is looked back on; absent at a table. */
  compared?: Comparison<View> | null;
  /** Stages a move (or none): the page requests its effect and shows Confirm. */
  stage: (move: string | null) => void;
  /** Stages a move that needs no second look: it is made at once if it can be taken back, unless this device asks before each. */
  play: (move: string) => void;
  /** Makes the staged move. */
  confirm: () => void;
  /** Reports an illegal move: the page requests the reason and shows the rule. */
  why: (move: string) => void;
  /** Announces a sentence to screen readers. */
  announce: (message: Message | string) => void;
  /** The queue of acts that the board performs; absent where nothing is animated. */
  chain?: Chain;
}

/** One line in the list of keys: keys that are pressed together, or of which any does it, and what they do. */
export interface KeyLine {
  keys: string[];
  what: Message;
}

/** A list for users without the picture: a heading, and entries that may be moves. */
export interface SpokenList {
  heading: Message;
  entries: { text: Message; move: string | null }[];
}

export type AnyRoom = RoomClient<unknown>;
export type AnyTable = TableClient<unknown>;
