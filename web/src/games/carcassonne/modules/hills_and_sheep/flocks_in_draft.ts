// The flocks as they lie after my decisions, and what would become of them.

import { type Cell, sameCell } from '../../../../board/index.ts';
import type { GameView, SurveyedFeature } from '../../../../net/protocol.gen.ts';
import type { Choice, Draft } from '../../../../play/draft.ts';
import type { TileInPlay } from '../../../../play/words.ts';
import { describeTile } from '../../tiles/index.ts';
import { piecesIn } from '../brought.ts';
import { sheepIn } from './bag.ts';

export interface LyingFlock extends Cell {
  readonly feature: number;
  readonly seat: number;
  readonly sheep: number;
}

/** Of each shepherd on the board that has one. */
export function flocksIn(draft: Draft, game: GameView): LyingFlock[] {
  return piecesIn(draft, game).flatMap(({ piece, seat, x, y, feature }) => {
    const sheep = piece === 'shepherd' ? sheepIn(game.seats[seat]?.flock) : 0;
    return sheep > 0 ? [{ x, y, feature, seat, sheep }] : [];
  });
}

/** All sheep of the field, by what scoring them would bring; null: not known yet. */
export function sheepAtStake(choices: readonly Choice[]): number | null {
  const home = choices.find(({ action }) => action.type === 'flock' && action.choice === 'score');
  const scored = home?.events?.find((event) => event.type === 'scored' && event.reason === 'flock');
  return scored?.type === 'scored' ? scored.points : null;
}

const TOWARDS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** Whether no side of the field faces an empty cell (HILLS-FLOCK-06), with the tile that is being laid. */
export function isClosed(
  { segments }: SurveyedFeature,
  { board }: Pick<GameView, 'board'>,
  laid: TileInPlay & Cell,
): boolean {
  const tileAt = (cell: Cell) => (sameCell(laid, cell) ? laid : board.find((tile) => sameCell(tile, cell)));
  return segments.every(([x = 0, y = 0, feature = 0]) => {
    const tile = tileAt({ x, y });
    const printed = tile && describeTile(tile.tile, tile.rotation).features[feature];
    const sides = printed?.sides ?? [];
    return sides.every((side) => tileAt({ x: x + TOWARDS[side][0], y: y + TOWARDS[side][1] }) !== undefined);
  });
}
