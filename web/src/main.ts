/** Entry point of the client: applies the settings and mounts the page. */

import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { Refusal } from './api';
import { introduceMyself } from './me.svelte';
import { renew } from './notices/push.svelte';
import { beginLife } from './life';
import { register } from './offline/version.svelte';
import { loaded, pageOf } from './pages';
import { followLinks, place } from './route.svelte';
import { settle } from './settings.svelte';
import { awaitGesture } from './sound';
import { askAhead } from './table/ahead';

// The code of the page is loaded in parallel with the texts and with what the page asks for first.
const code = loaded(pageOf(place().path));
const introduced = introduceMyself();
// Whoever has no name yet gets one by the first answer.
introduced.then(askAhead, () => undefined);
await settle();
// The page says itself what it lacks.
await code.catch(() => undefined);
followLinks();
awaitGesture();
beginLife();
mount(App, { target: document.getElementById('app')! });

introduced
  .then(renew)
  .catch((problem: unknown) => {
    // The page itself reports that the server does not answer.
    if (!(problem instanceof Refusal)) throw problem;
  });

register();
