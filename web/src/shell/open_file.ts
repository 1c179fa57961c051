// Opens a file of either kind: all games that another device has saved, or the record of one.

import { takeAndTell } from './my_games/take_and_tell.ts';
import { playRecord } from './play_record.ts';

/** How a file of games begins. */
const SAVED_GAMES = '"bastide-my-games/';
const BEGINNING = 100;

/** Rejects as playRecord does. */
export async function openFile(file: File): Promise<void> {
  if ((await file.slice(0, BEGINNING).text()).includes(SAVED_GAMES)) await takeAndTell(file);
  else await playRecord(await file.text());
}
