// The table of Carcassonne.

import { GameTable } from '../../../play/table/game_table.tsx';
import type { ShownTable } from '../../../play/table/shown_table.ts';
import { useWithModules, withModules } from '../modules/bring_modules.ts';
import { PARTS } from './parts.ts';

function Table({ room, as = GameTable }: ShownTable) {
  const Shown = useWithModules(room.view.value!.rules, as);
  return <Shown room={room} parts={PARTS} />;
}

export const fetchTable = () => withModules(Table);
