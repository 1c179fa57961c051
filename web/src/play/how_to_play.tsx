// How to play by the rules of a room, fetched when it is opened.

import { t } from '../i18n/index.ts';
import type { RulesRequest } from '../net/protocol.gen.ts';
import type { Lazy } from '../ui/lazy.tsx';
import { Unfolding } from '../ui/unfolding.tsx';

/** A game's help: for everything in it, or for these rules only. */
export type GameHelp = Lazy<{ rules?: RulesRequest }>;

export function HowToPlay({ rules, Help }: { rules: RulesRequest; Help: GameHelp }) {
  return (
    <Unfolding class="how-to-play" summary={t('lobby.howToPlay')}>
      {() => <Help rules={rules} />}
    </Unfolding>
  );
}
