/** The client of games without their own: a text picture, lists and typed moves. */

import Icon from './plain/Icon.svelte';
import dark from './plain/cover-dark.svg';
import light from './plain/cover-light.svg';
import type { PlainView } from './plain/view';
import type { RoomClient } from './room';

export const plain: RoomClient<PlainView> = {
  cover: { light, dark },
  Icon,
  table: async () => (await import('./plain/table')).table,
};
