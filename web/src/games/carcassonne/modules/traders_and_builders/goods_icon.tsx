// Goods as small pictures: a cask, an ear of grain and a bolt of cloth, told apart by their outline.

import { GoodsSign } from '../../tiles/goods_sign.tsx';
import type { Goods } from '../../tiles/types.ts';

export function GoodsIcon({ kind, size }: { kind: Goods; size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <GoodsSign kind={kind} />
    </svg>
  );
}
