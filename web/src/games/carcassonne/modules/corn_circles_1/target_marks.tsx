import type { TargetMarks } from '../../board/target_mark.ts';
import { CropMark } from './crop_drawing.tsx';

/** Over the figure: an arrow that leads away from the board. */
const HOMEWARD = 'M-7 7L7-7M-2-7H7V2';

export const marks: TargetMarks = {
  cropAdd: { thing: () => <CropMark choice="add" /> },
  cropRemove: { thing: () => <CropMark choice="remove" /> },
  cropJoin: {},
  cropHome: { ring: HOMEWARD },
};
