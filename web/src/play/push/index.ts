// Calls to a player whose page is closed, by the browser's push service; fetched where they are wanted or
// shown.

import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { canSubscribe, pushKey, wantsInstalling } from '../../net/push/push_key.ts';
import { lazy } from '../../ui/lazy.tsx';
import { calls } from '../../ui/settings.ts';
import type { Room } from '../room.ts';
import { settleCalls } from './settle_calls.ts';
import { wasAsked, wishAt } from './wishes.ts';

/** What a player decides about calls at a table. Comes once it is known whether this server calls at all. */
export const PushPanel = lazy(
  withTexts(['push', 'settings'], async () => {
    const [{ PushPanel }] = await Promise.all([panel(), pushKey()]);
    return PushPanel;
  }),
  { quiet: true },
);

export const OfferOfPush = lazy(
  withTexts(['push', 'settings'], async () => (await import('./push_card.tsx')).PushCard),
  { quiet: true },
);

const panel = chunk(() => import('./push_panel.tsx'));
const keeping = chunk(() => import('./keep_called.ts'));

/** Whether there is anything to say about calls in this browser. */
export const concernsCalls = (): boolean => canSubscribe() || wantsInstalling();

/** Whether a player may be asked now: once on each device, unless nothing shall call there. */
export async function mayOfferPush(room: Room): Promise<boolean> {
  if (!canSubscribe() || isOwnRoom(room.code) || wasAsked() || calls.peek() === 'off') return false;
  return wishAt(room.code) === null && (await pushKey()) !== null;
}

/** Keeps notifications and the server's knowledge up to date while the room is open; returns how to stop. */
export function followCalls(room: Room): () => void {
  const stops = [settleCalls(room)];
  let left = false;
  if (canSubscribe() && wishAt(room.code) !== null)
    keeping().then(({ keepCalled }) => {
      if (!left) stops.push(keepCalled(room));
    }, console.info);
  return () => {
    left = true;
    for (const stop of stops) stop();
  };
}
