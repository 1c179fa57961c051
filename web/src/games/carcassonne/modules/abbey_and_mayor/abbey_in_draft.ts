import type { PlacedTile } from '../../../../board/index.ts';
import type { GameView } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';

/** The abbey where the draft lays it. */
export function abbeyIn(draft: Draft, game: GameView): PlacedTile | null {
  if (draft.step !== 'choose') return null;
  const { action, events } = draft.choices[draft.chosen]!;
  if (action.type !== 'place_abbey') return null;
  const laid = events?.find((event) => event.type === 'tile_placed');
  return laid ? { x: laid.x, y: laid.y, tile: laid.tile, rotation: 0, instance: game.board.length } : null;
}
