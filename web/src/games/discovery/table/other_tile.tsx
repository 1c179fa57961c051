// Of two open tiles the one that is not in hand: pressed, it is laid instead.

import { t } from '../../../i18n/index.ts';
import type { BesidesProps } from '../../../play/table/game_parts.ts';
import { mapStyle } from '../../../ui/settings.ts';
import { DiscoveryTilePicture } from '../art.tsx';
import { DISCOVERY_WORDS } from '../words.ts';

export function OtherTile({ view, turn, draft }: BesidesProps) {
  const { tile = null, seats = [], seat = null } = view.game ?? {};
  const open = seats[seat ?? -1]?.hand?.[0];
  if (draft.step !== 'place' || open === undefined || tile === null) return null;
  const other = draft.other ? tile : open;
  const name = DISCOVERY_WORDS.tile(other, 0);
  return (
    <button
      type="button"
      class="button plain discovery-other"
      aria-label={t('discovery.other.label', { tile: name })}
      onClick={() => turn.swapTile()}
    >
      <DiscoveryTilePicture tile={other} size={48} look={mapStyle.value} />
      <span>{t('discovery.other')}</span>
    </button>
  );
}
