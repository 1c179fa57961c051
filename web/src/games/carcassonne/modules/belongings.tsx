// What a seat of Carcassonne has besides points and figures, module by module.

import type { SeatBelongingsProps } from '../../../play/table/game_parts.ts';
import { AbbeyBelongings } from './abbey_and_mayor/belongings.tsx';
import { Awards } from './king_and_robber/belongings.tsx';
import { FairyBelongings } from './princess_and_dragon/belongings.tsx';
import { TowerBelongings } from './tower/belongings.tsx';
import { Goods } from './traders_and_builders/belongings.tsx';
import './modules.css';

export function SeatBelongings(props: SeatBelongingsProps) {
  return (
    <>
      <TowerBelongings {...props} />
      <Awards {...props} />
      <Goods {...props} />
      <FairyBelongings {...props} />
      <AbbeyBelongings {...props} />
    </>
  );
}
