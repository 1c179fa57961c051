// A finished game of The Castle, turn by turn.

import { t } from '../../../i18n/index.ts';
import type { ReplayProps } from '../../../play/replay/replay_props.ts';
import { ReplayTable } from '../../../play/replay/replay_table.tsx';
import { castleTextsAreHere } from '../i18n/index.ts';
import { PARTS } from './parts.ts';

export function CastleReplay(props: ReplayProps) {
  if (!castleTextsAreHere()) return <p class="loading">{t('app.loading')}</p>;
  return <ReplayTable {...props} parts={PARTS} />;
}
