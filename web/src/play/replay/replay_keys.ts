// The keyboard in a replay.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Camera } from '../../board/index.ts';
import { commandsOf, isMeantElsewhere } from '../../ui/key_reading.ts';
import { coordinatesOn, keysOn } from '../../ui/settings.ts';
import type { GameParts } from '../table/game_parts.ts';
import { turnBoard } from '../table/use_board_camera.ts';
import { ZOOM_STEP } from '../table/view_tools.tsx';
import type { PlaceInReplay } from './place_in_replay.ts';

export function useReplayKeys(
  place: PlaceInReplay,
  camera: Camera,
  { turnable }: GameParts,
  read: Signal<boolean>,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const run = isMeantElsewhere(event) ? undefined : commandOf(event, place, camera, turnable, read);
      run?.();
      if (run !== undefined) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [place, camera, turnable, read]);
}

function commandOf(
  event: KeyboardEvent,
  place: PlaceInReplay,
  camera: Camera,
  turnable: boolean | undefined,
  read: Signal<boolean>,
) {
  const moves: Record<string, () => void> = {
    ArrowLeft: () => place.step(-1),
    ArrowRight: () => place.step(1),
    Home: () => place.goTo(0),
    End: () => place.goTo(Number.POSITIVE_INFINITY),
  };
  const commands: Record<string, () => void> = {
    g: () => {
      read.value = !read.value;
    },
    x: () => {
      coordinatesOn.value = !coordinatesOn.value;
    },
    f: () => camera.fitBoard(),
    '+': () => camera.zoomBy(ZOOM_STEP, undefined, true),
    '-': () => camera.zoomBy(1 / ZOOM_STEP, undefined, true),
    ...(turnable && { q: () => turnBoard(1) }),
  };
  // The space bar presses the focused control.
  if (!event.shiftKey && !(event.target as HTMLElement).matches('button, a, summary, input')) {
    commands[' '] = () => (place.playing.value ? place.pause() : place.play());
  }
  const named = event.shiftKey ? undefined : moves[event.key];
  if (named !== undefined || !keysOn.value) return named;
  return commandsOf(event).flatMap((key) => commands[key] ?? [])[0];
}
