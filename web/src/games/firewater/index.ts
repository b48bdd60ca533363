/** The client of Fire & Water. */

import type { RoomClient } from '../room';
import { colours } from './colours';
import dark from './cover-dark.svg';
import light from './cover-light.svg';
import Icon from './Icon.svelte';
import type { View } from './view';

export const room: RoomClient<View> = {
  cover: { light, dark },
  Icon,
  colours,
  table: async () => (await import('./table')).table,
  draws: async () => (await import('./draws')).draws,
  lesson: async () => (await import('./lesson')).lesson,
  companion: async () => (await import('./companion')).companion,
  illustrations: async () => (await import('./illustrations')).illustrations,
};
