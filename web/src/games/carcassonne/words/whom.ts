import { sameCell } from '../../../board/index.ts';
import { type Key, t } from '../../../i18n/index.ts';
import type { Capture, CropRemove, GameView, PlacedPiece, RemoveKnight } from '../../../net/protocol.gen.ts';
import { placeName } from '../../../play/place_name.ts';
import { seatName } from '../../../play/words.ts';
import type { ChoiceAt } from '../modules/module_words.ts';
import { roleOn } from './claims.ts';

/** The figure that something happens to, and where it stands. */
export function whomWords(
  key: Key,
  action: Capture | RemoveKnight,
  { game, view }: Pick<ChoiceAt, 'game' | 'view'>,
): string {
  const target = figureOf(action, game);
  const tile = game.board.find((placed) => sameCell(placed, action));
  if (target === undefined || tile === undefined) return action.type;
  const role = roleOn(tile, action.feature, target.piece);
  return t(key, { role, name: seatName(view, target.seat), place: placeName(action) });
}

/** The figure there, of the kind that the action names where several stand. */
export function figureOf(
  { x, y, feature, piece: kind }: Capture | CropRemove | RemoveKnight,
  { pieces }: Pick<GameView, 'pieces'>,
): PlacedPiece | undefined {
  return pieces.find(
    (piece) =>
      sameCell(piece, { x, y }) && piece.feature === feature && (kind === undefined || piece.piece === kind),
  );
}
