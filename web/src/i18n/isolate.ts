// Names among other text. A name in a script that is read from right to left would take numbers, signs and
// names beside it along, and "name +3" would be read "3+ name".

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];
/** The blocks whose characters Unicode reads from right to left, and the mark that makes others do so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATED = /^\u2068[^\u2066-\u2069]*\u2069$/;

/**
 * A text that may be set into any other: if it needs that, it is enclosed in characters without a look that
 * keep its direction to itself (Unicode Standard Annex 9, isolates). Who encloses a text twice gets the same.
 */
export function isolate(text: string): string {
  const needsIt = RIGHT_TO_LEFT.test(text) && !ISOLATED.test(text);
  return needsIt ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
}

/** The text by itself, for an element that isolates. */
export function bare(text: string): string {
  return ISOLATED.test(text) ? text.slice(1, -1) : text;
}
