// What has just been scored or won, for the board's pulse.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { scoresOf } from '../draft.ts';
import { beforeEnding } from '../ending/ending_steps.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { Room } from '../room.ts';
import type { GameParts } from './game_parts.ts';
import { onAct } from './on_act.ts';

/** The pulse takes 600 ms, in which eyes come from the hand to the feature; the rest is for reading it. */
const FLASH_MS = 1200;

/** Any action ends it. `won`: the feature with which an event brought something other than points. */
export function useFlash(
  room: Room,
  { tally, won }: Pick<GameParts, 'tally' | 'won'>,
): ReadonlySignal<readonly FeatureTiles[]> {
  const flash = useSignal<readonly FeatureTiles[]>([]);
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(ending);
      if (flash.peek().length > 0) flash.value = [];
    };
    const stop = room.onEvents((told) => {
      const events = beforeEnding(told, tally);
      const features = [...scoresOf(events), ...events.flatMap((event) => won?.(event) ?? [])];
      if (features.length === 0) return;
      clearTimeout(ending);
      flash.value = features;
      ending = setTimeout(end, FLASH_MS);
    });
    const rest = onAct(end);
    return () => {
      stop();
      rest();
      clearTimeout(ending);
    };
  }, [room, tally, won, flash]);
  return flash;
}
