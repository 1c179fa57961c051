// What players have just shown, by seat.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Room } from '../room.ts';
import { isHeard } from './muted.ts';
import { type SignName, signOf } from './phrases.ts';

const SHOWN_MS = 4000;

export function useSigns(room: Room): ReadonlySignal<ReadonlyMap<number, SignName>> {
  const signs = useSignal<ReadonlyMap<number, SignName>>(new Map());
  useEffect(() => {
    const ends = new Map<number, ReturnType<typeof setTimeout>>();
    const show = (seat: number, sign: SignName) => {
      signs.value = new Map(signs.value).set(seat, sign);
      clearTimeout(ends.get(seat));
      const end = () => {
        const others = new Map(signs.value);
        others.delete(seat);
        signs.value = others;
      };
      ends.set(seat, setTimeout(end, SHOWN_MS));
    };
    const stop = room.onEvents((events) => {
      const view = room.view.peek()!;
      for (const event of events) {
        const sign = event.type === 'chat' ? signOf(event.phrase) : null;
        if (event.type === 'chat' && sign !== null && isHeard(view, event)) show(event.seat, sign);
      }
    });
    return () => {
      stop();
      for (const end of ends.values()) clearTimeout(end);
    };
  }, [room, signs]);
  return signs;
}
