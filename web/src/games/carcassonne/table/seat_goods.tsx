// What a seat of Carcassonne has besides points and figures, module by module.

import type { SeatGoodsProps } from '../../../play/table/game_parts.ts';
import { AbbeyGoods } from '../modules/abbey_and_mayor/seat_goods.tsx';
import { Awards } from '../modules/king_and_robber/seat_goods.tsx';
import { FairyGoods } from '../modules/princess_and_dragon/seat_goods.tsx';
import { TowerGoods } from '../modules/tower/seat_goods.tsx';
import { Goods } from '../modules/traders_and_builders/seat_goods.tsx';

export function SeatGoods(props: SeatGoodsProps) {
  return (
    <>
      <TowerGoods {...props} />
      <Awards {...props} />
      <Goods {...props} />
      <FairyGoods {...props} />
      <AbbeyGoods {...props} />
    </>
  );
}
