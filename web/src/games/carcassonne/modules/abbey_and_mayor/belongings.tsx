// The abbey that a seat may still lay.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';

export function AbbeyBelongings({ game, seat }: SeatBelongingsProps) {
  if (!game.seats[seat]!.abbey) return null;
  return (
    <span class="supply" title={t('seat.abbey')}>
      <svg width={20} height={20} viewBox="-12 -12 24 24" aria-hidden="true">
        <rect
          x={-11}
          y={-11}
          width={22}
          height={22}
          rx={3}
          fill="#c3d68d"
          stroke="#5b3a1e"
          stroke-width={1.6}
        />
        <path d="M-6.5 8V-1L0-6.5 6.5-1V8Z" fill="#fff6e0" stroke="#5b3a1e" stroke-width={1.2} />
        <path d="M-8-.5 0-7.5 8-.5 6.4 1.2 0-4.4-6.4 1.2Z" fill="#a8321f" />
        <path d="M0 6V-.5M-2.4 2H2.4" stroke="#5b3a1e" stroke-width={1.8} />
      </svg>
      <span class="unseen">{t('seat.abbey')}</span>
    </span>
  );
}
