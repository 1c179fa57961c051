// Announces who asks for a turn back, and who would rather let it stand.

import { loadTexts, t } from '../../i18n/index.ts';
import type { Event } from '../../net/protocol.gen.ts';
import { play } from '../../ui/cues.ts';
import { say, showNotice } from '../../ui/notices.ts';
import { callFromTab } from '../../ui/tab.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';

/** Tells of these events what others at this table asked or declined. */
export async function announceUndo(room: Room, events: readonly Event[]): Promise<void> {
  await loadTexts(['undo']);
  for (const event of events) {
    if (event.type !== 'undo_asked' && event.type !== 'undo_declined') continue;
    const view = room.view.value!;
    if (room.seats.value.includes(event.seat)) continue;
    const name = seatName(view, event.seat);
    if (event.type === 'undo_declined') showNotice(t('undo.declined', { name }), { passes: true });
    else if (view.undo !== undefined) call(t('undo.asks', { name }));
  }
}

function call(news: string): void {
  say(news);
  callFromTab(`${news} · Bastide`);
  play('seat');
}
