// What each module brings, as a small picture for its card.

import type { ComponentChildren } from 'preact';
import { abbeyPicture } from './abbey_and_mayor/picture.tsx';
import { abbotPicture } from './abbot/picture.tsx';
import { farmersPicture } from './farmers/picture.tsx';
import { innsPicture } from './inns_and_cathedrals/picture.tsx';
import { kingPicture } from './king_and_robber/picture.tsx';
import { princessPicture } from './princess_and_dragon/picture.tsx';
import { riverPicture } from './river/picture.tsx';
import { towerPicture } from './tower/picture.tsx';
import { tradersPicture } from './traders_and_builders/picture.tsx';

const SIZE = 52;
const GROUND = '#c3d68d';

const PICTURES: Record<string, () => ComponentChildren> = {
  farmers: farmersPicture,
  river: riverPicture,
  abbot: abbotPicture,
  tower: towerPicture,
  king_and_robber: kingPicture,
  inns_and_cathedrals: innsPicture,
  traders_and_builders: tradersPicture,
  abbey_and_mayor: abbeyPicture,
  princess_and_dragon: princessPicture,
};

/** Nothing for a module that has no picture yet. */
export function ModulePicture({ module }: { module: string }) {
  const picture = PICTURES[module];
  if (!picture) return null;
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 60 60" aria-hidden="true">
      <rect width={60} height={60} rx={9} fill={GROUND} />
      {picture()}
    </svg>
  );
}
