// The table of The Castle.

import { t } from '../../../i18n/index.ts';
import type { Room } from '../../../play/room.ts';
import { GameTable } from '../../../play/table/game_table.tsx';
import { castleTextsAreHere } from '../i18n/index.ts';
import { PARTS } from './parts.ts';

export function CastleTable({ room }: { room: Room }) {
  if (!castleTextsAreHere()) return <p class="loading">{t('app.loading')}</p>;
  return <GameTable room={room} parts={PARTS} />;
}
