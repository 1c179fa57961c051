// The chat, loaded where it is first shown.

import { withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';

export const Chat = lazy(withTexts(['chat'], async () => (await import('./chat.tsx')).Chat));

/** What a player has just shown, at their seat. */
export const Sign = lazy(
  withTexts(['chat'], async () => (await import('./sign.tsx')).Sign),
  { quiet: true },
);
