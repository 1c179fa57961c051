import { PieceIcon, sameCell } from '../../../board/index.ts';
import type { Capture, RemoveKnight } from '../../../net/protocol.gen.ts';
import { FIGURES } from './brought.ts';
import type { IconAt } from './carcassonne_choice.ts';

/** The figure that something happens to. */
export function TargetIcon({ of, at: { view, game, size } }: { of: Capture | RemoveKnight; at: IconAt }) {
  const target = game.pieces.find((piece) => sameCell(piece, of) && piece.feature === of.feature);
  if (target === undefined) return null;
  const colour = view.seats[target.seat]?.colour ?? 'black';
  return <PieceIcon figure={FIGURES[target.piece]} colour={colour} size={size} />;
}
