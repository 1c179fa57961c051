// What the page says besides what it shows: a notice, and lines for screen readers.

import { signal } from '@preact/signals';
import { loadTexts, t, tOr } from '../i18n/index.ts';
import { EngineMissing } from '../net/engine_missing.ts';
import { Refused } from '../net/refused.ts';

/** The notice shown now; null when there is none. */
export const notice = signal<string | null>(null);
/** The last line said politely; the live region reads it out. */
export const spoken = signal('');

let outlivesActs = false;

/**
 * Until somebody closes it, or acts; `stays`: until somebody closes it. No time ends it, since people read
 * as they can.
 */
export function showNotice(text: string, { stays = false } = {}): void {
  notice.value = text;
  outlivesActs = stays;
}

export function hideNotice(): void {
  notice.value = null;
}

/** Somebody went on: what was said of what they did before is over. */
export function goOn(): void {
  if (!outlivesActs) hideNotice();
}

/** Says why the server refused, that it cannot be reached, or what this page lacks for doing without. */
export function showRefusal(reason: unknown): void {
  void whenToldWhy().then(() => showNotice(refusalText(reason)));
}

/** Resolves once the words for refusals are there, or cannot be had: then the code stands for them. */
export function whenToldWhy(): Promise<void> {
  return loadTexts(['errors']).catch(() => {});
}

export function refusalText(reason: unknown): string {
  if (reason instanceof EngineMissing) return t(`engine.${reason.why}`);
  if (!(reason instanceof Refused)) return t('error.network');
  const [kind] = reason.code.split('/');
  return tOr(`error.${reason.code}`, tOr(`error.${kind}`, t('error.unknown', { code: reason.code })));
}

export function say(text: string): void {
  spoken.value = text;
}
