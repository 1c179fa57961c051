import type { GameRecord } from '../../net/protocol.gen.ts';
import type { Replay } from './replay.ts';

export interface ReplayProps {
  gameId: string;
  record: GameRecord;
  replay: Replay;
}
