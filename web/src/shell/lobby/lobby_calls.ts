// Tells a player who waits in a lobby that somebody has come: by screen reader, by sound, and by the tab,
// which may be one of many behind another window.

import { t } from '../../i18n/index.ts';
import { followSwap } from '../../play/chat/muted.ts';
import type { Room } from '../../play/room.ts';
import { play } from '../../ui/cues.ts';
import { say, showNotice } from '../../ui/notices.ts';
import { callFromTab } from '../../ui/tab.ts';

/** Starts telling; returns a function that stops it. */
export function callInLobby(room: Room): () => void {
  return room.onEvents((events) => {
    const { you, host } = room.view.value!;
    if (you !== host && events.some(({ type }) => type === 'rules_set')) showNotice(t('log.rulesSet'));
    for (const event of events) if (event.type === 'seats_swapped') followSwap(room.view.value!, event);
    const others = events.filter((event) => 'seat' in event && event.seat !== you);
    const came = others.flatMap((event) =>
      event.type === 'seat_taken' ? [t('log.joined', { name: event.name })] : [],
    );
    for (const event of others) {
      if (event.type === 'computer_seated') say(t('log.joined', { name: event.name }));
    }
    if (came.length > 0) {
      const news = came.join(' ');
      say(news);
      callFromTab(`${news} · Bastide`);
      play('seat');
    } else if (others.some(({ type }) => type === 'chat')) {
      play('chat');
    }
  });
}
