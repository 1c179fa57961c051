// A player who has looked elsewhere while waiting for a turn, or begins a game that goes on for days, is
// asked, once, whether to be called when it comes.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { withTexts } from '../i18n/index.ts';
import { canCall } from '../ui/calls.ts';
import { lazy } from '../ui/lazy.tsx';
import { calls } from '../ui/settings.ts';
import { ownToAct } from './playing.ts';
import { mayOfferPush } from './push/index.ts';
import type { Room } from './room.ts';

/** By this page, or also while it is closed. */
export type OfferedCalls = 'page' | 'push';

/** Whether to ask now: after the first wait during which the page was hidden, or in a game by days. */
export function useOfferOfCalls(room: Room): ReadonlySignal<OfferedCalls | null> {
  const offered = useSignal<OfferedCalls | null>(null);
  useEffect(() => {
    const offer = async (otherwise: OfferedCalls | null) => {
      const may = await mayOfferPush(room);
      offered.value ??= may ? 'push' : otherwise;
    };
    const notice = () => {
      const view = room.view.peek();
      const waits = view?.phase === 'playing' && view.you !== null && ownToAct(view) === null;
      if (document.hidden && waits && canCall()) void offer(calls.peek() === 'unasked' ? 'page' : null);
    };
    const { phase, you, clock } = room.view.peek()!;
    if (phase === 'playing' && you !== null && clock?.rule.kind === 'days') void offer(null);
    document.addEventListener('visibilitychange', notice);
    return () => document.removeEventListener('visibilitychange', notice);
  }, [room, offered]);
  return offered;
}

export const OfferOfCalls = lazy(
  withTexts(['settings'], async () => (await import('./calls_card.tsx')).CallsCard),
  { quiet: true },
);
