// What a module tells of the choices that it brings, besides their words.

import type { ComponentChild } from 'preact';
import type { Action, Colour, GameEvent, GameView, RoomView } from '../../../net/protocol.gen.ts';
import type { Draft } from '../../../play/draft.ts';
import type { ChoiceManner, ChoiceProps } from '../../../play/table/game_parts.ts';
import type { Target } from '../board/board_types.ts';

/** What a picture is drawn for. */
export interface IconAt {
  readonly view: RoomView;
  readonly game: GameView;
  readonly mine: Colour;
  readonly size: number;
}

/** What its outcome is told by. */
export type OutcomeAt = Pick<ChoiceProps, 'view' | 'game' | 'choices' | 'tile' | 'survey' | 'draft'>;

export interface CarcassonneChoice<A extends Action = Action> extends ChoiceManner {
  apart?(action: A): string;
  /** The picture beside it; absent: none. */
  icon?(action: A, at: IconAt): ComponentChild;
  /** What is told besides its points: in how many `places` it can be done, or what these words say. */
  readonly outcome?: 'places' | ((events: readonly GameEvent[], at: OutcomeAt, action: A) => string);
  /** Its own words tell of the tile that it gives. */
  readonly isTile?: true;
  /** The choices that follow it are counted as within its reach. */
  readonly isReach?: true;
  /** Where on the board it is chosen, by what it would bring; null while that is unknown. */
  target?(
    action: A,
    events: readonly GameEvent[],
    now: { draft: Draft; game: GameView },
  ): Pick<Target, 'x' | 'y' | 'feature' | 'whole' | 'act' | 'bare' | 'sought'> | null;
  /** Its places are shown while one of them is chosen. */
  readonly shownWhenChosen?: true;
  /** If a place allows several pieces the board offers that of the chosen line, else the first. */
  readonly onePieceShown?: true;
}

export type CarcassonneChoices = {
  readonly [T in Action['type']]?: CarcassonneChoice<Extract<Action, { type: T }>>;
};
