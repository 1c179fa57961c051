import type { TargetMarks } from '../../board/target_mark.ts';

export const marks: TargetMarks = {
  recall: { ring: 'M-4.5-16.5 0-21 4.5-16.5M0-21V-12.5', isFriendly: true },
};
