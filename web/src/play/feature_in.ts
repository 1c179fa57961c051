// What a survey tells of one place. Apart from asking for surveys: the create screen's figures want it, too.

import type { Cell } from '../board/index.ts';
import type { SurveyedFeature, SurveyReply } from '../net/protocol.gen.ts';

/** The feature of a part of a tile. */
export function featureIn(
  answer: SurveyReply | null,
  { x, y }: Cell,
  feature: number | null,
): SurveyedFeature | null {
  const found = answer?.features.find(({ segments }) =>
    segments.some(([sx, sy, index]) => sx === x && sy === y && index === feature),
  );
  return found ?? null;
}
