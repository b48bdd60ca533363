/** What the page of a table shows at the end of a game, in one chunk: most of a game does without. */

export { default as CountRail } from './CountRail.svelte';
export { default as Night } from './Night.svelte';
export { default as Result } from '../Result.svelte';
export { default as Sky } from './Sky.svelte';
