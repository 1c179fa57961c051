// Texts in the viewer's language. Components that call `t` while they render are rendered again when the
// language changes.
//
// The catalogues come in parts, so that a page downloads the texts that it shows: `start` is always there,
// the others once `loadTexts` has loaded them (`withTexts` does so for a screen). No key is in two parts.

import { signal } from '@preact/signals';
import { analysis } from './analysis/index.ts';
import { castle } from './castle/index.ts';
import { chat } from './chat/index.ts';
import { clock } from './clock/index.ts';
import { computers } from './computers/index.ts';
import { discovery } from './discovery/index.ts';
import { errors } from './errors/index.ts';
import { games } from './games/index.ts';
import { help } from './help/index.ts';
import { isolate } from './isolate.ts';
import { type Customs, customsOf, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';
import { lobby } from './lobby/index.ts';
import { modules } from './modules/index.ts';
import { played } from './played/index.ts';
import { type Entry, fill, type Values } from './plural.ts';
import { push } from './push/index.ts';
import { reading } from './reading/index.ts';
import { reasons } from './reasons/index.ts';
import { result } from './result/index.ts';
import { rooms } from './rooms/index.ts';
import { rules } from './rules/index.ts';
import { settings } from './settings/index.ts';
import { en, start } from './start/index.ts';
import { undo } from './undo/index.ts';
import { webhook } from './webhook/index.ts';

/** Each part by its name, with the function that loads it in a language. */
export const TEXT_GROUPS = {
  start,
  rooms,
  lobby,
  rules,
  result,
  errors,
  help,
  reading,
  clock,
  computers,
  settings,
  push,
  chat,
  modules,
  played,
  castle,
  discovery,
  analysis,
  reasons,
  games,
  undo,
  webhook,
};

export type TextGroup = keyof typeof TEXT_GROUPS;
type MessagesOf<P extends TextGroup> = Awaited<ReturnType<(typeof TEXT_GROUPS)[P]['en']>>;
/** Keys of the texts that games bring: each declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be declared further elsewhere.
export interface BroughtTexts {}
export type Key = { [P in TextGroup]: keyof MessagesOf<P> }[TextGroup] | keyof BroughtTexts;
export type { Language, Values };
export { isolate, LANGUAGE_NAMES, LANGUAGES };

type Catalogue = Readonly<Record<string, Entry>>;
type Loaders = Readonly<Record<Language, () => Promise<{ readonly texts: Catalogue }>>>;
const brought: [TextGroup, Loaders][] = [];

/** These texts of a game come with that part from then on. */
export function bringTexts(part: TextGroup, texts: Loaders): void {
  brought.push([part, texts]);
}

/** All catalogues of a part. */
export async function cataloguesOf(part: TextGroup, language: Language): Promise<Catalogue[]> {
  const further = brought.flatMap(([of, load]) => (of === part ? load[language]() : []));
  const [own, ...more] = await Promise.all([TEXT_GROUPS[part][language](), ...further]);
  return [own, ...more.map(({ texts }) => texts)];
}

interface Texts {
  language: Language;
  parts: readonly TextGroup[];
  messages: Readonly<Partial<Record<Key, Entry>>>;
}

const current = signal<Texts>({ language: 'en', parts: ['start'], messages: en });
/** The language that was requested last; it is shown when its texts are there. */
let wanted: Language = 'en';

/** Rejects without a change if the texts are unavailable. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await show([]);
  } catch (reason) {
    if (wanted === language) wanted = current.value.language;
    throw reason;
  }
  document.documentElement.lang = current.value.language;
}

/** From then on these parts are there, in any language. Rejects if they are unavailable. */
export function loadTexts(parts: readonly TextGroup[]): Promise<void> {
  return show(parts);
}

/** Whether these parts are there; if not, fetches them, and the caller is rendered again when they are. */
export function textsAreHere(parts: readonly TextGroup[]): boolean {
  const missing = parts.filter((part) => !current.value.parts.includes(part));
  if (missing.length > 0) void loadTexts(missing).catch(console.error);
  return missing.length === 0;
}

/** For `lazy`: loads something together with the texts that it shows. */
export function withTexts<T>(parts: readonly TextGroup[], load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadTexts(parts)]);
    return loaded;
  };
}

async function show(more: readonly TextGroup[]): Promise<void> {
  const language = wanted;
  const parts = [...new Set([...current.value.parts, ...more])];
  const texts = await Promise.all(parts.map((part) => cataloguesOf(part, language)));
  const complete = language === wanted && current.value.parts.every((part) => parts.includes(part));
  if (!complete) return show(more);
  current.value = { language, parts, messages: Object.assign({}, ...texts.flat()) };
}

/** Whether the part of the page at this address has texts of languages other than the shown one. */
export function isOtherText(part: string): boolean {
  const { language } = current.value;
  return LANGUAGES.some((other) => other !== language && part.includes(`/assets/${other}-`));
}

export function language(): Language {
  return current.value.language;
}

export function t(key: Key, values: Values = {}): string {
  const { language, messages } = current.value;
  const entry = messages[key];
  if (entry === undefined) throw new Error(`the texts with ${key} were not loaded`);
  return fill(entry, values, language, customs().locale);
}

/**
 * For keys made from the server's words, such as "error.room/full": the fallback if this client does not know
 * the word.
 */
export function tOr(key: string, fallback: string, values: Values = {}): string {
  return key in current.value.messages ? t(key as Key, values) : fallback;
}

export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(current.value.language, { type: 'conjunction' }).format(items.map(isolate));
}

export function timeOf(milliseconds: number): string {
  const { locale, to24 } = customs();
  const hours = to24 && { hourCycle: 'h23' as const };
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...hours }).format(
    milliseconds,
  );
}

let found: { for: string; customs: Customs } | null = null;

/** The reader's, in the shown language. */
export function customs(): Customs {
  const { language } = current.value;
  const browser = globalThis.navigator?.languages ?? [];
  const asked = [language, ...browser].join();
  if (found?.for !== asked) found = { for: asked, customs: customsOf(language, browser) };
  return found.customs;
}
