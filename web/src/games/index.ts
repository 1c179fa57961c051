// The games that this page can show. Each is downloaded when it is first needed; nothing outside this folder
// knows their names.

import type { ComponentType } from 'preact';
import { withTexts } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import type { RulesRequest } from '../net/protocol.gen.ts';
import type { BigChoice } from '../play/big_choice.ts';
import type { GameHelp } from '../play/how_to_play.tsx';
import type { PuzzleProps } from '../play/puzzle/puzzle_props.ts';
import type { ReplayProps } from '../play/replay/replay_props.ts';
import type { Tally } from '../play/result/tally.ts';
import type { Stamp } from '../play/stamp.ts';
import type { ShownTable } from '../play/table/shown_table.ts';
import { lazy } from '../ui/lazy.tsx';
import { BIG_CHOICES } from './carcassonne/big_choices.ts';
import { CarcassonneHelp } from './carcassonne/lazy_help.ts';
import './carcassonne/modules/texts.ts';
import { CastleHelp } from './castle/lazy_help.ts';
import { CASTLE_TALLY } from './castle/tally.ts';
import { DiscoveryHelp } from './discovery/lazy_help.ts';
import { DISCOVERY_TALLY } from './discovery/tally.ts';

export type { BigChoice };

export interface Game {
  /** The table of a room that plays it. */
  readonly Table: ComponentType<ShownTable>;
  /** A finished game of it, turn by turn. */
  readonly Replay: ComponentType<ReplayProps>;
  /** A decision of one, to be found. */
  readonly Puzzle: ComponentType<PuzzleProps>;
  /** How to play it. */
  readonly Help: GameHelp;
  /** What one of its modules brings, for games with modules. */
  readonly ModulePicture?: ComponentType<{ module: string }>;
  /** How a game by these rules is presented once it is over; without rules with all that any brings. */
  readonly tally: (rules?: RulesRequest) => Promise<Tally>;
  /** Its board the size of a stamp. */
  readonly stamp: () => Promise<Stamp>;
  /** Absent: there is nothing to choose. */
  readonly bigChoices?: readonly BigChoice[];
}

const carcassonneModules = chunk(() => import('./carcassonne/modules/bring_modules.ts'));

/** By the server's names. */
export const GAMES: Readonly<Record<string, Game>> = {
  carcassonne: {
    Table: lazy(async () => (await import('./carcassonne/table/table.tsx')).fetchTable(), { screen: true }),
    Replay: lazy(async () => (await import('./carcassonne/table/replay.tsx')).fetchReplay()),
    Puzzle: lazy(async () => (await import('./carcassonne/table/puzzle.tsx')).fetchPuzzle()),
    Help: CarcassonneHelp,
    tally: async (rules) => (await carcassonneModules()).carcassonneTally(rules),
    stamp: chunk(async () => (await import('./carcassonne/stamp.ts')).stamp),
    ModulePicture: lazy(async () => (await import('./carcassonne/modules/picture.tsx')).ModulePicture, {
      quiet: true,
    }),
    bigChoices: BIG_CHOICES,
  },
  castle: {
    Table: lazy(
      withTexts(['castle'], async () => (await import('./castle/table/table.tsx')).Table),
      { screen: true },
    ),
    Replay: lazy(withTexts(['castle'], async () => (await import('./castle/table/replay.tsx')).Replay)),
    Puzzle: lazy(withTexts(['castle'], async () => (await import('./castle/table/puzzle.tsx')).Puzzle)),
    Help: CastleHelp,
    tally: async () => CASTLE_TALLY,
    stamp: chunk(async () => (await import('./castle/stamp.ts')).stamp),
  },
  discovery: {
    Table: lazy(
      withTexts(['discovery'], async () => (await import('./discovery/table/table.tsx')).Table),
      { screen: true },
    ),
    Replay: lazy(withTexts(['discovery'], async () => (await import('./discovery/table/replay.tsx')).Replay)),
    Puzzle: lazy(withTexts(['discovery'], async () => (await import('./discovery/table/puzzle.tsx')).Puzzle)),
    Help: DiscoveryHelp,
    tally: async () => DISCOVERY_TALLY,
    stamp: chunk(async () => (await import('./discovery/stamp.ts')).stamp),
  },
};

/** A picture for the first screen. */
export const Landscape = lazy(async () => (await import('./carcassonne/landscape.tsx')).Landscape, {
  quiet: true,
});
