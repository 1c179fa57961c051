import type { TargetMarks } from '../../board/target_mark.ts';
import { FlockMark } from './token_drawing.tsx';

export const marks: TargetMarks = {
  grow: { thing: () => <FlockMark choice="grow" /> },
  score: { thing: () => <FlockMark choice="score" /> },
};
