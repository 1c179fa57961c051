// A seat's goods of Traders & Builders, and those of which it has the most at present.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { GoodsIcon } from './goods_icon.tsx';

const GOODS = ['wine', 'grain', 'cloth'] as const;
const SIZE = 24;

export function Goods({ view, game, seat }: SeatBelongingsProps) {
  if (!view.rules.modules.includes('traders_and_builders')) return null;
  return GOODS.map((kind) => {
    const held = game.seats[seat]![kind] ?? 0;
    const leads = held > 0 && game.seats.every((other) => (other[kind] ?? 0) <= held);
    const goods = t(`seat.${kind}`, { n: held });
    const words = leads ? t('seat.mostGoods', { goods }) : goods;
    const state = held === 0 ? 'none' : leads ? 'leads' : '';
    return (
      <span key={kind} class={`supply goods ${state}`} title={words}>
        <GoodsIcon kind={kind} size={SIZE} />
        <span aria-hidden="true">{held}</span>
        <span class="unseen">{words}</span>
      </span>
    );
  });
}
