// Announces who asks for a turn back, and who would rather let it stand.

import { loadTexts, t } from '../i18n/index.ts';
import { play } from '../ui/cues.ts';
import { say, showNotice } from '../ui/notices.ts';
import { callFromTab } from '../ui/tab.ts';
import type { Room } from './room.ts';
import { seatName } from './words.ts';

/** Returns a function that stops it. */
export function tellOfUndo(room: Room): () => void {
  return room.onEvents((events) => {
    for (const event of events) {
      if (event.type !== 'undo_asked' && event.type !== 'undo_declined') continue;
      const view = room.view.value!;
      const isOwn = room.seats.value.includes(event.seat);
      const isOpen = view.undo !== undefined;
      const name = seatName(view, event.seat);
      if (isOwn || (event.type === 'undo_asked' && !isOpen)) continue;
      void loadTexts(['undo']).then(() => {
        if (event.type === 'undo_declined') showNotice(t('undo.declined', { name }), { passes: true });
        else call(t('undo.asks', { name }));
      });
    }
  });
}

function call(news: string): void {
  say(news);
  callFromTab(`${news} · Bastide`);
  play('seat');
}
