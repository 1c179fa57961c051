// Room codes: 8 characters without look-alikes, shown as ABCD-EFGH; case and hyphens do not matter.

const PATTERN = /^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$/;

/** The plain code in a typed or pasted text (also a whole link), or null. */
export function readRoomCode(typed: string): string | null {
  const lastPart = typed
    .trim()
    .replace(/[#?].*$/, '')
    .split('/')
    .pop()!;
  const code = lastPart.replaceAll(/[-\s]/g, '').toUpperCase();
  return PATTERN.test(code) ? code : null;
}

export function showRoomCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
