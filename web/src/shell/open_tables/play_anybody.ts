// Play with anybody, now: at the open table that suits best, or at a new one that waits for others.

import { language } from '../../i18n/index.ts';
import { createRoom } from '../../net/api.ts';
import { fetchOpenTables } from '../../net/open_tables.ts';
import { Refused } from '../../net/refused.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { heldRooms, keepSecret, newSecret } from '../../net/seat_secrets.ts';
import { goTo } from '../../ui/router.tsx';
import { lastSetup, type Setup } from '../last_setup.ts';
import { sitAtOnceIn } from '../sit_at_once.ts';
import { bestTable } from './best_table.ts';

/** So many tables whose last seat somebody else takes first; then one is opened. */
const ATTEMPTS = 3;

/** `full`: rooms without a seat, which a list of a moment ago may still have. */
export async function playAnybody(name: string, full: readonly string[] = []): Promise<void> {
  const setup = lastSetup();
  const wanted = { rules: setup.rules ?? {}, clock: setup.clock ?? null, language: language() };
  const not = [...heldRooms(), ...full];
  const best = full.length < ATTEMPTS ? bestTable(await fetchOpenTables(), wanted, not) : null;
  if (best === null) return openTable(name, setup);
  sitAt(best.room, name, () => playAnybody(name, [...full, best.room]));
}

/** `otherwise`: if somebody was faster; by default the player is told, and sees the list again. */
export function sitAt(room: string, name: string, otherwise?: () => Promise<void>): void {
  sitAtOnceIn({ room, name, ...(otherwise && { otherwise }) });
  goTo(`/r/${showRoomCode(room)}`);
}

/** By the usual rules if the server no longer plays by the last ones. */
async function openTable(name: string, setup: Setup): Promise<void> {
  const secret = newSecret();
  const create = (by: Setup) =>
    createRoom({
      ...by,
      ...(by.seats === 1 && { seats: 2 }),
      secret,
      name,
      listed: true,
      language: language(),
    });
  const room = await create(setup).catch((reason: unknown) => {
    const unplayable = reason instanceof Refused && /^(rules|setup|message)\//.test(reason.code);
    if (!unplayable) throw reason;
    return create({});
  });
  keepSecret(room, secret);
  goTo(`/r/${showRoomCode(room)}`);
}
