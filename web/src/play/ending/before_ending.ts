import type { Event } from '../../net/protocol.gen.ts';
import type { Tally } from '../result/tally.ts';
import { firstOfEnding } from './ending_steps.ts';

/** Of the events of one step those before the final scoring, which players walk through. */
export function beforeEnding(events: readonly Event[], tally: Pick<Tally, 'endReasons'>): readonly Event[] {
  const first = events.some(({ type }) => type === 'game_finished') ? firstOfEnding(events, tally) : -1;
  return first < 0 ? events : events.slice(0, first);
}
