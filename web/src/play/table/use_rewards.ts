import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TurnedCamera } from '../../board/index.ts';
import type { Room } from '../room.ts';
import type { GameParts } from './game_parts.ts';

/** Shows events by motion, from the second change on, so that a new viewer waits for nothing. */
export function useRewards(
  room: Room,
  camera: TurnedCamera,
  board: RefObject<HTMLElement | null>,
  parts: Pick<GameParts, 'figures' | 'tally'>,
): void {
  useEffect(() => {
    let left = false;
    let stop = room.onEvents(() => {
      stop();
      import('./rewards.tsx').then(
        ({ followRewards }) => {
          if (!left) stop = followRewards(room, camera, board.current!, parts);
        },
        (reason: unknown) => console.error(reason),
      );
    });
    return () => {
      left = true;
      stop();
    };
  }, [room, camera, board, parts]);
}
