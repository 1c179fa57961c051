import type { ComponentChildren } from 'preact';
import type { PlaceTile } from '../../net/protocol.gen.ts';
import type { Puzzle } from './puzzle.ts';

export interface PuzzleProps {
  puzzle: Puzzle;
  /** The player has decided. */
  onAnswer(answer: PlaceTile): void;
  /** What may be done once the player has decided, besides trying again. */
  further: ComponentChildren;
}
