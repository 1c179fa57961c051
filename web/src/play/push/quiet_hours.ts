// Hours in which nothing calls: a player chooses them in the time of this place, the server knows that of
// UTC.

const DAY = 1440;

/** A minute of the day, whatever day it falls on. */
const minuteOfDay = (minutes: number): number => ((minutes % DAY) + DAY) % DAY;

/** `behindUtc`: by how many minutes this place is now, as `Date.getTimezoneOffset` tells. */
export function inUtc(
  quiet: readonly [from: number, to: number],
  behindUtc: number,
): [from: number, to: number] {
  return [minuteOfDay(quiet[0] + behindUtc), minuteOfDay(quiet[1] + behindUtc)];
}

/** As fields for a time have it: "22:30". */
export function clockFace(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Null: it is no time, such as that of a field which is being filled in. */
export function readClockFace(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
