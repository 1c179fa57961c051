// The input of The Discovery's board, besides that of every board.

import type { BoardProps, Cell } from '../../../board/index.ts';

/** An own follower that may be taken back. */
export interface TakenFollower extends Cell {
  readonly feature: number;
  /** What it scores, such as "+4"; empty: not known. */
  readonly tag: string;
  /** Spoken name of the choice, such as "Take back: Brigand, 4 points". */
  readonly label: string;
}

export interface DiscoveryBoardProps extends BoardProps {
  readonly followers?: readonly TakenFollower[];
  /** Index into the followers. */
  readonly selectedFollower?: number | null;
  readonly onFollower?: (follower: number) => void;
}
