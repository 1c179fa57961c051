// What has just been scored or won, for the board's pulse.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Event } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { Room } from '../room.ts';

const FLASH_MS = 1800;

/** `won`: the feature with which an event of this game brought something other than points. */
export function useFlash(
  room: Room,
  won: (event: Event) => FeatureTiles | null = () => null,
): ReadonlySignal<readonly FeatureTiles[]> {
  const flash = useSignal<readonly FeatureTiles[]>([]);
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const stop = room.onEvents((events) => {
      const features = [...scoresOf(events), ...events.flatMap((event) => won(event) ?? [])];
      if (features.length === 0) return;
      clearTimeout(ending);
      flash.value = features;
      ending = setTimeout(() => {
        flash.value = [];
      }, FLASH_MS);
    });
    return () => {
      stop();
      clearTimeout(ending);
    };
  }, [room, won, flash]);
  return flash;
}
