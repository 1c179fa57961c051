// How many wall tiles each seat would take, the own seat without its name.

import { WallTilePicture } from '../../castle/index.ts';
import { castleText } from '../../i18n/castle/index.ts';
import { seatName } from '../../i18n/words.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { type Landing, takers } from './landings.ts';

export function WallTilesTaken({ scores, view }: { scores: readonly Landing[]; view: RoomView }) {
  return takers(scores).map(({ seat, count }) => (
    <span key={seat} class="takes">
      <WallTilePicture number={null} size={18} />
      {seat === view.you ? '+' : `${seatName(view, seat)} +`}
      {castleText('order.gain', { n: count })}
    </span>
  ));
}
