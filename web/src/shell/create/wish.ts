// What the host wishes for, on the way to being asked of the server: a preset and what differs from it.

import type {
  CatalogueGame,
  CatalogueOption,
  CataloguePreset,
  Rules,
  RulesRequest,
} from '../../net/protocol.gen.ts';

export type OptionValue = Rules['options'][string];

export interface Wish {
  seats: number;
  preset: string;
  edition: string;
  modules: readonly string[];
  options: Readonly<Record<string, OptionValue>>;
}

const USUAL_SEATS = 2;
/** The option that admits one seat more than the preset does. */
const SEAT_MORE = 'sixth_player';
/** The option that says who begins: at random, or the number of a seat. */
const FIRST_PLAYER = 'first_player';

export function wishFor(game: CatalogueGame, preset: string): Wish {
  const { rules } = presetOf(game, preset);
  const { edition, modules, options } = rules;
  return { seats: USUAL_SEATS, preset, edition, modules, options };
}

/** Modules keep the order in which the server lists them. */
export function withModule(game: CatalogueGame, wish: Wish, name: string, on: boolean): Wish {
  const modules = game.modules
    .map((module) => module.name)
    .filter((other) => (other === name ? on : wish.modules.includes(other)));
  return { ...wish, modules };
}

/** What counts with this module, or, for null, whatever the modules are. */
export function optionsOf(game: CatalogueGame, module: string | null): CatalogueOption[] {
  return game.options.filter((option) => option.module === module);
}

export function seatsAllowed(game: CatalogueGame, wish: Wish): number[] {
  const { seats_min, seats_max } = presetOf(game, wish.preset);
  const most = seats_max + (wish.options[SEAT_MORE] === true ? 1 : 0);
  return Array.from({ length: most - seats_min + 1 }, (_, i) => seats_min + i);
}

/** What may be chosen at this table; nobody begins who has no seat. */
export function valuesOf({ name, values }: CatalogueOption, wish: Wish): OptionValue[] {
  return values.filter((value) => name !== FIRST_PLAYER || hasSeat(value, wish.seats));
}

/** The wish with as many seats as its rules allow, and by the preset whoever begins if the one chosen lost the seat. */
export function seated(game: CatalogueGame, wish: Wish): Wish {
  const allowed = seatsAllowed(game, wish);
  const seats = Math.max(allowed[0]!, Math.min(wish.seats, allowed.at(-1)!));
  if (hasSeat(wish.options[FIRST_PLAYER], seats)) return { ...wish, seats };
  const first = presetOf(game, wish.preset).rules.options[FIRST_PLAYER]!;
  return { ...wish, seats, options: { ...wish.options, [FIRST_PLAYER]: first } };
}

function hasSeat(value: OptionValue | undefined, seats: number): boolean {
  return typeof value !== 'number' || value < seats;
}

export function wishedRules(game: CatalogueGame, wish: Wish): RulesRequest {
  const { rules } = presetOf(game, wish.preset);
  const changed = Object.entries(wish.options).filter(([name, value]) => value !== rules.options[name]);
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
