/** What a room declares for the end of its games: the parts of the score, and how they are drawn. */

import type { Component } from 'svelte';
import type { Message, Seat } from '../protocol';
import type { Colour } from './marks';

/** A point of the window, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** A condition of a common goal. */
export interface Check {
  text: Message;
  done: boolean;
}

/** One part of the score, such as a region; `Part` is what the room needs to draw it. */
export interface CountStep<Part = unknown> {
  /** Different for each step of a game. */
  key: string;
  /** The seat whose score it changes; null if it belongs to a common goal. */
  seat: Seat | null;
  colour: Colour;
  /** What is counted, as a heading: `Your red woods`. */
  title: Message;
  /** The places of the board that light up, in this order. */
  places: string[];
  /** Whether something changes the sum before it is formed. */
  divided: boolean;
  /** What is added to the score. */
  points: number;
  /** The conditions of a common goal; empty where points are counted. */
  checks: Check[];
  part: Part;
}

/** What the board shows at a moment of the count. */
export interface CountMoment<Part = unknown> {
  /** The part that is being counted; null before the first and after the last. */
  step: CountStep<Part> | null;
  /** How many of its places are lit. */
  lit: number;
  divided: boolean;
  /** Whether its sum has been formed. */
  summed: boolean;
  /** Whether everything has been counted. */
  over: boolean;
  /** The parts that stay lit then. */
  glory: CountStep<Part>[];
}

/** What a board at night tells the page. */
export interface NightBoard {
  /** The middle of a place of the board. */
  at: (place: string) => Spot | null;
}

/** The end of a game of one room. */
export interface FinaleClient<View, Part = unknown> {
  /** The parts of the score. */
  count: (view: View) => CountStep<Part>[];
  /** The last position at night; fills its container. Consists of `<svg>` elements, of which the shared picture is made. */
  Board: Component<{ view: View; moment: CountMoment<Part> }, NightBoard>;
  /** A part of the score as a sum: small as a chip, or large while it is counted. */
  Sum: Component<{ step: CountStep<Part>; moment?: CountMoment<Part> | null }>;
  /** The heading of a game with a common goal. */
  heading?: (view: View) => Message | null;
  /** What decided the game, if not the points alone: stands beside the scores. */
  reason?: (view: View) => Message | null;
}

export type AnyFinale = FinaleClient<unknown>;
