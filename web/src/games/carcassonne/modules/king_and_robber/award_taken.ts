import type { Event } from '../../../../net/protocol.gen.ts';
import type { FeatureTiles } from '../../../../play/feature_parts.ts';

/** The city or road for which an award was taken. */
export function featureOfAward(event: Event): FeatureTiles | null {
  if (event.type !== 'award_taken') return null;
  return { feature: event.award === 'king' ? 'city' : 'road', tiles: event.tiles, parts: event.parts };
}
