// Goods as small pictures: a cask, an ear of grain and a bolt of cloth, told apart by their outline.

import type { Goods } from '../../tiles/types.ts';
import { GoodsSign } from './goods_sign.tsx';

export function GoodsIcon({ kind, size }: { kind: Goods; size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <GoodsSign kind={kind} />
    </svg>
  );
}
