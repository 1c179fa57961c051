import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TurnedCamera } from '../../board/index.ts';
import type { Room } from '../room.ts';

/**
 * Shows what happens by motion, from the second change on: who has just come waits for nothing that does it.
 */
export function useRewards(room: Room, camera: TurnedCamera, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let left = false;
    let stop = room.onEvents(() => {
      stop();
      import('./rewards.tsx').then(
        ({ followRewards }) => {
          if (!left) stop = followRewards(room, camera, board.current!);
        },
        (reason: unknown) => console.error(reason),
      );
    });
    return () => {
      left = true;
      stop();
    };
  }, [room, camera, board]);
}
