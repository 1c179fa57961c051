// What the page shows of a module of Carcassonne. Each module is one object of this form, in its own folder;
// index.ts lists them all.

import type { ComponentChild, ComponentType } from 'preact';
import type { PlacedTile } from '../../../board/index.ts';
import type { FeatureKind, GameView, Rules } from '../../../net/protocol.gen.ts';
import type { Draft } from '../../../play/draft.ts';
import type { Tally } from '../../../play/result/tally.ts';
import type { PieceChanges } from '../../../play/table/decided.ts';
import type {
  BesidesProps,
  BoardNotesProps,
  FeatureNotesProps,
  GameParts,
  OngoingProps,
  SeatBelongingsProps,
} from '../../../play/table/game_parts.ts';
import type { Layer } from '../board/layer.ts';
import type { TargetMarks } from '../board/target_mark.ts';
import type { BroughtPiece } from './brought_piece.ts';
import type { CarcassonneChoices } from './carcassonne_choice.ts';
import type { HelpCard } from './module_card.ts';
import type { ModuleWords } from './module_words.ts';

/** Everything about it. What is not needed wherever modules are named is fetched when it is. */
export interface CarcassonneModule {
  /** The server's. */
  readonly name: string;
  /** A small picture of what it brings, in a square of 60 units. */
  readonly picture: () => Promise<{ readonly picture: () => ComponentChild }>;
  /** Its card of how to play. */
  readonly card: () => Promise<{ readonly card: HelpCard }>;
  /** What a table needs to know of it, whether it is in play or not. */
  readonly table?: () => Promise<{ readonly table: ModuleAtTable }>;
  /** The same, but only a table where it is in play fetches it, with its texts in `played/`. */
  readonly tableInPlay?: () => Promise<{ readonly table: ModuleAtTable }>;
  /** What is shown beside the board where it is in play. */
  readonly panels?: () => Promise<{ readonly panels: ModulePanels }>;
  /** How what it lets players choose is marked on the board; fetched once something can be chosen. */
  readonly marks?: () => Promise<{ readonly marks: TargetMarks }>;
}

export interface ModuleAtTable {
  /** In the order in which seats show them. */
  readonly pieces?: readonly BroughtPiece[];
  readonly choices?: CarcassonneChoices;
  readonly words?: ModuleWords;
  readonly tally?: ModuleTally;
  /** How its events change the pieces on the board. */
  readonly pieceChanges?: PieceChanges;
  readonly layer?: Layer;
  readonly elsewhere?: Elsewhere;
  /** A tile that the draft lays by a choice of its own. */
  readonly tried?: (draft: Draft, game: GameView) => PlacedTile | null;
  readonly kindBeneath?: GameParts['kindBeneath'];
  /** Kinds of features whose worth grows by what it brings, but is fixed without it. */
  readonly growing?: (rules: Rules) => readonly FeatureKind[];
  readonly won?: GameParts['won'];
  readonly moment?: GameParts['moment'];
  readonly shown?: GameParts['shown'];
}

/** How choices look that put a piece on another tile than the one just laid. */
export interface Elsewhere {
  /** The mark of the tiles that they lead to. */
  readonly act: string;
  /** Names such a tile. */
  label(place: string): string;
  /** Drawn over the piece beside the choice. */
  badge(): ComponentChild;
}

/** What is shown beside the board. */
export interface ModulePanels {
  readonly Belongings?: ComponentType<SeatBelongingsProps>;
  readonly Besides?: ComponentType<BesidesProps>;
  readonly Ongoing?: ComponentType<OngoingProps>;
  readonly FeatureNotes?: ComponentType<FeatureNotesProps>;
  readonly BoardNotes?: ComponentType<BoardNotesProps>;
}

/** What it adds to the presentation of a finished game. */
export interface ModuleTally extends Omit<Tally, 'kinds' | 'numbered'> {
  /** Kinds of scores: those of features of its own, those of what is won, and those that others pay. */
  readonly kinds?: {
    readonly features?: readonly string[];
    readonly won?: readonly string[];
    readonly paid?: readonly string[];
  };
}
