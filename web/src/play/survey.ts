// Surveys of the board: each question is asked once per step of the game.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Cell } from '../board/index.ts';
import type { Action, RoomView, SurveyReply } from '../net/protocol.gen.ts';
import { showRefusal } from '../ui/notices.ts';
import { GameStep, stepOf } from './game_step.ts';
import { nearestEngine } from './nearest_engine.ts';
import type { Room } from './room.ts';

export interface SurveyQuestion {
  /** Surveys the board after them. */
  readonly actions?: readonly Action[];
  /** Surveys this cell; absent: the whole board. */
  readonly at?: Cell;
}

/** Knows the rules: the server, or an engine in the page. */
export interface Surveyor {
  /** Rejects with `Refused`. */
  survey(question: SurveyQuestion): Promise<SurveyReply>;
}

export function nearestSurveyor(
  room: Pick<Room, 'code' | 'send' | 'view'>,
  nearest = nearestEngine(room),
): Surveyor {
  return {
    survey({ actions = [], at }) {
      const keys = {
        ...(actions.length > 0 && { actions: [...actions] }),
        ...(at && { at: [at.x, at.y] as [number, number] }),
      };
      return nearest.ask('survey', keys, () => room.send({ type: 'survey', ...keys }));
    },
  };
}

export const THE_BOARD: SurveyQuestion = {};

/** The answers of one table, for the present step of the game; an answer for an earlier one is dropped. */
export class Survey {
  readonly #surveyor: Surveyor;
  readonly #answers = signal<ReadonlyMap<string, SurveyReply>>(new Map());
  readonly #asked = new Set<string>();
  readonly #step = new GameStep();

  constructor(surveyor: Surveyor) {
    this.#surveyor = surveyor;
  }

  /** What is known; renders again when the answer is there. */
  of(question: SurveyQuestion): SurveyReply | null {
    return this.#answers.value.get(keyOf(question)) ?? null;
  }

  /** `step`: of the game; separates answers. */
  ask(question: SurveyQuestion, step: string): void {
    if (this.#step.goOnTo(step)) {
      this.#asked.clear();
      this.#answers.value = new Map();
    }
    const key = keyOf(question);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    void this.#step.hear(
      this.#surveyor.survey(question),
      (answer) => {
        this.#answers.value = new Map(this.#answers.peek()).set(key, answer);
      },
      (refused) => {
        this.#asked.delete(key);
        showRefusal(refused);
      },
    );
  }
}

function keyOf({ actions = [], at }: SurveyQuestion): string {
  return JSON.stringify([actions, at?.x, at?.y]);
}

/** The answer as soon as it is there. Null asks nothing. */
export function useSurvey(
  survey: Survey,
  view: RoomView,
  question: SurveyQuestion | null,
): SurveyReply | null {
  const step = stepOf(view);
  const key = question && keyOf(question);
  useEffect(() => {
    if (question !== null) survey.ask(question, step);
  }, [survey, step, key]);
  return question && survey.of(question);
}

/** Whether the room tells points before they are scored. */
export function isCounted({ aids }: RoomView): boolean {
  return (aids ?? 'all') === 'all';
}

/** Whether a player may ask a computer for a hint. */
export function isHinted(view: RoomView): boolean {
  return isCounted(view) && view.phase === 'playing';
}

/** Whether the room tells what can be read off the board. */
export function isRead({ aids }: RoomView): boolean {
  return aids !== 'none';
}
