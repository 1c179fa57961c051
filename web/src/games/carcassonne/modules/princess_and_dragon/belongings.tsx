// The fairy, at the seat whose meeple she stands beside.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { NeutralIcon } from './neutral_drawing.tsx';

export function FairyBelongings({ game, seat }: SeatBelongingsProps) {
  if (game.fairy?.seat !== seat) return null;
  const words = t('seat.fairy');
  return (
    <span class="supply seat-fairy" title={words}>
      <NeutralIcon figure="fairy" size={22} />
      <span class="unseen">{words}</span>
    </span>
  );
}
