/** Entry point of the stage page, for development only: rooms with sample views. */

import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/base.css';
import { OWN_CLIENTS } from '../games/rooms';
import { speak, type Language } from '../words/words.svelte';
import Stage from './Stage.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
await speak((asked.get('lang') ?? 'en') as Language);
mount(Stage, {
  target: document.getElementById('app')!,
  props: { game: asked.get('room') ?? OWN_CLIENTS[0]!, name: asked.get('sample') ?? '', picture: asked.has('picture') },
});
