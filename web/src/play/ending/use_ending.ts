// The final scoring of the game at a table, and where the board shows it.

import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Camera } from '../../board/index.ts';
import type { GameView, Scored } from '../../net/protocol.gen.ts';
import type { Tally } from '../result/tally.ts';
import type { Room } from '../room.ts';
import { Ending } from './ending.ts';
import { type EndingStep, endingSteps, scoresAt } from './ending_steps.ts';

export interface EndingShown {
  ending: Ending;
  steps: readonly EndingStep[];
  /** By seat: the points at the shown step. */
  scores: readonly number[];
}

interface Places {
  camera: Camera;
  pointed: Signal<Scored | null>;
}

/**
 * Null while the game runs, and if nothing was scored at its end. `seen`: it has just ended before the
 * player's eyes.
 */
export function useEnding(
  room: Room,
  game: GameView,
  tally: Tally,
  seen: boolean,
  { camera, pointed }: Places,
): EndingShown | null {
  const log = room.log.value;
  const over = game.seat === null;
  const steps = useMemo(
    () =>
      over
        ? endingSteps(
            log.flatMap(({ events }) => events),
            tally,
          )
        : [],
    [over, log],
  );
  const ending = useMemo(() => new Ending(steps.length, !seen), [steps.length, seen]);
  const at = ending.at;
  useEffect(() => {
    if (seen && steps.length > 0 && !movesLittle()) ending.play();
    return () => ending.pause();
  }, [ending]);
  useEffect(() => {
    const [scored] = steps[at - 1] ?? [];
    if (scored !== undefined) camera.show(scored.tiles.map(([x, y]) => ({ x, y })));
    if (steps.length > 0) pointed.value = scored ?? null;
  }, [ending, at]);
  if (steps.length === 0) return null;
  const atEnd = game.seats.map(({ score }) => score);
  return { ending, steps, scores: scoresAt(steps, at, atEnd) };
}

/** With reduced motion it goes on by hand. */
function movesLittle(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0';
}
