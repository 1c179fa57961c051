// Says that the connection is lost and what is being done. The screen behind it stays.

import { t } from '../i18n/index.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import { lackOfRooms } from '../net/lack_of_rooms.ts';
import { online } from '../net/online.ts';
import type { Room } from './room.ts';

export function ReconnectBar({ room }: { room: Room }) {
  const status = room.status.value;
  const lost = status.state === 'waiting' || (status.state === 'connecting' && status.attempt > 0);
  return (
    <div class="reconnect" role="status">
      {lost && (
        <p>
          <span>{what(room, status.attempt)}</span>
          <button type="button" class="button" onClick={() => room.reconnect()}>
            {t('room.retryNow')}
          </button>
        </p>
      )}
    </div>
  );
}

function what(room: Room, attempt: number): string {
  const lack = lackOfRooms.value;
  if (isOwnRoom(room.code))
    return lack === null ? t('room.reconnecting', { n: attempt }) : t(`engine.${lack}`);
  if (online.value) return t('room.reconnecting', { n: attempt });
  return t(room.view.value === null ? 'room.offlineUnseen' : 'room.offline');
}
