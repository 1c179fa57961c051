// A finished game of Carcassonne, turn by turn.

import type { ReplayProps } from '../../../play/replay/replay_props.ts';
import { ReplayTable } from '../../../play/replay/replay_table.tsx';
import { useWithModules, withModules } from '../modules/bring_modules.ts';
import { PARTS } from './parts.ts';

function Replay(props: ReplayProps) {
  const Shown = useWithModules(props.record.rules, ReplayTable);
  return <Shown {...props} parts={PARTS} />;
}

export const fetchReplay = () => withModules(Replay);
