// The host's way to be rid of those who watch without a seat.

import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { Confirm } from '../ui/dialog.tsx';
import { showRefusal } from '../ui/notices.ts';
import type { Room } from './room.ts';
import { otherWatchers } from './watchers.ts';

export function maySendWatchersAway(room: Room, view: RoomView): boolean {
  return view.you !== null && view.you === view.host && otherWatchers(room, view) > 0;
}

export function ConfirmSendingAway({ room, onClose }: { room: Room; onClose(): void }) {
  return (
    <Confirm
      title={t('watchers.sendAwayAsk')}
      text={t('watchers.sendAwayText')}
      action={t('watchers.sendAway')}
      onConfirm={() => room.send({ type: 'remove_spectators' }).catch(showRefusal)}
      onClose={onClose}
    />
  );
}

/** A button for the host while somebody watches. */
export function SendWatchersAway({ room, view }: { room: Room; view: RoomView }) {
  const [asking, setAsking] = useState(false);
  if (!maySendWatchersAway(room, view)) return null;
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {t('watchers.sendAway')}
      </button>
      {asking && <ConfirmSendingAway room={room} onClose={() => setAsking(false)} />}
    </>
  );
}
