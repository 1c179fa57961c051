// Announces when the server or a computer plays for a seat, and when its player is back.

import { loadTexts, t } from '../i18n/index.ts';
import type { Event } from '../net/protocol.gen.ts';
import { showNotice } from '../ui/notices.ts';
import type { Room } from './room.ts';
import { seatName } from './words.ts';

/** Returns a function that stops it. */
export function tellOfStandIns(room: Room): () => void {
  return room.onEvents((events) => {
    for (const event of events) {
      if (!isStandIn(event)) continue;
      const name = seatName(room.view.value!, event.seat);
      void loadTexts(['clock', 'computers']).then(() =>
        showNotice(standInWords(event, name), { passes: true }),
      );
    }
  });
}

type StandIn = Extract<Event, { type: 'seat_skipped' | 'handed_over' | 'taken_back' }>;

function isStandIn(event: Event): event is StandIn {
  return event.type === 'seat_skipped' || event.type === 'handed_over' || event.type === 'taken_back';
}

function standInWords(event: StandIn, name: string): string {
  switch (event.type) {
    case 'seat_skipped':
      return t(`skip.by.${event.cause}`, { name });
    case 'handed_over':
      return t('computer.took', { name });
    case 'taken_back':
      return t('computer.back', { name });
  }
}
