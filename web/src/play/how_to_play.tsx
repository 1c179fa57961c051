// How to play by the rules of a room, fetched when it is opened.

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { RulesRequest } from '../net/protocol.gen.ts';

/** A game's help: of all that it has, or of these rules alone. */
export type GameHelp = ComponentType<{ rules?: RulesRequest }>;

export function HowToPlay({ rules, Help }: { rules: RulesRequest; Help: GameHelp }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="how-to-play" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('lobby.howToPlay')}</summary>
      {open && <Help rules={rules} />}
    </details>
  );
}
