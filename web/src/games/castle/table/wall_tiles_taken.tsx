// How many wall tiles each seat would take; the own seat is not named.

import { t } from '../../../i18n/index.ts';
import type { RoomView } from '../../../net/protocol.gen.ts';
import { seatName } from '../../../play/words.ts';
import { WallTilePicture } from '../board/wall_tile.tsx';

/** `by`: the seat that takes it, for each wall tile. */
export function WallTilesTaken({ by, view }: { by: readonly number[]; view: RoomView }) {
  return [...new Set(by)].map((seat) => (
    <span key={seat} class="takes">
      <WallTilePicture number={null} size={18} />
      {seat === view.you ? '+' : `${seatName(view, seat)} +`}
      {t('castle.order.gain', { n: by.filter((other) => other === seat).length })}
    </span>
  ));
}
