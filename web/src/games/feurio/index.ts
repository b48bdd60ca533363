/** The client of Feurio!. */

import type { RoomClient } from '../room';
import { colours } from './colours';
import cover from './cover.svg';
import DailyArt from './DailyArt.svelte';
import Icon from './Icon.svelte';
import type { View } from './view';

export const room: RoomClient<View> = {
  cover: { light: cover, dark: cover },
  Icon,
  colours,
  table: async () => (await import('./table')).table,
  draws: async () => (await import('./draws')).draws,
  lesson: async () => (await import('./lesson')).lesson,
  companion: async () => (await import('./companion')).companion,
  illustrations: async () => (await import('./illustrations')).illustrations,
  daily: { Art: DailyArt, goal: 'web-daily-goal' },
};
