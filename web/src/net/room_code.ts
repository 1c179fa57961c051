// Room codes: 8 characters without look-alikes, shown as ABCD-EFGH; case and hyphens do not matter.

import { asMeant } from './passed_on.ts';

const PATTERN = /^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$/;
/** The code in a link: eight letters and digits, and what may stand between two of them. */
const LINKED = /\/r\/[^0-9A-Z/?#]*((?:[0-9A-Z][-\s.]{0,3}){7}[0-9A-Z])(?![0-9A-Z])/i;

/** The plain code in a typed or pasted text (also a whole link, and a message with one), or null. */
export function readRoomCode(typed: string): string | null {
  const text = asMeant(typed);
  const found = LINKED.exec(text)?.[1] ?? text.replace(/[#?].*$/, '');
  const code = asMeant(found.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll(/[-\s]/g, '')
    .toUpperCase();
  return PATTERN.test(code) ? code : null;
}

export function showRoomCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
