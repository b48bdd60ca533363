/** Both ways in which a line of the coach stands at the table, in one chunk. */

export { default as CoachBar } from './CoachBar.svelte';
export { default as CoachBox } from './CoachBox.svelte';
