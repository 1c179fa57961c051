// Says when the server has played for a seat.

import { loadTexts, t } from '../../i18n/index.ts';
import { showNotice } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';

/** Returns how to stop. */
export function tellOfSkips(room: Room): () => void {
  return room.onEvents((events) => {
    for (const event of events) {
      if (event.type !== 'seat_skipped') continue;
      const name = seatName(room.view.value!, event.seat);
      void loadTexts(['clock']).then(() => showNotice(t(`skip.by.${event.cause}`, { name })));
    }
  });
}
