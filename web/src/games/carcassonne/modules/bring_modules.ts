// Fetches what the modules bring to a table.

import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { loadTexts, type TextGroup } from '../../../i18n/index.ts';
import { chunk } from '../../../net/chunk.ts';
import type { Tally } from '../../../play/result/tally.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { bring, CARCASSONNE_TALLY } from './brought.ts';
import { MODULES } from './index.ts';
import type { CarcassonneModule, ModuleAtTable } from './module.ts';

type InPlay = { readonly modules?: readonly string[] };
type Fetched = ReadonlyMap<string, ModuleAtTable>;

const fetchTables = async (
  modules: readonly CarcassonneModule[],
  part: 'table' | 'tableInPlay',
): Promise<Fetched> => {
  const fetched = await Promise.all(
    modules.map(async (module) => [module.name, await module[part]?.()] as const),
  );
  return new Map(fetched.flatMap(([name, it]) => (it ? [[name, it.table]] : [])));
};

const forAll = chunk(() => fetchTables(MODULES, 'table'));
/** What tables here have needed besides. */
let played: Fetched = new Map();

const needed = ({ modules = [] }: InPlay): CarcassonneModule[] =>
  MODULES.filter(({ name, tableInPlay }) => tableInPlay && modules.includes(name));

/** Of all modules, or where only these are in play. */
export async function bringModules(
  inPlay: InPlay = { modules: MODULES.map(({ name }) => name) },
): Promise<void> {
  const [always, more] = await Promise.all([forAll(), fetchTables(needed(inPlay), 'tableInPlay')]);
  played = new Map([...played, ...more]);
  bring(MODULES.map(({ name }) => ({ name, ...always.get(name), ...played.get(name) })));
}

/** Gives what needs the modules once they are there, but for those that only a table with them fetches. */
export async function withModules<T>(shown: T): Promise<T> {
  await bringModules({ modules: [] });
  return shown;
}

/** A component as it is shown where these rules are in play: once their modules are there. */
export function useWithModules<P extends object>(inPlay: InPlay, Shown: ComponentType<P>): ComponentType<P> {
  const names = needed(inPlay).map(({ name }) => name);
  return useMemo(() => {
    if (names.length === 0) return Shown;
    return lazy<P>(
      async () => {
        await bringModules(inPlay);
        return Shown;
      },
      { screen: true },
    );
  }, [names.join()]);
}

/** The texts of a table by these rules. */
export const textsOf = (inPlay: InPlay): readonly TextGroup[] =>
  needed(inPlay).length > 0 ? ['modules', 'played'] : ['modules'];

/** With the texts of what it names; for a game by these rules. */
export async function carcassonneTally(inPlay?: InPlay): Promise<Tally> {
  await Promise.all([bringModules(inPlay), loadTexts(inPlay ? textsOf(inPlay) : ['modules', 'played'])]);
  return CARCASSONNE_TALLY;
}
