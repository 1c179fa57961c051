// The parts of a game's picture.

import type { GameView, RoomView } from '../../net/protocol.gen.ts';
import type { GameParts } from '../table/game_parts.ts';

export interface Pictured {
  view: RoomView;
  game: GameView;
  parts: GameParts;
  /** Where others find the game; null: nowhere. */
  link: string | null;
}
