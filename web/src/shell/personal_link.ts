// A personal link passes a seat on in its fragment. Anybody can write such a link, so its secret is kept
// only if the room says that it opens a seat, and only with the player's consent if this browser holds
// another seat there.

import { keepSecret, secretOf } from '../net/seat_secrets.ts';

/** What to do with a link. */
export type LinkVerdict =
  /** The kept secret is the one to continue with. */
  | { verdict: 'settled' }
  /** The link opens no seat; the kept secret is unchanged. */
  | { verdict: 'useless' }
  /** Both open a seat: the player chooses between these names. */
  | { verdict: 'ask'; kept: string; linked: string };

/** `seatOf` asks the room for the name of the secret's holder, null if the secret opens nothing. */
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
  keepSecret(room, linked, 0, 'link');
  return { verdict: 'settled' };
}
