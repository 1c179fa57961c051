// Where a tile that was refused shows something else than the tile that it would touch.

import { SIDES } from '../../../art/sides.ts';
import { sameCell } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { MisfitWords } from '../../../play/table/game_parts.ts';
import { describeTile } from '../tiles/index.ts';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * "To the north, road would meet city", of the first such side from north clockwise. An abbey meets anything.
 */
export const misfitWords: MisfitWords = ({ tile, rotation, x, y }, board) => {
  const held = describeTile(tile, rotation).terrain;
  for (const [index, side] of SIDES.entries()) {
    const [dx, dy] = STEPS[index]!;
    const other = board.find((placed) => sameCell(placed, { x: x + dx, y: y + dy }));
    const facts = other && describeTile(other.tile, other.rotation);
    if (facts === undefined || facts.features.some(({ abbey }) => abbey)) continue;
    const theirs = facts.terrain[SIDES[(index + 2) % 4]!];
    if (theirs === held[side]) continue;
    return t('error.misfit', {
      side: t(`side.${side}`),
      mine: t(`feature.${held[side]}`),
      theirs: t(`feature.${theirs}`),
    });
  }
  return null;
};
