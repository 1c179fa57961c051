// The table of Carcassonne.

import type { Room } from '../../../play/room.ts';
import { GameTable } from '../../../play/table/game_table.tsx';
import { useWithModules, withModules } from '../modules/bring_modules.ts';
import { PARTS } from './parts.ts';

function Table({ room }: { room: Room }) {
  const Shown = useWithModules(room.view.value!.rules, GameTable);
  return <Shown room={room} parts={PARTS} />;
}

export const fetchTable = () => withModules(Table);
