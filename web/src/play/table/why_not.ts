// Why the tile in hand may not lie where the player pressed: the engine's reason in words.

import type { Cell } from '../../board/index.ts';
import { Refused } from '../../net/refused.ts';
import { refusalText, showNotice, whenToldWhy } from '../../ui/notices.ts';
import { sameCell } from '../draft.ts';
import { type Foresight, nearestForesight } from '../foresight.ts';
import { tileInHand } from '../tile_in_hand.ts';
import type { Turn } from '../turn.ts';
import type { TableProps } from './game_parts.ts';

const MISFIT = 'action/tile_does_not_fit';

type Asked = Pick<TableProps, 'room' | 'game' | 'parts'> & { turn: Pick<Turn, 'draft' | 'handRotation'> };

/** Shown and spoken as one notice; says nothing while no tile is placed, or if it may lie there. */
export async function tellWhyNot(
  { room, turn, game, parts }: Asked,
  { x, y }: Cell,
  foresight: Foresight = nearestForesight(room),
): Promise<void> {
  const draft = turn.draft.peek();
  if (draft.step !== 'place' || draft.placements.some((legal) => sameCell(legal, { x, y }))) return;
  const rotation = draft.at?.rotation ?? turn.handRotation.peek();
  const refused = await foresight
    .preview([...draft.done, { type: draft.other ? 'place_other' : 'place_tile', x, y, rotation }])
    .then(() => null, reasonOf);
  if (refused === null) return;
  await whenToldWhy();
  const held = { tile: tileInHand(game, draft)!, x, y, rotation };
  const where = refused.code === MISFIT ? (await parts.misfit?.())?.(held, game.board, refused.at) : null;
  showNotice([refusalText(refused), ...(where ? [where] : [])].join(' '));
}

function reasonOf(refused: unknown): Refused {
  if (refused instanceof Refused) return refused;
  throw refused;
}
