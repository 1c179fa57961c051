// Where gold lies and how much is still to come, for those who read the board.

import { t } from '../../../../i18n/index.ts';
import { placeName } from '../../../../play/place_name.ts';
import type { BoardNotesProps } from '../../../../play/table/game_parts.ts';

export function GoldOnBoard({ view, game: { gold_on_map = [], gold_left = 0 } }: BoardNotesProps) {
  if (!view.rules.modules.includes('goldmines')) return null;
  return (
    <>
      <h3>{t('reading.gold')}</h3>
      <ul>
        {gold_on_map.map(({ x, y, bars }) => (
          <li key={`${x},${y}`}>{t('reading.goldAt', { n: bars, place: placeName({ x, y }) })}</li>
        ))}
        <li>{t('reading.goldLeft', { n: gold_left })}</li>
      </ul>
    </>
  );
}
