// Which open table suits a player: by the game, its modules, the clock and the language.

import type { ClockRule, OpenTable, RulesRequest } from '../../net/protocol.gen.ts';

export interface Wanted {
  rules: RulesRequest;
  clock: ClockRule | null;
  /** Of the player's page. */
  language: string;
}

/** A game of days is another evening than one that everybody stays for. */
const isOfDays = (clock: ClockRule | null | undefined): boolean => clock?.kind === 'days';

const GAME = 8;
const LANGUAGE = 4;
const MODULES = 2;
const CLOCK = 1;

const modulesOf = ({ modules = [] }: RulesRequest) => [...modules].sort().join(' ');

function fit({ rules, clock, language }: OpenTable, wanted: Wanted): number {
  const sameGame = (rules.game ?? '') === (wanted.rules.game ?? rules.game);
  const tongue = (tag: string | undefined) => tag?.split('-')[0];
  return (
    (sameGame ? GAME : 0) +
    (tongue(language) === tongue(wanted.language) ? LANGUAGE : 0) +
    (sameGame && wanted.rules.modules && modulesOf(rules) === modulesOf(wanted.rules) ? MODULES : 0) +
    (clock?.kind === wanted.clock?.kind ? CLOCK : 0)
  );
}

/**
 * Null: none that suits. Of equal ones the one that has waited longest.
 * `not`: rooms that are not to be joined.
 */
export function bestTable(
  tables: readonly OpenTable[],
  wanted: Wanted,
  not: readonly string[],
): OpenTable | null {
  const open = tables.filter(
    ({ room, clock }) => !not.includes(room) && isOfDays(clock) === isOfDays(wanted.clock),
  );
  const sorted = open.toSorted((a, b) => fit(b, wanted) - fit(a, wanted) || a.since - b.since);
  return sorted[0] ?? null;
}
