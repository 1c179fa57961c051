import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TurnedCamera } from '../../board/index.ts';
import { chunk } from '../../net/chunk.ts';
import type { Event } from '../../net/protocol.gen.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { Room } from '../room.ts';
import type { GameParts } from './game_parts.ts';

const rewardsLayer = chunk(() => import('./rewards.tsx'));

/**
 * Shows events by motion, from the second change on, so that a new viewer waits for nothing. Returns what
 * lights up on the board.
 */
export function useRewards(
  room: Room,
  camera: TurnedCamera,
  board: RefObject<HTMLElement | null>,
  parts: GameParts,
): ReadonlySignal<readonly FeatureTiles[]> {
  const flash = useSignal<readonly FeatureTiles[]>([]);
  useEffect(() => {
    let left = false;
    const begin = (first: readonly Event[]) => {
      stop();
      rewardsLayer().then(
        ({ followRewards }) => {
          if (!left) stop = followRewards(room, camera, board.current!, parts, flash, first);
        },
        (reason: unknown) => {
          console.error(reason);
          if (!left) stop = room.onEvents(begin);
        },
      );
    };
    let stop = room.onEvents(begin);
    return () => {
      left = true;
      stop();
    };
  }, [room, camera, board, parts, flash]);
  return flash;
}
