// The pieces that modules bring, in the order in which seats show them.

import type { Figures } from '../../../board/index.ts';
import type { Piece, Rules } from '../../../net/protocol.gen.ts';
import { ABBEY_PIECES } from './abbey_and_mayor/pieces.ts';
import { ABBOT_PIECES } from './abbot/pieces.ts';
import type { BroughtPiece } from './brought_piece.ts';
import { INNS_PIECES } from './inns_and_cathedrals/pieces.ts';
import { TRADERS_PIECES } from './traders_and_builders/pieces.ts';

const BROUGHT: Readonly<Record<string, readonly BroughtPiece[]>> = {
  inns_and_cathedrals: INNS_PIECES,
  abbot: ABBOT_PIECES,
  traders_and_builders: TRADERS_PIECES,
  abbey_and_mayor: ABBEY_PIECES,
};

const ALL = Object.values(BROUGHT).flat();

export const PIECES: Readonly<Partial<Record<Piece, BroughtPiece>>> = Object.fromEntries(
  ALL.map((brought) => [brought.piece, brought]),
);

/** Their figures. */
export const FIGURES: Figures = Object.fromEntries(ALL.map(({ piece, figure }) => [piece, figure]));

/** The pieces of each seat by these rules, besides meeples. */
export function broughtBy({ modules }: Pick<Rules, 'modules'>): BroughtPiece[] {
  return Object.entries(BROUGHT).flatMap(([module, pieces]) =>
    modules.includes(module) ? pieces.filter(({ needs }) => !needs || modules.includes(needs)) : [],
  );
}
