import type { Figure } from '../../../board/index.ts';
import type { SinglePiece } from '../../../play/table/game_parts.ts';

/** A kind of piece of which a module brings one to each seat. */
export interface BroughtPiece extends SinglePiece {
  readonly figure: Figure;
  /** Without this other module it stays in the box. */
  readonly needs?: string;
}
