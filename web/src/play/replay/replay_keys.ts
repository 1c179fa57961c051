// The keyboard in a replay.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Camera } from '../../board/index.ts';
import { coordinatesOn, keysOn } from '../../ui/settings.ts';
import type { GameParts } from '../table/game_parts.ts';
import { isMeantElsewhere } from '../table/keys.ts';
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
      const run =
        isMeantElsewhere(event) || event.shiftKey
          ? undefined
          : commandOf(event, place, camera, turnable, read);
      run?.();
      if (run !== undefined) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [place, camera, turnable, read]);
}

function commandOf(
  { key, target }: KeyboardEvent,
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
  if (!(target as HTMLElement).matches('button, a, summary, input')) {
    commands[' '] = () => (place.playing.value ? place.pause() : place.play());
  }
  return moves[key] ?? (keysOn.value ? commands[key] : undefined);
}
