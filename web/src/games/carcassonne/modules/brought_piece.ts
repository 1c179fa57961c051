import type { Figure } from '../../../board/index.ts';
import type { Key } from '../../../i18n/index.ts';
import type { FeatureKind } from '../../../net/protocol.gen.ts';
import type { SinglePiece } from '../../../play/table/game_parts.ts';

/** A kind of piece of which a module brings one to each seat. */
export interface BroughtPiece extends SinglePiece {
  readonly figure: Figure;
  /** Whatever it stands on, it is told by its own name. */
  readonly isItself?: true;
  /** Else how its name goes with what it is where it stands, its `role`. */
  readonly as?: Key;
  /** What it is on some kinds of feature. */
  readonly role?: (kind: FeatureKind) => string | undefined;
  /** It stands beside one's other figures. */
  readonly claimsNothing?: true;
  /** Without this other module it stays in the box. */
  readonly needs?: string;
}
