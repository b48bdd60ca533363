/** The position as lists, for users without the picture. */

import type { Message } from '../../protocol';
import type { SpokenList } from '../room';
import { caption, message, regionName, tileName } from './names';
import { read } from './moves';
import type { Goal, Tile, View } from './view';

type Entry = SpokenList['entries'][number];

export function spoken(view: View, moves: string[]): SpokenList[] {
  const lists = [spots(view, moves), regions(view), goals(view), tiles(view), actions(view, moves)];
  return lists.filter((list) => list.entries.length > 0);
}

function list(heading: string, entries: Entry[]): SpokenList {
  return { heading: message(heading), entries };
}

function entry(text: Message, move: string | null = null): Entry {
  return { text, move };
}

function spots(view: View, moves: string[]): SpokenList {
  const found = (view.pile > 0 || view.hand !== null) && view.hottest ? view.hottest : [];
  return list(
    'web-feurio-list-spots',
    found.map(({ at, heat }) => {
      const move = `s${at}`;
      return entry(message('web-feurio-cell-spot', { heat, cell: at }), moves.includes(move) ? move : null);
    }),
  );
}

/** The reader's own regions, most valuable first; a spectator hears all. */
function regions(view: View): SpokenList {
  const all = view.score?.regions ?? [];
  const own = all.filter((region) => view.seat === null || region.owner === view.seat);
  const sorted = own.sort((a, b) => b.value - a.value);
  const heading = view.seat === null ? 'web-feurio-list-regions' : 'web-feurio-list-own';
  return list(heading, sorted.map((region) => entry(regionName(region))));
}

function goals(view: View): SpokenList {
  return list('web-feurio-list-goals', (view.score?.goals ?? []).map((goal) => entry(goalName(goal))));
}

export function goalName(goal: Goal): Message {
  const colour = message(`colour-${goal.colour}`);
  const points = [
    message('web-feurio-goal-left', { left: goal.left }),
    message(goal.together ? 'web-feurio-goal-together' : 'web-feurio-goal-apart', { count: goal.regions.length }),
    message(goal.watered ? 'web-feurio-goal-watered' : 'web-feurio-goal-dry'),
  ];
  return message('web-feurio-goal', { colour, points });
}

function tiles(view: View): SpokenList {
  const byRoom = [...view.tiles].sort((a: Tile, b: Tile) => b.room - a.room || b.value - a.value);
  return list('web-feurio-list-tiles', byRoom.map((tile) => entry(tileName(tile))));
}

/** Every legal move except spreads, which are listed above with their heat. */
function actions(view: View, moves: string[]): SpokenList {
  const told = new Set(spots(view, moves).entries.map((spot) => spot.move));
  const rest = moves.filter((move) => !told.has(move));
  return list('web-feurio-list-moves', rest.map((move) => entry(placed(view, move), move)));
}

function placed(view: View, text: string): Message {
  const move = read(text);
  const what = caption(view, text);
  return move && 'at' in move ? message('web-feurio-on', { what, cell: move.at }) : what;
}
