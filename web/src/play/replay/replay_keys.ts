// The keyboard at a replay.

import { useEffect } from 'preact/hooks';
import type { Camera } from '../../board/index.ts';
import { keysOn } from '../../ui/settings.ts';
import { isMeantElsewhere } from '../table/keys.ts';
import { ZOOM_STEP } from '../table/view_tools.tsx';
import type { PlaceInReplay } from './place_in_replay.ts';

export function useReplayKeys(place: PlaceInReplay, camera: Camera): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const run = isMeantElsewhere(event) || event.shiftKey ? undefined : commandOf(event, place, camera);
      run?.();
      if (run !== undefined) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [place, camera]);
}

function commandOf({ key, target }: KeyboardEvent, place: PlaceInReplay, camera: Camera) {
  const moves: Record<string, () => void> = {
    ArrowLeft: () => place.step(-1),
    ArrowRight: () => place.step(1),
    Home: () => place.goTo(0),
    End: () => place.goTo(Number.POSITIVE_INFINITY),
  };
  const commands: Record<string, () => void> = {
    f: () => camera.fitBoard(),
    '+': () => camera.zoomBy(ZOOM_STEP, undefined, true),
    '-': () => camera.zoomBy(1 / ZOOM_STEP, undefined, true),
  };
  // The space bar presses whatever has the focus.
  if (!(target as HTMLElement).matches('button, a, summary, input')) {
    commands[' '] = () => (place.playing.value ? place.pause() : place.play());
  }
  return moves[key] ?? (keysOn.value ? commands[key] : undefined);
}
