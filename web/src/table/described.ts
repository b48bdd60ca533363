/** How a table is played, in a few words: "4 players, Firebreak". */

import type { Options } from '../protocol';
import { t } from '../words/words.svelte';

export function described(options: Options): string {
  const crowd = options.players === 1 ? t('web-mode-solitaire') : t('web-players', { count: options.players });
  const mode = options.mode === 'cooperative' ? [t('web-mode-cooperative')] : [];
  const variants = options.variants.map((variant) => t(`web-variant-${variant}`));
  return [crowd, ...mode, ...variants].join(' · ');
}
