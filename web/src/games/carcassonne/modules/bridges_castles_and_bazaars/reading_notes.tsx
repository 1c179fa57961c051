// The castles that can still score, for those who read the board.

import { t } from '../../../../i18n/index.ts';
import type { BoardNotesProps } from '../../../../play/table/game_parts.ts';
import { seatName } from '../../../../play/words.ts';
import { pairName } from '../../words/places.ts';

export function Castles({ view, game: { castles = [] } }: BoardNotesProps) {
  const held = castles.filter(({ lord }) => lord);
  if (held.length === 0) return null;
  return (
    <>
      <h3>{t('reading.castles')}</h3>
      <ul>
        {held.map(({ seat, tiles }) => (
          <li key={tiles.join()}>
            {t('reading.castle', {
              name: seatName(view, seat),
              place: pairName(tiles[0] as [number, number]),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
