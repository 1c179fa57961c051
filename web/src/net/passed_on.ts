// Links and codes as they come from chat programs, mails and people: with what stood around them, with signs
// that nobody sees, and with some signs changed.

/** Zero-width signs, marks of direction, soft hyphens. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** What programs put for a hyphen. */
const DASHES = /\p{Dash}/gu;
/** What sentences, brackets, quotes and marked-up text add. */
const BEFORE = /^[\s.,;:!?¡¿"'`´‘’‚“”„«»‹›()[\]{}<>*_~…]+/;
const AFTER = /[\s.,;:!?¡¿"'`´‘’‚“”„«»‹›()[\]{}<>*~…|\\]+$/;

/** A part of an address as it was meant: decoded, and without what is not its own. */
export function asMeant(part: string): string {
  return decoded(part).replace(UNSEEN, '').replace(DASHES, '-').replace(BEFORE, '').replace(AFTER, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // such as a lone percent sign
  }
}
