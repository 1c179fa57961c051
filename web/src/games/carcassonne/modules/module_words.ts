// What a module puts into words at a table.

import type { Key, Values } from '../../../i18n/index.ts';
import type { Action, Event, GameView, PieceReturned, RoomView, Scored } from '../../../net/protocol.gen.ts';
import type { Asked, GameWords, TileInPlay } from '../../../play/words.ts';
import type { FeatureFacts } from '../tiles/index.ts';

/** The context of a choice. */
export interface ChoiceAt {
  /** The tile being laid, or the one laid last. */
  readonly tile: TileInPlay;
  readonly game: GameView;
  readonly view: RoomView;
}

/** A question other than what to set on the tile. */
export interface Question {
  /** Whether these choices ask it. */
  asks(
    has: (type: Action['type']) => boolean,
    among: readonly Action[],
    phase: GameView['phase'] | undefined,
  ): boolean;
  words(game: GameView, asked: Asked): string;
  /** What passing means then; absent: the usual words. */
  readonly pass?: Key | ((asked: Asked) => Key);
}

/** Where passing is a way not to do something more. */
export const passOrEnd = ({ passEndsTurn }: Asked): Key => (passEndsTurn ? 'turn.endTurn' : 'choice.nothing');

export interface ModuleWords {
  /** Each kind of choice that the module adds, in few words. */
  readonly choices?: {
    [T in Action['type']]?: (action: Extract<Action, { type: T }>, at: ChoiceAt) => string;
  };
  /** Choices in addition to those of what to set on the tile. */
  readonly besides?: readonly Action['type'][];
  readonly questions?: readonly Question[];
  /** Lines of the log; `name`: of the event's seat. Undefined: no line. */
  readonly events?: {
    [T in Event['type']]?: (
      event: Extract<Event, { type: T }>,
      name: string,
      view: RoomView,
    ) => string | undefined;
  };
  /** Streams of which its own events tell what is drawn. */
  readonly streams?: readonly string[];
  /** Lines for scores with these reasons; `values`: `name`, `n` points, `feature`. */
  readonly scored?: { [R in Scored['reason']]?: (event: Scored, values: Values) => string };
  /** Lines for pieces that return for these reasons: `piece` of `owner`. */
  readonly returned?: { [R in NonNullable<PieceReturned['reason']>]?: Key };
  /** Whether these events of the player's own turn give another tile of that turn. */
  givesTile?(events: readonly Event[]): boolean;
  /** What a follower is called on a feature that lies over a tile in play. */
  laid?(printed: readonly FeatureFacts[], feature: number): Key | undefined;
  /** What else is told of a cell where the tile in hand may lie; null: nothing. */
  cellNote?: GameWords['cellNote'];
  /** What else is told of the tiles still to come; null: nothing. */
  unseenNote?: GameWords['unseenNote'];
  /** What a player is called for, if not for an ordinary turn. */
  called?: GameWords['called'];
  /** Why there is something to do besides one's own turn with a tile; undefined: nothing of this module. */
  part?(game: GameView, view: RoomView): string | null | undefined;
}
