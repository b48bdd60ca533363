/** What a room gives the table page: its pictures and how its moves are put together. */

import type { Component } from 'svelte';
import type { Hint, Message, Place, Preview, Seat } from '../protocol';

/** What the table page hands to every picture of a room. */
export interface Stage<View> {
  view: View;
  seats: Place[];
  /** Through whose eyes; null for a spectator. */
  eyes: Seat | null;
  /** The legal moves if it is my turn; empty otherwise. A room may offer nothing else. */
  moves: string[];
  /** The move I am about to make, and what it would do once the server has said so. */
  staged: string | null;
  ahead: Preview<View> | null;
  /** What was done since my last turn, in notation: to be highlighted. */
  recent: string[];
  hints: Hint[];
  /** Proposes a move (or none): the page asks what it would do and shows Confirm. */
  stage: (move: string | null) => void;
  /** Makes the staged move. */
  confirm: () => void;
  /** Something that is not legal was tried: the page asks why and shows the rule. */
  why: (move: string) => void;
  /** Says a sentence to screen readers. */
  announce: (message: Message | string) => void;
}

/** A list for those who do not use the picture: a heading and entries, each perhaps a move. */
export interface SpokenList {
  heading: Message;
  entries: { text: Message; move: string | null }[];
}

export interface RoomClient<View> {
  /** The board: click, drag or keys. Fills the box it is put into. */
  Board: Component<{ stage: Stage<View> }>;
  /** Beside the board: the hand, and what kind of move to make (marker, token, how many …). */
  Tools: Component<{ stage: Stage<View> }>;
  /** A row a player with the count as chips; lights up regions of the board by itself. */
  Scores: Component<{ stage: Stage<View> }>;
  /** What is left in pile and stacks, where the table counts it. */
  Supply: Component<{ stage: Stage<View> }>;
  /** A still picture of a position, for lists and the start page; no words in it. */
  Picture: Component<{ view: View }>;
  /** What a move is called on its button: `Lay the 5 here`. */
  caption: (view: View, move: string) => Message;
  spoken: (view: View, moves: string[]) => SpokenList[];
}
