// Says that the connection is lost and what is being done. The screen behind it stays.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { barred } from '../net/barred.ts';
import type { Status } from '../net/connection.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import { lackOfRooms } from '../net/lack_of_rooms.ts';
import { online } from '../net/online.ts';
import { refusalText, whenToldWhy } from '../ui/notices.ts';
import { untranslated } from '../ui/untranslated.ts';
import type { Room } from './room.ts';

export function ReconnectBar({ room }: { room: Room }) {
  const status = room.status.value;
  const why = useWhyBarred();
  const lost = status.state === 'waiting' || (status.state === 'connecting' && status.attempt > 0);
  return (
    <div {...untranslated('reconnect')} role="status">
      {lost && (
        <p>
          <span>{what(room, status, why)}</span>
          <button type="button" class="button" onClick={() => room.reconnect()}>
            {t('room.retryNow')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Null while nothing is known, or the words for it are not there yet. */
function useWhyBarred(): string | null {
  const [told, setTold] = useState(false);
  const refusal = barred.value;
  useEffect(() => {
    if (refusal !== null) void whenToldWhy().then(() => setTold(true));
  }, [refusal]);
  return refusal === null || !told ? null : refusalText(refusal);
}

function what(
  room: Room,
  { attempt, why }: Exclude<Status, { state: 'online' | 'ended' }>,
  barred: string | null,
) {
  const lack = lackOfRooms.value;
  if (isOwnRoom(room.code))
    return lack === null ? t('room.reconnecting', { n: attempt }) : t(`engine.${lack}`);
  if (online.value) {
    if (why !== undefined) return t(why === 'guesses' ? 'room.waitGuesses' : `held.${why}`);
    return barred ?? t('room.reconnecting', { n: attempt });
  }
  return t(room.view.value === null ? 'room.offlineUnseen' : 'room.offline');
}
