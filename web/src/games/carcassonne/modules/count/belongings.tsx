// A seat's figures in the quarters of the city.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { pieceName } from '../../../../play/words.ts';
import { QuarterIcon } from './icons.tsx';
import { QUARTERS } from './quarters_in_draft.ts';

export function QuarterBelongings({ game: { quarters = [] }, seat }: SeatBelongingsProps) {
  return QUARTERS.map((quarter) => {
    const there = quarters.filter((each) => each.seat === seat && each.quarter === quarter);
    if (there.length === 0) return null;
    const words = there
      .map(({ piece, count }) =>
        t('quarter.holds', { who: t(`quarter.${quarter}`), piece: pieceName(piece), n: count }),
      )
      .join('; ');
    return (
      <span key={quarter} class="supply" title={words}>
        <QuarterIcon quarter={quarter} size={20} />
        <span aria-hidden="true">{there.reduce((sum, { count }) => sum + count, 0)}</span>
        <span class="unseen">{words}</span>
      </span>
    );
  });
}
