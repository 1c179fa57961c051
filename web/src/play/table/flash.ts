// What has just been scored or won, for the board's pulse.

import type { Signal } from '@preact/signals';
import type { Event } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import { beforeEnding } from '../ending/before_ending.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { Room } from '../room.ts';
import type { GameParts } from './game_parts.ts';
import { onAct } from './on_act.ts';

/** The pulse takes 600 ms, in which eyes come from the hand to the feature; the rest is for reading it. */
const FLASH_MS = 1200;

/**
 * Lights up what brings something in these events and later ones, until any action ends it. Returns a
 * function that stops it.
 */
export function followFlash(
  room: Room,
  { tally, won }: Pick<GameParts, 'tally' | 'won'>,
  flash: Signal<readonly FeatureTiles[]>,
  first: readonly Event[],
): () => void {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(ending);
    if (flash.peek().length > 0) flash.value = [];
  };
  const show = (told: readonly Event[]) => {
    const events = beforeEnding(told, tally);
    const features = [...scoresOf(events), ...events.flatMap((event) => won?.(event) ?? [])];
    if (features.length === 0) return;
    clearTimeout(ending);
    flash.value = features;
    ending = setTimeout(end, FLASH_MS);
  };
  const stop = room.onEvents(show);
  const rest = onAct(end);
  show(first);
  return () => {
    stop();
    rest();
    end();
  };
}
