// A player who has looked elsewhere while waiting for a turn is asked, once, whether to be called
// when it comes.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { withTexts } from '../i18n/index.ts';
import { canCall } from '../ui/calls.ts';
import { lazy } from '../ui/lazy.tsx';
import { calls } from '../ui/settings.ts';
import { ownToAct } from './playing.ts';
import type { Room } from './room.ts';

/** Whether to ask now: after the first wait during which the page was hidden. */
export function useOfferOfCalls(room: Room): ReadonlySignal<boolean> {
  const offered = useSignal(false);
  useEffect(() => {
    const notice = () => {
      const view = room.view.peek();
      const waits = view?.phase === 'playing' && view.you !== null && ownToAct(view) === null;
      if (document.hidden && waits && calls.peek() === 'unasked' && canCall()) offered.value = true;
    };
    document.addEventListener('visibilitychange', notice);
    return () => document.removeEventListener('visibilitychange', notice);
  }, [room, offered]);
  return offered;
}

export const OfferOfCalls = lazy(
  withTexts(['settings'], async () => (await import('./calls_card.tsx')).CallsCard),
  { quiet: true },
);
