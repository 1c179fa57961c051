// What a pressed key means as a command of one character. Players press what their keyboard shows, on any
// layout: a Latin letter counts as it is typed, wherever it lies, and where the layout has no Latin letters
// the key counts that lies in the place of one. Digits count as typed and by their place, since some layouts
// want Shift for them.

/** Whether a key is not meant as a command: with a modifier, of an input method, where somebody types. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  const types = target.closest(
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
  );
  return types !== null || isModified(event) || isComposed(event) || isBehindDialog();
}

const isModified = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph');

/** Whether the key goes into a character that an input method is still making. */
export const isComposed = ({ isComposing, key }: KeyboardEvent): boolean => isComposing || key === 'Process';

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The commands that a key may mean, the likeliest first: a lower case letter, an upper case one with Shift, a
 * digit, a sign, or the name of a key such as "Home".
 */
export function commandsOf(event: KeyboardEvent): readonly string[] {
  const { key } = event;
  if (isNamed(key)) return [key];
  noticeLayout(key);
  const typed = plain(key);
  const meant = isLatin(typed)
    ? [inCase(typed, event)]
    : isOfOtherScript(key)
      ? [letterInPlace(event) ?? signInPlace(event) ?? typed]
      : [typed, letterInPlace(event)];
  const known = [digitOf(event, typed), ...meant].filter((command) => command !== null);
  return [...new Set(known)];
}

/** "Enter", "Dead" and their like; a key may also type more than one letter, as in Arabic. */
const isNamed = (key: string): boolean => /^[A-Z][A-Za-z0-9]+$/.test(key);

const isLatin = (key: string): boolean => /^\p{Script=Latin}/u.test(key);
const isOfOtherScript = (key: string): boolean => /^[\p{L}\p{M}]/u.test(key) && !isLatin(key);

/** Whether the last letter was Latin: then signs in the places of letters are no letters, as with Dvorak. */
let latinLayout = false;

function noticeLayout(key: string): void {
  if (isLatin(key)) latinLayout = true;
  else if (isOfOtherScript(key)) latinLayout = false;
}

/** Signs of the same look, also in full width. */
const LIKE: Record<string, string> = { '\u2212': '-', '\u061f': '?' };
const plain = (key: string): string => LIKE[key] ?? key.normalize('NFKC');

function letterInPlace(event: KeyboardEvent): string | null {
  const place = /^Key([A-Z])$/.exec(event.code)?.[1];
  return place === undefined || latinLayout ? null : inCase(place, event);
}

/** Caps Lock alone is no Shift. */
function inCase(letter: string, event: KeyboardEvent): string {
  const typedUpper = event.key !== event.key.toLowerCase();
  const shifted = event.shiftKey || (typedUpper && !event.getModifierState('CapsLock'));
  return shifted ? letter.toUpperCase() : letter.toLowerCase();
}

function digitOf({ code, shiftKey }: KeyboardEvent, typed: string): string | null {
  if (/^[0-9]$/.test(typed)) return typed;
  const [, row, digit] = /^(Digit|Numpad)([0-9])$/.exec(code) ?? [];
  if (digit === undefined || (row === 'Digit' && shiftKey)) return null;
  return digit;
}

/** Where a layout has letters of its own in the places of signs, as in Thai. */
function signInPlace({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (!isOfOtherScript(key)) return null;
  if (code === 'Slash') return shiftKey ? '?' : null;
  return { Equal: '+', Minus: '-' }[code] ?? null;
}
