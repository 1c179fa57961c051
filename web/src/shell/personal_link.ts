// A personal link hands a seat on in its fragment. Anybody can write such a link,
// so that its secret is kept only when the room says that it opens a seat, and only with the player's consent
// where this browser holds another seat there.

import { keepSecret, secretOf } from '../net/seat_secrets.ts';

/** What is to be done with a link. */
export type LinkVerdict =
  /** The kept secret is the one to go on with. */
  | { verdict: 'settled' }
  /** The link opens no seat; what was kept before is untouched. */
  | { verdict: 'useless' }
  /** Both open a seat: the player decides between these names. */
  | { verdict: 'ask'; kept: string; linked: string };

/** `seatOf` asks the room: the name of who sits where the secret leads, null where it opens nothing. */
export async function weighLink(
  room: string,
  linked: string,
  seatOf: (secret: string) => Promise<string | null>,
): Promise<LinkVerdict> {
  const kept = secretOf(room);
  if (kept === linked) return { verdict: 'settled' };
  const linkedName = await seatOf(linked);
  if (linkedName === null) return { verdict: 'useless' };
  const keptName = kept === null ? null : await seatOf(kept);
  if (keptName !== null) return { verdict: 'ask', kept: keptName, linked: linkedName };
  keepSecret(room, linked);
  return { verdict: 'settled' };
}
