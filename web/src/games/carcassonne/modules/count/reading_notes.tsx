// Who is in the city, for those who read the board.

import { listOf, t } from '../../../../i18n/index.ts';
import type { BoardNotesProps } from '../../../../play/table/game_parts.ts';
import { pieceName, seatName } from '../../../../play/words.ts';
import { QUARTERS } from './quarters_in_draft.ts';

export function InTheCity({ view, game: { count, quarters = [] } }: BoardNotesProps) {
  if (count === undefined) return null;
  return (
    <>
      <h3>{t('reading.quarters')}</h3>
      <ul class="plain">
        {QUARTERS.map((quarter) => {
          const who = quarters
            .filter((each) => each.quarter === quarter)
            .map(({ seat, piece, count: n }) =>
              t('quarter.holds', { who: seatName(view, seat), piece: pieceName(piece), n }),
            );
          if (who.length === 0 && count !== quarter) return null;
          return (
            <li key={quarter}>
              {t(count === quarter ? 'reading.quarterLocked' : 'reading.quarter', {
                quarter: t(`quarter.${quarter}`),
                who: who.length === 0 ? '–' : listOf(who),
              })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
