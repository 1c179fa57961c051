// How things anywhere on the board are marked that modules let players choose.

import { ABBEY_MARKS } from './abbey_and_mayor/target_marks.tsx';
import { ABBOT_MARKS } from './abbot/target_marks.ts';
import { PRINCESS_MARKS } from './princess_and_dragon/target_marks.tsx';
import { TOWER_MARKS } from './tower/target_marks.tsx';

export const TARGET_MARKS = { ...ABBOT_MARKS, ...TOWER_MARKS, ...PRINCESS_MARKS, ...ABBEY_MARKS };
