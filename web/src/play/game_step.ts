// The step at which a game is. An answer to a question about an earlier one tells nothing any more: the game
// has gone on meanwhile. What asks about a running game has its answers through here.

import type { RoomView } from '../net/protocol.gen.ts';
import { Refused } from '../net/refused.ts';

/** The name of the step that a view shows; those of a rematch are others. */
export function stepOf({ number, game }: RoomView): string {
  return `${number} ${game?.step}`;
}

export class GameStep {
  #now: string | null = null;

  /** Null: no answers are wanted. */
  get now(): string | null {
    return this.#now;
  }

  /** Whether the game was at another step before. */
  goOnTo(step: string | null): boolean {
    const changed = step !== this.#now;
    this.#now = step;
    return changed;
  }

  /** For who asks something now: whether the game is still at this step, whenever that is called. */
  guard(): () => boolean {
    const asked = this.#now;
    return () => this.#now === asked;
  }

  /** Hands on what is told, or the refusal; neither if the game has gone on. */
  hear<T>(
    answer: Promise<T>,
    onTold: (told: T) => void,
    onRefused: (refused: Refused) => void,
  ): Promise<void> {
    const isTimely = this.guard();
    return answer.then(
      (told) => {
        if (isTimely()) onTold(told);
      },
      (refused: unknown) => {
        if (!(refused instanceof Refused)) throw refused;
        if (isTimely()) onRefused(refused);
      },
    );
  }
}
