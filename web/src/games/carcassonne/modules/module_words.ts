// What a module puts into words at a table.

import type { Key, Values } from '../../../i18n/index.ts';
import type { Action, Event, GameView, PieceReturned, RoomView, Scored } from '../../../net/protocol.gen.ts';
import type { TileInPlay } from '../../../play/words.ts';

/** Where a choice stands. */
export interface ChoiceAt {
  /** The one being laid, or the one laid last. */
  readonly tile: TileInPlay;
  readonly game: GameView;
  readonly view: RoomView;
}

/** Something else that is asked than what to set on the tile. */
export interface Question {
  /** Whether these choices ask it. */
  asks(has: (type: Action['type']) => boolean, among: readonly Action[]): boolean;
  words(game: GameView): string;
  /** What to do nothing means then; absent: as always. */
  readonly pass?: Key;
}

export interface ModuleWords {
  /** In few words, each kind of choice that it brings. */
  readonly choices?: {
    [T in Action['type']]?: (action: Extract<Action, { type: T }>, at: ChoiceAt) => string;
  };
  /** Choices that come besides those of what to set on the tile. */
  readonly besides?: readonly Action['type'][];
  readonly questions?: readonly Question[];
  /** Lines of the log; `name`: of the event's seat. Undefined: it has none for this one. */
  readonly events?: {
    [T in Event['type']]?: (
      event: Extract<Event, { type: T }>,
      name: string,
      view: RoomView,
    ) => string | undefined;
  };
  /** Lines for what is scored for these reasons; `values`: `name`, `n` points, `feature`. */
  readonly scored?: { [R in Scored['reason']]?: (event: Scored, values: Values) => string };
  /** Lines for who goes home for these reasons: `piece` of `owner`. */
  readonly returned?: { [R in NonNullable<PieceReturned['reason']>]?: Key };
  /** Why there is something to do besides a tile of one's own turn; undefined: nothing of this module. */
  part?(game: GameView, view: RoomView): string | null | undefined;
}
