// What differs from game to game at the table; the rest of this folder is the same for all.

import type { ComponentType } from 'preact';
import type { TilePictureProps } from '../../art/tile_picture.tsx';
import type { BoardProps, Cell, Figures, TurnedCamera } from '../../board/index.ts';
import type { Key, Part } from '../../i18n/index.ts';
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
import type { Choice, Thinking } from '../draft.ts';
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

/** `at`: the place that the refusal names. Null: it names no side. Requires: the texts of refusals. */
export type MisfitWords = (
  held: TileInPlay & Cell,
  board: GameView['board'],
  at: string | undefined,
) => string | null;

/** What is asked before something that cannot be undone. */
export type Question = { resign: true } | { remove: number } | { handOver: true };

/** What a board asks of a turn that is being thought about. */
export type BoardTurn = Pick<Turn, 'draft' | 'offerAt' | 'chooseCell' | 'rotate' | 'pick' | 'choose'>;

export interface BoardPartProps extends Omit<TableProps, 'room'> {
  turn: BoardTurn;
  camera: TurnedCamera;
  /** The scoring that the player points at in the log. */
  pointed: Scored | null;
  /** What was scored or won a moment ago. */
  flash: readonly FeatureTiles[];
  /** What the player reads off the board; absent where nothing can be read. */
  reading?: BoardReading;
  /** What is drawn above everything else. */
  over?: BoardProps['over'];
  /** A place was pressed where there is nothing to choose. */
  onEmpty?: BoardProps['onEmpty'];
}

/** What is shown and heard of a board that is being read. */
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
  /** What can be read off the board. */
  survey: Survey;
  /** Asks what a computer would do; null: not in this room. */
  onHint: (() => void) | null;
  ask(question: Question): void;
}

/** One of the choices that a player has, on the tile being laid or the one laid last. */
export interface ChoiceProps extends Pick<TableProps, 'view' | 'game'> {
  choices: readonly Choice[];
  index: number;
  /** Where the tile lies: a cell, and what is printed there. */
  tile: TileInPlay & Cell;
  /** What can be read off it; null: not known yet, or not in this room. */
  survey: SurveyReply | null;
}

export interface ScoredNowProps extends Pick<TableProps, 'view'> {
  /** Of what is thought about; null: not known yet. */
  events: readonly GameEvent[] | null;
  /** What to say where that is nothing for me. */
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

export interface SeatBelongingsProps extends Pick<TableProps, 'view' | 'game'> {
  seat: number;
}

export interface BelongingsProps extends Omit<TableProps, 'room'> {
  /** Something was chosen to be looked at on the board. */
  onDone(): void;
}

/** How choices of one kind are listed and asked. */
export interface ChoiceManner {
  /** One line stands for all places of the board where it can be done. */
  readonly anywhere?: true;
  /** A picture in the list and a mark on the board tell one from the other. */
  readonly pictured?: true;
  /** Where it is asked, nothing is claimed yet. */
  readonly beforeClaims?: true;
  /** What it lays may be claimed next: who has nothing to claim it with is told before. */
  readonly leadsToClaims?: true;
}

/** Absent: each choice has a line of its own, and is told apart by its words. */
export type ChoiceManners = Readonly<Partial<Record<Action['type'], ChoiceManner>>>;

/** A kind of piece of which each seat has one. */
export interface SinglePiece {
  readonly piece: Piece;
  /** Tells whether it is left in the hand. */
  readonly left: Key;
}

export interface GameParts {
  readonly Board: ComponentType<BoardPartProps>;
  readonly Hand: ComponentType<HandProps>;
  readonly Tile: ComponentType<TilePictureProps>;
  readonly ChoiceIcon: ComponentType<ChoiceProps>;
  readonly ChoiceOutcome: ComponentType<ChoiceProps>;
  /** What would be scored at once. */
  readonly ScoredNow: ComponentType<ScoredNowProps>;
  readonly choices?: ChoiceManners;
  /** How its kinds of piece look. */
  readonly figures?: Figures;
  /** What seats have by these rules besides meeples. */
  readonly singlePieces?: (rules: Rules) => readonly SinglePiece[];
  /** What a seat has besides points and figures, if anything. */
  readonly SeatBelongings?: ComponentType<SeatBelongingsProps>;
  /** A panel for what all seats have; `icon` is the path of its button, in a box of 24. */
  readonly belongings?: {
    readonly Panel: ComponentType<BelongingsProps>;
    readonly icon: string;
    title(): string;
  };
  /** What the player has decided on besides the tile, and what else may be done before it is laid. */
  readonly Besides?: ComponentType<BesidesProps>;
  /** What else the card of a feature tells. Requires: the texts of reading. */
  readonly FeatureNotes?: ComponentType<FeatureNotesProps>;
  /** What else stands below all that is held. Requires: the texts of reading. */
  readonly BoardNotes?: ComponentType<BoardNotesProps>;
  readonly Help: GameHelp;
  readonly words: GameWords;
  readonly tally: Tally;
  /** Fetches the words for where a refused tile shows something else than a neighbour. */
  readonly misfit?: () => Promise<MisfitWords>;
  /** The texts that its words need by these rules, besides those of every table. */
  readonly texts?: (rules: Rules) => readonly Part[];
  /** Kinds of features that do not grow: finished they are worth what they are worth. */
  readonly worthFixed?: readonly string[];
  /** Kinds of features that the board shows while it is read, held or not. */
  readonly shownFree?: readonly string[];
  /** The kind of what a piece stands on where surveys tell nothing of that. */
  readonly kindBeneath?: (piece: PlacedPiece, game: GameView) => FeatureKind | null;
  /** The feature with which an event brought something other than points. */
  readonly won?: (event: Event) => FeatureTiles | null;
  /** Resolves once it is known what is on the tile, or cannot be. */
  whenDrawn(tile: string): Promise<void>;
  /** The game as this table shows it, where that differs from what the server tells. */
  readonly shown?: (game: GameView, rules: Rules) => GameView;
  /** Whether the player may look at the board from another side. */
  readonly turnable?: boolean;
  /** The empty cells beside tiles, where the player may mark them without being told what fits. */
  readonly cellsBeside?: (game: GameView) => readonly Cell[];
  /** Everything that lies, and everywhere something may be laid. */
  cellsInUse(game: GameView): readonly Cell[];
}
