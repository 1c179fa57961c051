// What the server refuses because it, or this network, has too much to do: it is asked again by itself, after
// pauses that grow, and the page says why it waits.

import { computed, signal } from '@preact/signals';
import { backoffMs } from './backoff.ts';
import { address } from './base.ts';

/** Whose load it is: this network's together, or the server's own. */
export type Load = 'network' | 'server';

export interface HeldUp {
  by: Load;
  /** How long the server wants to be left alone; 0: it does not say. */
  forMs: number;
}

const ATTEMPTS_MAX = 8;
/** What an answer says beyond this is no matter of waiting. */
const WAIT_MAX_MS = 60_000;
/** Who answers for a server that is away: a proxy before it. */
const AWAY = new Set([502, 503, 504]);

const waiting = signal<readonly HeldUp[]>([]);

/** Why parts of the page are being waited for; null: nothing is. */
export const loadBehind = computed<Load | null>(() => waiting.value.at(-1)?.by ?? null);

/** Null for an answer for which waiting does not help, or not soon. */
export function heldUpBy({ status, headers }: Response): HeldUp | null {
  if (status !== 429 && !AWAY.has(status)) return null;
  const forMs = Number(headers.get('Retry-After') ?? 0) * 1000;
  if (!(forMs <= WAIT_MAX_MS)) return null;
  return { by: status === 429 ? 'network' : 'server', forMs };
}

/** Why the server does not answer; null: it does, or cannot be reached at all. */
export async function askWhy(where = address('/healthz')): Promise<HeldUp | null> {
  const response = await fetch(where, { cache: 'no-store' }).catch(() => null);
  return response === null ? null : heldUpBy(response);
}

/** The pause before attempt `attempt` + 1, counted from 0. */
export function pauseMs({ forMs }: HeldUp, attempt: number): number {
  return Math.max(forMs, 0) + backoffMs(attempt);
}

/**
 * A request that is made again while it is refused for load and the server says when to come back; then
 * resolves with the last answer. Such a refusal has changed nothing.
 */
export async function fetchPatiently(path: string, request?: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(path, request);
    const held = response.headers.has('Retry-After') ? heldUpBy(response) : null;
    if (held === null || attempt >= ATTEMPTS_MAX) return response;
    await pause(held, attempt);
  }
}

/** Whether something failed to load: then its styles may lack, too. */
let stylesMayLack = false;

/**
 * The same for something that loads parts of the page, and does not tell why it fails. Where the server has
 * nothing against being asked, it may just have room again: then one more attempt follows at once.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  let unexplained = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (stylesMayLack && typeof document !== 'undefined') await loadStylesAgain();
      return await load();
    } catch (reason) {
      stylesMayLack = true;
      const held = attempt < ATTEMPTS_MAX ? await askWhy() : null;
      if (held !== null) await pause(held, attempt);
      else if (++unexplained > 1 || attempt >= ATTEMPTS_MAX) throw reason;
    }
  }
}

async function pause(held: HeldUp, attempt: number): Promise<void> {
  const mine = { ...held };
  waiting.value = [...waiting.value, mine];
  await new Promise((resolve) => setTimeout(resolve, pauseMs(held, attempt)));
  waiting.value = waiting.value.filter((other) => other !== mine);
}

/** An import waits for its styles only once, whether they come or not: asks for those again that did not. */
async function loadStylesAgain(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...sheets].filter(({ sheet }) => sheet === null).map(loadAgain));
  stylesMayLack = false;
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new TypeError(`no styles at ${again.href}`));
    link.replaceWith(again);
  });
}
