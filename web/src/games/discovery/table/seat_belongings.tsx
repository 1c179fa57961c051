// The tiles that lie open before a seat, besides the one in hand.

import { t } from '../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../play/table/game_parts.ts';
import { mapStyle } from '../../../ui/settings.ts';
import { DiscoveryTilePicture } from '../art.tsx';
import { DISCOVERY_WORDS } from '../words.ts';

export function SeatBelongings({ game, seat }: SeatBelongingsProps) {
  const open = game.seats[seat]?.hand ?? [];
  if (open.length === 0) return null;
  return (
    <span class="discovery-open">
      {open.map((tile, index) => (
        <DiscoveryTilePicture
          key={index}
          tile={tile}
          size={26}
          look={mapStyle.value}
          label={t('discovery.open', { tile: DISCOVERY_WORDS.tile(tile, 0) })}
        />
      ))}
    </span>
  );
}
