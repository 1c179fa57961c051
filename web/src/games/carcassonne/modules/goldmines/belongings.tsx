// The bars of gold that a seat has taken, and what they are worth at the end.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { GoldIcon } from './gold_drawing.tsx';

export function GoldOfSeat({ game, seat }: Pick<SeatBelongingsProps, 'game' | 'seat'>) {
  const bars = game.seats[seat]?.gold ?? 0;
  if (bars === 0) return null;
  const words = t('seat.goldWorth', { gold: t('seat.gold', { n: bars }), n: goldWorth(bars) });
  return (
    <span class="supply gold-of-seat" title={words}>
      <GoldIcon size={22} />
      <span aria-hidden="true">{bars}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

/** In points (GOLD-FINAL-01). */
export function goldWorth(bars: number): number {
  return bars * (bars >= 10 ? 4 : bars >= 7 ? 3 : bars >= 4 ? 2 : 1);
}
