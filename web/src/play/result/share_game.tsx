// A game that lies in this browser alone has no address for others: only when its record has been taken to
// the server there is a link.

import { useState } from 'preact/hooks';
import { t, withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { SharedProps } from './share_dialog.tsx';

const ShareDialog = lazy(
  withTexts(['lobby'], async () => (await import('./share_dialog.tsx')).ShareDialog),
  { quiet: true },
);

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
