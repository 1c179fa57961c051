import type { RoomView } from '../../../net/protocol.gen.ts';
import { type Choice, scoresOf } from '../../../play/draft.ts';
import { isCounted } from '../../../play/survey.ts';

/** The points for a follower that is taken back; null: not known, or not told in this room. */
export function takenPoints({ events }: Choice, view: RoomView): number | null {
  if (events === null || !isCounted(view)) return null;
  // No event tells of 0 points (DISCOVERY-VAL-06).
  return scoresOf(events)[0]?.points ?? 0;
}
