// The set-up of the table that was last opened here.

import type { CreateRoom } from '../net/protocol.gen.ts';
import { readStored, writeStored } from '../net/storage.ts';

const KEY = 'bastide.setup';

export type Setup = Pick<CreateRoom, 'seats' | 'rules' | 'clock' | 'aids'>;

export const lastSetup = (): Setup => readStored<Setup>(KEY, {});

export function keepSetup({ seats, rules, clock, aids }: Setup): void {
  writeStored(KEY, { seats, rules, clock, aids });
}
