// A decision of a game of Carcassonne, to be found.

import type { PuzzleProps } from '../../../play/puzzle/puzzle_props.ts';
import { PuzzleStage } from '../../../play/puzzle/puzzle_stage.tsx';
import { useWithModules, withModules } from '../modules/bring_modules.ts';
import { PARTS } from './parts.ts';

function Puzzle(props: PuzzleProps) {
  const Shown = useWithModules(props.puzzle.rules, PuzzleStage);
  return <Shown {...props} parts={PARTS} />;
}

export const fetchPuzzle = () => withModules(Puzzle);
