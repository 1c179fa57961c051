// The differences between games at the table; the rest of this folder is common to all.

import type { ComponentChild, ComponentType } from 'preact';
import type { TilePictureProps } from '../../art/tile_picture.tsx';
import type { BoardProps, Cell, Figures, TurnedCamera } from '../../board/index.ts';
import type { Key, TextGroup } from '../../i18n/index.ts';
import type {
  Action,
  Event,
  FeatureKind,
  GameEvent,
  GameView,
  Piece,
  PlacedPiece,
  RoomView,
  Rules,
  Scored,
  SurveyedFeature,
  SurveyReply,
} from '../../net/protocol.gen.ts';
import type { Mark } from '../../ui/settings.ts';
import type { Choice, Draft, Thinking } from '../draft.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { GameHelp } from '../how_to_play.tsx';
import type { Tally } from '../result/tally.ts';
import type { Room } from '../room.ts';
import type { Survey } from '../survey.ts';
import type { Turn } from '../turn.ts';
import type { GameWords, TileInPlay } from '../words.ts';

export interface TableProps {
  room: Room;
  view: RoomView;
  game: GameView;
  parts: GameParts;
}

/** `at`: the place in the refusal. Null: it names no side. Requires: the texts of refusals. */
export type MisfitWords = (
  held: TileInPlay & Cell,
  board: GameView['board'],
  at: string | undefined,
) => string | null;

/** A question before something that cannot be undone. */
export type Question = { resign: true } | { remove: number } | { handOver: true };

/** What a board needs of a turn's draft. */
export type BoardTurn = Pick<Turn, 'draft' | 'offerAt' | 'chooseCell' | 'rotate' | 'pick' | 'choose'>;

export interface BoardPartProps extends Omit<TableProps, 'room'> {
  turn: BoardTurn;
  camera: TurnedCamera;
  /** The scoring at which the player points in the log. */
  pointed: Scored | null;
  /** What has just been scored or won. */
  flash: readonly FeatureTiles[];
  /** What the player reads off the board; absent if reading is impossible. */
  reading?: BoardReading;
  /** Drawn above everything else. */
  over?: BoardProps['over'];
  /** A place without a choice was pressed. */
  onEmpty?: BoardProps['onEmpty'];
}

/** What is shown and handled on a board that is read. */
export type BoardReading = Required<
  Pick<
    BoardProps,
    | 'highlights'
    | 'regions'
    | 'frontier'
    | 'marks'
    | 'tried'
    | 'coordinates'
    | 'told'
    | 'onTile'
    | 'onHover'
    | 'onFrontier'
  >
>;

export interface HandProps extends TableProps {
  turn: Turn;
  camera: TurnedCamera;
  wide: boolean;
  /** The board's surveys. */
  survey: Survey;
  /** Asks a computer for a hint; null: not in this room. */
  onHint: (() => void) | null;
  ask(question: Question): void;
}

/** What the hand shows of one step of the draft. */
export type StepProps<S extends Draft['step']> = Omit<HandProps, 'room' | 'ask' | 'onHint'> & {
  draft: Draft & { step: S };
};

/** One of a player's choices, on the tile being laid or the one laid last. */
export interface ChoiceProps extends Pick<TableProps, 'view' | 'game'> {
  choices: readonly Choice[];
  index: number;
  /** The tile: its cell and what is printed on it. */
  tile: TileInPlay & Cell;
  /** The board's survey; null: not known yet, or not in this room. */
  survey: SurveyReply | null;
  /** What has been decided before; absent: nothing that is not in the game yet. */
  draft?: Draft;
}

export interface ScoredNowProps extends Pick<TableProps, 'view'> {
  /** Of the draft; null: not known yet. */
  events: readonly GameEvent[] | null;
  /** What it brings later, in words. */
  later?: string;
}

export interface FeatureNotesProps extends Pick<TableProps, 'view'> {
  feature: SurveyedFeature;
}

export interface BoardNotesProps extends Pick<TableProps, 'view' | 'game'> {
  /** Of the whole board. */
  answer: SurveyReply;
}

export interface BesidesProps extends Pick<TableProps, 'view'> {
  turn: Turn;
  draft: Thinking;
}

/** What goes on besides anyone's tile. */
export interface OngoingProps extends Pick<TableProps, 'view' | 'game'> {
  draft: Draft;
}

export interface SeatBelongingsProps extends Pick<TableProps, 'view' | 'game'> {
  seat: number;
}

