/** The options of a table in a few words: "4 players, Firebreak". */

import type { Options } from '../protocol';
import { named } from '../words/named';
import { t } from '../words/words.svelte';

export function described(options: Options): string {
  const crowd = options.players === 1 ? t('web-mode-solitaire') : t('web-players', { count: options.players });
  const mode = options.mode === 'cooperative' ? [t('web-mode-cooperative')] : [];
  const variants = options.variants.map((variant) => named(`web-variant-${variant}`, variant));
  return [crowd, ...mode, ...variants].join(' · ');
}
