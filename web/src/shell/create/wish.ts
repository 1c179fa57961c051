// The host's wish before it is sent to the server: a preset and the differences from it.

import type { BigChoice } from '../../games/index.ts';
import { canonicalJson } from '../../net/canonical.ts';
import type {
  CatalogueGame,
  CatalogueOption,
  CataloguePreset,
  Rules,
  RulesRequest,
} from '../../net/protocol.gen.ts';

export type OptionValue = Rules['options'][string];

export interface TableWish {
  seats: number;
  preset: string;
  edition: string;
  modules: readonly string[];
  /** What the host has set; other options follow preset, modules and printing. */
  options: Readonly<Record<string, OptionValue>>;
}

/** What a part of the form shows and changes. */
export interface WishProps {
  game: CatalogueGame;
  wish: TableWish;
  onChange(wish: TableWish): void;
}

const USUAL_SEATS = 2;
/** The option that admits one more seat than the preset. */
const SEAT_MORE = 'sixth_player';
/** The option that decides who begins: at random, or the number of a seat. */
const FIRST_PLAYER = 'first_player';

export function wishFor(game: CatalogueGame, preset: string): TableWish {
  const { rules } = presetOf(game, preset);
  const { edition, modules } = rules;
  return { seats: USUAL_SEATS, preset, edition, modules, options: {} };
}

/** What a table plays by these rules. */
export function wishAsAgreed(game: CatalogueGame, rules: Rules, seats: number): TableWish {
  const { preset, edition, modules, options } = rules;
  const plain = { seats, preset, edition, modules, options: {} };
  const set = Object.entries(options).filter(([name, value]) => value !== usualValue(game, plain, name));
  return { ...plain, options: Object.fromEntries(set) };
}

/** The same seats with other rules. */
export function wishAsChosen(
  game: CatalogueGame,
  { seats }: TableWish,
  { preset, allModules }: BigChoice,
): TableWish {
  const wish = { ...wishFor(game, preset), seats };
  return allModules ? { ...wish, modules: game.modules.map(({ name }) => name) } : wish;
}

export function isAsChosen(game: CatalogueGame, wish: TableWish, choice: BigChoice): boolean {
  const rulesOf = (other: TableWish) => canonicalJson(wishedRules(game, other));
  return rulesOf(wish) === rulesOf(wishAsChosen(game, wish, choice));
}

/** Modules keep the server's order. */
export function withModule(game: CatalogueGame, wish: TableWish, name: string, on: boolean): TableWish {
  const modules = game.modules
    .map((module) => module.name)
    .filter((other) => (other === name ? on : wish.modules.includes(other)));
  return { ...wish, modules };
}

/** The options of this module, or, for null, those that count with any modules. */
export function optionsOf(game: CatalogueGame, module: string | null): CatalogueOption[] {
  return game.options.filter((option) => option.module === module);
}

/**
 * As the server resolves it: the host's value takes precedence over the preset's, that over the modules',
 * that over the printing's.
 */
export function valueIn(game: CatalogueGame, wish: TableWish, name: string): OptionValue | undefined {
  return wish.options[name] ?? usualValue(game, wish, name);
}

/** An option's value unless the host sets it. */
function usualValue(game: CatalogueGame, { preset, edition, modules }: TableWish, name: string) {
  const { rules } = presetOf(game, preset);
  const decided = rules.options[name];
  // A preset decides where it differs from what its own modules and printing would say.
  const follows = decided === valueWithout(game, rules.edition, rules.modules, name);
  return follows ? valueWithout(game, edition, modules, name) : decided;
}

/** An option's value if neither host nor preset sets it; of several modules the last one listed decides. */
function valueWithout(game: CatalogueGame, edition: string, modules: readonly string[], name: string) {
  const option = game.options.find((known) => known.name === name);
  const ofModules = game.modules.flatMap((module) =>
    modules.includes(module.name) ? (module.defaults?.[name] ?? []) : [],
  );
  return ofModules.at(-1) ?? option?.default_by_edition?.[edition] ?? option?.default;
}

export function seatsAllowed(game: CatalogueGame, wish: TableWish): number[] {
  const { seats_min, seats_max, rules } = presetOf(game, wish.preset);
  const admits = (value: OptionValue | undefined) => (value === true ? 1 : 0);
  const most = seats_max - admits(rules.options[SEAT_MORE]) + admits(valueIn(game, wish, SEAT_MORE));
  return Array.from({ length: most - seats_min + 1 }, (_, i) => seats_min + i);
}

/** The values that may be chosen at this table; a seat that does not exist cannot begin. */
export function valuesOf({ name, values }: CatalogueOption, wish: TableWish): OptionValue[] {
  return values.filter((value) => name !== FIRST_PLAYER || hasSeat(value, wish.seats));
}

/** The wish with a number of seats that its rules allow; a first player who has lost the seat is reset. */
export function seated(game: CatalogueGame, wish: TableWish): TableWish {
  const allowed = seatsAllowed(game, wish);
  const seats = Math.max(allowed[0]!, Math.min(wish.seats, allowed.at(-1)!));
  if (hasSeat(wish.options[FIRST_PLAYER], seats)) return { ...wish, seats };
  const { [FIRST_PLAYER]: _, ...options } = wish.options;
  return { ...wish, seats, options };
}

function hasSeat(value: OptionValue | undefined, seats: number): boolean {
  return typeof value !== 'number' || value < seats;
}

export function wishedRules(game: CatalogueGame, wish: TableWish): RulesRequest {
  const { rules } = presetOf(game, wish.preset);
  const changed = Object.entries(wish.options).filter(
    ([name, value]) => value !== usualValue(game, wish, name),
  );
  const sameModules =
    wish.modules.length === rules.modules.length && wish.modules.every((m) => rules.modules.includes(m));
  return {
    game: game.game,
    preset: wish.preset,
    ...(wish.edition !== rules.edition && { edition: wish.edition }),
    ...(!sameModules && { modules: [...wish.modules] }),
    ...(changed.length > 0 && { options: Object.fromEntries(changed) }),
  };
}

function presetOf(game: CatalogueGame, name: string): CataloguePreset {
  return game.presets.find(({ rules }) => rules.preset === name) ?? game.presets[0]!;
}
