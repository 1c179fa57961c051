// The sheep that a seat has on the board.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { sheepIn } from './bag.ts';
import { SheepIcon } from './token_drawing.tsx';

export function FlockBelongings({ game, seat }: SeatBelongingsProps) {
  const sheep = sheepIn(game.seats[seat]?.flock);
  if (sheep === 0) return null;
  const words = t('seat.flock', { n: sheep });
  return (
    <span class="supply" title={words}>
      <SheepIcon size={20} />
      <span aria-hidden="true">{sheep}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}
