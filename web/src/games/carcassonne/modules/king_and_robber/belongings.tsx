// Which awards of King & Robber Baron a seat holds, and the size that somebody else must beat.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { type Award, AwardIcon } from './award_icon.tsx';

const AWARDS: readonly Award[] = ['king', 'robber'];
const SIZE = 22;

export function Awards({ game, seat }: Pick<SeatBelongingsProps, 'game' | 'seat'>) {
  return AWARDS.filter((award) => game[award]?.seat === seat).map((award) => {
    const { size } = game[award]!;
    const words = t(`seat.${award}`, { n: size });
    return (
      <span key={award} class="supply" title={words}>
        <AwardIcon award={award} size={SIZE} />
        <span aria-hidden="true">{size}</span>
        <span class="unseen">{words}</span>
      </span>
    );
  });
}
