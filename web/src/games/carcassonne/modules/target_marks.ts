// How things anywhere on the board are marked that modules let players choose.

import { chunk } from '../../../net/chunk.ts';
import type { TargetMarks } from '../board/target_mark.ts';
import { MODULES } from './index.ts';

export const fetchMarks = chunk(async (): Promise<TargetMarks> => {
  const fetched = await Promise.all(MODULES.flatMap((module) => module.marks?.() ?? []));
  return Object.assign({}, ...fetched.map(({ marks }) => marks));
});
