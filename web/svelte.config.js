/** Svelte's settings: runes everywhere. */

export default { compilerOptions: { runes: true } };
