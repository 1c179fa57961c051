import { PieceIcon } from '../../../board/index.ts';
import type { Capture, CropRemove, RemoveKnight } from '../../../net/protocol.gen.ts';
import { figureOf } from '../words/whom.ts';
import { FIGURES } from './brought.ts';
import type { IconAt } from './carcassonne_choice.ts';

/** The figure that something happens to. */
export function TargetIcon({
  of,
  at: { view, game, size },
}: {
  of: Capture | CropRemove | RemoveKnight;
  at: IconAt;
}) {
  const target = figureOf(of, game);
  if (target === undefined) return null;
  const colour = view.seats[target.seat]?.colour ?? 'black';
  return <PieceIcon figure={FIGURES[target.piece]} colour={colour} size={size} />;
}
