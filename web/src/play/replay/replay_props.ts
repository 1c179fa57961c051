import type { GameRecord } from '../../net/protocol.gen.ts';
import type { Replay } from './replay.ts';

export interface ReplayProps {
  gameId: string;
  record: GameRecord;
  replay: Replay;
  /** This browser alone has the game: a link to it leads nobody else anywhere. */
  alone: boolean;
  /** Only the board and its turns: nothing to analyse, to play on or to share. */
  bare?: boolean;
}
