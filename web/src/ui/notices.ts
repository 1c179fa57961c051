// What the page says in addition to what it shows: a notice, and lines for screen readers.

import { batch, signal } from '@preact/signals';
import { loadTexts, t, tOr } from '../i18n/index.ts';
import { EngineMissing } from '../net/engine_missing.ts';
import { Refused } from '../net/refused.ts';

/** The present notice; null if there is none. */
export const notice = signal<string | null>(null);
/** The last line said politely; the live region reads it out. */
export const spoken = signal('');
/**
 * How often notices were shown and lines said: each time the words are a new node of their live region, since
 * screen readers say nothing about the same words in the same node.
 */
export const timesShown = signal(0);
export const timesSaid = signal(0);

let outlivesActs = false;
/** Of a notice that passes. */
let passing: ReturnType<typeof setTimeout> | undefined;

/** A page that is looked at shows a notice that passes for so long. */
const PASSING_MS = 10_000;

/**
 * Shown until it is closed, or the player acts; `stays`: until it is closed. It has no time limit, since
 * people read at their own pace, unless it `passes`: what it tells stands elsewhere, too, and it would cover
 * the table of somebody who only waits.
 */
export function showNotice(text: string, { stays = false, passes = false } = {}): void {
  clearTimeout(passing);
  batch(() => {
    notice.value = text;
    timesShown.value++;
  });
  outlivesActs = stays;
  if (passes) passing = setTimeout(pass, PASSING_MS);
}

function pass(): void {
  if (globalThis.document?.hidden) passing = setTimeout(pass, PASSING_MS);
  else hideNotice();
}

export function hideNotice(): void {
  clearTimeout(passing);
  notice.value = null;
}

/** The player went on: notices about earlier actions are over. */
export function goOn(): void {
  if (!outlivesActs) hideNotice();
}

/** Says why the server refused, that it is unreachable, or what this page lacks for doing without. */
export function showRefusal(reason: unknown): void {
  void whenToldWhy().then(() => showNotice(refusalText(reason)));
}

/** Resolves when the words for refusals are there, or are unavailable: then the code replaces them. */
export function whenToldWhy(): Promise<void> {
  return loadTexts(['errors']).catch(() => {});
}

export function refusalText(reason: unknown): string {
  if (reason instanceof EngineMissing) return t(`engine.${reason.why}`);
  if (!(reason instanceof Refused)) return t('error.network');
  const { code } = reason;
  const [kind] = code.split('/');
  // By a proxy: each has its own number, and they mean the same.
  const known = code.replace(/^http\/5\d\d$/, 'http/5xx');
  return tOr(`error.${known}`, tOr(`error.${kind}`, t('error.unknown', { code }), { code }));
}

export function say(text: string): void {
  batch(() => {
    spoken.value = text;
    timesSaid.value++;
  });
}
