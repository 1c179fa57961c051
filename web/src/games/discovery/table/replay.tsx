// A finished game of The Discovery, turn by turn.

import type { ReplayProps } from '../../../play/replay/replay_props.ts';
import { ReplayTable } from '../../../play/replay/replay_table.tsx';
import { PARTS } from './parts.ts';

export function Replay(props: ReplayProps) {
  return <ReplayTable {...props} parts={PARTS} />;
}
