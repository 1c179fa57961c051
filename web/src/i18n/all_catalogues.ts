// All texts of a language as one catalogue, for the tests that hold texts against each other.

import { clock } from './clock/index.ts';
import { computers } from './computers/index.ts';
import { errors } from './errors/index.ts';
import { help } from './help/index.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { lobby } from './lobby/index.ts';
import type { Entry } from './plural.ts';
import { reading } from './reading/index.ts';
import { result } from './result/index.ts';
import { rooms } from './rooms/index.ts';
import { rules } from './rules/index.ts';
import { start } from './start/index.ts';

type Catalogue = Readonly<Record<string, Entry>>;

const PARTS: readonly Record<Language, () => Promise<Catalogue>>[] = [
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
];

/** Throws where two parts have the same key. */
export async function allCatalogues(): Promise<Record<Language, Catalogue>> {
  const entries = LANGUAGES.map(async (language) => {
    const parts = await Promise.all(PARTS.map((part) => part[language]()));
    const keys = parts.flatMap((part) => Object.keys(part));
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    if (twice.length > 0) throw new Error(`in two parts: ${twice.join(', ')}`);
    return [language, Object.assign({}, ...parts)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Catalogue>;
}
