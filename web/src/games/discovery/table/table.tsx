// The table of The Discovery.

import type { Room } from '../../../play/room.ts';
import { GameTable } from '../../../play/table/game_table.tsx';
import { PARTS } from './parts.ts';

export function Table({ room }: { room: Room }) {
  return <GameTable room={room} parts={PARTS} />;
}
