// Links and codes as they come from chat programs, mails and people: with what stood around them, with signs
// that nobody sees, and with some signs changed.

/** Zero-width signs, marks of direction, soft hyphens. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** What programs put for a hyphen. */
const DASHES = /\p{Dash}/gu;
/** What sentences, brackets, quotes and marked-up text of any script add. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A part of an address with the signs that were meant, and whatever follows it. */
export function readable(part: string): string {
  return decoded(part).replace(UNSEEN, '').replace(DASHES, '-');
}

/** The same, from its first letter or digit to its last. */
export function asMeant(part: string): string {
  return readable(part).replace(AROUND, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // such as a lone percent sign
  }
}
