// Whom a crop circle calls, and what it would make each seat do.

import { type Cell, sameCell } from '../../../../board/index.ts';
import type { GameView, Piece, PlacedPiece } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { eventsIn, withoutPiece } from '../../../../play/table/decided.ts';
import type { TileInPlay } from '../../../../play/words.ts';
import { type Called, describeTile } from '../../tiles/index.ts';
import { piecesIn } from '../brought.ts';

export type CropChoice = NonNullable<GameView['crop_circle']>;

/** On what each kind of follower may join another. */
const JOINS: Partial<Record<Piece, readonly Called[]>> = {
  meeple: ['city', 'road', 'field'],
  big_meeple: ['city', 'road', 'field'],
  mayor: ['city'],
  wagon: ['city', 'road'],
};
const NO_FOLLOWERS: readonly Piece[] = ['builder', 'pig', 'barn', 'shepherd'];

/** What the followers stand on that this tile calls. */
export function calledBy({ tile, rotation }: TileInPlay): Called {
  return describeTile(tile, rotation).features.find(({ calls }) => calls)?.calls ?? 'field';
}

export interface CalledSeat {
  readonly seat: number;
  /** Its followers that are called. */
  readonly followers: number;
  /** Whether it has a figure left that could join one of them. */
  readonly canAdd: boolean;
}

/** In the order in which they answer; after what is decided in the draft. */
export function calledSeats(laid: TileInPlay & Cell, draft: Draft, game: GameView): CalledSeat[] {
  const calls = calledBy(laid);
  const pieces = piecesAfter(draft, game);
  const deployed = draft.step === 'wait' ? [] : draft.events.filter(({ type }) => type === 'piece_deployed');
  const active = game.turn_seat ?? game.seat ?? 0;
  return game.seats.map((_, i, { length }) => {
    const seat = (active + 1 + i) % length;
    const followers = pieces.filter(
      (piece) => piece.seat === seat && isCalled(piece, calls, laid, game),
    ).length;
    const left = (piece: Piece): number => {
      const gone = deployed.filter((event) => 'piece' in event && event.piece === piece).length;
      return (game.seats[seat]!.supply[piece] ?? 0) - (seat === game.seat ? gone : 0);
    };
    const kinds = Object.entries(JOINS) as [Piece, readonly Called[]][];
    const canAdd =
      !game.seats[seat]!.resigned && kinds.some(([piece, on]) => on.includes(calls) && left(piece) > 0);
    return { seat, followers, canAdd };
  });
}

/** Also those that go home when something is scored have gone. */
function piecesAfter(draft: Draft, game: GameView): readonly PlacedPiece[] {
  const shown = piecesIn(draft, game);
  if (draft.step === 'wait') return shown;
  const later = draft.events.slice(eventsIn(draft).length);
  return later.reduce(
    (pieces, event) => (event.type === 'piece_returned' ? withoutPiece(pieces, event) : pieces),
    shown,
  );
}

function isCalled(
  piece: PlacedPiece,
  calls: Called,
  laid: TileInPlay & Cell,
  { board, castles = [] }: GameView,
): boolean {
  if (NO_FOLLOWERS.includes(piece.piece)) return false;
  const there = sameCell(laid, piece) ? laid : board.find((tile) => sameCell(tile, piece));
  if (there === undefined) return false;
  const printed = describeTile(there.tile, there.rotation).features[piece.feature];
  const inCastle = castles.some(({ tiles }) => tiles.some(([x, y]) => x === piece.x && y === piece.y));
  // What is not printed is a bridge.
  return (printed?.kind ?? 'road') === calls && !(calls === 'city' && inCastle);
}
