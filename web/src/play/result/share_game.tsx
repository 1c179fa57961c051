// A game that lies in this browser alone has no address for others: sharing it takes its record to the server,
// and only then there is a link.

import { useState } from 'preact/hooks';
import { t, withTexts } from '../../i18n/index.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';
import { lazy } from '../../ui/lazy.tsx';

const ShareDialog = lazy(
  withTexts(['lobby'], async () => (await import('./share_dialog.tsx')).ShareDialog),
  { quiet: true },
);

export interface SharedProps {
  gameId: string;
  record: GameRecord;
}

export function ShareGame(shared: SharedProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {t('share.open')}
      </button>
      {asking && <ShareDialog {...shared} onClose={() => setAsking(false)} />}
    </>
  );
}
