// A decision of a game of The Discovery, to be found.

import type { PuzzleProps } from '../../../play/puzzle/puzzle_props.ts';
import { PuzzleStage } from '../../../play/puzzle/puzzle_stage.tsx';
import { PARTS } from './parts.ts';

export function Puzzle(props: PuzzleProps) {
  return <PuzzleStage {...props} parts={PARTS} />;
}
