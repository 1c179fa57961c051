// The table of The Discovery.

import { GameTable } from '../../../play/table/game_table.tsx';
import type { ShownTable } from '../../../play/table/shown_table.ts';
import { PARTS } from './parts.ts';

export function Table({ room, as: Shown = GameTable }: ShownTable) {
  return <Shown room={room} parts={PARTS} />;
}
