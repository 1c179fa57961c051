import type { Figure } from '../../../board/index.ts';
import type { Key } from '../../../i18n/index.ts';
import type { FeatureKind } from '../../../net/protocol.gen.ts';
import type { Choice } from '../../../play/draft.ts';
import type { ChoiceProps, SinglePiece } from '../../../play/table/game_parts.ts';

/** A choice that puts a piece on the tile. */
export type LaterAt = Pick<ChoiceProps, 'game' | 'tile' | 'survey'> & Pick<Choice, 'events'>;

/** A kind of piece that a module gives each seat once. */
export interface BroughtPiece extends SinglePiece {
  readonly figure: Figure;
  /** It has its own name wherever it stands. */
  readonly isItself?: true;
  /** Otherwise: how its name combines with its `role` where it stands. */
  readonly as?: Key;
  /** Its name on some kinds of feature. */
  readonly role?: (kind: FeatureKind) => string | undefined;
  /** It stands beside one's other figures. */
  readonly claimsNothing?: true;
  /** What it brings later, if that is not what a claim there brings. */
  readonly later?: (at: LaterAt) => string;
  /** Seats show it before the pieces of earlier modules. */
  readonly isFirst?: true;
  /** It is only in play with this other module. */
  readonly needs?: string;
  /** It is not in play if this option is off. */
  readonly unlessOff?: string;
}
