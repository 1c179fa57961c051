// All texts of a language as one catalogue, for tests that compare texts.

import { cataloguesOf, TEXT_GROUPS, type TextGroup } from './index.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Entry } from './plural.ts';

type Catalogue = Readonly<Record<string, Entry>>;

/** Throws if two parts have the same key. */
export async function allCatalogues(): Promise<Record<Language, Catalogue>> {
  const entries = LANGUAGES.map(async (language) => {
    const names = Object.keys(TEXT_GROUPS) as TextGroup[];
    const parts = (await Promise.all(names.map((part) => cataloguesOf(part, language)))).flat();
    const keys = parts.flatMap((part) => Object.keys(part));
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    if (twice.length > 0) throw new Error(`in two parts: ${twice.join(', ')}`);
    return [language, Object.assign({}, ...parts)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Catalogue>;
}
