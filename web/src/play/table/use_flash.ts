// What was scored a moment ago, for the board's pulse and the seats' floating points.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Scored } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import type { Room } from '../room.ts';

const FLASH_MS = 1800;

export function useFlash(room: Room): ReadonlySignal<readonly Scored[]> {
  const flash = useSignal<readonly Scored[]>([]);
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const stop = room.onEvents((events) => {
      const scores = scoresOf(events);
      if (scores.length === 0) return;
      clearTimeout(ending);
      flash.value = scores;
      ending = setTimeout(() => {
        flash.value = [];
      }, FLASH_MS);
    });
    return () => {
      stop();
      clearTimeout(ending);
    };
  }, [room, flash]);
  return flash;
}
