// Room codes: 8 characters without look-alikes, shown as ABCD-EFGH; case and what parts them do not matter.

import { asMeant } from './passed_on.ts';

const PATTERN = /^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$/;
/** Eight letters and digits, with what may stand between two of them. */
const CODE = String.raw`((?:[0-9A-Z][^\p{L}\p{N}/?#]{0,3}){7}[0-9A-Z])`;
/** What follows is no part of it: programs add that, or sentences, whose next word may come without space. */
const LINKED = new RegExp(`(?:^|/)r/[^0-9A-Z/?#]*${CODE}(?![0-9A-Z])`, 'iu');
const ALONE = new RegExp(`^${CODE}(?:[?#].*)?$`, 'iu');

/** The plain code in a typed or pasted text (also a whole link, and a message with one), or null. */
export function readRoomCode(typed: string): string | null {
  const text = asMeant(typed);
  const [, found = ''] = LINKED.exec(text) ?? ALONE.exec(text) ?? [];
  const code = found.replaceAll(/[^0-9A-Z]/gi, '').toUpperCase();
  return PATTERN.test(code) ? code : null;
}

export function showRoomCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