export interface BelongingsProps extends Omit<TableProps, 'room'> {
  /** Something was chosen to be shown on the board. */
  onDone(): void;
}

/** How choices of one kind are listed and asked. */
export interface ChoiceManner {
  /** One entry stands for all its places on the board. */
  readonly anywhere?: true;
  /** What one entry stands for besides the same piece. */
  apart?(action: Action): string;
  /** A picture in the list and a mark on the board distinguish them. */
  readonly pictured?: true;
  /** It is asked before any claim. */
  readonly beforeClaims?: true;
  /** What it lays may be claimed next: a player without figures is told before. */
  readonly leadsToClaims?: true;
  /** What it changes lies anywhere: the whole board is surveyed for it. */
  readonly ofBoard?: true;
  /** There is more to choose than its place: no press decides it. */
  readonly unfinished?: true;
}

/** Absent: each choice has its own entry, distinguished by its words. */
export type ChoiceManners = Readonly<Partial<Record<Action['type'], ChoiceManner>>>;

/** A kind of piece that each seat has once. */
export interface SinglePiece {
  readonly piece: Piece;
  /** Tells whether it is left in the supply. */
  readonly left: Key;
}

export interface GameParts {
  readonly Board: ComponentType<BoardPartProps>;
  readonly Hand: ComponentType<HandProps>;
  readonly Tile: ComponentType<TilePictureProps>;
  readonly ChoiceIcon: ComponentType<ChoiceProps>;
  readonly ChoiceOutcome: ComponentType<ChoiceProps>;
  /** The immediate scores. */
  readonly ScoredNow: ComponentType<ScoredNowProps>;
  readonly choices?: ChoiceManners;
  /** The figures of its kinds of piece. */
  readonly figures?: Figures;
  /** The pieces of seats by these rules besides meeples. */
  readonly singlePieces?: (rules: Rules) => readonly SinglePiece[];
  /** A seat's belongings besides points and figures, if any. */
  readonly SeatBelongings?: ComponentType<SeatBelongingsProps>;
  /** A panel for the belongings of all seats; `icon` is the path of its button, in a box of 24. */
  readonly belongings?: {
    readonly Panel: ComponentType<BelongingsProps>;
    readonly icon: string;
    title(): string;
  };
  /** What the player has decided besides the tile, and what else may be done before it is laid. */
  readonly Besides?: ComponentType<BesidesProps>;
  /** What goes on besides anyone's tile, for all to see. */
  readonly Ongoing?: ComponentType<OngoingProps>;
  /** Further notes on the card of a feature. Requires: the texts of reading. */
  readonly FeatureNotes?: ComponentType<FeatureNotesProps>;
  /** Further notes below everything that is held. Requires: the texts of reading. */
  readonly BoardNotes?: ComponentType<BoardNotesProps>;
  /** What a new player is told at the first choice, if it is not only where a figure goes. */
  readonly choosing?: { readonly mark: Mark; readonly words: Key };
  readonly Help: GameHelp;
  readonly words: GameWords;
  readonly tally: Tally;
  /** Fetches the words for where a refused tile differs from a neighbour. */
  readonly misfit?: () => Promise<MisfitWords>;
  /** The texts that its words need by these rules, besides those of every table. */
  readonly texts?: (rules: Rules) => readonly TextGroup[];
  /** Kinds of features that do not grow by these rules: their worth when finished is fixed. */
  readonly worthFixed?: (rules: Rules) => readonly string[];
  /** Kinds of features that the board shows while it is read, held or not. */
  readonly shownFree?: readonly string[];
  /** The kind of what a piece stands on if surveys do not tell it. */
  readonly kindBeneath?: (piece: PlacedPiece, game: GameView) => FeatureKind | null;
  /** The feature with which an event brought something other than points. */
  readonly won?: (event: Event) => FeatureTiles | null;
  /** What an event turns up, shown for a moment where it happens. */
  readonly moment?: (event: Event) => ComponentChild;
  /** Resolves when the tile's content is known, or cannot be. */
  whenDrawn(tile: string): Promise<void>;
  /** The game as this table shows it, if that differs from the server's view. */
  readonly shown?: (game: GameView, rules: Rules) => GameView;
  /** Whether the player may turn the board. */
  readonly turnable?: boolean;
  /** The empty cells beside tiles, which the player may mark without being told what fits. */
  readonly cellsBeside?: (game: GameView) => readonly Cell[];
  /** All cells with a tile or where one may be laid. */
  cellsInUse(game: GameView): readonly Cell[];
}
