/** The client's door: what the reader chose first, then the page. */

import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { Refusal } from './api';
import { introduceMyself } from './me.svelte';
import { pageOf } from './pages';
import { followLinks, place } from './route.svelte';
import { settle } from './settings.svelte';

// The page's own code is fetched beside the words, not after them.
void pageOf(place().path)?.load();
await settle();
followLinks();
mount(App, { target: document.getElementById('app')! });

introduceMyself().catch((problem: unknown) => {
  // The page itself says that the house does not answer.
  if (!(problem instanceof Refusal)) throw problem;
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
