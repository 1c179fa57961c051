// Hands out the HTML by which a page of others shows a game, unless the host of this site forbids it.

import { t } from '../../i18n/index.ts';
import { frameOf, mayBeEmbedded } from '../../net/embedded.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';
import { originForOthers } from '../../net/reach.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { verdict } from './winners.tsx';

/** Requires: the record has a result. */
export function EmbedCode({ gameId, record }: { gameId: string; record: GameRecord }) {
  if (!mayBeEmbedded()) return null;
  const title = `Bastide: ${verdict(record.seats, record.result!, null)}`;
  const code = frameOf(`${originForOthers().origin}/embed/g/${gameId}`, title);
  return <CopyButton text={code} label={t('result.embed')} />;
}
