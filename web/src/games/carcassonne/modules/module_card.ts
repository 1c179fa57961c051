import type { ComponentChild } from 'preact';
import type { Figure, SeatColour } from '../../../board/index.ts';
import type { Key } from '../../../i18n/index.ts';
import type { RulesRequest } from '../../../net/protocol.gen.ts';

/** A tile on a card of how to play. */
export interface HelpTile {
  readonly tile: string;
  readonly rotation: number;
  /** A figure stands on this feature. */
  readonly on?: number;
  readonly colour?: SeatColour;
  /** Absent: a meeple's. */
  readonly figure?: Figure;
  /** Something else on the tile: on feature `on`, `aside` units to the right; without `on` in the middle. */
  readonly thing?: { drawing(): ComponentChild; on?: number; aside?: number };
}

/** A module's card of how to play. */
export interface HelpCard {
  readonly tiles: readonly HelpTile[];
  /** It belongs to the numbered cards of the game itself. Absent: it says `help.NAME` of the module. */
  readonly basics?: { readonly title: Key; said(rules?: RulesRequest): Key };
  /** What the game's own cards say instead where the module is in play. */
  readonly instead?: Readonly<Partial<Record<Key, Key>>>;
}
