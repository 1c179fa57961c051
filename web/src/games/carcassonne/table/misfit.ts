// Where a refused tile shows something other than its neighbour.

import { SIDES } from '../../../art/sides.ts';
import { sameCell } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { MisfitWords } from '../../../play/table/game_parts.ts';
import { describeTile } from '../tiles/index.ts';

/** Clockwise from north, as refusals name them at the end of their place. */
const TOWARDS = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
] as const;

/** "To the north, road would meet city." */
export const misfitWords: MisfitWords = ({ tile, rotation, x, y }, board, at) => {
  const index = TOWARDS.findIndex(([side]) => at?.endsWith(`.${side}`));
  if (index < 0) return null;
  const [, dx, dy] = TOWARDS[index]!;
  const other = board.find((placed) => sameCell(placed, { x: x + dx, y: y + dy }));
  if (other === undefined) return null; // the game has gone on meanwhile
  const side = SIDES[index]!;
  const facing = SIDES[(index + 2) % 4]!;
  return t('error.misfit', {
    side: t(`side.${side}`),
    mine: t(`feature.${describeTile(tile, rotation).terrain[side]}`),
    theirs: t(`feature.${describeTile(other.tile, other.rotation).terrain[facing]}`),
  });
};
