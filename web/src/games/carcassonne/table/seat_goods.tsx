// What a seat of Carcassonne has besides points and figures, module by module.

import type { SeatGoodsProps } from '../../../play/table/game_parts.ts';
import { AbbeyGoods } from './abbey_goods.tsx';
import { Awards } from './awards.tsx';
import { FairyGoods } from './fairy_goods.tsx';
import { Goods } from './goods.tsx';
import { TowerGoods } from './tower_goods.tsx';

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
