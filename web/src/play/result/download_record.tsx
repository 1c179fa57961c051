import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';

/** Saves the record as a file that `bastide replay` and `bastide verify` read. */
export function DownloadRecord({ gameId, record }: { gameId: string; record: GameRecord }) {
  const address = useMemo(
    () => URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' })),
    [record],
  );
  return (
    <a class="button" href={address} download={`bastide-${gameId.slice(0, 8)}.json`}>
      {t('result.download')}
    </a>
  );
}
