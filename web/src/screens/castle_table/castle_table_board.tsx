// The board of The Castle with what the turn adds to it.
import type { BoardPartProps } from '../table/game_parts.ts';

export function CastleTableBoard(_: BoardPartProps) {
  return null;
}
