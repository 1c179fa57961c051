// Begins a game alone with one press, or says why this browser can't.

import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import { unfetched } from '../net/engine_missing.ts';
import { showRefusal } from '../ui/notices.ts';

const alone = chunk(() => import('./play_alone.ts'));

export function PlayAlone({ big = false }: { big?: boolean }) {
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { playAlone } = await alone().catch(unfetched);
      await playAlone();
    } catch (reason) {
      showRefusal(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      class={big ? 'button big' : 'button'}
      data-pressed={busy || undefined}
      onClick={() => void play()}
    >
      {t('home.playAlone')}
    </button>
  );
}
