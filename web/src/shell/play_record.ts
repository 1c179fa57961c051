// Keeps a record in this browser and opens the game.

import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '../net/bytes.ts';
import { EngineMissing } from '../net/engine_missing.ts';
import { keepForeignRecord } from '../net/in_page/kept_rooms.ts';
import { noteKeptRecord } from '../net/in_page/own_rooms.ts';
import { ask } from '../net/in_page/rooms_here.ts';
import { goTo } from '../ui/router.tsx';

/** Rejects with Refused if the text is no playable record, with EngineMissing if nothing here can play it. */
export async function playRecord(text: string): Promise<void> {
  await ask({ what: 'play_record', record: text, from: 0 });
  const id = toHex(sha256(new TextEncoder().encode(text)).slice(0, 16)); // whatever the record says of itself
  await keepForeignRecord({ game: id, ended: Date.now(), text }).catch((reason) => {
    console.info('this browser keeps no games:', reason);
    throw new EngineMissing('no_games');
  });
  noteKeptRecord();
  goTo(`/g/${id}`);
}
